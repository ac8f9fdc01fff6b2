// What the draft lays out.
import { discoveryPool, space, startingPool } from '../../state.ts'

export const MOST_LAID = 12
export const START_LAID = space.slots('starting-tile-laid', startingPool, MOST_LAID, { module: 'draft' })
export const DISC_LAID = space.slots('discovery-laid', discoveryPool, MOST_LAID, { module: 'draft' })
