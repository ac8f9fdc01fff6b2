// Teotibot in the empire.
// Ring: S1 palace, S2 stone-quarry, S3 alchemy, S4 forest, S5 construction, S6 decorations, S7 nobles (Conquest), S8 gold-deposits.
import { describe, expect, it } from 'vitest'
import { botTileNames } from '../../automa/state.ts'
import { table, type Table } from '../../testing.ts'
import { empireOf, points } from './test-table.ts'

type Fields = Readonly<Record<string, unknown>>

const LOCKED = 'decorations-worship 1'
const by = (worker: string): string[] => [worker, 'construction 3', 'construction 3', LOCKED]

interface Around {
  readonly warriors?: Fields
  readonly settled?: Fields
  readonly you?: Fields
  readonly chance?: readonly string[]
  readonly position?: Fields
  readonly tile?: string
}

/** The action pyramid with this tile on top. */
const tilesFrom = (tile: string): string[] => [`bot-${tile}`, ...botTileNames.filter((other) => other !== `bot-${tile}`)].slice(0, 6)

/** A turn of the bot by its Nobles tile, by default with 2 wood and a worker on Conquest. */
function botTurn(bot: Fields = {}, around: Around = {}): Table {
  const { warriors = {}, settled = {}, you = {}, chance = [], position = {}, tile = 'nobles' } = around
  const seats = [you, { wood: 2, workers: by('nobles 2'), ...bot }]
  const laid = { turn: 1, seats, empire: { warriors, settled }, bot: { tiles: tilesFrom(tile) }, ...position }
  const t = table({ players: 1, modules: ['m6', 'm9'], chance: ['roll:3', 'roll:4', ...chance], position: laid })
  expect(t.g.rules.broken(t.g)).toEqual([])
  return t
}

/** All ten warriors of the bot lie in the furthest region but those on the map, so that it only builds. */
const spent = (...regions: readonly number[]): Fields => ({
  ...Object.fromEntries(regions.map((region) => [`region-${region}`, 1])),
  'region-12': Array.from({ length: 10 - regions.length }, () => 1),
})
const builds = (region: number, bot: Fields = {}, around: Around = {}): Table => botTurn(bot, { ...around, warriors: spent(region) })
const fellBack = (t: Table): boolean => t.log('bot-fallback').length > 0
const pushed = (t: Table): unknown[] => t.log('warrior-pushed').map((event) => [event.seat, event['from'], event['to']])

describe('movement of the bot', () => {
  it('M9-26 a bot warrior pushed out of Teotihuacan goes where a random path token says', () => {
    const position = { turn: 1, seats: [{}, { wood: 2, workers: by('nobles 2') }], bot: { tiles: tilesFrom('nobles') } }
    const open = table({ players: 1, modules: ['m6', 'm9'], chance: ['roll:3', 'roll:4'], position })
    expect([open.question, open.answers]).toEqual(['draw-path', [1, 2, 3, 4].map((n) => `draw-path:region-${n}`)])
    const t = botTurn({}, { chance: ['draw-path:region-3'] })
    expect(pushed(t)).toEqual([[1, 'teotihuacan', 'region-3']])
  })

  it('M9-26 also when you push it; the token goes back, so it can be drawn again', () => {
    const position = { seats: [{ workers: ['decorations 4'], cocoa: 5 }], empire: { warriors: { teotihuacan: 1, 'region-2': 1 } } }
    const t = table({ players: 1, modules: ['m6', 'm9'], chance: ['draw-path:region-2'], position })
    t.play('move:worker-0-0', 'to:nobles', 'main-action', 'conquest:empire')
    expect(pushed(t)).toEqual([[1, 'teotihuacan', 'region-2'], [1, 'region-2', 'region-6']])
    expect(empireOf(t).warriors).toEqual({ teotihuacan: 0, 'region-2': 1, 'region-6': 1 })
  })

  it.each([[1, 5, 9], [2, 6, 9], [3, 7, 10], [4, 8, 11]])('M9-27 elsewhere it follows its row %i, %i, %i, 12', (first, second, third) => {
    const warriors = { teotihuacan: 1, [`region-${first}`]: 1, [`region-${second}`]: 1, [`region-${third}`]: 1 }
    const t = botTurn({}, { warriors, chance: [`draw-path:region-${first}`, `draw-path:region-${first === 1 ? 4 : 1}`] })
    const chain = ['teotihuacan', ...[first, second, third, 12].map((n) => `region-${n}`)]
    expect(pushed(t).slice(0, 4)).toEqual([0, 1, 2, 3].map((i) => [1, chain[i], chain[i + 1]]))
  })

  it('M9-28 your warriors pushed by the bot move by your choice', () => {
    const t = botTurn({}, { warriors: { teotihuacan: 0, 'region-1': 0 } })
    expect([t.question, t.seat]).toEqual(['march', 0])
    expect(t.answers).toEqual([1, 2, 3, 4].map((n) => `march:region-${n}`))
    t.play('march:region-1')
    expect([t.seat, t.answers]).toEqual([0, ['march:region-5', 'march:region-6']])
    expect(t.refused('march:region-2').rule).toBe('M9-12')
  })
})

describe('Empire and Build', () => {
  it('M9-29 with 2 wood and a worker on Conquest it places 2 warriors, pays 2 wood and builds', () => {
    const t = botTurn({ wood: 3 }, { chance: ['draw-path:region-1'] })
    expect(t.log('warrior-placed').map((event) => [event.seat, event.rule])).toEqual([[1, 'M9-29'], [1, 'M9-29']])
    expect(empireOf(t)).toMatchObject({ warriors: { teotihuacan: 1 }, settled: { 'region-1': 1 }, supply: [10, 8] })
    expect(t.player(1)).toMatchObject({ wood: 1, vp: 1, obsidian: 1, cocoa: 1, avenue: 1 })
    expect(t.player(1).workers['worker-1-0']).toBe('gold-deposits 3') // powered up and moved
  })

  it('M9-29 one warrior if only one is left, none if there is none', () => {
    const one = botTurn({}, { warriors: { 'region-10': 1, 'region-12': Array.from({ length: 8 }, () => 1) } })
    expect([one.log('warrior-placed').length, empireOf(one).supply[1]]).toEqual([1, 0])
    const none = builds(10)
    expect([none.log('warrior-placed').length, none.log('settle').length]).toEqual([0, 1])
  })

  it('M9-29, M6-17 obsidian counts as wood', () => {
    const t = builds(5, { wood: 1, obsidian: 1 })
    expect(t.player(1)).toMatchObject({ wood: 0, obsidian: 0 })
    expect(empireOf(t).settled).toEqual({ 'region-5': 1 })
  })

  it.each([
    [[1, 9], 9], [[9, 10, 11], 9], [[10, 11], 10], [[8, 11], 11], [[8, 7, 5], 5], [[8, 7, 6], 6], [[8, 7], 7], [[4, 8], 8],
    [[4, 3, 2, 1], 1], [[4, 3, 2], 2], [[3, 4], 3],
  ])(
    'M9-30 among %j it builds in %i: furthest, then topmost',
    (regions, chosen) => {
      const t = botTurn({}, { warriors: spent(...regions) })
      expect(t.log('settle').map((event) => event['region'])).toEqual([`region-${chosen}`])
    },
  )

  it('M9-30 a settled region is not eligible; bonus and Avenue step follow', () => {
    const t = botTurn({}, { warriors: { ...spent(9, 1), 'region-12': Array.from({ length: 7 }, () => 1) }, settled: { 'region-9': 1 } })
    expect(t.log('settle').map((event) => event['region'])).toEqual(['region-1'])
    expect(t.player(1)).toMatchObject({ vp: 1, avenue: 1 })
  })

  it('M9-30 M9-22 wood, building, bonus, Avenue step: in this order', () => {
    const t = builds(2, { temples: { red: 1 }, avenue: 2 })
    const kinds = ['pay', 'settle', 'score', 'temple-step', 'avenue-step']
    expect(t.events.filter((event) => event.seat === 1 && kinds.includes(event.type)).map((event) => event.type).slice(0, 5)).toEqual(
      ['pay', 'settle', 'score', 'temple-step', 'score'],
    )
    expect(t.log('avenue-step')).toHaveLength(1)
    const types = t.events.map((event) => event.type)
    expect(types.indexOf('avenue-step')).toBeGreaterThan(types.indexOf('temple-step'))
  })

  it('M9-31 without a region or a building it keeps its wood, and the tile counts as carried out', () => {
    const t = botTurn({}, { warriors: spent() })
    expect(t.player(1)).toMatchObject({ wood: 2, cocoa: 0 })
    expect([fellBack(t), t.log('settle'), t.player(1).workers['worker-1-0']]).toEqual([false, [], 'gold-deposits 3'])
    const empty = builds(10, {}, { position: { nobles: { spaces: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } } })
    expect([empty.player(1).wood, fellBack(empty)]).toEqual([2, false])
  })

  it('M9-32 otherwise, with a worker on Forest, it gains wood and obsidian, powers up and moves', () => {
    const t = botTurn({ wood: 1, workers: ['nobles 2', 'forest 2', 'construction 3', LOCKED] })
    expect(t.player(1)).toMatchObject({ wood: 2, obsidian: 1 })
    expect([t.log('warrior-placed'), t.player(1).workers['worker-1-1']]).toEqual([[], 'construction 3'])
    const noWorker = botTurn({ wood: 5, workers: by('forest 2') })
    expect([noWorker.player(1).wood, noWorker.log('settle')]).toEqual([6, []])
  })

  it('M9-32 otherwise the fallback', () => {
    const t = botTurn({ wood: 1 })
    expect([fellBack(t), t.player(1).cocoa, t.log('warrior-placed')]).toEqual([true, 5, []])
  })

  it('M9-37 Mastery with a worker on Conquest uses Empire and Build', () => {
    const t = botTurn({ workers: ['nobles 4', 'construction 3', 'construction 3', LOCKED] }, { tile: 'mastery', warriors: spent(10) })
    expect(empireOf(t).settled).toEqual({ 'region-10': 1 })
    expect(t.player(1).workers['worker-1-0']).toBe('stone-quarry 5') // two boards on, the Palace not counted
    const kept = botTurn({ workers: ['nobles 4', 'construction 3', 'construction 3', LOCKED] }, { tile: 'mastery', warriors: spent() })
    expect([kept.player(1).wood, fellBack(kept)]).toEqual([2, false])
  })
})

describe('bonuses of the bot', () => {
  const draw = (...tiles: readonly string[]): string[] => tiles.map((tile) => `draw-discovery:${tile}`)

  it('M9-33 region 3: takes a mask it lacks and can pay, the one with the lowest number', () => {
    const t = builds(3, { wood: 3, cocoa: 1 }, { chance: draw('mask-4-a', 'mask-2-a', 'disc-vp-4-a') })
    expect(t.player(1)).toMatchObject({ tiles: ['mask-2-a'], wood: 0, cocoa: 0, vp: 1 })
    const rarest = builds(3, { wood: 3, cocoa: 2, gold: 1 }, { chance: draw('mask-4-a', 'mask-1-a', 'mask-2-a') })
    expect(rarest.player(1)).toMatchObject({ tiles: ['mask-1-a'], wood: 1, cocoa: 0, gold: 0 })
  })

  it('M9-33 ties are random', () => {
    const drawn = draw('mask-4-a', 'mask-5-a', 'disc-vp-4-a')
    const laid = { turn: 1, seats: [{}, { wood: 3, workers: by('nobles 2') }], empire: { warriors: spent(3) }, bot: { tiles: tilesFrom('nobles') } }
    const open = (...tiles: readonly string[]) => table({ players: 1, modules: ['m6', 'm9'], chance: ['roll:3', 'roll:4', ...draw(...tiles)], position: laid })
    expect([open('mask-4-a', 'mask-5-a', 'mask-7-a').question, open('mask-4-a', 'mask-5-a', 'mask-7-a').answers]).toEqual(['bot-mask', ['bot-mask:mask-4-a', 'bot-mask:mask-5-a', 'bot-mask:mask-7-a']])
    expect(open('mask-4-a', 'mask-4-b', 'disc-vp-4-a').answers).toEqual(['bot-mask:mask-4-a', 'bot-mask:mask-4-b'])
    const chosen = (mask: string): readonly string[] => builds(3, { wood: 3 }, { chance: [...drawn, `bot-mask:${mask}`] }).player(1).tiles
    expect([chosen('mask-4-a'), chosen('mask-5-a')]).toEqual([['mask-4-a'], ['mask-5-a']])
  })

  it('M9-33 if it takes none it gains 2 more VP; the tiles go back', () => {
    const owned = builds(3, { wood: 3, tiles: ['mask-4-b'] }, { chance: draw('mask-4-a', 'disc-vp-4-b', 'disc-vp-4-a') })
    expect(owned.player(1)).toMatchObject({ tiles: ['mask-4-b'], vp: 3, wood: 1 })
    expect(owned.summary()).toMatchObject({ stacks: { discoveries: 53 } })
    const poor = builds(3, { wood: 2 }, { chance: draw('mask-4-a', 'disc-vp-4-b', 'disc-vp-4-a') })
    expect(poor.player(1)).toMatchObject({ tiles: [], vp: 3 })
  })

  it('M9-34 region 6: takes a great mask it lacks without paying, else 4 more VP', () => {
    const mask = builds(6, {}, { chance: draw('gd-mask-a', 'gd-temple-red-a') })
    expect(mask.player(1)).toMatchObject({ tiles: ['gd-mask-a'], vp: 2, wood: 0, cocoa: 0 })
    const none = builds(6, {}, { chance: draw('gd-obsidian-3-a', 'gd-temple-red-a') })
    expect(none.player(1)).toMatchObject({ tiles: [], vp: 6, wood: 0 })
  })

  it('M9-35 region 11: exactly 8 VP in total', () => {
    expect(builds(11).player(1).vp).toBe(8)
    expect(builds(11, { workers: ['nobles 5', 'construction 5', 'construction 5', LOCKED] }).log('score')[0]).toMatchObject({ n: 8, rule: 'M9-35' })
  })

  it('M9-36, TEO-SOLO-32 region 2: a step where its marker is highest', () => {
    const t = builds(2, { temples: { blue: 1, red: 2, green: 0 } })
    expect(t.player(1).temples).toEqual({ blue: 1, red: 3, green: 0 })
    expect(points(t, 1, 'M9-REG-02')).toEqual([1])
  })

  it('M9-36 region 8: two different temples', () => {
    const t = builds(8, { temples: { blue: 0, red: 3, green: 1 } })
    expect(t.player(1).temples).toEqual({ blue: 0, red: 4, green: 2 })
    expect(points(t, 1, 'M9-REG-08')).toEqual([2])
  })

  it('M9-36 region 8: highest first, each temple once; TEO-SOLO-33 one at its top is passed over', () => {
    const climbed = (temples: Fields): unknown[] => builds(8, { temples }).log('temple-step').map((event) => event['temple'])
    expect(climbed({ blue: 3, red: 2, green: 1 })).toEqual(['blue', 'red'])
    expect(climbed({ blue: 1, red: 3, green: 2 })).toEqual(['red', 'green'])
    expect(climbed({ blue: 2, red: 2, green: 2 })).toEqual(['blue', 'red'])
    expect(climbed({ blue: 11, red: 1, green: 2 })).toEqual(['green', 'red'])
    expect(climbed({ blue: 11, red: 11, green: 2 })).toEqual(['green'])
  })

  it('M9-36, TEO-SOLO-26 region 4: slot before power, on one board the strongest first', () => {
    const raised = (...workers: string[]): unknown[] => builds(4, { workers: [...workers, LOCKED] }).log('power-up').slice(0, 3).map((event) => event['worker'])
    expect(raised('stone-quarry 1', 'alchemy 5', 'nobles 3')).toEqual(['worker-1-0', 'worker-1-1', 'worker-1-2'])
    expect(raised('alchemy 1', 'nobles 4', 'stone-quarry 5')).toEqual(['worker-1-2', 'worker-1-0', 'worker-1-1'])
    expect(raised('alchemy 1', 'nobles 2', 'alchemy 3')).toEqual(['worker-1-2', 'worker-1-0', 'worker-1-1'])
    expect(raised('nobles 2', 'nobles 4', 'alchemy 3')).toEqual(['worker-1-2', 'worker-1-1', 'worker-1-0'])
  })

  it('M9-36 region 4: three power-ups at most, and none for a locked worker', () => {
    const t = builds(4, { workers: ['nobles 2', 'construction 1', 'stone-quarry 3', 'forest-worship 4'] })
    expect(t.log('power-up').map((event) => event['worker'])).not.toContain('worker-1-3')
    expect(t.log('power-up')).toHaveLength(4) // the fourth for the action
  })

  it('M9-29 M9-30 M9-33 M9-34 what it pays, builds, takes and scores is told by its rule', () => {
    const told = (t: Table, type: string, ...details: readonly string[]): unknown[] => t.log(type).map((event) => [event.seat, event.rule, ...details.map((name) => event[name])])
    const three = builds(3, { wood: 3 }, { chance: draw('mask-4-a', 'disc-vp-4-b', 'disc-vp-4-a') })
    expect(told(three, 'pay', 'what', 'n')).toEqual([[1, 'M9-29', 'wood', 2], [1, 'M9-33', 'wood', 1]])
    expect(told(three, 'settle', 'region')).toEqual([[1, 'M9-30', 'region-3']])
    expect(told(three, 'take-tile', 'tile')).toEqual([[1, 'M9-33', 'mask-4-a']])
    expect(told(three, 'region-tile-drawn', 'tile')).toEqual([[-1, 'M9-REG-03', 'mask-4-a'], [-1, 'M9-REG-03', 'disc-vp-4-b'], [-1, 'M9-REG-03', 'disc-vp-4-a']])
    expect(told(builds(3, { wood: 2 }, { chance: draw('mask-4-a', 'disc-vp-4-b', 'disc-vp-4-a') }), 'score', 'n')).toEqual([[1, 'M9-REG-03', 1], [1, 'M9-33', 2]])
    const six = builds(6, {}, { chance: draw('gd-mask-a', 'gd-temple-red-a') })
    expect(told(six, 'take-tile', 'tile')).toEqual([[1, 'M9-34', 'gd-mask-a']])
    expect(told(six, 'region-tile-drawn', 'tile')).toEqual([[-1, 'M9-REG-06', 'gd-mask-a'], [-1, 'M9-REG-06', 'gd-temple-red-a']])
    expect(told(builds(6, {}, { chance: draw('gd-obsidian-3-a', 'gd-temple-red-a') }), 'score', 'n')).toEqual([[1, 'M9-REG-06', 2], [1, 'M9-34', 4]])
    expect(told(builds(9), 'take-tile', 'tile')).toEqual([[1, 'M9-REG-09', 'mask-special-jade-a']])
    const marched = botTurn({}, { warriors: { 'region-2': 1 }, chance: ['draw-path:region-2'] })
    expect(told(marched, 'warrior-pushed', 'from', 'to')).toEqual([[1, 'M9-26', 'teotihuacan', 'region-2'], [1, 'M9-27', 'region-2', 'region-6']])
  })

  it('M9-36 region 4: its unlocked workers once each in order of slot', () => {
    const t = builds(4, { workers: ['nobles 2', 'construction 1', 'stone-quarry 3', LOCKED] })
    const raised = t.log('power-up').map((event) => event['worker'])
    expect(raised).toEqual(['worker-1-2', 'worker-1-1', 'worker-1-0', 'worker-1-0']) // the last one for the action
    expect(Object.values(t.player(1).workers)).toEqual(['stone-quarry 4', 'construction 2', 'stone-quarry 4', LOCKED])
    expect(points(t, 1, 'M9-REG-04')).toEqual([1])
  })

  it('M9-36 region 7: the lowest technology it lacks, 3 VP to you for yours', () => {
    const position = { technologies: ['tech-01', 'tech-03', 'tech-05', 'tech-07', 'tech-09', 'tech-11'] }
    const t = builds(7, { technologies: ['tech-01'] }, { position, you: { technologies: ['tech-03'] } })
    expect(t.player(1).technologies).toEqual(['tech-01', 'tech-03'])
    expect([t.player(0).vp, t.player(1).temples.red, points(t, 1, 'M9-REG-07')]).toEqual([3, 1, [2]])
  })

  it('M9-36 regions 1, 5, 9 and 10 as printed', () => {
    expect(builds(1).player(1)).toMatchObject({ vp: 1, obsidian: 1, cocoa: 1 })
    expect(builds(5).player(1)).toMatchObject({ vp: 2, tiles: ['mask-special-gold-a'] })
    expect(builds(9).player(1)).toMatchObject({ vp: 4, tiles: ['mask-special-jade-a'] })
    expect(builds(10).player(1)).toMatchObject({ vp: 4, obsidian: 4 })
  })

  it('M9-23, TEO-SOLO-70 the bot scores its warriors at an eclipse', () => {
    const warriors = { 'region-11': 1, 'region-12': [1], teotihuacan: 0 }
    const t = table({ players: 1, modules: ['m6', 'm9'], position: { at: 'eclipse', empire: { warriors } } })
    expect([points(t, 1, 'M9-23'), points(t, 0, 'M9-23')]).toEqual([[8], []])
  })
})
