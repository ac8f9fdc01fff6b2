// Steps of all procedures side by side, as they are read at every step: going through procedures, lists and steps for one would miss the cache each time.
import type { Procedure, Question, Step } from './procedure.ts'

export interface Flow {
  /** Where the steps of a procedure begin, by its number; the last entry is where all end. */
  readonly first: Int32Array
  /** How many locals a procedure has, by its number. */
  readonly locals: Int32Array
  /** What each step does; null for a question. */
  readonly runs: readonly Step['run'][]
  /** The question of each step; null for one that only does something. */
  readonly asks: readonly (Question | null)[]
}

export function flowOf(procedures: readonly Procedure[]): Flow {
  const first = new Int32Array(procedures.length + 1)
  for (const [id, { steps }] of procedures.entries()) first[id + 1] = first[id] + steps.length
  const steps = procedures.flatMap((procedure) => procedure.steps)
  return { first, locals: Int32Array.from(procedures, (procedure) => procedure.locals), runs: steps.map((step) => step.run), asks: steps.map((step) => step.ask) }
}
