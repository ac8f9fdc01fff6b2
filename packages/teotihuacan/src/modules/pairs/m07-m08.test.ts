import { describe, expect, it } from 'vitest'
import { type Table, table } from '../../testing.ts'

/** Seat 0 worships on royal tile 01 with a worker of power 2; its shaman points to the Mansion, or does not. */
function worshipping(shaman: string, modules: readonly string[] = ['m6', 'm7', 'm8']): Table {
  const altars = { shamans: [shaman, 'altar-4-5-to-4 standing'] }
  const seats = [{ workers: ['gold-deposits 2', 'forest 1', 'forest 1'] }]
  return table({ players: 2, modules, position: { seats, royals: ['royal-c-01', 'royal-b-06', 'royal-a-04'], altars } }).play(
    'move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect',
  )
}

const stands = (t: Table): boolean => JSON.stringify(t.summary()).includes('altar-1-2-to-1 standing')

describe('a shaman in the Mansion', () => {
  it('M8-20 adds 1 to the value of the royal tile, then lies down', () => {
    const t = worshipping('altar-1-2-to-1 standing')
    expect(t.player(0).cocoa).toBe(2 + 1 + 1) // royal tile 01: power + 1, and the shaman
    expect(t.log('shaman-lies')).toMatchObject([{ rule: 'M8-20', seat: 0 }])
    expect(stands(t)).toBe(false)
  })

  it('M8-20 gives nothing lying, pointing elsewhere, or without the Mansion', () => {
    for (const shaman of ['altar-1-2-to-1 lying', 'altar-1-2-to-2 standing']) {
      const t = worshipping(shaman)
      expect(t.player(0).cocoa).toBe(3)
      expect(t.log('shaman-lies')).toEqual([])
    }
    const palace = worshipping('altar-1-2-to-1 standing', ['m6', 'm8'])
    expect(palace.player(0).cocoa).toBe(3)
    expect(stands(palace)).toBe(true)
  })
})
