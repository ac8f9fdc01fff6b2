import type { Tableau } from '@tollan/tawantinsuyu'
import { expect, it } from 'vitest'
import type { GameWords } from '../../shell/look.ts'
import { inPlace } from './in-place.ts'

const tableau = { village: ['priest', 'warrior', 'courier'], hill: { 'space-top-2-a': 'architect' } } as unknown as Tableau
const plain = { name: (thing: string) => thing, answer: (key: string) => key } as unknown as GameWords

it('says which Worker is bought or taken', () => {
  const words = inPlace(plain, () => tableau)
  expect(words.answer('village:potato-end')).toBe('village:potato-end (priest)')
  expect(words.answer('village:corn-end')).toBe('village:corn-end (courier)')
  expect(words.answer('capture:space-top-2-a')).toBe('capture:space-top-2-a (architect)')
  expect(words.name('village/corn-end')).toBe('village/corn-end (courier)')
})

it('names all else without a look at the table', () => {
  const words = inPlace(plain, () => {
    throw new Error('the table was looked at')
  })
  expect(words.name('space-top-2-a')).toBe('space-top-2-a')
  expect(words.answer('place:priest')).toBe('place:priest')
})
