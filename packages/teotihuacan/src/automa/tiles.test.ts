// The seven action tiles of the bot.
// Ring of the examples: S1 palace, S2 stone-quarry, S3 alchemy, S4 forest, S5 construction, S6 decorations, S7 nobles, S8 gold-deposits.
import { has } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { discoveryNames } from '../answers.ts'
import { pyramidSlots, pyramidTiles } from '../content/index.ts'
import { DISC_GONE, DISC_STACK } from '../state.ts'
import { table, type Table } from '../testing.ts'
import { botTileNames } from './state.ts'

type Fields = Readonly<Record<string, unknown>>

interface Around {
  readonly you?: Fields
  readonly chance?: readonly string[]
  readonly seed?: number
  readonly position?: Fields
}

/** A turn of the bot with this tile on top of its pyramid and a roll of 7. */
function botTurn(tile: string, bot: Fields, { you = {}, chance = [], seed = 1, position = {} }: Around = {}): Table {
  const tiles = [`bot-${tile}`, ...botTileNames.filter((other) => other !== `bot-${tile}`)].slice(0, 6)
  const script = ['roll:3', 'roll:4', ...chance]
  const t = table({ players: 1, seed, chance: script, position: { turn: 1, seats: [you, bot], bot: { tiles }, ...position } })
  expect(t.g.rules.broken(t.g)).toEqual([])
  expect(t.seat).toBe(0) // the bot is never asked
  return t
}

const workers = (t: Table): string[] => Object.values(t.player(1).workers)
const fellBack = (t: Table): boolean => t.log('bot-fallback').length > 0
const placed = (t: Table, type: string): unknown[] => t.log(type).map((event) => [event['tile'], event['slot'] ?? event['space']])

const LOCKED = 'decorations-worship 1'
/** Dice that can do nothing: Nobles, Decorations and Construction without goods. */
const IDLE = ['nobles 3', 'nobles 3']
const by = (worker: string): string[] => [worker, ...IDLE, LOCKED]

/** Fills every slot up to a level, and those named above it. */
function pyramid(level: number, ...more: string[]): Record<string, string> {
  const slots = pyramidSlots.filter((slot) => slot.level <= level || more.includes(slot.id))
  return Object.fromEntries(slots.map((slot, i) => [slot.id, pyramidTiles[i].id]))
}

describe('Construction', () => {
  const build = (bot: Fields = {}, around: Around = {}): Table =>
    botTurn('construction', { stone: 2, workers: by('construction 1'), ...bot }, around)

  it('TEO-SOLO-39 with 2 stone and a worker on Construction it pays 2 stone and places the leftmost display tile', () => {
    const t = build({ stone: 3, wood: 1 }, { position: { pyramidDisplay: ['pyr-07', 'pyr-02', 'pyr-03'] } })
    expect(t.player(1)).toMatchObject({ stone: 1, wood: 1 })
    expect(placed(t, 'pyramid-tile')).toEqual([['pyr-07', 'p1-r0c0']])
  })

  it('TEO-SOLO-25 TEO-SOLO-39 it is told which tests it passes', () => {
    const tests = (t: Table): unknown[] => t.log('bot-action-test').filter((event) => event['board'] === 'construction').map((event) => [event.rule, event['passed']])
    expect(tests(build())).toEqual([['TEO-SOLO-39', 1]])
    expect(tests(build({ stone: 1 }))).toEqual([['TEO-SOLO-39', 0]])
  })

  it('TEO-SOLO-39 the rotation is random', () => {
    const position = { turn: 1, seats: [{}, { stone: 2, workers: by('construction 1') }] }
    const t = table({ players: 1, chance: ['roll:3', 'roll:4'], position })
    expect([t.question, t.answers]).toEqual(['turn-pyramid-tile', [0, 90, 180, 270].map((turn) => `turn-pyramid-tile:${turn}`)])
    const turned = build({}, { chance: ['turn-pyramid-tile:270'], position: { pyramidDisplay: ['pyr-07', 'pyr-02', 'pyr-03'] } })
    expect(turned.summary()['pyramid']).toEqual({ 'p1-r0c0': 'pyr-07@270' })
  })

  const without = (level: number, ...holes: string[]): Record<string, string> =>
    Object.fromEntries(Object.entries(pyramid(level)).filter(([slot]) => !holes.includes(slot)))

  it.each([
    ['rows from the top, each from the left', without(1, 'p1-r0c3', 'p1-r1c0', 'p1-r2c0'), 'p1-r0c3'],
    ['the next row only when the first is full', without(1, 'p1-r1c2', 'p1-r2c0'), 'p1-r1c2'],
    ['the lowest level first', without(1, 'p1-r3c3'), 'p1-r3c3'],
    ['level 2 when level 1 is full', pyramid(1), 'p2-r0c0'],
    ['level 2 from the left', pyramid(1, 'p2-r0c0', 'p2-r0c1'), 'p2-r0c2'],
    ['level 2 before an open space of level 3', pyramid(1, 'p2-r0c0', 'p2-r0c1', 'p2-r1c0', 'p2-r1c1', 'p2-r0c2'), 'p2-r1c2'],
    ['level 3', pyramid(2), 'p3-r0c0'],
    ['level 4', pyramid(3), 'p4-r0c0'],
  ])('TEO-SOLO-39 the top-left open space of the lowest open level: %s', (_, filled, slot) => {
    const t = build({}, { position: { pyramid: filled } })
    expect(placed(t, 'pyramid-tile').map((entry) => (entry as string[])[1])).toEqual([slot])
    expect(t.player(1)).toMatchObject({ stone: 0, wood: 0 }) // no wood on upper levels
  })

  it.each([
    [1, 1 + 2],
    [2, 3 + 2],
    [3, 5 + 2],
    [4, 7 + 2],
  ])('TEO-SOLO-40 on level %i the bot gains %i VP in all, a track step and a step on any temple', (level, vp) => {
    const t = build({ temples: { green: 1 }, pyramidTrack: 1 }, { position: { pyramid: pyramid(level - 1) } })
    expect(t.player(1)).toMatchObject({ vp, pyramidTrack: 2, temples: { blue: 0, red: 0, green: 2 }, cocoa: 1 })
  })

  it('TEO-SOLO-40 icons are not compared', () => {
    const filled = { 'p1-r0c0': 'pyr-31', 'p1-r0c1': 'pyr-32' }
    // blue and glyph of pyr-01 match the print of p1-r0c2
    const position = { pyramid: filled, pyramidDisplay: ['pyr-01', 'pyr-02', 'pyr-03'] }
    const t = build({ temples: { green: 1 } }, { chance: ['turn-pyramid-tile:0'], position })
    expect(placed(t, 'pyramid-tile')).toEqual([['pyr-01', 'p1-r0c2']])
    expect(t.player(1)).toMatchObject({ vp: 3, temples: { blue: 0, red: 0, green: 2 } })
    const you = table({
      players: 1,
      seed: 1,
      position: { ...position, seats: [{ stone: 2, cocoa: 1, workers: ['forest 1'] }, {}] },
      answers: ['move:worker-0-0', 'to:construction', 'main-action', 'build-with:pyr-01', 'build-at:p1-r0c2', 'turned:0'],
    })
    expect(you.player(0).vp).toBe(1 + 2) // you would have gained 2 by the matches
  })

  it.each([
    ['too little stone', { stone: 1, workers: ['construction 1', 'stone-quarry 1', 'nobles 3', LOCKED] }, 3],
    ['no worker on Construction', { stone: 5, workers: ['nobles 1', 'stone-quarry 1', 'nobles 3', LOCKED] }, 7],
  ])('TEO-SOLO-41 TEO-SOLO-42 otherwise (%s) a worker on Stone Quarry gains 2 stone, is powered up and moves', (_, bot, stone) => {
    const t = build(bot)
    expect(fellBack(t)).toBe(false)
    expect(t.player(1)).toMatchObject({ stone, vp: 0, pyramidTrack: 0, cocoa: 0 })
    expect(workers(t)[1]).toBe('alchemy 2')
    expect(workers(t)[0]).toBe(bot.workers[0])
  })

  it('TEO-SOLO-42 after building, a worker on Construction is powered up and moves', () => {
    const t = build({ workers: ['construction 3', 'stone-quarry 5', 'nobles 1', LOCKED] })
    expect(workers(t)).toEqual(['nobles 4', 'stone-quarry 5', 'nobles 1', LOCKED])
  })

  it('TEO-SOLO-42 if neither worked: fallback', () => {
    const t = build({ stone: 1 })
    expect(fellBack(t)).toBe(true)
    expect(t.player(1)).toMatchObject({ stone: 1, cocoa: 5 })
    expect(workers(t)[0]).toBe('decorations 2')
  })

  it('TEO-SOLO-39 TEO-SOLO-42 with the pyramid complete there is no open space', () => {
    const position = { pyramid: pyramid(4), calendar: { light: 10, due: 3 } }
    expect(fellBack(build({}, { position }))).toBe(true)
    const quarry = build({ workers: ['construction 1', 'stone-quarry 1', 'nobles 3', LOCKED] }, { position })
    expect(quarry.player(1).stone).toBe(4)
  })

  it("TEO-SOLO-43 the bot's tile on level 4 completes the pyramid: the eclipse after the next round ends the game", () => {
    const t = build({}, { position: { pyramid: pyramid(3), calendar: { light: 3 } } })
    expect(t.summary()).toMatchObject({ pyramidComplete: true, calendar: { light: 10, dark: 10, eclipses: 0, due: 2 } })
    t.play('move:worker-0-0', 'to:stone-quarry', 'collect-cocoa')
    expect(t.summary()).toMatchObject({ over: false })
    t.play('end-turn')
    while (t.question !== 'over') t.play(t.answers[0])
    expect(t.summary()).toMatchObject({ over: true, round: 2, calendar: { eclipses: 1 } })
  })
})

describe('Decorations', () => {
  const decorate = (bot: Fields = {}, around: Around = {}): Table =>
    botTurn('decorations', { gold: 2, workers: [...IDLE, 'decorations 1', 'forest-worship 1'], ...bot }, around)
  const DISPLAY = ['deco-09', 'deco-01', 'deco-02', 'deco-03']

  it('TEO-SOLO-44 with 2 gold and a worker on Decorations it pays 2 gold and places the topmost display tile', () => {
    const t = decorate({ gold: 3 }, { position: { decorationDisplay: DISPLAY } })
    expect(t.player(1).gold).toBe(1)
    expect(placed(t, 'decoration')).toEqual([['deco-09', 'deco-top-1']])
  })

  const level1 = { top: 'deco-10', right: 'deco-11', bottom: 'deco-12', left: 'deco-13' }
  const covered = (...sides: (keyof typeof level1)[]): Record<string, string> =>
    Object.fromEntries(sides.map((side) => [`deco-${side}-1`, level1[side]]))

  it.each([
    ['deco-right-1', covered('top'), {}],
    ['deco-bottom-1', covered('top', 'right'), {}],
    ['deco-left-1', covered('top', 'right', 'bottom'), {}],
    ['deco-bottom-1', covered('top', 'right', 'left'), {}],
    ['deco-top-2', covered('top'), pyramid(1)], // no preference for low levels
    ['deco-right-2', covered('top', 'right'), { 'p1-r1c3': 'pyr-01', 'p1-r2c3': 'pyr-02' }],
  ])('TEO-SOLO-44 sides are checked clockwise from the top: %s', (space, decorations, filled) => {
    const t = decorate({}, { position: { decorationDisplay: DISPLAY, decorations, pyramid: filled } })
    expect(placed(t, 'decoration')).toEqual([['deco-09', space]])
  })

  it('TEO-SOLO-45 the bot gains 5 VP, a track step and a step on any temple; icons are not compared', () => {
    const t = decorate({ temples: { green: 1 } }, { position: { decorationDisplay: DISPLAY } }) // deco-09 shows what is printed there
    expect(t.player(1)).toMatchObject({ vp: 5, pyramidTrack: 1, temples: { blue: 0, red: 0, green: 2 }, cocoa: 1 })
  })

  it.each([
    ['too little gold', { gold: 1, workers: ['decorations 1', 'gold-deposits 1', 'nobles 3', 'forest-worship 1'] }, 3, {}],
    ['no worker on Decorations', { gold: 5, workers: ['nobles 1', 'gold-deposits 1', 'nobles 3', LOCKED] }, 7, {}],
    [
      'no open space',
      { gold: 2, workers: ['decorations 1', 'gold-deposits 1', 'nobles 3', 'forest-worship 1'] },
      4,
      { decorations: covered('top', 'right', 'bottom', 'left') },
    ],
  ])('TEO-SOLO-46 TEO-SOLO-47 otherwise (%s) a worker on Gold Deposits gains 2 gold, is powered up and moves', (_, bot, gold, position) => {
    const t = decorate(bot, { position })
    expect(fellBack(t)).toBe(false)
    expect(t.player(1)).toMatchObject({ gold, vp: 0, pyramidTrack: 0, cocoa: 0 })
    expect(workers(t)[1]).toBe('stone-quarry 2')
    expect(workers(t)[0]).toBe(bot.workers[0])
  })

  it('TEO-SOLO-47 after decorating, a worker on Decorations is powered up and moves', () => {
    const t = decorate({ workers: ['decorations 2', 'gold-deposits 5', 'nobles 1', LOCKED] })
    expect(workers(t)).toEqual(['nobles 3', 'gold-deposits 5', 'nobles 1', LOCKED])
  })

  it('TEO-SOLO-47 if neither worked: fallback', () => {
    const t = decorate({ gold: 1 })
    expect(fellBack(t)).toBe(true)
    expect(t.player(1)).toMatchObject({ gold: 1, cocoa: 5 })
    expect(workers(t)).toEqual([...IDLE, 'nobles 2', 'forest-worship 1'])
  })
})

describe('Alchemy', () => {
  // Display of the examples: 01 03 05 over 09 15 17, columns blue, red, green.
  const develop = (bot: Fields = {}, you: Fields = {}): Table =>
    botTurn('alchemy', { gold: 1, technologies: ['tech-05'], workers: by('alchemy 1'), ...bot }, { you })

  it.each([
    [['tech-05'], [], 'tech-01'],
    [['tech-05'], ['tech-01'], 'tech-03'],
    [['tech-01', 'tech-05'], ['tech-03'], 'tech-09'],
    [['tech-05'], ['tech-01', 'tech-03', 'tech-09', 'tech-15'], 'tech-17'],
  ])('TEO-SOLO-48 with markers %s and yours %s it takes %s, the lowest without any marker, for 1 gold', (technologies, yours, taken) => {
    const t = develop({ gold: 3, stone: 9, wood: 9, technologies }, { technologies: yours })
    expect(t.log('technology')).toMatchObject([{ seat: 1, tile: taken }])
    expect(t.log('pay')).toMatchObject([{ seat: 1, what: 'gold', n: 1 }])
    expect(t.player(0).vp).toBe(0)
  })

  it('TEO-SOLO-49 if you have every technology it lacks, it takes the lowest of them and you gain 3 VP', () => {
    const t = develop({ technologies: ['tech-01', 'tech-05'] }, { technologies: ['tech-01', 'tech-03', 'tech-09', 'tech-15', 'tech-17'] })
    expect(t.player(1).technologies).toEqual(['tech-01', 'tech-03', 'tech-05'])
    expect([t.player(0).vp, t.player(1).vp]).toEqual([3, 1]) // its red step pays 1
  })

  it.each([
    ['tech-01', [], { blue: 2, red: 1, green: 1 }],
    ['tech-03', ['tech-01'], { blue: 1, red: 2, green: 1 }],
    ['tech-09', ['tech-01', 'tech-03'], { blue: 2, red: 1, green: 1 }],
    ['tech-17', ['tech-01', 'tech-03', 'tech-09', 'tech-15'], { blue: 1, red: 1, green: 2 }],
  ])("TEO-SOLO-50 for %s it makes the step of that column's temple", (taken, yours, temples) => {
    const t = develop({ temples: { blue: 1, red: 1, green: 1 } }, { technologies: yours })
    expect(t.player(1)).toMatchObject({ technologies: expect.arrayContaining([taken]) as unknown, temples })
  })

  it('TEO-SOLO-50 a worker on Alchemy is powered up and moves', () => {
    expect(workers(develop())).toEqual(['forest 2', ...IDLE, LOCKED])
  })

  it('TEO-SOLO-51 the bot never uses technologies', () => {
    const technologies = ['tech-01', 'tech-03', 'tech-05', 'tech-09', 'tech-15']
    const harvest = botTurn('decorations', { cocoa: 1, technologies, workers: by('gold-deposits 1') }) // over the Palace, too
    expect(harvest.player(1)).toMatchObject({ gold: 2, cocoa: 1, vp: 0 })
    expect(workers(harvest)[0]).toBe('stone-quarry 2')
    expect(develop({ technologies }).player(1)).toMatchObject({ gold: 0, vp: 0 })
    expect(botTurn('nobles', { wood: 2, technologies, workers: by('nobles 1') }).player(1)).toMatchObject({ wood: 0, vp: 3 })
    const dice = [...IDLE, 'decorations 1', 'forest-worship 1']
    const decorated = botTurn('decorations', { gold: 2, technologies, temples: { green: 1 }, workers: dice })
    expect(decorated.player(1)).toMatchObject({ gold: 0, vp: 5 })
    const built = botTurn('construction', { stone: 3, technologies, temples: { green: 1 }, workers: by('construction 1') })
    expect(built.player(1)).toMatchObject({ stone: 1, vp: 3 })
  })

  it("TEO-SOLO-51 you developing a technology with the bot's marker gives it 3 VP, another gives nothing", () => {
    const seats = [{ gold: 2, cocoa: 5, workers: ['palace 1'] }, { technologies: ['tech-05'] }]
    const at = (technology: string): Table =>
      table({ players: 1, seed: 1, position: { seats } }).play('move:worker-0-0', 'to:alchemy', 'main-action', `develop:${technology}`)
    expect(at('tech-05').player(1).vp).toBe(3)
    expect(at('tech-03').player(1).vp).toBe(0)
  })

  it.each([
    ['no gold', { gold: 0 }],
    ['no worker on Alchemy', { gold: 5, workers: by('forest 1') }],
    ['all six technologies', { gold: 5, technologies: ['tech-01', 'tech-03', 'tech-05', 'tech-09', 'tech-15', 'tech-17'] }],
  ])('TEO-SOLO-52 otherwise (%s) the weakest unlocked worker is powered up twice, with no action and no movement', (_, bot) => {
    const t = develop({ ...bot })
    const goods = t.player(1)
    expect([goods.gold, goods.cocoa, goods.vp, goods.temples]).toEqual([bot.gold, 0, 0, { blue: 0, red: 0, green: 0 }])
    expect(t.log('technology')).toEqual([])
    expect(fellBack(t)).toBe(false)
    expect(workers(t)).toEqual([`${'workers' in bot ? 'forest' : 'alchemy'} 3`, ...IDLE, LOCKED])
  })

  it('TEO-SOLO-52 both power-ups go on one worker, though another is the weakest in between', () => {
    const t = develop({ gold: 0, workers: ['nobles 2', 'alchemy 2', 'nobles 3', LOCKED] })
    expect(workers(t)).toEqual(['nobles 2', 'alchemy 4', 'nobles 3', LOCKED])
  })

  it('TEO-SOLO-52 TEO-EDGE-48 if the first power-up makes it ascend, the second goes on the same die, which stays on the Palace', () => {
    const t = develop({ gold: 0, workers: ['forest 5', 'alchemy 5', 'nobles 5', LOCKED] })
    expect(workers(t)).toEqual(['forest 5', 'palace 2', 'nobles 5', LOCKED])
    expect(t.player(1)).toMatchObject({ vp: 5, avenue: 1 })
  })

  it('TEO-EDGE-48 an ascension by the second power-up leaves the die on the Palace with power 1; the next turn starts there', () => {
    const t = develop({ gold: 0, workers: ['forest 5', 'alchemy 4', 'nobles 5', LOCKED] })
    expect(workers(t)).toEqual(['forest 5', 'palace 1', 'nobles 5', LOCKED])
    t.chance('roll:4', 'roll:5').play('move:worker-0-0', 'to:stone-quarry', 'collect-cocoa', 'end-turn')
    expect(t.log('bot-tile')[1]).toMatchObject({ tile: 'bot-worship' }) // no die of the ring moves
    expect(t.worker('worker-1-1')).toBe('palace 1')
  })
})

describe('Nobles', () => {
  const DICE = ['nobles 1', 'alchemy 3', 'alchemy 3', LOCKED]
  const settle = (bot: Fields = {}, position: Fields = {}): Table => botTurn('nobles', { wood: 2, workers: DICE, ...bot }, { position })
  const full = { top: 5, centre: 4, bottom: 3 }

  it('TEO-SOLO-53 with 2 wood and a worker on Nobles it pays 2 wood and places a building of the row', () => {
    const t = settle({ wood: 3 })
    expect(t.player(1).wood).toBe(1)
    expect([t.nobles(), t.summary()['buildingsTaken']]).toEqual([[0], 1])
  })

  it.each([
    [0, {}, 0, 3],
    [0, { top: 2 }, 2, 2],
    [1, {}, 5, 5],
    [1, { centre: 1 }, 6, 4],
    [2, {}, 9, 7],
    [2, { bottom: 2 }, 11, 5],
    [1, { spaces: [6] }, 5, 5],
  ])('TEO-SOLO-53 TEO-SOLO-55 after %i eclipses with %o built it covers space %i for %i VP', (eclipses, nobles, space, vp) => {
    const t = settle({ avenue: 1 }, { nobles, calendar: { eclipses } })
    expect(t.log('building')).toMatchObject([{ seat: 1, space }])
    expect(t.player(1)).toMatchObject({ vp, avenue: 2 })
  })

  it.each([
    ['before eclipse 1, 3 VP of the centre row', 0, { top: 5 }, 7, 3],
    ['before eclipse 1, the next one', 0, { top: 5, spaces: [7] }, 8, 3],
    ['before eclipse 1, then 4 VP', 0, { top: 5, spaces: [7, 8] }, 6, 4],
    ['between eclipses 1 and 2, 1 VP of the top row, leftmost', 1, { centre: 4 }, 3, 1],
    ['between eclipses 1 and 2, 5 VP of the bottom row', 1, { top: 5, centre: 4 }, 11, 5],
    ['after eclipse 2, 1 VP of the top row', 2, { bottom: 3 }, 3, 1],
    ['a tie of 3 VP goes to the upper row', 2, { bottom: 3, spaces: [1, 2, 3, 4, 5, 6] }, 0, 3],
    ['a tie of 5 VP goes to the upper row', 0, { top: 5, spaces: [6, 7, 8] }, 5, 5],
  ])('TEO-SOLO-54 when its row is full it takes the cheapest free space: %s', (_, eclipses, nobles, space, vp) => {
    const t = settle({}, { nobles, calendar: { eclipses } })
    expect(t.log('building')).toMatchObject([{ seat: 1, space }])
    expect(t.player(1).vp).toBe(vp)
  })

  it.each([
    ['too little wood', { wood: 1, workers: ['nobles 1', 'forest 1', 'alchemy 3', LOCKED] }, 3, {}],
    ['no worker on Nobles', { wood: 5, workers: ['alchemy 1', 'forest 1', 'alchemy 3', LOCKED] }, 7, {}],
    ['no building left', { wood: 5, workers: ['nobles 1', 'forest 1', 'alchemy 3', LOCKED] }, 7, { nobles: { ...full, bottom: 2 } }],
  ])('TEO-SOLO-56 TEO-SOLO-57 otherwise (%s) a worker on Forest gains 2 wood, is powered up and moves', (_, bot, wood, position) => {
    const t = settle(bot, position)
    expect(fellBack(t)).toBe(false)
    expect(t.player(1)).toMatchObject({ wood, vp: 0, avenue: 0, cocoa: 0 })
    expect(workers(t)[1]).toBe('construction 2')
    expect(workers(t)[0]).toBe(bot.workers[0])
  })

  it('TEO-SOLO-57 after building, a worker on Nobles is powered up and moves', () => {
    const t = settle({ workers: ['nobles 2', 'forest 5', 'alchemy 1', LOCKED] })
    expect(workers(t)).toEqual(['gold-deposits 3', 'forest 5', 'alchemy 1', LOCKED])
  })

  it.each([
    ['too little wood', { wood: 1 }, {}],
    ['no building left', { wood: 2 }, { nobles: { ...full, bottom: 2 } }],
  ])('TEO-SOLO-57 if neither worked (%s): fallback', (_, bot, position) => {
    const t = settle(bot, position)
    expect(fellBack(t)).toBe(true)
    expect(t.player(1)).toMatchObject({ ...bot, cocoa: 5, vp: 0 })
    expect(workers(t)[0]).toBe('gold-deposits 2')
  })

  it('TEO-EDGE-47 the hole the bot leaves is the leftmost free space for you', () => {
    const you = { wood: 2, cocoa: 9, workers: ['nobles 1', 'forest 1', 'palace 1', 'wheel'] }
    const t = botTurn('nobles', { wood: 2, workers: DICE }, { you, position: { nobles: { top: 5, centre: 1 } } })
    expect(t.nobles()).toEqual([0, 1, 2, 3, 4, 5, 7]) // the bot went to the 3 VP right of the hole
    t.play('move:worker-0-1', 'to:nobles', 'main-action')
    expect(t.log('building')).toMatchObject([{ seat: 1, space: 7 }, { seat: 0, space: 6 }])
    expect(t.player(0).vp).toBe(4)
  })

  it('TEO-EDGE-47 behind the hole you go on right of the building of the bot', () => {
    const you = { wood: 2, cocoa: 9, workers: ['nobles 1', 'forest 1', 'palace 1', 'wheel'] }
    const position = { nobles: { top: 5, centre: 2, spaces: [7] }, seats: [you, {}] }
    const t = table({ players: 1, seed: 1, position, answers: ['move:worker-0-1', 'to:nobles', 'main-action'] })
    expect(t.log('building')).toMatchObject([{ seat: 0, space: 8 }])
  })
})

describe('Mastery', () => {
  const master = (bot: Fields, position: Fields = {}): Table => botTurn('mastery', bot, { position })

  it.each([
    ['forest', {}, { wood: 2 }],
    ['stone-quarry', {}, { stone: 2 }],
    ['gold-deposits', {}, { gold: 2 }],
    ['alchemy', { gold: 1 }, { gold: 0, technologies: ['tech-01', 'tech-03'], vp: 1 }],
    ['nobles', { wood: 2 }, { wood: 0, vp: 3, avenue: 1 }],
    ['decorations', { gold: 2 }, { gold: 0, vp: 5 + 1, pyramidTrack: 1 }],
    ['construction', { stone: 2 }, { stone: 0, vp: 3 + 1, pyramidTrack: 1 }],
  ])('TEO-SOLO-58 the strongest unlocked worker does the action of %s', (board, goods, after) => {
    const dice = ['palace 1', `${board} 3`, 'palace 1', 'forest-worship 5']
    const t = master({ ...goods, temples: { red: 1 }, technologies: ['tech-01'], workers: dice })
    expect(fellBack(t)).toBe(false)
    expect(t.player(1)).toMatchObject({ cocoa: 0, ...after })
  })

  it('TEO-SOLO-58 the strongest acts even if a weaker one could, too', () => {
    const t = master({ workers: ['forest 1', 'stone-quarry 3', 'gold-deposits 2', LOCKED] })
    expect(t.player(1)).toMatchObject({ wood: 0, stone: 2, gold: 0 })
  })

  it.each([
    ['without goods', ['nobles 5', 'construction 4', 'forest 2', LOCKED], ['nobles 5', 'construction 4', 'construction 3', LOCKED]],
    ['on the Palace', ['palace 5', 'forest 1', 'palace 2', LOCKED], ['palace 5', 'construction 2', 'palace 2', LOCKED]],
  ])('TEO-SOLO-59 TEO-SOLO-60 a stronger worker %s is passed over; the one that acts is powered up and moves', (_, before, after) => {
    const t = master({ workers: before })
    expect(t.player(1)).toMatchObject({ wood: 2, cocoa: 0 })
    expect(workers(t)).toEqual(after)
  })

  it('TEO-SOLO-59 the second strongest is tried before the weakest', () => {
    expect(master({ workers: ['nobles 5', 'stone-quarry 2', 'forest 3', LOCKED] }).player(1)).toMatchObject({ wood: 2, stone: 0 })
  })

  it('TEO-SOLO-60 that very worker is powered up, not a stronger one elsewhere', () => {
    const t = master({ workers: ['alchemy 5', 'forest 3', 'nobles 4', LOCKED] })
    expect(workers(t)).toEqual(['alchemy 5', 'decorations 4', 'nobles 4', LOCKED])
  })

  it('TEO-SOLO-58 there is no harvest behind the action: Construction without stone does not send another to the Quarry first', () => {
    const t = master({ workers: ['construction 5', 'stone-quarry 1', 'forest 4', LOCKED] })
    expect(t.player(1)).toMatchObject({ stone: 0, wood: 2 })
  })

  it('TEO-SOLO-61 if none worked: fallback', () => {
    const t = master({ workers: ['nobles 2', 'construction 1', 'decorations 3', 'forest-worship 1'] })
    expect(fellBack(t)).toBe(true)
    expect(t.player(1).cocoa).toBe(5)
    expect(workers(t)).toEqual(['nobles 2', 'decorations 2', 'decorations 3', 'forest-worship 1'])
  })
})

describe('Worship', () => {
  const worship = (from: string, bot: Fields = {}, around: Around = {}): Table =>
    botTurn('worship', { ...bot, workers: ['nobles 1', 'nobles 2', 'nobles 3', `${from}-worship 1`] }, around)

  it.each([
    ['stone-quarry', 'forest'],
    ['forest', 'decorations'],
    ['decorations', 'gold-deposits'],
    ['gold-deposits', 'stone-quarry'], // over the Palace
  ])('TEO-SOLO-13 TEO-SOLO-62 the worshipper of %s moves to that of %s', (from, to) => {
    expect(workers(worship(from))).toEqual(['nobles 1', 'nobles 2', 'nobles 3', `${to}-worship 1`])
  })

  it('TEO-SOLO-62 clockwise means around this ring', () => {
    const ring = ['palace', 'forest', 'gold-deposits', 'nobles', 'construction', 'stone-quarry', 'decorations', 'alchemy']
    expect(workers(worship('forest', {}, { position: { ring } }))[3]).toBe('gold-deposits-worship 1')
    expect(workers(worship('decorations', {}, { position: { ring } }))[3]).toBe('forest-worship 1')
  })

  it('TEO-SOLO-62 TEO-SOLO-63 it goes to a space you hold; your worker is unlocked and nobody pays', () => {
    const t = worship('stone-quarry', { cocoa: 2 }, { you: { cocoa: 4, workers: ['forest-worship 3', 'decorations-worship 2'] } })
    expect(workers(t)[3]).toBe('forest-worship 1')
    expect(t.player(0).workers).toMatchObject({ 'worker-0-0': 'forest 3', 'worker-0-1': 'decorations-worship 2' })
    expect([t.player(0).cocoa, t.player(1).cocoa]).toEqual([4, 2])
    expect(t.log('bumped')).toMatchObject([{ seat: 0, rule: 'TEO-SOLO-63', space: 'forest-worship' }])
  })

  it.each([
    ['stone-quarry', { red: 2 }, { red: 4 }, { vp: 2 + 2, cocoa: 0, gold: 0 }],
    ['gold-deposits', { green: 3 }, { green: 5 }, { vp: 0, cocoa: 2 + 2, gold: 0 }],
    ['decorations', { blue: 8 }, { blue: 10 }, { vp: 4, cocoa: 0, gold: 0 }],
    ['decorations', { blue: 10 }, { blue: 11 }, { vp: 6, cocoa: 0, gold: 0 }],
  ])('TEO-SOLO-64 from %s at %o the temple of the space gives 2 steps (%o) with both rewards', (from, before, after, goods) => {
    const t = worship(from, { temples: before })
    expect(t.player(1)).toMatchObject({ temples: { blue: 0, red: 0, green: 0, ...after }, ...goods })
  })

  it('TEO-SOLO-64 on Decorations it makes 3 steps on any temple instead', () => {
    const t = worship('forest', { temples: { blue: 1, red: 2, green: 1 } })
    expect(t.player(1)).toMatchObject({ temples: { blue: 1, red: 5, green: 1 }, vp: 2 + 2 + 2 })
  })

  const lies = (t: Table, set: number, tile: string): boolean => has(t.g.s, set, discoveryNames.indexOf(tile))

  it('TEO-SOLO-65 the discovery tile of that board leaves the game and is replaced from the stack', () => {
    const discoveries = { forest: 'mask-1-a', 'stone-quarry': 'disc-vp-4-a' }
    const t = worship('stone-quarry', { cocoa: 9, gold: 9 }, { chance: ['draw-discovery:disc-vp-4-b'], position: { discoveries } })
    expect(t.summary()['discoveries']).toEqual({ forest: 'disc-vp-4-b', 'stone-quarry': 'disc-vp-4-a' })
    expect([lies(t, DISC_GONE, 'mask-1-a'), lies(t, DISC_STACK, 'mask-1-a'), t.player(1).tiles]).toEqual([true, false, []])
  })

  it('TEO-SOLO-65 with an empty stack the space stays empty', () => {
    const t = worship('stone-quarry', {}, { position: { discoveries: { forest: 'mask-1-a' }, discoveryStack: [] } })
    expect(t.summary()['discoveries']).toEqual({})
    expect(t.seat).toBe(0)
  })
})

describe('Mask Collection', () => {
  const DICE = ['nobles 1', 'alchemy 2', 'forest 3', LOCKED]
  const collect = (bot: Fields, discoveries: Fields, chance: readonly string[] = []): Table =>
    botTurn('mask-collection', { workers: DICE, ...bot }, { chance, position: { discoveries } })

  it.each(['palace', 'forest', 'stone-quarry', 'gold-deposits', 'decorations'])(
    'TEO-SOLO-66 a mask on %s is paid and taken, the space refilled, and no die moves',
    (board) => {
      const t = collect({ wood: 3, cocoa: 4 }, { [board]: 'mask-4-a' }, ['draw-discovery:disc-vp-4-a'])
      expect(t.player(1)).toMatchObject({ wood: 2, cocoa: 4, tiles: ['mask-4-a'], used: [] })
      expect(t.summary()['discoveries']).toEqual({ [board]: 'disc-vp-4-a' })
      expect(workers(t)).toEqual(DICE)
    },
  )

  it.each([
    ['mask-1-a', { cocoa: 2, gold: 1 }],
    ['mask-2-a', { cocoa: 1, wood: 1 }],
    ['mask-3-b', { cocoa: 1, wood: 1 }],
    ['mask-7-c', { wood: 1 }],
  ])('TEO-SOLO-66 %s costs what is printed: %o', (mask, cost) => {
    const t = collect(cost, { forest: mask })
    expect(t.player(1)).toMatchObject({ cocoa: 0, wood: 0, gold: 0, tiles: [mask] })
  })

  it.each([
    ['another copy of a mask it owns', { wood: 2, tiles: ['mask-4-a'] }, { forest: 'mask-4-b' }],
    ['a mask it owns beside others', { wood: 2, cocoa: 1, tiles: ['mask-1-a', 'mask-2-a', 'mask-4-a', 'mask-4-b'] }, { forest: 'mask-2-b', palace: 'mask-4-c' }],
    ['a mask it cannot pay', { stone: 5, cocoa: 1, gold: 1 }, { forest: 'mask-1-a', palace: 'mask-5-a' }],
    ['a tile that is no mask', { wood: 5, cocoa: 4, gold: 5 }, { forest: 'disc-vp-4-a', palace: 'disc-move-any-a' }],
    ['a mask on the Avenue or a temple', { wood: 5, cocoa: 4 }, { 'avenue-3': ['mask-4-a'], 'blue-4': ['mask-5-a'] }],
    ['nothing', { wood: 5 }, {}],
  ])('TEO-SOLO-66 TEO-SOLO-68 for %s there is only the fallback', (_, bot, discoveries) => {
    const t = collect(bot, discoveries)
    expect(fellBack(t)).toBe(true)
    const { cocoa = 0, tiles = [], ...goods } = bot as { cocoa?: number; tiles?: string[] }
    expect(t.player(1)).toMatchObject({ ...goods, cocoa: cocoa + 5, tiles })
    expect(workers(t)).toEqual(['gold-deposits 2', ...DICE.slice(1)])
  })

  const taken = (bot: Fields, discoveries: Fields): readonly string[] =>
    collect({ wood: 9, cocoa: 9, gold: 9, ...bot }, discoveries).player(1).tiles

  it('TEO-SOLO-67 among several the lowest printed number', () => {
    expect(taken({}, { palace: 'mask-4-a', forest: 'mask-2-a', decorations: 'mask-1-a' })).toEqual(['mask-1-a'])
    expect(taken({}, { palace: 'mask-4-a', 'gold-deposits': 'mask-3-a' })).toEqual(['mask-3-a'])
    expect(taken({ gold: 0 }, { palace: 'mask-4-a', forest: 'mask-2-a', decorations: 'mask-1-a' })).toEqual(['mask-2-a']) // 1 is too dear
    expect(taken({ tiles: ['mask-2-b'] }, { palace: 'mask-4-a', forest: 'mask-2-a' })).toEqual(['mask-2-b', 'mask-4-a'])
  })

  it('TEO-SOLO-67 ties go clockwise, starting with the Palace itself', () => {
    expect(taken({}, { forest: 'mask-4-a', palace: 'mask-7-a', 'stone-quarry': 'mask-5-a' })).toEqual(['mask-7-a'])
    expect(taken({}, { forest: 'mask-4-a', 'gold-deposits': 'mask-6-a', 'stone-quarry': 'mask-5-a' })).toEqual(['mask-5-a']) // S2 before S4
    expect(taken({}, { palace: 'mask-3-a', 'stone-quarry': 'mask-2-a' })).toEqual(['mask-3-a']) // both show 2
    const owned = { tiles: ['mask-7-b'] }
    expect(taken(owned, { forest: 'mask-4-a', palace: 'mask-7-a', decorations: 'mask-5-a' })).toEqual(['mask-4-a', 'mask-7-b'])
  })
})
