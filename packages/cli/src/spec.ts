// tollan spec: which numbered rules are cited by a test.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { complain, FAILED } from './complaint.ts'
import type { Command } from './dispatch.ts'
import { readJson, readText } from './files.ts'
import { isSet, namedGame, parse } from './options.ts'
import { print, printJson, printRows } from './print.ts'
import { root } from './root.ts'

const usage = `usage: tollan spec [--game NAME] [--json]
Compares the numbered rules of packages/NAME/SPEC.md with the ids cited in the titles of tests.`

const RULE = /^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*/gm
const CALL = /\b(?:it|test)\b(?:\s*\.\s*\w+)*\s*\(/g

/** The titles of it() and test(), those behind .each(...) and other calls included. */
export function titlesIn(source: string): string[] {
  const titles: string[] = []
  for (const match of source.matchAll(CALL)) {
    let at = match.index + match[0].length
    if (!/^\s*['"`]/.test(source.slice(at))) {
      at = afterCall(source, at)
      if (!/^\s*\(\s*['"`]/.test(source.slice(at))) continue
      at = source.indexOf('(', at) + 1
    }
    const title = /^\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/s.exec(source.slice(at))
    titles.push(title?.[1] ?? title?.[2] ?? title?.[3] ?? '')
  }
  return titles
}

/** Where the parenthesis closes that was opened before `from`; texts inside are skipped. */
function afterCall(source: string, from: number): number {
  let depth = 1
  for (let at = from; at < source.length; at++) {
    const letter = source[at]
    if (letter === "'" || letter === '"' || letter === '`') {
      for (at++; at < source.length && source[at] !== letter; at++) if (source[at] === '\\') at++
    } else if (letter === '(') depth++
    else if (letter === ')' && --depth === 0) return at + 1
  }
  return source.length
}

export const rulesIn = (spec: string): string[] => [...spec.matchAll(RULE)].map(([, id = '']) => id)

/** Ids of this game's rules in a title, a placeholder ("TEO-A-%s") left aside; `prefixes` are what its rule ids start with. */
export const idsIn = (title: string, prefixes: readonly string[]): string[] =>
  title.match(new RegExp(`\\b(?:${prefixes.join('|')})(?:-[A-Z0-9]+)+(?![\\w-])`, 'g')) ?? []

function testFiles(game: string): string[] {
  const source = join(root, 'packages', game, 'src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.test.ts')).map((file) => join(source, file))
}

/** Rules nobody tests on purpose, with the reason. */
function excuses(game: string): Readonly<Record<string, string>> {
  const path = join(root, 'packages', game, 'untested.json')
  if (!existsSync(path)) return {}
  const read = readJson(path)
  const fine = typeof read === 'object' && read !== null && Object.values(read).every((reason) => typeof reason === 'string')
  return fine ? (read as Record<string, string>) : complain(`${path} must be an object of rule ids with reasons`)
}

interface Report {
  readonly game: string
  readonly rules: number
  readonly tested: number
  readonly untested: readonly string[]
  readonly unknown: readonly string[]
  readonly reasons: Readonly<Record<string, string>>
}

function compare(game: string): Report {
  const rules = rulesIn(readText(join(root, 'packages', game, 'SPEC.md')))
  if (rules.length === 0) complain(`packages/${game}/SPEC.md numbers no rule`)
  const prefixes = [...new Set(rules.map((id) => id.slice(0, id.indexOf('-'))))]
  const cited = new Set(testFiles(game).flatMap((file) => titlesIn(readFileSync(file, 'utf8')).flatMap((title) => idsIn(title, prefixes))))
  const known = new Set(rules)
  const reasons = excuses(game)
  return {
    game,
    rules: known.size,
    tested: rules.filter((id) => cited.has(id)).length,
    untested: rules.filter((id) => !cited.has(id)),
    unknown: [...[...cited].filter((id) => !known.has(id)), ...Object.keys(reasons).filter((id) => !known.has(id))].sort(),
    reasons,
  }
}

function show(report: Report): void {
  const unexplained = report.untested.filter((id) => report.reasons[id] === undefined)
  printRows([
    ['game', report.game],
    ['rules', report.rules],
    ['tested', report.tested],
    ['untested with a reason', report.untested.length - unexplained.length],
    ['untested', unexplained.length],
    ['unknown ids cited', report.unknown.length],
  ])
  for (const id of report.untested) if (report.reasons[id] !== undefined) print(`  ${id.padEnd(22)} ${report.reasons[id]}`)
  if (unexplained.length > 0) print(`untested: ${unexplained.join(', ')}`)
  if (report.unknown.length > 0) print(`unknown: ${report.unknown.join(', ')}`)
}

export const spec: Command = {
  usage,
  run(argv) {
    const parsed = parse('spec', argv, { game: { type: 'string' }, json: { type: 'boolean' } })
    const report = compare(namedGame(parsed).definition.id)
    if (isSet(parsed, 'json')) printJson(report)
    else show(report)
    if (report.unknown.length === 0) return 0
    return complain(`tests cite ${report.unknown.length} ids that no rule has: ${report.unknown.join(', ')}`, FAILED)
  },
}
