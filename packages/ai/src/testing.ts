// The games as tests try them.
import type { GameDefinition, Ruleset } from '@tollan/kernel'
import { tawantinsuyu } from '@tollan/tawantinsuyu'
import { teotihuacan } from '@tollan/teotihuacan'

/** Rules meet only games compiled by their own definition: the cast forgets which. */
const anyGame = (definition: unknown): GameDefinition => definition as GameDefinition

export const everyGame: readonly GameDefinition[] = [anyGame(teotihuacan), anyGame(tawantinsuyu)]

/** Games with features, and combinations of modules that fit together. */
export const trained: readonly { readonly definition: GameDefinition; readonly mixes: readonly (readonly string[])[] }[] = [
  { definition: anyGame(teotihuacan), mixes: [[], ['m6', 'm7', 'm8', 'm9']] },
  { definition: anyGame(tawantinsuyu), mixes: [[]] },
]

export function rulesFor(definition: GameDefinition, players: number, modules: readonly string[] = []): Ruleset {
  const compiled = definition.compile({ players, modules, settings: {} })
  if (!compiled.ok) throw new Error(compiled.error)
  return compiled.rules
}
