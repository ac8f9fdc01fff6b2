import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../../engine/protocol.ts'
import { inOneRow } from '../../parts/outcome-sum.ts'
import { icon, note, type Token, widthOf } from '../../parts/token.ts'
import { fitting, plaqueTokens } from './plaque-row.ts'

const outcome = (answer: string, events: Outcome['events'], rest: Partial<Outcome> = {}): Outcome => ({ answer, events, refused: [], closes: null, next: null, onward: [], ...rest })
const told = (tokens: readonly Token[]): string => tokens.map((token) => (token.kind === 'icon' ? `${token.text ?? ''} ${token.icon}`.trim() : token.kind === 'arrow' ? '>' : token.text)).join(' ')

describe('the row of a plaque', () => {
  it('names the tile beside the effect of a worship', () => {
    const step = { type: 'temple-step', rule: '', seat: 0, temple: 'green', step: 2 }
    const pay = { type: 'pay', rule: '', seat: 0, what: 'cocoa', n: 1 }
    const worship = outcome('worship:stone-quarry-worship', [], {
      next: 'worship-benefit', onward: [outcome('worship-for:effect', [pay, step]), outcome('worship-for:tile', [pay]), outcome('worship-for:both', [pay, pay, step])],
    })
    expect(told(inOneRow(plaqueTokens(worship, 0)))).toBe('−1 cocoa > temple-green / discovery')
  })

  it('has a plus where nothing is paid', () => {
    expect(told(inOneRow(plaqueTokens(outcome('collect-cocoa', [{ type: 'gain', rule: '', seat: 0, what: 'cocoa', n: 2 }]), 0)))).toBe('+2 cocoa')
  })

  it('is shortened in the middle, costs and power-ups stay', () => {
    const tokens = { costs: [icon('cocoa', '−1', 'cost')], gains: [icon('vp', '3–4'), icon('technology'), icon('temple-any', '1'), icon('power-up', '1')] }
    const row = fitting(tokens, 116, 14)
    expect(told(row)).toBe('−1 cocoa > 3–4 vp 1 power-up …')
    expect(widthOf(row)).toBeLessThanOrEqual(116)
    expect(told(fitting({ costs: [], gains: [icon('vp', '1'), note('…')] }, 300, 14))).toBe('1 vp …')
  })
})
