import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashState, hashText } from './hash.ts'
import { createSpace, emptyState, HEADER, liveZones, type Space, TOP } from './schema.ts'

interface Declared {
  readonly name: string
  readonly length: number
  readonly module?: string
}

const A: Declared = { name: 'a', length: 2 }
const B: Declared = { name: 'b', length: 3 }
const M: Declared = { name: 'm', length: 4, module: 'absent' }

const declare = (...zones: readonly Declared[]): Space => {
  const space = createSpace({ blocks: { absent: 4 } })
  for (const { name, length, module } of zones) space.ints(name, length, module === undefined ? {} : { module })
  return space
}

/** The hash of a position in which zone values follow from their names. */
function print(space: Space, values: Readonly<Record<string, readonly number[]>>, modules: readonly string[] = []): string {
  const s = emptyState(space)
  for (const zone of space.zones) s.set(values[zone.name] ?? [], zone.at)
  return hashState(s, liveZones(space, modules), [])
}

const values = { a: [1, 2], b: [3, 4, 5], m: [6, 7, 8, 9] }

describe('the hash', () => {
  it('is sixteen hex digits and stays the same for ever', () => {
    expect(print(declare(A, B), values)).toMatch(/^[0-9a-f]{16}$/)
    expect(print(declare(A, B), values)).toBe(print(declare(A, B), values))
  })

  it('does not depend on where zones lie: zones of absent modules before, between or behind change nothing', () => {
    const due = print(declare(A, B), values)
    for (const space of [declare(M, A, B), declare(A, M, B), declare(A, B, M)]) expect(print(space, values)).toBe(due)
    expect(print(declare(A, M, B), values, ['absent'])).not.toBe(due)
  })

  it('does not depend on what zones of absent modules hold', () => {
    expect(print(declare(A, M, B), values)).toBe(print(declare(A, M, B), { ...values, m: [0, 0, 0, 1] }))
  })

  it('does not depend on the order in which zones are declared, which follows the order of imports', () => {
    expect(print(declare(B, A), values)).toBe(print(declare(A, B), values))
  })

  it('tells apart values moved between zones', () => {
    expect(print(declare(A, B), { a: [1, 2], b: [0, 0, 0] })).not.toBe(print(declare(A, B), { a: [0, 0], b: [1, 2, 0] }))
  })

  it('depends on every word of the header but the address of the top frame', () => {
    const space = declare(A)
    const seen = new Set<string>()
    for (let i = 0; i < HEADER; i++) {
      const s = emptyState(space)
      s[i] += 5
      seen.add(hashState(s, space.zones, []))
    }
    const top = emptyState(space)
    top[TOP] = 99
    expect(seen.size).toBe(HEADER)
    expect(hashState(top, space.zones, [])).toBe(hashState(emptyState(space), space.zones, []))
  })

  it('changes with every single word, and rarely collides', () => {
    const space = declare({ name: 'wide', length: 40 })
    const [zone] = space.zones
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 40, maxLength: 40 }), fc.nat(39), fc.integer({ min: 1 }), (words, at, by) => {
        const s = emptyState(space)
        s.set(words, zone.at)
        const before = hashState(s, space.zones, [])
        s[zone.at + at] ^= by
        return hashState(s, space.zones, []) !== before
      }),
    )
    const seen = new Set<string>()
    for (let n = 0; n < 50_000; n++) {
      const s = emptyState(space)
      s[zone.at + (n % 40)] = n
      s[zone.at + 39 - (n % 40)] ^= n * 3
      seen.add(hashState(s, space.zones, []))
    }
    expect(seen.size).toBe(50_000)
  })

  it('depends on the words of the stack and their order', () => {
    const space = declare(A)
    const s = emptyState(space)
    const prints = [[], [0], [1, 2], [2, 1], [1, 2, 0]].map((stack) => hashState(s, space.zones, stack))
    expect(new Set(prints).size).toBe(prints.length)
  })

  it('of texts differs for the names in use', () => {
    const names = Array.from({ length: 2000 }, (_, i) => `zone-${i}`)
    expect(new Set(names.map(hashText)).size).toBe(names.length)
  })
})
