import { expect, it } from 'vitest'
import { when } from './when.ts'

const now = Date.UTC(2026, 5, 20, 12)
const hours = (n: number): number => now - n * 3_600_000

it('tells how long ago in the language', () => {
  expect(when('en', now - 20_000, now)).toBe('now')
  expect(when('en', now - 5 * 60_000, now)).toBe('5 minutes ago')
  expect(when('en', hours(24), now)).toBe('yesterday')
  expect(when('pl', hours(3), now)).toBe('3 godziny temu')
  expect(when('en', hours(24 * 30), now)).toMatch(/2026/)
})
