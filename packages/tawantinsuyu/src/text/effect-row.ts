// A linked effect written back as the row it came from, so that it can be phrased.
import { amountOf } from '@tollan/kernel'
import { goodNames } from '../answers.ts'
import { pay } from '../content/effects.ts'
import { type Cost, type Effect, type Good, type Price, tasks } from '../content/index.ts'
import { ANY_PIECE, PRINTED } from '../effect-nodes.ts'
import type { Rules } from '../rules.ts'

const costOf = (packed: number): Cost =>
  Object.fromEntries([...goodNames, 'food'].map((what, kind) => [what, amountOf(packed, kind)] as const).filter(([, n]) => n > 0))

const priceOf = (packed: number): Price => (packed === PRINTED ? 'printed' : packed === 0 ? 'free' : costOf(packed))

/** The rows behind an effect: several for a list of effects. */
export function effectRows(rules: Rules, number: number): readonly Effect[] {
  const node = rules.effects[number]
  switch (node.op) {
    case 'all':
      return node.of.flatMap((part) => effectRows(rules, part))
    case 'gain':
      return [{ do: 'gain', what: (goodNames[node.what] ?? 'potato') as Good, n: node.n }]
    case 'vp':
    case 'god-card':
    case 'army-card':
    case 'weaving':
    case 'nomad':
    case 'temple':
      return [{ do: node.op, n: node.n }]
    case 'train':
      return [{ do: 'train' }]
    case 'renew':
      return [{ do: 'renew', n: node.n, what: node.what === ANY_PIECE ? 'any' : 'production' }]
    case 'building':
    case 'steps':
      return [{ do: node.op, price: priceOf(node.cost) }]
    case 'statue':
      return [{ do: 'statue', price: priceOf(node.cost), sizes: (['small', 'large'] as const).filter((_, size) => ((node.what >> size) & 1) === 1) }]
    case 'pay':
      return node.of.flatMap((part) => effectRows(rules, part)).map((effect) => pay(costOf(node.cost), effect))
    case 'choose':
      return [{ do: 'choose', of: node.of.flatMap((part) => effectRows(rules, part)) }]
    case 'task':
      return [{ do: 'task', task: tasks[node.what].id }]
  }
}
