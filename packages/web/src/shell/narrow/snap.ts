// How high the answer sheet stands. Heights in px of the sheet, for a given room above the tabs.
export const snaps = ['peek', 'half', 'full'] as const
export type Snap = (typeof snaps)[number]

/** Goods, the question and two answers. */
const PEEK = 200
const HALF = 0.55

export const heightOf = (snap: Snap, room: number): number => (snap === 'peek' ? Math.min(PEEK, room) : snap === 'half' ? Math.round(room * HALF) : room)

/** Where a sheet that is let go comes to rest. */
export function nearest(height: number, room: number): Snap {
  const far = (snap: Snap): number => Math.abs(heightOf(snap, room) - height)
  return snaps.reduce<Snap>((best, snap) => (far(snap) < far(best) ? snap : best), 'peek')
}

/** A tap on the handle opens a closed sheet and closes an open one. */
export const tapped = (snap: Snap): Snap => (snap === 'peek' ? 'half' : 'peek')
