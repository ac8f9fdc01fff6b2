// Workers: the colour of a piece is its role.
import type { Source } from './vocabulary.ts'

export const rolesSource: Source = 'rulebook'
/** Which colour a role has: told by players; blue and green follow from the rules too. */
export const roleColoursSource: Source = 'community'
/** One row per role, nine Workers each (TAW-COMP-04). */
export const roles = [
  { id: 'architect', colour: 'blue' },
  { id: 'craftsman', colour: 'green' },
  { id: 'warrior', colour: 'red' },
  { id: 'courier', colour: 'yellow' },
  { id: 'priest', colour: 'white' },
] as const
export type Role = (typeof roles)[number]['id']
export const WORKERS_PER_ROLE = 9
