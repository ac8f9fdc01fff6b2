// For tests: a table with altars and shamans in known places.
import { type Table, table, type TestSetUp } from '../../testing.ts'

/** Forest on place 2, Gold Deposits on 4, Construction on 5, Alchemy on 6, Decorations on 8. */
const RING = ['palace', 'forest', 'stone-quarry', 'gold-deposits', 'construction', 'alchemy', 'nobles', 'decorations']

/** A game with Obsidian and altars; the altars lie in the order trade, unlock, back, gift from the one between places 1 and 2. */
export function shamanTable(position: Readonly<Record<string, unknown>>, setUp: Omit<TestSetUp, 'position'> = {}): Table {
  return table({ modules: ['m6', 'm8'], ...setUp, position: { ring: RING, ...position } })
}

export const shamans = (t: Table): readonly string[] => t.summary()['shamans'] as readonly string[]
export const tilesOn = (t: Table, place: string): readonly string[] =>
  (t.summary()['altars'] as Record<string, { tiles: readonly string[] }>)[place].tiles
export const obsidianOf = (t: Table, seat: number): number => (t.player(seat) as unknown as { obsidian: number }).obsidian
