// A table on which nothing is played: pieces are drawn from what is printed.
import type { GameOptions } from '@tollan/kernel'
import type { GameLook, GameWords } from '../look.ts'
import type { Table } from '../table.svelte.ts'

const nothing = async (): Promise<void> => {}

export function stillTable(look: GameLook, words: GameWords, options: GameOptions): Table {
  const still: Partial<Table> = {
    look, words, options, playable: false, watched: true, isNow: true, told: [], busy: false, failure: null, question: null, choices: [], asides: [],
    tableau: { seats: [], viewer: 0, technologies: [], moving: {} },
    answersAt: () => [], outcome: () => undefined, choose: nothing, lookAt: nothing,
  }
  return still as Table
}
