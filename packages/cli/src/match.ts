// tollan match: two kinds of players against each other, or one against the automa.
import { levelNames, type Maker, playMatch } from '@tollan/ai'
import type { Ruleset } from '@tollan/kernel'
import { complain } from './complaint.ts'
import type { Command } from './dispatch.ts'
import { levelMakers, type Pace, paced } from './level-makers.ts'
import { legalMixes } from './mix.ts'
import { chosenGame, gameOptions, gameUsage, isSet, MOST_SEED, namedModules, numberOf, parse, textOf } from './options.ts'
import { isModule, makerFrom } from './player-module.ts'
import { gameRandom } from './playout.ts'
import { print, printJson, rounded } from './print.ts'

const usage = `usage: tollan match --a LEVEL [--b LEVEL] [options]
Plays paired games: the same deals, the seats swapped. With one player the opponent is the automa.
${gameUsage}
  --a, --b LEVEL     ${levelNames.join(', ')} (b: greedy), or a module that exports a player: ./my-player.ts
  --games N          how many games (20)
  --seed S           the series of games (1)
  --ms T             milliseconds a turn for levels that play on in their mind; without, as the level says
  --mix              each deal a random legal combination of the modules named
  --weights FILE     other weights for both; --weights-b FILE for b alone
  --json             one JSON object`

export const match: Command = {
  usage,
  async run(argv) {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean' } as const
    const parsed = parse('match', argv, { ...gameOptions, a: text, b: text, games: text, seed: text, ms: text, weights: text, 'weights-b': text, mix: flag, json: flag })
    const levelOf = (name: 'a' | 'b', otherwise?: string): string => {
      const level = textOf(parsed, name) ?? otherwise ?? complain(`match needs --${name} LEVEL; known are ${levelNames.join(', ')}`)
      return levelNames.includes(level) || isModule(level) ? level : complain(`there is no level ${JSON.stringify(level)}; known are ${levelNames.join(', ')}`)
    }
    const [a, b] = [levelOf('a'), levelOf('b', 'greedy')]
    const mixed = isSet(parsed, 'mix')
    const { game, rules } = mixed ? chosenGame({ ...parsed, values: { ...parsed.values, modules: undefined, variants: undefined } }) : chosenGame(parsed)
    const { definition } = game
    const mix = mixed ? legalMixes(game, namedModules(parsed), rules.options.players) : [rules]
    const games = numberOf(parsed, 'games', 20, 1, 100_000)
    const seed = numberOf(parsed, 'seed', 1, 0, MOST_SEED)
    const ms = textOf(parsed, 'ms') === undefined ? undefined : numberOf(parsed, 'ms', 0, 1, 60_000)
    const make = levelMakers(definition, ms)
    const pace: Pace = { ms: 0, turns: 0 }
    const paths = [textOf(parsed, 'weights'), textOf(parsed, 'weights-b') ?? textOf(parsed, 'weights')]
    const rulesOf = (deal: number): Ruleset => mix[gameRandom(seed, deal)(mix.length)]
    const makerOf = async (level: string, path: string | undefined, of?: Pace): Promise<Maker> => (isModule(level) ? paced(await makerFrom(level), of) : make(level, path, of))
    const result = playMatch(definition, rulesOf, await makerOf(a, paths[0], pace), await makerOf(b, paths[1]), games, seed)
    const automa = definition.aids.automata(rules.options).length > 0
    const report = {
      game: definition.id, players: rules.options.players, games,
      a: { level: a, wins: result.a.wins, mean: rounded(result.a.mean, 4) },
      b: { level: automa ? 'automa' : b, wins: result.b.wins, mean: rounded(result.b.mean, 4) },
      low: rounded(result.low), high: rounded(result.high), elo: result.elo,
    }
    if (isSet(parsed, 'json')) printJson(report)
    else print(`${report.game}, ${report.players} players, ${games} games: ${a} wins ${report.a.wins} (${Math.round(100 * result.low)} to ${Math.round(100 * result.high)} %), ` +
      `${report.a.mean} to ${report.b.mean} points against ${report.b.level}, Elo ${report.elo}, ${(pace.ms / Math.max(1, pace.turns)).toFixed(1)} ms a turn`)
    return 0
  },
}
