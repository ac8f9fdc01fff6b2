// How far somebody has followed a hint by their own answers.
import type { GivenStep, Told } from '../../engine/protocol.ts'
import { argumentOf, verbOf } from '../icons/answer-parts.ts'

type Given = Pick<Told, 'seat' | 'answer' | 'forced'>
type Step = Pick<GivenStep, 'answer' | 'alike'>

export interface Followed {
  /** How many steps have been given since the turn was advised. */
  readonly done: number
  /** The steps as they are given at this table: with the pieces that were taken in place of equal ones. */
  readonly answers: readonly string[]
}

/** Two equal pieces that have changed places: one was meant, the other taken. */
type Swap = readonly [string, string]

function exchanged(answer: string, [a, b]: Swap): string {
  const piece = argumentOf(answer)
  return piece === a ? `${verbOf(answer)}:${b}` : piece === b ? `${verbOf(answer)}:${a}` : answer
}

/** Null when something else was given, or nothing of the turn is left. What others answer meanwhile does not matter: a turn is advised up to the first step that depends on them. */
export function followed(steps: readonly Step[], given: readonly Given[], seat: number): Followed | null {
  let swaps: readonly Swap[] = []
  const taken = (answer: string): string => swaps.reduce(exchanged, answer)
  const meant = (answer: string): string => swaps.toReversed().reduce(exchanged, answer)
  let done = 0
  for (const { seat: who, answer, forced } of given) {
    if (who !== seat) continue
    const step = steps[done]
    const same = meant(answer)
    if (step !== undefined && same !== step.answer && step.alike?.includes(same) === true) swaps = [[argumentOf(step.answer), argumentOf(same)], ...swaps]
    if (step !== undefined && taken(step.answer) === answer) done++
    else if (!forced) return null
  }
  return done < steps.length ? { done, answers: steps.map(({ answer }) => taken(answer)) } : null
}
