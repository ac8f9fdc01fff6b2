import type { GameEvent } from '@tollan/kernel'
import { expect, it } from 'vitest'
import type { Outcome } from '../../../engine/protocol.ts'
import { icon, arrow, note } from '../../../shell/icons/token.ts'
import { outcomeTokens } from './outcome-tokens.ts'

const event = (type: string, what: string, n: number, seat = 0): GameEvent => ({ type, seat, rule: '', what, n })
const outcome = (events: readonly GameEvent[], next: string | null = null, onward: readonly Outcome[] = []): Outcome => ({ answer: '', events, closes: null, refused: [], next, onward })

it('adds up what an answer costs and brings its seat, and nobody else', () => {
  expect(outcomeTokens(outcome([event('pay', 'stone', 2), event('score', '', 3), event('score', '', 9, 1)]), 0)).toEqual([icon('stone', '−2', 'cost'), arrow, icon('vp', '+3')])
})

it('gives a range where a later answer decides, and stops where something else begins', () => {
  const choice = outcome([event('pay', 'gold', 1)], 'option', [outcome([event('gain', 'corn', 2)]), outcome([event('gain', 'potato', 3)]), { ...outcome([event('gain', 'stone', 7)]), answer: 'trade:army-05' }])
  expect(outcomeTokens(choice, 0)).toEqual([icon('gold', '−1', 'cost'), arrow, icon('potato', '0–3'), icon('corn', '0–2')])
  const first = outcome([event('gain', 'stone', 2)], 'task', [outcome([event('gain', 'corn', 9)])])
  expect(outcomeTokens(first, 0)).toEqual([icon('stone', '+2'), note('…')])
})
