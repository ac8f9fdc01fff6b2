import { expect, it } from 'vitest'
import type { Outcome } from '../../../engine/protocol.ts'
import { feastCost } from './feast-cost.ts'

const outcome = (events: object[]): Outcome => ({ answer: 'upkeep-gold:1', events, closes: null, next: null, onward: [] }) as unknown as Outcome

it('TAW-FEAST-14 TAW-FEAST-15 counts what the asked seat pays and loses, and nothing of the others', () => {
  const told = outcome([
    { type: 'pay', rule: 'TAW-FEAST-14', seat: 0, what: 'potato', n: 3 },
    { type: 'pay', rule: 'TAW-FEAST-15', seat: 0, what: 'gold', n: 1 },
    { type: 'lose', rule: 'TAW-FEAST-15', seat: 0, n: 2 },
    { type: 'pay', rule: 'TAW-FEAST-14', seat: 1, what: 'potato', n: 5 },
  ])
  expect(feastCost(told, 0)).toEqual({ potato: 3, gold: 1, vp: 2 })
  expect(feastCost(undefined, 0)).toBeNull()
})
