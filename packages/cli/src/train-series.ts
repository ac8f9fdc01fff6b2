// The games of a training: which rules each one is played by, found alike in every thread.
import { type Course, type Features, featuresOf } from '@tollan/ai'
import type { GameDefinition, Ruleset } from '@tollan/kernel'
import { complain, told } from './complaint.ts'
import type { OfferedGame } from './games.ts'
import { legalMixes } from './mix.ts'
import { gameRandom } from './playout.ts'

export interface SeriesOrder {
  readonly game: string
  /** Numbers of players, taken in turn. */
  readonly counts: readonly number[]
  /** Every other game is played with a random legal combination of these. */
  readonly modules: readonly string[]
  readonly course: Course
}

export interface Series {
  readonly definition: GameDefinition
  readonly features: Features
  /** The rules of the first number of players, without modules. */
  readonly plain: Ruleset
  readonly rulesOf: (game: number) => Ruleset
}

export function openSeries(game: OfferedGame, { counts, modules, course: { seed } }: SeriesOrder): Series {
  const { definition } = game
  const mixes = counts.map((players): readonly Ruleset[] => {
    const plain = definition.compile({ players, modules: [], settings: {} })
    if (!plain.ok) complain(told(plain))
    return [plain.rules, ...(modules.length === 0 ? [] : legalMixes(game, modules, players))]
  })
  const [[plain]] = mixes
  return {
    definition,
    plain,
    features: featuresOf(plain) ?? complain(`${definition.id} has no features to learn by`),
    rulesOf(n) {
      const mix = mixes[n % mixes.length]
      const random = gameRandom(seed, n)
      return random(2) === 0 ? mix[0] : mix[random(mix.length)]
    },
  }
}
