// God cards and Army cards.
import type { Supply, Tables } from '../content/index.ts'
import { tableNames } from '../data-shapes.ts'
import { rowsWrong } from './rows.ts'

const GOD_CARDS = 42
const ARMY_CARDS = 30

export function* cardsWrong({ godCards, armyCards }: Tables, { gods }: Supply): Generator<string> {
  yield* rowsWrong(tableNames.godCards, godCards, GOD_CARDS, 'TAW-COMP-09')
  yield* rowsWrong(tableNames.armyCards, armyCards, ARMY_CARDS, 'TAW-COMP-10')
  for (const { id, god } of godCards)
    if (!gods.includes(god)) yield `${tableNames.godCards}.${id} must show one of the gods ${gods.join(', ')}, not ${god} (TAW-DATA-12)`
}
