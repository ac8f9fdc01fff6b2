// tollan ladder: every level against the next lower one and against the automa, as a table.
import { join } from 'node:path'
import { availableParallelism } from 'node:os'
import { ladderNames, type Result, resultOf } from '@tollan/ai'
import type { Command } from './dispatch.ts'
import { makeFolder, readText, writeText } from './files.ts'
import { headOf, rowOf, withTable } from './ladder-table.ts'
import { playGames } from './match-threads.ts'
import { isSet, MOST_SEED, namedGame, numberOf, parse, textOf } from './options.ts'
import { print } from './print.ts'
import { root } from './root.ts'

const usage = `usage: tollan ladder --game NAME [options]
Plays every level against the next lower one, and alone against the automa, and prints a table for each.
  --players N        only so many at the table; 1 for every level against the automa (2, and then 1)
  --games N          games of each match (20)
  --seed S           the series of games (1)
  --ms T             milliseconds a turn for levels that play on in their mind
  --threads N        games played at the same time (as many as the machine has cores)
  --keep FOLDER      keeps every game as it ends: the same command goes on where it was broken off
  --write            puts each table into docs/benchmarks.md, in place of the last one of this game with as many players`

export const ladder: Command = {
  usage,
  async run(argv) {
    const text = { type: 'string' } as const
    const parsed = parse('ladder', argv, { game: text, players: text, games: text, seed: text, ms: text, threads: text, keep: text, write: { type: 'boolean' } })
    const { definition } = namedGame(parsed)
    const games = numberOf(parsed, 'games', 20, 2, 100_000)
    const seed = numberOf(parsed, 'seed', 1, 0, MOST_SEED)
    const counts = textOf(parsed, 'players') === undefined ? [2, 1] : [numberOf(parsed, 'players', 2, 1, 5)]
    const ms = textOf(parsed, 'ms') === undefined ? undefined : numberOf(parsed, 'ms', 0, 1, 60_000)
    const threads = numberOf(parsed, 'threads', availableParallelism(), 1, 64)
    const folder = textOf(parsed, 'keep')
    if (folder !== undefined) makeFolder(folder)
    const play = async (count: number, a: string, b: string): Promise<Result> =>
      resultOf(await playGames(['--game', definition.id, '--players', String(count), '--a', a, '--b', b, '--seed', String(seed), ...(ms === undefined ? [] : ['--ms', String(ms)])], games, threads, folder && join(folder, `${definition.id}-${count}-${a}-${b}.jsonl`)))
    const path = join(root, 'docs', 'benchmarks.md')
    for (const count of counts) {
      const rows = [...headOf(definition.id, count, ms)]
      for (const line of rows) print(line)
      for (const [i, level] of ladderNames.entries()) {
        if (count > 1 && i === 0) continue // nobody is lower
        const b = count === 1 ? 'automa' : ladderNames[i - 1]
        const line = rowOf({ a: level, b, result: await play(count, level, count === 1 ? level : b) })
        rows.push(line)
        print(line)
      }
      if (isSet(parsed, 'write')) writeText(path, withTable(readText(path), `${definition.id} ${count}`, rows))
    }
    return 0
  },
}
