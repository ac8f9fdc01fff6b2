// Stairs for Axomamma: from her High Priest clockwise, upper spaces before lower ones, none that serve the human if she can help it.
import { locals, OK } from '@tollan/kernel'
import { layStep, stepRefusal, stepsCostOf, stepsRefusal } from '../actions/steps.ts'
import { stepNames } from '../answers.ts'
import { numbers } from '../content/index.ts'
import { tell } from '../events.ts'
import { payCost } from '../goods.ts'
import { procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { PRIEST_AT, SECTIONS, STEP_AT } from '../state.ts'

const UPPER = 0
const LOWER = 1

/** What somebody else would score for a marker there (TAW-TASK-STAIRS-05). */
const forOthers = (g: G, seat: number, step: number): number => (step % 2 === LOWER && g.s[STEP_AT + step - 1] !== seat ? numbers.upperOwnerVp : 0)

/** TAW-SOLO-59: the Step space she chooses, -1 when there is none. */
function chosenStep(g: G, seat: number): number {
  let second = -1
  for (const level of [UPPER, LOWER])
    for (let i = 0; i < SECTIONS; i++) {
      const step = ((g.s[PRIEST_AT + seat] + i) % SECTIONS) * 2 + level
      if (stepRefusal(g, step) !== OK) continue
      tell(g, 'axomamma-candidate', 'TAW-SOLO-59', seat, 'steps', stepNames[step], 'for-others', forOthers(g, seat, step))
      if (forOthers(g, seat, step) === 0) return step
      if (second < 0) second = step
    }
  return second
}

const B = locals('seat', 'cost', 'unused', 'step')

export const buildHerSteps = procedure('axomamma-steps', B, [
  function choose(g, f) {
    const { s } = g
    const seat = s[f + B.seat]
    if (stepsRefusal(g, seat, s[f + B.cost]) !== OK) return
    s[f + B.step] = chosenStep(g, seat) + 1
    payCost(g, seat, stepsCostOf(s[f + B.cost]), 'TAW-SOLO-59')
  },
  function build(g, f) {
    if (g.s[f + B.step] > 0) layStep(g, g.s[f + B.seat], g.s[f + B.step] - 1)
  },
])
