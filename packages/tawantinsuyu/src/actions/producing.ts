// The Production action of the High Priest.
import { again, argumentOf, locals, OK, offer, OWNER, put, type Refusal, take, verbOf } from '@tollan/kernel'
import { DONE, PRODUCE_WITH, productionNames, RENEW_PIECE, TAKE_GOLD } from '../answers.ts'
import { builtBy, builtDownBy, faceDownProductions, faceUpProductions, ownsPassive } from '../buildings-owned.ts'
import { ANY_PIECE, BUILDINGS_ONLY } from '../effect-nodes.ts'
import { tell } from '../events.ts'
import { ask, procedure } from '../procedures.ts'
import { BUILDING_FACE_DOWN, BUILDING_USED, TURN_UP_BETWEEN, TURN_UP_BY_ACTIVE, TURN_UP_USED } from '../reasons.ts'
import type { G } from '../rules.ts'
import { ARMY_DOWN, PRODUCTIONS, USED } from '../state.ts'
import { takeGoldInstead } from './climbing.ts'
import { offerProductions, produceWith } from './produce.ts'
import { faceDownRefusal, offerFaceDown, turnUp } from './renew.ts'

// `ups` holds what may still be turned up for free: one's own turn-up and the one of Z16
const P = locals('seat', 'stage', 'ups', 'acted')
const DURING = 1 // 0 before producing
const AFTER = 2
const OWN_UP = 1
const Z16_UP = 2

const renewed = (ups: number): number => ((ups & Z16_UP) !== 0 ? ANY_PIECE : BUILDINGS_ONLY)

/** Whether something could be turned up for free now. */
const mayTurnUp = (g: G, f: number, seat: number): boolean =>
  (g.s[f + P.ups] !== 0 && faceDownProductions(g, seat) !== 0) || ((g.s[f + P.ups] & Z16_UP) !== 0 && g.s[ARMY_DOWN + seat] !== 0)

function refusal(g: G, f: number, answer: number, seat: number): Refusal {
  const { s } = g
  if (answer === DONE || answer === TAKE_GOLD) return OK
  const piece = argumentOf(answer)
  if (verbOf(answer) === verbOf(PRODUCE_WITH)) {
    if ((faceUpProductions(g, seat) & (1 << piece)) !== 0) return OK
    return (s[USED] & (1 << piece)) !== 0 ? BUILDING_USED : BUILDING_FACE_DOWN // TAW-PRIEST-PRODUCE-06
  }
  if (s[f + P.ups] === 0) return s[OWNER] === seat || ownsPassive(g, seat, 16) ? TURN_UP_USED : TURN_UP_BY_ACTIVE
  if (s[f + P.stage] === DURING) return TURN_UP_BETWEEN
  return faceDownRefusal(g, seat, piece, renewed(s[f + P.ups]))
}

function turnUpFree(g: G, f: number, seat: number, piece: number): void {
  const { s } = g
  const own = piece < PRODUCTIONS && (s[f + P.ups] & OWN_UP) !== 0
  s[f + P.ups] &= own ? ~OWN_UP : ~Z16_UP
  turnUp(g, seat, piece, own ? 'TAW-PRIEST-PRODUCE-02' : 'TAW-BLD-Z16')
}

/** TAW-PRIEST-PRODUCE-01, -06: used Buildings are flipped when the seat has finished producing. */
export function flipUsed(g: G, seat: number): void {
  const { s } = g
  for (let building = 0; building < PRODUCTIONS; building++) {
    if ((s[USED] & (1 << building)) === 0) continue
    take(s, USED, building)
    put(s, builtDownBy(seat), building)
    tell(g, 'flip', 'TAW-PRIEST-PRODUCE-01', seat, 'piece', productionNames[building])
  }
}

export function useBuilding(g: G, seat: number, building: number, rule: string): void {
  take(g.s, builtBy(seat), building)
  put(g.s, USED, building)
  produceWith(g, seat, building, rule)
}

const production = (name: string, active: boolean) =>
  procedure(name, P, [
    function begin(g, f) {
      const seat = g.s[f + P.seat]
      g.s[f + P.ups] = (active ? OWN_UP : 0) | (ownsPassive(g, seat, 16) ? Z16_UP : 0)
    },
    ask({
      kind: name,
      candidates(g, f, seat) {
        if (g.s[f + P.stage] !== AFTER) offerProductions(g, faceUpProductions(g, seat) | g.s[USED] | faceDownProductions(g, seat))
        offerFaceDown(g, seat)
        offer(g, active && g.s[f + P.acted] === 0 ? TAKE_GOLD : DONE)
        if (active && g.s[f + P.acted] === 0) offer(g, DONE)
      },
      refuse: refusal,
      take(g, f, answer, seat) {
        const { s } = g
        if (answer === DONE) {
          flipUsed(g, seat)
          if (s[f + P.stage] === AFTER || s[f + P.acted] === 0) s[f + P.ups] = 0
          s[f + P.stage] = AFTER
        } else if (answer === TAKE_GOLD) {
          takeGoldInstead(g, seat)
          s[f + P.ups] &= ~OWN_UP
          s[f + P.stage] = AFTER
        } else if (verbOf(answer) === verbOf(RENEW_PIECE)) turnUpFree(g, f, seat, argumentOf(answer))
        else {
          s[f + P.stage] = DURING
          useBuilding(g, seat, argumentOf(answer), 'TAW-PRIEST-PRODUCE-01')
        }
        s[f + P.acted] = 1
        again(g, f)
      },
      settles(g, f) {
        const { s } = g
        const seat = s[f + P.seat]
        if (active && s[f + P.acted] === 0) return false
        if (s[f + P.stage] === AFTER) return !mayTurnUp(g, f, seat)
        if (s[f + P.stage] === DURING && faceUpProductions(g, seat) === 0) {
          flipUsed(g, seat)
          s[f + P.stage] = AFTER
          return !mayTurnUp(g, f, seat)
        }
        return faceUpProductions(g, seat) === 0 && !mayTurnUp(g, f, seat)
      },
    }),
  ])

/** TAW-PRIEST-PRODUCE-01 to -06, TAW-BLD-Z16. */
export const produceAction = production('produce-action', true)
export const produceToo = production('produce-too', false)
