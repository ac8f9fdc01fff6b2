import { expect, it } from 'vitest'
import { scrollFor } from './covered.ts'

const room = { top: 100, bottom: 400 }

it('scrolls no further than a place needs to be seen', () => {
  expect(scrollFor({ top: 150, bottom: 300 }, room)).toBe(0)
  expect(scrollFor({ top: 350, bottom: 500 }, room)).toBe(108)
  expect(scrollFor({ top: 60, bottom: 200 }, room)).toBe(-48)
})

it('shows the beginning of what has no room', () => {
  expect(scrollFor({ top: 300, bottom: 900 }, room)).toBe(192)
  expect(scrollFor({ top: 20, bottom: 900 }, room)).toBe(-88)
})
