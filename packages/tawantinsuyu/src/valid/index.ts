// Whether tables can be played by: the printed ones and corrected ones pass the same checks.
import { type Wrong, wrongIn } from '@tollan/kernel/data'
import { type Supply, supply as printedSupply, type Tables } from '../content/index.ts'
import { shapes, tableNames } from '../data-shapes.ts'
import { axomammaWrong } from './axomamma.ts'
import { boardWrong } from './boards.ts'
import { buildingsWrong } from './buildings.ts'
import { cardsWrong } from './cards.ts'
import { hillWrong } from './hill.ts'
import { setupWrong } from './setup.ts'
import { statuesWrong } from './statues.ts'
import { supplyWrong } from './supply.ts'
import { weavingsWrong } from './weavings.ts'

/** Each value by itself, as the sheet checks it. */
function* valuesWrong(tables: Tables): Generator<string> {
  for (const key of Object.keys(tableNames) as (keyof Tables)[]) {
    const wrong = wrongIn(shapes[key], tables[key], tableNames[key])
    if (wrong !== null) yield wrong
  }
}

/** In this order: a check may rely on those before it. */
function* wrongs(tables: Tables, supply: Supply): Generator<Wrong> {
  yield* supplyWrong(supply)
  yield* valuesWrong(tables)
  yield* hillWrong(tables)
  yield* cardsWrong(tables, supply)
  yield* buildingsWrong(tables)
  yield* weavingsWrong(tables, supply)
  yield* boardWrong(tables)
  yield* setupWrong(tables, supply)
  yield* statuesWrong(tables)
  yield* axomammaWrong(tables)
}

/** The first thing that is wrong, as a sentence that names table and row; null when all is well. */
export function validateTables(tables: Tables, supply: Supply = printedSupply): Wrong | null {
  for (const wrong of wrongs(tables, supply)) return wrong
  return null
}
