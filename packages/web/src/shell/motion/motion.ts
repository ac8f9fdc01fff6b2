// Movement on the table, made from the events of an answer alone. The table is already right: this only shows how it came to be.
import type { LogLine } from '../log/log.ts'
import { drawnThing, PLACES } from '../log/mark.ts'
import type { GameTelling } from '../log/telling.ts'

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
const TRAVEL_MS = 440
const TURN_MS = 160
const DROP_MS = 240
const DROP_PX = 8
const RISE_MS = 900
const RISE_PX = 18
/** All movement of one answer ends within this time. */
const MOST_MS = 1500

export type Places = ReadonlyMap<string, DOMRect>

/** Where every thing is drawn now. */
export function drawnPlaces(): Places {
  const found = new Map<string, DOMRect>()
  for (const element of document.querySelectorAll(PLACES.map((name) => `[${name}]`).join())) {
    const id = PLACES.map((name) => element.getAttribute(name)).find((found) => found !== null)
    if (id !== undefined && id !== null && !found.has(id) && element.getClientRects().length > 0) found.set(id, element.getBoundingClientRect())
  }
  return found
}

function moveThing(element: Element, how: 'travels' | 'drops' | 'turns', from: DOMRect | undefined, delay: number, speed: number): Animation | null {
  const timing = (duration: number): KeyframeAnimationOptions => ({ duration: duration / speed, delay: delay / speed, easing: EASE, fill: 'backwards' })
  if (how === 'drops') return element.animate([{ transform: `translateY(-${DROP_PX}px)`, opacity: 0 }, { transform: 'none', opacity: 1 }], timing(DROP_MS))
  if (how === 'turns') return element.animate([{ transform: 'rotateX(90deg)' }, { transform: 'none' }], timing(TURN_MS))
  if (from === undefined) return null
  const to = element.getBoundingClientRect()
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (x === 0 && y === 0) return null
  return element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], timing(TRAVEL_MS))
}

/** A +3 that rises where it was gained. */
function rise(place: DOMRect, index: number, n: number, icon: string, delay: number, speed: number): Animation {
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
    { duration: RISE_MS / speed, delay: delay / speed, easing: EASE, fill: 'backwards' },
  )
  const gone = (): void => float.remove()
  made.onfinish = gone
  made.oncancel = gone
  return made
}

/** Shows the lines of an answer; the returned function ends all of it at once. */
export function showMotion(lines: readonly LogLine[], before: Places, telling: GameTelling, wantedSpeed: number): () => void {
  const running: Animation[] = []
  const each = Math.min(TRAVEL_MS, MOST_MS / Math.max(1, lines.length))
  for (const [i, line] of lines.entries()) {
    const delay = i * each
    const motion = telling.motion(line.event)
    const element = motion === null ? null : drawnThing([motion.thing])
    const moved = motion === null || element === null ? null : moveThing(element, motion.how, before.get(motion.thing), delay, wantedSpeed)
    if (moved !== null) running.push(moved)
    const place = drawnThing([...telling.places(line.event), `seat-${line.event.seat ?? -1}`])?.getBoundingClientRect()
    const own = telling.amount(line.event)
    const amounts = own === null ? line.amounts : [own, ...line.amounts]
    if (place !== undefined) for (const [n, one] of amounts.entries()) running.push(rise(place, n, one.n, one.icon, delay, wantedSpeed))
  }
  return () => {
    for (const one of running) one.cancel()
  }
}
