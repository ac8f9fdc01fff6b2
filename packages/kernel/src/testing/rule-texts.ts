// The rules reference of a game in its languages: `rules/<language>/*.md` beside SPEC.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const RULE = /^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*/
const SOURCES = / \[[^\]]*\](?=\s|$)/g

/** Rules by id: the line with all that stands below it, without the marks of sources. */
function rulesOf(text: string): [id: string, text: string][] {
  const rules: [string, string][] = []
  for (const line of text.split('\n')) {
    const [, id] = RULE.exec(line) ?? []
    const last = rules[rules.length - 1]
    if (id !== undefined) rules.push([id, line.replace(RULE, '').replace(SOURCES, '').trim()])
    else if (last !== undefined && /^\s+\S|^\|/.test(line)) last[1] += `\n${line.replace(SOURCES, '')}`
  }
  return rules
}

/** "-04" behind "TEO-CAL-02" is TEO-CAL-04. */
function spelledOut(ids: readonly string[]): string[] {
  let family = ''
  return ids.map((id) => {
    if (!id.startsWith('-')) family = id.slice(0, id.lastIndexOf('-'))
    return id.startsWith('-') ? family + id : id
  })
}

/** "(TEO-CAL-02, -04)" at the end of a rule. */
const citedIn = (rules: Iterable<readonly [string, string]>): Map<string, readonly string[]> =>
  new Map(
    Array.from(rules).flatMap(([id, text]) => {
      const [, brackets] = /\(([A-Z0-9]+-[A-Z0-9-]+[^()]*)\)$/.exec(text.split('\n')[0] ?? '') ?? []
      return brackets === undefined ? [] : [[id, spelledOut(brackets.match(/(?:[A-Z0-9]+)?-[A-Z0-9-]+/g) ?? [])] as const]
    }),
  )

/** Ids ("END-02", ", -04", "Z07"), code and chapters: citations are compared apart. */
const IDS = /`[^`]*`|\p{Lu}[\p{L}\d]*-[\p{Lu}\d-]+|(?<!\d)-\d+|(?<=\p{L})\d+|(?<=sections? )\d+/gu

/** Numbers a rule is about; 0 and 1 may be words. */
const numbersOf = (text: string): Set<number> => new Set((text.replace(IDS, ' ').match(/\d+/g) ?? []).map(Number).filter((n) => n > 1))

/** Every number that can be read out of a rule, each of a range among them. */
function mentionedIn(text: string): Set<number> {
  const ranges = Array.from(text.matchAll(/(\d+)(?:–|-|…| (?:to|do|до) )(\d+)/g), ([, from, to]) => Array.from({ length: Math.max(0, Number(to) - Number(from)) }, (_, n) => Number(from) + n))
  return new Set([...ranges.flat(), ...(text.match(/\d+/g) ?? []).map(Number)])
}

/** `game` is the folder of the package; rules `inWords` say a number by a word, or not at all, in some language. */
export function rulesIn(game: URL, inWords: readonly string[] = []): void {
  const folder = new URL('rules/', game)
  const languages = existsSync(folder) ? readdirSync(folder).sort() : []
  const spec = new Map(rulesOf(readFileSync(new URL('SPEC.md', game), 'utf8')))

  describe.each(languages)('rules in %s', (language) => {
    const files = readdirSync(new URL(`${language}/`, folder)).sort()
    const texts = files.map((file) => [file, readFileSync(new URL(`${language}/${file}`, folder), 'utf8')] as const)
    const rules = texts.flatMap(([, text]) => rulesOf(text))
    const ids = rules.map(([id]) => id)

    it('states every rule of SPEC.md once and no other', () => {
      expect([...spec.keys()].filter((id) => !ids.includes(id)), 'missing').toEqual([])
      expect(ids.filter((id) => !spec.has(id)), 'unknown').toEqual([])
      expect(ids.filter((id, at) => ids.indexOf(id) !== at), 'double').toEqual([])
    })

    it('cites at the end of an example the rules SPEC.md cites', () => {
      const cited = citedIn(rules)
      for (const [id, named] of citedIn(spec)) expect([id, cited.get(id)]).toEqual([id, named])
    })

    it('states the numbers SPEC.md states', () => {
      const unlike = rules.flatMap(([id, text]) => {
        const original = spec.get(id) ?? ''
        const strange = [...numbersOf(text)].filter((n) => !mentionedIn(original).has(n))
        const missing = [...numbersOf(original.split('\n')[0] ?? '')].filter((n) => !mentionedIn(text).has(n))
        return inWords.includes(id) ? [] : [...strange.map((n) => `${id} has ${n}`), ...missing.map((n) => `${id} lacks ${n}`)]
      })
      expect(unlike).toEqual([])
    })

    it('states each rule in words, under headings, without source tags', () => {
      for (const [file, text] of texts) {
        expect(text, file).toMatch(/^## /)
        expect(text, file).not.toMatch(/\[(?:PL5?|HU|RU|BGA|SCAN|FAN|D|R)\b[^\]]*\]/)
        for (const line of text.split('\n').filter((row) => row.startsWith('- '))) {
          expect(line).toMatch(/^- \*\*[A-Z0-9-]+\*\* \S.{8}/)
          expect(line, 'left in English').not.toMatch(/(?<!\p{L})(?:the|and|of|with|or)(?!\p{L})/iu)
        }
      }
    })
  })
}
