// How high the answer sheet stands. Heights in px of the sheet, for a given room above the tabs.
export const snaps = ['peek', 'half', 'full'] as const
export type Snap = (typeof snaps)[number]

/** Goods, the question and two answers; a third where the board has all the room it needs. */
const PEEK = 200
const PEEK_MOST = 256
const BOARD = 506
const HALF = 0.55

export const heightOf = (snap: Snap, room: number): number => (snap === 'peek' ? Math.min(Math.max(PEEK, Math.min(room - BOARD, PEEK_MOST)), room) : snap === 'half' ? Math.round(room * HALF) : room)

/** As high as it is wanted, and no higher than what it holds. The lowest height is always the same: the board above it keeps its size. `free`: what lies empty above a peek is taken. */
export function fitted(snap: Snap, room: number, held: number, free = 0): number {
  const peek = heightOf('peek', room)
  return Math.max(peek, Math.min(snap === 'peek' ? peek + Math.max(0, free) : heightOf(snap, room), held))
}

/** Where a sheet that is let go comes to rest. */
export function nearest(height: number, room: number): Snap {
  const far = (snap: Snap): number => Math.abs(heightOf(snap, room) - height)
  return snaps.reduce<Snap>((best, snap) => (far(snap) < far(best) ? snap : best), 'peek')
}

/** A tap on the handle opens a closed sheet and closes an open one. */
export const tapped = (snap: Snap): Snap => (snap === 'peek' ? 'half' : 'peek')
