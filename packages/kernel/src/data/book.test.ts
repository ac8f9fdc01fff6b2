import { describe, expect, it } from 'vitest'
import type { Correction } from '../engine/rules.ts'
import { createDataBook, type DataBook, rowsOf } from './book.ts'
import { fields, list, listOf, rows, whole } from './shapes.ts'
import { checkedSheet, sheetOf } from './sheet.ts'

const printedPrices = [{ id: 'hut', coins: 2 }, { id: 'hall', coins: 5 }]

/** A game with two tables; together they must not be worth more than 20. */
function village() {
  const book = createDataBook('village', (tables) => {
    const worth = rowsOf({ tables }, prices).reduce((sum, row) => sum + row.coins, 0) + rowsOf({ tables }, points).reduce((sum, n) => sum + n, 0)
    return worth > 20 ? `prices and points are worth ${worth}, not 20 at most` : null
  })
  const prices = book.enter({
    name: 'prices', source: 'reconstructed', marks: { hut: 'rulebook' }, rows: printedPrices, shape: rows('id', { coins: whole(0, 9) }),
    valid: (held) => (held[0].coins < held[1].coins ? null : 'a hut must cost less than a hall'),
  })
  const points = book.enter({ name: 'points', source: 'verified', rows: [1, 2, 3] as readonly number[], shape: listOf(1, 5, whole(0, 9)) })
  return { book, prices, points }
}

const correction = (table: string, path: string, from: unknown, to: unknown): Correction => ({ table, path, from, to })
const sheet = (tables: unknown): object => ({ format: 'tollan-data', formatVersion: 1, game: 'village', tables })

function corrected(book: DataBook, input: unknown) {
  const result = book.corrected(input)
  if (!result.ok) throw new Error(result.message)
  return result
}

function complaint(result: { readonly ok: boolean; readonly message?: string; readonly error?: string }): string {
  expect(result).toMatchObject({ ok: false, error: 'malformed' })
  expect(result.message).not.toMatch(/\n|undefined/)
  return result.message ?? ''
}

describe('a data book', () => {
  it('belongs to one game: two books share nothing', () => {
    const { book } = village()
    const other = createDataBook('town')
    other.enter({ name: 'prices', source: 'image', rows: { gate: 1 }, shape: fields({ gate: whole(0, 3) }) })
    expect(book.tables.map((table) => table.name)).toEqual(['points', 'prices'])
    expect(other.tables.map((table) => table.index)).toEqual([0])
    expect(Object.keys(sheetOf(other).tables)).toEqual(['prices'])
  })

  it('takes a name once', () => {
    const { book } = village()
    expect(() => book.enter({ name: 'prices', source: 'image', rows: [], shape: list(whole(0, 1)) })).toThrow('prices is entered twice')
  })

  it('gives the printed rows, or a corrected copy of them', () => {
    const { book, prices, points } = village()
    expect(rowsOf({ tables: book.printed() }, prices)).toBe(printedPrices)
    const { tables } = corrected(book, [correction('prices', 'hut.coins', 2, 3), correction('points', '0', 1, 0)])
    expect(rowsOf({ tables }, prices)).toEqual([{ id: 'hut', coins: 3 }, { id: 'hall', coins: 5 }])
    expect(rowsOf({ tables }, points)).toEqual([0, 2, 3])
    expect(printedPrices[0].coins).toBe(2)
  })

  it('puts corrections in the order of the names of their tables, each once, and drops what corrects nothing', () => {
    const { book } = village()
    const first = correction('points', '2', 3, 4)
    const second = correction('prices', 'hut.coins', 2, 3)
    expect(corrected(book, [second, first, second, correction('points', '0', 1, 1)]).corrections).toEqual([first, second])
    expect(corrected(book, []).corrections).toEqual([])
    const longer = correction('points', '', [1, 2, 3], [1, 2, 3, 4])
    expect(corrected(book, [longer])).toMatchObject({ tables: [printedPrices, [1, 2, 3, 4]], corrections: [longer] })
  })

  it.each([
    ['no list', {}, /^data is a list of corrections/],
    ['no correction', [7], /^data is a list of corrections/],
    ['a stray field', [{ ...correction('points', '0', 1, 2), why: 1 }], /^data is a list of corrections/],
    ['an unknown table', [correction('weather', '0', 1, 2)], /^there is no table "weather"; known are points, prices$/],
    ['an unknown path', [correction('points', '9', 1, 2)], /^points\.9 names no value of the sheet$/],
    ['a path that ends early', [correction('prices', 'hut', 2, 3)], /^prices\.hut names no value/],
    ['another printed value', [correction('points', '0', 2, 3)], /^points\.0 is 1 here, but the correction was made from 2$/],
    ['a wrong value', [correction('points', '0', 1, null)], /^points\.0 must be a whole number from 0 to 9, not null$/],
    ['a wrong list', [correction('points', '', [1, 2, 3], [])], /^points must be a list of 1 to 5, not \[\]$/],
    ['a table that is wrong as a whole', [correction('prices', 'hut.coins', 2, 6)], /^prices: a hut must cost less than a hall$/],
    ['tables that do not fit together', [correction('points', '0', 1, 9)], /^prices and points are worth 21, not 20 at most$/],
  ])('refuses %s', (_name, input, expected) => {
    expect(complaint(village().book.corrected(input))).toMatch(expected)
  })
})

describe('a value sheet', () => {
  it('shows every table with its marks, as a copy, and has no differences to itself', () => {
    const { book } = village()
    const exported = sheetOf(book)
    expect(exported).toEqual(sheet({
      prices: { source: 'reconstructed', marks: { hut: 'rulebook' }, values: { hut: { coins: 2 }, hall: { coins: 5 } } },
      points: { source: 'verified', values: [1, 2, 3] },
    }))
    expect(checkedSheet(book, JSON.parse(JSON.stringify(exported)))).toEqual({ ok: true, differences: [] })
    const values = exported.tables['points'].values as number[]
    values[0] = 9
    expect(sheetOf(book).tables['points'].values).toEqual([1, 2, 3])
  })

  it('is compared value by value; marks are not compared', () => {
    const given = sheet({ points: { source: 'image', values: [1, 5, 3] }, prices: { values: { hall: { coins: 6 } } } })
    expect(checkedSheet(village().book, given)).toEqual({
      ok: true, differences: [correction('points', '1', 2, 5), correction('prices', 'hall.coins', 5, 6)],
    })
    const shorter = sheet({ points: { values: [1, 2] } })
    expect(checkedSheet(village().book, shorter)).toEqual({ ok: true, differences: [correction('points', '', [1, 2, 3], [1, 2])] })
  })

  it.each([
    ['no object', [], /^a value sheet is a JSON object$/],
    ['another format', { ...sheet({}), format: 'x' }, /"format" must be "tollan-data"/],
    ['another version', { ...sheet({}), formatVersion: 2 }, /format version 2 is not known; known is 1/],
    ['another game', { ...sheet({}), game: 'chess' }, /^this is a sheet of "chess", not of village$/],
    ['a stray field', { ...sheet({}), weather: 1 }, /no field "weather"/],
    ['no tables', sheet(3), /"tables" must be an object/],
    ['an unknown table', sheet({ weather: { values: {} } }), /^there is no table "weather"/],
    ['a table that is no object', sheet({ points: [1, 2, 3] }), /^table points must be an object/],
    ['a table with a stray field', sheet({ points: { values: [1, 2, 3], why: 1 } }), /^table points has no field "why"/],
    ['a table without values', sheet({ points: { source: 'image' } }), /^table points needs its "values"$/],
    ['a wrong value', sheet({ points: { values: [1, 2, '3'] } }), /^points\.2 must be a whole number.*"3" on the sheet$/],
    ['tables that do not fit together', sheet({ points: { values: [9, 9, 9] } }), /not 20 at most/],
  ])('refuses %s in one sentence', (_name, given, expected) => {
    expect(complaint(checkedSheet(village().book, given))).toMatch(expected)
  })
})
