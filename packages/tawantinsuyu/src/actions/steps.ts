// Stairs: Step markers between the terraces.
import { argumentOf, locals, OK, offer, type Refusal, refuse } from '@tollan/kernel'
import { BUILD_STEPS, DECLINE, stepNames } from '../answers.ts'
import { numbers, stepsCost } from '../content/index.ts'
import { PRINTED } from '../effect-nodes.ts'
import { tell } from '../events.ts'
import { affords, gainGood, owned, payCost, score } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import { NO_STEP_MARKER, STEPS_STONE, STEPS_TAKEN, UPPER_STEPS_FIRST } from '../reasons.ts'
import { packCost, type G } from '../rules.ts'
import { CORN, POTATO, STEP_AT, STEPS, STEPS_LEFT, STONE } from '../state.ts'
import { couldBeLifted } from '../stirring.ts'
import { performed } from './performed.ts'

const printedCost = packCost(stepsCost)
export const stepsCostOf = (cost: number): number => (cost === PRINTED ? printedCost : cost)

/** TAW-TASK-STAIRS-03, -04: any empty Step space; a lower one needs the upper one of its section. */
export function stepRefusal(g: G, step: number): Refusal {
  if (g.s[STEP_AT + step] >= 0) return STEPS_TAKEN
  return step % 2 === 1 && g.s[STEP_AT + step - 1] < 0 ? UPPER_STEPS_FIRST : OK
}

/** Whether Stairs can be built at all, apart from their price. */
function anySteps(g: G, seat: number): Refusal {
  if (g.s[STEPS_LEFT + seat] === 0) return NO_STEP_MARKER
  for (let step = 0; step < STEPS; step++) if (stepRefusal(g, step) === OK) return OK
  return STEPS_TAKEN
}

export function stepsRefusal(g: G, seat: number, cost: number): Refusal {
  const refusal = anySteps(g, seat)
  if (refusal !== OK) return refusal
  return affords(g, seat, stepsCostOf(cost)) ? OK : refuse(g, STEPS_STONE, 3, owned(g, seat, STONE))
}

const B = locals('seat', 'cost', 'unused', 'step')

/** TAW-TASK-STAIRS-01 to -07. */
export const buildSteps = procedure('build-steps', B, [
  ask({
    kind: 'steps',
    candidates(g) {
      for (let step = 0; step < STEPS; step++) offer(g, BUILD_STEPS | step)
      offer(g, DECLINE)
    },
    refuse(g, f, answer, seat) {
      if (answer === DECLINE) return OK
      const refusal = stepRefusal(g, argumentOf(answer))
      return refusal === OK ? stepsRefusal(g, seat, g.s[f + B.cost]) : refusal
    },
    take(g, f, answer, seat) {
      if (answer === DECLINE) return
      performed(g, seat)
      g.s[f + B.step] = argumentOf(answer) + 1
      payCost(g, seat, stepsCostOf(g.s[f + B.cost]), 'TAW-TASK-STAIRS-01')
    },
    settles: (g, f) => {
      const seat = g.s[f + B.seat]
      const refusal = stepsRefusal(g, seat, g.s[f + B.cost])
      return refusal !== OK && !couldBeLifted(g, seat, refusal)
    },
  }),
  function build(g, f) {
    if (g.s[f + B.step] > 0) layStep(g, g.s[f + B.seat], g.s[f + B.step] - 1)
  },
])

/** TAW-TASK-STAIRS-02, -05: the builder's gains, and the owner of the upper marker. */
export function layStep(g: G, seat: number, step: number): void {
  const { s } = g
  s[STEP_AT + step] = seat
  s[STEPS_LEFT + seat]--
  tell(g, 'steps', 'TAW-TASK-STAIRS-03', seat, 'steps', stepNames[step])
  score(g, seat, numbers.stepsVp, 'TAW-TASK-STAIRS-02')
  gainGood(g, seat, CORN, numbers.stepsCorn, 'TAW-TASK-STAIRS-02')
  gainGood(g, seat, POTATO, numbers.stepsPotato, 'TAW-TASK-STAIRS-02')
  if (step % 2 === 1) score(g, s[STEP_AT + step - 1], numbers.upperOwnerVp, 'TAW-TASK-STAIRS-05')
}
