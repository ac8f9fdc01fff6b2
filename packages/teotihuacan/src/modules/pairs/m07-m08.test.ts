import { describe, expect, it } from 'vitest'
import { type Table, table } from '../../testing.ts'

interface Around {
  readonly royal?: string
  readonly seat?: object
  readonly tile?: string
  readonly chance?: readonly string[]
  readonly modules?: readonly string[]
  readonly position?: object
}

/** Seat 0 arrives at the Mansion with a worker of power 2 and stands on its left royal tile, 01 unless another is named; its shaman is where it is put. */
function arriving(shaman: string, { royal = 'royal-c-01', seat = {}, tile, chance = [], modules = ['m6', 'm7', 'm8'], position = {} }: Around = {}): Table {
  const altars = { shamans: [shaman, 'altar-4-5-to-4 standing'] }
  const seats = [{ workers: ['gold-deposits 2', 'forest 1', 'forest 1'], ...seat }, { workers: ['nobles 1', 'nobles 1', 'nobles 1'] }]
  const royals = [royal, ...['royal-b-06', 'royal-a-04', 'royal-c-01'].filter((other) => other !== royal).slice(0, 2)]
  const discoveries = tile === undefined ? {} : { palace: tile }
  return table({ players: 2, modules, chance, position: { seats, royals, altars, discoveries, ...position } }).play(
    'move:worker-0-0', 'to:palace', 'worship:palace-left',
  )
}

const worshipping = (shaman: string, around: Around = {}): Table => arriving(shaman, around).play('worship-for:effect')

const TOWARDS = 'altar-1-2-to-1'
const stands = (t: Table): boolean => JSON.stringify(t.summary()).includes(`${TOWARDS} standing`)

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
    const palace = worshipping('altar-1-2-to-1 standing', { modules: ['m6', 'm8'] })
    expect(palace.player(0).cocoa).toBe(3)
    expect(stands(palace)).toBe(true)
  })

  it('M8-20 M8-18 the shaman of another player gives nothing and keeps standing', () => {
    const t = worshipping('altar-8-1-to-8 standing', { position: { altars: { shamans: ['altar-8-1-to-8 standing', 'altar-1-2-to-1 standing'] } } })
    expect(t.player(0).cocoa).toBe(3)
    expect(stands(t)).toBe(true)
  })

  it('M8-20 with both benefits it lies as soon as the royal tile was used, the great tile first or last', () => {
    const seat = { cocoa: 1 }
    const chance = ['draw-discovery:gd-mask-b']
    const effectFirst = arriving(`${TOWARDS} standing`, { seat, tile: 'gd-mask-a', chance }).play('worship-for:both', 'first:effect')
    expect([effectFirst.question, effectFirst.player(0).cocoa, stands(effectFirst)]).toEqual(['worship-tile', 4, false])
    const tileFirst = arriving(`${TOWARDS} standing`, { seat, tile: 'gd-mask-a', chance }).play('worship-for:both', 'first:tile')
    expect([tileFirst.question, stands(tileFirst)]).toEqual(['worship-tile', true])
    tileFirst.play('take:gd-mask-a')
    expect([tileFirst.question, tileFirst.player(0).cocoa, stands(tileFirst)]).toEqual(['end-turn', 4, false])
    expect(tileFirst.log('shaman-lies')).toMatchObject([{ rule: 'M8-20' }])
  })

  it('M8-20 GD-11 raised by a tile before the royal tile it helps, after it it stays up', () => {
    const seat = { cocoa: 1, workers: ['gold-deposits 2', 'forest 2', 'forest 1'] }
    const held = { seat: { ...seat, tiles: ['gd-raise-shaman-a'] }, tile: 'gd-mask-a', chance: ['draw-discovery:gd-mask-b'] }
    const raised = arriving(`${TOWARDS} lying`, held).play('worship-for:both', 'first:tile', 'use:gd-raise-shaman-a', 'take:gd-mask-a')
    expect([raised.player(0).cocoa, stands(raised)]).toEqual([1 - 1 + 2 + 4, false])
    const after = arriving(`${TOWARDS} standing`, held).play('worship-for:both', 'first:effect', 'use:gd-raise-shaman-a', 'take:gd-mask-a')
    expect([after.player(0).cocoa, stands(after)]).toEqual([1 - 1 + 4 + 2, true])
  })

  it('M8-20 GD-10 while it helps at the royal tile it may march away: it counts to the end of the worship', () => {
    const seat = { cocoa: 3, tiles: ['gd-shaman-march-a'] }
    const t = worshipping(`${TOWARDS} standing`, { royal: 'royal-b-02', seat })
    expect(t.question).toBe('repeat')
    t.play('use:gd-shaman-march-a')
    t.play(t.answers[0] ?? '', 'again', 'again', 'again')
    expect([t.player(0).wood, t.player(0).gold, stands(t)]).toEqual([3, 2, false]) // power 2, and the shaman
  })

  it('M8-20 M7-07 M7-09 shaman and own workers there add up, after the lower of two values was chosen', () => {
    const workers = ['gold-deposits 2', 'palace 1', 'palace 1']
    expect(worshipping(`${TOWARDS} standing`, { seat: { workers } }).player(0).cocoa).toBe(2 + 1 + 2 + 1)
    const lower = { royal: 'royal-a-04', seat: { workers, technologies: ['tech-05'] } }
    expect(worshipping(`${TOWARDS} standing`, lower).player(0).vp).toBe(2 * (1 + 2 + 1))
  })

  it('M8-20 it lies although the royal tile is used not once', () => {
    const t = worshipping(`${TOWARDS} standing`, { royal: 'royal-b-02', seat: { cocoa: 3 } }).play('done')
    expect([t.player(0).wood, stands(t)]).toEqual([0, false])
  })

  it('M8-20 M7-17 it lies when the owner of the claim marker is asked', () => {
    const position = { mansion: { blue: 1 }, seats: [{ workers: ['gold-deposits 2', 'forest 1', 'forest 1'] }, { temples: { blue: 4 }, workers: ['nobles 1', 'nobles 1', 'nobles 1'] }] }
    const t = worshipping(`${TOWARDS} standing`, { position })
    expect([t.question, t.seat, t.player(0).cocoa, stands(t)]).toEqual(['claim-power-up', 1, 4, false])
  })
})

describe('altars beside the Mansion', () => {
  it('M8-11 M7-07 workers unlocked by the altar stand in the general area and add to the value', () => {
    const altars = { tiles: ['altar-unlock', 'altar-trade', 'altar-back', 'altar-gift'], shamans: ['altar-4-5-to-5 standing', 'altar-5-6-to-6 standing'] }
    const seats = [{ workers: ['gold-deposits 2', 'palace-middle 1', 'palace-right 3'] }, { workers: ['nobles 1', 'nobles 1', 'nobles 1'] }]
    const t = table({ players: 2, modules: ['m6', 'm7', 'm8'], position: { seats, royals: ['royal-c-01', 'royal-b-06', 'royal-a-04'], altars } })
    t.play('shaman:altar-1-2-to-1', 'end-turn', 'move:worker-1-0', 'to:gold-deposits', 'collect-cocoa', 'end-turn')
    expect([t.worker('worker-0-1'), t.worker('worker-0-2')]).toEqual(['palace 1', 'palace 3'])
    t.play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
    expect(t.player(0).cocoa).toBe(2 + 1 + 2 + 1) // and the shaman that was moved beside the Mansion
  })

  it('M8-10 M7-07 a worker that steps back into the Mansion adds to the value; the acting one does not step back', () => {
    const altars = { tiles: ['altar-back', 'altar-trade', 'altar-unlock', 'altar-gift'], shamans: ['altar-4-5-to-5 standing', 'altar-5-6-to-6 standing'] }
    const seats = [{ workers: ['gold-deposits 2', 'stone-quarry 1', 'alchemy 1'] }, { workers: ['nobles 1', 'nobles 1', 'nobles 1'] }]
    const position = { seats, royals: ['royal-c-01', 'royal-b-06', 'royal-a-04'], altars, mansion: {} }
    const t = table({ players: 2, modules: ['m6', 'm7', 'm8'], position })
    t.play('shaman:altar-1-2-to-2', 'step-back:worker-0-1', 'back-to:palace', 'step-back:worker-0-2', 'back-to:palace')
    t.play('end-turn', 'move:worker-1-0', 'to:gold-deposits', 'collect-cocoa', 'end-turn')
    t.play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
    expect(t.player(0).cocoa).toBe(2 + 1 + 2)
  })
})

describe('Teotibot with shaman and Mansion', () => {
  const TILES = ['bot-mask-collection', 'bot-construction', 'bot-decorations', 'bot-alchemy', 'bot-nobles', 'bot-mastery']

  /** A turn of the bot by Mask Collection; its shaman lies beside places 4 and 5, the next altar holds two tiles. */
  function collecting(palace: string, bot: object, chance: readonly string[], rest: object = {}): Table {
    const altars = { shamans: ['altar-8-1-to-8', 'altar-4-5-to-4 lying'], discoveries: { 'altar-1-2': ['gd-mask-b', 'gd-obsidian-3-a'] } }
    const seats = [{ workers: ['forest 1', 'forest 1', 'forest 1'] }, { workers: ['nobles 1', 'alchemy 2', 'construction 3', 'decorations-worship 1'], ...bot }]
    const position = { turn: 1, seats, altars, royals: ['royal-c-01', 'royal-b-02', 'royal-a-04'], discoveries: { palace }, bot: { tiles: TILES }, ...rest }
    return table({ players: 1, modules: ['m6', 'm7', 'm8'], chance: ['roll:3', 'roll:4', ...chance], position })
  }

  it('M8-25 M8-26 M7-29 MOD-09 the mask of the Mansion comes first: then the altar has none it lacks', () => {
    const t = collecting('gd-mask-a', {}, ['draw-discovery:gd-technology-a'])
    expect(t.player(1).tiles).toEqual(['gd-mask-a'])
    expect(t.log('altar-tile-discarded').map((event) => event['tile'])).toEqual(['gd-obsidian-3-a'])
    expect(t.summary()['discoveries']).toEqual({ palace: 'gd-technology-a' })
    const none = collecting('gd-technology-a', {}, [])
    expect([none.player(1).tiles, none.log('altar-tile-discarded')]).toEqual([['gd-mask-b'], []])
  })

  it('M8-25 M7-25 the roll of a worker that passes the Mansion comes before the shaman moves', () => {
    const bot = { cocoa: 5, temples: { blue: 4 }, workers: ['gold-deposits 1', 'alchemy 2', 'construction 3', 'decorations-worship 1'] }
    const t = collecting('gd-technology-a', bot, ['roll:1', 'draw-discovery:gd-temple-red-a'], { mansion: { blue: 1 } })
    const types = t.events.map((event) => event.type)
    expect(types.indexOf('mansion-roll')).toBeGreaterThan(-1)
    expect(types.indexOf('shaman-placed')).toBeGreaterThan(types.indexOf('royal-activated'))
    expect(t.player(1).temples.blue).toBe(5)
  })
})
