// Runs the effects content rows are written in.
import { again, argumentOf, bits, call, locals, OK, offer, refuse } from '@tollan/kernel'
import { AGAIN, DONE } from './answers.ts'
import type { Amount } from './content/vocabulary.ts'
import { anyCocoaIn, offerIgnoring, withoutCocoa } from './actions/ignore-cocoa.ts'
import { avenueStep } from './actions/avenue.ts'
import { freeTechnology } from './actions/alchemy.ts'
import { enterFourthWorker } from './actions/ascend.ts'
import { powerUpAnywhere, turnDown } from './actions/discoveries.ts'
import { powerUpStarting } from './flow/starting-tiles.ts'
import { grantSteps } from './actions/temples.ts'
import { SCOPE_STARTING } from './effect-nodes.ts'
import { affords, gainGood, payCost, score } from './goods.ts'
import { ask, procedure } from './procedures.ts'
import { FEE_IS_ZERO, REPEAT_COST } from './reasons.ts'
import type { G } from './rules.ts'
import { AVENUE, TECHS, TRACK } from './state.ts'

/** The amount an effect gives to a seat; `power` is that of the worshipping worker. */
export function amount(g: G, seat: number, n: Amount, power: number): number {
  if (typeof n === 'number') return n
  if ('of' in n) return Math.max(0, power + n.plus)
  const [counter, limit] = n.least
  const { s } = g
  const counted = counter === 'technologies' ? bits(s[TECHS + seat]) : counter === 'avenue' ? s[AVENUE + seat] : s[TRACK + seat]
  return Math.min(counted, power + limit.plus)
}

const E = locals('seat', 'effect', 'power', 'next')

/** Resolves one effect for a seat. */
export const resolve = procedure('resolve', E, [
  function carryOut(g, f) {
    const { s, rules } = g
    const seat = s[f + E.seat]
    const power = s[f + E.power]
    const node = rules.effects[s[f + E.effect]]
    const n = amount(g, seat, node.n, power) * node.each
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
        call(g, repeat, seat, s[f + E.effect], n, power)
        break
      case 'all':
        if (s[f + E.next] < node.of.length) {
          again(g, f)
          call(g, resolve, seat, node.of[s[f + E.next]++], power)
        }
        break
      default:
        break // tiles that only change a step in progress
    }
  },
])

const R = locals('seat', 'effect', 'left', 'power', 'waived')

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
      return anyCocoaIn(cost) && g.s[f + R.waived] === 0 && affords(g, seat, withoutCocoa(cost)) ? OK : FEE_IS_ZERO
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
      call(g, resolve, seat, rules.effects[s[f + R.effect]].of[0], s[f + R.power])
      payCost(g, seat, cost) // the last call runs first
    },
    skip: (g, f) => g.s[f + R.left] <= 0,
  }),
])

const due = (g: G, f: number): number => {
  const { cost } = g.rules.effects[g.s[f + R.effect]]
  return g.s[f + R.waived] === 1 ? withoutCocoa(cost) : cost
}
