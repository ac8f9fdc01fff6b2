// Where the steps of a turn are marked on the screen: on what is seen of the things they are about.
import type { GivenStep } from '../../engine/protocol.ts'
import { PLACES } from '../log/mark.ts'
import { OFFERS } from '../narrow/covered.ts'

/** Steps to be marked, as answers of this table and as they were advised, the one looked at, and the first that is not given yet. */
export interface Marked {
  readonly answers: readonly string[]
  readonly steps: readonly GivenStep[]
  readonly step: number
  readonly from?: number
}

export interface GhostPlace {
  readonly n: number
  readonly x: number
  readonly y: number
  /** How many of earlier steps stand on the same thing. */
  readonly nth: number
}

/** What is found again where it was is not drawn anew: that would be one more change of the page. */
export const isSame = (a: readonly GhostPlace[], b: readonly GhostPlace[]): boolean =>
  a.length === b.length && a.every(({ n, x, y, nth }, i) => n === b[i]?.n && x === b[i]?.x && y === b[i]?.y && nth === b[i]?.nth)

type Drawn = HTMLElement | SVGElement
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const allOf = (selector: string): Drawn[] => [...document.querySelectorAll<Drawn>(selector)].filter((element) => element.checkVisibility())
const named = (names: readonly string[], value: string): string => names.map((name) => `[${name}="${CSS.escape(value)}"]`).join()

/** What is advised is marked where it is chosen from rather than on a copy elsewhere. */
const isOffered = (element: Drawn): boolean => element.closest(`[${OFFERS}]`) !== null

/** What stands for an answer itself: a card of the question, else its line in the list. */
const CARDS = ['data-card', 'data-plaque', 'data-drop', 'data-points']
const LINES = ['data-answer']
const HAVE_WORDS = ['data-card', 'data-answer']

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

const [EDGE, PICTURE] = [14, 40]

/** Where a number may stand, the best place first: the middle, else near the upper edge. Words are not covered, nor what a card tells that stands upright. */
export function spotsOf({ left, top, width, height }: Box, hasWords: boolean, isPicked: boolean): { readonly x: number; readonly ys: readonly number[] } {
  const middle = top + height / 2
  const rest = [middle, top + Math.min(EDGE, height / 4)]
  if (hasWords) return { x: left + width - EDGE, ys: [Math.min(middle, top + PICTURE), ...rest] }
  return isPicked && height > width ? { x: left + width - EDGE, ys: [top + EDGE, ...rest] } : { x: left + width / 2, ys: rest }
}

function seenPoint(element: Drawn, box: Box): { readonly x: number; readonly y: number } | null {
  const { x, ys } = spotsOf(box, HAVE_WORDS.some((name) => element.hasAttribute(name)), isOffered(element))
  for (const y of ys) {
    const over = document.elementFromPoint(x, y)
    if (over === null) continue
    if (element.contains(over) || (zoneOf(over) === zoneOf(element) && over.closest(COVERS) === element.closest(COVERS) && !isCut(element, x, y))) return { x, y }
  }
  return null
}

interface Seen {
  readonly element: Drawn
  readonly box: Box
  readonly x: number
  readonly y: number
}

function firstSeen(candidates: readonly Drawn[]): Seen | null {
  for (const element of candidates) {
    const box = element.getBoundingClientRect()
    const point = box.width > 0 ? seenPoint(element, box) : null
    if (point !== null) return { element, box, ...point }
  }
  return null
}

const STEP = 22

/** The middle of a thing for the first step about it; the next two beside that where the thing is large enough, others around it, no further than its corners: beside it stand things they are not about. */
export function stacked({ left, width, height }: Box, x: number, y: number, nth: number): { readonly x: number; readonly y: number } {
  const beside = x + STEP * nth
  if (nth === 0 || (nth < 3 && beside + STEP / 2 <= left + width)) return { x: beside, y }
  const corner = (nth - 1) % 4
  const [across, down] = [Math.min(width / 2, STEP), Math.min(height / 2, STEP)]
  return { x: corner < 2 ? x + across : x - across, y: corner === 0 || corner === 3 ? y - down : y + down }
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
  const taken = new Map<Drawn, number>()
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
    for (const { element, box, x, y } of itself === null ? things : [itself]) {
      const nth = taken.get(element) ?? 0
      taken.set(element, nth + 1)
      places.push({ n: i + 1, nth, ...stacked(box, x, y, nth) })
    }
  }
  return places
}
