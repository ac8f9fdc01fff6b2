// Eclipse scoring: each step for all players before the next (TEO-ECLIPSE-02).
import { again, argumentOf, call, locals, nextIn, NOBODY, offer, OK, refuse } from '@tollan/kernel'
import { nonMaskTiles, heldBy, heldWithPower, turnDown } from '../actions/discoveries.ts'
import { offerIgnoring } from '../actions/ignore-cocoa.ts'
import { PENULTIMATE } from '../actions/temples.ts'
import { SALARY } from '../answers.ts'
import { eclipse as printed } from '../content/index.ts'
import { eclipseTable } from '../content/tables.ts'
import { rowsOf } from '../data-tables.ts'
import type { TempleBonus } from '../content/temple-bonuses.ts'
import { begin, end, report, tell } from '../events.ts'
import { affordsCocoa, lose, payable, payCocoa, score } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import { FEE_IS_ZERO, SALARY_COCOA } from '../reasons.ts'
import type { G, P } from '../rules.ts'
import {
  AVENUE, BONUS_AT, BUILT, COCOA, COMPLETE, DARK, DISC_WORDS, DUE, ECLIPSES, FIRST, LIGHT, TECHS, TEMPLE, TEMPLES, TRACK, WORKER_POWER, WORKERS,
} from '../state.ts'
import { isInPlay } from '../workers.ts'
import { bits } from '@tollan/kernel'
import { placeNeutrals } from './setup.ts'

/** The seat at a place in player order. */
export const inOrder = (g: G, place: number): number => (g.s[FIRST] + place) % g.rules.seats

const owned: number[] = Array.from({ length: 64 }, () => 0) // scratch: masks of each kind

/** The size of mask set number j, from 1: set j holds every kind owned at least j times (TEO-ECLIPSE-10, -11). */
export function maskSet(g: P, seat: number, j: number): number {
  const { isMask, tileKind } = g.rules
  owned.fill(0)
  const set = heldBy(seat)
  for (let tile = nextIn(g.s, set, DISC_WORDS, 0); tile >= 0; tile = nextIn(g.s, set, DISC_WORDS, tile + 1))
    if (isMask[tileKind[tile]]) owned[tileKind[tile]]++
  let size = 0
  for (let kind = 0; kind < isMask.length; kind++) if (owned[kind] >= j) size++
  return size
}

/** What is printed about eclipses. */
export const valuesOf = (g: P) => rowsOf(g.rules.parts, eclipseTable)

/** TEO-ECLIPSE-12, -13: cocoa owed for the workers in play. */
export function salaryOf(g: P, seat: number): number {
  const { perWorker, strongPower, strongExtra } = valuesOf(g).salary
  let owed = 0
  for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++)
    if (isInPlay(g, w)) owed += perWorker + (g.s[WORKER_POWER + w] >= strongPower ? strongExtra : 0)
  const virtual = g.rules.parts.virtualWorker(g, seat)
  if (virtual > 0) owed += perWorker + (virtual >= strongPower ? strongExtra : 0)
  return owed
}

/** TEO-TEMPLE-06, -10: the bonus tile counts from step 10 on. */
export const bonusUnlocked = (g: P, seat: number, temple: number): boolean => g.s[TEMPLE + seat * TEMPLES + temple] >= PENULTIMATE

export function bonusTiles(g: P, seat: number): number {
  let n = 0
  for (let temple = 0; temple < TEMPLES; temple++) if (bonusUnlocked(g, seat, temple)) n++
  return n
}

/** Section 15 of the rules: what a temple bonus tile is worth to a seat. */
export function bonusVp(g: G, seat: number, bonus: TempleBonus): number {
  const { per, vp, strong } = bonus.score
  switch (per) {
    case 'flat':
      return vp
    case 'technologies':
      return vp * bits(g.s[TECHS + seat])
    case 'avenue':
      return vp * g.s[AVENUE + seat]
    case 'bonus-tiles':
      return vp * bonusTiles(g, seat)
    case 'non-mask-discoveries':
      return vp * nonMaskTiles(g, seat)
    case 'best-mask-set':
      return vp * g.rules.parts.maskSetVp[maskSet(g, seat, 1)]
    case 'workers': {
      let sum = 0
      for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++)
        if (isInPlay(g, w)) sum += g.s[WORKER_POWER + w] >= valuesOf(g).salary.strongPower ? (strong ?? vp) : vp
      const virtual = g.rules.parts.virtualWorker(g, seat)
      if (virtual > 0) sum += virtual >= valuesOf(g).salary.strongPower ? (strong ?? vp) : vp
      return sum
    }
  }
}

/** TEO-CAL-08, TEO-END-01. */
const isFinal = (g: G): boolean => g.s[ECLIPSES] === printed.count || g.s[COMPLETE] === 1

const endScoring = (g: G): void => end(g, 'scoring', 'TEO-ECLIPSE-01', NOBODY, g.s[ECLIPSES])

const E = locals('next')

export const eclipse = procedure('eclipse', E, [
  function count(g) {
    g.s[ECLIPSES]++ // TEO-ECLIPSE-01
    begin(g, 'scoring', 'TEO-ECLIPSE-01', NOBODY, g.s[ECLIPSES])
    tell(g, 'eclipse', 'TEO-ECLIPSE-01', -1, 'number', g.s[ECLIPSES])
  },
  function avenue(g) {
    const value = g.rules.buildingsRow[g.s[BUILT]] // TEO-ECLIPSE-03, -04
    for (let i = 0; i < g.rules.seats; i++) score(g, inOrder(g, i), value * g.s[AVENUE + inOrder(g, i)], 'TEO-ECLIPSE-03', 'each', value)
  },
  function pyramidLead(g) {
    let most = 0
    for (let seat = 0; seat < g.rules.seats; seat++) most = Math.max(most, g.s[TRACK + seat])
    if (most === 0) return // TEO-ECLIPSE-06
    for (let i = 0; i < g.rules.seats; i++)
      if (g.s[TRACK + inOrder(g, i)] === most) score(g, inOrder(g, i), valuesOf(g).leaderVp, 'TEO-ECLIPSE-05')
  },
  function pyramidSteps(g) {
    const each = valuesOf(g).stepVp[g.s[ECLIPSES] - 1] // TEO-ECLIPSE-07, -08
    for (let i = 0; i < g.rules.seats; i++) score(g, inOrder(g, i), each * g.s[TRACK + inOrder(g, i)], 'TEO-ECLIPSE-07', 'each', each)
  },
  function resetTrack(g) {
    for (let seat = 0; seat < g.rules.seats; seat++) g.s[TRACK + seat] = 0 // TEO-ECLIPSE-09
  },
  function masks(g) {
    for (let i = 0; i < g.rules.seats; i++) {
      const seat = inOrder(g, i)
      for (let j = 1, size = maskSet(g, seat, j); size > 0; size = maskSet(g, seat, ++j)) score(g, seat, g.rules.parts.maskSetVp[size], 'TEO-ECLIPSE-10', 'set', size)
    }
  },
  function salaries(g, f) {
    if (g.s[f + E.next] === g.rules.seats) return
    const seat = inOrder(g, g.s[f + E.next]++)
    again(g, f)
    call(g, g.rules.ways[seat].salary, seat)
  },
  function finalScoring(g, f) {
    if (!isFinal(g) || g.s[f + E.next] === 2 * g.rules.seats) return // TEO-ECLIPSE-18
    if (g.s[f + E.next] === g.rules.seats) {
      endScoring(g)
      begin(g, 'final-scoring', 'TEO-ECLIPSE-18')
    }
    const seat = inOrder(g, g.s[f + E.next]++ - g.rules.seats)
    again(g, f)
    call(g, g.rules.ways[seat].finalScoring, seat)
  },
  function resetCalendar(g) {
    g.s[DUE] = 0
    if (isFinal(g)) return
    g.s[LIGHT] = 0 // TEO-ECLIPSE-16
    g.s[DARK] = g.rules.parts.darkDisc[g.s[ECLIPSES]]
    call(g, placeNeutrals) // TEO-ECLIPSE-17
  },
  function over(g) {
    if (!isFinal(g)) endScoring(g)
  },
])

const S = locals('seat')

/** TEO-ECLIPSE-14, -15: pay any part; each cocoa not paid costs 3 VP. An ignore-cocoa tile cancels it all. */
export const personSalary = procedure('salary', S, [
  ask({
    kind: 'salary',
    candidates(g, _f, seat) {
      const owed = salaryOf(g, seat)
      for (let n = owed; n >= 0; n--) offer(g, SALARY | n)
      offerIgnoring(g, seat)
    },
    refuse(g, _f, answer, seat) {
      if (answer >>> 24 !== SALARY >>> 24) return salaryOf(g, seat) > 0 ? OK : FEE_IS_ZERO
      return affordsCocoa(g, seat, argumentOf(answer)) ? OK : refuse(g, SALARY_COCOA, argumentOf(answer), payable(g, seat, COCOA))
    },
    take(g, _f, answer, seat) {
      if (answer >>> 24 !== SALARY >>> 24) {
        turnDown(g, seat, argumentOf(answer), 'TEO-DISC-31')
        return
      }
      const paid = argumentOf(answer)
      payCocoa(g, seat, paid, 'TEO-ECLIPSE-12')
      lose(g, seat, (salaryOf(g, seat) - paid) * valuesOf(g).salary.vpLossPerUnpaid, 'TEO-ECLIPSE-14')
    },
    settles: (g, f) => !affordsCocoa(g, g.s[f + S.seat], 1) && heldWithPower(g, g.s[f + S.seat], 'ignore-cocoa') < 0 && unpaid(g, g.s[f + S.seat]),
  }),
])

/** Without cocoa there is nothing to decide. */
function unpaid(g: G, seat: number): boolean {
  lose(g, seat, salaryOf(g, seat) * valuesOf(g).salary.vpLossPerUnpaid, 'TEO-ECLIPSE-14')
  return true
}

export const personFinalScoring = procedure('temple-bonuses', S, [
  function scoreUnlocked(g, f) {
    const seat = g.s[f + S.seat]
    for (let temple = 0; temple < TEMPLES; temple++) {
      if (!bonusUnlocked(g, seat, temple)) continue
      const bonus = g.rules.parts.bonuses[g.s[BONUS_AT + temple]]
      const vp = bonusVp(g, seat, bonus)
      if (vp === 0) report(g, 'score', bonus.rule, seat, { n: 0, of: bonus.id })
      score(g, seat, vp, bonus.rule, 'of', bonus.id)
    }
  },
])
