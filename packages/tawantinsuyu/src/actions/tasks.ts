// The eleven tasks: whether one can be performed, and performing it.
import { call, locals, OK, type Refusal } from '@tollan/kernel'
import { faceUpProductions, ownsPassive } from '../buildings-owned.ts'
import { tasks } from '../content/index.ts'
import { EITHER_SIZE, PRINTED } from '../effect-nodes.ts'
import { gainGood, score } from '../goods.ts'
import { procedure } from '../procedures.ts'
import { NO_ARMY_CARD, NO_FACE_UP_BUILDING, NO_WEAVING } from '../reasons.ts'
import { goodNumber, type G } from '../rules.ts'
import { GOLD } from '../state.ts'
import { BUILD_STATUE_TASK, BUILD_STEPS_TASK, BUY_WEAVINGS, CONSTRUCT, MERCHANT, PRODUCE_ONCE, TRAIN_TASK } from '../task-numbers.ts'
import { armyCardsLeft, train } from './army-cards.ts'
import { construct, constructRefusal } from './construct.ts'
import { merchant } from './merchant.ts'
import { performed } from './performed.ts'
import { produceOnce } from './produce.ts'
import { anyStatueRefusal, buildStatue } from './statues.ts'
import { buildSteps, stepsRefusal } from './steps.ts'
import { buyWeavings, weavingsLeft } from './weavings.ts'

const gathered = tasks.map((task) => (task.gives === undefined ? -1 : goodNumber(task.gives.what)))
const amounts = tasks.map((task) => task.gives?.n ?? 0)

/** TAW-COUNT-11: whether a task can be performed now. */
export function taskRefusal(g: G, seat: number, task: number): Refusal {
  switch (task) {
    case BUY_WEAVINGS:
      return weavingsLeft(g) > 0 ? OK : NO_WEAVING
    case BUILD_STATUE_TASK:
      return anyStatueRefusal(g, seat, PRINTED, EITHER_SIZE)
    case BUILD_STEPS_TASK:
      return stepsRefusal(g, seat, PRINTED)
    case CONSTRUCT:
      return constructRefusal(g, seat, PRINTED)
    case TRAIN_TASK:
      return armyCardsLeft(g) ? OK : NO_ARMY_CARD
    case PRODUCE_ONCE:
      return faceUpProductions(g, seat) !== 0 ? OK : NO_FACE_UP_BUILDING
    default:
      return OK // collecting and Merchant are always possible
  }
}

/** TAW-TASK-COLLECT-01, TAW-BLD-Z20. */
function collect(g: G, seat: number, task: number): void {
  const kind = gathered[task]
  gainGood(g, seat, kind, amounts[task], 'TAW-TASK-COLLECT-01')
  if (kind === GOLD || !ownsPassive(g, seat, 20)) return
  gainGood(g, seat, kind, 1, 'TAW-BLD-Z20')
  score(g, seat, 1, 'TAW-BLD-Z20')
}

/** Tasks that may still be left when they ask what to build. */
const mayBeLeft = (task: number): boolean => task === BUILD_STATUE_TASK || task === BUILD_STEPS_TASK || task === CONSTRUCT

/** Performs a task, or puts it on the stack when it asks something. */
export function performTask(g: G, seat: number, task: number): void {
  if (!mayBeLeft(task)) performed(g, seat)
  switch (task) {
    case BUY_WEAVINGS:
      return call(g, buyWeavings, seat)
    case BUILD_STATUE_TASK:
      return call(g, buildStatue, seat, PRINTED, EITHER_SIZE)
    case BUILD_STEPS_TASK:
      return call(g, buildSteps, seat, PRINTED)
    case CONSTRUCT:
      return call(g, construct, seat, PRINTED)
    case TRAIN_TASK:
      return call(g, train, seat)
    case PRODUCE_ONCE:
      return call(g, produceOnce, seat)
    case MERCHANT:
      return call(g, merchant, seat)
    default:
      return collect(g, seat, task)
  }
}

const T = locals('seat', 'task')

/** TAW-GOD-06: a benefit that shows a task icon. */
export const taskBenefit = procedure('task-benefit', T, [
  function perform(g, f) {
    if (taskRefusal(g, g.s[f + T.seat], g.s[f + T.task]) === OK) performTask(g, g.s[f + T.seat], g.s[f + T.task])
  },
])
