import { describe, expect, it } from 'vitest'
import { Misfit } from './misfit.ts'
import { compare, type Difference, fields, leaf, leafAt, list, listOf, oneOf, replaced, rows, type Shape, show, shown, whole, wrongIn } from './shapes.ts'

const cards = [
  { id: 'ant', coins: 2, colour: 'red', note: 'small' },
  { id: 'bee', coins: 3, colour: 'blue', wings: 2 },
]
const shape = rows('id', { coins: whole(0, 9), colour: oneOf(['red', 'blue', null]), wings: shown('bees have them') })
const track = [{ step: 1 }, { step: 3 }, { step: 5 }]
const stretchy = listOf(2, 4, fields({ step: whole(0, 9) }))

function differences(of: Shape, printed: unknown, given: unknown): Difference[] {
  const found: Difference[] = []
  compare(of, printed, given, 'top', found)
  return found
}

describe('a shape', () => {
  it('shows rows by name, and only the values it names', () => {
    expect(show(shape, cards)).toEqual({ ant: { coins: 2, colour: 'red' }, bee: { coins: 3, colour: 'blue', wings: 2 } })
    expect(show(rows('id', { wings: whole(0, 9) }), cards)).toEqual({ bee: { wings: 2 } })
    expect(show(list(list(whole(0, 9))), [[1], [2, 3]])).toEqual([[1], [2, 3]])
  })

  it('lists differences with their paths; what is not given stays', () => {
    expect(differences(shape, cards, { bee: { coins: 4 } })).toEqual([{ path: 'top.bee.coins', from: 3, to: 4 }])
    expect(differences(shape, cards, { ant: { colour: null }, bee: {} })).toEqual([{ path: 'top.ant.colour', from: 'red', to: null }])
    expect(differences(list(whole(0, 9)), [1, 2], [1, 3])).toEqual([{ path: 'top.1', from: 2, to: 3 }])
  })

  it.each([
    ['an unknown row', shape, cards, { cat: {} }, /^top has no row "cat"; known are ant, bee$/],
    ['a row named like one of objects', shape, cards, { constructor: {} }, /no row "constructor"/],
    ['an unknown field', shape, cards, { ant: { legs: 6 } }, /^top\.ant has no field "legs"; known are coins, colour$/],
    ['a row that is no object', shape, cards, { ant: 1 }, /^top\.ant must be an object, not 1$/],
    ['a value out of range', shape, cards, { ant: { coins: 10 } }, /^top\.ant\.coins must be a whole number from 0 to 9; it is 2 here and 10 on the sheet$/],
    ['a fraction', shape, cards, { ant: { coins: 1.5 } }, /whole number/],
    ['an unknown word', shape, cards, { ant: { colour: 'green' } }, /must be one of red, blue, null/],
    ['a value that is only shown', shape, cards, { bee: { wings: 4 } }, /cannot be corrected: bees have them/],
    ['a list of another length', list(whole(0, 9)), [1, 2], [1], /^top must be a list of 2, not \[1\]$/],
    ['no list', list(whole(0, 9)), [1, 2], 'x', /must be a list of 2/],
  ] as const)('refuses %s in a sentence', (_name, of, printed, given, expected) => {
    expect(() => differences(of, printed, given)).toThrow(Misfit)
    expect(() => differences(of, printed, given)).toThrow(expected)
  })

  it('finds the value a path names and replaces it in a copy', () => {
    const [check, held] = leafAt(shape, cards, ['bee', 'coins'], 'bee.coins')
    expect([held, check(4, held), check(-1, held)]).toEqual([3, null, 'must be a whole number from 0 to 9'])
    expect(replaced(shape, cards, ['bee', 'coins'], 4)).toEqual([cards[0], { id: 'bee', coins: 4, colour: 'blue', wings: 2 }])
    expect(cards[1].coins).toBe(3)
    for (const path of [[], ['bee'], ['bee', 'coins', 'x'], ['cat', 'coins'], ['ant', 'wings']])
      expect(() => leafAt(shape, cards, path, 'here')).toThrow('here names no value of the sheet')
  })

  it('says what is wrong with values in themselves, and leaves aside what is only shown', () => {
    expect(wrongIn(shape, cards, 'cards')).toBeNull()
    expect(wrongIn(shape, [{ id: 'ant', coins: 20 }], 'cards')).toBe('cards.ant.coins must be a whole number from 0 to 9, not 20')
    expect(wrongIn(fields({ deep: list(leaf(() => 'must not be')) }), { deep: [1] }, '')).toBe('deep.0 must not be, not 1')
  })
})

describe('a list that may change its length', () => {
  it('differs item by item while it is as long, as a whole when it is not', () => {
    expect(differences(stretchy, track, [{ step: 1 }, { step: 4 }, {}])).toEqual([{ path: 'top.1.step', from: 3, to: 4 }])
    const longer = [...track, { step: 7 }]
    expect(differences(stretchy, track, longer)).toEqual([{ path: 'top', from: track, to: longer }])
    const [check, held] = leafAt(stretchy, track, [], 'top')
    expect([held, check(longer, held)]).toEqual([track, null])
    expect(replaced(stretchy, track, [], longer)).toEqual(longer)
  })

  it.each([
    ['too short', [{ step: 1 }], /^top must be a list of 2 to 4; it is/],
    ['too long', [...track, ...track], /must be a list of 2 to 4/],
    ['no list', 7, /must be a list of 2 to 4/],
    ['an incomplete new item', [...track, {}], /must have the fields step and no other in every item/],
    ['an item with a stray field', [...track, { step: 1, jump: 2 }], /must have the fields step and no other/],
    ['an item that does not fit', [...track, { step: 10 }], /has an item that does not fit: 3\.step must be a whole number from 0 to 9, not 10/],
  ])('refuses %s', (_name, given, expected) => {
    expect(() => differences(stretchy, track, given)).toThrow(expected)
  })
})
