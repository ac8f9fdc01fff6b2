import { describe, expect, it } from 'vitest'
import { crowd, type Standing, widthOf } from './crowding.ts'

const dice = (...colours: readonly (readonly [colour: string, ...powers: number[]])[]): Standing[] =>
  colours.flatMap(([colour, ...powers]) => powers.map((power, i) => ({ id: `${colour}-${i}`, colour, power })))
const WIDE = 320
const CORNER = 165

describe('dice in a plaza', () => {
  it('stand by colour', () => {
    const mixed = [...dice(['a', 1]), ...dice(['b', 2]), ...dice(['a', 3])]
    expect(crowd(mixed, WIDE, 26).groups.map((group) => group.map(({ die }) => die.power))).toEqual([[1, 3], [2]])
  })

  it('have room up to seven, overlap with eight, shrink with nine, are counted from thirteen on', () => {
    const of = (n: number): string => {
      const { size, gap, groups } = crowd(dice(['a', ...Array<number>(n).fill(3)]), WIDE, 26)
      return `${size} ${gap} ${groups.flat().length}`
    }
    expect([7, 8, 9, 12, 13, 20].map(of)).toEqual(['26 2 7', '26 -7 8', '20 2 9', '20 2 12', '20 2 1', '20 2 1'])
  })

  it('move closer before they leave the board', () => {
    const seven = crowd(dice(['a', 1, 2, 3], ['b', 1, 2], ['c', 1, 2]), CORNER, 26)
    expect(seven).toMatchObject({ size: 20, gap: 2 })
    expect(widthOf(seven)).toBeLessThanOrEqual(CORNER)
  })

  it('fit with twenty dice of five colours, if need be in two rows', () => {
    const full = dice(...['a', 'b', 'c', 'd', 'e'].map((colour) => [colour, 3, 3, 4, 5] as const))
    const crowded = crowd(full, 258, 26)
    expect(crowded.groups).toHaveLength(5)
    expect(crowded.groups.flat().reduce((sum, { count }) => sum + count, 0)).toBe(20)
    expect(widthOf(crowded) / 2).toBeLessThanOrEqual(258)
    expect(widthOf(crowd(full, CORNER, 26)) / 2).toBeLessThanOrEqual(CORNER)
  })

  it('have twice the room in two rows', () => {
    const fourteen = dice(['a', 1, 2, 3], ['b', 1, 1, 1], ['c', 2, 2, 2], ['d', 3, 3, 3], ['e', 1, 1])
    expect(crowd(fourteen, 242, 26, 2)).toMatchObject({ size: 26, gap: 2 })
    expect(crowd(fourteen, 242, 26).groups.flat().length).toBeLessThan(14)
  })

  it('a die that can be chosen is never behind a count', () => {
    const many = dice(['a', ...Array<number>(13).fill(3)]).map((die, i) => ({ ...die, apart: i === 5 }))
    expect(crowd(many, WIDE, 26).groups.flat().map(({ count }) => count)).toEqual([12, 1])
  })
})
