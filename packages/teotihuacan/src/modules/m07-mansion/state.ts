// What the Mansion adds to a position.
import { SEATS, space } from '../../state.ts'

const module = 'm7'

export const ROYAL_SPACES = 3
export const UNCLAIMED = -1
/**
 * Seat whose claim marker lies next to a royal tile, by worship space. The owner token of the temple the tile belongs to is
 * taken together with placing the marker (M7-13), so it needs no zone of its own: unclaimed means it still lies on its step.
 */
export const CLAIM = space.ints('mansion-claim', ROYAL_SPACES, { module, initial: UNCLAIMED, max: SEATS - 1 })
// the worship in progress, all 0 outside of one
export const STEP_OPEN = space.ints('mansion-step-open', 1, { module, max: 1 }) // the temple step can still be bought
export const RAISES = space.ints('mansion-raises', 1, { module, max: SEATS }) // seat + 1 whose power-up is to come
