// What random games tell and offer, played once for the tests of all languages.
import { type ToldGame, toldGames } from '@tollan/kernel/languages'
import { offered, teotihuacan } from '../index.ts'
import type { Rules } from '../rules.ts'

export interface SetUp {
  readonly players: number
  readonly modules: readonly string[]
}

/** Every player count plain, every variant and module alone, in solo and with two players where it may be used, and all together. */
const sets: readonly SetUp[] = [
  ...[1, 2, 3, 4, 5].map((players) => ({ players, modules: [] })),
  ...offered.flatMap((id) => [1, 2].flatMap((players) => [[id], ['m6', id]].map((modules) => ({ players, modules })))),
  { players: 2, modules: ['draft', 'dark-eclipse'] },
  ...[1, 2].map((players) => ({ players, modules: ['m6', 'm7'] })),
  { players: 1, modules: ['m6', 'm7', 'm8', 'm9', 'ms1'] },
  { players: 4, modules: ['m6', 'm7', 'm8', 'm9', 'm10'] },
  { players: 5, modules: ['m6', 'm7', 'm8', 'm9', 'm10', 'draft', 'dark-eclipse'] },
].filter((options) => teotihuacan.compile(options).ok)

export function compiled(options: SetUp): Rules {
  const result = teotihuacan.compile(options)
  if (!result.ok) throw new Error(result.message)
  return result.rules
}

let played: readonly ToldGame<Rules>[] | undefined

export const games = (): readonly ToldGame<Rules>[] => (played ??= toldGames(sets.map(compiled), 10))
