import { clock } from '@tollan/protocol'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { clocks, timeLeft } from './clock-choices.ts'

it('time left is told in days, hours and minutes, or minutes and seconds, and never below nothing', () => {
  expect([3 * 86_400_000, 5_400_000, 65_000, 900, -5].map((ms) => timeLeft(ms, 'en'))).toEqual(['3d', '1:30h', '1:05', '0:01', '0:00'])
  expect(timeLeft(5_400_000, 'ru')).toMatch(/^1:30\sч$/)
})

it('offers only clocks that a table takes', () => {
  for (const one of Object.values(clocks)) expect(v.safeParse(clock, one).success).toBe(true)
})
