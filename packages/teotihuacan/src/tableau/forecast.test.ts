import { describe, expect, it } from 'vitest'
import { table } from '../testing.ts'
import { forecast, maskGain } from './forecast.ts'
import { printed } from './printed.ts'

const workers = ['forest 4', 'nobles 1', 'palace 1']
const salary = (seat: Readonly<Record<string, unknown>>, rest: Readonly<Record<string, unknown>> = {}, modules: readonly string[] = []) => {
  const { g } = table({ players: 2, modules: [...modules], position: { seats: [{ workers, ...seat }, {}], ...rest } })
  const { salary: owed, short, cancelled } = forecast(g, 0)
  return { owed, short, cancelled }
}

describe('the salary foreseen', () => {
  it('TEO-ECLIPSE-14 is short by what the cocoa does not cover', () => {
    expect(salary({ cocoa: 9 })).toEqual({ owed: 4, short: 0, cancelled: false })
    expect(salary({ cocoa: 1 })).toEqual({ owed: 4, short: 3, cancelled: false })
  })

  it('TEO-DISC-31 is cancelled by an ignore-cocoa tile', () => {
    expect(salary({ cocoa: 1, tiles: ['disc-free-cocoa-a'] })).toEqual({ owed: 4, short: 0, cancelled: true })
  })

  it('M6-10 counts obsidian that pays for cocoa, with the technology alone', () => {
    const technologies = ['tech-01', 'tech-3-half', 'tech-05', 'tech-07', 'tech-09', 'tech-11']
    const held = { cocoa: 1, obsidian: 1 }
    expect(salary(held, { technologies }, ['m6'])).toEqual({ owed: 4, short: 3, cancelled: false })
    expect(salary({ ...held, technologies: ['tech-3-half'] }, { technologies }, ['m6'])).toEqual({ owed: 4, short: 0, cancelled: false })
  })
})

describe('one more mask', () => {
  it('TEO-ECLIPSE-10 TEO-ECLIPSE-11 brings what the forecast then has more', () => {
    const masks = ['mask-4-a', 'mask-4-b', 'mask-2-a', 'mask-3-a', 'mask-3-b', 'mask-1-a']
    const seen = (tiles: readonly string[]) => {
      const { g } = table({ players: 2, position: { seats: [{ workers, tiles }, {}] } })
      return { tiles, forecast: forecast(g, 0), printed: printed(g.rules) }
    }
    for (let n = 0; n < masks.length; n++) {
      const [before, after] = [seen(masks.slice(0, n)), seen(masks.slice(0, n + 1))]
      expect(maskGain(before.printed, before, masks[n] ?? '')).toBe(after.forecast.masks - before.forecast.masks)
    }
  })
})
