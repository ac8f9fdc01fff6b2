// tollan record: one random game with committed chance.
import {
  fastRandom, fileText, type GameFile, type Journal, openJournal, questions, type Ruleset, runChance, secretFromSeed, toFile, write,
} from '@tollan/kernel'
import { complain, told } from './complaint.ts'
import type { Command } from './dispatch.ts'
import { writeText } from './files.ts'
import { chosenGame, gameOptions, gameUsage, MOST_SEED, numberOf, parse, textOf } from './options.ts'
import { print } from './print.ts'

const usage = `usage: tollan record --seed S --out FILE [options]
${gameUsage}
  --seed S           fixes the secret of all draws and the choices of the players (1)
  --out FILE         where the game file goes; without it, to the standard output`

/** Plays a whole random game; the same rules and seed give the same file. */
export function recordGame(rules: Ruleset, seed: number): { file: GameFile; journal: Journal } {
  const journal = openJournal(rules)
  const secret = secretFromSeed(seed)
  const random = fastRandom(seed)
  for (;;) {
    runChance(journal, secret)
    const open = questions(journal)[0]
    if (open === undefined) return { file: toFile(journal, secret), journal }
    const answer = open.answers[random(open.answers.length)] ?? complain(`${open.kind} has no answer`, 1)
    const written = write(journal, { seat: open.seat, revision: open.revision, answer })
    if (!written.ok) complain(`the engine refuses its own answer: ${told(written)}`, 1)
  }
}

export const record: Command = {
  usage,
  run(argv) {
    const parsed = parse('record', argv, { ...gameOptions, seed: { type: 'string' }, out: { type: 'string' } })
    const { rules } = chosenGame(parsed)
    const { file } = recordGame(rules, numberOf(parsed, 'seed', 1, 0, MOST_SEED))
    const out = textOf(parsed, 'out')
    if (out === undefined) process.stdout.write(fileText(file))
    else {
      writeText(out, fileText(file))
      print(`${out}: ${file.entries.length} entries, hash ${file.hash}`)
    }
    return 0
  },
}
