// Merchant: every matching connection of the own Tapestries pays its reward.
import { again, argumentOf, locals, nextIn, OK, offer, put, type Refusal, take } from '@tollan/kernel'
import { CONNECTION, DONE, weavingNames } from '../answers.ts'
import { grant, payRefusal } from '../effects.ts'
import { tell } from '../events.ts'
import { ask, procedure } from '../procedures.ts'
import { REWARD_DUE } from '../reasons.ts'
import type { G } from '../rules.ts'
import { WEAVING_WORDS } from '../state.ts'
import { couldBeLifted } from '../stirring.ts'
import { connectionReward, wovenBy } from './tapestries.ts'

// Connections still to be rewarded are kept as bits of the tiles at their right: 35 tiles in two words.
const M = locals('seat', 'low', 'high')

const nextTile = (g: G, seat: number, from: number): number => nextIn(g.s, wovenBy(seat), WEAVING_WORDS, from)

/** Plain goods and points need no order: they come first, which never hurts (TAW-TASK-MERCHANT-05). */
function isPlain(g: G, reward: number): boolean {
  const { op } = g.rules.effects[reward]
  return op === 'gain' || op === 'vp'
}

function reward(g: G, seat: number, tile: number): void {
  tell(g, 'connection', 'TAW-TASK-MERCHANT-01', seat, 'weaving', weavingNames[tile])
  grant(g, seat, connectionReward(g, seat, tile))
}

/** A paid climb that cannot be made now waits for gold, or is let go with `done`. */
function rewardRefusal(g: G, seat: number, tile: number): Refusal {
  const node = g.rules.effects[connectionReward(g, seat, tile)]
  return node.op === 'pay' ? payRefusal(g, seat, node) : OK
}

/** Whether every connection left is a paid climb that the seat cannot make. */
function nothingLeft(g: G, f: number, seat: number): boolean {
  for (let tile = nextIn(g.s, f + M.low, 2, 0); tile >= 0; tile = nextIn(g.s, f + M.low, 2, tile + 1)) {
    const refusal = rewardRefusal(g, seat, tile)
    if (refusal === OK || couldBeLifted(g, seat, refusal)) return false
  }
  return true
}

/** TAW-TASK-MERCHANT-01 to -05: the player orders the rewards. */
export const merchant = procedure('merchant', M, [
  function findConnections(g, f) {
    const seat = g.s[f + M.seat]
    for (let tile = nextTile(g, seat, 0); tile >= 0; tile = nextTile(g, seat, tile + 1)) {
      const found = connectionReward(g, seat, tile)
      if (found < 0) continue
      if (isPlain(g, found)) reward(g, seat, tile)
      else put(g.s, f + M.low, tile)
    }
  },
  ask({
    kind: 'merchant',
    candidates(g, f) {
      for (let tile = nextIn(g.s, f + M.low, 2, 0); tile >= 0; tile = nextIn(g.s, f + M.low, 2, tile + 1)) offer(g, CONNECTION | tile)
      offer(g, DONE)
    },
    refuse(g, f, answer, seat) {
      if (answer !== DONE) return rewardRefusal(g, seat, argumentOf(answer))
      // only paid climbs may be declined (TAW-TASK-MERCHANT-05)
      for (let tile = nextIn(g.s, f + M.low, 2, 0); tile >= 0; tile = nextIn(g.s, f + M.low, 2, tile + 1))
        if (g.rules.effects[connectionReward(g, seat, tile)].op !== 'pay') return REWARD_DUE
      return OK
    },
    take(g, f, answer, seat) {
      if (answer === DONE) {
        g.s[f + M.low] = 0
        g.s[f + M.high] = 0
        return
      }
      take(g.s, f + M.low, argumentOf(answer))
      again(g, f)
      reward(g, seat, argumentOf(answer))
    },
    settles(g, f) {
      const { s } = g
      const seat = s[f + M.seat]
      if (s[f + M.low] === 0 && s[f + M.high] === 0) return true
      return nothingLeft(g, f, seat)
    },
  }),
])
