// The turn of a program as numbered steps, each with its tests, candidates, choice and what came of it.
import type { GameEvent } from '@tollan/kernel'
import type { Told } from '../../engine/protocol.ts'
import type { GameTelling } from '../log/telling.ts'

export interface ActLine {
  readonly entry: number
  readonly event: GameEvent
}

export interface Act {
  readonly head: ActLine
  readonly lines: readonly ActLine[]
}

export interface ProgramTurn {
  readonly seat: number
  readonly turn: number
  readonly from: number
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

/** The newest turn of a program that was told before entry `end`, or null. */
export function lastProgramTurn(told: readonly Told[], end: number, seats: readonly number[], telling: GameTelling): ProgramTurn | null {
  const isProgram = (n: number): boolean => seats.includes(told[n]?.owner ?? -1)
  let to = end
  while (to > 0 && !isProgram(to - 1)) to--
  if (to === 0) return null
  const { turn, owner: seat } = told[to - 1] ?? { turn: 0, owner: -1 }
  let from = to
  while (from > 0 && told[from - 1]?.turn === turn && told[from - 1]?.owner === seat) from--
  const acts: { head: ActLine; lines: ActLine[] }[] = []
  for (let entry = from; entry < to; entry++)
    for (const event of told[entry]?.events ?? []) {
      const last = acts[acts.length - 1]
      if (telling.scoring(event) !== null) return acts.length === 0 ? null : { seat, turn, from, to, acts } // the score table tells the rest
      if (telling.act(event) === 'step' || last === undefined) acts.push({ head: { entry, event }, lines: [] })
      else last.lines.push({ entry, event })
    }
  return acts.length === 0 ? null : { seat, turn, from, to, acts }
}
