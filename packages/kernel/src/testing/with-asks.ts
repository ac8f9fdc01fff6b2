// Rules that are spoilt on purpose: to see that what must be noticed is noticed.
import { flowOf } from '../engine/flow.ts'
import type { Procedure, Question } from '../engine/procedure.ts'
import type { Ruleset } from '../engine/rules.ts'

/** The rules with their questions changed. */
export function withAsks(rules: Ruleset, change: (ask: Question) => Question): Ruleset {
  const procedures = rules.procedures.map((procedure): Procedure => ({
    ...procedure, steps: procedure.steps.map((step) => (step.ask === null ? step : { ...step, ask: change(step.ask) })),
  }))
  return { ...rules, procedures, flow: flowOf(procedures) }
}
