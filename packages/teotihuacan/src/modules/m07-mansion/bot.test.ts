// Teotibot and the Mansion.
// Ring of the examples: S1 palace, S2 stone-quarry, S3 alchemy, S4 forest, S5 construction, S6 decorations, S7 nobles, S8 gold-deposits.
import { has } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { discoveryNames } from '../../answers.ts'
import { botTileNames } from '../../automa/state.ts'
import { teotihuacan } from '../../index.ts'
import { DISC_GONE } from '../../state.ts'
import { type Table, table } from '../../testing.ts'

type Fields = Readonly<Record<string, unknown>>

interface Around {
  readonly you?: Fields
  readonly bot?: Fields
  readonly chance?: readonly string[]
  readonly settings?: Readonly<Record<string, number>>
  readonly modules?: readonly string[]
  readonly position?: Fields
}

const ROYALS = ['royal-c-01', 'royal-b-02', 'royal-a-04']
const CLAIMED = { blue: 4, red: 5, green: 3 }
const LOCKED = 'decorations-worship 1'
const WORKERS = ['gold-deposits 1', 'nobles 2', 'construction 3', LOCKED]

/** A turn of the bot with this tile and a roll of 7; by the Decorations tile its worker on S8 gathers gold and goes over the Mansion to S2. */
function botTurn(tile: string, { you = {}, bot = {}, chance = [], settings = {}, modules = [], position = {} }: Around = {}): Table {
  const tiles = [`bot-${tile}`, ...botTileNames.filter((other) => other !== `bot-${tile}`)].slice(0, 6)
  const seats = [{ temples: CLAIMED, ...you }, { temples: CLAIMED, workers: WORKERS, ...bot }]
  return table({
    players: 1,
    modules: ['m6', 'm7', ...modules],
    settings,
    chance: ['roll:3', 'roll:4', ...chance],
    position: { turn: 1, royals: ROYALS, discoveries: { palace: 'gd-mask-a' }, seats, bot: { tiles }, ...position },
  })
}

const passing = (around: Around = {}): Table => botTurn('decorations', around)
const REFILL = 'draw-discovery:gd-mask-b'
const gone = (t: Table, tile: string): boolean => has(t.g.s, DISC_GONE, discoveryNames.indexOf(tile))
const rolls = (t: Table): unknown[] => t.log('mansion-roll').map((event) => event['die'])

describe('owner tokens', () => {
  it.each([
    ['stone-quarry-worship', 'gold-deposits-worship 1', 'green', 1, 'palace-right', ['roll:6']],
    ['forest-worship', 'stone-quarry-worship 1', 'red', 3, 'palace-middle', []],
  ] as const)('M7-24 Teotibot takes them and claims like a player (to %s)', (space, before, temple, from, claimed, chance) => {
    const bot = { temples: { blue: 1, red: 1, green: 1, [temple]: from }, workers: ['nobles 1', 'nobles 1', 'nobles 1', before] }
    const t = botTurn('worship', { you: { temples: {} }, bot, chance })
    expect(t.worker('worker-1-3')).toBe(`${space} 1`)
    expect(t.player(1).temples[temple]).toBe(from + 2)
    expect(t.summary()['mansion']).toMatchObject({ claims: { [claimed]: 1 }, markersLeft: [3, 2] })
  })

  it('M7-24 not when you were first', () => {
    const bot = { temples: { blue: 1, red: 3, green: 1 }, workers: ['nobles 1', 'nobles 1', 'nobles 1', 'stone-quarry-worship 1'] }
    const t = botTurn('worship', { bot, position: { mansion: { red: 0 } } })
    expect(t.player(1).temples.red).toBe(5)
    expect(t.summary()['mansion']).toMatchObject({ claims: { 'palace-middle': 0 }, markersLeft: [2, 3] })
  })
})

describe('passing the Mansion', () => {
  it('M7-25 a bot worker that moves over the Mansion rolls one die', () => {
    const t = passing()
    expect([t.question, t.answers]).toEqual(['roll', [1, 2, 3, 4, 5, 6].map((die) => `roll:${die}`)])
    expect(t.worker('worker-1-0')).toBe('stone-quarry 2')
  })

  it('M7-25 and so does the worker of the Worship tile, before its steps', () => {
    const bot = { workers: ['nobles 1', 'nobles 1', 'nobles 1', 'gold-deposits-worship 1'] }
    const t = botTurn('worship', { bot })
    expect(t.question).toBe('roll')
    expect(t.worker('worker-1-3')).toBe('stone-quarry-worship 1')
  })

  it.each([
    ['a move on the ring', 'decorations', ['nobles 1', 'nobles 2', 'decorations 1', LOCKED]],
    ['the Worship tile', 'worship', ['nobles 1', 'nobles 1', 'nobles 1', 'stone-quarry-worship 1']],
  ])('M7-25 %s that does not pass it rolls nothing', (_, tile, workers) => {
    const t = botTurn(tile, { bot: { gold: 0, workers } })
    expect(rolls(t)).toEqual([])
    expect([t.question, t.seat]).toEqual(['turn', 0])
  })

  it('M7-25 a worker that leaves the Mansion after an ascension has not passed it', () => {
    const t = passing({ bot: { workers: ['gold-deposits 5', 'nobles 2', 'construction 3', LOCKED] } })
    expect(t.worker('worker-1-0')).toBe('stone-quarry 1')
    expect(t.log('ascend')).toHaveLength(1)
    expect(rolls(t)).toEqual([])
  })

  it('M7-25 TEO-EDGE-46 a bumped bot worker resolves nothing where it comes to stand, but passing the Mansion it rolls', () => {
    const you = { cocoa: 5, workers: ['nobles 1', 'nobles 1', 'nobles 1'] }
    const bot = { temples: CLAIMED, workers: ['construction 1', 'construction 1', 'construction 1', 'gold-deposits-worship 1'] }
    const position = { royals: ROYALS, seats: [you, bot], mansion: { blue: 1, red: 1, green: 1 } }
    const t = table({ players: 1, modules: ['m6', 'm7'], position, chance: ['roll:5'] })
    t.play('move:worker-0-0', 'to:gold-deposits', 'worship:gold-deposits-worship', 'worship-for:effect')
    expect(t.worker('worker-1-3')).toBe('stone-quarry-worship 1')
    expect(rolls(t)).toEqual([5])
    expect(t.player(1).temples).toEqual(CLAIMED)
  })

  it.each([1, 2, 3])('M7-25 a %i without a claim marker there does nothing', (die) => {
    const others = { 1: { red: 1, green: 1 }, 2: { blue: 1, green: 1 }, 3: { blue: 1, red: 1 } }[die]
    const t = passing({ chance: [`roll:${die}`], bot: { cocoa: 5 }, position: { mansion: others } })
    expect(rolls(t)).toEqual([die])
    expect(t.log('royal-activated')).toEqual([])
    expect(t.player(1)).toMatchObject({ cocoa: 5, temples: CLAIMED })
    expect(t.summary()['discoveries']).toEqual({ palace: 'gd-mask-a' })
    expect([t.question, t.seat]).toEqual(['turn', 0])
  })

  it.each([4, 5, 6])('M7-25 a %i does nothing', (die) => {
    const t = passing({ chance: [`roll:${die}`], bot: { cocoa: 5 }, position: { mansion: { blue: 1, red: 1, green: 1 } } })
    expect(t.log('royal-activated')).toEqual([])
    expect(t.player(1)).toMatchObject({ cocoa: 5, temples: CLAIMED })
  })

  it.each([[1, 'palace-left', 'blue'], [2, 'palace-middle', 'red'], [3, 'palace-right', 'green']] as const)(
    'M7-25 M7-26 a %i activates %s: the great tile is replaced, 1 cocoa pays for a step on %s',
    (die, space, temple) => {
      const t = passing({ chance: [`roll:${die}`, REFILL], bot: { cocoa: 5 }, position: { mansion: { [temple]: 1 } } })
      expect(t.log('royal-activated')).toMatchObject([{ space, rule: 'M7-26' }])
      expect(gone(t, 'gd-mask-a')).toBe(true)
      expect(t.summary()['discoveries']).toEqual({ palace: 'gd-mask-b' })
      expect(t.player(1)).toMatchObject({ cocoa: 4 + (temple === 'green' ? 2 : 0), temples: { ...CLAIMED, [temple]: CLAIMED[temple] + 1 } })
      expect([t.question, t.seat]).toEqual(['turn', 0])
    },
  )

  it('M7-26 without cocoa no step, but the tile is replaced and the owner gets the power-up', () => {
    const t = passing({ chance: ['roll:1', REFILL], bot: { cocoa: 0, obsidian: 3 }, position: { mansion: { blue: 1 } } })
    expect(t.player(1)).toMatchObject({ cocoa: 0, temples: CLAIMED })
    expect(gone(t, 'gd-mask-a')).toBe(true)
    expect(t.worker('worker-1-2')).toBe('construction 4')
  })

  it('M7-26 it pays also when its marker cannot climb any more', () => {
    const t = passing({ chance: ['roll:1', REFILL], bot: { cocoa: 5, temples: { ...CLAIMED, blue: 11 } }, position: { mansion: { blue: 1 } } })
    expect(t.player(1)).toMatchObject({ cocoa: 4, temples: { ...CLAIMED, blue: 11 } })
  })

  it('M7-26 the royal effect itself is not done', () => {
    const t = passing({ chance: ['roll:1', REFILL], bot: { cocoa: 5 }, position: { mansion: { blue: 1 } } }) // royal tile 01
    expect(t.player(1).cocoa).toBe(4)
  })

  it('M7-26 M7-18 with your marker you are asked for the power-up in the bot\'s turn', () => {
    const you = { workers: ['forest 5', 'nobles 1', 'nobles 1'], tiles: ['disc-vp-4-a'] }
    const t = passing({ chance: ['roll:1', REFILL], you, position: { mansion: { blue: 0 } } })
    expect([t.question, t.seat]).toEqual(['claim-power-up', 0])
    expect(t.answers).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1', 'power-up:worker-0-2', 'no-power-up'])
    t.play('power-up:worker-0-0')
    expect(t.question).toBe('ascension-reward')
    t.play('reward:ascend-vp-5')
    expect(t.player(0).vp).toBe(5)
    expect(t.worker('worker-0-0')).toBe('palace 1')
    expect(Object.values(t.player(1).workers)).toEqual(['stone-quarry 2', 'nobles 2', 'construction 3', LOCKED])
  })

  it('M7-26 in this order: the great tile, the cocoa, the step, the power-up of the owner', () => {
    const order = (t: Table): unknown[] => {
      const from = t.events.findIndex((event) => event.type === 'royal-activated')
      return t.events.slice(from).map((event) => event.type).filter((type) => ['discovery-discarded', 'pay', 'temple-step', 'power-up'].includes(type))
    }
    const bot = passing({ chance: ['roll:2', REFILL], bot: { cocoa: 1 }, position: { mansion: { red: 1 } } })
    expect(order(bot)).toEqual(['discovery-discarded', 'pay', 'temple-step', 'power-up'])
    const yours = passing({ chance: ['roll:2', REFILL], bot: { cocoa: 1 }, position: { mansion: { red: 0 } } })
    expect(yours).toMatchObject({ question: 'claim-power-up', seat: 0 })
    expect(order(yours)).toEqual(['discovery-discarded', 'pay', 'temple-step'])
    const space = passing({ chance: ['roll:2'], bot: { cocoa: 1 }, position: { mansion: { red: 1 } } })
    expect([space.question, space.player(1).cocoa, space.player(1).temples.red]).toEqual(['draw-discovery', 1, 5]) // replaced before anything is paid
  })

  it('M7-26 EXP-04 an empty space stays empty', () => {
    const t = passing({ chance: ['roll:1'], position: { mansion: { blue: 1 }, discoveries: {} } })
    expect(t.log('discovery-discarded')).toEqual([])
    expect(t.seat).toBe(0)
  })
})

describe('the power-up of the bot\'s marker', () => {
  it('M7-27 goes to its strongest unlocked worker', () => {
    const workers = ['gold-deposits 1', 'nobles 3', 'construction 3', 'decorations-worship 5']
    const t = passing({ chance: ['roll:1', REFILL], bot: { workers }, position: { mansion: { blue: 1 } } })
    expect(Object.values(t.player(1).workers)).toEqual(['stone-quarry 2', 'nobles 4', 'construction 3', 'decorations-worship 5'])
  })

  const yourWorship = (bot: Fields): Table => {
    const you = { temples: { blue: 2 }, workers: ['gold-deposits 2', 'nobles 1', 'nobles 1'] }
    const position = { royals: ROYALS, mansion: { blue: 1 }, seats: [you, { temples: CLAIMED, ...bot }] }
    return table({ players: 1, modules: ['m6', 'm7'], position }).play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
  }

  it('M7-27 also when you activate the royal tile', () => {
    const t = yourWorship({ workers: ['gold-deposits 1', 'nobles 2', 'construction 4', LOCKED] })
    expect(t.worker('worker-1-2')).toBe('construction 5')
    expect([t.question, t.seat]).toEqual(['claim-step', 0])
  })

  it('M7-27 M7-18 it may ascend in your turn: 5 VP, a calendar step, a new worker in the Mansion', () => {
    const t = yourWorship({ workers: ['gold-deposits 1', 'nobles 2', 'construction 5', LOCKED], avenue: 1 })
    expect(t.player(1)).toMatchObject({ vp: 5, avenue: 2, workers: { 'worker-1-2': 'palace 1' } })
    expect(t.summary()['calendar']).toMatchObject({ light: 1 })
    expect(t.seat).toBe(0)
  })
})

describe('options', () => {
  it('M7-28 with the difficulty option the bot makes the step for free', () => {
    for (const cocoa of [0, 5]) {
      const t = passing({ settings: { 'bot-mansion-free': 1 }, chance: ['roll:1', REFILL], bot: { cocoa }, position: { mansion: { blue: 1 } } })
      expect(t.player(1)).toMatchObject({ cocoa, temples: { ...CLAIMED, blue: 5 } })
    }
  })

  it('M7-28 the option is 0 or 1, and only with the Mansion', () => {
    const compile = (modules: string[], value: number) => teotihuacan.compile({ players: 1, modules, settings: { 'bot-mansion-free': value } })
    expect(compile(['m6', 'm7'], 2)).toMatchObject({ ok: false, rule: 'M7-28' })
    expect(compile(['m6', 'm7'], 1).ok).toBe(true)
    expect(compile(['m6'], 1)).toMatchObject({ ok: false, error: 'unknown-option' })
  })

  it('M7-23 MS1-07 with the alternative movement a third board is far enough', () => {
    const tiles = ['bot-decorations', ...botTileNames.filter((tile) => tile !== 'bot-decorations')].slice(0, 6)
    const position = { mansion: {}, bot: { tiles, directions: ['left@3', 'left@1', 'left@2', 'left@0'] } }
    const workers = ['gold-deposits 1', 'nobles 2', 'nobles 3', LOCKED]
    const t = passing({ modules: ['ms1'], chance: ['roll:6'], bot: { workers }, position })
    expect(t.worker('worker-1-0')).toBe('forest 2')
    expect(rolls(t)).toEqual([6])
  })
})

describe('Mask Collection', () => {
  it('M7-29 EXP-06 takes the mask of the Mansion, which is refilled with a great tile', () => {
    const t = botTurn('mask-collection', { chance: ['draw-discovery:gd-obsidian-3-a'] })
    expect(t.player(1).tiles).toEqual(['gd-mask-a'])
    expect(t.summary()['discoveries']).toEqual({ palace: 'gd-obsidian-3-a' })
    expect(t.log('bot-fallback')).toEqual([])
  })

  it('M7-29 not when it has one, nor a great tile that is no mask', () => {
    const owned = botTurn('mask-collection', { bot: { tiles: ['gd-mask-c'] } })
    expect(owned.player(1)).toMatchObject({ tiles: ['gd-mask-c'], cocoa: 5 })
    const other = botTurn('mask-collection', { position: { discoveries: { palace: 'gd-obsidian-3-a' } } })
    expect(other.player(1)).toMatchObject({ tiles: [], cocoa: 5 })
  })
})
