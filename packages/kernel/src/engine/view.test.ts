import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Game } from './game.ts'
import { imagine } from './imagine.ts'
import { createProcedureBook, locals } from './procedure.ts'
import { fastRandom } from './random.ts'
import { clone, countSet, createSpace, EMPTY, emptyState, equal, fillSet, has, nextIn, put, type State, take, UNKNOWN } from './schema.ts'
import { SPECTATOR } from './seats.ts'
import { bareRules } from '../testing/toy.ts'
import { misplacedPieces, sizeOf, view, type View } from './view.ts'

const SEATS = 3
const space = createSpace({ blocks: { absent: 2 } })
const tiles = space.pool('tile', 40)
const BAG = space.set('bag', tiles, 1, { visible: 'nobody' })
const HANDS = space.set('hands', tiles, SEATS, { visible: 'owner', perSeat: 1 })
const SECRET = space.slots('secret', tiles, SEATS * 2, { visible: 'owner', perSeat: 2 })
const OPEN = space.slots('open', tiles, 4)
const NUMBER = space.ints('number', SEATS, { visible: 'owner', perSeat: 1, domain: 5 })
const CHOICE = space.ints('choice', SEATS, { visible: 'owner', perSeat: 1, domain: 6, initial: EMPTY })
const DEAD = space.slots('dead', tiles, 2, { module: 'absent', visible: 'nobody' })

const book = createProcedureBook<Game>()
const root = book.procedure('root', locals(), [])
const rules = bareRules({ procedures: book.all, root, space, seats: SEATS })
const hand = (seat: number): number => HANDS + seat * tiles.words

/** A random deal of all tiles. */
function dealt(seed: number): State {
  const random = fastRandom(seed)
  const s = emptyState(space)
  fillSet(s, BAG, tiles.size)
  const draw = (): number => {
    for (;;) {
      const tile = random(tiles.size)
      if (!has(s, BAG, tile)) continue
      take(s, BAG, tile)
      return tile
    }
  }
  for (let seat = 0; seat < SEATS; seat++) {
    for (let n = random(6); n > 0; n--) put(s, hand(seat), draw())
    if (random(2) === 0) s[SECRET + 2 * seat + random(2)] = draw()
    s[NUMBER + seat] = random(5)
  }
  for (let n = random(5); n > 0; n--) s[OPEN + n - 1] = draw()
  return s
}

const anyDeal = fc.nat(9999).map(dealt)
const anyViewer = fc.constantFrom(SPECTATOR, ...Array.from({ length: SEATS }, (_, seat) => seat))
const seenIn = (s: State, viewer: number): View => view({ rules, s }, viewer)
const sameView = (a: View, b: View): boolean => a.seat === b.seat && equal(a.s, b.s) && equal(a.sizes, b.sizes)
const guessed = (seen: View, seed: number): State => {
  const game = imagine(seen, fastRandom(seed))
  if (game === null) throw new Error('nothing fits')
  return game.s
}
const piecesOf = (s: Int32Array, set: number): number[] => {
  const found: number[] = []
  for (let piece = nextIn(s, set, tiles.words, 0); piece >= 0; piece = nextIn(s, set, tiles.words, piece + 1)) found.push(piece)
  return found
}

describe('a view', () => {
  it('shows the own hand, slots and numbers, and of others only how many', () => {
    const s = dealt(3)
    const whole = seenIn(s, 1)
    const seen = whole.s
    expect(piecesOf(seen, hand(1))).toEqual(piecesOf(s, hand(1)))
    for (const set of [hand(0), BAG]) expect([piecesOf(seen, set), sizeOf(whole, set, tiles.words)]).toEqual([[], countSet(s, set, tiles.words)])
    expect(sizeOf(whole, hand(1), tiles.words)).toBe(countSet(s, hand(1), tiles.words))
    expect([seen[NUMBER], seen[NUMBER + 1], seen[NUMBER + 2]]).toEqual([UNKNOWN, s[NUMBER + 1], UNKNOWN])
    for (let i = 0; i < 4; i++) expect(seen[OPEN + i]).toBe(s[OPEN + i])
    for (let i = 0; i < SEATS * 2; i++) {
      const open = s[SECRET + i] === EMPTY || i >> 1 === 1
      expect(seen[SECRET + i]).toBe(open ? s[SECRET + i] : UNKNOWN)
    }
  })

  it('leaves the position alone', () => {
    fc.assert(
      fc.property(anyDeal, anyViewer, (s, viewer) => {
        const before = clone(s)
        seenIn(s, viewer)
        return equal(before, s)
      }),
    )
  })

  it('shows a spectator no hand, number or hidden slot at all', () => {
    const { s } = seenIn(dealt(3), SPECTATOR)
    for (let seat = 0; seat < SEATS; seat++) expect([piecesOf(s, hand(seat)), s[NUMBER + seat]]).toEqual([[], UNKNOWN])
    expect(Array.from(s.subarray(SECRET, SECRET + SEATS * 2)).every((slot) => slot < 0)).toBe(true)
  })

  it('shows that a hidden number has not been chosen yet, as it shows an empty hidden slot', () => {
    expect(seenIn(dealt(3), 0).s[CHOICE + 1]).toBe(EMPTY)
  })
})

describe('a view of a view', () => {
  it('of the same seat is the same view', () => {
    fc.assert(
      fc.property(anyDeal, anyViewer, (s, viewer) => {
        const seen = seenIn(s, viewer)
        return sameView(view(seen, viewer), seen)
      }),
    )
  })

  it('of a spectator is what a spectator sees of the position', () => {
    fc.assert(fc.property(anyDeal, anyViewer, (s, viewer) => sameView(view(seenIn(s, viewer), SPECTATOR), seenIn(s, SPECTATOR))))
  })

  it('of another seat shows nothing that was hidden already', () => {
    const seen = view(seenIn(dealt(3), 0), 1)
    expect([piecesOf(seen.s, hand(0)), piecesOf(seen.s, hand(1)), seen.s[NUMBER], seen.s[NUMBER + 1]]).toEqual([[], [], UNKNOWN, UNKNOWN])
    expect(guessed(seen, 1)[NUMBER + 1]).toBeGreaterThanOrEqual(0)
  })

  it('counts every set as the position does', () => {
    fc.assert(
      fc.property(anyDeal, anyViewer, (s, viewer) => {
        for (const set of [BAG, hand(0), hand(1), hand(2)]) expect(sizeOf(view(seenIn(s, viewer), SPECTATOR), set, tiles.words)).toBe(countSet(s, set, tiles.words))
      }),
    )
  })
})

describe('imagining', () => {
  it('gives a position with the same view', () => {
    fc.assert(
      fc.property(anyDeal, anyViewer, fc.nat(), (s, viewer, seed) => {
        const seen = seenIn(s, viewer)
        return sameView(seenIn(guessed(seen, seed), viewer), seen)
      }),
    )
  })

  it('deals every unknown piece to exactly one place and moves no known piece', () => {
    fc.assert(
      fc.property(anyDeal, anyViewer, fc.nat(), (s, viewer, seed) => {
        const guess = guessed(seenIn(s, viewer), seed)
        expect(misplacedPieces({ rules, s: guess })).toEqual([])
        if (viewer !== SPECTATOR) expect(piecesOf(guess, hand(viewer))).toEqual(piecesOf(s, hand(viewer)))
        for (let i = 0; i < 4; i++) expect(guess[OPEN + i]).toBe(s[OPEN + i])
        for (let seat = 0; seat < SEATS; seat++) expect(countSet(guess, hand(seat), tiles.words)).toBe(countSet(s, hand(seat), tiles.words))
      }),
    )
  })

  it('leaves the view alone', () => {
    const seen = seenIn(dealt(4), 0)
    const before = { ...seen, s: seen.s.slice() as View['s'], sizes: seen.sizes.slice() }
    guessed(seen, 1)
    expect(sameView(seen, before)).toBe(true)
  })

  it('draws hidden numbers from their whole domain', () => {
    const seen = seenIn(dealt(5), 0)
    const drawn = new Set(Array.from({ length: 200 }, (_, seed) => guessed(seen, seed)[NUMBER + 1]))
    expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4])
  })

  it('puts every hidden piece everywhere it could be', () => {
    const s = dealt(11)
    const seen = seenIn(s, 0)
    const unknown = piecesOf(s, BAG)
    const found = new Set<number>()
    for (let seed = 0; seed < 400; seed++) {
      const guess = guessed(seen, seed)
      for (const piece of piecesOf(guess, hand(1))) found.add(piece)
    }
    expect(unknown.every((piece) => found.has(piece)) || countSet(s, hand(1), tiles.words) === 0).toBe(true)
  })

  it('does not choose for a seat that has not chosen yet', () => {
    const s = dealt(6)
    s[CHOICE + 2] = 4
    const guess = guessed(seenIn(s, 0), 1)
    expect(guess[CHOICE + 1]).toBe(EMPTY)
    expect(guess[CHOICE + 2]).toBeGreaterThanOrEqual(0)
  })

  it('leaves zones of absent modules alone', () => {
    const s = dealt(8)
    s[DEAD] = 3
    expect(guessed(seenIn(s, 0), 1)[DEAD]).toBe(3)
  })
})

describe('misplaced pieces', () => {
  it('are none in a whole deal', () => expect(misplacedPieces({ rules, s: dealt(1) })).toEqual([]))

  it('are named when they lie nowhere or twice, in sets and in slots', () => {
    const s = dealt(2)
    const [lost, doubled] = piecesOf(s, BAG)
    take(s, BAG, lost)
    s[OPEN + 3] = doubled
    expect(misplacedPieces({ rules, s }).sort()).toEqual([`tile ${doubled} lies in 2 places`, `tile ${lost} lies in 0 places`].sort())
  })

  it('are not looked for in zones of absent modules', () => {
    const s = dealt(2)
    s[DEAD] = 1
    expect(misplacedPieces({ rules, s })).toEqual([])
  })
})
