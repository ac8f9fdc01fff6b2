// tollan replay: a recorded game in words.
import { fileEntries } from '@tollan/kernel'
import { complain, FAILED } from './complaint.ts'
import type { Command } from './dispatch.ts'
import { loadGameFile } from './files.ts'
import { type Chapter, tellGame } from './log.ts'
import { isSet, parse } from './options.ts'
import { logLine, print, printJson } from './print.ts'

const usage = `usage: tollan replay FILE [--json]
Tells a recorded game turn by turn: the rule of every line in the first column.`

const heading = (chapter: Chapter, seats: readonly string[]): string =>
  chapter.turn === 0 ? 'Set-up' : `Turn ${chapter.turn}: ${seats[chapter.seat] ?? 'the end of the round'}`

export const replayFile: Command = {
  usage,
  async run(argv) {
    const parsed = parse('replay', argv, { json: { type: 'boolean' } }, 1)
    const [path] = parsed.positionals
    if (path === undefined) return complain('replay needs a game file')
    const { file, game, text, journal: loaded } = await loadGameFile(path, FAILED)
    const { chapters, journal } = tellGame(loaded.rules, fileEntries(file), text)
    const points = Array.from({ length: journal.rules.seats }, (_, seat) => game.definition.points(journal.game, seat))
    const over = journal.rules.doors.isOver(journal.game)
    if (isSet(parsed, 'json')) {
      printJson({ game: file.game, options: file.options, over, points, turns: chapters })
      return 0
    }
    print(`${file.game}, ${text.seats.join(', ')}, ${file.options.modules.join(', ') || 'no modules'}, ${file.entries.length} entries`)
    for (const chapter of chapters) {
      print('')
      print(heading(chapter, text.seats))
      for (const line of chapter.lines) print(`  ${logLine(text.ruleWidth, line.rule, line.text)}`)
    }
    print('')
    print(over ? 'Final scores' : 'Scores so far')
    for (const [seat, vp] of points.entries()) print(`  ${(text.seats[seat] ?? '').padEnd(10)} ${vp} VP`)
    return 0
  },
}
