import { describe, expect, it } from 'vitest'
import { adjective, aloud, grammarFaults, isVowel } from '../testing/spoken-hungarian.ts'
import { either, list, numbered, objects, the } from './hu.ts'

describe('Hungarian grammar', () => {
  it('picks the article by the first sound, also of numbers', () => {
    expect(['Erdő', 'Palota', 'Építkezés', '„4 kakaó”', '„1 lépés”', '5. régió', '1½-es technológia'].map(the)).toEqual([
      'az Erdő', 'a Palota', 'az Építkezés', 'a „4 kakaó”', 'az „1 lépés”', 'az 5. régió', 'az 1½-es technológia',
    ])
    for (let n = 1; n < 6000; n++) expect(the(`${n}.`)).toBe(`${isVowel(aloud(n)[0] ?? '') ? 'az' : 'a'} ${n}.`)
  })

  it('makes adjectives of numbers', () => {
    for (let n = 1; n <= 199; n++) expect(numbered(n)).toBe(adjective(n))
    expect([0, 1.5, 3.5, 'A4', 'E1', 'C12'].map(numbered)).toEqual(['0-s', '1½-es', '3½-es', 'A4-es', 'E1-es', 'C12-es'])
  })

  it('joins lists', () => {
    expect([list([]), list(['a']), list(['a', 'b', 'c']), either(['a', 'b'])]).toEqual(['', 'a', 'a, b és c', 'a vagy b'])
  })

  it('makes objects of names', () => {
    const object = objects({ maszk: 'maszkot', szobor: 'szobrot' })
    expect(['2. munkás', '7-es kezdőlapka (Alkímia és Építkezés)', '3-as maszk', 'kis szobor (spirál)', 'a vége'].map(object)).toEqual([
      '2. munkást', '7-es kezdőlapkát (Alkímia és Építkezés)', '3-as maszkot', 'kis szobrot (spirál)', 'a végét',
    ])
  })

  it('is found at fault for a wrong article, a wrong ending and a plural behind a number', () => {
    expect(['az 2. munkás', 'a 5. mező', '3-es maszk', '2 munkások', '2 munkásokat'].filter((text) => grammarFaults(text).length === 0)).toEqual([])
    expect(grammarFaults('A 2. munkás az 5. mezőre lép, és 3 munkásnak fizet')).toEqual([])
  })
})
