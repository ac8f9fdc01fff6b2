// Axomamma's die and her random choices: chance decides, and the journal keeps what it decided.
import { argumentOf, offer, type Step } from '@tollan/kernel'
import { ROLL } from '../answers.ts'
import { die } from '../content/index.ts'
import { tell } from '../events.ts'
import { chance } from '../procedures.ts'
import type { G } from '../rules.ts'
import { AXOMAMMA } from '../state.ts'

type Act = (g: G, f: number) => void
type Take = (g: G, f: number, value: number) => void

function offerFaces(g: G): void {
  for (let side = 0; side < die.length; side++) offer(g, ROLL | side)
}

/** TAW-SOLO-01: a die with the faces 1, 2, 2, 3, 3, 4. */
export const roll = (kind: string, rule: string, take: Take, settles?: (g: G, f: number) => boolean): Step<G> =>
  chance(
    kind,
    offerFaces,
    (g, f, answer) => {
      const value = die[argumentOf(answer)]
      tell(g, 'roll', rule, AXOMAMMA, 'for', kind, 'n', value)
      take(g, f, value)
    },
    settles,
  )

/** Tells among which candidates chance has decided, all of them public. */
function tellDraw(g: G, f: number, rule: string, candidates: Act, answer: number): void {
  g.count = 0
  candidates(g, f)
  for (const candidate of g.options.slice(0, g.count)) tell(g, 'axomamma-candidate', rule, AXOMAMMA, 'key', g.rules.keys.format(candidate))
  tell(g, 'axomamma-random', rule, AXOMAMMA, 'key', g.rules.keys.format(answer), 'of', g.count)
}

/**
 * One of the candidates at random; a single one is taken without a question, of none nothing happens.
 * `take` may run while the step is being skipped: it may call procedures, but neither repeat nor leave the step.
 */
export const randomly = (kind: string, rule: string | ((g: G, f: number) => string), candidates: Act, take: Take): Step<G> =>
  chance(
    kind,
    candidates,
    (g, f, answer) => {
      if (g.events !== null) tellDraw(g, f, typeof rule === 'string' ? rule : rule(g, f), candidates, answer)
      take(g, f, argumentOf(answer))
    },
    (g, f) => {
      g.count = 0
      candidates(g, f)
      if (g.count > 1) return false
      if (g.count === 1) take(g, f, argumentOf(g.options[0]))
      return true
    },
  )
