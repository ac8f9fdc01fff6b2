import { describe, expect, it } from 'vitest'
import { capital, count, either, inflecting, list, plural } from './pl.ts'

describe('Polish grammar', () => {
  it('chooses the form of a word by its number', () => {
    const forms = { one: 'jeden', few: 'kilka', many: 'wiele', other: 'część' }
    expect([0, 1, 2, 5, 12, 21, 22, 1.5].map((n) => plural('pl', n, forms))).toEqual(['wiele', 'jeden', 'kilka', 'wiele', 'wiele', 'wiele', 'kilka', 'część'])
    expect(count(5, { one: 'drewno', other: 'drewna' })).toBe('5 drewna')
  })

  it('joins lists', () => {
    expect([list([]), list(['a']), list(['a', 'b', 'c']), either(['a', 'b'])]).toEqual(['', 'a', 'a, b i c', 'a lub b'])
  })

  it('inflects a name by its longest known beginning, and no part of a word', () => {
    const inflected = inflecting({ karta: { genitive: 'karty', accusative: 'kartę' }, 'karta Armii': { genitive: 'karty Armii', accusative: 'kartę Armii' } })
    expect([inflected('karta Armii 7', 'accusative'), inflected('karta', 'genitive'), inflected('kartał', 'genitive')]).toEqual(['kartę Armii 7', 'karty', 'kartał'])
    expect(inflected('karta 2', 'locative')).toBe('karta 2')
  })

  it('begins a sentence', () => {
    expect([capital('święto'), capital('2 karty')]).toEqual(['Święto', '2 karty'])
  })
})
