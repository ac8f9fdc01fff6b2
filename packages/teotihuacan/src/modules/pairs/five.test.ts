// Five players with the modules of the Expansion Period.
import { describe, expect, it } from 'vitest'
import { table } from '../../testing.ts'

const idle = { cocoa: 5, workers: ['nobles 1', 'nobles 1', 'nobles 1'] }
const four = [idle, idle, idle, idle]

describe('the fifth seat', () => {
  it('TEO-5P-10 M7-12 M7-13 takes an owner token and puts its own claim marker', () => {
    const seats = [...four, { cocoa: 5, temples: { red: 4 }, workers: ['palace 1', 'nobles 1', 'nobles 1'] }]
    const t = table({ players: 5, modules: ['m6', 'm7'], position: { turn: 4, seats } }).play('move:worker-4-0', 'to:forest', 'worship:forest-worship', 'worship-for:effect')
    expect(t.log('claim')).toMatchObject([{ seat: 4, space: 'palace-middle', rule: 'M7-13' }])
    expect(t.summary()['mansion']).toMatchObject({ claims: { 'palace-middle': 4 }, tokensOnTemples: ['blue', 'green'], markersLeft: [3, 3, 3, 3, 2] })
  })

  it('TEO-5P-10 M8-05 the set-up puts five great discovery tiles on each altar', () => {
    const t = table({ players: 5, modules: ['m6', 'm8'], seed: 2 })
    const altars = Object.values(t.summary()['altars'] as Record<string, { tiles: readonly string[] }>).map(({ tiles }) => tiles.length)
    expect(altars).toEqual([5, 5, 5, 5])
  })

  it('TEO-5P-10 M8-14 its shaman is pushed by its own choice', () => {
    const shamans = ['altar-5-6-to-5', 'altar-1-2-to-2', 'altar-8-1-to-8', 'altar-1-2-to-1', 'altar-4-5-to-5']
    const t = table({ players: 5, modules: ['m6', 'm8'], position: { seats: [...four, idle], altars: { shamans } } }).play('shaman:altar-4-5-to-5')
    expect([t.question, t.seat]).toEqual(['pushed-shaman', 4])
  })

  it('TEO-5P-10 M9-04 M9-10 has eight warriors like everybody, and moves its own', () => {
    const seats = [{ cocoa: 5, workers: ['decorations 1', 'palace 1', 'palace 1'] }, idle, idle, idle, idle]
    const t = table({ players: 5, modules: ['m6', 'm9'], position: { seats, empire: { warriors: { teotihuacan: 4 } } } })
    expect(t.summary()['empire']).toMatchObject({ supply: [8, 8, 8, 8, 7] })
    t.play('move:worker-0-0', 'to:nobles', 'main-action')
    expect([t.question, t.seat]).toEqual(['march', 4])
  })

  it('TEO-5P-10 M7-15 raises a worker in the turn of another by its claim marker', () => {
    const seats = [{ cocoa: 5, workers: ['gold-deposits 2', 'nobles 1', 'nobles 1'] }, idle, idle, idle, { ...idle, temples: { blue: 4 } }]
    const t = table({ players: 5, modules: ['m6', 'm7'], position: { seats, royals: ['royal-a-04', 'royal-b-02', 'royal-c-01'], mansion: { blue: 4 } } })
    t.play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect', 'claim-step:not-now')
    expect([t.question, t.seat, t.answers.slice(0, 3)]).toEqual(['claim-power-up', 4, [0, 1, 2].map((n) => `power-up:worker-4-${n}`)])
  })
})
