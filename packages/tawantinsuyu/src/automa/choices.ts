// What Axomamma makes of benefits that let a player choose or draw, and of her potatoes.
import { again, call, locals, OK, packed } from '@tollan/kernel'
import { drawArmyCards } from '../actions/army-cards.ts'
import { discardOldest } from '../actions/god-cards.ts'
import { goodNames } from '../answers.ts'
import { axomammaNumbers } from '../content/index.ts'
import type { EffectNode } from '../effect-nodes.ts'
import { grant, payRefusal } from '../effects.ts'
import { tell } from '../events.ts'
import { owned, payCost, score, settle } from '../goods.ts'
import { procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { CORN, GOLD, POTATO, STONE } from '../state.ts'
import { poolSize } from '../workers.ts'
import { workerToTake } from './workers.ts'

const S = locals('seat')

/** Decisions that are not hers: God cards in hand, tasks on God cards, gold instead of an action. */
export const nothing = procedure('axomamma-nothing', S, [function pass() {}])

/** TAW-SOLO-20, TAW-EDGE-41: five potatoes become five points, whoever's turn it is. */
export function exchangePotatoes(g: G, seat: number): void {
  while (owned(g, seat, POTATO) >= axomammaNumbers.potatoesForVp) {
    settle(g, seat, packed(POTATO, axomammaNumbers.potatoesForVp), 'TAW-SOLO-20')
    score(g, seat, axomammaNumbers.vpForPotatoes, 'TAW-SOLO-20')
  }
}

/** Goods in the order a tie goes by (TAW-SOLO-33). */
const tieOrder: readonly number[] = [GOLD, CORN, STONE, POTATO]

/** TAW-SOLO-23, -33, -50: the rule she chooses by. */
function ruleOfChoice(g: G, node: EffectNode): string {
  if (node.of.some((option) => g.rules.effects[option].op === 'nomad')) return 'TAW-SOLO-23'
  return node.rule === 'TAW-SOLO-50' ? node.rule : 'TAW-SOLO-33'
}

/** TAW-SOLO-33, -50: of the goods on offer the one she has least of, as the number of the option; -1 when there are none. */
function leastGood(g: G, seat: number, node: EffectNode): number {
  const { effects } = g.rules
  let best = -1
  for (const kind of tieOrder)
    for (let i = 0; i < node.of.length; i++) {
      const option = effects[node.of[i]]
      if (option.op !== 'gain' || option.what !== kind) continue
      tell(g, 'axomamma-candidate', ruleOfChoice(g, node), seat, 'what', goodNames[kind], 'have', owned(g, seat, kind))
      if (best < 0 || owned(g, seat, kind) < owned(g, seat, effects[node.of[best]].what)) best = i
    }
  return best
}

/** TAW-SOLO-23: a Worker or a good, whichever she has fewer of; a tie is a Worker while she has at most one. */
function chosenOption(g: G, seat: number, node: EffectNode): number {
  const { effects } = g.rules
  const good = leastGood(g, seat, node)
  const worker = node.of.findIndex((option) => effects[option].op === 'nomad')
  if (worker < 0 || !workerToTake(g)) return Math.max(0, good)
  if (good < 0) return worker
  const workers = poolSize(g, seat)
  const goods = owned(g, seat, effects[node.of[good]].what)
  tell(g, 'axomamma-candidate', 'TAW-SOLO-23', seat, 'what', 'worker', 'have', workers)
  return workers < goods || (workers === goods && workers <= 1) ? worker : good
}

const O = locals('seat', 'effect')

export const chooseOption = procedure('axomamma-chooses', O, [
  function choose(g, f) {
    const seat = g.s[f + O.seat]
    const node = g.rules.effects[g.s[f + O.effect]]
    const option = chosenOption(g, seat, node)
    const { op, what, n } = g.rules.effects[node.of[option]]
    tell(g, 'axomamma-chooses', ruleOfChoice(g, node), seat, 'what', op === 'gain' ? goodNames[what] : op, 'n', n)
    grant(g, seat, node.of[option])
  },
])

/** TAW-SOLO-25: optional payments are made if she can. */
export const payIfPossible = procedure('axomamma-pays', O, [
  function pay(g, f) {
    const seat = g.s[f + O.seat]
    const node = g.rules.effects[g.s[f + O.effect]]
    if (payRefusal(g, seat, node) !== OK) return
    grant(g, seat, node.of[0])
    payCost(g, seat, node.cost, node.rule) // before the effect: the last call runs first
  },
])

const N = locals('seat', 'left')

/** TAW-SOLO-18: instead of a God card the oldest card of the offer goes, for 1 VP. */
export const loseOffer = procedure('axomamma-god-cards', N, [
  function oldestGoes(g, f) {
    const { s } = g
    if (--s[f + N.left] < 0) return
    again(g, f)
    if (discardOldest(g, 'TAW-SOLO-18')) score(g, s[f + N.seat], axomammaNumbers.godCardVp, 'TAW-SOLO-18')
  },
])

/** TAW-SOLO-19: where a player draws two cards and keeps one, she draws one. */
export const trainOne = procedure('axomamma-trains', S, [
  function draw(g, f) {
    call(g, drawArmyCards, g.s[f + S.seat], 1)
  },
])

/** TAW-SOLO-28, -62: the oldest two cards of the offer, or fewer; says how many went. */
export function discardOffer(g: G, rule: string): number {
  let n = 0
  while (n < axomammaNumbers.discards && discardOldest(g, rule)) n++
  return n
}
