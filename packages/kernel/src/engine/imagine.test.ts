import { describe, expect, it } from 'vitest'
import { encodeView } from './codec.ts'
import { advance, attach, createGame, type Game } from './game.ts'
import { call, offer } from './saying.ts'
import { imagine, imagineInto } from './imagine.ts'
import { argumentOf, createKeyring } from './keys.ts'
import { createProcedureBook, locals } from './procedure.ts'
import { fastRandom } from './random.ts'
import { createSpace, emptyState, fillSet, has, put, type State, take, UNKNOWN } from './schema.ts'
import { SPECTATOR } from './seats.ts'
import { view } from './view.ts'
import { bareRules } from '../testing/toy.ts'

const VALUES = 5
const PLAIN = 8 // stones below have no mark

/** Two seats with one hidden stone each, a mark beside the marked ones, and a number that seat 0 keeps in mind while it is asked. */
function quarry() {
  const space = createSpace()
  const stones = space.pool('stone', 12)
  const marks = space.pool('mark', 4)
  const HEAP = space.set('heap', stones, 1, { visible: 'nobody' })
  const MARKS = space.set('marks', marks, 1, { visible: 'nobody' })
  const BESIDE = space.slots('beside', marks, 2, { visible: 'owner', perSeat: 1 })
  const STONE = space.slots('stone', stones, 2, { visible: 'owner', perSeat: 1 })
  const JADE = space.set('jade', stones, 1, { visible: 'nobody' })
  const book = createProcedureBook<Game>()
  const keys = createKeyring()
  const THINK = keys.count('think', VALUES)
  const GO = keys.list('go', [''])
  const L = locals('seat', 'number')
  const say = book.procedure('say', L, [book.ask({ kind: 'go', candidates: (g) => offer(g, GO), take: () => {} })], { number: VALUES })
  const root = book.procedure('root', L, [
    function unpack({ s }) {
      fillSet(s, HEAP, stones.size)
      fillSet(s, MARKS, marks.size)
    },
    book.chance('think', (g) => Array.from({ length: VALUES }, (_, n) => offer(g, THINK | n)), (g, _f, answer) => call(g, say, 0, argumentOf(answer))),
  ])
  const rules = bareRules({
    procedures: book.all, root, keys, space,
    suits: {
      stone: ({ s }, index, stone) => (s[BESIDE + index] === -1) === stone < PLAIN,
      jade: (_g, _index, stone) => stone % 2 === 0,
    },
  })
  const deal = (s: State, seat: number, stone: number, mark: number): void => {
    take(s, HEAP, stone)
    s[STONE + seat] = stone
    if (mark >= 0) take(s, MARKS, mark)
    s[BESIDE + seat] = mark
  }
  const laid = (): State => {
    const s = emptyState(space)
    fillSet(s, HEAP, stones.size)
    fillSet(s, MARKS, marks.size)
    return s
  }
  return { rules, HEAP, JADE, STONE, BESIDE, THINK, deal, laid }
}

const many = Array.from({ length: 200 }, (_, seed) => seed)

describe('a position is imagined', () => {
  it('only with pieces that suit the place by what else lies there', () => {
    const { rules, STONE, BESIDE, deal, laid } = quarry()
    const s = laid()
    deal(s, 0, 3, -1)
    deal(s, 1, 9, 2)
    for (const viewer of [0, 1, SPECTATOR]) {
      const seen = view({ rules, s }, viewer)
      for (const seed of many) {
        const other = imagine(seen, fastRandom(seed))
        for (const seat of [0, 1]) expect((other?.s[BESIDE + seat] === -1) === (other?.s[STONE + seat] ?? 0) < PLAIN).toBe(true)
      }
    }
  })

  it('only with pieces that suit a hidden set, each as likely as any other', () => {
    const { rules, HEAP, JADE, laid } = quarry()
    const s = laid()
    for (const stone of [0, 4, 6]) {
      take(s, HEAP, stone)
      put(s, JADE, stone)
    }
    const found = new Map<number, number>()
    for (const seed of many) {
      const other = imagine(view({ rules, s }, 0), fastRandom(seed))?.s ?? s
      for (let stone = 0; stone < 12; stone++) if (has(other, JADE, stone)) found.set(stone, (found.get(stone) ?? 0) + 1)
    }
    expect([...found.keys()].sort((a, b) => a - b)).toEqual([0, 2, 4, 6, 8, 10])
    for (const times of found.values()) expect(times).toBeGreaterThan(60)
  })

  it('not at all when nothing fits, and the caller is told', () => {
    const { rules, HEAP, STONE, deal, laid } = quarry()
    const s = laid()
    deal(s, 1, 9, 2)
    for (let stone = PLAIN; stone < 12; stone++) take(s, HEAP, stone) // no marked stone is left to lie beside the mark
    s[STONE + 1] = 3
    take(s, HEAP, 3)
    const seen = view({ rules, s }, 0)
    expect(imagine(seen, fastRandom(1))).toBeNull()
    expect(imagineInto(attach(rules, emptyState(rules.space)), seen, fastRandom(1))).toBe(false)
  })

  it('not at all when a hidden set is larger than what is left', () => {
    const { rules, HEAP, STONE, laid } = quarry()
    const s = laid()
    s[STONE] = 5 // it lies on the heap, too
    expect(imagine(view({ rules, s }, 0), fastRandom(1))).toBeNull()
    put(s, HEAP, 5)
    expect(imagine(view({ rules, s }, 1), fastRandom(1))).toBeNull()
  })
})

describe('secret locals', () => {
  const { rules, THINK } = quarry()
  const thinking = (n: number): Game => {
    const g = createGame(rules)
    advance(g, THINK | n, -1)
    return g
  }
  const numberIn = (s: Int32Array): number => s[s[1] + 4]

  it('are seen by the seat in the first local alone', () => {
    const g = thinking(3)
    expect([0, 1, SPECTATOR].map((viewer) => numberIn(view(g, viewer).s))).toEqual([3, UNKNOWN, UNKNOWN])
    expect(numberIn(view(view(g, 0), SPECTATOR).s)).toBe(UNKNOWN)
    expect(encodeView(view(thinking(4), 1))).toEqual(encodeView(view(g, 1)))
    expect(encodeView(view(thinking(4), 0))).not.toEqual(encodeView(view(g, 0)))
  })

  it('are drawn from their whole domain in what others imagine, and kept in what their owner does', () => {
    const drawn = (viewer: number) => [...new Set(many.map((seed) => numberIn(imagine(view(thinking(3), viewer), fastRandom(seed))?.s ?? emptyState(rules.space))))].sort()
    expect(drawn(1)).toEqual([0, 1, 2, 3, 4])
    expect(drawn(SPECTATOR)).toEqual([0, 1, 2, 3, 4])
    expect(drawn(0)).toEqual([3])
  })
})

describe('a view', () => {
  it('is no game: the compiler refuses to play it', () => {
    const { rules } = quarry()
    const seen = view(createGame(rules), 0)
    // @ts-expect-error a view has nothing to play with
    expect(() => advance(seen, 0, 0)).toBeTypeOf('function')
    // @ts-expect-error what is seen is no state
    expect(() => attach(rules, seen.s)).toBeTypeOf('function')
  })
})
