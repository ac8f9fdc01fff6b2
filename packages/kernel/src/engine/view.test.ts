import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../record/chance.ts'
import { createProcedureBook, locals } from './procedure.ts'
import { clone, countSet, createSpace, EMPTY, emptyState, equal, fillSet, has, nextIn, put, type State, take, UNKNOWN } from './schema.ts'
import type { Game } from './game.ts'
import { bareRules } from '../testing/toy.ts'
import { determinise, misplacedPieces, SPECTATOR, view } from './view.ts'

const SEATS = 3
const space = createSpace()
const tiles = space.pool('tile', 40)
const BAG = space.set('bag', tiles, 1, { visible: 'nobody' })
const HANDS = space.set('hands', tiles, SEATS, { visible: 'owner', perSeat: 1 })
const SECRET = space.slots('secret', tiles, SEATS * 2, { visible: 'owner', perSeat: 2 })
const OPEN = space.slots('open', tiles, 4)
const NUMBER = space.ints('number', SEATS, { visible: 'owner', perSeat: 1, domain: 5 })
const CHOICE = space.ints('choice', SEATS, { visible: 'owner', perSeat: 1, domain: 6, initial: EMPTY })
const DEAD = space.slots('dead', tiles, 2, { module: 'absent', visible: 'nobody' })

const book = createProcedureBook<Game>()
const rules = bareRules({ procedures: book.all, root: book.procedure('root', locals(), []), space, seats: SEATS })
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
const anyViewer = fc.integer({ min: SPECTATOR, max: SEATS - 1 })
const piecesOf = (s: State, set: number): number[] => {
  const found: number[] = []
  for (let piece = nextIn(s, set, tiles.words, 0); piece >= 0; piece = nextIn(s, set, tiles.words, piece + 1)) found.push(piece)
  return found
}

describe('a view', () => {
  it('shows the own hand, slots and numbers, and of others only how many', () => {
    const s = dealt(3)
    const seen = view(rules, s, 1)
    expect(piecesOf(seen, hand(1))).toEqual(piecesOf(s, hand(1)))
    expect([seen[hand(0)], seen[hand(0) + 1]]).toEqual([countSet(s, hand(0), tiles.words), 0])
    expect(seen[BAG]).toBe(countSet(s, BAG, tiles.words))
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
        view(rules, s, viewer)
        return equal(before, s)
      }),
    )
  })

  it('shows a spectator no hand, number or hidden slot at all', () => {
    const seen = view(rules, dealt(3), SPECTATOR)
    for (let seat = 0; seat < SEATS; seat++) expect([seen[hand(seat) + 1], seen[NUMBER + seat]]).toEqual([0, UNKNOWN])
  })

  it('shows that a hidden number has not been chosen yet, as it shows an empty hidden slot', () => {
    expect(view(rules, dealt(3), 0)[CHOICE + 1]).toBe(EMPTY)
  })
})

describe('determinising', () => {
  it('gives a position with the same view', () => {
    fc.assert(
      fc.property(anyDeal, anyViewer, fc.nat(), (s, viewer, seed) => {
        const seen = view(rules, s, viewer)
        return equal(view(rules, determinise(rules, seen, viewer, fastRandom(seed)), viewer), seen)
      }),
    )
  })

  it('deals every unknown piece to exactly one place and moves no known piece', () => {
    fc.assert(
      fc.property(anyDeal, anyViewer, fc.nat(), (s, viewer, seed) => {
        const guess = determinise(rules, view(rules, s, viewer), viewer, fastRandom(seed))
        expect(misplacedPieces(rules, guess)).toEqual([])
        if (viewer !== SPECTATOR) expect(piecesOf(guess, hand(viewer))).toEqual(piecesOf(s, hand(viewer)))
        for (let i = 0; i < 4; i++) expect(guess[OPEN + i]).toBe(s[OPEN + i])
        for (let seat = 0; seat < SEATS; seat++) expect(countSet(guess, hand(seat), tiles.words)).toBe(countSet(s, hand(seat), tiles.words))
      }),
    )
  })

  it('leaves the view alone', () => {
    const seen = view(rules, dealt(4), 0)
    const before = clone(seen)
    determinise(rules, seen, 0, fastRandom(1))
    expect(equal(seen, before)).toBe(true)
  })

  it('draws hidden numbers from their whole domain', () => {
    const seen = view(rules, dealt(5), 0)
    const drawn = new Set(Array.from({ length: 200 }, (_, seed) => determinise(rules, seen, 0, fastRandom(seed))[NUMBER + 1]))
    expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4])
  })

  it('puts every hidden piece everywhere it could be', () => {
    const s = dealt(11)
    const seen = view(rules, s, 0)
    const unknown = piecesOf(s, BAG)
    const found = new Set<number>()
    for (let seed = 0; seed < 400; seed++) {
      const guess = determinise(rules, seen, 0, fastRandom(seed))
      for (const piece of piecesOf(guess, hand(1))) found.add(piece)
    }
    expect(unknown.every((piece) => found.has(piece)) || countSet(s, hand(1), tiles.words) === 0).toBe(true)
  })

  it('does not choose for a seat that has not chosen yet', () => {
    const s = dealt(6)
    s[CHOICE + 2] = 4
    const guess = determinise(rules, view(rules, s, 0), 0, fastRandom(1))
    expect(guess[CHOICE + 1]).toBe(EMPTY)
    expect(guess[CHOICE + 2]).toBeGreaterThanOrEqual(0)
  })

  it('leaves zones of absent modules alone', () => {
    const s = dealt(8)
    s[DEAD] = 3
    expect(determinise(rules, view(rules, s, 0), 0, fastRandom(1))[DEAD]).toBe(3)
  })
})

describe('misplaced pieces', () => {
  it('are none in a whole deal', () => expect(misplacedPieces(rules, dealt(1))).toEqual([]))

  it('are named when they lie nowhere or twice, in sets and in slots', () => {
    const s = dealt(2)
    const [lost, doubled] = piecesOf(s, BAG)
    take(s, BAG, lost)
    s[OPEN + 3] = doubled
    expect(misplacedPieces(rules, s).sort()).toEqual([`tile ${doubled} lies in 2 places`, `tile ${lost} lies in 0 places`].sort())
  })

  it('are not looked for in zones of absent modules', () => {
    const s = dealt(2)
    s[DEAD] = 1
    expect(misplacedPieces(rules, s)).toEqual([])
  })
})
