// Eclipse scoring, step by step. Positions start at the scoring (at: 'eclipse') and stop at the first salary.
import { describe, expect, it } from 'vitest'
import { pyramidSlots, pyramidTiles } from '../content/index.ts'
import { type Table, table } from '../testing.ts'

type Seat = Readonly<Record<string, unknown>>

/** The scoring of an eclipse. Everybody has the 3 cocoa for three weak workers, so that nobody loses points by default. */
function eclipse(given: readonly Seat[], rest: object = {}, players = Math.max(2, given.length)): Table {
  const seats = Array.from({ length: Math.max(2, players) }, (_, i) => ({ cocoa: 3, ...given[i] }))
  return table({ players, position: { at: 'eclipse', seats, ...rest } })
}

const vps = (t: Table): number[] => Array.from({ length: t.g.rules.seats }, (_, seat) => t.player(seat).vp)
/** The points of every seat before salaries. */
const scores = (...given: Parameters<typeof eclipse>): number[] => vps(eclipse(...given))

/** Everybody pays as much as possible; neutral workers stay to be placed. */
function payAll(t: Table): Table {
  while (t.question === 'salary') t.play(t.answers[0] ?? '')
  return t
}

/** Everybody pays nothing. */
function payNothing(t: Table): Table {
  while (t.question === 'salary') t.play('salary:0')
  return t
}

const first = (t: Table, verb: string): string => t.answers.find((key) => key.startsWith(verb)) ?? `no ${verb}`

/** Whoever is asked moves some worker and collects cocoa. */
const quietTurn = (t: Table): Table => t.play(first(t, 'move:')).play(first(t, 'to:')).play('collect-cocoa', 'end-turn')

const SECOND = { calendar: { eclipses: 1 } }
const FINAL = { calendar: { eclipses: 2 } }

describe('the three eclipses', () => {
  it('TEO-LOCK-12 a turn is over when an eclipse comes: nobody unlocks for cocoa then', () => {
    const seat = { cocoa: 9, workers: ['forest 1', 'nobles 1', 'palace-left 1'] }
    const position = { turn: 1, calendar: { light: 10, dark: 10, due: 1 }, round: 1, seats: [seat, { ...seat, workers: ['forest 1', 'nobles 1', 'palace-right 1'] }] }
    const t = table({ position })
    expect(t.offers('unlock')).toBe(true)
    quietTurn(t)
    expect([t.question, t.offers('unlock')]).toEqual(['salary', false])
  })

  it('TEO-ECLIPSE-01 are numbered in the order they are scored', () => {
    for (const eclipses of [0, 1, 2]) {
      const t = table({ players: 2, position: { turn: 1, round: 2, calendar: { eclipses, light: 10 - eclipses, due: 2 } } })
      expect(quietTurn(t).log('eclipse').map((event) => event['number'])).toEqual([eclipses + 1])
      expect(t.summary()['calendar']).toMatchObject({ eclipses: eclipses + 1 })
    }
  })

  it('TEO-ECLIPSE-01 TEO-ECLIPSE-16 come after rounds 11, 21 and 30 of a quiet game of two', () => {
    const t = table({ players: 2, seed: 1, position: { seats: [] } })
    const found: unknown[] = []
    for (let turns = 0; turns < 100 && t.question !== 'over'; turns++) {
      const round = t.summary()['round']
      const before = t.log('eclipse').length
      quietTurn(t)
      payNothing(t)
      const event = t.log('eclipse')[before]
      if (event !== undefined) found.push([round, event['number']])
    }
    expect(found).toEqual([[11, 1], [21, 2], [30, 3]])
  })

  it('TEO-ECLIPSE-02 carry out each step for all players, in player order, before the next step', () => {
    const rich = { cocoa: 9, vp: 20, avenue: 1, pyramidTrack: 1, temples: { blue: 10 } }
    const masks = [['mask-4-a'], ['mask-4-b'], ['mask-4-c']]
    const locked = { workers: ['forest-worship 1'] }
    const seats = masks.map((tiles, seat) => ({ ...rich, tiles, ...(seat === 0 ? locked : {}) }))
    const t = table({ players: 3, position: { first: 1, turn: 0, round: 2, calendar: { eclipses: 2, light: 9, due: 2 }, seats } })
    t.play('free-unlock', 'end-turn') // the Last Player's last turn
    const order = [1, 2, 0]
    const steps = (rules: readonly string[]) => rules.flatMap((rule) => order.map((seat) => [rule, seat]))
    const seen = () => t.log('score').map(({ rule, seat }) => [rule, seat])
    const beforeSalary = steps(['TEO-ECLIPSE-03', 'TEO-ECLIPSE-05', 'TEO-ECLIPSE-07', 'TEO-ECLIPSE-10'])
    expect(seen()).toEqual(beforeSalary)
    for (const seat of order) {
      expect([t.question, t.seat]).toEqual(['salary', seat])
      expect(seen()).toEqual(beforeSalary)
      t.play('salary:3')
    }
    expect(seen()).toEqual([...beforeSalary, ...steps(['TEO-BONUS-03'])])
    expect(t.log('pay').map(({ rule, seat, n }) => [rule, seat, n])).toEqual(order.map((seat) => ['TEO-ECLIPSE-12', seat, 3]))
  })
})

describe('step 1: the Avenue of the Dead', () => {
  it('TEO-ECLIPSE-03 gives the lowest visible value of the buildings row per Avenue step', () => {
    expect(scores([{ avenue: 3 }, { avenue: 9, vp: 2 }, {}], { nobles: { top: 4 } })).toEqual([9, 29, 0])
  })

  it('TEO-ECLIPSE-04 the value follows the number of buildings taken: 5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1', () => {
    const values = Array.from({ length: 12 }, (_, built) => {
      const spaces = Array.from({ length: built }, (__, space) => 11 - space)
      return scores([{ avenue: 1 }], { nobles: { spaces } })[0]
    })
    expect(values).toEqual([5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1])
  })
})

describe('steps 2 to 4: the pyramid track', () => {
  // in eclipse 1 each step is worth 4 VP more
  it('TEO-ECLIPSE-05 gives 4 VP to the one furthest, and to nobody else', () => {
    expect(scores([{ pyramidTrack: 2 }, { pyramidTrack: 5 }, { pyramidTrack: 4 }])).toEqual([8, 20 + 4, 16])
  })

  it('TEO-ECLIPSE-05 TEO-EDGE-43 gives 4 VP to each of those tied for furthest', () => {
    expect(scores([{ pyramidTrack: 3 }, { pyramidTrack: 1 }, { pyramidTrack: 3 }])).toEqual([12 + 4, 4, 12 + 4])
    expect(scores([{ pyramidTrack: 1 }, { pyramidTrack: 1 }])).toEqual([4 + 4, 4 + 4])
  })

  it('TEO-EDGE-43 the bot takes part in the comparison', () => {
    const solo = (you: number, bot: number): number[] => scores([{ pyramidTrack: you }, { pyramidTrack: bot }], {}, 1)
    expect([solo(3, 3), solo(2, 3), solo(3, 2), solo(0, 0)]).toEqual([[12 + 4, 12 + 4], [8, 12 + 4], [12 + 4, 8], [0, 0]])
  })

  it('TEO-ECLIPSE-06 TEO-EDGE-43 gives nobody the 4 VP while all stand on 0', () => {
    expect(scores([{ vp: 7 }, {}, {}])).toEqual([7, 0, 0])
  })

  it('TEO-ECLIPSE-07 gives 4, 3 and 2 VP per step in eclipse 1, 2 and 3, apart from the lead', () => {
    const inEclipse = (eclipses: number): number[] => scores([{ pyramidTrack: 2 }, { pyramidTrack: 5 }], { calendar: { eclipses } })
    expect([0, 1, 2].map(inEclipse)).toEqual([[8, 20 + 4], [6, 15 + 4], [4, 10 + 4]])
  })

  describe('after the top of the pyramid was placed', () => {
    const complete = Object.fromEntries(pyramidSlots.map((slot, i) => [slot.id, pyramidTiles[i].id]))
    const builder = { pyramidTrack: 5, temples: { blue: 10 } }

    it('TEO-ECLIPSE-08 TEO-EDGE-11 a first and final eclipse gives 4 VP per step and is followed by the temple bonuses', () => {
      const t = eclipse([builder, {}], { pyramid: complete })
      expect(vps(t)).toEqual([20 + 4, 0])
      expect(vps(payAll(t))).toEqual([20 + 4 + 15, 0])
      expect(t.question).toBe('over')
    })

    it('TEO-ECLIPSE-08 a second and final eclipse gives 3 VP per step', () => {
      const t = eclipse([builder, {}], { pyramid: complete, ...SECOND })
      expect(vps(t)).toEqual([15 + 4, 0])
      expect(payAll(t).question).toBe('over')
    })
  })

  it('TEO-ECLIPSE-09 puts all markers back to 0', () => {
    const t = eclipse([{ pyramidTrack: 2 }, { pyramidTrack: 10 }, { pyramidTrack: 1 }])
    expect([0, 1, 2].map((seat) => t.player(seat).pyramidTrack)).toEqual([0, 0, 0])
    expect(vps(t)).toEqual([8, 40 + 4, 4]) // but they were scored
  })
})

describe('step 5: masks', () => {
  const kinds = (n: number): string[] => Array.from({ length: n }, (_, i) => `mask-${7 - i}-a`)
  const forMasks = (...tiles: string[]): number | undefined => scores([{ tiles }])[0]

  it('TEO-ECLIPSE-10 a set of 1 to 7 different masks gives 1, 3, 6, 10, 15, 21, 28 VP', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((n) => forMasks(...kinds(n)))).toEqual([1, 3, 6, 10, 15, 21, 28])
    expect(forMasks()).toBe(0)
  })

  it('TEO-ECLIPSE-10 tiles that are no masks count for nothing', () => {
    expect(forMasks('mask-2-a', 'disc-vp-4-a', 'disc-avenue-a', 'mask-3-a', 'disc-free-cocoa-a')).toBe(3)
  })

  it('TEO-ECLIPSE-11 TEO-EDGE-44 three copies of one kind are three sets of one: 3 VP', () => {
    expect(forMasks('mask-5-a', 'mask-5-b', 'mask-5-c')).toBe(3)
  })

  it('TEO-ECLIPSE-11 TEO-EDGE-44 kinds held 2, 2 and 1 times give sets of 3 and 2: 6 + 3 VP', () => {
    expect(forMasks('mask-4-a', 'mask-4-b', 'mask-5-b', 'mask-5-c', 'mask-1-a')).toBe(9)
  })

  it('TEO-ECLIPSE-11 kinds held 3, 2, 1 and 1 times give sets of 4, 2 and 1, without a question', () => {
    const t = eclipse([{ tiles: ['mask-7-a', 'mask-7-b', 'mask-7-c', 'mask-2-a', 'mask-2-b', 'mask-1-a', 'mask-6-b'] }])
    expect([t.question, t.player(0).vp]).toEqual(['salary', 10 + 3 + 1])
  })

  it('TEO-ECLIPSE-10 each player scores own masks only', () => {
    expect(scores([{ tiles: ['mask-4-a'] }, { tiles: ['mask-5-a', 'mask-6-a'] }, {}])).toEqual([1, 3, 0])
  })
})

describe('step 6: the salary', () => {
  const owed = (...workers: string[]): string | undefined => eclipse([{ cocoa: 20, vp: 50, workers }]).answers[0]

  it('TEO-ECLIPSE-12 is 1 cocoa per worker and 1 more for power 4 or 5', () => {
    expect(owed('forest 1', 'forest 2', 'nobles 3')).toBe('salary:3')
    expect(owed('forest 3', 'nobles 4', 'palace 1')).toBe('salary:4')
    expect(owed('forest 4', 'nobles 5', 'palace 5')).toBe('salary:6')
    expect(owed('forest 4', 'nobles 5', 'palace 5', 'palace 3')).toBe('salary:7')
  })

  it('TEO-ECLIPSE-13 counts locked workers, but neither the one on the wheel nor neutral ones', () => {
    expect(owed('forest-worship 5', 'palace-left 2', 'palace 1')).toBe('salary:4')
    expect(owed('forest-worship 5', 'palace-left 2', 'palace 1', 'wheel')).toBe('salary:4')
    const t = table({ players: 3, position: { at: 'eclipse', neutrals: [['forest', 'nobles', 'palace']], seats: [{ cocoa: 9 }] } })
    expect(t.answers[0]).toBe('salary:3')
  })

  it('TEO-ECLIPSE-14 may be paid in any part; each cocoa not paid costs 3 VP', () => {
    const after = [3, 2, 1, 0].map((paid) => {
      const t = eclipse([{ cocoa: 5, vp: 20 }])
      expect(t.answers).toEqual(['salary:3', 'salary:2', 'salary:1', 'salary:0'])
      t.play(`salary:${paid}`)
      return [t.player(0).cocoa, t.player(0).vp]
    })
    expect(after).toEqual([[2, 20], [3, 17], [4, 14], [5, 11]])
  })

  it('TEO-ECLIPSE-14 cannot be paid with cocoa one does not have, nor overpaid', () => {
    const t = eclipse([{ cocoa: 2, vp: 20, workers: ['palace 4'] }])
    expect(t.answers).toEqual(['salary:2', 'salary:1', 'salary:0'])
    expect(t.refused('salary:3')).toEqual({ message: expect.stringContaining('salary-cocoa') as string, rule: 'TEO-ECLIPSE-14' })
    const rich = eclipse([{ cocoa: 9, vp: 20 }])
    expect(rich.offers('salary:4')).toBe(false)
    rich.refused('salary:4')
    t.play('salary:2')
    expect(t.player(0)).toMatchObject({ cocoa: 0, vp: 14 })
  })

  it('TEO-ECLIPSE-14 is not asked of a player without cocoa, who loses 3 VP per worker\'s cocoa', () => {
    const t = eclipse([{ cocoa: 0, vp: 20, workers: ['palace 4'] }, {}])
    expect(t.seat).toBe(1)
    expect(t.player(0).vp).toBe(8)
  })

  it('TEO-ECLIPSE-15 costs no more VP than one has', () => {
    const t = eclipse([{ vp: 8 }, { vp: 9 }, { vp: 10 }]).play('salary:0', 'salary:0', 'salary:0')
    expect(vps(t)).toEqual([0, 0, 1])
    expect(t.player(0).cocoa).toBe(3)
    expect(t.log('lose').map(({ seat, n }) => [seat, n])).toEqual([[0, 8], [1, 9], [2, 9]])
  })

  it('TEO-EDGE-34 with 4 VP and 3 unpaid cocoa the loss is 4, and temple bonuses start from 0', () => {
    const t = eclipse([{ vp: 4, temples: { blue: 10 } }, {}], FINAL).play('salary:0')
    expect(t.log('lose')[0]).toMatchObject({ seat: 0, n: 4 })
    expect(t.player(0).vp).toBe(0)
    t.play('salary:3')
    expect([t.question, t.player(0).vp]).toEqual(['over', 15])
  })
})

describe('step 7: the next eclipse', () => {
  const discs = (players: number, eclipses: number): unknown => {
    const t = table({ players, seed: 1, position: { at: 'eclipse', calendar: { eclipses } } })
    return t.summary()['calendar']
  }

  it('TEO-ECLIPSE-16 light disc to 0; dark disc to 9 and 8, 10 and 9, 11 and 10 with 2, 3, 4 players', () => {
    const after = (eclipses: number, dark: number) => ({ light: 0, dark, eclipses, due: 0 })
    expect([1, 2, 3, 4].map((players) => discs(players, 0))).toEqual([after(1, 9), after(1, 9), after(1, 10), after(1, 11)])
    expect([1, 2, 3, 4].map((players) => discs(players, 1))).toEqual([after(2, 8), after(2, 8), after(2, 9), after(2, 10)])
  })

  it('TEO-ECLIPSE-16 does not happen after the final eclipse: the discs stay', () => {
    expect(discs(3, 2)).toEqual({ light: 9, dark: 9, eclipses: 3, due: 0 })
  })

  /** An eclipse with these neutral workers, then the draws of these starting tiles. */
  const neutral = (players: number, neutrals: string[][], drawn: string[] = [], rest: object = {}): Table =>
    table({ players, chance: drawn.map((tile) => `draw-starting-tile:${tile}`), position: { at: 'eclipse', neutrals, ...rest } })

  it('TEO-ECLIPSE-17 3 players: two starting tiles, the three neutral workers go to the first three different boards', () => {
    const before = [['nobles', 'nobles', 'construction']]
    const draws = neutral(3, before)
    expect([draws.seat, draws.question, draws.answers.length]).toEqual(['chance', 'draw-starting-tile', 18])
    const second = neutral(3, before, ['start-01'])
    expect([second.answers.length, second.offers('draw-starting-tile:start-01')]).toEqual([17, false])
    expect(second.summary()['neutrals']).toEqual(before)
    const t = neutral(3, before, ['start-01', 'start-03'])
    expect(t.summary()['neutrals']).toEqual([['palace', 'forest', 'stone-quarry']])
    expect(t.question).toBe('turn')
  })

  it('TEO-ECLIPSE-17 2 players: the same for each of two colours, four different tiles', () => {
    const before = [['nobles', 'nobles', 'nobles'], ['forest', 'forest', 'forest']]
    const half = neutral(2, before, ['start-05', 'start-16'])
    expect(half.summary()['neutrals']).toEqual([['gold-deposits', 'alchemy', 'construction'], ['forest', 'forest', 'forest']])
    expect([half.question, half.answers.length]).toEqual(['draw-starting-tile', 16])
    const t = neutral(2, before, ['start-05', 'start-16', 'start-02', 'start-18'])
    expect(t.summary()['neutrals']).toEqual([['gold-deposits', 'alchemy', 'construction'], ['gold-deposits', 'stone-quarry', 'forest']])
    expect(t.question).toBe('turn')
  })

  it('TEO-ECLIPSE-17 4 players have no neutral workers, and nothing is drawn after the final eclipse', () => {
    expect(neutral(4, []).question).toBe('turn')
    const t = neutral(3, [['nobles', 'nobles', 'construction']], [], FINAL)
    expect(t.question).toBe('over')
    expect(t.summary()['neutrals']).toEqual([['nobles', 'nobles', 'construction']])
  })

  it('TEO-ECLIPSE-17 the next eclipse draws from all starting tiles again', () => {
    const chance = ['draw-starting-tile:start-01', 'draw-starting-tile:start-03']
    const t = table({ players: 3, chance, position: { turn: 2, round: 2, calendar: { light: 11, due: 2 } } })
    payAll(quietTurn(t))
    for (let turns = 0; turns < 33; turns++) quietTurn(t)
    payAll(t)
    expect([t.question, t.answers.length]).toEqual(['draw-starting-tile', 18])
  })
})

describe('step 8: temple bonus tiles', () => {
  const temples = { blue: 9, red: 10, green: 11 }
  const bonuses = { blue: 'bonus-flat-15', red: 'bonus-technologies', green: 'bonus-avenue' }
  const climber = { avenue: 2, technologies: ['tech-01'], temples }

  it('TEO-ECLIPSE-18 in the third eclipse every tile on whose step 10 or 11 the marker stands is scored, and no other', () => {
    const t = payAll(eclipse([climber, { temples: { blue: 10, red: 9 } }], { bonuses, ...FINAL }))
    const told = t.log('score').filter(({ of }) => of !== undefined)
    expect(told.map(({ seat, of, n }) => [seat, of, n])).toEqual([[0, 'bonus-technologies', 5], [0, 'bonus-avenue', 6], [1, 'bonus-flat-15', 15]])
    expect(vps(t)).toEqual([10 + 5 + 6, 15]) // 10 for the Avenue in step 1
  })

  it('TEO-ECLIPSE-18 a tile that is worth nothing is told, too', () => {
    const t = payAll(eclipse([{ temples: { red: 10 } }, {}], { bonuses, ...FINAL }))
    expect(t.log('score').filter(({ of }) => of !== undefined)).toMatchObject([{ seat: 0, of: 'bonus-technologies', n: 0 }])
  })

  it('TEO-ECLIPSE-18 not in eclipses 1 and 2 while the pyramid is incomplete', () => {
    for (const eclipses of [0, 1]) {
      const t = payAll(eclipse([climber, {}], { bonuses, calendar: { eclipses } }))
      expect([t.question, t.log('score').filter(({ of }) => of !== undefined), vps(t)]).toEqual(['draw-starting-tile', [], [10, 0]])
    }
  })
})

describe('afterwards', () => {
  it('TEO-ECLIPSE-19 nothing but points, cocoa, pyramid track, calendar and neutral workers has changed', () => {
    const seats = [
      {
        cocoa: 5, wood: 2, stone: 3, gold: 4, vp: 30, temples: { blue: 10, red: 4, green: 2 }, avenue: 6, pyramidTrack: 4,
        technologies: ['tech-01', 'tech-03'], tiles: ['mask-1-a', 'disc-avenue-a'], used: ['disc-vp-4-a'],
        workers: ['forest-worship 5', 'palace-left 4', 'nobles 3', 'wheel'],
      },
      { wood: 7, vp: 12, workers: ['decorations-worship 2', 'construction 1', 'palace 3', 'palace 3'] },
      {},
    ]
    const table3 = {
      nobles: { top: 2, bottom: 1 }, pyramid: { 'p1-r0c0': 'pyr-05@90' }, decorations: { 'deco-top-1': 'deco-01' },
      discoveries: { palace: 'mask-2-a', forest: 'mask-3-a', 'avenue-3': ['mask-4-a'], 'blue-4': ['mask-5-a'] },
    }
    const before = table({ players: 3, position: { turn: 0, first: 0, round: 3, seats, ...table3 } })
    const after = table({ players: 3, seed: 1, position: { at: 'eclipse', turn: 2, first: 0, round: 2, seats, ...table3 } })
    after.play('salary:4')
    const still = (t: Table): object => {
      const { calendar: _calendar, neutrals: _neutrals, seats: _seats, ...rest } = t.summary()
      const players = [0, 1, 2].map((seat) => {
        const { vp: _vp, cocoa: _cocoa, pyramidTrack: _track, ...kept } = t.player(seat)
        return kept
      })
      return { ...rest, players }
    }
    expect(still(after)).toEqual(still(before))
    expect(after.worker('worker-0-0')).toBe('forest-worship 5')
    expect(after.player(0)).toMatchObject({ cocoa: 1, pyramidTrack: 0 })
  })

  for (const players of [2, 3, 4])
    it(`TEO-ECLIPSE-20 the First Player takes the next turn (${players} players)`, () => {
      for (let firstSeat = 0; firstSeat < players; firstSeat++) {
        const last = (firstSeat + players - 1) % players
        const calendar = { light: 8 + players, due: 2 }
        const t = table({ players, seed: 1, position: { first: firstSeat, turn: last, round: 2, calendar } })
        quietTurn(t)
        expect(t.log('eclipse')).toHaveLength(1)
        payAll(t)
        expect([t.question, t.seat, t.summary()['round'], t.summary()['first']]).toEqual(['turn', firstSeat, 3, firstSeat])
      }
    })
})
