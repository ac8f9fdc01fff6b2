import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { forbiddenIn, glossariesIn, linesOf, textsIn } from './glossaries.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const glossaries = glossariesIn(root)

describe('glossaries', () => {
  it('finds texts, neither keys nor imports', () => {
    const source = "import x from './wrong.ts'\nexport const words = { 'wrong.key': 'right', wrong: `so ${x('deep')} far` }"
    expect(textsIn('a.ts', source)).toEqual([
      { where: 'a.ts:2', text: 'right' }, { where: 'a.ts:2', text: 'so ' }, { where: 'a.ts:2', text: 'deep' }, { where: 'a.ts:2', text: ' far' },
    ])
  })

  it('tells a forbidden form with its place and the word to say', () => {
    const glossary = { game: 'toy', language: 'en', terms: [{ concept: 'worker', preferred: 'worker', forbidden: ['[Ll]abourer'] }] }
    expect(forbiddenIn(glossary, [{ where: 'a.ts:1', text: 'Move a labourer' }, { where: 'a.ts:2', text: 'Move a worker' }])).toEqual([
      'a.ts:1: "labourer", say "worker": Move a labourer',
    ])
  })

  it('exist for every translation of a game', () => {
    expect(glossaries.map(({ game, language }) => `${game} ${language}`)).toEqual(expect.arrayContaining(['teotihuacan hu', 'teotihuacan pl', 'teotihuacan ru']))
  })

  it.each(glossaries.map((glossary) => [`${glossary.game} in ${glossary.language}`, glossary] as const))('%s: no forbidden form is written anywhere', (_, glossary) => {
    expect(forbiddenIn(glossary, linesOf(root, glossary))).toEqual([])
  })

  it.each(glossaries.map((glossary) => [`${glossary.game} in ${glossary.language}`, glossary] as const))('%s: every preferred form is in use', (_, glossary) => {
    const all = linesOf(root, glossary).map(({ text }) => text.toLowerCase()).join('\n')
    expect(glossary.terms.filter(({ preferred }) => !all.includes(preferred.toLowerCase())).map(({ concept }) => concept)).toEqual([])
  })
})
