// The turn of a program as numbered steps, each with its tests, candidates, choice and what came of it.
import type { Told } from '../../engine/protocol.ts'
import { stretchesOf, type ToldEvent } from '../log/spans.ts'
import type { GameTelling } from '../log/telling.ts'

export type ActLine = ToldEvent

export interface Act {
  readonly head: ActLine
  readonly lines: readonly ActLine[]
}

export interface ProgramTurn {
  readonly seat: number
  readonly to: number
  readonly acts: readonly Act[]
}

/** The position that goes with step `i`: it holds what the step tells. An entry may tell several steps, and they all come at once; a first step that only says what decides the others leaves the table as it was. */
export function afterStep({ acts, to }: ProgramTurn, i: number): number {
  const [act, next] = [acts[i], acts[i + 1]]
  if (act === undefined || next === undefined) return to
  const { entry } = act.lines.at(-1) ?? act.head
  return i === 0 && act.lines.length === 0 && next.head.entry === entry ? entry : entry + 1
}

/** The newest thing a program did, in its own turn or in another's, told in entries `since` to `end`, or null. A scoring inside it has a table of its own. */
export function lastProgramTurn(told: readonly Told[], end: number, telling: GameTelling, since = 0): ProgramTurn | null {
  const stretch = stretchesOf(told, end).findLast(({ span }) => span === 'program')
  const acts: { head: ActLine; lines: ActLine[] }[] = []
  for (const line of stretch?.own ?? []) {
    const last = acts.at(-1)
    if (line.entry < since) continue
    if (telling.act(line.event) === 'step' || last === undefined) acts.push({ head: line, lines: [] })
    else last.lines.push(line)
  }
  return stretch === undefined || acts.length === 0 ? null : { seat: stretch.seat, to: stretch.to, acts }
}
