// How high the answer sheet stands. Heights in px of the sheet, for a given room above the tabs.
export const snaps = ['peek', 'half', 'full'] as const
export type Snap = (typeof snaps)[number]

/** Goods, the question and two answers; a third where the board has all the room it needs. The board is drawn for it. */
const PEEK = 200
const PEEK_MOST = 256
const BOARD = 506
const HALF = 0.55

export const heightOf = (snap: Snap, room: number): number => (snap === 'peek' ? Math.min(Math.max(PEEK, Math.min(room - BOARD, PEEK_MOST)), room) : snap === 'half' ? Math.round(room * HALF) : room)

/** How much of the room a peek may take for the lines it holds. */
const GROWN = 0.5

/** What a sheet holds: how high it would be with all of it, and the heights at which it cuts no line, in ascending order. */
export interface Held {
  readonly all: number
  readonly ends: readonly number[]
  /** What lies empty above a peek. */
  readonly free: number
  /** Whether a peek takes room from the board; where the board itself is what is chosen from, it takes no more than it needs to cut no line. */
  readonly grows: boolean
}

/** As high as it is wanted, and no higher than what it holds; it ends behind a line, not inside one. A peek is never lower than the board above it was drawn for. */
export function fitted(snap: Snap, room: number, { all, ends, free, grows }: Held): number {
  const peek = heightOf('peek', room)
  const most = snap === 'peek' ? Math.max(peek + Math.max(0, free), grows ? Math.round(room * GROWN) : 0) : heightOf(snap, room)
  if (all <= most) return Math.max(peek, all)
  return ends.findLast((end) => end >= peek && end <= most) ?? ends.find((end) => end > most && end <= heightOf('half', room)) ?? Math.max(peek, most)
}

/** Where a sheet that is let go comes to rest. */
export function nearest(height: number, room: number): Snap {
  const far = (snap: Snap): number => Math.abs(heightOf(snap, room) - height)
  return snaps.reduce<Snap>((best, snap) => (far(snap) < far(best) ? snap : best), 'peek')
}

/** A tap on the handle opens a closed sheet and closes an open one. */
export const tapped = (snap: Snap): Snap => (snap === 'peek' ? 'half' : 'peek')
