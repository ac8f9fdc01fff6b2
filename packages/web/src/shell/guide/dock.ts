// Where the card of the guide stands: under the answers on a wide table, above them on a phone; never over them or over what it points at.
import type { Box } from '../float/place.ts'

export interface Room {
  readonly view: { readonly width: number; readonly height: number }
  /** Where the bar at the head of the page ends. */
  readonly head: number
  /** The list of answers, and the column it stands in. */
  readonly answers: Box | null
  readonly column: Box | null
  /** Status bar and answers on a phone. */
  readonly sheet: Box | null
  /** Buttons of the board itself, where something is laid out before it is answered. */
  readonly work: Box | null
  /** What the card points at. */
  readonly target: Box | null
  /** Of all the card says. */
  readonly height: number
}

export interface Docked {
  readonly left: number
  readonly width: number
  readonly bottom: number
  readonly most: number
  /** Under the answers: the column leaves it room. */
  readonly inColumn: boolean
  /** Over what somebody works at: it folds at the first touch. */
  readonly inTheWay: boolean
  /** There is no room beside what it points at: the answer in the list is pointed at instead. */
  readonly covers?: true
}

const GAP = 6
const MARGIN = 8
const WIDE = 1280
const WIDEST = 460
/** What a card needs at least to be read. */
const LEAST = 160
/** Tabs of a phone on its side. */
const TABS = 64
/** Round what the card points at. */
const RING = 10

const bottomOf = ({ top, height }: Box): number => top + height

/** Where the first of these begins that leaves so much of the page above it. */
function topmost(boxes: readonly (Box | null)[], least: number): number | null {
  const tops = boxes.flatMap((box) => (box === null || box.top < least ? [] : [box.top]))
  return tops.length === 0 ? null : Math.min(...tops)
}

const meets = (a: Box, b: Box): boolean => a.left < b.left + b.width && b.left < a.left + a.width && a.top < bottomOf(b) && b.top < bottomOf(a)

export function dock({ view, head, answers, column, sheet, work, target, height }: Room): Docked {
  if (view.width >= WIDE && answers !== null && column !== null) {
    const most = bottomOf(column) - bottomOf(answers) - GAP
    if (most >= LEAST) return { left: column.left, width: column.width, bottom: view.height - bottomOf(column), most, inColumn: true, inTheWay: false }
  }
  const isBelow = sheet !== null && sheet.top > view.height / 2
  const isBeside = !isBelow && answers !== null && view.width < WIDE && answers.left > 2 * LEAST
  /** What must be reached stands lower than this; a high sheet, or points with answers at their foot, leave less than half the page. */
  const lid = isBelow ? sheet.top : isBeside || view.width >= WIDE ? null : topmost([sheet, answers], head + 2 * MARGIN + LEAST + GAP)
  if (work !== null && view.width < WIDE) {
    const width = Math.min((isBeside ? work.left - TABS : view.width) - 2 * MARGIN, WIDEST)
    const most = (isBeside ? view.height - MARGIN : work.top - GAP) - head - GAP / 2
    return { left: isBeside ? TABS + MARGIN : (view.width - width) / 2, width, bottom: view.height - head - GAP / 2 - Math.min(height, most), most, inColumn: false, inTheWay: true }
  }
  const width = Math.min((isBeside ? answers.left : view.width) - 2 * MARGIN, WIDEST)
  const left = isBeside ? answers.left - width - MARGIN : lid !== null || answers === null ? (view.width - width) / 2 : Math.min(answers.left, view.width - width - MARGIN)
  const foot = lid === null ? view.height - MARGIN : lid - GAP
  const top = head + 2 * MARGIN
  const most = Math.max(LEAST, foot - top)
  const tall = Math.min(height, most)
  const low = { left, width, bottom: view.height - foot, most, inColumn: false, inTheWay: false }
  if (target === null || !meets({ left, width, top: foot - tall, height: tall }, target)) return low
  // at the head of the page instead, no lower than its subject; over it where there is room nowhere
  const room = meets({ left, width, top, height: tall }, target) ? target.top - RING - top : most
  return room < LEAST ? { ...low, covers: true } : { ...low, most: room, bottom: view.height - top - Math.min(height, room) }
}
