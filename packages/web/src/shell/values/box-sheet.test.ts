import { createDataBook, fields, listOf, oneOf, rows, valueDesk, whole } from '@tollan/kernel/data'
import { describe, expect, it } from 'vitest'
import { checked, fieldOf, isCorrected, isToBeChecked, kindOf, nextToCheck, piecesOf, progressOf, valueOf, withValue } from './box-sheet.ts'
import { emptySheet } from './empty-sheet.ts'
import { sheetFromLink, sheetInLink } from './sheet-link.ts'

function box() {
  const book = createDataBook('village')
  book.enter({
    name: 'houses', source: 'reconstructed', marks: { mill: 'rulebook' },
    rows: [{ id: 'hut', coins: [1, 2], colour: 'red' }, { id: 'hall', coins: [3, 4], colour: 'blue' }, { id: 'mill', coins: [5, 6], colour: 'red' }],
    shape: rows('id', { coins: listOf(2, 2, whole(0, 9)), colour: oneOf(['red', 'blue']) }),
  })
  book.enter({ name: 'track', source: 'image', rows: { last: 9 }, shape: fields({ last: whole(1, 40) }) })
  const desk = valueDesk(book)
  return { desk, pieces: piecesOf(desk.leaves, ['houses', 'track']) }
}

describe('the sheet of a box', () => {
  it('is compared piece by piece; what a book says needs no box', () => {
    const { pieces } = box()
    expect(pieces.map(({ id, open }) => [id, open])).toEqual([['houses/hut', true], ['houses/hall', true], ['houses/mill', false], ['track/', true]])
    const [hut, hall, mill] = pieces
    if (hut === undefined || hall === undefined || mill === undefined) throw new Error('no pieces')
    expect(hut.leaves.map((leaf) => fieldOf(hut, leaf)).map((field) => [field, kindOf(field)])).toEqual([['coins.0', 'coins'], ['coins.1', 'coins'], ['colour', 'colour']])
    expect(progressOf(emptySheet, pieces)).toEqual({ done: 0, of: 3 })
    const one = checked(emptySheet, hut)
    expect([progressOf(one, pieces).done, isToBeChecked(one, hut), isToBeChecked(one, mill)]).toEqual([1, false, false])
    expect(nextToCheck(one, pieces, hall.id)?.id).toBe('track/')
    expect(nextToCheck(one, pieces, 'track/')?.id).toBe('houses/hall')
    expect(nextToCheck(pieces.reduce((sheet, piece) => checked(sheet, piece), one), pieces, hut.id)).toBeNull()
    expect(progressOf(checked(one, hut, false), pieces).done).toBe(0)
  })

  it('takes what is typed when the engine does, and counts the piece as compared', () => {
    const { desk, pieces } = box()
    const [hut] = pieces
    const [coins, , colour] = hut?.leaves ?? []
    if (hut === undefined || coins === undefined || colour === undefined) throw new Error('no piece')
    const made = withValue(desk, emptySheet, hut, coins, 7)
    if (!made.ok) throw new Error(made.message)
    expect([valueOf(made.sheet, coins), valueOf(made.sheet, colour), isCorrected(made.sheet, hut), isToBeChecked(made.sheet, hut)]).toEqual([7, 'red', true, false])
    expect(withValue(desk, made.sheet, hut, coins, 12)).toMatchObject({ ok: false })
    const back = withValue(desk, made.sheet, hut, coins, 1)
    expect(back).toMatchObject({ ok: true, sheet: { corrections: [], confirmed: ['houses/hut'] } })
    const both = withValue(desk, made.sheet, hut, colour, 'blue')
    expect(both).toMatchObject({ ok: true, sheet: { corrections: [{ path: 'hut.coins.0', to: 7 }, { path: 'hut.colour', to: 'blue' }] } })
  })

  it('lets two values of a list change places where each must stand once', () => {
    const book = createDataBook('ring', ([order]) => (new Set(order as readonly string[]).size === 3 ? null : 'each stands once'))
    book.enter({ name: 'order', source: 'reconstructed', rows: ['sun', 'moon', 'star'], shape: listOf(3, 3, oneOf(['sun', 'moon', 'star', 'rain'])) })
    const desk = valueDesk(book)
    const [piece] = piecesOf(desk.leaves, ['order'])
    const leaves = piece?.leaves ?? []
    const [first] = leaves
    if (piece === undefined || first === undefined) throw new Error('no piece')
    const swapped = withValue(desk, emptySheet, piece, first, 'star')
    if (!swapped.ok) throw new Error(swapped.message)
    expect(leaves.map((leaf) => valueOf(swapped.sheet, leaf))).toEqual(['star', 'moon', 'sun'])
    const back = withValue(desk, swapped.sheet, piece, first, 'sun')
    expect(back).toMatchObject({ ok: true, sheet: { corrections: [] } })
    const other = withValue(desk, emptySheet, piece, first, 'rain') // stands nowhere: taken as it is
    expect(other).toMatchObject({ ok: true, sheet: { corrections: [{ path: '0', from: 'sun', to: 'rain' }] } })
  })

  it('goes into a link and comes out of it', async () => {
    const sheet = { name: 'Nagy doboz ♥', corrections: [{ table: 'houses', path: 'hut.colour', from: 'red', to: 'blue' }], confirmed: ['houses/hut', 'track/'] }
    const link = await sheetInLink(sheet)
    expect(link).toMatch(/^[\w-]+$/)
    expect(await sheetFromLink(link)).toEqual(sheet)
    for (const spoilt of ['', 'x', link.slice(4), link.slice(0, -6)]) expect(await sheetFromLink(spoilt)).toBeNull()
  })
})
