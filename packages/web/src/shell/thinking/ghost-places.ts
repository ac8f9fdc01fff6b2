// Where the steps of a turn are marked on the screen: on what is seen of the things they are about.
import type { GivenStep } from '../../engine/protocol.ts'
import { PLACES } from '../log/mark.ts'
import { OFFERS } from '../narrow/covered.ts'
import { beside, type Disc, DISC, freest, type Point, type Spot, spotsOn } from './ghost-spots.ts'
import { inkNear } from './ink.ts'

/** Steps to be marked, as answers of this table and as they were advised, the one looked at, and the first that is not given yet. */
export interface Marked {
  readonly answers: readonly string[]
  readonly steps: readonly GivenStep[]
  readonly step: number
  readonly from?: number
}

export interface GhostPlace extends Disc {
  readonly n: number
}

/** What is found again where it was is not drawn anew: that would be one more change of the page. */
export const isSame = (a: readonly GhostPlace[], b: readonly GhostPlace[]): boolean =>
  a.length === b.length && a.every(({ n, x, y, size }, i) => n === b[i]?.n && x === b[i]?.x && y === b[i]?.y && size === b[i]?.size)

type Drawn = HTMLElement | SVGElement

const allOf = (selector: string): Drawn[] => [...document.querySelectorAll<Drawn>(selector)].filter((element) => element.checkVisibility())
const named = (names: readonly string[], value: string): string => names.map((name) => `[${name}="${CSS.escape(value)}"]`).join()

/** What is advised is marked where it is chosen from rather than on a copy elsewhere. */
const isOffered = (element: Drawn): boolean => element.closest(`[${OFFERS}]`) !== null

/** What stands for an answer itself: a card of the question, else its line in the list. */
const CARDS = ['data-card', 'data-plaque', 'data-drop', 'data-points']
const LINES = ['data-answer']

/** Parts of the table that lie over one another; whatever lies outside of them all lies over them. */
const zoneOf = (element: Element | null): Element | null => element?.closest('[data-zone]') ?? null

/** What lies over a zone and within it all the same. */
const COVERS = 'dialog, nav, [data-testid=hint], [data-testid=scores]'

/** Whether what an element lies in cuts it off there. */
function isCut(element: Element, x: number, y: number): boolean {
  const zone = zoneOf(element)
  for (let around = element.parentElement; around !== null && around !== zone?.parentElement; around = around.parentElement) {
    const { left, right, top, bottom } = around.getBoundingClientRect()
    if ((x < left || x > right || y < top || y > bottom) && getComputedStyle(around).overflow !== 'visible') return true
  }
  return false
}

/** Whether a thing is seen at a point of it. */
function isSeen(element: Drawn, { x, y }: Point): boolean {
  const over = document.elementFromPoint(x, y)
  if (over === null) return false
  return element.contains(over) || (zoneOf(over) === zoneOf(element) && over.closest(COVERS) === element.closest(COVERS) && !isCut(element, x, y))
}

const isRound = (element: Drawn): boolean => element instanceof SVGElement && element.localName !== 'rect'

interface Seen {
  readonly element: Drawn
  readonly spots: readonly Spot[]
}

/** The part of a large thing that says what it is; elsewhere lie smaller ones that are not meant. */
const HEAD = '[data-head]'

function firstSeen(candidates: readonly Drawn[]): Seen | null {
  const screen = { width: innerWidth, height: innerHeight }
  for (const element of candidates) {
    const box = (element.querySelector(HEAD) ?? element).getBoundingClientRect()
    const spots = box.width > 0 ? spotsOn(box, isRound(element), screen).filter(({ inside }) => isSeen(element, inside)) : []
    if (spots.length > 0) return { element, spots }
  }
  return null
}

export interface Known {
  /** What an answer is about. */
  thingsOf(answer: string): readonly string[]
  /** Where a thing lies that is too small to be drawn. */
  around(thing: string): string | null
  /** Whether an answer can be given now. */
  isAsked(answer: string): boolean
}

/** The card or line an open question has for an answer. */
export const offeredFor = (answer: string): Drawn | undefined => allOf(named([...CARDS, ...LINES], answer)).find(isOffered)

const drawnOf = (thing: string | null): Drawn[] => (thing === null ? [] : allOf(named(PLACES, thing)).toSorted((a, b) => Number(isOffered(b)) - Number(isOffered(a))))

export function ghostPlaces({ answers, from = 0 }: Pick<Marked, 'answers' | 'from'>, { thingsOf, around, isAsked }: Known): readonly GhostPlace[] {
  const taken = new Map<Drawn, readonly Spot[]>()
  const places: GhostPlace[] = []
  for (const [i, answer] of answers.entries()) {
    if (i < from) continue
    const about = thingsOf(answer)
    const isNext = i === from && isAsked(answer)
    const isAnother = i > from && about.length === 0 && isAsked(answer) // what says "no more" now says it of another question than the step
    const cards = isAnother ? [] : allOf(named(CARDS, answer))
    const offered = firstSeen(cards.filter(isOffered))
    const things = about.flatMap((thing) => {
      const drawn = drawnOf(thing)
      return firstSeen(drawn.length > 0 ? drawn : drawnOf(around(thing))) ?? []
    })
    const itself = offered ?? (things.length > 0 ? null : (firstSeen(cards) ?? (isNext ? firstSeen(allOf(named(LINES, answer))) : null)))
    for (const { element, spots: standing } of itself === null ? things : [itself]) {
      const there = taken.get(element) ?? []
      const spots = [...standing, ...beside(there)]
      const spot = freest(spots, inkNear(spots, DISC, element), places)
      if (spot === null) continue
      taken.set(element, [...there, spot])
      places.push({ n: i + 1, x: spot.x, y: spot.y, size: spot.size })
    }
  }
  return places
}
