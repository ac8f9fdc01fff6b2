// Hand-made positions: what no game can have is refused, what is left out fits the rest.
import { describe, expect, it } from 'vitest'
import { table } from './testing.ts'

const refused = (position: object, more: object = {}): string => {
  try {
    table({ position, ...more })
  } catch (error) {
    return String(error)
  }
  return 'accepted'
}

describe('technologies', () => {
  it('TEO-MAIN-ALCH-01 those owned are on display, by default too', () => {
    const seats = [{ technologies: ['tech-03', 'tech-17'] }, { technologies: ['tech-09'] }]
    const t = table({ position: { seats } })
    expect(t.summary()['technologies']).toEqual(expect.arrayContaining(['tech-03', 'tech-09', 'tech-17']))
    const technologies = ['tech-01', 'tech-03', 'tech-05', 'tech-07', 'tech-09', 'tech-11']
    expect(refused({ seats, technologies })).toContain('TEO-MAIN-ALCH-01: seat 0 owns tech-17, which is not on display')
  })

  it('TEO-SETUP-03 those of modules are in games with them only', () => {
    expect(refused({ seats: [{ technologies: ['tech-3-half'] }] })).toContain('technologies: there is no "tech-3-half"')
    expect(refused({ seats: [{ technologies: ['tech-3-half'] }] }, { modules: ['m6'] })).toBe('accepted')
  })

  it('TEO-SETUP-03 six at most', () => {
    const owned = ['tech-01', 'tech-03', 'tech-05', 'tech-07', 'tech-09', 'tech-11']
    expect(refused({ seats: [{ technologies: owned }, { technologies: ['tech-13'] }] })).toContain('6 technologies are on display')
  })
})

describe('neutral workers', () => {
  it.each([
    [2, 2], [3, 1], [4, 0],
  ])('TEO-NEUTRAL-01 TEO-NEUTRAL-02 with %i players %i colours play', (players, colours) => {
    const neutrals = Array.from({ length: colours }, () => ['forest', 'nobles', 'palace'])
    expect(refused({ neutrals }, { players })).toBe('accepted')
    expect(refused({ neutrals: [...neutrals, ['forest']] }, { players })).toContain('TEO-NEUTRAL-01')
  })

  it('M10-06 with common workers other colours, two workers each', () => {
    const commonWorkers = ['forest', 'nobles', 'alchemy']
    const seats = [0, 1, 2, 3].map(() => ({ workers: ['palace 1', 'palace 1', 'away'] }))
    const m10 = { players: 4, modules: ['m10'] }
    expect(refused({ commonWorkers, seats, neutrals: [['forest', 'nobles']] }, m10)).toBe('accepted')
    expect(refused({ commonWorkers, seats, neutrals: [['forest', 'nobles', 'palace']] }, m10)).toContain('M10-06')
    expect(refused({ commonWorkers, seats, neutrals: [['forest'], ['forest']] }, m10)).toContain('M10-06')
  })
})

describe('an eclipse', () => {
  it('TEO-CAL-03 comes when the discs meet', () => {
    const seats = [{ cocoa: 3 }, { cocoa: 3 }]
    expect(refused({ at: 'eclipse', seats, calendar: { light: 0 } })).toContain('an eclipse comes when the light disc reaches the dark one')
    expect(table({ position: { at: 'eclipse', seats } }).question).toBe('salary')
  })

  it('TEO-CAL-04 is scored after the turn of the Last Player, with Dark Eclipse after any', () => {
    const after = (first: number) => table({ players: 3, seed: 1, position: { at: 'eclipse', first } }).seat
    expect([after(0), after(1), after(2)]).toEqual([0, 1, 2]) // the First Player goes on
    expect(refused({ at: 'eclipse', turn: 0 })).toContain('no eclipse is scored after the turn of seat 0')
    expect(refused({ at: 'eclipse', turn: 0, seats: [{ cocoa: 3 }, { cocoa: 3 }] }, { modules: ['dark-eclipse'] })).toBe('accepted')
  })
})
