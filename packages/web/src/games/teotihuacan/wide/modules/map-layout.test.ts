import { describe, expect, it } from 'vitest'
import { printedOf } from '../../printed-of.ts'
import { mapLayout } from './map-layout.ts'

describe('the map of the empire', () => {
  const { regions } = printedOf({ players: 2, modules: ['m6', 'm9'], settings: {} })
  const { areas, roads } = mapLayout(regions)

  it('has a place of its own for every region', () => {
    expect(new Set(areas).size).toBe(regions.length)
    expect([areas[0], areas[1], areas[4], areas[9], areas[12]]).toEqual(['5 / 2 / 6 / 6', '4 / 2 / 5 / 3', '4 / 5 / 5 / 6', '2 / 2 / 3 / 4', '1 / 2 / 2 / 6'])
  })

  it('joins neighbours and nothing else', () => {
    expect(roads.split('M').length - 1).toBe(regions.reduce((sum, region) => sum + region.onward.length, 0))
  })
})
