import { describe, expect, it } from 'vitest'
import { outcomeGlyphs } from './outcome-glyphs.ts'

const event = (type: string, more: Readonly<Record<string, string | number>>) => ({ type, rule: 'TEO-TERM-01', seat: 0, ...more })

describe('an outcome as icons', () => {
  it('sums what one seat pays and gains, costs first', () => {
    const events = [
      event('gain', { what: 'wood', n: 2 }), event('temple-step', { temple: 'blue', step: 3 }), event('pay', { what: 'cocoa', n: 3 }),
      event('gain', { what: 'wood', n: 1 }), event('score', { n: 4 }), { ...event('score', { n: 9 }), seat: 1 },
    ]
    expect(outcomeGlyphs(events, 0)).toEqual([{ text: '−3', icon: 'cocoa' }, { text: '+3', icon: 'wood' }, { text: '+4', icon: 'vp' }, { icon: 'temple-blue' }])
  })

  it('leaves out what comes to nothing', () => {
    expect(outcomeGlyphs([event('gain', { what: 'gold', n: 1 }), event('pay', { what: 'gold', n: 1 }), event('unlock', {})], 0)).toEqual([])
  })
})
