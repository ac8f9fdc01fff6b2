// The six steps of the bot's turn.
import { describe, expect, it } from 'vitest'
import { table, type Table } from '../testing.ts'
import { BOT_ASIDE, BOT_AT, botTileNames, DIRECTION } from './state.ts'

const TILES = ['bot-construction', 'bot-decorations', 'bot-alchemy', 'bot-nobles', 'bot-mastery', 'bot-worship']
const ASIDE = 'bot-mask-collection'

/** Tiles by letter: a to f lie in P1 to P6, g aside. */
const letter = (tile: number): string => 'abcdefg'[[...TILES, ASIDE].indexOf(botTileNames[tile])]
const pyramid = (t: Table): string => Array.from({ length: 6 }, (_, i) => letter(t.g.s[BOT_AT + i])).join('')
const aside = (t: Table): string => letter(t.g.s[BOT_ASIDE])
const directions = (t: Table): string[] => [0, 1].map((i) => ['left', 'right'][t.g.s[DIRECTION + i]])

interface Roll {
  readonly dice?: readonly [number, number]
  readonly directions?: readonly string[]
  readonly bot?: Readonly<Record<string, unknown>>
  readonly tiles?: readonly string[]
  readonly calendar?: Readonly<Record<string, number>>
}

/** One turn of the bot; its workers can harvest wood and stone. */
function botTurn({ dice = [3, 4], directions: sides = ['left', 'left'], bot = {}, tiles = TILES, calendar = {} }: Roll): Table {
  const workers = ['forest 1', 'stone-quarry 1', 'gold-deposits 1', 'decorations-worship 1']
  return table({
    players: 1,
    seed: 1,
    chance: dice.map((die) => `roll:${die}`),
    position: { turn: 1, seats: [{}, { workers, ...bot }], bot: { tiles, directions: sides }, calendar },
  })
}

/** Mask Collection on top: with no mask in sight the bot falls back on 5 cocoa. */
const FIVE_COCOA = [ASIDE, ...TILES.slice(0, 5)]
/** Nobles on top: the bot harvests 2 wood and gains no cocoa. */
const NO_COCOA = ['bot-nobles', ...TILES.filter((tile) => tile !== 'bot-nobles')]

const DICE_OF_SUM: readonly (readonly [number, number])[] = [
  [0, 0], [0, 0], [1, 1], [1, 2], [2, 2], [2, 3], [3, 3], [3, 4], [4, 4], [4, 5], [5, 5], [5, 6], [6, 6],
]

describe('roll', () => {
  it('TEO-SOLO-16 the sum of the dice selects the tile: 2-3 P4, 4-5 P2, 6-8 P1, 9-10 P3, 11-12 P6, and never P5', () => {
    const slotOfSum = ['', '', 'd', 'd', 'b', 'b', 'a', 'a', 'a', 'c', 'c', 'f', 'f']
    for (let one = 1; one <= 6; one++)
      for (let two = 1; two <= 6; two++) {
        const t = botTurn({ dice: [one, two] })
        const [used] = t.log('bot-tile')
        expect([one + two, letter(botTileNames.indexOf(String(used?.['tile'])))]).toEqual([one + two, slotOfSum[one + two]])
        expect(aside(t)).toBe(slotOfSum[one + two])
      }
  })

  it('TEO-SOLO-15 the steps are roll, act, exchange, calendar', () => {
    const t = botTurn({ tiles: FIVE_COCOA, bot: { cocoa: 5 } })
    expect(t.events.map((event) => `${event.type} ${String(event['rule'])}`)).toEqual([
      'begin TEO-TURN-01',
      'bot-roll TEO-SOLO-16',
      'bot-tile TEO-SOLO-16',
      'bot-fallback TEO-SOLO-38',
      'gain TEO-SOLO-38',
      'bot-candidate TEO-SOLO-38',
      'bot-candidate TEO-SOLO-38',
      'bot-candidate TEO-SOLO-38',
      'bot-chosen TEO-SOLO-28',
      'power-up TEO-POWER-01',
      'move TEO-SOLO-30',
      'bot-slide TEO-SOLO-17',
      'bot-flip TEO-SOLO-21',
      'bot-exchange TEO-SOLO-22',
      'pay TEO-SOLO-22',
      'score TEO-SOLO-22',
      'calendar TEO-TURN-05',
      'end TEO-TURN-01',
    ])
  })

  it('TEO-SOLO-15 the tile acts before the slide, and slides before the flip', () => {
    const t = botTurn({ dice: [2, 3], directions: ['left', 'right'] })
    expect(t.log('bot-tile')).toMatchObject([{ tile: 'bot-decorations' }]) // b, which then leaves P2
    expect([pyramid(t), directions(t)]).toEqual(['aecdgf', ['right', 'right']]) // e came up by the left arrow
  })
})

describe('slide', () => {
  it.each([
    [['left', 'left'], 'cbfdeg'],
    [['left', 'right'], 'cbedgf'],
    [['right', 'left'], 'becdgf'],
    [['right', 'right'], 'bdcgef'],
  ])('TEO-SOLO-08 TEO-SOLO-17 TEO-SOLO-20 P1 used with arrows %s: the upper arrow fills P1, the lower one the new hole', (sides, after) => {
    const t = botTurn({ directions: sides })
    expect([pyramid(t), aside(t)]).toEqual([after, 'a'])
  })

  it.each([
    ['P2', 4, 'left', 'aecdgf', 'b'],
    ['P2', 4, 'right', 'adcgef', 'b'],
    ['P3', 9, 'left', 'abfdeg', 'c'],
    ['P3', 9, 'right', 'abedgf', 'c'],
  ])('TEO-SOLO-08 TEO-SOLO-18 TEO-SOLO-20 %s used (sum %i): only the upper arrow, %s, counts', (_, sum, upper, after, used) => {
    for (const lower of ['left', 'right']) {
      const t = botTurn({ dice: DICE_OF_SUM[sum], directions: [upper, lower] })
      expect([pyramid(t), aside(t)]).toEqual([after, used])
    }
  })

  it.each([
    ['P4', 2, 'abcgef', 'd'],
    ['P6', 12, 'abcdeg', 'f'],
  ])('TEO-SOLO-19 TEO-SOLO-20 %s used: nothing moves up, the tile lying aside takes its place', (_, sum, after, used) => {
    for (const sides of [['left', 'left'], ['right', 'right']]) {
      const t = botTurn({ dice: DICE_OF_SUM[sum], directions: sides })
      expect([pyramid(t), aside(t)]).toEqual([after, used])
    }
  })

  it('TEO-SOLO-20 the used tile comes back by the next slide', () => {
    const t = botTurn({ dice: [1, 1] }).chance('roll:1', 'roll:1')
    t.play('move:worker-0-0', 'to:stone-quarry', 'collect-cocoa', 'end-turn')
    expect([pyramid(t), aside(t)]).toEqual(['abcdef', 'g'])
  })
})

describe('flip', () => {
  it.each([
    [['left', 'left'], ['left', 'right']],
    [['left', 'right'], ['right', 'right']],
    [['right', 'left'], ['left', 'left']],
    [['right', 'right'], ['right', 'left']],
  ])('TEO-SOLO-21 the upper direction tile of %s is turned over and goes below: %s', (before, after) => {
    for (const sum of [2, 4, 7, 9, 12]) expect(directions(botTurn({ dice: DICE_OF_SUM[sum], directions: before }))).toEqual(after)
  })
})

describe('exchange', () => {
  it.each([
    [9, 9, 0],
    [10, 0, 3],
    [11, 1, 3],
    [23, 13, 3], // once per turn
  ])('TEO-SOLO-22 with %i cocoa the bot keeps %i and gains %i VP', (cocoa, left, vp) => {
    expect(botTurn({ tiles: NO_COCOA, bot: { cocoa } }).player(1)).toMatchObject({ cocoa: left, vp, wood: 2 })
  })

  it('TEO-SOLO-22 cocoa of this very turn counts', () => {
    expect(botTurn({ tiles: FIVE_COCOA, bot: { cocoa: 4 } }).player(1)).toMatchObject({ cocoa: 9, vp: 0 })
    expect(botTurn({ tiles: FIVE_COCOA, bot: { cocoa: 5 } }).player(1)).toMatchObject({ cocoa: 0, vp: 3 })
  })
})

describe('calendar', () => {
  const light = (t: Table): unknown => t.summary()['calendar']

  it('TEO-SOLO-23 the light disc moves one space after the bot', () => {
    expect(light(botTurn({ calendar: { light: 3 } }))).toMatchObject({ light: 4, dark: 10, due: 0 })
  })

  it('TEO-SOLO-23 reaching the dark disc in the bot turn of round 1 gives both one more turn, then the eclipse', () => {
    const t = botTurn({ calendar: { light: 9 } })
    expect(light(t)).toEqual({ light: 10, dark: 10, eclipses: 0, due: 2 })
    t.chance('roll:1', 'roll:1').play('move:worker-0-0', 'to:stone-quarry', 'collect-cocoa')
    expect(light(t)).toMatchObject({ light: 10, eclipses: 0 })
    t.play('end-turn')
    expect([t.question, t.seat]).toEqual(['salary', 0])
    t.play('salary:0')
    expect(light(t)).toEqual({ light: 0, dark: 9, eclipses: 1, due: 0 })
    expect([t.question, t.seat]).toEqual(['turn', 0])
  })

  it('TEO-SOLO-23 an eclipse you trigger by ascending is scored after the bot turn of the next round', () => {
    const position = {
      turn: 0,
      calendar: { light: 9 },
      seats: [{ cocoa: 5, workers: ['palace 5', 'palace 1', 'palace 1', 'wheel'] }, {}],
    }
    const t = table({ players: 1, seed: 1, position })
    t.play('move:worker-0-0', 'to:forest', 'main-action', 'power-up:worker-0-0', 'reward:ascend-vp-5', 'end-turn')
    expect(light(t)).toEqual({ light: 10, dark: 10, eclipses: 0, due: 2 })
    t.play('move:worker-0-1', 'to:stone-quarry', 'collect-cocoa')
    expect(light(t)).toMatchObject({ eclipses: 0, due: 2 })
    t.play('end-turn')
    expect(light(t)).toMatchObject({ eclipses: 1 })
  })
})
