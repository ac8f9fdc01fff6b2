// Printed values that owners of the box correct: which values a table takes, and that rules read the table.
import { describe, expect, it } from 'vitest'
import { checkSheet, valueSheet } from './index.ts'
import { meeting, points } from './modules/m09-empire/test-table.ts'
import { table } from './testing.ts'

type Fields = Readonly<Record<string, unknown>>

const sheet = (name: string, values: unknown): Fields => ({ format: 'tollan-data', formatVersion: 1, game: 'teotihuacan', tables: { [name]: { values } } })
const takes = (name: string, values: unknown): boolean => checkSheet(sheet(name, values)).ok

function corrected(name: string, values: unknown) {
  const checked = checkSheet(sheet(name, values))
  if (!checked.ok) throw new Error(checked.message)
  return checked.differences
}

const does = (name: string, n: number): Fields => ({ do: 'procedure', name, n })
/** The least and the most a table takes, and a place for it. */
const limits: readonly (readonly [string, string, number, number, (n: number) => unknown])[] = [
  ['teotibot', 'goods', 0, 20, (n) => ({ setup: { goods: { wood: n } } })],
  ['teotibot', 'cocoa to exchange', 1, 20, (n) => ({ cocoaExchange: { pay: n } })],
  ['teotibot', 'points for it', 0, 20, (n) => ({ cocoaExchange: { vp: n } })],
  ['teotibot', 'steps on a temple', 1, 5, (n) => ({ worshipSteps: { temple: n } })],
  ['teotibot', 'steps on any temple', 1, 5, (n) => ({ worshipSteps: { any: n } })],
  ['teotibot', 'points per bonus', 0, 50, (n) => ({ finalScoring: { vpPerTempleBonus: n } })],
  ['teotibot', 'points per technology', 0, 20, (n) => ({ finalScoring: { vpPerTechnology: n } })],
  ['great-discovery-tiles', 'number on a mask', 1, 9, (n) => ({ 'gd-mask': { mask: n } })],
  ['great-discovery-tiles', 'boards back', 1, 7, (n) => ({ 'gd-step-back': { effect: does('step-back', n) } })],
  ['great-discovery-tiles', 'tiles to reuse', 1, 9, (n) => ({ 'gd-reuse-2': { effect: does('reuse-tiles', n) } })],
  ['great-discovery-tiles', 'gold of a march', 1, 9, (n) => ({ 'gd-shaman-march': { effect: does('shaman-march', n) } })],
  ['great-discovery-tiles', 'cocoa of a raised shaman', 1, 9, (n) => ({ 'gd-raise-shaman': { effect: does('raise-shaman', n) } })],
  ['m8-altar-tiles', 'obsidian of an altar', 1, 9, (n) => ({ 'altar-gift': { left: { id: 'gift', rule: 'M8-08', obsidian: n } } })],
  ['m9-zones', 'points of a zone', 0, 20, (n) => [0, n, 2, 3, 5]],
  ['m9-regions', 'points of a region', 0, 20, (n) => ({ 'region-1': { vp: n } })],
  ['m9-regions', 'tiles drawn', 1, 6, (n) => ({ 'region-3': { bonus: does('draw-and-take', n) } })],
  ['m9-regions', 'great tiles drawn', 1, 6, (n) => ({ 'region-6': { bonus: does('draw-and-take-great', n) } })],
  ['m9-regions', 'workers raised', 1, 4, (n) => ({ 'region-4': { bonus: does('power-up-different', n) } })],
  ['m9-regions', 'temples', 1, 3, (n) => ({ 'region-8': { bonus: does('different-temples', n) } })],
  ['m9-regions', 'special mask', 0, 1, (n) => ({ 'region-5': { bonus: does('special-mask', n) } })],
  ['m9-regions', 'points per worker', 1, 1, (n) => ({ 'region-11': { bonus: does('vp-per-worker', n) } })],
  ['m9-conquest', 'power-ups', 0, 3, (n) => ({ conquest: { powerUps: [n, 1, 2] } })],
  ['m9-conquest', 'empire rewards', 1, 5, (n) => ({ conquest: { grid: conquestGrid(does('empire-reward', n)) } })],
  ['m9-conquest', 'build rewards', 1, 3, (n) => ({ conquest: { grid: conquestGrid(does('build-reward', n)) } })],
]

function conquestGrid(cell: Fields): unknown[][] {
  const { grid } = (valueSheet().tables['m9-conquest'].values as Record<string, { grid: unknown[][] }>)['conquest']
  return [[cell, ...grid[0].slice(1)], ...grid.slice(1)]
}

describe('a table', () => {
  it.each(limits)('%s takes %s from %i to %i', (name, _what, least, most, values) => {
    expect([least - 1, least, most, most + 1].map((n) => takes(name, values(n)))).toEqual([false, true, true, false])
  })

  it('M7-13 M8-08 TEO-5P-05 takes only what can be printed together', () => {
    expect(takes('m7-royal-slots', { left: { temple: 'red' }, middle: { temple: 'blue' } })).toBe(true)
    expect(takes('m7-royal-slots', { left: { temple: 'red' } })).toBe(false)
    const { left, right } = (valueSheet().tables['m8-altar-tiles'].values as Record<string, Fields>)['altar-gift']
    expect([takes('m8-altar-tiles', { 'altar-gift': { left: right, right: left } }), takes('m8-altar-tiles', { 'altar-gift': { left: right } })]).toEqual([true, false])
    expect(takes('m8-altar-tiles', { 'altar-gift': { left: { id: 'gift', rule: 'M8-09', obsidian: 2 } } })).toBe(false)
    expect(takes('m8-altar-tiles', { 'altar-gift': { left: { id: 'gift', rule: 'M8-08', obsidian: 2, cocoa: 1 } } })).toBe(false)
    const slots = (...ids: readonly string[]): boolean => takes('five-players-pyramid', { slots: ids })
    expect([slots('p1-r0c0', 'p1-r3c3'), slots('p1-r0c0', 'p1-r0c0'), slots('p2-r0c0'), slots('p1-r9c9')]).toEqual([true, false, false, false])
  })
})

describe('rules read the table', () => {
  it('M9-23 the points of every zone, Teotihuacan included', () => {
    const scored = (more: object): unknown[] =>
      points(table({ modules: ['m6', 'm9'], ...more, position: { at: 'eclipse', seats: [{}, {}], empire: { warriors: { teotihuacan: 0, 'region-12': [0] } } } }), 0, 'M9-23')
    expect([scored({}), scored({ data: corrected('m9-zones', [7, 1, 2, 3, 6]) })]).toEqual([[5], [13]])
  })

  it('M9-34 a great mask costs the bot nothing, whatever is printed on it', () => {
    const warriors = { 'region-6': 1, 'region-12': Array.from({ length: 9 }, () => 1) }
    const seats = [{}, { wood: 2, workers: ['nobles 2', 'construction 3', 'construction 3', 'decorations-worship 1'] }]
    const tiles = ['bot-nobles', 'bot-construction', 'bot-decorations', 'bot-alchemy', 'bot-mastery', 'bot-worship']
    const t = table({
      players: 1, modules: ['m6', 'm9'], data: corrected('great-discovery-tiles', { 'gd-mask': { cost: { gold: 3 } } }),
      chance: ['roll:3', 'roll:4', 'draw-discovery:gd-mask-a', 'draw-discovery:gd-obsidian-3-a'], position: { turn: 1, seats, bot: { tiles }, empire: { warriors } },
    })
    expect(t.player(1)).toMatchObject({ tiles: ['gd-mask-a'], vp: 2, gold: 0 })
  })

  it('M9-15 the rewards of a Conquest cell', () => {
    const data = corrected('m9-conquest', { conquest: { grid: conquestGrid(does('empire-reward', 2)) } })
    const t = table({ modules: ['m6', 'm9'], data, position: { seats: [{ workers: meeting(1, 1), cocoa: 5 }] } }).play('move:worker-0-0', 'to:nobles', 'main-action')
    expect([t.question, t.log('warrior-placed').length]).toEqual(['march', 2])
  })
})
