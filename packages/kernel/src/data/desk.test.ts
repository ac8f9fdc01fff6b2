import { describe, expect, it } from 'vitest'
import { createDataBook } from './book.ts'
import { isConfirmed, valueDesk } from './desk.ts'
import { fields, leaf, listOf, oneOf, rows, shown, whole } from './shapes.ts'

function village() {
  const book = createDataBook('village')
  book.enter({
    name: 'houses', source: 'reconstructed', marks: { hut: 'rulebook', 'hall.coins': 'verified', colour: 'image', 'number of houses': 'rulebook' },
    rows: [{ id: 'hut', coins: 2, colour: 'red' }, { id: 'hall', coins: 5, colour: 'blue' }],
    shape: rows('id', { coins: whole(0, 9), colour: oneOf(['red', 'blue']) }),
  })
  book.enter({ name: 'track', source: 'verified', rows: [{ give: [1] }], shape: listOf(1, 3, fields({ give: leaf(() => null, { kind: 'parts', of: 'gifts' }) })) })
  book.enter({ name: 'wells', source: 'image', rows: { n: 3 }, shape: fields({ n: shown('it is part of the state') }) })
  return valueDesk(book)
}

describe('a desk of values', () => {
  it('lists every value with how it is typed and where it comes from', () => {
    expect(village().leaves.map(({ table, path, value, source, input, shownOnly }) => [table, path, value, source, input?.kind ?? null, shownOnly])).toEqual([
      ['houses', 'hut.coins', 2, 'rulebook', 'whole', false],
      ['houses', 'hut.colour', 'red', 'image', 'one-of', false],
      ['houses', 'hall.coins', 5, 'verified', 'whole', false],
      ['houses', 'hall.colour', 'blue', 'image', 'one-of', false],
      ['track', '0.give', [1], 'verified', 'parts', false],
      ['wells', 'n', 3, 'image', null, true],
    ])
    expect((['rulebook', 'verified', 'image', 'reconstructed', 'inferred'] as const).map(isConfirmed)).toEqual([true, true, false, false, false])
  })

  it('takes a correction that fits, drops one that corrects nothing, refuses the rest', () => {
    const desk = village()
    const to = (coins: unknown) => [{ table: 'houses', path: 'hut.coins', from: 2, to: coins }]
    expect(desk.corrected(to(3))).toEqual({ ok: true, corrections: to(3) })
    expect(desk.corrected(to(2))).toEqual({ ok: true, corrections: [] })
    expect(desk.corrected(to(12))).toMatchObject({ ok: false, message: 'houses.hut.coins must be a whole number from 0 to 9, not 12' })
  })

  it('writes a sheet with its name and what was compared, and reads it again', () => {
    const desk = village()
    const corrections = [{ table: 'houses', path: 'hall.colour', from: 'blue', to: 'red' }]
    const notes = { name: 'My box', confirmed: ['houses/hall'] }
    const sheet = desk.sheet(corrections, notes)
    expect(sheet.tables['houses']?.values).toMatchObject({ hall: { colour: 'red' } })
    expect(desk.read(JSON.parse(JSON.stringify(sheet)))).toEqual({ ok: true, corrections, notes })
    expect(desk.read({ ...sheet, name: 7, confirmed: [1, 'houses/hut'] })).toMatchObject({ ok: true, notes: { confirmed: ['houses/hut'] } })
    expect(desk.read({ ...sheet, game: 'town' })).toMatchObject({ ok: false })
  })
})
