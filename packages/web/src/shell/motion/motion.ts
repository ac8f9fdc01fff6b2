// Movement on the table, made from the events of an answer alone. The table is already right: this only shows how it came to be.
import type { LogLine } from '../log/log.ts'
import { drawnThing, PLACES } from '../log/mark.ts'
import type { GameTelling, ThingMotion } from '../log/telling.ts'

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
/** From one board to the next. */
const STEP_MS = 220
const TURN_MS = 160
const DROP_MS = 240
const DROP_PX = 8
const RISE_MS = 900
const RISE_PX = 18
const FADE_MS = 120
/** All movement of one answer ends within this time: more of it goes faster. */
const MOST_MS = 1500
/** Beats between two lines. */
const BEAT_MS = 240

export interface Drawn {
  readonly place: DOMRect
  readonly zone: Element | null
}
export type Places = ReadonlyMap<string, Drawn>

const zoneOf = (element: Element): Element | null => element.closest('[data-zone]')

/** Where the things that are about to move are drawn now; looking for all of them takes longer than moving these. */
export function drawnPlaces(lines: readonly LogLine[], telling: GameTelling, tableau: unknown): Places {
  const found = new Map<string, Drawn>()
  for (const { event } of lines) {
    const thing = telling.motion(event, tableau)?.thing
    const element = thing === undefined ? null : drawnThing([thing])
    if (thing !== undefined && element !== null) found.set(thing, { place: element.getBoundingClientRect(), zone: zoneOf(element) })
  }
  return found
}

const middle = ({ left, top, width, height }: DOMRect): readonly [number, number] => [left + width / 2, top + height / 2]

/** From where it was over everything it passes to where it is. */
function travelFrames(to: DOMRect, from: DOMRect, through: readonly DOMRect[]): Keyframe[] {
  const [x, y] = middle(to)
  const stops = [from, ...through, to].map(middle)
  return stops.map(([left, top]) => ({ transform: left === x && top === y ? 'none' : `translate(${left - x}px, ${top - y}px)`, easing: 'ease-in-out' }))
}

/** Where a thing comes from, what it passes and where it is. */
interface Way {
  readonly from: DOMRect | undefined
  readonly passed: readonly DOMRect[]
  readonly to: DOMRect
}

function moveThing(element: Element, { how }: ThingMotion, { from, passed, to }: Way, timing: (duration: number) => KeyframeAnimationOptions): Animation | null {
  if (how === 'drops') return element.animate([{ transform: `translateY(-${DROP_PX}px)`, opacity: 0 }, { transform: 'none', opacity: 1 }], timing(DROP_MS))
  if (how === 'turns') return element.animate([{ transform: 'rotateX(90deg)' }, { transform: 'none' }], timing(TURN_MS))
  if (from === undefined || (from.left === to.left && from.top === to.top)) return null
  const times: KeyframeAnimationOptions = { ...timing(STEP_MS * (passed.length + 1)), easing: 'linear' }
  const copy = copyOf(element, to)
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], times)
  const flight = copy.animate(travelFrames(to, from, passed), times)
  const landed = (): void => {
    copy.remove()
    hidden.cancel()
  }
  flight.onfinish = landed
  flight.oncancel = landed
  return flight
}

/** A picture of a thing above the whole table: zones cut off what leaves them. */
function copyOf(element: Element, place: DOMRect): HTMLElement {
  const copy = document.createElement('div')
  copy.className = 'in-flight'
  copy.ariaHidden = 'true'
  const inside = element.cloneNode(true)
  if (inside instanceof Element) for (const name of [...PLACES, 'role', 'tabindex', 'aria-label']) inside.removeAttribute(name)
  copy.append(inside)
  const scale = element instanceof HTMLElement && element.offsetWidth > 0 ? place.width / element.offsetWidth : 1
  Object.assign(copy.style, { left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px`, height: `${place.height}px` })
  copy.style.setProperty('--scale', String(scale))
  document.body.append(copy)
  return copy
}

/** A +3 that rises where it was gained. */
function rise(place: DOMRect, index: number, n: number, icon: string, timing: KeyframeAnimationOptions): Animation {
  const float = document.createElement('div')
  float.className = `gain-float ${n < 0 ? 'loss' : ''}`
  float.ariaHidden = 'true'
  float.style.left = `${place.left + place.width / 2 + index * 46}px`
  float.style.top = `${place.top + place.height / 2}px`
  float.textContent = `${n < 0 ? '−' : '+'}${Math.abs(n)}`
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#${icon}`)
  svg.append(use)
  float.append(svg)
  document.body.append(float)
  const risen = { transform: `translate(-50%, calc(-50% - ${RISE_PX}px))` }
  const made = float.animate(
    [{ transform: 'translate(-50%, -50%)', opacity: 0 }, { ...risen, opacity: 1, offset: 0.35 }, { ...risen, opacity: 1, offset: 0.8 }, { ...risen, opacity: 0 }],
    timing,
  )
  const gone = (): void => float.remove()
  made.onfinish = gone
  made.oncancel = gone
  return made
}

const lasting = (motion: ThingMotion | null): number => (motion?.how === 'travels' ? STEP_MS * ((motion.through?.length ?? 0) + 1) : BEAT_MS)

/** How the lines of an answer are shown. */
export interface Showing {
  readonly before: Places
  /** The table as it was. */
  readonly tableau: unknown
  readonly telling: GameTelling
  readonly speed: number
  /** Nothing travels or rises: what changed fades in. */
  readonly still: boolean
}

/** Shows the lines of an answer; the returned function ends all of it at once. */
export function showMotion(lines: readonly LogLine[], { before, tableau, telling, speed: wanted, still }: Showing): () => void {
  const running: Animation[] = []
  const motions = lines.map(({ event }) => telling.motion(event, tableau))
  const whole = motions.reduce((sum, motion) => sum + lasting(motion), 0) + RISE_MS
  const speed = wanted * Math.max(1, whole / MOST_MS)
  // everything is measured before anything is added: each look at a changed page would lay it out again
  const measured = lines.map((line, i) => {
    const motion = motions[i] ?? null
    const element = motion === null ? null : drawnThing([motion.thing])
    const was = motion === null ? undefined : before.get(motion.thing)
    // the same thing on somebody's card is no place it came from
    const from = element !== null && was?.zone === zoneOf(element) ? was.place : undefined
    const passed = (from === undefined ? [] : (motion?.through ?? [])).flatMap((id) => drawnThing([id])?.getBoundingClientRect() ?? [])
    const own = telling.amount(line.event)
    const amounts = own === null ? line.amounts : [own, ...line.amounts]
    const place = still || amounts.length === 0 ? undefined : drawnThing([...telling.places(line.event), `seat-${line.event.seat ?? -1}`])?.getBoundingClientRect()
    return { motion, amounts, place, drawn: element === null ? null : { element, way: { from, passed, to: element.getBoundingClientRect() } } }
  })
  let delay = 0
  for (const { motion, amounts, place, drawn } of measured) {
    const timing = (duration: number): KeyframeAnimationOptions => ({ duration: duration / speed, delay: still ? 0 : delay / speed, easing: EASE, fill: 'backwards' })
    const moved = motion === null || drawn === null ? null : still ? drawn.element.animate([{ opacity: 0 }, { opacity: 1 }], timing(FADE_MS)) : moveThing(drawn.element, motion, drawn.way, timing)
    if (moved !== null) running.push(moved)
    delay += lasting(motion)
    if (place !== undefined) for (const [n, one] of amounts.entries()) running.push(rise(place, n, one.n, one.icon, timing(RISE_MS)))
  }
  return () => {
    for (const one of running) one.cancel()
  }
}
