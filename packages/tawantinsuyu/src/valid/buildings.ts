// Production and Passive Buildings.
import { passiveCode, type Tables } from '../content/index.ts'
import { tableNames } from '../data-shapes.ts'
import { numbersWrong, rowsWrong } from './rows.ts'

const PRODUCTIONS = 19
const PASSIVES = 20

export function* buildingsWrong({ productions, passives }: Tables): Generator<string> {
  yield* rowsWrong(tableNames.productions, productions, PRODUCTIONS, 'TAW-COMP-05')
  yield* rowsWrong(tableNames.passives, passives, PASSIVES, 'TAW-COMP-05')
  yield* numbersWrong(tableNames.productions, productions, 'TAW-COMP-05')
  yield* numbersWrong(tableNames.passives, passives, 'TAW-COMP-05')
  // abilities are rules found by number: a code that differs would name another one
  for (const { id, code, number } of passives)
    if (code !== passiveCode(number)) yield `${tableNames.passives}.${id} must have the code ${passiveCode(number)}, not ${code} (TAW-COMP-05)`
}
