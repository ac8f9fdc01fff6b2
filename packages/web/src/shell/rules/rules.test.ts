// The reference shows every rule of SPEC.md in every language, and finds it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRules, ruleFiles } from '../../../build/rule-book.ts'
import { chaptersOf, chapterWith, firstRules } from './chapters.ts'
import { cutAtRules, type RuleBook } from './rule-book.ts'
import { marked, plain, searcher } from './search.ts'

const bookOf = (game: string, language: string): RuleBook => readRules(ruleFiles(join(import.meta.dirname, '../../../..', game), language).map((file) => readFileSync(file, 'utf8')).join('\n\n'))
const booksOf = (game: string): Record<string, RuleBook> => Object.fromEntries(['en', 'pl', 'hu', 'ru'].map((language) => [language, bookOf(game, language)]))
const books = booksOf('teotihuacan')
const idsOf = ({ sections }: RuleBook): string[] => sections.flatMap(({ rules }) => rules.map(({ id }) => id))
const found = (language: string, query: string): string[] => idsOf({ sections: searcher(books[language] ?? { sections: [] })(query) })

describe.each([['teotihuacan', books], ['tawantinsuyu', booksOf('tawantinsuyu')]] as const)('the rules reference of %s', (_, all) => {
  it.each(['pl', 'hu', 'ru'])('%s has the rules English has', (language) => {
    const english = idsOf(all['en'] ?? { sections: [] })
    expect(english.length).toBeGreaterThan(500)
    expect(idsOf(all[language] ?? { sections: [] }).sort()).toEqual(english.sort())
  })

  it.each(['en', 'pl', 'hu', 'ru'])('%s has no mark-up, no source tags and no empty section', (language) => {
    for (const { title, rules } of all[language]?.sections ?? []) {
      expect(title).not.toMatch(/^\d+\.|[*`#]/)
      for (const { id, text, notes = [], table = [] } of rules)
        for (const piece of [text, ...notes, ...table.flat()]) expect(piece, id).not.toMatch(/\[(PL|HU|RU|BGA|D|R|from|ruling)\b|\*\*|`|^>/)
    }
  })
})

describe('the rules reference', () => {
  it('keeps an example that goes over several lines', () => {
    const example = bookOf('tawantinsuyu', 'en').sections.flatMap((section) => section.rules).find(({ id }) => id === 'TAW-EX-03')
    expect(example?.text).toMatch(/Given.*When.*Then/)
  })

  it('keeps rulings and printed tables with their rule', () => {
    const rules = books['en']?.sections.flatMap((section) => section.rules) ?? []
    expect(rules.find(({ id }) => id === 'TEO-TERM-07')?.notes).toHaveLength(1)
    expect(rules.find(({ id }) => id === 'TEO-DATA-01')?.table?.[0]).toEqual(['Step', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'])
  })

  it('is read chapter by chapter, and opens at the chapter of a rule', () => {
    for (const book of Object.values(books)) {
      const chapters = chaptersOf(book)
      expect(chapters.flat()).toEqual(book.sections)
      expect(chapters.length).toBeGreaterThan(15)
      const rules = chapters[chapterWith(chapters, 'TEO-MOVE-03')]?.flatMap((section) => section.rules.map(({ id }) => id))
      expect(rules).toContain('TEO-MOVE-03')
      expect(rules?.length).toBeLessThan(150)
      expect(firstRules(book.sections, 10).flatMap((section) => section.rules)).toHaveLength(10)
    }
    expect(chapterWith(chaptersOf(books['en'] ?? { sections: [] }), 'NO-SUCH-01')).toBe(0)
  })

  it('finds by id, by words in any order, without accents and capitals', () => {
    expect(found('en', 'teo-move-03')).toEqual(['TEO-MOVE-03'])
    expect(found('en', 'locked move')).toContain('TEO-MOVE-03')
    expect(found('pl', 'zablokowanego przemiescic')).toContain('TEO-MOVE-03')
    expect(found('pl', 'zloto')).toEqual(found('pl', 'ZŁOTO'))
    expect(found('hu', 'kakao').length).toBeGreaterThan(10)
    expect(found('ru', 'РАБОТНИК').length).toBeGreaterThan(10)
    expect(found('en', 'xyzzy')).toEqual([])
  })

  it('marks what was found, in the text as it is written', () => {
    expect(plain('Złoto Świątynia ёж')).toBe('zloto swiatynia еж')
    expect(marked('Złoto i złoto', ['zlo'])).toEqual([{ text: 'Zło', hit: true }, { text: 'to i ', hit: false }, { text: 'zło', hit: true }, { text: 'to', hit: false }])
    expect(marked('abc', [])).toEqual([{ text: 'abc', hit: false }])
  })

  it('leads from rule to rule', () => {
    const known = (id: string): boolean => id === 'TEO-ASC-01'
    expect(cutAtRules('see (TEO-ASC-01), not TEO-XXX-99.', known)).toEqual([
      { text: 'see (', rule: false }, { text: 'TEO-ASC-01', rule: true }, { text: '), not TEO-XXX-99.', rule: false },
    ])
  })
})
