// The six gods. The printed symbols carry no names; these are nicknames.
import type { Source } from './vocabulary.ts'

/** How many gods there are, and the nicknames of the first three. */
export const godsSource: Source = 'community'
/** The nicknames of the last three. */
export const nicknamesSource: Source = 'reconstructed'
export const gods = ['spiral', 'zigzag', 'four-squares', 'diamond', 'hook', 'cross'] as const
export type God = (typeof gods)[number]
