// tollan match: two kinds of players against each other, or one against the automa.
import { availableParallelism } from 'node:os'
import { levelNames, resultOf, styleNames } from '@tollan/ai'
import type { Command } from './dispatch.ts'
import { games as offered } from './games.ts'
import { openMatch, parseMatch } from './match-order.ts'
import { playGames } from './match-threads.ts'
import { gameUsage, isSet, numberOf, textOf } from './options.ts'
import { print, printJson, rounded } from './print.ts'

const usage = `usage: tollan match --a LEVEL [--b LEVEL] [options]
Plays paired games: the same deals, the seats swapped. With one player the opponent is the automa.
${gameUsage}
  --a, --b LEVEL     ${levelNames.join(', ')} (b: greedy), or a module that exports a player: ./my-player.ts
                     from visitor on LEVEL/STYLE likes something: ${Object.keys(offered).map((id) => `${styleNames(id).join(', ')} (${id})`).join('; ')}
  --games N          how many games (20)
  --seed S           the series of games (1)
  --ms T             milliseconds of processor time a turn for levels that play on in their mind; without, as the level says; --ms-b T for b alone
  --mix              each deal a random legal combination of the modules named
  --weights FILE     other weights for both; --weights-b FILE for b alone
  --threads N        games played at the same time (as many as the machine has cores)
  --keep FILE        keeps every game as it ends: the same command goes on where it was broken off
  --json             one JSON object`

export const match: Command = {
  usage,
  async run(argv) {
    const parsed = parseMatch(argv)
    const { definition, plain, levels: [a, b], games } = await openMatch(parsed)
    const played = await playGames(argv, games, numberOf(parsed, 'threads', availableParallelism(), 1, 64), textOf(parsed, 'keep'))
    const result = resultOf(played)
    const automa = definition.aids.automata(plain.options).length > 0
    const report = {
      game: definition.id, players: plain.options.players, games,
      a: { level: a, wins: result.a.wins, mean: rounded(result.a.mean, 4) },
      b: { level: automa ? 'automa' : b, wins: result.b.wins, mean: rounded(result.b.mean, 4) },
      low: rounded(result.low), high: rounded(result.high), elo: result.elo,
    }
    const [ms, turns] = [played.reduce((sum, { pace }) => sum + pace.ms, 0), played.reduce((sum, { pace }) => sum + pace.turns, 0)]
    if (isSet(parsed, 'json')) printJson(report)
    else print(`${report.game}, ${report.players} players, ${games} games: ${a} wins ${report.a.wins} (${Math.round(100 * result.low)} to ${Math.round(100 * result.high)} %), ` +
      `${report.a.mean} to ${report.b.mean} points against ${report.b.level}, Elo ${report.elo}, ${(ms / Math.max(1, turns)).toFixed(1)} ms a turn`)
    return 0
  },
}
