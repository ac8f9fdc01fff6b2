// What a command line of `tollan match` asks for, found alike in every thread.
import { levelNames, type Maker, type Match, type Outcome, playOne } from '@tollan/ai'
import type { Ruleset } from '@tollan/kernel'
import { complain } from './complaint.ts'
import { levelMakers, type Pace, paced } from './level-makers.ts'
import { legalMixes } from './mix.ts'
import { chosenGame, gameOptions, isSet, MOST_SEED, namedModules, numberOf, parse, type Parsed, textOf } from './options.ts'
import { isModule, makerFrom } from './player-module.ts'
import { gameRandom } from './playout.ts'
import { knownLevel } from './styled-level.ts'

export interface OpenMatch extends Match {
  /** The rules of the first deal. */
  readonly plain: Ruleset
  readonly levels: readonly [a: string, b: string]
  readonly games: number
  /** How long A has thought. */
  readonly pace: Pace
}

/** What became of a game, and how long A thought. */
export interface Played extends Outcome {
  readonly pace: Pace
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

export const parseMatch = (argv: readonly string[]): Parsed =>
  parse('match', argv, { ...gameOptions, a: text, b: text, games: text, seed: text, ms: text, 'ms-b': text, weights: text, 'weights-b': text, threads: text, keep: text, mix: flag, json: flag })

export async function openMatch(parsed: Parsed): Promise<OpenMatch> {
  const mixed = isSet(parsed, 'mix')
  const { game, rules } = mixed ? chosenGame({ ...parsed, values: { ...parsed.values, modules: undefined, variants: undefined } }) : chosenGame(parsed)
  const { definition } = game
  const levelOf = (name: 'a' | 'b', otherwise?: string): string =>
    knownLevel(textOf(parsed, name) ?? otherwise ?? complain(`match needs --${name} LEVEL; known are ${levelNames.join(', ')}`), definition.id)
  const levels = [levelOf('a'), levelOf('b', 'greedy')] as const
  const mix = mixed ? legalMixes(game, namedModules(parsed), rules.options.players) : [rules]
  const games = numberOf(parsed, 'games', 20, 1, 100_000)
  const seed = numberOf(parsed, 'seed', 1, 0, MOST_SEED)
  const pace: Pace = { ms: 0, turns: 0 }
  const msOf = (name: 'ms' | 'ms-b'): number | undefined => (textOf(parsed, name) === undefined ? undefined : numberOf(parsed, name, 0, 1, 60_000))
  const makerOf = async (level: string, ms: number | undefined, path: string | undefined, of?: Pace): Promise<Maker> =>
    isModule(level) ? paced(await makerFrom(level), of) : levelMakers(definition, ms)(level, path, of)
  return {
    definition, levels, games, pace, seed, plain: rules,
    rulesOf: (deal) => mix[gameRandom(seed, deal)(mix.length)],
    a: await makerOf(levels[0], msOf('ms'), textOf(parsed, 'weights'), pace),
    b: await makerOf(levels[1], msOf('ms-b') ?? msOf('ms'), textOf(parsed, 'weights-b') ?? textOf(parsed, 'weights')),
  }
}

/** Plays game `n` of a match. */
export function playedOf(match: OpenMatch, n: number): Played {
  const { pace } = match
  const { ms, turns } = pace
  const outcome = playOne(match, n)
  return { ...outcome, pace: { ms: pace.ms - ms, turns: pace.turns - turns } }
}
