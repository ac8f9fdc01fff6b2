// What random games tell and offer, played once for the tests of all languages.
import { type ToldGame, toldGames } from '@tollan/kernel/languages'
import { difficultySettings } from '../automa/difficulty.ts'
import { compile } from '../compile.ts'
import { offered } from '../modules.ts'
import type { Rules } from '../rules.ts'

interface SetUp {
  readonly players: number
  readonly modules: readonly string[]
  readonly settings?: Readonly<Record<string, number>>
}

export function compiled(options: SetUp): Rules {
  const result = compile(options)
  if (!result.ok) throw new Error(result.message)
  return result.rules
}

/** Every player count plain, every variant alone, and Axomamma with each difficulty option. */
const plain: readonly SetUp[] = [...[1, 2, 3, 4].map((players) => ({ players, modules: [] })), ...offered.flatMap((id) => [1, 2].map((players) => ({ players, modules: [id] })))]
const difficult: readonly SetUp[] = difficultySettings.map((name) => ({ players: 1, modules: [], settings: { [name]: 1 } }))

let played: readonly ToldGame<Rules>[] | undefined

export const games = (): readonly ToldGame<Rules>[] => (played ??= [...toldGames(plain.map(compiled), 10), ...toldGames(difficult.map(compiled), 2)])
