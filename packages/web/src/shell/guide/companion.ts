import type { SeatLevel } from '../../engine/thinking/protocol.ts'

/** How well the other seats of a guided game play: somebody who has just learnt it can beat them. */
export const COMPANION: SeatLevel = 'visitor'
