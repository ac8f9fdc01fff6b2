// How the bot chooses workers, temples and resources, and what it never does.
// Ring of the examples: S1 palace, S2 stone-quarry, S3 alchemy, S4 forest, S5 construction, S6 decorations, S7 nobles, S8 gold-deposits.
import { countSet } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { DISC_AVENUE, DISC_TEMPLE, DISC_WORDS } from '../state.ts'
import { table, type Table } from '../testing.ts'
import { botTileNames } from './state.ts'

type Fields = Readonly<Record<string, unknown>>

/** A turn of the bot with this tile on top of its pyramid and a roll of 7. */
function botTurn(tile: string, bot: Fields, you: Fields = {}, rest: Fields = {}): Table {
  const tiles = [`bot-${tile}`, ...botTileNames.filter((other) => other !== `bot-${tile}`)].slice(0, 6)
  const t = table({ players: 1, seed: 1, chance: ['roll:3', 'roll:4'], position: { turn: 1, seats: [you, bot], bot: { tiles }, ...rest } })
  expect(t.g.rules.broken(t.g)).toEqual([])
  expect(t.seat).toBe(0) // the bot is never asked
  return t
}

const workers = (t: Table): string[] => Object.values(t.player(1).workers)
const fellBack = (t: Table): boolean => t.log('bot-fallback').length > 0

const LOCKED = 'decorations-worship 1'
/** No mask lies out: Mask Collection always falls back. */
const fallback = (...unlocked: string[]): Table => botTurn('mask-collection', { workers: [...unlocked, LOCKED] })

describe('cocoa', () => {
  const crowd = ['construction 1', 'decorations 1', 'nobles 1', 'alchemy 1']
  const neutrals = [['construction', 'decorations', 'nobles'], ['alchemy', 'forest', 'construction']]
  const rich = { cocoa: 3, wood: 2, stone: 2, gold: 2 }

  it.each([
    ['construction', 'construction 2', { stone: 0 }],
    ['decorations', 'decorations 2', { gold: 0 }],
    ['alchemy', 'alchemy 2', { gold: 1 }],
    ['nobles', 'nobles 2', { wood: 0 }],
    ['nobles', 'forest 2', { wood: 2 }],
  ])('TEO-SOLO-24 the tile %s pays no fee on a crowded board (%s)', (tile, worker, after) => {
    const harvest = worker.startsWith('forest') ? { ...rich, wood: 0 } : rich
    const dice = [worker, 'palace 1', 'palace 1', 'gold-deposits-worship 1']
    const bot = { ...harvest, temples: { red: 1 }, technologies: ['tech-01'], workers: dice }
    const t = botTurn(tile, bot, { workers: crowd }, { neutrals })
    expect(fellBack(t)).toBe(false)
    expect(t.player(1)).toMatchObject({ cocoa: 3, ...after })
  })

  it('TEO-SOLO-24 neither bumping your worker nor taking both benefits costs the bot cocoa', () => {
    const bot = { workers: ['nobles 1', 'nobles 1', 'nobles 1', LOCKED] }
    const you = { cocoa: 2, workers: ['gold-deposits-worship 1'] }
    const t = botTurn('worship', bot, you, { discoveries: { 'gold-deposits': 'disc-vp-4-a' } })
    expect(t.player(1)).toMatchObject({ cocoa: 0, temples: { blue: 2 } })
    expect(t.player(0).cocoa).toBe(2)
  })
})

describe('which worker', () => {
  it('TEO-SOLO-25 a locked worker is not on its board: no decoration by the worshipper of Decorations', () => {
    const t = botTurn('decorations', { gold: 2, workers: ['forest 1', 'forest 2', 'forest 2', LOCKED] })
    expect(fellBack(t)).toBe(true)
    expect(t.player(1)).toMatchObject({ gold: 2, cocoa: 5, vp: 0 })
  })

  it('TEO-SOLO-25 a locked worker does not harvest either', () => {
    const t = botTurn('nobles', { workers: ['alchemy 1', 'alchemy 2', 'alchemy 2', 'forest-worship 1'] })
    expect(fellBack(t)).toBe(true)
    expect(t.player(1)).toMatchObject({ wood: 0, cocoa: 5 })
  })

  it.each([
    [['construction 2', 'construction 4', 'construction 3'], ['construction 2', 'nobles 5', 'construction 3']],
    [['construction 3', 'construction 1', 'construction 2'], ['nobles 4', 'construction 1', 'construction 2']],
  ])('TEO-SOLO-26 of %s the strongest is powered up: %s', (before, after) => {
    const t = botTurn('construction', { stone: 2, workers: [...before, LOCKED] })
    expect(workers(t)).toEqual([...after, LOCKED])
  })

  it.each([
    [['stone-quarry 3', 'forest 3', 'alchemy 1'], ['stone-quarry 3', 'decorations 4', 'alchemy 1']],
    [['forest 3', 'stone-quarry 3', 'alchemy 1'], ['decorations 4', 'stone-quarry 3', 'alchemy 1']],
    [['gold-deposits 2', 'forest 2', 'stone-quarry 2'], ['stone-quarry 3', 'forest 2', 'stone-quarry 2']],
  ])('TEO-SOLO-27 a tie for the highest power goes to the highest slot: %s becomes %s', (before, after) => {
    expect(workers(botTurn('mastery', { workers: [...before, LOCKED] }))).toEqual([...after, LOCKED])
  })

  it.each([
    [['forest 1', 'stone-quarry 1', 'gold-deposits 1'], ['forest 1', 'alchemy 2', 'gold-deposits 1']],
    [['stone-quarry 1', 'forest 1', 'gold-deposits 1'], ['alchemy 2', 'forest 1', 'gold-deposits 1']],
    [['gold-deposits 2', 'nobles 2', 'forest 3'], ['gold-deposits 2', 'gold-deposits 3', 'forest 3']],
    [['stone-quarry 1', 'palace 1', 'forest 1'], ['stone-quarry 1', 'stone-quarry 2', 'forest 1']], // the Palace is S1
  ])('TEO-SOLO-28 a tie for the lowest power goes to the lowest slot: %s becomes %s', (before, after) => {
    expect(workers(fallback(...before))).toEqual([...after, LOCKED])
  })

  it('TEO-SOLO-29 the weakest worker is the weakest unlocked one', () => {
    expect(workers(fallback('forest 4', 'alchemy 2', 'nobles 3'))).toEqual(['forest 4', 'forest 3', 'nobles 3', LOCKED])
    const alchemy = botTurn('alchemy', { workers: ['forest 4', 'stone-quarry 2', 'nobles 3', LOCKED] })
    expect(workers(alchemy)).toEqual(['forest 4', 'stone-quarry 4', 'nobles 3', LOCKED])
  })
})

describe('movement', () => {
  it.each([
    [1, 'alchemy 2'],
    [2, 'alchemy 3'],
    [3, 'forest 4'],
    [4, 'forest 5'],
  ])('TEO-SOLO-30 a worker of power %i on S2 is powered up first and goes to %s', (power, after) => {
    const t = botTurn('construction', { workers: [`stone-quarry ${power}`, 'nobles 1', 'nobles 1', LOCKED] })
    expect(workers(t)[0]).toBe(after)
  })

  it.each([
    ['gold-deposits 2', 'stone-quarry 3'], // S8 to S2
    ['gold-deposits 3', 'alchemy 4'], // S8 over S2 to S3
    ['nobles 2', 'gold-deposits 3'], // S7 to S8
    ['nobles 3', 'stone-quarry 4'], // S7 over S8 to S2
  ])('TEO-SOLO-31 the Palace is neither counted nor a destination: %s goes to %s', (before, after) => {
    const t = botTurn('mastery', { wood: 2, workers: [before, 'palace 1', 'palace 1', LOCKED] })
    expect(workers(t)[0]).toBe(after)
  })
})

describe('temples', () => {
  /** One step on any temple, through the Construction tile. */
  const oneStep = (temples: Fields, yours: Fields = {}): unknown => {
    const dice = ['construction 1', 'nobles 1', 'nobles 1', LOCKED]
    return botTurn('construction', { stone: 2, temples, workers: dice }, { temples: yours }).player(1).temples
  }

  /** Three steps on any temple: the worshipper goes from Forest to Decorations. */
  const threeSteps = (temples: Fields, yours: Fields = {}): Table =>
    botTurn('worship', { temples, workers: ['nobles 1', 'nobles 1', 'nobles 1', 'forest-worship 1'] }, { temples: yours })

  it.each([
    [{ blue: 2, red: 5, green: 3 }, { blue: 2, red: 6, green: 3 }],
    [{ blue: 2, red: 3, green: 7 }, { blue: 2, red: 3, green: 8 }],
    [{ blue: 4, red: 3, green: 3 }, { blue: 5, red: 3, green: 3 }],
  ])('TEO-SOLO-32 a step on any temple is made on the highest: %o becomes %o', (before, after) => {
    expect(oneStep(before)).toEqual(after)
  })

  it.each([
    [{ blue: 3, red: 3, green: 3 }, { blue: 4, red: 3, green: 3 }],
    [{ blue: 1, red: 3, green: 3 }, { blue: 1, red: 4, green: 3 }],
    [{ blue: 3, red: 1, green: 3 }, { blue: 4, red: 1, green: 3 }],
  ])('TEO-SOLO-32 ties go to blue, then red, then green: %o becomes %o', (before, after) => {
    expect(oneStep(before)).toEqual(after)
  })

  it('TEO-SOLO-32 temples where it is on the top are ignored', () => {
    expect(oneStep({ blue: 11, red: 1, green: 2 })).toEqual({ blue: 11, red: 1, green: 3 })
    expect(oneStep({ blue: 11, red: 11, green: 0 })).toEqual({ blue: 11, red: 11, green: 1 })
  })

  it('TEO-SOLO-33 a top you occupy is ignored while the bot stands on step 10, but not below', () => {
    expect(oneStep({ blue: 10, red: 4, green: 2 }, { blue: 11 })).toEqual({ blue: 10, red: 5, green: 2 })
    expect(oneStep({ blue: 10, red: 4, green: 2 }, { blue: 10 })).toEqual({ blue: 11, red: 4, green: 2 })
    expect(oneStep({ blue: 9, red: 4, green: 2 }, { blue: 11 })).toEqual({ blue: 10, red: 4, green: 2 })
  })

  it('TEO-SOLO-33 several steps are chosen one after the other', () => {
    expect(threeSteps({ blue: 9, red: 4, green: 4 }, { blue: 11 }).player(1).temples).toEqual({ blue: 10, red: 6, green: 4 })
    expect(threeSteps({ blue: 10, red: 4, green: 4 }).player(1)).toMatchObject({ temples: { blue: 11, red: 6, green: 4 }, vp: 6 + 2 + 3 })
    expect(threeSteps({ blue: 1, red: 2, green: 2 }).player(1).temples).toEqual({ blue: 1, red: 5, green: 2 })
  })

  it('TEO-SOLO-33 steps that can be made nowhere are lost', () => {
    const t = threeSteps({ blue: 11, red: 10, green: 9 }, { red: 11, green: 11 })
    expect(t.player(1)).toMatchObject({ temples: { blue: 11, red: 10, green: 10 }, vp: 0 })
  })
})

describe('rewards', () => {
  /** Two blue steps: the worshipper goes from Decorations to Gold Deposits. */
  const blueSteps = (from: number, goods: Fields): Fields => {
    const dice = ['nobles 1', 'nobles 1', 'nobles 1', LOCKED]
    const { gold, stone, wood } = botTurn('worship', { ...goods, temples: { blue: from }, workers: dice }).player(1)
    return { gold, stone, wood }
  }

  it.each([
    [{ gold: 5, stone: 3, wood: 0 }, { gold: 5, stone: 3, wood: 2 }],
    [{ gold: 0, stone: 3, wood: 3 }, { gold: 2, stone: 3, wood: 3 }],
    [{ gold: 1, stone: 0, wood: 3 }, { gold: 2, stone: 1, wood: 3 }], // stone, then gold before stone
    [{ gold: 0, stone: 0, wood: 0 }, { gold: 1, stone: 1, wood: 0 }],
    [{ gold: 4, stone: 0, wood: 0 }, { gold: 4, stone: 1, wood: 1 }],
  ])('TEO-SOLO-34 two single resources of blue steps go where it has least: %o becomes %o', (before, after) => {
    expect(blueSteps(1, before)).toEqual(after)
  })

  it('TEO-SOLO-34 a step that gives two resources is taken unit by unit', () => {
    expect(blueSteps(4, { gold: 2, stone: 1, wood: 0 })).toEqual({ gold: 3, stone: 2, wood: 2 }) // wood, stone, wood, gold
  })

  /** Tiles lying on all spaces of a kind. */
  const lying = (t: Table, set: number, spaces: number): number => countSet(t.g.s, set, spaces * DISC_WORDS)

  it.each([
    ['blue-4', 'decorations', { blue: 3 }, { wood: 10, gold: 11, stone: 11, cocoa: 3 }],
    ['red-5', 'stone-quarry', { red: 4 }, { vp: 2 + 3, cocoa: 3 }],
    ['green-3', 'gold-deposits', { green: 2 }, { cocoa: 3 + 1 + 2 }],
    ['green-6', 'gold-deposits', { green: 5 }, { cocoa: 3 + 2 + 3 }],
  ])('TEO-SOLO-35 on main step %s the bot takes the printed reward, though it could pay a tile', (step, from, temples, after) => {
    const discoveries = { [step]: ['mask-4-a', 'disc-double-move-a'] }
    const goods = { wood: 10, gold: 9, stone: 10, cocoa: 3, temples }
    const t = botTurn('worship', { ...goods, workers: ['nobles 1', 'nobles 1', 'nobles 1', `${from}-worship 1`] }, {}, { discoveries })
    expect(t.player(1)).toMatchObject({ ...after, tiles: [], used: [] })
    expect(lying(t, DISC_TEMPLE, 4)).toBe(2)
  })

  it.each([
    [2, 3],
    [5, 6],
    [7, 8],
  ])('TEO-SOLO-35 stepping from %i to grey Avenue space %i the bot takes nothing', (from, to) => {
    const bot = { wood: 3, cocoa: 3, avenue: from, workers: ['nobles 1', 'forest 1', 'forest 1', LOCKED] }
    const t = botTurn('nobles', bot, {}, { discoveries: { [`avenue-${to}`]: ['mask-4-a'] } })
    expect(t.player(1)).toMatchObject({ avenue: to, wood: 1, cocoa: 3, tiles: [] })
    expect(lying(t, DISC_AVENUE, 3)).toBe(1)
  })
})

describe('ascension', () => {
  it('TEO-SOLO-36 an Avenue step, the die on the Palace with power 1, 5 VP and a calendar step', () => {
    const bot = { avenue: 1, workers: ['forest 4', 'nobles 5', 'nobles 5', LOCKED] }
    const t = botTurn('alchemy', bot, {}, { calendar: { light: 2 } }) // twice on the die of power 4, no movement
    expect(workers(t)).toEqual(['palace 1', 'nobles 5', 'nobles 5', LOCKED])
    expect(t.player(1)).toMatchObject({ avenue: 2, vp: 5, cocoa: 0, temples: { blue: 0, red: 0, green: 0 } })
    expect(t.log('calendar')).toMatchObject([{ rule: 'TEO-ASC-10', space: 3 }, { rule: 'TEO-TURN-05', space: 4 }])
  })

  it('TEO-SOLO-36 at the end of the Avenue the other parts remain', () => {
    const t = botTurn('alchemy', { avenue: 9, workers: ['forest 4', 'nobles 5', 'nobles 5', LOCKED] })
    expect(t.player(1)).toMatchObject({ avenue: 9, vp: 5 })
  })

  it.each([
    [['palace', 'stone-quarry', 'alchemy', 'forest', 'construction', 'decorations', 'nobles', 'gold-deposits'], 'stone-quarry 1'],
    [['palace', 'nobles', 'alchemy', 'forest', 'construction', 'decorations', 'stone-quarry', 'gold-deposits'], 'nobles 1'],
  ])('TEO-SOLO-37 in "power up and move" the new worker moves on from the Palace to S2: %s', (ring, after) => {
    const t = botTurn('decorations', { workers: ['gold-deposits 5', 'forest 1', 'forest 1', LOCKED] }, {}, { ring })
    expect(workers(t)[0]).toBe(after)
    expect(t.player(1)).toMatchObject({ gold: 2, vp: 5, avenue: 1 })
  })
})

describe('fallback', () => {
  it('TEO-SOLO-38 5 cocoa, a power-up of the weakest worker, and its move', () => {
    const t = fallback('forest 2', 'nobles 1', 'construction 3')
    expect(t.player(1)).toMatchObject({ cocoa: 5, vp: 0, wood: 0, stone: 0, gold: 0 })
    expect(workers(t)).toEqual(['forest 2', 'gold-deposits 2', 'construction 3', LOCKED])
  })

  it('TEO-SOLO-38 the weakest worker may ascend', () => {
    const t = fallback('forest 5', 'nobles 5', 'construction 5')
    expect(t.player(1)).toMatchObject({ cocoa: 5, vp: 5, avenue: 1 })
    expect(workers(t)).toEqual(['stone-quarry 1', 'nobles 5', 'construction 5', LOCKED])
  })
})
