// Runs the effects content rows are written in.
import { again, argumentOf, call, locals, OK, offer, PROCEDURE, type Refusal, refuse, TOP } from '@tollan/kernel'
import { climb } from './actions/temple.ts'
import { DECLINE, OPTION, TAKE_PART } from './answers.ts'
import type { EffectNode } from './effect-nodes.ts'
import { affords, gainGood, payCost, score } from './goods.ts'
import { ask, procedure } from './procedures.ts'
import { CLIMB_GOLD, NO_NOMAD, TEMPLE_TOP } from './reasons.ts'
import type { G, P } from './rules.ts'
import { NOMADS, TEMPLE } from './state.ts'
import { couldBeLifted } from './stirring.ts'

const E = locals('seat', 'effect', 'i')

/** Resolves one effect for a seat, parts in printed order. */
export const resolve = procedure('resolve', E, [
  function carryOut(g, f) {
    const { s, rules } = g
    const seat = s[f + E.seat]
    const node = rules.effects[s[f + E.effect]]
    if (node.op !== 'all') {
      carryOutOne(g, seat, s[f + E.effect], node)
      return
    }
    const part = node.of[s[f + E.i]++]
    if (s[f + E.i] < node.of.length) again(g, f)
    carryOutOne(g, seat, part, rules.effects[part])
  },
])

function carryOutOne(g: G, seat: number, number: number, node: EffectNode): void {
  const { effects } = g.rules.ways[seat]
  switch (node.op) {
    case 'gain':
      gainGood(g, seat, node.what, node.n, node.rule)
      break
    case 'vp':
      score(g, seat, node.n, node.rule)
      break
    case 'temple':
      call(g, climb, seat, node.n)
      break
    case 'all':
      call(g, resolve, seat, number)
      break
    case 'god-card':
    case 'army-card':
    case 'weaving':
    case 'nomad':
      call(g, effects[node.op], seat, node.n)
      break
    case 'train':
      call(g, effects.train, seat)
      break
    case 'renew':
      call(g, effects.renew, seat, node.n, node.what)
      break
    case 'building':
    case 'statue':
    case 'steps':
      call(g, effects[node.op], seat, node.cost, node.what)
      break
    case 'task':
      call(g, effects.task, seat, node.what)
      break
    case 'pay':
    case 'choose':
      call(g, effects[node.op], seat, number)
      break
  }
}

/** Grants an effect: plain goods and points at once, anything else before the next step. */
export function grant(g: G, seat: number, effect: number): void {
  if (effect < 0) return
  const node = g.rules.effects[effect]
  carryOutOne(g, seat, effect, node)
}

const O = locals('seat', 'effect')

/** Whether an effect that may be left could be taken now; Refusal says why not. */
export function payRefusal(g: G, seat: number, node: EffectNode): Refusal {
  const then = g.rules.effects[node.of[0]]
  if (then.op === 'temple' && g.s[TEMPLE + seat] >= g.rules.templeTop) return TEMPLE_TOP // TAW-TEMPLE-04
  return affords(g, seat, node.cost) ? OK : refuse(g, CLIMB_GOLD, 1)
}

/** TAW-TASK-MERCHANT-05: an optional payment, then its effect. */
export const payThen = procedure('pay-then', O, [
  ask({
    kind: 'pay-then',
    candidates(g) {
      offer(g, TAKE_PART)
      offer(g, DECLINE)
    },
    refuse: (g, f, answer, seat) => (answer === DECLINE ? OK : payRefusal(g, seat, g.rules.effects[g.s[f + O.effect]])),
    take(g, f, answer, seat) {
      if (answer === DECLINE) return
      const node = g.rules.effects[g.s[f + O.effect]]
      grant(g, seat, node.of[0])
      payCost(g, seat, node.cost, node.rule) // before the effect: the last call runs first
    },
    settles(g, f) {
      const seat = g.s[f + O.seat]
      const refusal = payRefusal(g, seat, g.rules.effects[g.s[f + O.effect]])
      return refusal !== OK && !couldBeLifted(g, seat, refusal)
    },
  }),
])

/** TAW-TEMPLE-05 (d), TAW-DATA-11: exactly one of the options. */
export const chooseOne = procedure('choose-one', O, [
  ask({
    kind: 'option',
    candidates(g, f) {
      const { of } = g.rules.effects[g.s[f + O.effect]]
      for (let option = 0; option < of.length; option++) offer(g, OPTION | option)
    },
    refuse(g, f, answer) {
      const option = g.rules.effects[g.rules.effects[g.s[f + O.effect]].of[argumentOf(answer)]]
      return option.op === 'nomad' && g.s[NOMADS] === 0 && g.s[NOMADS + 1] === 0 ? NO_NOMAD : OK // TAW-NOMAD-03
    },
    take: (g, f, answer, seat) => grant(g, seat, g.rules.effects[g.s[f + O.effect]].of[argumentOf(answer)]),
  }),
])

/** The effect the open question is about, -1 for any other question. */
export function effectAsked(g: P): number {
  const f = g.s[TOP]
  const procedure = f === 0 ? -1 : g.s[f + PROCEDURE]
  return procedure === chooseOne.id || procedure === payThen.id ? g.s[f + O.effect] : -1
}
