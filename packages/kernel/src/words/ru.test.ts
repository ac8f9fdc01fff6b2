import { describe, expect, it } from 'vitest'
import { capital, count, either, headOf, inflecting, list, plural } from './ru.ts'

describe('Russian grammar', () => {
  it('chooses the form of a word by its number', () => {
    expect([0, 11, 12, 21, 1.5].map((n) => plural(n, 'один', 'два', 'много'))).toEqual(['много', 'много', 'много', 'один', 'два'])
    expect([1, 2, 5, 22].map((n) => count(n, 'камень', 'камня', 'камней'))).toEqual(['1 камень', '2 камня', '5 камней', '22 камня'])
  })

  it('joins lists', () => {
    expect([list([]), list(['a']), list(['a', 'b', 'c']), either(['a', 'b'])]).toEqual(['', 'a', 'a, b и c', 'a или b'])
  })

  it('inflects a name by its longest known beginning, and no part of a word', () => {
    const heads = { карта: { gen: 'карты', acc: 'карту' }, 'карта армии': { gen: 'карты армии' } }
    const inflected = inflecting(heads)
    expect([inflected('карта 2', 'acc'), inflected('карта армии 7', 'gen'), inflected('картавый', 'gen')]).toEqual(['карту 2', 'карты армии 7', 'картавый'])
    expect([headOf(heads, 'карта армии 7'), headOf(heads, 'ткань')]).toEqual(['карта армии', ''])
  })

  it('begins a sentence', () => {
    expect([capital('ёлка'), capital('2 карты')]).toEqual(['Ёлка', '2 карты'])
  })
})
