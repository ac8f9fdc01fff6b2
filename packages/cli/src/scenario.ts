// tollan scenario: a position by hand, scripted chance, answers, "Why not?".
import { type Asked, asked, type Game, hash, positionAt, runScenario, type Why } from '@tollan/kernel'
import { complain, Complaint, FAILED, oneLine, told } from './complaint.ts'
import type { Command } from './dispatch.ts'
import { loadGameFile, readJson, writeText } from './files.ts'
import { gameNamed, type OfferedGame, type Text } from './games.ts'
import { eventLines } from './log.ts'
import { isSet, parse, type Parsed, textOf, wholeNumber } from './options.ts'
import { logLine, print, printJson } from './print.ts'

const usage = `usage: tollan scenario FILE [--json]
       tollan scenario --export GAMEFILE --at N [--out FILE]
Runs a scenario (docs/scenario.md), or writes the exact position after N entries of a game file as a scenario.`

function gameOf(path: string, input: unknown): OfferedGame {
  if (typeof input !== 'object' || input === null || !('game' in input))
    return complain(`${path}: a scenario is a JSON object with the field "game"`)
  return typeof input.game === 'string' ? gameNamed(input.game) : complain(`${path}: the field "game" must name a game`)
}

const whyText = (why: Why, text: Text): string => (why.allowed ? 'allowed' : text.reason(why.reason ?? '', why.need, why.have))

/** The words in which "Why not?" would tell a reason; none when the options make no game. */
function reasonWords(game: OfferedGame, input: unknown): Text['reason'] | undefined {
  const { players, modules = [], settings = {} } = input as { readonly players?: unknown; readonly modules?: unknown; readonly settings?: unknown }
  const compiled = game.definition.compile({ players, modules, settings })
  return compiled.ok ? game.text(compiled.rules).reason : undefined
}

function showQuestions(g: Game, open: readonly Asked[], text: Text): void {
  if (open.length === 0) print('The game is over: no question is open.')
  for (const { seat, kind, answers } of open) {
    print(`Question to ${seat === 'chance' ? 'chance' : (text.seats[seat] ?? seat)}: ${text.question(kind, answers)} (${kind})`)
    for (const key of answers) print(`  ${key.padEnd(30)} ${text.choice(g, key)}`)
  }
}

function runFile(path: string, json: boolean): number {
  const input = readJson(path)
  const game = gameOf(path, input)
  const result = runScenario(game.definition, input)
  if (!result.ok) return complain(`${path}: ${told(result, reasonWords(game, input))}`)
  const { stage, why } = result
  const text = game.text(stage.game.rules)
  const log = eventLines(text, stage.events)
  const open = asked(stage.game)
  if (json) {
    const worded = (answers: readonly string[]) => answers.map((key) => ({ key, text: text.choice(stage.game, key) }))
    const questions = open.map(({ answers, ...one }) => ({ ...one, text: text.question(one.kind, answers), answers: worded(answers) }))
    const reasons = why.map((one) => ({ ...one, text: whyText(one, text) }))
    const events = stage.events.map((event) => ({ ...event, text: text.event(event) }))
    printJson({ summary: game.definition.summary(stage.game), questions, log: events, why: reasons, hash: hash(stage.game) })
    return 0
  }
  for (const line of text.table(stage.game, true)) print(line)
  if (log.length > 0) print('\nLog')
  for (const line of log) print(`  ${logLine(text.ruleWidth, line.rule, line.text)}`)
  print('')
  showQuestions(stage.game, open, text)
  if (why.length > 0) print('\nWhy')
  for (const one of why) print(`  ${logLine(text.ruleWidth, one.rule ?? '', `${one.target}: ${whyText(one, text)}`)}`)
  return 0
}

async function exportPosition(path: string, parsed: Parsed): Promise<number> {
  const at = textOf(parsed, 'at')
  if (at === undefined) return complain('scenario --export needs --at N, the number of entries played before the position')
  const { file, journal } = await loadGameFile(path, FAILED)
  const game = positionAt(journal, wholeNumber(at, '--at', 0, file.entries.length))
  const { players, modules, settings, data } = journal.rules.options
  const { zones, stack, ...header } = journal.rules.doors.toNamed(game)
  const lines = (values: Readonly<Record<string, unknown>>, indent: string): string =>
    Object.entries(values).map(([name, value]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n')
  const note = `${path} after ${at} of ${file.entries.length} entries`
  const frames = stack.map((frame) => `      ${JSON.stringify(frame)}`).join(',\n')
  const state = `{\n${lines(header, '    ')},\n    "zones": {\n${lines(zones, '      ')}\n    },\n    "stack": [\n${frames}\n    ]\n  }`
  const head = { game: file.game, players, modules, settings, ...(data === undefined ? {} : { data }), note }
  const text = `{\n${lines(head, '  ')},\n  "state": ${state}\n}\n`
  const out = textOf(parsed, 'out')
  if (out === undefined) process.stdout.write(text)
  else {
    writeText(out, text)
    print(`${out}: ${note}, hash ${journal.rules.doors.hash(game)}`)
  }
  return 0
}

export const scenario: Command = {
  usage,
  run(argv) {
    const options = { json: { type: 'boolean' }, export: { type: 'string' }, at: { type: 'string' }, out: { type: 'string' } } as const
    const parsed = parse('scenario', argv, options, 1)
    const from = textOf(parsed, 'export')
    const [path] = parsed.positionals
    if (from !== undefined && path !== undefined) return complain('scenario runs a file or exports one, not both')
    if (from !== undefined) return exportPosition(from, parsed)
    for (const name of ['at', 'out']) if (textOf(parsed, name) !== undefined) complain(`scenario --${name} belongs to --export`)
    if (path === undefined) return complain('scenario needs a scenario file')
    try {
      return runFile(path, isSet(parsed, 'json'))
    } catch (error) {
      // an exported state edited by hand can be impossible in ways no check foresees
      if (error instanceof Complaint) throw error
      return complain(`${path}: this position cannot be played: ${oneLine(error)}`)
    }
  },
}
