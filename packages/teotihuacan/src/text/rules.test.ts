// The rules reference of each language: packages/teotihuacan/rules/<language>/*.md.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const RULE = /^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*/gm
const idsIn = (text: string): string[] => Array.from(text.matchAll(RULE), ([, id = '']) => id)

/** "-04" behind "TEO-CAL-02" is TEO-CAL-04. */
function spelledOut(ids: readonly string[]): string[] {
  let family = ''
  return ids.map((id) => {
    if (!id.startsWith('-')) family = id.slice(0, id.lastIndexOf('-'))
    return id.startsWith('-') ? family + id : id
  })
}

/** "(TEO-CAL-02, -04)" at the end of a rule, behind it only marks of sources. */
const citedIn = (text: string): Map<string, readonly string[]> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, id, brackets] = /^- \*\*([A-Z0-9-]+)\*\*.* \(([A-Z0-9]+-[A-Z0-9-]+[^()]*)\)(?: \[\w+\])*$/.exec(line) ?? []
      return id === undefined ? [] : [[id, spelledOut(brackets?.match(/(?:[A-Z0-9]+)?-[A-Z0-9-]+/g) ?? [])] as const]
    }),
  )

const spec = new URL('../../SPEC.md', import.meta.url)
const folder = new URL('../../rules/', import.meta.url)
const known = idsIn(readFileSync(spec, 'utf8'))
const languages = readdirSync(folder).sort()

const filesOf = (language: string): string[] => readdirSync(new URL(`${language}/`, folder)).sort()
const textOf = (language: string, file: string): string => readFileSync(new URL(`${language}/${file}`, folder), 'utf8')

describe.each(languages)('rules in %s', (language) => {
  const files = filesOf(language)
  const ids = files.flatMap((file) => idsIn(textOf(language, file)))

  it('states every rule of SPEC.md once and no other', () => {
    expect(known.filter((id) => !ids.includes(id)), 'missing').toEqual([])
    expect(ids.filter((id) => !known.includes(id)), 'unknown').toEqual([])
    expect(ids.filter((id, at) => ids.indexOf(id) !== at), 'double').toEqual([])
  })

  it('cites at the end of an example the rules SPEC.md cites', () => {
    const cited = new Map(files.flatMap((file) => [...citedIn(textOf(language, file))]))
    for (const [id, rules] of citedIn(readFileSync(spec, 'utf8'))) expect([id, cited.get(id)]).toEqual([id, rules])
  })

  it('states each rule in words, under headings, without source tags', () => {
    for (const file of files) {
      const text = textOf(language, file)
      expect(text, file).toMatch(/^## /)
      expect(text, file).not.toMatch(/\[(?:PL5?|HU|RU|BGA|SCAN|FAN|D|R)\]/)
      for (const line of text.split('\n').filter((row) => row.startsWith('- '))) expect(line).toMatch(/^- \*\*[A-Z0-9-]+\*\* \S.{8}/)
    }
  })
})
