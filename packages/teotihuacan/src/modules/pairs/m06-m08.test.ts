// Obsidian where altars and shaman tiles ask for a price.
import { describe, expect, it } from 'vitest'
import { setUpTable } from '../../testing-setup.ts'
import { obsidianOf, shamans, shamanTable, tilesOn } from '../m08-altars/shaman-table.ts'

const OTHER = { cocoa: 9, workers: ['nobles 1', 'nobles 1', 'nobles 1'] }
const WORKERS = ['palace 2', 'stone-quarry 1', 'nobles 4']

describe('obsidian at the altars', () => {
  it('M6-10 M8-08 1 obsidian stands for the 2 cocoa of the altar', () => {
    const altars = { shamans: ['altar-4-5-to-5', 'altar-8-1-to-8'] }
    const t = shamanTable({ seats: [{ obsidian: 1, technologies: ['tech-3-half'], workers: WORKERS }, OTHER], altars }).play('shaman:altar-1-2-to-1', 'pay-fee')
    expect([obsidianOf(t, 0), t.question]).toEqual([4, 'end-turn'])
    const without = shamanTable({ seats: [{ obsidian: 1, workers: WORKERS }, OTHER], altars }).play('shaman:altar-1-2-to-1')
    expect([without.question, obsidianOf(without, 0)]).toEqual(['end-turn', 1])
  })

  it('M8-09 M8-17 GD-06 a tile that costs obsidian needs obsidian: no other resource pays it', () => {
    const altars = { shamans: ['altar-4-5-to-5', 'altar-8-1-to-8'], discoveries: { 'altar-1-2': ['gd-power-up-3-a', 'gd-mask-a'] } }
    const poor = shamanTable({ seats: [{ wood: 9, stone: 9, gold: 9, workers: WORKERS }, OTHER], altars }).play('shaman:altar-1-2-to-2')
    expect(poor.answers).toEqual(['take:gd-mask-a', 'decline'])
    expect(poor.refused('take:gd-power-up-3-a').rule).toBe('TEO-DISC-03')
    const t = shamanTable({ seats: [{ obsidian: 1, workers: WORKERS }, OTHER], altars }).play('shaman:altar-1-2-to-2', 'take:gd-power-up-3-a')
    expect([obsidianOf(t, 0), tilesOn(t, 'altar-1-2')]).toEqual([0, ['gd-mask-a']]) // not replaced
  })

  it('GD-02 M8-18 a doubled harvest doubles the cell the shaman led to', () => {
    const seat = { cocoa: 5, tiles: ['gd-double-harvest-a'], workers: ['palace 4', 'nobles 1', 'nobles 1'] }
    const t = shamanTable({ seats: [seat, OTHER], altars: { shamans: ['altar-1-2-to-2 standing', 'altar-8-1-to-1'] } })
    t.play('move:worker-0-0', 'to:forest', 'main-action', 'use:gd-double-harvest-a')
    t.play(...(t.question === 'main-action-fee' ? ['pay-fee'] : []), 'power-up:worker-0-0')
    // two counted, lowest power 4: 2 wood and 1 obsidian twice, 2 cocoa once
    expect([t.player(0).wood, obsidianOf(t, 0), t.player(0).cocoa, shamans(t)[0]]).toEqual([4, 2, 7, 'altar-1-2-to-2 lying'])
  })

  it('EXP-07 M6-12 with altars the starting tile may draw the shaman tiles', () => {
    const altars = ['altar-trade', 'altar-unlock', 'altar-back', 'altar-gift'].map((tile) => `draw-altar:${tile}`)
    const onAltars = ['gd-obsidian-3-a', 'gd-obsidian-3-b', 'gd-step-back-a', 'gd-step-back-b', 'gd-technology-a', 'gd-technology-b', 'gd-mask-a', 'gd-mask-b']
    const draws = [...altars, ...onAltars.map((tile) => `draw-discovery:${tile}`), 'first-player:0', 'draw-starting-tile:start-e1']
    const t = setUpTable({ modules: ['m6', 'm8'] }, 'first', draws)
    expect(t.question).toBe('draw-discovery')
    expect(t.answers).toHaveLength(25 - 8)
    expect([t.offers('draw-discovery:gd-shaman-march-a'), t.offers('draw-discovery:gd-raise-shaman-a'), t.offers('draw-discovery:gd-mask-a')]).toEqual([true, true, false])
  })
})
