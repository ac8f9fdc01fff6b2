// tollan puzzles: positions in which one turn is clearly the best.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openMind, type Puzzle, type PuzzlesFile, puzzlesOf, playAlike } from '@tollan/ai'
import { complain } from './complaint.ts'
import type { Command } from './dispatch.ts'
import { makeFolder, readJson, writeText } from './files.ts'
import { isSet, MOST_SEED, namedGame, numberOf, parse, textOf } from './options.ts'
import { print, printJson } from './print.ts'
import { root } from './root.ts'

const usage = `usage: tollan puzzles --game NAME [options]
Looks through games of strong players for positions in which one turn is clearly the best. Goes on where it stopped.
  --count N          how many are wanted (60)
  --seed S           the series of games (1)
  --out FILE         where they are kept; with the players that think unless said otherwise
  --json             one JSON object at the end`

/** Three in four have two players: most people know the game like that. */
const PLAYERS = [2, 3, 2, 2]

export const puzzles: Command = {
  usage,
  async run(argv) {
    const text = { type: 'string' } as const
    const parsed = parse('puzzles', argv, { game: text, count: text, seed: text, out: text, json: { type: 'boolean' } })
    const { definition } = namedGame(parsed)
    const count = numberOf(parsed, 'count', 60, 1, 10_000)
    const seed = numberOf(parsed, 'seed', 1, 0, MOST_SEED)
    const out = textOf(parsed, 'out') ?? join(root, 'packages', 'ai', 'puzzles', `${definition.id}.json`)
    const command = `tollan puzzles --game ${definition.id} --seed ${seed}`
    const kept = existsSync(out) ? (readJson(out) as PuzzlesFile & { readonly next?: number }) : null
    const goesOn = kept !== null && kept.command === command && playAlike(definition.id, kept.rules, definition.version)
    const found: Puzzle[] = goesOn ? [...kept.puzzles] : []
    for (let n = goesOn ? (kept.next ?? 0) : 0; found.length < count; n++) {
      const mind = await openMind(definition, { players: PLAYERS[n % PLAYERS.length], modules: [], settings: {} })
      if (mind === null) return complain(`nobody has been trained for ${definition.id}`)
      const more = puzzlesOf(mind, seed, n).slice(0, count - found.length)
      if (more.length === 0) continue
      found.push(...more)
      makeFolder(dirname(out))
      writeText(out, `${JSON.stringify({ game: definition.id, rules: definition.version, command, next: n + 1, puzzles: found })}\n`)
      if (!isSet(parsed, 'json')) print(`${String(found.length).padStart(4)} of ${count}  game ${n}: ${more.map(({ gap }) => gap).join(', ')} points ahead`)
    }
    if (isSet(parsed, 'json')) printJson({ game: definition.id, puzzles: found.length, file: out })
    return 0
  },
}
