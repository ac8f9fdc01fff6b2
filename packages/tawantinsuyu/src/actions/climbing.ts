// Worship and Offering: two ways up the Temple.
import { again, argumentOf, call, locals, OK, offer, packed, type Refusal, refuse } from '@tollan/kernel'
import { DECLINE, DONE, GIVE, OFFER_CORN, statueNames, TAKE_GOLD } from '../answers.ts'
import { numbers } from '../content/index.ts'
import { tell } from '../events.ts'
import { affords, gainGood, owned, payCost } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import { NO_STATUE_TO_GIVE, OFFERING_CORN, OFFERING_CORN_OTHERS, ONE_OF_EACH_SIZE, TEMPLE_TOP } from '../reasons.ts'
import type { G } from '../rules.ts'
import { CORN, GOLD, STATUE, STATUES, TEMPLE } from '../state.ts'
import { mayStir } from '../stirring.ts'
import { sizeOf } from './statues.ts'
import { climb } from './temple.ts'

export const spacesLeft = (g: G, seat: number): number => g.rules.templeTop - g.s[TEMPLE + seat]

/** TAW-PRIEST-MOVE-05: the active player takes gold instead of performing the action. */
export const takeGoldInstead = (g: G, seat: number): void => gainGood(g, seat, GOLD, numbers.goldInstead, 'TAW-PRIEST-MOVE-05')

/** TAW-PRIEST-WORSHIP-04: a Statue given up leaves the game. */
export function giveStatue(g: G, seat: number, kind: number, steps: number): void {
  g.s[STATUE + seat * STATUES + kind]--
  tell(g, 'statue-given', 'TAW-PRIEST-WORSHIP-04', seat, 'statue', statueNames[kind])
  call(g, climb, seat, steps)
}

const ownedStatues = (g: G, seat: number): boolean => {
  for (let kind = 0; kind < STATUES; kind++) if (g.s[STATUE + seat * STATUES + kind] > 0) return true
  return false
}

function offerStatues(g: G): void {
  for (let kind = 0; kind < STATUES; kind++) offer(g, GIVE | kind)
}

function giveRefusal(g: G, seat: number, kind: number, given: number): Refusal {
  if (g.s[STATUE + seat * STATUES + kind] === 0) return NO_STATUE_TO_GIVE
  if ((given & (1 << sizeOf(kind))) !== 0) return ONE_OF_EACH_SIZE
  return spacesLeft(g, seat) > 0 ? OK : TEMPLE_TOP
}

const W = locals('seat', 'given')

/** TAW-PRIEST-WORSHIP-01, -02: a large and a small Statue at most. */
export const worship = procedure('worship', W, [
  ask({
    kind: 'worship',
    candidates(g, f) {
      offerStatues(g)
      offer(g, g.s[f + W.given] === 0 ? TAKE_GOLD : DONE)
      if (g.s[f + W.given] === 0) offer(g, DECLINE)
    },
    refuse: (g, f, answer, seat) => (answer === TAKE_GOLD || answer === DONE || answer === DECLINE ? OK : giveRefusal(g, seat, argumentOf(answer), g.s[f + W.given])),
    take(g, f, answer, seat) {
      if (answer === DONE || answer === DECLINE) return
      if (answer === TAKE_GOLD) {
        takeGoldInstead(g, seat)
        return
      }
      const kind = argumentOf(answer)
      g.s[f + W.given] |= 1 << sizeOf(kind)
      again(g, f)
      giveStatue(g, seat, kind, numbers.worshipSteps[sizeOf(kind)])
    },
    settles: (g, f) => g.s[f + W.given] !== 0 && !anyToGive(g, g.s[f + W.seat], g.s[f + W.given]),
  }),
])

function anyToGive(g: G, seat: number, given: number): boolean {
  for (let kind = 0; kind < STATUES; kind++) if (giveRefusal(g, seat, kind, given) === OK) return true
  return false
}

const F = locals('seat')

/** TAW-PRIEST-WORSHIP-03: one Statue of either size for one space. */
export const worshipToo = procedure('worship-too', F, [
  ask({
    kind: 'worship-too',
    candidates(g) {
      offerStatues(g)
      offer(g, DECLINE)
    },
    refuse: (g, _f, answer, seat) => (answer === DECLINE ? OK : giveRefusal(g, seat, argumentOf(answer), 0)),
    take(g, _f, answer, seat) {
      if (answer !== DECLINE) giveStatue(g, seat, argumentOf(answer), 1)
    },
    settles: (g, f) => !ownedStatues(g, g.s[f + F.seat]) || spacesLeft(g, g.s[f + F.seat]) === 0,
  }),
])

/** TAW-PRIEST-OFFERING-01, TAW-TEMPLE-04: 2, 4 or 6 corn, no more spaces than are left. */
function offeringRefusal(g: G, seat: number, corn: number): Refusal {
  const steps = numbers.offeringCorn.findIndex((n) => n === corn) + 1
  if (steps > spacesLeft(g, seat)) return TEMPLE_TOP
  return affords(g, seat, packed(CORN, corn)) ? OK : refuse(g, OFFERING_CORN, corn, owned(g, seat, CORN))
}

export const offering = procedure('offering', F, [
  ask({
    kind: 'offering',
    candidates(g) {
      for (const corn of numbers.offeringCorn) offer(g, OFFER_CORN | corn)
      offer(g, TAKE_GOLD)
      offer(g, DECLINE)
    },
    refuse: (g, _f, answer, seat) => (answer === TAKE_GOLD || answer === DECLINE ? OK : offeringRefusal(g, seat, argumentOf(answer))),
    take(g, _f, answer, seat) {
      if (answer === DECLINE) return
      if (answer === TAKE_GOLD) {
        takeGoldInstead(g, seat)
        return
      }
      const corn = argumentOf(answer)
      call(g, climb, seat, numbers.offeringCorn.findIndex((n) => n === corn) + 1)
      payCost(g, seat, packed(CORN, corn), 'TAW-PRIEST-OFFERING-01') // before the climb: the last call runs first
    },
  }),
])

export const othersCorn = packed(CORN, numbers.offeringCornOthers)

/** TAW-PRIEST-OFFERING-02: 3 corn for one space. */
export const offeringToo = procedure('offering-too', F, [
  ask({
    kind: 'offering-too',
    candidates(g) {
      offer(g, OFFER_CORN | numbers.offeringCornOthers)
      offer(g, DECLINE)
    },
    refuse: (g, _f, answer, seat) =>
      answer === DECLINE || affords(g, seat, othersCorn) ? OK : refuse(g, OFFERING_CORN_OTHERS, numbers.offeringCornOthers, owned(g, seat, CORN)),
    take(g, _f, answer, seat) {
      if (answer === DECLINE) return
      call(g, climb, seat, 1)
      payCost(g, seat, othersCorn, 'TAW-PRIEST-OFFERING-02')
    },
    settles: (g, f) => spacesLeft(g, g.s[f + F.seat]) === 0 || (!affords(g, g.s[f + F.seat], othersCorn) && !mayStir(g, g.s[f + F.seat])),
  }),
])
