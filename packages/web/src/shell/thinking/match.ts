// A match: everybody at the table thinks, and whoever is at the screen looks on.
import type { Thinkers } from '../saving.ts'
import type { Table } from '../table-type.ts'

/** Whether a game that is kept or wished for is one. */
export const isMatchOf = ({ levels = [] }: Thinkers): boolean => levels.length > 0 && levels.every((level) => level !== null)

export const isMatch = ({ thinkers, newest }: Pick<Table, 'thinkers' | 'newest'>): boolean => thinkers.length > 0 && newest.viewer < 0

/** The same table with a person on a seat. */
export function withPerson({ levels = [], styles }: Thinkers, person: number): Thinkers {
  const without = <T>(list: readonly (T | null)[]): readonly (T | null)[] => list.map((one, seat) => (seat === person ? null : one))
  return { levels: without(levels), ...(styles === undefined ? {} : { styles: without(styles) }) }
}
