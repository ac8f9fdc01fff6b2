import { expect, it } from 'vitest'
import * as content from './content/index.ts'
import { sources } from './sources.ts'

it('lists the mark of every content table, each under its own name', () => {
  const marks = Object.keys(content).filter((name) => name.endsWith('Source'))
  expect(marks.length).toBeGreaterThan(25)
  expect(sources).toHaveLength(marks.length - 1 + content.conquestExamples.length) // the examples share one mark
  expect(new Set(sources.map(({ table }) => table)).size).toBe(sources.length)
})

it('TAW-DATA-16 the three spaces of the example stand among the Conquest spaces with the values told', () => {
  const [cards, few, many] = content.conquestExamples.map((id) => content.conquestRows.find((row) => row.id === id))
  expect(cards).toMatchObject({ flip: 0, discard: 1, benefits: [{ do: 'god-card', n: 1 }, { do: 'weaving', n: 1 }] })
  expect(few).toMatchObject({ flip: 2, discard: 1, benefits: [{ do: 'vp', n: 4 }] })
  expect(many).toMatchObject({ flip: 2, discard: 2, benefits: [{ do: 'vp', n: 7 }] })
})
