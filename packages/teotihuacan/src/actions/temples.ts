// Temples: one step at a time, each with its reward.
import { argumentOf, call, leave, locals, OK, offer, type Refusal, refuse, restart } from '@tollan/kernel'
import { PRINTED, STEP_ON, templeNames } from '../answers.ts'
import { resolve } from '../effects.ts'
import { tell } from '../events.ts'
import { tellLost } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import { TEMPLE_NOT_GRANTED, TEMPLE_OCCUPIED, TEMPLE_TOP } from '../reasons.ts'
import { BONUS_STEP, type G, MAIN_STEP } from '../rules.ts'
import { DISC_TEMPLE, DISC_WORDS, TEMPLE, TEMPLES } from '../state.ts'
import { offerTiles } from './discoveries.ts'
import { refuseTile, someTileToTake, takeTile } from './take-tile.ts'

export const TOP = 11
export const PENULTIMATE = 10

/** TEO-TEMPLE-07, -09: whether a seat can make a step on a temple. */
export function stepRefusal(g: G, seat: number, temple: number): Refusal {
  const step = g.s[TEMPLE + seat * TEMPLES + temple]
  if (step >= TOP) return TEMPLE_TOP
  if (step < PENULTIMATE) return OK
  for (let other = 0; other < g.rules.seats; other++) if (g.s[TEMPLE + other * TEMPLES + temple] === TOP) return TEMPLE_OCCUPIED
  return OK
}

export function anyStepPossible(g: G, seat: number): boolean {
  for (let temple = 0; temple < TEMPLES; temple++) if (stepRefusal(g, seat, temple) === OK) return true
  return false
}

const T = locals('seat', 'temple')
/** For steps that modules insert. */
export const templeStepLocals = T

export const templeStep = procedure('temple-step', T, [
  function climb(g, f) {
    const { s, rules } = g
    const seat = s[f + T.seat]
    const temple = s[f + T.temple]
    if (stepRefusal(g, seat, temple) !== OK) return tellLost(g, seat, 'temple-step', 1, 'TEO-TERM-12')
    const step = ++s[TEMPLE + seat * TEMPLES + temple]
    tell(g, 'temple-step', 'TEO-TEMPLE-01', seat, 'temple', templeNames[temple], 'step', step)
    const kind = rules.templeKind[temple][step]
    const reward = rules.templeReward[temple][step]
    if (kind === MAIN_STEP) call(g, rules.ways[seat].mainStep, seat, temple, rules.mainStepRow[temple][step], reward)
    else if (kind === BONUS_STEP) tell(g, 'bonus-unlocked', 'TEO-TEMPLE-06', seat, 'temple', templeNames[temple])
    else call(g, resolve, seat, reward)
  },
])

const M = locals('seat', 'temple', 'row', 'reward', 'taken')

/** TEO-TEMPLE-03 to -05: one tile at its cost, or the printed reward. */
export const chooseOnMainStep = procedure('main-temple-step', M, [
  ask({
    kind: 'main-temple-step',
    candidates(g, f) {
      offer(g, PRINTED)
      offerTiles(g, DISC_TEMPLE + g.s[f + M.row] * DISC_WORDS)
    },
    refuse: (g, _f, answer, seat) => (answer === PRINTED ? OK : refuseTile(g, seat, argumentOf(answer))),
    take(g, f, answer, seat) {
      if (answer === PRINTED) return
      g.s[f + M.taken] = 1
      call(g, takeTile, seat, argumentOf(answer), DISC_TEMPLE + g.s[f + M.row] * DISC_WORDS)
    },
    settles: (g, f) => !someTileToTake(g, g.s[f + M.seat], () => offerTiles(g, DISC_TEMPLE + g.s[f + M.row] * DISC_WORDS)), // TEO-EDGE-15
  }),
  function printedReward(g, f) {
    if (g.s[f + M.taken] === 0) call(g, resolve, g.s[f + M.seat], g.s[f + M.reward])
  },
])

const S = locals('seat', 'any', 'blue', 'red', 'green')

/** TEO-TEMPLE-11: steps that cannot be made. */
function loseSteps(g: G, f: number, pending: number): void {
  tellLost(g, g.s[f + S.seat], 'temple-step', g.s[f + pending], 'TEO-TEMPLE-11')
  g.s[f + pending] = 0
}

/** Steps granted together: made one by one, in an order of the player's choice (TEO-TERM-11, TEO-TEMPLE-12). */
export const templeSteps = procedure('temple-steps', S, [
  function dropImpossible(g, f) {
    const { s } = g
    const seat = s[f + S.seat]
    for (let temple = 0; temple < TEMPLES; temple++) if (stepRefusal(g, seat, temple) !== OK) loseSteps(g, f, S.blue + temple)
    if (!anyStepPossible(g, seat)) loseSteps(g, f, S.any)
    const coloured = s[f + S.blue] + s[f + S.red] + s[f + S.green]
    if (s[f + S.any] + coloured === 0) {
      leave(g, f)
      return
    }
    if (s[f + S.any] > 0) return
    for (let temple = 0; temple < TEMPLES; temple++)
      if (s[f + S.blue + temple] === coloured) {
        s[f + S.blue + temple]--
        restart(g, f)
        call(g, templeStep, seat, temple)
        return
      }
  },
  ask({
    kind: 'temple',
    candidates(g) {
      for (let temple = 0; temple < TEMPLES; temple++) offer(g, STEP_ON | temple)
    },
    refuse(g, f, answer, seat) {
      const temple = argumentOf(answer)
      if (g.s[f + S.any] === 0 && g.s[f + S.blue + temple] === 0) return refuse(g, TEMPLE_NOT_GRANTED)
      return refuse(g, stepRefusal(g, seat, temple), PENULTIMATE, g.s[TEMPLE + seat * TEMPLES + temple])
    },
    take(g, f, answer, seat) {
      const temple = argumentOf(answer)
      const { s } = g
      if (s[f + S.blue + temple] > 0) s[f + S.blue + temple]--
      else s[f + S.any]--
      restart(g, f)
      call(g, templeStep, seat, temple)
    },
    // a tile used at this question may have taken the last possible step: what is pending is lost
    settles(g, f) {
      const seat = g.s[f + S.seat]
      for (let temple = 0; temple < TEMPLES; temple++)
        if ((g.s[f + S.any] > 0 || g.s[f + S.blue + temple] > 0) && stepRefusal(g, seat, temple) === OK) return false
      for (let pending = S.any; pending <= S.green; pending++) loseSteps(g, f, pending)
      return true
    },
  }),
])

export function grantSteps(g: G, seat: number, temple: number, n: number): void {
  call(g, templeSteps, seat, temple === TEMPLES ? n : 0, temple === 0 ? n : 0, temple === 1 ? n : 0, temple === 2 ? n : 0)
}
