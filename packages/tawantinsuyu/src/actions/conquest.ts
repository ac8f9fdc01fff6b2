// Conquest: a casualty, Army cards played, then markers in turn order and one more for the active player.
import { again, argumentOf, bits, call, EMPTY, locals, nextIn, OK, offer, offerSet, packed, put, type Refusal, refuse, take } from '@tollan/kernel'
import {
  armyNames, CASUALTY, CASUALTY_NOMAD, CONQUER_SPACE, conquestNames, DECLINE, DISCARD_ARMY, DONE, FLIP_ARMY, KEEP_SOLDIER, PLAY_ARMY, roleNames, TAKE_GOLD,
  TAKE_PART,
} from '../answers.ts'
import { ownsPassive } from '../buildings-owned.ts'
import { numbers } from '../content/index.ts'
import { grant } from '../effects.ts'
import { tell } from '../events.ts'
import { affords, owned, payCost } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import { ARMY_POTATO, CONQUERED, LIKE_ANOTHER_CARD, NO_MARKER, SOLDIERS, SUPERFLUOUS } from '../reasons.ts'
import type { G, P as Position } from '../rules.ts'
import { canMeet, cardsWith } from '../soldiers.ts'
import { pour } from '../stacks.ts'
import {
  ARMY_DISCARD, ARMY_DOWN, ARMY_HAND, ARMY_SPENT, ARMY_TIRED, ARMY_UP, CASUALTIES, CONQUESTS, GOLD_TAKEN, MARKER_AT, MARKERS_LEFT, NOMADS, POTATO, VILLAGE, WORKER_WORDS,
} from '../state.ts'
import { mayStir } from '../stirring.ts'
import { nomadCount, offerRoles, refillNomads, roleOf, takeFromVillage, villageLeft, workerOfRole } from '../workers.ts'
import { takeGoldInstead } from './climbing.ts'

const A = locals('active', 'turn')

/** TAW-PRIEST-CONQUER-01 to -19, in the order of TAW-ASK-09. */
export const conquest = procedure('conquest', A, [
  function casualtyOfWar(g, f) {
    g.s[GOLD_TAKEN] = 0
    call(g, g.rules.ways[g.s[f + A.active]].casualty, g.s[f + A.active])
  },
  function goldOrPart(g, f) {
    call(g, g.rules.ways[g.s[f + A.active]].takePart, g.s[f + A.active])
  },
  function playCards(g, f) {
    const { s, rules } = g
    if (s[f + A.turn] >= rules.seats) {
      s[f + A.turn] = 0
      return
    }
    const seat = (s[f + A.active] + s[f + A.turn]++) % rules.seats
    again(g, f)
    const active = seat === s[f + A.active]
    if (!active || s[GOLD_TAKEN] === 0) call(g, rules.ways[seat].playArmy, seat, active ? numbers.freeArmyCards : 0)
  },
  function placeMarkers(g, f) {
    const { s, rules } = g
    if (s[f + A.turn] >= rules.seats) return
    const seat = (s[f + A.active] + s[f + A.turn]++) % rules.seats
    again(g, f)
    if (seat !== s[f + A.active] || s[GOLD_TAKEN] === 0) call(g, rules.ways[seat].conquer, seat, 0)
  },
  function additionalMarker(g, f) {
    if (g.s[GOLD_TAKEN] === 0) call(g, g.rules.ways[g.s[f + A.active]].conquer, g.s[f + A.active], 1)
    g.s[GOLD_TAKEN] = 0
  },
])

const S = locals('seat')

/** Moves a Village Worker to the Casualties of War. */
export function villageCasualty(g: G, active: number, end: number): void {
  const worker = takeFromVillage(g, end)
  put(g.s, CASUALTIES, worker)
  tell(g, 'casualty', 'TAW-PRIEST-CONQUER-01', active, 'role', roleNames[roleOf(worker)])
  villageLeft(g, active) // TAW-PRIEST-CONQUER-03
}

export function nomadCasualty(g: G, active: number, worker: number): void {
  take(g.s, NOMADS, worker)
  put(g.s, CASUALTIES, worker)
  tell(g, 'casualty', 'TAW-PRIEST-CONQUER-02', active, 'role', roleNames[roleOf(worker)])
  call(g, refillNomads)
}

const L = locals('seat', 'moved')

/** TAW-PRIEST-CONQUER-01, -02: mandatory; from an end of the Village, else a Nomad. */
export const casualty = procedure('casualty', L, [
  ask({
    kind: 'casualty',
    candidates(g) {
      offer(g, CASUALTY | 0)
      offer(g, CASUALTY | 1)
    },
    take(g, f, answer, seat) {
      g.s[f + L.moved] = 1
      villageCasualty(g, seat, argumentOf(answer))
    },
    settles(g, f) {
      const { s } = g
      if (s[VILLAGE] === EMPTY) return true
      if (s[VILLAGE + 1] !== EMPTY) return false
      s[f + L.moved] = 1
      villageCasualty(g, s[f + L.seat], 0) // both ends are the same Worker
      return true
    },
  }),
  ask({
    kind: 'casualty-nomad',
    candidates: (g) => offerRoles(g, NOMADS, CASUALTY_NOMAD),
    take: (g, _f, answer, seat) => nomadCasualty(g, seat, workerOfRole(g, NOMADS, argumentOf(answer))),
    settles: (g, f) => g.s[f + L.moved] === 1 || nomadCount(g) === 0,
  }),
])

/** TAW-PRIEST-MOVE-05, TAW-PRIEST-CONQUER-16. */
export const takePart = procedure('take-part', S, [
  ask({
    kind: 'conquest',
    candidates(g) {
      offer(g, TAKE_PART)
      offer(g, TAKE_GOLD)
    },
    take(g, _f, answer, seat) {
      if (answer !== TAKE_GOLD) return
      takeGoldInstead(g, seat)
      g.s[GOLD_TAKEN] = 1
    },
  }),
])

const potato = packed(POTATO, 1)

export function playCard(g: G, seat: number, card: number): void {
  take(g.s, ARMY_HAND + seat, card)
  put(g.s, ARMY_UP + seat, card)
  tell(g, 'army-card-played', 'TAW-PRIEST-CONQUER-05', seat, 'card', armyNames[card])
}

const P = locals('seat', 'free')

/** TAW-PRIEST-CONQUER-05 to -07. */
export const playArmy = procedure('play-army', P, [
  ask({
    kind: 'play-army',
    candidates(g, _f, seat) {
      offerSet(g, ARMY_HAND + seat, 1, PLAY_ARMY)
      offer(g, DONE)
    },
    refuse: (g, f, answer, seat) =>
      answer === DONE || g.s[f + P.free] > 0 || affords(g, seat, potato) ? OK : refuse(g, ARMY_POTATO, 1, owned(g, seat, POTATO)),
    take(g, f, answer, seat) {
      if (answer === DONE) return
      playCard(g, seat, argumentOf(answer))
      again(g, f)
      if (g.s[f + P.free] > 0) g.s[f + P.free]--
      else payCost(g, seat, potato, 'TAW-PRIEST-CONQUER-06')
    },
    settles(g, f) {
      const { s } = g
      const seat = s[f + P.seat]
      return s[ARMY_HAND + seat] === 0 || (s[f + P.free] === 0 && !affords(g, seat, potato) && !mayStir(g, seat))
    },
  }),
])

/** TAW-BLD-Z13: one Soldier less of each, but one in all. */
const reduced = (g: G, seat: number, n: number): number => (ownsPassive(g, seat, 13) ? Math.max(0, n - 1) : n)

export function flipNeeded(g: G, seat: number, space: number): number {
  const { conquestFlip, conquestDiscard } = g.rules
  const less = reduced(g, seat, conquestFlip[space])
  return less === 0 && conquestFlip[space] > 0 && conquestDiscard[space] === 0 ? 1 : less
}

export function discardNeeded(g: G, seat: number, space: number): number {
  const { conquestFlip, conquestDiscard } = g.rules
  const less = reduced(g, seat, conquestDiscard[space])
  return less === 0 && conquestDiscard[space] > 0 && conquestFlip[space] === 0 ? 1 : less
}

/** Both numbers would be 0: the owner of Z13 keeps one of them at 1 (TAW-ASK-16). */
const keepsOne = (g: G, seat: number, space: number): boolean => flipNeeded(g, seat, space) === 0 && discardNeeded(g, seat, space) === 0

export function conquerRefusal(g: G, seat: number, space: number): Refusal {
  const { s } = g
  if (s[MARKERS_LEFT + seat] === 0) return NO_MARKER
  if (s[MARKER_AT + space] >= 0) return CONQUERED
  const ones = cardsWith(g, s[ARMY_UP + seat], 1)
  const twos = cardsWith(g, s[ARMY_UP + seat], 2)
  const flip = flipNeeded(g, seat, space)
  const discard = discardNeeded(g, seat, space)
  if (flip + discard === 0) return ones + twos > 0 ? OK : refuse(g, SOLDIERS, 1, 0)
  return canMeet(discard, 0, 0, flip, 0, 0, ones, twos) ? OK : refuse(g, SOLDIERS, flip + discard, ones + 2 * twos)
}

/** The first of the cards of a set that look the same: Soldiers, resource and amount. */
export function isFirstOfKind(g: G, set: number, card: number): boolean {
  const { soldiers, armyGood, armyAmount } = g.rules
  for (let other = nextIn(g.s, set, 1, 0); other >= 0 && other < card; other = nextIn(g.s, set, 1, other + 1))
    if (soldiers[other] === soldiers[card] && armyGood[other] === armyGood[card] && armyAmount[other] === armyAmount[card]) return false
  return true
}

const C = locals('seat', 'further', 'space', 'discard', 'flip')

/** Whether a card may be added to the discarded or flipped ones so that both numbers can still be met without a superfluous card. */
function cardRefusal(g: G, f: number, card: number, toDiscard: boolean): Refusal {
  const { s, rules } = g
  const seat = s[f + C.seat]
  const one = rules.soldiers[card] === 1 ? 1 : 0
  const two = 1 - one
  const spentOnes = cardsWith(g, s[ARMY_SPENT], 1) + (toDiscard ? one : 0)
  const spentTwos = cardsWith(g, s[ARMY_SPENT], 2) + (toDiscard ? two : 0)
  const tiredOnes = cardsWith(g, s[ARMY_TIRED], 1) + (toDiscard ? 0 : one)
  const tiredTwos = cardsWith(g, s[ARMY_TIRED], 2) + (toDiscard ? 0 : two)
  const ones = cardsWith(g, s[ARMY_UP + seat], 1) - one
  const twos = cardsWith(g, s[ARMY_UP + seat], 2) - two
  return canMeet(s[f + C.discard], spentOnes, spentTwos, s[f + C.flip], tiredOnes, tiredTwos, ones, twos) ? OK : SUPERFLUOUS
}

const soldiersIn = (g: G, cards: number): number => cardsWith(g, cards, 1) + 2 * cardsWith(g, cards, 2)

/** One card after another until a requirement is met; a single possible card goes by itself. */
const chooseCards = (kind: string, verb: number, toDiscard: boolean) => {
  const target = toDiscard ? ARMY_SPENT : ARMY_TIRED
  const commit = (g: G, f: number, card: number): void => {
    take(g.s, ARMY_UP + g.s[f + C.seat], card)
    put(g.s, target, card)
  }
  return ask({
    kind,
    candidates: (g, _f, seat) => offerSet(g, ARMY_UP + seat, 1, verb),
    refuse(g, f, answer, seat) {
      const refusal = cardRefusal(g, f, argumentOf(answer), toDiscard)
      return refusal !== OK || isFirstOfKind(g, ARMY_UP + seat, argumentOf(answer)) ? refusal : LIKE_ANOTHER_CARD
    },
    take(g, f, answer) {
      commit(g, f, argumentOf(answer))
      again(g, f)
    },
    settles(g, f) {
      const { s } = g
      const set = ARMY_UP + s[f + C.seat]
      for (;;) {
        if (s[f + C.space] === 0 || soldiersIn(g, s[target]) >= s[f + (toDiscard ? C.discard : C.flip)]) return true
        let choices = 0
        let only = -1
        for (let card = nextIn(s, set, 1, 0); card >= 0; card = nextIn(s, set, 1, card + 1))
          if (isFirstOfKind(g, set, card) && cardRefusal(g, f, card, toDiscard) === OK) {
            choices++
            only = card
          }
        if (choices !== 1) return false
        commit(g, f, only)
      }
    },
  })
}

export function placeMarker(g: G, seat: number, space: number): void {
  g.s[MARKER_AT + space] = seat
  g.s[MARKERS_LEFT + seat]--
  tell(g, 'conquer', 'TAW-PRIEST-CONQUER-08', seat, 'space', conquestNames[space])
}

/** TAW-PRIEST-CONQUER-14: what was fixed for the Conquest is discarded and flipped. */
export function settleCards(g: G, seat: number): void {
  const { s } = g
  if (g.events !== null) {
    for (let card = nextIn(s, ARMY_SPENT, 1, 0); card >= 0; card = nextIn(s, ARMY_SPENT, 1, card + 1))
      tell(g, 'army-card-discarded', 'TAW-PRIEST-CONQUER-14', seat, 'card', armyNames[card])
    for (let card = nextIn(s, ARMY_TIRED, 1, 0); card >= 0; card = nextIn(s, ARMY_TIRED, 1, card + 1))
      tell(g, 'flip', 'TAW-PRIEST-CONQUER-14', seat, 'piece', armyNames[card])
  }
  pour(g, ARMY_SPENT, ARMY_DISCARD, 1)
  pour(g, ARMY_TIRED, ARMY_DOWN + seat, 1)
}

/** TAW-PRIEST-CONQUER-08 to -15: a marker on an empty space, its benefit, then the cards. */
export const conquer = procedure('conquer', C, [
  ask({
    kind: 'conquer',
    candidates(g) {
      for (let space = 0; space < CONQUESTS; space++) offer(g, CONQUER_SPACE | space)
      offer(g, DECLINE)
    },
    refuse: (g, _f, answer, seat) => (answer === DECLINE ? OK : conquerRefusal(g, seat, argumentOf(answer))),
    take(g, f, answer, seat) {
      if (answer === DECLINE) return
      const { s } = g
      const space = argumentOf(answer)
      s[f + C.space] = space + 1
      s[f + C.discard] = discardNeeded(g, seat, space)
      s[f + C.flip] = flipNeeded(g, seat, space)
    },
    settles(g, f) {
      const seat = g.s[f + C.seat]
      if (g.s[MARKERS_LEFT + seat] === 0 || g.s[ARMY_UP + seat] === 0) return true
      for (let space = 0; space < CONQUESTS; space++) if (conquerRefusal(g, seat, space) === OK) return false
      return true
    },
  }),
  ask({
    kind: 'soldier-kept',
    candidates(g) {
      offer(g, KEEP_SOLDIER | 0)
      offer(g, KEEP_SOLDIER | 1)
    },
    take(g, f, answer) {
      g.s[f + (argumentOf(answer) === 0 ? C.flip : C.discard)] = 1
    },
    settles: (g, f) => g.s[f + C.space] === 0 || !keepsOne(g, g.s[f + C.seat], g.s[f + C.space] - 1),
  }),
  chooseCards('discard-soldiers', DISCARD_ARMY, true),
  chooseCards('flip-soldiers', FLIP_ARMY, false),
  function gainBenefit(g, f) {
    const { s, rules } = g
    if (s[f + C.space] === 0) return
    placeMarker(g, s[f + C.seat], s[f + C.space] - 1)
    grant(g, s[f + C.seat], rules.conquestBenefit[s[f + C.space] - 1])
  },
  function payWithCards(g, f) {
    if (g.s[f + C.space] > 0) settleCards(g, g.s[f + C.seat])
  },
])

/** Workers in the Casualties of War. */
export function casualtyCount(g: Position): number {
  let n = 0
  for (let w = 0; w < WORKER_WORDS; w++) n += bits(g.s[CASUALTIES + w])
  return n
}
