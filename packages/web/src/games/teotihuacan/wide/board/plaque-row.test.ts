import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../../engine/protocol.ts'
import { icon, note, type Token, widthOf } from '../../../../shell/icons/token.ts'
import { fitting, plaqueTokens, tileOffer } from './plaque-row.ts'

const outcome = (answer: string, events: Outcome['events'], rest: Partial<Outcome> = {}): Outcome => ({ answer, events, refused: [], closes: null, next: null, onward: [], ...rest })
const told = (tokens: readonly Token[]): string => tokens.map((token) => (token.kind === 'icon' ? `${token.text ?? ''} ${token.icon}`.trim() : token.kind === 'arrow' ? '>' : token.kind === 'or' ? 'or' : token.kind === 'crest' ? `seat ${token.seat}` : token.text)).join(' ')

describe('the row of a plaque', () => {
  const pay = { type: 'pay', rule: '', seat: 0, what: 'cocoa', n: 1 }
  const step = { type: 'temple-step', rule: '', seat: 0, temple: 'green', step: 2 }
  const row = (of: Outcome): string => told(fitting(plaqueTokens(of, 0), 300, 14))

  it('names the tile that can be had instead of the effect of a worship', () => {
    const worship = outcome('worship:stone-quarry-worship', [], {
      next: 'worship-benefit', onward: [outcome('worship-for:effect', [pay, step]), outcome('worship-for:tile', [pay]), outcome('worship-for:both', [pay, pay, step])],
    })
    expect(row(worship)).toBe('−1 cocoa > temple-green or discovery')
    expect(told(fitting(plaqueTokens(worship, 0), 70, 14))).toBe('−1 cocoa > temple-green …')
  })

  it('does not offer the tile of the Palace instead of its effect: it is had with it alone', () => {
    const worship = outcome('worship:palace-left', [], {
      next: 'worship-benefit', onward: [outcome('worship-for:effect', []), outcome('worship-for:both', [pay])],
    })
    expect(row(worship)).toBe('—')
    expect(tileOffer(worship, 0)?.instead).toBe(false)
  })

  it('tells a repeated exchange from never to as often as it can be', () => {
    const gain = (what: string, n: number) => ({ type: 'gain', rule: '', seat: 0, what, n })
    const exchange = [pay, gain('wood', 1), gain('stone', 1)]
    const done = outcome('done', [])
    const again = outcome('again', exchange, { next: 'repeat', onward: [outcome('again', exchange), done] })
    const effect = outcome('worship-for:effect', [], { next: 'repeat', onward: [again, done] })
    expect(row(outcome('worship:palace-left', [], { next: 'worship-benefit', onward: [effect] }))).toBe('0–2 cocoa > 0–2 wood 0–2 stone')
  })

  it('has a plus where nothing is paid', () => {
    expect(row(outcome('collect-cocoa', [{ type: 'gain', rule: '', seat: 0, what: 'cocoa', n: 2 }]))).toBe('+2 cocoa')
  })

  it('is shortened in the middle, costs and power-ups stay', () => {
    const tokens = { costs: [icon('cocoa', '−1', 'cost')], gains: [icon('vp', '3–4'), icon('technology'), icon('temple-any', '1'), icon('power-up', '1')], instead: [] }
    const short = fitting(tokens, 116, 14)
    expect(told(short)).toBe('−1 cocoa > 3–4 vp 1 power-up …')
    expect(widthOf(short)).toBeLessThanOrEqual(116)
    expect(told(fitting({ costs: [], gains: [icon('vp', '1'), note('…')], instead: [] }, 300, 14))).toBe('1 vp …')
  })
})
