import { printedAfter, sourcesOf } from '@tollan/kernel/testing'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const recorded = ['4-players-all', '5-players-all-draft-dark-eclipse'].map((name) => path(`../../../fixtures/teotihuacan/${name}.json`))
const printed = (first: readonly string[]) => printedAfter({ definition: path('index.ts'), name: 'teotihuacan', first, recorded })
const usual = printed([])

it('recorded games end as recorded', () => expect(usual.map(({ hash }) => hash)).toEqual(usual.map(({ due }) => due)))

it.each(['modules/m10-workforce', 'modules/m09-empire', 'modules/great-discoveries', 'automa', 'tableau', 'text'])('nothing moves when %s is loaded first', (folder) => {
  expect(printed(sourcesOf(path(folder)))).toEqual(usual)
})

it('nothing moves when everything is loaded from the end of the alphabet', () => expect(printed(sourcesOf(path('.')).reverse())).toEqual(usual))
