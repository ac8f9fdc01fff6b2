import { describe, expect, it } from 'vitest'
import { type ModuleZone, zoneAsked } from './module-zones.ts'

const zones: readonly ModuleZone[] = [
  { id: 'empire', icon: 'region', title: 'zones.empire', things: ['region-1', 'region-2'] },
  { id: 'altars', icon: 'altar', title: 'zones.altars', things: ['altar-1-2-to-2'] },
]

describe('a zone of a module', () => {
  it('is asked about when every thing lies there', () => {
    expect(zoneAsked(zones, [['region-1'], ['region-2'], []])).toBe('empire')
    expect(zoneAsked(zones, [['altar-1-2-to-2']])).toBe('altars')
  })

  it('stays closed when other things can be chosen, or none', () => {
    expect(zoneAsked(zones, [['altar-1-2-to-2'], ['worker-0-1']])).toBeNull()
    expect(zoneAsked(zones, [[], []])).toBeNull()
  })
})
