import { describe, expect, it } from 'vitest'
import { type Table, table } from '../../testing.ts'
import { empireOf } from '../m09-empire/test-table.ts'

type Fields = Readonly<Record<string, unknown>>

function game(own: Fields, commonWorkers: readonly string[], warriors: Fields): Table {
  const seats = [{ cocoa: 5, wood: 2, ...own }, { workers: ['palace 1', 'palace 1', 'away'] }]
  return table({ players: 2, modules: ['m6', 'm9', 'm10'], position: { seats, empire: { warriors }, commonWorkers } })
}

const conquest = (own: Fields, commons: readonly string[], warriors: Fields = {}): Table =>
  game(own, commons, warriors).play('move:worker-0-0', 'to:nobles', 'main-action')

describe('the empire with common workers', () => {
  it('TEO-EX-17 region 11 counts the virtual worker: 4 + (2 + 1 + 2 + 1) = 10 VP', () => {
    const t = conquest({ workers: ['decorations 2', 'forest 4', 'forest 5', 'away'] }, ['alchemy', 'alchemy', 'alchemy'], { 'region-11': 0 }).play('conquest:build')
    expect(t.player(0).vp).toBe(10)
  })

  it('M10-17 M9-15 a common worker on Conquest is one more of the power of the weakest there', () => {
    const cell = (commons: readonly string[], second = 'forest 5'): number[] => {
      const t = conquest({ wood: 0, workers: ['decorations 2', second, 'away'] }, commons)
      return [Number(t.log('main-action')[0]?.['workers']), 8 - (empireOf(t.play('conquest:empire')).supply[0] ?? 0)]
    }
    expect(cell(['alchemy', 'alchemy', 'alchemy'])).toEqual([1, 1])
    expect(cell(['nobles', 'nobles', 'alchemy'])[0]).toBe(2)
    expect(cell(['nobles', 'nobles', 'alchemy'], 'nobles 5')[0]).toBe(3)
  })

  it('M10-18 M10-20 M9-15 a common worker moved there alone reads the cell of one worker of power 3; its power-up is lost', () => {
    const t = game({ workers: ['forest 1', 'forest 1', 'away'] }, ['decorations', 'alchemy', 'alchemy'], { 'region-10': 0 })
    t.play('move-common:common-0', 'to:nobles', 'main-action', 'conquest:build') // 1 empire, 1 build; the empire reward follows by itself
    expect([empireOf(t).settled, empireOf(t).supply[0], t.question]).toEqual([{ 'region-10': 0 }, 8 - 2, 'end-turn'])
  })

  it('M10-10 M9-REG-04 common workers are not powered up by a region', () => {
    const t = conquest({ workers: ['decorations 2', 'forest 5', 'away'] }, ['nobles', 'alchemy', 'alchemy'], { 'region-4': 0 }).play('conquest:build')
    expect(t.answers).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1', 'done'])
  })

  it('M10-21 M9-REG-11 the virtual worker is of the weakest power anywhere, common workers themselves are none', () => {
    const vp = (workers: readonly string[]): number => conquest({ workers }, ['nobles', 'alchemy', 'alchemy'], { 'region-11': 0 }).play('conquest:build').player(0).vp
    expect(vp(['decorations 5', 'forest 4', 'away'])).toBe(4 + 2 + 2 + 2)
    expect(vp(['decorations 5', 'forest-worship 1', 'away'])).toBe(4 + 2 + 1 + 1)
  })

  it('M9-04 M9-14 eight warriors each, and they are counted wherever they are', () => {
    const t = game({ workers: ['decorations 2', 'forest 5', 'away'] }, ['nobles', 'alchemy', 'alchemy'], { 'region-1': 0, 'region-12': [0, 0, 1] })
    expect(empireOf(t).supply).toEqual([5, 7])
  })
})
