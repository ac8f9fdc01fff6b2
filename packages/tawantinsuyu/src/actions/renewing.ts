// The Renew action of the High Priest.
import { again, argumentOf, locals, OK, offer, packed, type Refusal, refuse } from '@tollan/kernel'
import { DECLINE, DONE, TAKE_GOLD } from '../answers.ts'
import { ANY_PIECE } from '../effect-nodes.ts'
import { affords, owned, payCost } from '../goods.ts'
import { numbers } from '../content/index.ts'
import { ask, procedure } from '../procedures.ts'
import { RENEW_CORN, RENEW_FOOD } from '../reasons.ts'
import type { G } from '../rules.ts'
import { CORN, FOOD, POTATO } from '../state.ts'
import { mayStir } from '../stirring.ts'
import { takeGoldInstead } from './climbing.ts'
import { anyFaceDown, faceDownRefusal, offerFaceDown, turnUp } from './renew.ts'

const food = packed(FOOD, 1)
const corn = packed(CORN, 1)

const R = locals('seat', 'done')

function activeRefusal(g: G, f: number, seat: number, piece: number): Refusal {
  const refusal = faceDownRefusal(g, seat, piece, ANY_PIECE)
  if (refusal !== OK || g.s[f + R.done] < numbers.renewFree || affords(g, seat, food)) return refusal
  return refuse(g, RENEW_FOOD, 1, owned(g, seat, POTATO) + owned(g, seat, CORN))
}

/** TAW-PRIEST-RENEW-02: one piece for free, any number of others for 1 food each. */
export const renewAction = procedure('renew-action', R, [
  ask({
    kind: 'renew-action',
    candidates(g, f, seat) {
      offerFaceDown(g, seat)
      offer(g, g.s[f + R.done] === 0 ? TAKE_GOLD : DONE)
      if (g.s[f + R.done] === 0) offer(g, DECLINE)
    },
    refuse: (g, f, answer, seat) =>
      answer === TAKE_GOLD || answer === DONE || answer === DECLINE ? OK : activeRefusal(g, f, seat, argumentOf(answer)),
    take(g, f, answer, seat) {
      if (answer === DONE || answer === DECLINE) return
      if (answer === TAKE_GOLD) {
        takeGoldInstead(g, seat)
        return
      }
      turnUp(g, seat, argumentOf(answer), 'TAW-PRIEST-RENEW-02')
      again(g, f)
      if (g.s[f + R.done]++ >= numbers.renewFree) payCost(g, seat, food, 'TAW-PRIEST-RENEW-02')
    },
    settles(g, f) {
      const { s } = g
      const seat = s[f + R.seat]
      if (s[f + R.done] === 0) return false
      return !anyFaceDown(g, seat, ANY_PIECE) || (!affords(g, seat, food) && !mayStir(g, seat))
    },
  }),
])

/** TAW-PRIEST-RENEW-03: any number for 1 corn each. */
export const renewToo = procedure('renew-too', R, [
  ask({
    kind: 'renew-too',
    candidates(g, _f, seat) {
      offerFaceDown(g, seat)
      offer(g, DONE)
    },
    refuse(g, _f, answer, seat) {
      if (answer === DONE) return OK
      const refusal = faceDownRefusal(g, seat, argumentOf(answer), ANY_PIECE)
      return refusal !== OK || affords(g, seat, corn) ? refusal : refuse(g, RENEW_CORN, 1, owned(g, seat, CORN))
    },
    take(g, f, answer, seat) {
      if (answer === DONE) return
      turnUp(g, seat, argumentOf(answer), 'TAW-PRIEST-RENEW-03')
      again(g, f)
      payCost(g, seat, corn, 'TAW-PRIEST-RENEW-03')
    },
    settles: (g, f) => !anyFaceDown(g, g.s[f + R.seat], ANY_PIECE) || (!affords(g, g.s[f + R.seat], corn) && !mayStir(g, g.s[f + R.seat])),
  }),
])

