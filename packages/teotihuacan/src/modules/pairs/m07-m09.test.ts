// The Mansion and the empire: owner tokens by region bonuses, one stack of great tiles, Teotibot in both.
import { has } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { discoveryNames } from '../../answers.ts'
import { botTileNames } from '../../automa/state.ts'
import { type Table, table } from '../../testing.ts'
import { GREAT_STACK } from '../great-discoveries/index.ts'
import { empireOf } from '../m09-empire/test-table.ts'

type Fields = Readonly<Record<string, unknown>>

const modules = ['m6', 'm7', 'm9']
const ROYALS = ['royal-a-10', 'royal-b-02', 'royal-c-01']
const mansion = (t: Table): unknown => t.summary()['mansion']

/** Seat 0 settles a region in which it has a warrior. */
function settling(region: string, own: Fields, rest: Fields = {}, chance: readonly string[] = []): Table {
  const seats = [{ cocoa: 5, wood: 2, workers: ['decorations 2', 'palace 1', 'palace 1'], ...own }, {}]
  const position = { royals: ROYALS, seats, empire: { warriors: { [region]: 0 } }, ...rest }
  return table({ players: 2, modules, chance, position }).play('move:worker-0-0', 'to:nobles', 'main-action', 'conquest:build')
}

/** A turn of the bot by its Nobles tile, which is Empire and Build now; all its other warriors are far away. */
function botBuilds(region: number, bot: Fields, { chance = [], ...rest }: { chance?: readonly string[]; [field: string]: unknown } = {}): Table {
  const tiles = ['bot-nobles', ...botTileNames.filter((tile) => tile !== 'bot-nobles')].slice(0, 6)
  const seats = [{ workers: ['forest 1', 'forest 1', 'forest 1'] }, { wood: 2, workers: ['nobles 2', 'construction 3', 'construction 3', 'decorations-worship 1'], ...bot }]
  const warriors = { [`region-${region}`]: 1, 'region-12': Array.from({ length: 9 }, () => 1) }
  const position = { turn: 1, royals: ROYALS, seats, empire: { warriors }, bot: { tiles }, ...rest }
  return table({ players: 1, modules, chance: ['roll:3', 'roll:4', ...chance], position })
}

describe('regions and the Mansion', () => {
  it('M7-12 M7-13 M9-REG-08 the steps of a region take owner tokens, both in one bonus', () => {
    const t = settling('region-8', { temples: { red: 4, green: 2 } }).play('temple:red', 'temple:green')
    expect(mansion(t)).toMatchObject({ claims: { 'palace-middle': 0, 'palace-right': 0 }, tokensOnTemples: ['blue'], markersLeft: [1, 3] })
  })

  it('M7-12 M9-REG-07 so does the temple step of a technology', () => {
    const position = { technologies: ['tech-01', 'tech-1-half', 'tech-03', 'tech-05', 'tech-07', 'tech-09'] }
    const t = settling('region-7', { technologies: ['tech-01'], temples: { red: 4 } }, position)
    expect(mansion(t)).toMatchObject({ claims: { 'palace-middle': 0 } })
  })

  it('M7-20 M9-REG-12 EXP-05 special masks are no great discovery tiles: they make no pair', () => {
    const seats = [{ workers: ['gold-deposits 5', 'nobles 1', 'nobles 1'], tiles: ['gd-obsidian-3-a'] }, {}]
    const position = { royals: ROYALS, seats, empire: { settled: { 'region-5': 0, 'region-9': 0 } } }
    const t = table({ players: 2, modules, position }).play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
    expect([t.player(0).tiles.length, t.player(0).vp]).toEqual([3, 0])
  })

  it('M7-20 M9-REG-06 a great tile of the region makes a pair with one of the Mansion', () => {
    const t = settling('region-6', { tiles: ['gd-mask-a'] }, {}, ['draw-discovery:gd-obsidian-3-a', 'draw-discovery:gd-temple-red-a']).play('take:gd-obsidian-3-a')
    expect(t.player(0).tiles).toEqual(['gd-mask-a', 'gd-obsidian-3-a'])
    t.play('done', ...(t.question === 'march' ? [t.answers[0] ?? ''] : []), 'power-up:worker-0-0', 'end-turn')
    t.play('move:worker-1-0', 'to:stone-quarry', 'collect-cocoa', 'end-turn', 'move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
    expect(t.log('score').at(-1)).toMatchObject({ n: 2 * (1 + 2), rule: 'M7-20' }) // one pair, two workers in the Mansion
  })

  it('EXP-03 M7-03 M9-REG-06 one stack: the tile of the Mansion is not among those drawn', () => {
    const t = settling('region-6', {}, { discoveries: { palace: 'gd-mask-a' } })
    expect(t.question).toBe('draw-discovery')
    expect([t.offers('draw-discovery:gd-mask-a'), t.offers('draw-discovery:gd-mask-b'), t.answers.length]).toEqual([false, true, 22])
  })

  it('M7-16 M9-REG-04 the power-up of a claim marker reaches locked workers, that of the region does not', () => {
    const locked = ['decorations 2', 'palace-middle 1', 'palace 1']
    expect(settling('region-4', { workers: locked }).refused('power-up:worker-0-1').rule).toBe('TEO-LOCK-10')
    const seats = [{ temples: { blue: 4 }, workers: ['gold-deposits 2', 'palace-middle 1', 'palace 1'] }, {}]
    const t = table({ players: 2, modules, position: { royals: ROYALS, seats, mansion: { blue: 0 } } })
    t.play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
    expect([t.question, t.offers('power-up:worker-0-1')]).toEqual(['claim-power-up', true])
  })
})

describe('Teotibot in the empire and at the Mansion', () => {
  it('M7-24 M9-36 MOD-09 its steps by a region take owner tokens', () => {
    const t = botBuilds(8, { temples: { blue: 0, red: 4, green: 2 } })
    expect(t.player(1).temples).toMatchObject({ red: 5, green: 3 })
    expect(mansion(t)).toMatchObject({ claims: { 'palace-middle': 1, 'palace-right': 1 }, markersLeft: [3, 1] })
  })

  it('M7-25 M9-29 MOD-09 its worker rolls for the Mansion after the building, when it passes', () => {
    // two boards on from Conquest: over the Mansion to the Stone Quarry
    const t = botBuilds(10, { cocoa: 1, workers: ['nobles 3', 'construction 3', 'construction 3', 'decorations-worship 1'], temples: { blue: 4 } }, { chance: ['roll:1', 'draw-discovery:gd-mask-b'], mansion: { blue: 1 }, discoveries: { palace: 'gd-mask-a' } })
    expect(t.worker('worker-1-0')).toBe('stone-quarry 5') // raised by its marker as well
    const types = t.events.map((event) => event.type)
    expect(types.indexOf('settle')).toBeLessThan(types.indexOf('mansion-roll'))
    expect([empireOf(t).settled, t.player(1).temples.blue, t.log('royal-activated').length]).toEqual([{ 'region-10': 1 }, 5, 1])
  })

  it('M9-34 M7-29 EXP-03 its region draws from the stack the Mansion is filled from, and what is left goes back there', () => {
    const t = botBuilds(6, {}, { chance: ['draw-discovery:gd-mask-b', 'draw-discovery:gd-temple-red-a'], discoveries: { palace: 'gd-mask-a' } })
    expect(t.player(1).tiles).toEqual(['gd-mask-b'])
    const inStack = (name: string): boolean => has(t.g.s, GREAT_STACK, discoveryNames.indexOf(name))
    expect(['gd-mask-a', 'gd-mask-b', 'gd-mask-c', 'gd-temple-red-a'].map(inStack)).toEqual([false, false, true, true])
  })
})
