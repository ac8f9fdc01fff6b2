import { describe, expect, it } from 'vitest'
import type { Game } from './game.ts'
import { createProcedureBook, locals } from './procedure.ts'

const bookOf = (...names: string[]) => {
  const book = createProcedureBook<Game>()
  for (const name of names) book.procedure(name, locals(), [])
  return book
}

describe('a book of procedures', () => {
  it('numbers them by name, whatever the order of declaration', () => {
    const numbers = (...names: string[]) => bookOf(...names).all.map(({ name, id }) => `${id} ${name}`)
    expect(numbers('turn', 'build', 'move')).toEqual(['0 build', '1 move', '2 turn'])
    expect(numbers('move', 'turn', 'build')).toEqual(numbers('turn', 'build', 'move'))
  })

  it('is closed by the first reader: a later one could move every number', () => {
    const book = bookOf('turn')
    expect(book.all).toHaveLength(1)
    expect(() => book.procedure('build', locals(), [])).toThrow('build declared after the first game was compiled')
    expect(book.all).toHaveLength(1)
  })

  it('knows which locals are secret, and refuses one that the frame has not', () => {
    const book = createProcedureBook<Game>()
    const L = locals('seat', 'card', 'n')
    expect(book.procedure('look', L, [], { card: 7 }).secrets).toEqual([[1, 7]])
    expect(() => book.procedure('peek', L, [], { colour: 3 })).toThrow('peek has no local colour')
    expect(() => book.procedure('peep', L, [], { seat: 3 })).toThrow('the first local of peep says whose secrets they are')
  })
})
