// Warriors on the map.
import { describe, expect, it } from 'vitest'
import type { Table } from '../../testing.ts'
import { regions, regionsSource, zoneVp } from './content.ts'
import { conquest, empireOf, meeting } from './test-table.ts'

const SINGLE = { workers: meeting(1, 1) } // the cell with one empire reward

/** One empire reward of seat 0. */
const reward = (warriors: Readonly<Record<string, unknown>>, players = 2, settled = {}): Table => conquest(SINGLE, { warriors, settled, players })

describe('the map', () => {
  it('M9-06 the regions form four zones by distance', () => {
    const zone = (n: number): number[] => regions.flatMap((region, i) => (region.zone === n ? [i] : []))
    expect([1, 2, 3, 4].map(zone)).toEqual([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11], [12]])
    expect(zoneVp).toEqual([0, 1, 2, 3, 5])
    expect(regionsSource).toBe('image')
  })

  it('M9-07 the line splits the map into an upper and a lower path', () => {
    const path = (name: string): number[] => regions.flatMap((region, i) => (region.path === name ? [i] : []))
    expect([path('upper'), path('lower'), path('both')]).toEqual([[1, 2, 5, 6, 9], [3, 4, 7, 8, 10, 11], [0, 12]])
    for (const { path: from, onward } of regions) for (const to of onward) expect([from, 'both']).toContain(from === 'both' ? from : regions[to].path)
  })

  it.each([
    [1, [], [5, 6]], [2, [], [6]], [3, [], [7, 8]], [4, [], [8]],
    [5, [1], [9]], [6, [2], [9]], [7, [3], [10, 11]], [8, [4], [11]],
    [9, [1, 5], [12]], [10, [3, 7], [12]], [11, [4, 8], [12]],
  ])('M9-08 a warrior pushed from region %i (over %j) goes to %j', (from, over, onward) => {
    const chain = [...over, from]
    const warriors = { teotihuacan: 1, ...Object.fromEntries(chain.map((region) => [`region-${region}`, 1])) }
    const t = reward(warriors)
    for (const region of chain) if (t.question === 'march' && t.offers(`march:region-${region}`)) t.play(`march:region-${region}`)
    if (onward.length > 1) {
      expect([t.question, t.seat]).toEqual(['march', 1])
      expect(t.answers).toEqual(onward.map((region) => `march:region-${region}`))
      t.play(`march:region-${onward[0]}`)
    }
    const empire = empireOf(t)
    if (onward[0] === 12) expect(empire.furthest).toEqual([0, 1])
    else expect(empire.warriors[`region-${onward[0]}`]).toBe(1)
    expect(empire.warriors['teotihuacan']).toBe(0)
    for (const region of chain) expect(empire.warriors[`region-${region}`]).toBe(1)
  })

  it('M9-08 from Teotihuacan to regions 1 to 4', () => {
    expect(reward({ teotihuacan: 1 }).answers).toEqual([1, 2, 3, 4].map((n) => `march:region-${n}`))
  })
})

describe('the empire reward', () => {
  it('M9-09 one warrior from the supply goes to Teotihuacan', () => {
    const t = reward({})
    expect(empireOf(t)).toMatchObject({ warriors: { teotihuacan: 0 }, supply: [9, 10] })
    expect(t.question).toBe('power-up')
  })

  it('M9-09 with an empty supply nothing happens', () => {
    const t = reward({ teotihuacan: 1, 'region-12': Array.from({ length: 10 }, () => 0) })
    expect(empireOf(t)).toMatchObject({ warriors: { teotihuacan: 1 }, furthest: [10, 0], supply: [0, 9] })
    expect([t.question, t.log('warrior-placed')]).toEqual(['power-up', []])
  })

  it("M9-10 the owner of the pushed warrior chooses, in another player's turn too", () => {
    const t = reward({ teotihuacan: 1 })
    expect([t.question, t.seat]).toEqual(['march', 1])
    t.play('march:region-4')
    expect(empireOf(t)).toMatchObject({ warriors: { teotihuacan: 0, 'region-4': 1 }, supply: [9, 9] })
  })

  it('M9-10 an own warrior is pushed as well; it must move', () => {
    const t = reward({ teotihuacan: 0 })
    expect([t.question, t.seat]).toEqual(['march', 0])
    expect(t.answers.filter((answer) => answer.startsWith('march'))).toHaveLength(4)
    expect(t.offers('decline')).toBe(false)
    t.play('march:region-2')
    expect(empireOf(t)).toMatchObject({ warriors: { teotihuacan: 0, 'region-2': 0 }, supply: [8, 10] })
  })

  it('M9-11, TEO-EDGE-51 a chain moves warriors of several players; each owner decides in chain order', () => {
    const t = reward({ teotihuacan: 1, 'region-3': 2, 'region-7': 0, 'region-11': 1 }, 3)
    const asked: unknown[] = []
    for (const answer of ['march:region-3', 'march:region-7', 'march:region-11']) {
      asked.push(t.seat)
      t.play(answer)
    }
    expect(asked).toEqual([1, 2, 0])
    expect(empireOf(t).warriors).toEqual({ teotihuacan: 0, 'region-3': 1, 'region-7': 2, 'region-11': 0 })
    expect(empireOf(t)).toMatchObject({ furthest: [0, 1, 0], supply: [8, 8, 9] })
    expect(t.log('warrior-pushed').map((event) => [event.seat, event['from'], event['to']])).toEqual([
      [1, 'teotihuacan', 'region-3'], [2, 'region-3', 'region-7'], [0, 'region-7', 'region-11'], [1, 'region-11', 'region-12'],
    ])
    expect(t.question).toBe('power-up')
  })

  it('M9-11 a warrior arriving in a free region pushes nobody', () => {
    const t = reward({ teotihuacan: 1, 'region-3': 0 }).play('march:region-1')
    expect(empireOf(t).warriors).toEqual({ teotihuacan: 0, 'region-1': 1, 'region-3': 0 })
  })

  it('M9-07, M9-08, M9-12 refuses the way back, sideways, over the line and too far', () => {
    const t = reward({ teotihuacan: 1, 'region-1': 1 }).play('march:region-1')
    const why = (region: string): string => t.refused(`march:${region}`).rule ?? ''
    expect(why('teotihuacan')).toBe('M9-12')
    expect(why('region-2')).toBe('M9-12')
    expect(why('region-1')).toBe('M9-12')
    expect(why('region-7')).toBe('M9-07')
    expect(why('region-10')).toBe('M9-07')
    expect(why('region-9')).toBe('M9-08')
    expect(why('region-12')).toBe('M9-08')
    const first = reward({ teotihuacan: 1 })
    expect(first.refused('march:region-5').rule).toBe('M9-08')
    const lower = reward({ teotihuacan: 1, 'region-3': 1 }).play('march:region-3')
    expect(lower.refused('march:region-6').rule).toBe('M9-07')
  })

  it('M9-13 the furthest region holds any number and nobody is pushed from it', () => {
    const t = reward({ teotihuacan: 1, 'region-2': 0, 'region-6': 0, 'region-9': 1, 'region-12': [0, 1, 1] }).play('march:region-2')
    expect(empireOf(t)).toMatchObject({ warriors: { teotihuacan: 0, 'region-2': 1, 'region-6': 0, 'region-9': 0 }, furthest: [1, 3] })
  })

  it('M9-14 warriors enter and stay in regions with a building', () => {
    const t = reward({ teotihuacan: 1 }, 2, { 'region-1': 0 })
    expect(t.offers('march:region-1')).toBe(true)
    t.play('march:region-1')
    expect(empireOf(t)).toMatchObject({ warriors: { 'region-1': 1 }, settled: { 'region-1': 0 } })
  })
})
