// Runs the effects content rows are written in.
import { again, argumentOf, bits, call, locals, OK, offer, refuse } from '@tollan/kernel'
import { AGAIN, DONE, PART } from './answers.ts'
import type { Amount, Counter } from './content/vocabulary.ts'
import { anyCocoaIn, offerIgnoring, withoutCocoa } from './actions/ignore-cocoa.ts'
import { avenueStep } from './actions/avenue.ts'
import { freeTechnology } from './actions/alchemy.ts'
import { enterFourthWorker } from './actions/ascend.ts'
import { powerUpAnywhere, turnDown } from './actions/discoveries.ts'
import { powerUpStarting } from './flow/starting-tiles.ts'
import { grantSteps, templeSteps } from './actions/temples.ts'
import { type EffectNode, SCOPE_STARTING } from './effect-nodes.ts'
import { affords, gainGood, payCost, score } from './goods.ts'
import { ask, procedure } from './procedures.ts'
import { FEE_IS_ZERO, REPEAT_COST } from './reasons.ts'
import type { G, LinkedBenefit } from './rules.ts'
import { AVENUE, TECHS, TRACK } from './state.ts'

/** What a royal tile counts. */
function counted(g: G, seat: number, counter: Counter): number {
  switch (counter) {
    case 'technologies':
      return bits(g.s[TECHS + seat])
    case 'avenue':
      return g.s[AVENUE + seat]
    case 'pyramid-track':
      return g.s[TRACK + seat]
    default:
      return g.rules.parts.counters.find((row) => row.counter === counter)?.count(g, seat) ?? 0
  }
}

/** The amount an effect gives to a seat; `power` is that of the worshipping worker, `bonus` what modules add to the value used. */
export function amount(g: G, seat: number, n: Amount, power: number, bonus: number): number {
  if (typeof n === 'number') return n
  if ('of' in n) return Math.max(0, power + n.plus + bonus)
  const [counter, limit] = n.least
  return Math.min(counted(g, seat, counter), power + limit.plus) + bonus
}

const E = locals('seat', 'effect', 'power', 'bonus', 'done')
export const resolveLocals = E

/** Resolves one effect for a seat. */
export const resolve = procedure('resolve', E, [
  function carryOut(g, f) {
    const { s, rules } = g
    const seat = s[f + E.seat]
    const power = s[f + E.power]
    const node = rules.effects[s[f + E.effect]]
    const bonus = s[f + E.bonus]
    const n = amount(g, seat, node.n, power, bonus) * node.each
    switch (node.op) {
      case 'gain':
        gainGood(g, seat, node.what, n, node.rule)
        break
      case 'vp':
        score(g, seat, n, node.rule)
        break
      case 'any':
        call(g, rules.ways[seat].gainAny, seat, n)
        break
      case 'temple':
        grantSteps(g, seat, node.what, n)
        break
      case 'temples':
        call(g, templeSteps, seat, node.of[0], node.of[1], node.of[2], node.of[3])
        break
      case 'avenue':
        for (let i = 0; i < n; i++) call(g, avenueStep, seat)
        break
      case 'power-up':
        call(g, node.what === SCOPE_STARTING ? powerUpStarting : powerUpAnywhere, seat, n)
        break
      case 'technology':
        call(g, freeTechnology, seat)
        break
      case 'fourth-worker':
        enterFourthWorker(g, seat)
        break
      case 'repeat':
        call(g, repeat, seat, s[f + E.effect], n, power, bonus)
        break
      case 'procedure':
        if (node.procedure !== null) call(g, node.procedure, seat, n, power)
        break
      case 'all':
        resolveNextPart(g, f, node)
        break
      default:
        break // tiles that only change a step in progress
    }
  },
  // TEO-TERM-11: the order of parts that ask something is the player's
  ask({
    kind: 'order',
    candidates(g, f) {
      const node = g.rules.effects[g.s[f + E.effect]]
      for (let part = 0; part < node.of.length; part++) if ((g.s[f + E.done] & (1 << part)) === 0) offer(g, PART | part)
    },
    take(g, f, answer) {
      again(g, f)
      resolvePart(g, f, argumentOf(answer))
    },
    settles(g, f) {
      const node = g.rules.effects[g.s[f + E.effect]]
      if (node.op !== 'all') return true
      const left = openParts(g, f, node)
      if (left === 1) resolvePart(g, f, nextPart(g, f, node))
      return left <= 1
    },
  }),
])

const openParts = (g: G, f: number, node: EffectNode): number => node.of.length - bits(g.s[f + E.done])

function nextPart(g: G, f: number, node: EffectNode): number {
  let part = 0
  while (part < node.of.length && (g.s[f + E.done] & (1 << part)) !== 0) part++
  return part
}

/** Plain goods, and parts whose order is fixed, one after the other. */
function resolveNextPart(g: G, f: number, node: EffectNode): void {
  const part = nextPart(g, f, node)
  if (part >= node.inOrder) return
  again(g, f)
  resolvePart(g, f, part)
}

function resolvePart(g: G, f: number, part: number): void {
  const { s, rules } = g
  s[f + E.done] |= 1 << part
  call(g, resolve, s[f + E.seat], rules.effects[s[f + E.effect]].of[part], s[f + E.power], s[f + E.bonus])
}

/** Grants benefits of technologies the seat owns. */
export function grantBenefits(g: G, seat: number, benefits: readonly LinkedBenefit[]): void {
  for (const { technology, effect } of benefits) if ((g.s[TECHS + seat] & (1 << technology)) !== 0) call(g, resolve, seat, effect)
}

const R = locals('seat', 'effect', 'left', 'power', 'bonus', 'waived')
export const repeatLocals = R

/** TEO-ROYAL-11: up to n times, each decided and paid on its own; an ignore-cocoa tile waives all its cocoa (TEO-DISC-30). */
export const repeat = procedure('repeat', R, [
  ask({
    kind: 'repeat',
    candidates(g, _f, seat) {
      offer(g, AGAIN)
      offer(g, DONE)
      offerIgnoring(g, seat)
    },
    refuse(g, f, answer, seat) {
      const { cost } = g.rules.effects[g.s[f + R.effect]]
      if (answer === DONE) return OK
      if (answer === AGAIN) return affords(g, seat, due(g, f)) ? OK : refuse(g, REPEAT_COST, due(g, f))
      if (!anyCocoaIn(cost) || g.s[f + R.waived] === 1) return FEE_IS_ZERO
      return affords(g, seat, withoutCocoa(cost)) ? OK : refuse(g, REPEAT_COST, withoutCocoa(cost))
    },
    take(g, f, answer, seat) {
      const { s, rules } = g
      if (answer === DONE) return
      if (answer !== AGAIN) {
        turnDown(g, seat, argumentOf(answer), 'TEO-DISC-30')
        s[f + R.waived] = 1
        again(g, f)
        return
      }
      const cost = due(g, f)
      s[f + R.left]--
      again(g, f)
      call(g, resolve, seat, rules.effects[s[f + R.effect]].of[0], s[f + R.power], s[f + R.bonus])
      payCost(g, seat, cost, rules.effects[s[f + R.effect]].rule) // before the effect: the last call runs first
    },
    settles: (g, f) => g.s[f + R.left] <= 0,
  }),
])

const due = (g: G, f: number): number => {
  const { cost } = g.rules.effects[g.s[f + R.effect]]
  return g.s[f + R.waived] === 1 ? withoutCocoa(cost) : cost
}
