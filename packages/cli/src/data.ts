// tollan data: the printed values, for people who can compare them with a box.
import { complain } from './complaint.ts'
import type { Command } from './dispatch.ts'
import type { OfferedGame } from './games.ts'
import { correctionsIn, isSet, namedGame, parse, type Parsed } from './options.ts'
import { print, printJson, printRows } from './print.ts'

const usage = `usage: tollan data export [--game NAME]
       tollan data check FILE [--game NAME] [--json]
       tollan data sources [--game NAME] [--json]
export prints the value sheet: every correctable value with its source mark, numbers of tiles and their icons included.
Correct a copy, keep what you like of it, and check says whether it fits and lists every difference; sim, record and start
play with it by --data FILE.
sources lists where the values of each table come from.`

const LINE = 110

/** JSON for people who edit it: what fits on a line stays on one. */
function readable(value: unknown, indent = ''): string {
  const line = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || indent.length + line.length <= LINE) return line
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => `${inner}${readable(item, inner)}`)
    : Object.entries(value).map(([name, item]) => `${inner}${JSON.stringify(name)}: ${readable(item, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

const COMMANDS = ['export', 'check', 'sources']

function check(game: OfferedGame, path: string | undefined, parsed: Parsed): void {
  if (path === undefined) complain('data check needs a value sheet')
  const differences = correctionsIn(game, path)
  if (isSet(parsed, 'json')) return printJson(differences)
  for (const { table, path: where, from, to } of differences)
    print(`${where === '' ? table : `${table}.${where}`}: ${JSON.stringify(from)} -> ${JSON.stringify(to)}`)
  print(differences.length === 0 ? 'no differences' : `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}`)
}

export const data: Command = {
  usage,
  run(argv) {
    const parsed = parse('data', argv, { game: { type: 'string' }, json: { type: 'boolean' } }, 2)
    const [command, path] = parsed.positionals
    if (command === undefined || !COMMANDS.includes(command))
      return complain(`data needs one of ${COMMANDS.join(', ')}${command === undefined ? '' : `, not ${JSON.stringify(command)}`}`)
    if (command !== 'check' && path !== undefined) complain(`data ${command} takes no file`)
    const game = namedGame(parsed)
    if (command === 'export') print(readable(game.data.sheet()))
    else if (command === 'check') check(game, path, parsed)
    else if (isSet(parsed, 'json')) printJson(game.data.sources)
    else printRows(game.data.sources.map(({ table, source }) => [table, source]))
    return 0
  },
}
