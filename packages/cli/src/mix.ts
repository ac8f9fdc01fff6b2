// Every legal combination of modules, variants and player counts out of those named.
import type { Ruleset } from '@tollan/kernel'
import { complain } from './complaint.ts'
import type { OfferedGame } from './games.ts'

const MOST_PLAYERS = 5

const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])

/** Rulesets for all subsets that compile, with the given number of players or any. */
export function legalMixes(game: OfferedGame, modules: readonly string[], players: number | null): readonly Ruleset[] {
  const unknown = modules.find((name) => !game.offered.includes(name))
  if (unknown !== undefined) complain(`there is no module or variant ${JSON.stringify(unknown)}; known are ${game.offered.join(', ')}`)
  const counts = players === null ? Array.from({ length: MOST_PLAYERS }, (_, i) => i + 1) : [players]
  const found = subsets(modules).flatMap((chosen) =>
    counts.flatMap((count) => {
      const compiled = game.definition.compile({ players: count, modules: chosen, settings: {} })
      return compiled.ok ? [compiled.rules] : []
    }),
  )
  return found.length > 0 ? found : complain('no combination of these modules and players is legal')
}
