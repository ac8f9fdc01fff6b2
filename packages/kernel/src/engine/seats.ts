// Seats are numbers from 0. These stand where no seat does.

/** Asked instead of a seat when chance decides. */
export const CHANCE = -1
/** Whose turn it is when it is nobody's. */
export const NOBODY = -1
/** Somebody who sees only what everybody sees. */
export const SPECTATOR = -2
/** Who may know something that is no secret. */
export const EVERYBODY = -3
