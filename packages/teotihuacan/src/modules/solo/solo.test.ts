// Playing against Teotibot: what changes in the general rules, and the difficulty options.
// Ring of the examples: S1 palace, S2 stone-quarry, S3 alchemy, S4 forest, S5 construction, S6 decorations, S7 nobles, S8 gold-deposits.
import { fastRandom } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { compile } from '../../compile.ts'
import { table, type Table } from '../../testing.ts'
import { difficulty } from './difficulty.ts'

type Fields = Readonly<Record<string, unknown>>

const DICE = ['forest 2', 'nobles 2', 'construction 2']

/** Your turn: a worker of yours moves to a board. */
const arrive = (you: Fields, bot: Fields, board: string, rest: Fields = {}): Table =>
  table({ players: 1, seed: 1, position: { seats: [you, bot], ...rest }, answers: ['move:worker-0-0', `to:${board}`] })

/** The bot's turn with a tile on top of its pyramid. */
function botTurn(tile: string, bot: Fields, rest: Fields = {}, chance: readonly string[] = []): Table {
  const all = ['bot-construction', 'bot-decorations', 'bot-worship', 'bot-mask-collection', 'bot-nobles', 'bot-alchemy', 'bot-mastery']
  const tiles = [tile, ...all.filter((other) => other !== tile)].slice(0, 6)
  const position = { turn: 1, seats: [{}, bot], bot: { tiles }, ...rest }
  return table({ players: 1, seed: 1, chance: ['roll:3', 'roll:4', ...chance], position })
}

describe('displays', () => {
  const pyramidDisplay = ['pyr-01', 'pyr-02', 'pyr-03']
  const decorationDisplay = ['deco-01', 'deco-02', 'deco-03', 'deco-04']

  it('TEO-SOLO-10 pyramid tiles slide left after you built, new ones come in at the right', () => {
    const t = arrive({ stone: 4, cocoa: 5, workers: ['forest 1', 'construction 1'] }, {}, 'construction', { pyramidDisplay })
    t.chance('draw-pyramid-tile:pyr-20', 'draw-pyramid-tile:pyr-10')
    t.play('main-action', 'build-with:pyr-02', 'build-at:p1-r0c0', 'turned:0', 'build-with:pyr-01', 'build-at:p1-r0c1', 'turned:0')
    t.play('power-up:worker-0-0')
    expect(t.summary()['pyramidDisplay']).toEqual(['pyr-03', 'pyr-20', 'pyr-10'])
  })

  it('TEO-SOLO-10 decorations slide up after you took one, the new one comes in at the bottom', () => {
    const t = arrive({ gold: 3, cocoa: 5, workers: ['forest 1'] }, {}, 'decorations', { decorationDisplay })
    t.chance('draw-decoration:deco-15')
    t.play('main-action', 'decorate-with:deco-02', 'decorate-at:deco-right-1', 'power-up:worker-0-0')
    expect(t.summary()['decorationDisplay']).toEqual(['deco-01', 'deco-03', 'deco-04', 'deco-15'])
  })

  it('TEO-SOLO-10 they slide after the bot, too', () => {
    const bot = { stone: 2, gold: 2, workers: ['construction 1', 'decorations 1', 'nobles 1', 'forest-worship 1'], temples: { red: 1 } }
    const built = botTurn('bot-construction', bot, { pyramidDisplay }, ['turn-pyramid-tile:0', 'draw-pyramid-tile:pyr-20'])
    expect(built.summary()['pyramidDisplay']).toEqual(['pyr-02', 'pyr-03', 'pyr-20'])
    const decorated = botTurn('bot-decorations', bot, { decorationDisplay }, ['draw-decoration:deco-15'])
    expect(decorated.summary()['decorationDisplay']).toEqual(['deco-02', 'deco-03', 'deco-04', 'deco-15'])
  })
})

describe('bumping a worker of the bot', () => {
  const botOn = (space: string): Fields => ({ temples: { blue: 1, red: 1, green: 1 }, workers: [...DICE, `${space}-worship 1`] })

  it.each([
    ['decorations', 'forest', [], 'gold-deposits'],
    ['stone-quarry', 'palace', [], 'forest'],
    ['decorations', 'forest', ['gold-deposits-worship 1'], 'stone-quarry'], // past yours and the Palace
    ['decorations', 'forest', ['gold-deposits-worship 1', 'stone-quarry-worship 1'], 'forest'],
    ['gold-deposits', 'nobles', [], 'stone-quarry'], // over the Palace
  ])('TEO-SOLO-11 from %s (you from %s, yours on %s) it goes to the next free temple space: %s', (at, from, yours, to) => {
    const workers = [`${from} 1`, ...yours, ...['alchemy 1', 'alchemy 1'].slice(yours.length), 'wheel']
    const t = arrive({ cocoa: 1, workers }, botOn(at), at).play(`worship:${at}-worship`, 'worship-for:effect')
    expect(t.worker('worker-1-3')).toBe(`${to}-worship 1`)
    expect(t.worker('worker-0-0')).toBe(`${at}-worship 1`)
    expect(t.log('pay')).toMatchObject([{ seat: 0, what: 'cocoa', n: 1 }])
    for (const [i, space] of yours.entries()) expect(t.worker(`worker-0-${i + 1}`)).toBe(space)
  })

  it('TEO-SOLO-11 nothing is resolved there', () => {
    const discoveries = { decorations: 'disc-vp-4-a', 'gold-deposits': 'mask-4-a' }
    const t = arrive({ cocoa: 1, workers: ['forest 1'] }, { ...botOn('decorations'), wood: 5 }, 'decorations', { discoveries })
    t.play('worship:decorations-worship', 'worship-for:effect')
    expect(t.player(1)).toMatchObject({ temples: { blue: 1, red: 1, green: 1 }, wood: 5, gold: 0, cocoa: 0, vp: 0, tiles: [] })
    expect(t.summary()['discoveries']).toEqual(discoveries)
  })

  it('TEO-SOLO-11 it costs 1 cocoa as usual', () => {
    const t = arrive({ workers: ['forest 1'] }, botOn('decorations'), 'decorations')
    expect(t.refused('worship:decorations-worship').rule).toBe('TEO-WORSHIP-04')
  })

  it.each([
    ['decorations', 'forest', ['stone-quarry', 'forest', 'gold-deposits'], 'gold-deposits'],
    ['stone-quarry', 'palace', ['gold-deposits', 'decorations', 'forest'], 'forest'],
    ['gold-deposits', 'nobles', ['forest', 'decorations', 'stone-quarry'], 'stone-quarry'],
  ])('TEO-SOLO-12 TEO-EDGE-46 from %s (you from %s) with yours on %s it takes the place of %s', (at, from, spaces, taken) => {
    const workers = [`${from} 1`, ...spaces.map((space) => `${space}-worship 2`)]
    const t = arrive({ cocoa: 4, workers }, botOn(at), at).play(`worship:${at}-worship`, 'worship-for:effect')
    expect(t.worker('worker-1-3')).toBe(`${taken}-worship 1`)
    const after = spaces.map((space) => (space === taken ? `${space} 2` : `${space}-worship 2`))
    expect(Object.values(t.player(0).workers)).toEqual([`${at}-worship 1`, ...after])
    expect(t.log('pay')).toMatchObject([{ seat: 0, what: 'cocoa', n: 1 }])
    expect(t.log('bumped').at(-1)).toMatchObject({ seat: 0, rule: 'TEO-SOLO-12', space: `${taken}-worship` })
  })

  it('TEO-EDGE-46 over the Palace nothing is resolved: no temple step, no tile', () => {
    const discoveries = { palace: 'mask-4-a', 'stone-quarry': 'mask-5-a' }
    const workers = ['nobles 1', 'stone-quarry-worship 1', 'forest-worship 1', 'decorations-worship 1']
    const t = arrive({ cocoa: 1, workers }, { ...botOn('gold-deposits'), wood: 5 }, 'gold-deposits', { discoveries })
    t.play('worship:gold-deposits-worship', 'worship-for:effect')
    expect(t.worker('worker-1-3')).toBe('stone-quarry-worship 1')
    expect(t.worker('worker-0-1')).toBe('stone-quarry 1')
    expect(t.player(1)).toMatchObject({ temples: { blue: 1, red: 1, green: 1 }, wood: 5, cocoa: 0, tiles: [] })
    expect(t.summary()['discoveries']).toEqual(discoveries)
  })
})

describe('your cocoa counts', () => {
  it.each([
    ['two workers of the bot', { workers: ['forest 2', 'forest 3', 'nobles 1', 'decorations-worship 1'] }, 2],
    ['one worker of the bot', { workers: ['forest 2', 'nobles 3', 'nobles 1', 'decorations-worship 1'] }, 2],
    ['only its worshipper', { workers: ['nobles 2', 'nobles 3', 'nobles 1', 'forest-worship 1'] }, 1],
  ])('TEO-SOLO-14 on a board with %s you collect accordingly', (_, bot, cocoa) => {
    expect(arrive({ workers: ['palace 1'] }, bot, 'forest').play('collect-cocoa').player(0).cocoa).toBe(cocoa)
  })

  it('TEO-SOLO-14 the dice of the bot are one colour in the fee of a Main Action, next to neutral ones', () => {
    const bot = { workers: ['forest 2', 'forest 3', 'nobles 1', 'decorations-worship 1'] }
    const paid = arrive({ cocoa: 5, workers: ['palace 3'] }, bot, 'forest').play('main-action')
    expect(paid.log('pay')).toMatchObject([{ what: 'cocoa', n: 1 }])
    const crowded = arrive({ cocoa: 1, workers: ['palace 3'] }, bot, 'forest', { neutrals: [['forest']] })
    expect(crowded.refused('main-action').rule).toBe('TEO-MAIN-04')
  })
})

describe('whole games', () => {
  /** Plays at random to the end; `look` sees every position in which you are about to begin a turn. */
  function playOut(seed: number, look: (t: Table) => void): Table {
    const t = table({ players: 1, seed })
    const random = fastRandom(seed)
    while (t.question !== 'over') {
      if (t.question === 'turn') look(t)
      t.play(t.answers[random(t.answers.length)])
    }
    return t
  }
  const botDice = (t: Table): string[] => Object.values(t.player(1).workers).map((worker) => worker.split(' ')[0])
  const onPalace = (t: Table): number => botDice(t).filter((place) => place === 'palace').length

  it.each([1, 2, 7])('TEO-SOLO-13 TEO-SOLO-24 TEO-SOLO-35 TEO-EDGE-48 the bot keeps its limits in game %i', (seed) => {
    let [before, after] = [0, 0]
    const t = playOut(seed, (now) => {
      expect(botDice(now).filter((place) => place.startsWith('palace-'))).toEqual([])
      expect(botDice(now).filter((place) => place.endsWith('-worship'))).toHaveLength(1)
      expect(now.player(1).tiles.filter((tile) => !tile.startsWith('mask-'))).toEqual([])
      expect(now.player(1).used).toEqual([])
      after = onPalace(now) // a die comes to stand there only by the Alchemy tile
      if (after > before) expect(now.log('bot-tile').slice(-1)).toMatchObject([{ tile: 'bot-alchemy' }])
      before = after
    })
    const cocoaPaid = t.log('pay').filter((event) => event['seat'] === 1 && event['what'] === 'cocoa')
    expect(cocoaPaid.filter((event) => !['TEO-SOLO-66', 'TEO-SOLO-22'].includes(event['rule']))).toEqual([]) // but for masks and its exchange
    expect(t.log('bot-tile').length).toBeGreaterThan(15)
  })
})

describe('difficulty', () => {
  it('TEO-SOLO-74 to TEO-SOLO-79 M6-20 M7-28 M8-31 each option names the printed value it changes, and by how much', () => {
    expect(Object.entries(difficulty).map(([name, { deltas, printed, rule, module }]) => [name, printed, Math.min(...deltas), Math.max(...deltas), deltas.length, rule, module])).toEqual([
      ['bot-worker-1', 2, -1, 1, 3, 'TEO-SOLO-74', undefined], ['bot-worker-2', 2, -1, 1, 3, 'TEO-SOLO-74', undefined], ['bot-worker-3', 2, -1, 1, 3, 'TEO-SOLO-74', undefined],
      ['bot-gold', 2, -1, 1, 3, 'TEO-SOLO-75', undefined], ['bot-stone', 2, -1, 1, 3, 'TEO-SOLO-75', undefined], ['bot-wood', 2, -1, 1, 3, 'TEO-SOLO-75', undefined],
      ['bot-cocoa-vp', 3, -2, 2, 5, 'TEO-SOLO-76', undefined], ['bot-worship-steps', 2, -1, 1, 3, 'TEO-SOLO-77', undefined],
      ['bot-bonus-vp', 15, -10, 10, 5, 'TEO-SOLO-78', undefined], ['bot-technology-vp', 2, -2, 2, 5, 'TEO-SOLO-79', undefined],
      ['bot-obsidian', 0, 0, 1, 2, 'M6-20', 'm6'], ['bot-altar-obsidian', 0, 0, 1, 2, 'M8-31', 'm8'], ['bot-mansion-free', 0, 0, 1, 2, 'M7-28', 'm7'],
    ])
    expect(difficulty['bot-bonus-vp']?.deltas).toEqual([-10, -5, 0, 5, 10])
  })

  type Settings = Readonly<Record<string, number>>
  const refusedBy = (settings: Settings): string | undefined => {
    const made = compile({ players: 1, settings })
    return made.ok ? 'accepted' : made.rule
  }
  const setUp = (settings: Settings): Table => table({ players: 1, seed: 1, settings })

  it('TEO-SOLO-74 each of the three unlocked dice starts with 1 more or less; the worshipper cannot be changed', () => {
    const powers = (settings: Settings): string[] => Object.values(setUp(settings).player(1).workers).map((worker) => worker.split(' ')[1])
    expect(powers({ 'bot-worker-1': 1 })).toEqual(['3', '2', '2', '1'])
    expect(powers({ 'bot-worker-2': -1 })).toEqual(['2', '1', '2', '1'])
    expect(powers({ 'bot-worker-1': -1, 'bot-worker-2': 1, 'bot-worker-3': 1 })).toEqual(['1', '3', '3', '1'])
    expect(() => setUp({ 'bot-worker-4': 1 })).toThrow(/no setting "bot-worker-4"/)
  })

  it('TEO-SOLO-75 gold, stone and wood start with 1 more or less, each on its own', () => {
    const goods = (settings: Settings): Fields => {
      const { gold, stone, wood, cocoa } = setUp(settings).player(1)
      return { gold, stone, wood, cocoa }
    }
    expect(goods({ 'bot-gold': 1 })).toEqual({ gold: 3, stone: 2, wood: 2, cocoa: 0 })
    expect(goods({ 'bot-stone': -1, 'bot-wood': 1 })).toEqual({ gold: 2, stone: 1, wood: 3, cocoa: 0 })
    expect(goods({ 'bot-gold': -1, 'bot-stone': 1, 'bot-wood': -1 })).toEqual({ gold: 1, stone: 3, wood: 1, cocoa: 0 })
  })

  const position = (bot: Fields, rest: Fields = {}): Fields => ({
    turn: 1,
    seats: [{}, { workers: [...DICE, 'decorations-worship 1'], ...bot }],
    ...rest,
  })
  const play = (settings: Settings, tile: string, bot: Fields): Table => {
    const tiles = [tile, 'bot-construction', 'bot-decorations', 'bot-alchemy', 'bot-mastery', 'bot-mask-collection']
    return table({ players: 1, seed: 1, settings, chance: ['roll:3', 'roll:4'], position: position(bot, { bot: { tiles } }) })
  }

  it.each([[-2, 1], [-1, 2], [0, 3], [1, 4], [2, 5]])('TEO-SOLO-76 a change of %i makes 10 cocoa worth %i VP', (change, vp) => {
    expect(play({ 'bot-cocoa-vp': change }, 'bot-nobles', { cocoa: 12 }).player(1)).toMatchObject({ cocoa: 2, vp })
  })

  it.each([[-1, 1, 2], [0, 2, 3], [1, 3, 4]])('TEO-SOLO-77 a change of %i makes Worship %i steps, or %i on any', (change, steps, any) => {
    const settings = { 'bot-worship-steps': change }
    const onGold = play(settings, 'bot-worship', {})
    expect(onGold.player(1).temples).toEqual({ blue: steps, red: 0, green: 0 })
    const onDecorations = play(settings, 'bot-worship', { temples: { red: 1 }, workers: [...DICE, 'forest-worship 1'] })
    expect(onDecorations.player(1).temples).toEqual({ blue: 0, red: 1 + any, green: 0 })
  })

  /** What the final eclipse gives the bot. */
  const final = (settings: Settings, bot: Fields): number =>
    table({ players: 1, seed: 1, settings, position: { ...position(bot), at: 'eclipse', calendar: { eclipses: 2 } } }).player(1).vp

  it.each([[-10, 5], [-5, 10], [0, 15], [5, 20], [10, 25]])('TEO-SOLO-78 a change of %i makes a temple bonus worth %i VP', (change, vp) => {
    expect(final({ 'bot-bonus-vp': change }, { temples: { blue: 10, red: 10 } })).toBe(2 * vp)
  })

  it.each([[-2, 0], [-1, 1], [0, 2], [1, 3], [2, 4]])('TEO-SOLO-79 a change of %i makes a technology worth %i VP', (change, vp) => {
    expect(final({ 'bot-technology-vp': change }, { technologies: ['tech-01', 'tech-03', 'tech-17'] })).toBe(3 * vp)
  })

  it.each([
    ['TEO-SOLO-74', 'bot-worker-1', [-2, 2]],
    ['TEO-SOLO-74', 'bot-worker-2', [-2, 2]],
    ['TEO-SOLO-74', 'bot-worker-3', [-2, 2]],
    ['TEO-SOLO-75', 'bot-gold', [-2, 2]],
    ['TEO-SOLO-75', 'bot-stone', [-2, 2]],
    ['TEO-SOLO-75', 'bot-wood', [-2, 2]],
    ['TEO-SOLO-76', 'bot-cocoa-vp', [-3, 3]],
    ['TEO-SOLO-77', 'bot-worship-steps', [-2, 2]],
    ['TEO-SOLO-78', 'bot-bonus-vp', [-15, -6, 1, 15]],
    ['TEO-SOLO-79', 'bot-technology-vp', [-3, 3]],
  ])('%s %s does not change by %s', (rule, name, changes) => {
    for (const change of changes) expect([change, refusedBy({ [name]: change })]).toEqual([change, rule])
  })

  it('TEO-SOLO-74 TEO-SOLO-79 the options are for solo games only', () => {
    for (const name of ['bot-worker-1', 'bot-technology-vp'])
      expect(() => table({ players: 2, settings: { [name]: 1 } })).toThrow(/no setting/)
  })
})
