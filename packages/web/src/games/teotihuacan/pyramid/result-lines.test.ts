import type { GameEvent } from '@tollan/kernel'
import { describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../../../engine/protocol.ts'
import type { GameWords } from '../../../shell/look.ts'
import { pointsOf, placementsOf } from './placements.ts'
import { resultLines } from './result-lines.ts'

// runes are compiled for the page alone
vi.mock('../../../i18n/language.svelte.ts', () => ({ t: (key: string) => key }))

const words: GameWords = { seat: String, event: ({ type }) => type, question: (kind) => kind, answer: (key) => key, reason: (id) => id, name: (thing) => thing, effect: () => '', cost: () => '' }
const event = (type: string, details: Readonly<Record<string, string | number>> = {}, rule = ''): GameEvent => ({ type, rule, seat: 0, ...details })
const outcome = (answer: string, events: readonly GameEvent[], next: string | null = null, onward: readonly Outcome[] = []): Outcome => ({ answer, events, refused: [], closes: null, next, onward })

/** Builds on level 1; the temple step reached gives a resource of choice, and the pyramid track comes after it. */
const after = (what: string): Outcome => outcome(`gain:1-${what}`, [event('gain', { what, n: 1 }), event('pyramid-track', { position: 4 }), event('score', { n: 1 })], 'pyramid-tile', [
  outcome('build-with:b', [event('pay', { what: 'stone', n: 2 })]),
])
const laid = outcome('turned:0', [
  event('pay', { what: 'stone', n: 2 }), event('pyramid-tile', { tile: 'a', slot: 's' }), event('score', { n: 1 }), event('icons-match', { n: 2 }),
  event('score', { n: 2 }, 'TEO-MAIN-CONSTR-10'), event('temple-step', { temple: 'blue', step: 2 }),
], 'gain-any', ['wood', 'stone', 'gold'].map(after))

describe('what laying a tile brings', () => {
  const [placement] = placementsOf([laid], null)
  if (placement === undefined) throw new Error('no placement')

  it('is told in steps gained, not reached, with all that follows for certain, and without the next tile', () => {
    const told = resultLines(placement, 0, 'level 1', words).map(({ tokens }) => tokens.map((token) => (token.kind === 'icon' ? `${token.text} ${token.icon}` : token.kind)).join(' '))
    expect(told).toEqual(['−2 stone', '+1 vp', '+2 vp', '+1 any', '+1 vp', '+1 temple-blue', '+1 pyramid-step'])
  })

  it('counts points that come after a choice, when they are certain', () => expect(pointsOf(placement, 0)).toBe(4))
})
