import { readFileSync } from 'node:fs'
import { offeredChoices } from '@tollan/teotihuacan/offer'
import { describe, expect, it } from 'vitest'
import { introductions } from './introductions.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

describe('what is new', () => {
  it('is said of every module and variant, in three to five points', () => {
    expect(Object.keys(introductions).toSorted()).toEqual(offeredChoices.map(({ id }) => id).toSorted())
    for (const { points } of Object.values(introductions)) {
      expect(points.length).toBeGreaterThanOrEqual(3)
      expect(points.length).toBeLessThanOrEqual(5)
    }
  })

  it('has pictures of the table and leads to rules there are', () => {
    const sprites = read('art/icons.svg') + read('../../art/icons.svg')
    const book = read('../../../../teotihuacan/SPEC.md')
    for (const { icon, points, rule } of Object.values(introductions)) {
      for (const drawn of [icon, ...points.map((point) => point.icon)]) expect(sprites, drawn).toContain(`id="${drawn}"`)
      expect(book, rule).toContain(`**${rule}**`)
    }
  })
})
