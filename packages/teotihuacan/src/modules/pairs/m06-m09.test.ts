// Obsidian in the empire.
import { describe, expect, it } from 'vitest'
import type { Table } from '../../testing.ts'
import { empireOf, settling } from '../m09-empire/test-table.ts'

const obsidianOf = (t: Table): number => (t.player(0) as unknown as { obsidian: number }).obsidian

describe('obsidian in the empire', () => {
  it('M6-06 M9-18 obsidian pays for the wood of a building, in a mix of choice', () => {
    const t = settling('region-10', { wood: 1, obsidian: 1 }).play('settle:region-10')
    expect([t.player(0).wood, obsidianOf(t), empireOf(t).settled]).toEqual([0, 4, { 'region-10': 0 }])
    const choice = settling('region-10', { wood: 2, obsidian: 2 })
    if (choice.question === 'settle') choice.play('settle:region-10')
    expect(choice.question).toBe('payment')
    expect([...choice.answers].sort()).toEqual(['pay:1-wood+1-obsidian', 'pay:2-obsidian', 'pay:2-wood'])
    expect(settling('region-10', { wood: 1, stone: 9, gold: 9 }).log('settle')).toEqual([])
  })

  it('M6-06 M9-18 M9-15 the obsidian of one region pays for the next building of the same action', () => {
    const own = { wood: 2, workers: ['decorations 4', 'nobles 4', 'nobles 4'] } // three workers of power 4: 3 empire, 2 build
    const t = settling('region-10', own, { warriors: { 'region-1': 0 } })
    expect(t.question).toBe('settle')
    t.play('settle:region-10')
    expect([t.player(0).wood, obsidianOf(t)]).toEqual([0, 4])
    t.play('conquest:build', 'settle:region-1')
    expect([obsidianOf(t), empireOf(t).settled]).toEqual([4 - 2 + 1, { 'region-1': 0, 'region-10': 0 }])
  })

  it('M6-09 M9-REG-02 a temple step of the region gives obsidian with technology 1½ only', () => {
    const step = (technologies: string[]): Table => settling('region-2', { technologies }).play('temple:blue')
    expect(step(['tech-1-half']).answers).toContain('gain:1-obsidian')
    expect(step([]).answers).not.toContain('gain:1-obsidian')
  })

  it('M6-06 M9-REG-03 the drawn tile may be paid with the obsidian that is left', () => {
    const chance = ['disc-cocoa-4-a', 'mask-4-a', 'mask-1-a'].map((tile) => `draw-discovery:${tile}`)
    const t = settling('region-3', { wood: 1, obsidian: 2 }, { chance })
    if (t.question === 'settle') t.play('settle:region-3')
    if (t.question === 'payment') t.play('pay:1-wood+1-obsidian')
    t.play('take:disc-cocoa-4-a')
    expect([obsidianOf(t), t.player(0).tiles]).toEqual([0, ['disc-cocoa-4-a']])
  })
})
