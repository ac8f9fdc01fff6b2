// The end of a turn: a Village Worker, the Worker limit, the played card, the Market (TAW-EOT-01).
import { again, argumentOf, EMPTY, endTurn, locals, OK, offer, packed, put, type Refusal, refuse, take } from '@tollan/kernel'
import { addToOffer } from '../actions/god-cards.ts'
import { forgetTaken, laidBy } from '../actions/benefits.ts'
import { ALL_SLOTS, fillMarket } from '../actions/market.ts'
import { DISMISS, END_TURN, roleNames, VILLAGE_END } from '../answers.ts'
import { numbers } from '../content/index.ts'
import { tell } from '../events.ts'
import { affords, owned, payCost } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import { RECRUIT_FOOD, VILLAGE_EMPTY } from '../reasons.ts'
import type { G } from '../rules.ts'
import { CARD, CORN, POTATO, VILLAGE, WORKERS_GONE } from '../state.ts'
import { offerRoles, poolOf, poolSize, roleOf, takeFromVillage, villageLeft, workerOfRole } from '../workers.ts'

const goodOfEnd = (end: number): number => (end === 0 ? POTATO : CORN)

/** TAW-EOT-02, -03: 1 potato at the potato end, 1 corn at the corn end. */
function purchaseRefusal(g: G, seat: number, end: number): Refusal {
  if (g.s[VILLAGE] === EMPTY) return VILLAGE_EMPTY // TAW-FEAST-04
  return affords(g, seat, packed(goodOfEnd(end), 1)) ? OK : refuse(g, RECRUIT_FOOD, 1, owned(g, seat, goodOfEnd(end)))
}

const E = locals('seat', 'bought')

export const endOfTurn = procedure('end-of-turn', E, [
  ask({
    kind: 'end-of-turn',
    candidates(g) {
      offer(g, VILLAGE_END | 0)
      offer(g, VILLAGE_END | 1)
      offer(g, END_TURN)
    },
    refuse: (g, _f, answer, seat) => (answer === END_TURN ? OK : purchaseRefusal(g, seat, argumentOf(answer))),
    take(g, f, answer, seat) {
      if (answer === END_TURN) return
      g.s[f + E.bought] = argumentOf(answer) + 1
      payCost(g, seat, packed(goodOfEnd(argumentOf(answer)), 1), 'TAW-EOT-02')
    },
  }),
  function workerArrives(g, f) {
    const { s } = g
    if (s[f + E.bought] === 0) return
    const seat = s[f + E.seat]
    const worker = takeFromVillage(g, s[f + E.bought] - 1)
    put(s, poolOf(seat), worker)
    tell(g, 'worker-gained', 'TAW-EOT-02', seat, 'role', roleNames[roleOf(worker)])
    villageLeft(g, seat) // TAW-EOT-06
  },
  ask({
    kind: 'dismiss',
    candidates: (g, _f, seat) => offerRoles(g, poolOf(seat), DISMISS),
    take(g, f, answer, seat) {
      const worker = workerOfRole(g, poolOf(seat), argumentOf(answer))
      take(g.s, poolOf(seat), worker)
      put(g.s, WORKERS_GONE, worker)
      tell(g, 'worker-dismissed', 'TAW-EOT-07', seat, 'role', roleNames[argumentOf(answer)])
      again(g, f)
    },
    settles: (g, f) => poolSize(g, g.s[f + E.seat]) <= numbers.mostWorkers,
  }),
  function cardToOffer(g, f) {
    const { s } = g
    if (s[CARD] < 0) return
    const seat = s[f + E.seat]
    forgetTaken(g, seat)
    take(s, laidBy(seat), s[CARD])
    addToOffer(g, s[CARD])
    s[CARD] = -1
  },
  function market(g) {
    fillMarket(g, ALL_SLOTS)
  },
  function turnOver(g) {
    endTurn(g)
  },
])
