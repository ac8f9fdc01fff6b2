// Workers: the colour of a piece is its role.

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
