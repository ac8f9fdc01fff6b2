// Games of a match that were played, a line each in a file: a match that was broken off goes on where it stopped.
import { appendFileSync, existsSync } from 'node:fs'
import { complain } from './complaint.ts'
import { readText, writeText } from './files.ts'
import { type Played, parseMatch } from './match-order.ts'

export interface KeptGames {
  /** Games that were played before, by number. */
  readonly played: ReadonlyMap<number, Played>
  readonly keep: (n: number, played: Played) => void
}

interface Row extends Played {
  readonly n: number
}

/** Options that say how much is played and where it goes, not what. */
const NOT_THE_MATCH: readonly string[] = ['games', 'threads', 'json', 'keep']

function headOf(argv: readonly string[]): string {
  const { values } = parseMatch(argv)
  const told = Object.keys(values).filter((name) => !NOT_THE_MATCH.includes(name)).sort()
  return JSON.stringify({ match: Object.fromEntries(told.map((name) => [name, values[name]])) })
}

function rowIn(text: string, path: string): Row {
  try {
    const row = JSON.parse(text) as Partial<Row>
    if (Number.isInteger(row.n) && typeof row.won === 'number' && Array.isArray(row.sums) && Array.isArray(row.seats) && row.pace !== undefined) return row as Row
  } catch {
    // said below
  }
  return complain(`${path}: not a game of a match: ${text.slice(0, 60)}`)
}

export function openKeptGames(path: string, argv: readonly string[]): KeptGames {
  const head = headOf(argv)
  const text = existsSync(path) ? readText(path) : ''
  const [first = '', ...rest] = text.slice(0, text.lastIndexOf('\n') + 1).split('\n').filter((line) => line !== '') // what was being written when the command was killed has no end
  if (first !== '' && first !== head) complain(`${path} keeps games of another match: ${first.slice(0, 200)}`)
  const rows = rest.map((line) => rowIn(line, path))
  writeText(path, [head, ...rest, ''].join('\n'))
  return {
    played: new Map(rows.map(({ n, ...played }) => [n, played])),
    keep: (n, played) => appendFileSync(path, `${JSON.stringify({ n, ...played })}\n`),
  }
}
