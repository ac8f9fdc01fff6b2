import type { Table } from './table-type.ts'
import { theatrePlay } from './theatre/theatre.svelte.ts'

/** Whose own area is on the screen: the viewer's; for who looks on, that of whoever acts. */
export function seatInSight({ scene: { viewer, owner, asked } }: Pick<Table, 'scene'>): number {
  if (viewer >= 0) return viewer
  const play = theatrePlay()
  const first = asked.find(({ seat }) => seat !== 'chance')?.seat
  const acts = play?.kind === 'program' ? play.seat : owner >= 0 ? owner : typeof first === 'number' ? first : 0
  return Math.max(0, acts)
}
