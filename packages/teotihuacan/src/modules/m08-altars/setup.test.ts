import { describe, expect, it } from 'vitest'
import { teotihuacan } from '../../index.ts'
import { type Table, table } from '../../testing.ts'
import { setUpTable } from '../../testing-setup.ts'
import { greatKinds } from '../great-discoveries/content.ts'
import {
  altarPlaces, altarTiles, botAltarsSource, disabledRows, halvesSource, placesSource, sidesSource, startPoseSource,
} from './content.ts'
import { tilesForFiveSource } from '../pairs/five-m08.ts'
import { shamans, tilesOn } from './shaman-table.ts'
import { altarSpaceNames, placeNames } from './state.ts'

const MODULES = ['m6', 'm8']

/** A game from its set-up with random draws, played to the placing of the shamans. */
function toShamans(players: number, modules: readonly string[] = MODULES): Table {
  const t = table({ players, modules, seed: 3 })
  let n = 0
  while (t.question !== 'place-shaman' && n++ < 60) t.play(t.answers[0])
  return t
}

describe('altars in the set-up', () => {
  it('M8-01 the module needs Obsidian', () => {
    const alone = teotihuacan.compile({ players: 2, modules: ['m8'] })
    expect(alone).toMatchObject({ ok: false, error: 'illegal-combination', rule: 'M8-01' })
    for (const players of [1, 2, 3, 4, 5]) expect(teotihuacan.compile({ players, modules: MODULES }).ok).toBe(true)
    expect(teotihuacan.compile({ players: 2, modules: ['first-game', ...MODULES] })).toMatchObject({ ok: false, rule: 'MOD-06' })
  })

  it('M8-02 M8-P12-01 M8-P12-02 M8-SEASON-09 priest 12 and season 09 are documented but need what is not offered', () => {
    expect(disabledRows.map((row) => [row.id, row.needs, row.rules])).toEqual([
      ['priest-12', 'm1', ['M8-P12-01', 'M8-P12-02']],
      ['season-09', 'm3', ['M8-SEASON-09']],
    ])
    for (const { needs } of disabledRows) expect(teotihuacan.compile({ players: 2, modules: [...MODULES, needs] }).ok).toBe(false)
  })

  it('M8-03 the four altars are drawn at random for the four places', () => {
    const before = setUpTable({ modules: MODULES }, 'first')
    expect(before.question).toBe('draw-altar')
    expect(before.answers).toEqual(altarTiles.map((tile) => `draw-altar:${tile.id}`))
    const t = setUpTable({ modules: MODULES }, 'first', ['draw-altar:altar-gift', 'draw-altar:altar-trade', 'draw-altar:altar-back'])
    expect(t.answers).toEqual(['draw-altar:altar-unlock'])
    t.chance('draw-altar:altar-unlock')
    expect(altarPlaces.map((place) => place.between)).toEqual([[1, 2], [8, 1], [5, 6], [4, 5]])
    const seeded = toShamans(2)
    expect(seeded.log('altar-dealt').map((event) => event['place'])).toEqual(placeNames)
    expect(new Set(seeded.log('altar-dealt').map((event) => event['altar'])).size).toBe(4)
  })

  it('M8-04 M8-16 each altar has a space towards each neighbour, left the clockwise one; altars run counter-clockwise', () => {
    expect(altarSpaceNames).toEqual([
      'altar-1-2-to-2', 'altar-1-2-to-1', 'altar-8-1-to-1', 'altar-8-1-to-8', 'altar-5-6-to-6', 'altar-5-6-to-5', 'altar-4-5-to-5', 'altar-4-5-to-4',
    ])
    for (const { between, left, right } of altarPlaces) expect([left, right]).toEqual([between[1], between[0]])
  })

  it('M8-05 as many great discovery tiles as players on each altar, face up; 2 in solo', () => {
    for (const [players, n] of [[1, 2], [2, 2], [3, 3], [4, 4], [5, 5]] as const) {
      const t = toShamans(players)
      expect(placeNames.map((place) => tilesOn(t, place).length)).toEqual([n, n, n, n])
      const laid = placeNames.flatMap((place) => tilesOn(t, place))
      expect(new Set(laid).size).toBe(4 * n)
      expect(laid.every((tile) => tile.startsWith('gd-') && tile !== 'gd-temple-orange-a')).toBe(true)
    }
  })

  it('M8-06 shamans are put on empty spaces in reverse player order, without bonus', () => {
    const t = toShamans(3)
    const first = t.summary()['first'] as number
    const order: number[] = []
    const goods = [0, 1, 2].map((seat) => t.player(seat))
    for (const at of ['altar-1-2-to-1', 'altar-8-1-to-8', 'altar-4-5-to-4']) {
      order.push(t.seat as number)
      expect(t.answers).toHaveLength(9 - order.length)
      t.play(`shaman-to:${at}`)
      if (order.length < 3) expect(t.refused(`shaman-to:${at}`).rule).toBe('M8-06')
    }
    expect(order).toEqual([2, 1, 0].map((place) => (first + place) % 3))
    expect(shamans(t)[order[0]]).toBe('altar-1-2-to-1 standing')
    expect([0, 1, 2].map((seat) => t.player(seat))).toEqual(goods)
    expect(t.question).toBe('turn')
  })

  it('M8-06 shamans come after the chosen starting tiles, also with the draft', () => {
    const t = toShamans(2, [...MODULES, 'draft'])
    expect(t.question).toBe('place-shaman')
    expect(t.log('starting-tile')).toHaveLength(4)
    expect(t.log('place-worker')).toHaveLength(6)
  })

  it('M8-07 shamans start standing', () => {
    const t = toShamans(2).play('shaman-to:altar-5-6-to-5', 'shaman-to:altar-5-6-to-6')
    expect([...shamans(t)].sort()).toEqual(['altar-5-6-to-5 standing', 'altar-5-6-to-6 standing'])
  })

  it('M8-08 the halves of the four altars', () => {
    expect(altarTiles.map((tile) => [tile.left.id, tile.right.id])).toEqual([
      ['discover', 'trade'], ['discover', 'unlock'], ['back', 'discover'], ['gift', 'discover'],
    ])
  })

  it('TEO-DATA-14 sides of altars, tiles for five and the starting pose are marked as reconstructed', () => {
    expect([sidesSource, tilesForFiveSource, startPoseSource]).toEqual(['reconstructed', 'reconstructed', 'reconstructed'])
    expect([placesSource, halvesSource, botAltarsSource]).toEqual(['community', 'rulebook', 'rulebook'])
  })

  it('EXP-07 the shaman tiles are in the stack only with altars', () => {
    const names = (modules: readonly string[]): readonly string[] => {
      const result = teotihuacan.compile({ players: 2, modules })
      return result.ok ? result.rules.parts.discoveryKinds.map((kind) => kind.id) : []
    }
    const kinds = greatKinds.flatMap((kind) => (kind.needs === 'm8' ? [kind.id] : []))
    expect(kinds).toEqual(['gd-shaman-march', 'gd-raise-shaman'])
    for (const kind of kinds) {
      expect(names(MODULES)).toContain(kind)
      expect(names(['m6'])).not.toContain(kind)
    }
  })
})
