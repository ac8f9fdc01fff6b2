import { printedAfter, sourcesOf } from '@tollan/kernel/testing'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const recorded = ['4-players', 'solo'].map((name) => path(`../../../fixtures/tawantinsuyu/${name}.json`))
const printed = (first: readonly string[]) => printedAfter({ definition: path('index.ts'), name: 'tawantinsuyu', first, recorded })
const usual = printed([])

it('recorded games end as recorded', () => expect(usual.map(({ hash }) => hash)).toEqual(usual.map(({ due }) => due)))

it.each(['automa', 'actions', 'flow', 'text'])('nothing moves when %s is loaded first', (folder) => {
  expect(printed(sourcesOf(path(folder)))).toEqual(usual)
})

it('nothing moves when everything is loaded from the end of the alphabet', () => expect(printed(sourcesOf(path('.')).reverse())).toEqual(usual))
