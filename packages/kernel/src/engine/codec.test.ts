import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode, decodeView, encode, encodeView, fromNamed, hash, type NamedState, toNamed, writeStack } from './codec.ts'
import { advance, createGame, question } from './game.ts'
import { imagine } from './imagine.ts'
import { fastRandom } from './random.ts'
import { emptyState, equal } from './schema.ts'
import { SPECTATOR } from './seats.ts'
import { view } from './view.ts'
import { toyRules } from '../testing/toy.ts'

const rules = toyRules()
const size = rules.space.size()

function played(answers: number) {
  const g = createGame(rules)
  for (let n = 0; n < answers; n++) {
    question(g)
    if (g.count === 0) break
    advance(g, g.options[n % g.count], g.seat)
  }
  return g
}

describe('bytes', () => {
  it('give back any position, the largest and smallest numbers included', () => {
    const word = fc.oneof(fc.constant(0), fc.integer({ min: -70, max: 70 }), fc.integer(), fc.constantFrom(2 ** 31 - 1, -(2 ** 31)))
    fc.assert(
      fc.property(fc.array(word, { maxLength: size }), (words) => {
        const s = new Int32Array(size)
        s.set(words)
        const back = decode(rules, encode({ rules, s }))
        expect(back !== null && equal(back, s)).toBe(true)
      }),
    )
  })

  it('are few: trailing zeros cost nothing, small numbers one byte', () => {
    const s = new Int32Array(size)
    const mark = encode({ rules, s }).length
    s[3] = -64
    expect([mark, encode({ rules, s }).length]).toEqual([5, mark + 4])
  })

  it('that were cut inside a number, run too long or overflow a number are refused', () => {
    const marked = (...bytes: number[]): Uint8Array => Uint8Array.of(...encode({ rules, s: new Int32Array(size) }), ...bytes)
    expect(decode(rules, marked(1, 128))).toBeNull()
    expect(decode(rules, marked(...new Uint8Array(size + 1)))).toBeNull()
    expect(decode(rules, marked(255, 255, 255, 255, 255, 1))).toBeNull()
    expect(decode(rules, marked(...new Uint8Array(size)))).not.toBeNull()
  })

  it('of other rules are refused: they would be read as nonsense', () => {
    const others = [toyRules({ modules: ['gift'] }), { ...rules, layout: rules.layout + 1 }]
    for (const other of others) {
      expect(other.layout).not.toBe(rules.layout)
      expect(decode(other, encode(played(20)))).toBeNull()
      expect(decodeView(other, encodeView(view(played(20), 0)))).toBeNull()
    }
  })

  it('never make decode throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
        const s = decode(rules, bytes)
        return s === null || s.length === size
      }),
    )
  })
})

describe('bytes of a view', () => {
  it('give back the view, of seats and spectators', () => {
    for (const viewer of [SPECTATOR, 0, 1])
      for (let n = 0; n < 40; n += 3) {
        const seen = view(played(n), viewer)
        const back = decodeView(rules, encodeView(seen))
        expect(back === null ? null : [back.seat, back.sizes, back.s]).toEqual([seen.seat, seen.sizes, seen.s])
      }
  })

  it('carry nothing hidden: what the seat could imagine has the same bytes', () => {
    const game = played(12)
    for (const viewer of [SPECTATOR, 0, 1]) {
      const seen = view(game, viewer)
      const others = Array.from({ length: 20 }, (_, seed) => imagine(seen, fastRandom(seed)) ?? game)
      expect(new Set(others.map(hash)).size).toBeGreaterThan(10)
      for (const other of others) expect(encodeView(view(other, viewer))).toEqual(encodeView(seen))
    }
  })

  it('that are damaged or of another length are refused', () => {
    const bytes = encodeView(view(played(12), 0))
    expect(decodeView(rules, bytes.subarray(1))).toBeNull()
    expect(decodeView(rules, Uint8Array.of(...bytes, 128))).toBeNull()
    expect(decodeView(rules, Uint8Array.of(...bytes, ...new Uint8Array(size)))).toBeNull()
  })
})

describe('names', () => {
  it('give back the position at every point of a game', () => {
    for (let n = 0; n < 60; n++) {
      const g = played(n)
      const back = fromNamed(rules, toNamed(g))
      expect(typeof back !== 'string' && equal(back, g.s), `after ${n} answers`).toBe(true)
    }
  })

  it('show the stack from the bottom, by procedure and step, with interrupted questions marked', () => {
    const g = played(10)
    while (true) {
      question(g)
      const spend = rules.keys.parse('spend')
      if (g.options.subarray(0, g.count).includes(spend)) {
        advance(g, spend, g.seat)
        break
      }
      advance(g, g.options[g.count - 1] === spend ? spend : rules.keys.parse('step'), g.seat)
    }
    expect(toNamed(g).stack.map(({ procedure, step, interrupted }) => [procedure, step, interrupted ?? false])).toEqual([
      ['whole', 'nextRound', false],
      ['turn', 'turn', true],
      ['spend-on', 'spend-on', false],
    ])
  })

  it('contain only zones of the modules in play', () => {
    expect(Object.keys(toNamed(createGame(rules)).zones)).not.toContain('gift')
    expect(Object.keys(toNamed(createGame(toyRules({ modules: ['gift'] }))).zones)).toContain('gift')
  })

  const named = toNamed(played(12))
  it.each<[string, object, string]>([
    ['an unknown zone', { zones: { nope: [1] } }, 'no zone "nope"'],
    ['a zone of an absent module', { zones: { gift: [1, 1, 1] } }, 'no zone "gift"'],
    ['a zone of the wrong length', { zones: { coins: [1] } }, 'zone coins has 3 values, not 1'],
    ['a zone of fractions', { zones: { coins: [1, 0.5, 2] } }, 'zone coins must be a list of whole numbers'],
    ['a zone that is no list', { zones: { coins: 'x' } }, 'zone coins must be a list'],
    ['an unknown procedure', { stack: [{ procedure: 'fly', step: 'a' }] }, 'no procedure "fly"'],
    ['an unknown step', { stack: [{ procedure: 'turn', step: 'fly' }] }, 'turn has no step "fly"'],
    ['too many locals', { stack: [{ procedure: 'turn', step: 'turn', locals: [1, 2, 3] }] }, 'turn has 2 locals, not 3'],
    ['a stack too deep', { stack: Array.from({ length: 300 }, () => ({ procedure: 'turn', step: 'turn' })) }, 'too deep'],
  ])('are refused with a sentence for %s', (_, change, sentence) => {
    const spoilt: NamedState = { ...named, ...change }
    expect(fromNamed(rules, spoilt)).toContain(sentence)
  })

  it('lay a stack whose frames are linked; an empty one ends the game', () => {
    const s = emptyState(rules.space)
    expect(writeStack(rules, s, [])).toBeNull()
    expect(s[1]).toBe(0)
  })
})

describe('the hash of a position', () => {
  it('depends on the interruption of a question, the locals and the step', () => {
    const g = played(20)
    const named = toNamed(g)
    const prints = new Set([hash(g)])
    const variants: NamedState[] = [
      { ...named, stack: named.stack.map((frame) => ({ ...frame, interrupted: true })) },
      { ...named, stack: named.stack.map((frame) => ({ ...frame, locals: (frame.locals ?? []).map((n) => n + 1) })) },
      { ...named, stack: named.stack.slice(0, 1) },
      { ...named, revision: named.revision + 1 },
      { ...named, owner: named.owner === 0 ? 1 : 0 },
      { ...named, pending: named.pending + 1 },
      { ...named, turn: named.turn + 1 },
      { ...named, opened: named.opened + 1 },
    ]
    for (const variant of variants) {
      const s = fromNamed(rules, variant)
      if (typeof s === 'string') throw new Error(s)
      prints.add(hash({ rules, s }))
    }
    expect(prints.size).toBe(variants.length + 1)
  })
})
