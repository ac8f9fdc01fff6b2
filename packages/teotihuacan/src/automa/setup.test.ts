// Setting up a solo game: a 2-player board, a person in seat 0, Teotibot in seat 1.
import { advance, CHANCE, countSet } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { DISC_AVENUE, DISC_TEMPLE, DISC_WORDS, START_CHOSEN, START_DEALT } from '../state.ts'
import { table, type Table } from '../testing.ts'
import { BOT_ASIDE, BOT_AT, botTileNames, DICE, DIRECTION } from './state.ts'
import { teotibot } from './tables.ts'

const SEEDS = [1, 2, 3, 4, 5]

/** Stops where the person chooses starting tiles: the board and the bot are ready. */
const unpacked = (seed: number): Table => table({ players: 1, seed })

/** Goes through the whole set-up with the first legal answers, up to the first turn. */
function setUp(seed: number): Table {
  const t = unpacked(seed)
  while (t.question !== 'turn') t.play(t.answers[0])
  return t
}

const sizes = (t: Table, set: number, rows: number): number[] =>
  Array.from({ length: rows }, (_, row) => countSet(t.g.s, set + row * DISC_WORDS, DISC_WORDS))

interface Draw {
  readonly kind: string
  readonly offered: readonly string[]
  readonly drawn: string
}

/** Answers chance by hand until the person is asked; the draws in their order. */
function drawByHand(t: Table, pick: (answers: readonly string[]) => string): Draw[] {
  const draws: Draw[] = []
  while (t.seat === 'chance') {
    const [kind, offered] = [t.question, t.answers]
    const drawn = pick(offered)
    draws.push({ kind, offered, drawn })
    advance(t.g, t.g.rules.keys.parse(drawn), CHANCE)
  }
  return draws
}

const last = (answers: readonly string[]): string => answers[answers.length - 1]

describe('the board', () => {
  it('TEO-SOLO-01 the calendar is that of 2 players', () => {
    expect(setUp(1).summary()['calendar']).toEqual({ light: 0, dark: 10, eclipses: 0, due: 0 })
  })

  it('TEO-SOLO-01 discovery tiles lie as for 2 players: 5 boards, 3-2-1 on the Avenue, 2-3-1-2 on the main temple steps', () => {
    const t = unpacked(1)
    const boards = ['palace', 'forest', 'stone-quarry', 'gold-deposits', 'decorations']
    expect(Object.keys(t.summary()['discoveries'] as object).sort()).toEqual(boards.sort())
    expect(sizes(t, DISC_AVENUE, 3)).toEqual([3, 2, 1])
    expect(sizes(t, DISC_TEMPLE, 4)).toEqual([2, 3, 1, 2])
  })

  it('TEO-SOLO-01 the starting pyramid is the 2-player one of 14 tiles', () => {
    const slots = Object.keys(unpacked(1).summary()['pyramid'] as object)
    expect(slots.filter((slot) => slot.startsWith('p1'))).toEqual([
      'p1-r0c0', 'p1-r0c1', 'p1-r1c0', 'p1-r1c1', 'p1-r1c2', 'p1-r1c3', 'p1-r2c0', 'p1-r2c1', 'p1-r2c2', 'p1-r2c3', 'p1-r3c2', 'p1-r3c3',
    ])
    expect(slots.filter((slot) => !slot.startsWith('p1'))).toEqual(['p2-r0c0', 'p2-r2c2'])
  })

  it('TEO-SOLO-01 two neutral colours stand on three different boards each', () => {
    for (const seed of SEEDS) {
      const neutrals = setUp(seed).summary()['neutrals'] as string[][]
      expect(neutrals.map((boards) => new Set(boards).size)).toEqual([3, 3])
    }
  })

  it('TEO-SOLO-01 you keep two of four starting tiles and place three workers; your fourth waits on the wheel', () => {
    const t = unpacked(1)
    expect([t.question, t.seat, t.answers.length]).toEqual(['starting-tiles', 0, 6]) // pairs out of four
    const workers = Object.values(setUp(1).player(0).workers)
    expect(workers[3]).toBe('wheel 3')
    expect(workers.slice(0, 3).map((worker) => worker.split(' ')[0])).not.toContain('hand')
    expect(new Set(workers.map((worker) => worker.split(' ')[0])).size).toBe(4)
  })
})

describe('the seats', () => {
  it('TEO-SOLO-02 you are First Player with 1 cocoa, nobody draws for it, and you begin', () => {
    for (const seed of SEEDS) {
      const t = unpacked(seed)
      expect(t.player(0).cocoa).toBe(1)
      expect(t.log('first-player')).toEqual([])
      expect(setUp(seed).summary()['first']).toBe(0)
      expect(setUp(seed).seat).toBe(0)
    }
  })

  it('TEO-SOLO-02 the bot is Last Player: the calendar moves after its turn, not after yours', () => {
    const t = setUp(1)
    t.play(t.answers[0]).play(t.answers[0])
    expect(t.log('calendar')).toEqual([])
    t.play('collect-cocoa')
    expect(t.log('calendar')).toEqual([])
    t.play('end-turn')
    expect(t.log('calendar')).toMatchObject([{ seat: 1, rule: 'TEO-TURN-05', space: 1 }])
  })

  it('TEO-SOLO-03 the bot starts with 2 gold, 2 stone, 2 wood and no cocoa', () => {
    for (const seed of SEEDS) expect(setUp(seed).player(1)).toMatchObject({ gold: 2, stone: 2, wood: 2, cocoa: 0 })
  })

  it("TEO-SOLO-03 the log does not give the bot the Last Player's 3 cocoa", () => {
    expect(unpacked(1).log('gain').filter((event) => event['seat'] === 1 && event['what'] === 'cocoa')).toEqual([])
  })

  it('TEO-SOLO-03 the bot is dealt no starting tiles and keeps none', () => {
    const t = unpacked(1)
    expect(t.log('starting-tile-dealt').map((event) => event['seat'])).toEqual([0, 0, 0, 0])
    expect(Array.from(t.g.s.subarray(START_DEALT + 4, START_DEALT + 8))).toEqual([-1, -1, -1, -1])
    t.play(t.answers[0])
    expect(t.log('starting-tile').map((event) => event['seat'])).toEqual([0, 0])
    expect(Array.from(t.g.s.subarray(START_CHOSEN + 2, START_CHOSEN + 4))).toEqual([-1, -1])
  })

  it('TEO-SOLO-04 its markers start on track 0, temple steps 1 and Avenue 1', () => {
    expect(setUp(2).player(1)).toMatchObject({ pyramidTrack: 0, temples: { blue: 1, red: 1, green: 1 }, avenue: 1 })
  })

  it('TEO-SOLO-04 TEO-SOLO-05 none of its starting markers gives a reward or a temple step', () => {
    const bot = setUp(2).player(1)
    expect([bot.gold, bot.stone, bot.wood, bot.cocoa, bot.vp]).toEqual([2, 2, 2, 0, 0]) // blue, green, red step 1
    expect(bot.tiles).toEqual([])
    expect(bot.temples.green).toBe(1)
  })

  it('TEO-SOLO-05 its first marker lies on the right technology of the first row', () => {
    for (const seed of SEEDS) {
      const t = unpacked(seed)
      const display = t.summary()['technologies'] as string[]
      expect(t.player(1).technologies).toEqual([display[2]])
    }
  })

  it('TEO-SOLO-06 all four dice are in play: 2 on Gold Deposits, Nobles, Construction, 1 on the worship space of Decorations', () => {
    const dice = ['gold-deposits 2', 'nobles 2', 'construction 2', 'decorations-worship 1']
    for (const seed of SEEDS) expect(Object.values(setUp(seed).player(1).workers)).toEqual(dice)
  })
})

describe("the bot's tiles and dice", () => {
  it('TEO-SOLO-07 six of the seven tiles are drawn one by one to P1..P6, the seventh lies aside', () => {
    const t = table({ players: 1 })
    const draws = drawByHand(t, last).filter((draw) => draw.kind === 'draw-bot-tile')
    expect(draws.map((draw) => draw.offered.length)).toEqual([7, 6, 5, 4, 3, 2])
    const laid = Array.from({ length: 6 }, (_, i) => `draw-bot-tile:${botTileNames[t.g.s[BOT_AT + i]]}`)
    expect(laid).toEqual(draws.map((draw) => draw.drawn))
    expect(botTileNames[t.g.s[BOT_ASIDE]]).toBe('bot-construction') // the first of the table is never the last offered
    expect(botTileNames).toHaveLength(7)
  })

  it('TEO-SOLO-07 P1 is on top, P2 and P3 below it, P4 to P6 at the bottom', () => {
    expect(teotibot.slots.map((slot) => slot.level)).toEqual([1, 2, 2, 3, 3, 3])
  })

  it('TEO-SOLO-08 each of the two direction tiles is laid on a random side', () => {
    for (const pick of [last, (answers: readonly string[]) => answers[0]]) {
      const t = table({ players: 1 })
      const draws = drawByHand(t, pick).filter((draw) => draw.kind === 'direction')
      expect(draws.map((draw) => draw.offered)).toEqual([['direction:left', 'direction:right'], ['direction:left', 'direction:right']])
      const side = pick === last ? 1 : 0
      expect([t.g.s[DIRECTION], t.g.s[DIRECTION + 1]]).toEqual([side, side])
    }
  })

  it('TEO-SOLO-09 the bot rolls two dice of six sides', () => {
    const t = table({ players: 1, position: { turn: 1 } })
    const sides = ['roll:1', 'roll:2', 'roll:3', 'roll:4', 'roll:5', 'roll:6']
    expect([t.question, t.seat, t.answers]).toEqual(['roll', 'chance', sides])
    const second = table({ players: 1, position: { turn: 1 }, chance: ['roll:5'] })
    expect([second.question, second.answers]).toEqual(['roll', sides])
    const both = table({ players: 1, position: { turn: 1 }, chance: ['roll:5', 'roll:2'], seed: 1 })
    expect([both.g.s[DICE], both.g.s[DICE + 1]]).toEqual([5, 2])
    expect(both.log('bot-tile')).toMatchObject([{ sum: 7 }])
  })
})
