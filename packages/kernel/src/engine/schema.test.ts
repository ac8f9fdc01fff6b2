import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bits, clone, copyInto, countSet, createSpace, EMPTY, emptyState, equal, fillSet, has, HEADER, liveZones, nextIn, OWNER, put, take,
} from './schema.ts'

const WORDS = 3

describe('sets of pieces', () => {
  it('behave like a set of numbers, also across words and at the sign bit', () => {
    const piece = fc.nat(WORDS * 32 - 1)
    const command = fc.tuple(fc.constantFrom('put', 'take'), fc.oneof(piece, fc.constantFrom(0, 31, 32, 63, 64, 95)))
    fc.assert(
      fc.property(fc.array(command), (commands) => {
        const s = new Int32Array(WORDS + 2).fill(0)
        const model = new Set<number>()
        for (const [what, n] of commands) {
          if (what === 'put') {
            put(s, 1, n)
            model.add(n)
          } else {
            take(s, 1, n)
            model.delete(n)
          }
        }
        const found: number[] = []
        for (let n = nextIn(s, 1, WORDS, 0); n >= 0; n = nextIn(s, 1, WORDS, n + 1)) found.push(n)
        expect(found).toEqual([...model].sort((a, b) => a - b))
        expect(countSet(s, 1, WORDS)).toBe(model.size)
        for (const n of [0, 31, 32, 63, 64, 95]) expect(has(s, 1, n)).toBe(model.has(n))
        expect([s[0], s[WORDS + 1]]).toEqual([0, 0])
      }),
    )
  })

  it('are filled up to the number of pieces and no further', () => {
    for (const n of [0, 1, 31, 32, 33, 64, 95]) {
      const s = new Int32Array(WORDS)
      fillSet(s, 0, n)
      expect(countSet(s, 0, WORDS)).toBe(n)
      expect(n === 0 || has(s, 0, n - 1)).toBe(true)
      expect(nextIn(s, 0, WORDS, n)).toBe(-1)
    }
  })

  it('nextIn beyond the last word finds nothing', () => {
    expect(nextIn(new Int32Array([-1]), 0, 1, 32)).toBe(-1)
  })

  it('bits counts the ones of any word', () => {
    fc.assert(fc.property(fc.integer(), (word) => bits(word) === (word >>> 0).toString(2).replaceAll('0', '').length))
  })
})

describe('a space', () => {
  it('lays zones one after another behind the header, without overlap', () => {
    const space = createSpace()
    const pool = space.pool('tile', 33)
    const at = [space.ints('a', 3), space.slots('b', pool, 2), space.set('c', pool, 2), space.ints('d', 1)]
    expect(at).toEqual([HEADER, HEADER + 3, HEADER + 5, HEADER + 9])
    expect(space.stackAt()).toBe(HEADER + 10)
    expect(space.size()).toBeGreaterThan(space.stackAt())
  })

  it('gives a set as many words as its pool needs, per row and per seat', () => {
    const space = createSpace()
    const wide = space.pool('wide', 33)
    space.set('held', wide, 4, { visible: 'owner', perSeat: 2 })
    expect(wide.words).toBe(2)
    expect(space.zones[0]).toMatchObject({ length: 8, perSeat: 4, kind: 'set', visible: 'owner' })
  })

  it('is visible to all and starts at zero unless declared otherwise; slots start empty', () => {
    const space = createSpace()
    const pool = space.pool('tile', 5)
    const at = [space.ints('plain', 1), space.ints('set', 2, { initial: 4 }), space.slots('slot', pool, 1), space.set('bag', pool, 1)]
    const s = emptyState(space)
    expect(space.zones.map((zone) => zone.visible)).toEqual(['all', 'all', 'all', 'all'])
    expect([s[at[0]], s[at[1]], s[at[1] + 1], s[at[2]], s[at[3]], s[OWNER]]).toEqual([0, 4, 4, EMPTY, 0, -1])
  })

  it('refuses a zone declared twice', () => {
    const space = createSpace()
    space.ints('a', 1)
    expect(() => space.ints('a', 2)).toThrow('zone a declared twice')
  })

  it('refuses a zone with owners that is not split by seat', () => {
    expect(() => createSpace().ints('a', 2, { visible: 'owner' })).toThrow('not split by seat')
  })

  it.each(['stackAt', 'size'] as const)('is sealed once %s was asked', (ask) => {
    const space = createSpace()
    space.ints('a', 1)
    space[ask]()
    expect(() => space.ints('b', 1)).toThrow('declared after the first game was compiled')
  })

  it('knows the range of numbers: from 0, or from a smaller start, to the largest', () => {
    const space = createSpace()
    space.ints('open', 1)
    space.ints('coins', 1, { max: 9 })
    space.ints('owner', 1, { initial: -1, max: 3 })
    space.ints('debt', 1, { min: -5, max: 5 })
    expect(space.zones.map(({ range }) => range)).toEqual([null, [0, 9], [-1, 3], [-5, 5]])
  })

  it('lays the zones of a module in its block, whichever module is loaded first', () => {
    const laid = (...modules: string[]) => {
      const space = createSpace({ blocks: { m1: 3, m2: 2 } })
      for (const module of modules) space.ints(`of ${module}`, 2, module === 'base' ? {} : { module })
      return Object.fromEntries(space.zones.map(({ name, at }) => [name, at]))
    }
    expect(laid('base', 'm1', 'm2')).toEqual({ 'of m1': HEADER, 'of m2': HEADER + 3, 'of base': HEADER + 5 })
    expect(laid('m2', 'm1', 'base')).toEqual(laid('base', 'm1', 'm2'))
  })

  it('refuses a zone of a module without a block, or behind the end of it', () => {
    const space = createSpace({ blocks: { m1: 3 } })
    space.ints('one', 2, { module: 'm1' })
    expect(() => space.ints('two', 2, { module: 'm1' })).toThrow('zone two: the block of module m1 is too small by 1 words')
    expect(() => space.ints('three', 1, { module: 'm3' })).toThrow('the space has no block for module m3')
  })

  it('keeps only zones without module and of chosen modules alive', () => {
    const space = createSpace({ blocks: { m1: 1, m2: 1 } })
    space.ints('base', 1)
    space.ints('one', 1, { module: 'm1' })
    space.ints('two', 1, { module: 'm2' })
    expect(liveZones(space, ['m2']).map((zone) => zone.name)).toEqual(['base', 'two'])
  })
})

describe('positions', () => {
  it('are equal when all words are, and only then', () => {
    fc.assert(
      fc.property(fc.int32Array({ minLength: 1 }), fc.nat(), (s, n) => {
        const copy = clone(s)
        expect(equal(s, copy)).toBe(true)
        copy[n % copy.length] ^= 1
        expect(equal(s, copy)).toBe(false)
        expect(equal(s, s.slice(1))).toBe(false)
        copyInto(copy, s)
        expect(equal(s, copy)).toBe(true)
      }),
    )
  })
})
