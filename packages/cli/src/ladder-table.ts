// The table of a ladder, and its place in a page.
import type { Result } from '@tollan/ai'

export interface Rung {
  readonly a: string
  readonly b: string
  readonly result: Result
}

const percent = (share: number): string => `${Math.round(100 * share)} %`

/** `ms`: what levels that play on in their mind may take for a turn, where it is not what the level says. */
export const headOf = (game: string, players: number, ms?: number): readonly string[] => [
  `| ${game}, ${players === 1 ? 'alone against the automa' : `${players} players`}${ms === undefined ? '' : `, at most ${ms} ms a thought`} | games | won (95 %) | points |`,
  '|---|---|---|---|',
]

export const rowOf = ({ a, b, result: { games, a: won, b: lost, low, high } }: Rung): string =>
  `| ${a} : ${b} | ${games} | ${percent(won.wins / games)} (${Math.round(100 * low)} to ${Math.round(100 * high)}) | ${won.mean.toFixed(0)} : ${lost.mean.toFixed(0)} |`

/** The page with a table in place of the last one of its name, or behind everything. */
export function withTable(page: string, name: string, table: readonly string[]): string {
  const [from, to] = [`<!-- ladder ${name} -->`, `<!-- end of ladder ${name} -->`]
  const block = [from, ...table, to].join('\n')
  const [start, end] = [page.indexOf(from), page.indexOf(to)]
  return start < 0 || end < start ? `${page.trimEnd()}\n\n${block}\n` : `${page.slice(0, start)}${block}${page.slice(end + to.length)}`
}
