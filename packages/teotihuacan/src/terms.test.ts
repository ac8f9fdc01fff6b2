import { describe, expect, it } from 'vitest'
import { boardNames, spaceNames } from './answers.ts'
import { buildingsRowSource, pyramidTrack } from './content/tracks.ts'
import { type Table, table } from './testing.ts'

// the ring of these positions, S1 to S8
const ring = ['palace', 'stone-quarry', 'alchemy', 'forest', 'construction', 'decorations', 'nobles', 'gold-deposits']

/** Seat 0 moves its first worker from the board before `board` and takes its main action. */
function mainActionOn(board: string, seat: Record<string, unknown>, rest: Record<string, unknown> = {}): Table {
  const from = ring[(ring.indexOf(board) + 7) % 8] ?? ''
  const { power = 1, others = [], ...goods } = seat
  const workers = [`${from} ${power}`, ...(Array.isArray(others) ? others : [])]
  const t = table({ seed: 1, position: { ...rest, seats: [{ cocoa: 5, ...goods, workers }] } })
  return t.play('move:worker-0-0', `to:${board}`, 'main-action')
}

describe('workers', () => {
  it('TEO-TERM-01 a worker has a power from 1 to 5', () => {
    const withPower = (power: number) => table({ position: { seats: [{ workers: [`forest ${power}`] }] } }).worker('worker-0-0')
    expect([1, 2, 3, 4, 5].map(withPower)).toEqual(['forest 1', 'forest 2', 'forest 3', 'forest 4', 'forest 5'])
    for (const power of [0, 6]) expect(() => withPower(power)).toThrow('power')
  })

  it('TEO-TERM-01 reaching 6 is the ascension: no die rests there', () => {
    const strong = mainActionOn('forest', { power: 4 }).play('power-up:worker-0-0')
    expect([strong.question, strong.worker('worker-0-0')]).toEqual(['end-turn', 'forest 5'])
    const ascending = mainActionOn('forest', { power: 5 }).play('power-up:worker-0-0')
    expect([ascending.question, ascending.worker('worker-0-0')]).toEqual(['ascension-reward', 'palace 1'])
  })

  it('TEO-TERM-02 a general area holds any number of workers of any colours', () => {
    const crowd = ['forest 1', 'forest 2', 'forest 3', 'forest 4']
    const seats = [{ cocoa: 4, workers: ['palace 2', 'forest 1', 'forest 1', 'forest 1'] }, { workers: crowd }, { workers: crowd }]
    const t = table({ players: 3, position: { seats, neutrals: [['forest', 'forest', 'forest']] } })
    t.play('move:worker-0-0', 'to:forest', 'main-action')
    expect(t.player(0).cocoa).toBe(4 - 4 + 1) // four colours, all in one area; 1 cocoa of the table
    expect(t.worker('worker-0-0')).toBe('forest 2')
  })

  it('TEO-TERM-02 a worker is in the general area unless it worships', () => {
    const arrived = () => table({ position: { seats: [{ cocoa: 1, workers: ['stone-quarry 1'] }] } }).play('move:worker-0-0', 'to:forest')
    expect(arrived().play('collect-cocoa').worker('worker-0-0')).toBe('forest 1')
    expect(arrived().play('main-action', 'power-up:worker-0-0').worker('worker-0-0')).toBe('forest 2')
    expect(arrived().play('worship:forest-worship', 'worship-for:effect').worker('worker-0-0')).toBe('forest-worship 1')
  })

  it('TEO-TERM-03 a worker is locked exactly while it stands on a worship space', () => {
    const standing = (place: string) => table({ position: { seats: [{ workers: [place, 'palace 1', 'palace 1'] }] } })
    expect(spaceNames).toHaveLength(7)
    for (const space of spaceNames) {
      const t = standing(`${space} 1`)
      expect(t.why('worker-0-0'), space).toMatchObject({ reason: 'worker-locked', rule: 'TEO-MOVE-03' })
      expect(t.offers('free-unlock'), space).toBe(true)
    }
    for (const board of boardNames.slice(1)) {
      const t = standing(`${board} 1`)
      expect(t.offers('move:worker-0-0'), board).toBe(true)
      expect(t.offers('free-unlock'), board).toBe(false) // the worker on the wheel is not locked either
    }
  })

  it('TEO-TERM-09 counted are own unlocked workers on the board, the arrived one included, at most 3', () => {
    // Forest, lowest power 1: 1 cocoa; 1 wood; 1 cocoa and 2 wood for 1, 2, 3 workers
    const counted = (...others: string[]) => {
      const t = mainActionOn('forest', { others }, {})
      const { cocoa, wood } = t.player(0)
      const fee = others.includes('forest 1') ? 1 : 0 // for the own colour
      return `${t.log('main-action')[0]?.['workers']}: ${cocoa - 5 + fee} cocoa ${wood} wood`
    }
    expect(counted()).toBe('1: 1 cocoa 0 wood')
    expect(counted('forest 1')).toBe('2: 0 cocoa 1 wood')
    expect(counted('forest 1', 'forest 1')).toBe('3: 1 cocoa 2 wood')
    expect(counted('forest 1', 'forest 1', 'forest 1')).toBe('3: 1 cocoa 2 wood')
    expect(counted('forest-worship 1')).toBe('1: 1 cocoa 0 wood')
    expect(counted('forest 1', 'forest-worship 1', 'palace 1')).toBe('2: 0 cocoa 1 wood')
  })

  it('TEO-TERM-09 workers of others do not count', () => {
    const seats = [{ cocoa: 3, workers: ['palace 1'] }, { workers: ['forest 1', 'forest 1'] }]
    const t = table({ position: { seats, neutrals: [['forest']] } }).play('move:worker-0-0', 'to:forest', 'main-action')
    expect(t.log('main-action')).toMatchObject([{ workers: 1 }])
    expect(t.player(0)).toMatchObject({ cocoa: 3 - 2 + 1, wood: 0 })
  })
})

describe('goods', () => {
  const holding = (tile: string, goods: Record<string, number> = {}) => table({ position: { seats: [{ ...goods, tiles: [tile] }] } })

  it('TEO-TERM-04 cocoa is no resource: a choice of resources never gives it', () => {
    expect(holding('disc-resources-2-a').play('use:disc-resources-2-a').answers.filter((key) => key.includes('cocoa'))).toEqual([])
  })

  it('TEO-TERM-04 nor can it be paid where a resource is asked', () => {
    const selling = (goods: Record<string, number>) => {
      const position = { royals: ['royal-c-03', 'royal-b-02', 'royal-a-04'], seats: [{ ...goods, workers: ['gold-deposits 2'] }] }
      return table({ position }).play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
    }
    expect(selling({ cocoa: 9 }).answers).toEqual(['done'])
    const t = selling({ cocoa: 9, wood: 1, stone: 1, gold: 1 }).play('again')
    expect(t.answers).toEqual(['pay:1-wood', 'pay:1-stone', 'pay:1-gold'])
  })

  it('TEO-TERM-05 the wild icon is wood, stone or gold, separately for each unit', () => {
    const two = holding('disc-resources-2-a').play('use:disc-resources-2-a')
    expect(two.answers).toEqual([
      'gain:2-wood', 'gain:1-wood+1-stone', 'gain:1-wood+1-gold', 'gain:2-stone', 'gain:1-stone+1-gold', 'gain:2-gold',
    ])
    expect(two.play('gain:1-stone+1-gold').player(0)).toMatchObject({ cocoa: 0, wood: 0, stone: 1, gold: 1 })
    const three = holding('disc-resources-3-a').play('use:disc-resources-3-a')
    expect(three.answers).toHaveLength(10)
    expect(three.play('gain:1-wood+1-stone+1-gold').player(0)).toMatchObject({ wood: 1, stone: 1, gold: 1 })
  })

  it('TEO-TERM-06 the supplies are unlimited', () => {
    // all 20 pieces of each kind, and more, are with the players already
    const rich = { cocoa: 200, wood: 40, stone: 40, gold: 40 }
    const after = (board: string) => {
      const from = ring[(ring.indexOf(board) + 7) % 8] ?? ''
      const position = { seats: [{ ...rich, workers: [`${from} 2`] }, rich] }
      return table({ position }).play('move:worker-0-0', `to:${board}`, 'main-action').player(0)
    }
    expect(after('forest')).toMatchObject({ ...rich, wood: 41 })
    expect(after('stone-quarry')).toMatchObject({ ...rich, stone: 41 })
    expect(after('gold-deposits')).toMatchObject({ ...rich, gold: 41 })
    expect(holding('disc-cocoa-4-a', rich).play('use:disc-cocoa-4-a').player(0).cocoa).toBe(204)
  })

  it('TEO-TERM-10 victory points have no upper limit', () => {
    expect(holding('disc-vp-4-a', { vp: 9999 }).play('use:disc-vp-4-a').player(0).vp).toBe(10003)
  })

  it('TEO-TERM-10 and never fall below 0', () => {
    const paid = (vp: number) => table({ position: { at: 'eclipse', seats: [{ vp }, { cocoa: 3 }] } }) // 3 unpaid cocoa cost 9 VP
    expect([12, 9, 8, 4, 0].map((vp) => paid(vp).player(0).vp)).toEqual([3, 0, 0, 0, 0])
    const kept = table({ position: { at: 'eclipse', seats: [{ vp: 4, cocoa: 1 }, { cocoa: 3 }] } }).play('salary:0')
    expect(kept.player(0)).toMatchObject({ cocoa: 1, vp: 0 })
    expect(kept.log('lose')).toMatchObject([{ seat: 0, n: 4 }])
  })
})

describe('the ring', () => {
  it('TEO-TERM-07 S1 holds the Palace, S5 Construction; no position is otherwise', () => {
    const laid = (boards: readonly string[]) => table({ position: { ring: boards } }).summary()['ring']
    expect(laid(ring)).toEqual(ring)
    const swapped = (a: number, b: number) => ring.map((board, i) => (i === a ? ring[b] : i === b ? ring[a] : board) ?? board)
    expect(laid(swapped(1, 7))).toEqual(swapped(1, 7))
    for (const boards of [swapped(0, 1), swapped(4, 5), swapped(0, 4)]) {
      expect(() => laid(boards)).toThrow('palace first and construction fifth')
    }
  })

  it('TEO-TERM-08 clockwise by n from Sx is slot ((x - 1 + n) mod 8) + 1', () => {
    for (const [i, board] of ring.entries()) {
      const t = table({ position: { seats: [{ workers: [`${board} 1`] }] } }).play('move:worker-0-0')
      const reached = [1, 2, 3].map((n) => `to:${ring[(i + n) % 8]}`)
      expect([...t.answers].sort(), board).toEqual(reached.sort())
    }
  })

  it('TEO-TERM-08 the order of the boards on the ring decides, not their numbers', () => {
    const other = ['palace', 'nobles', 'forest', 'decorations', 'construction', 'gold-deposits', 'alchemy', 'stone-quarry']
    const t = table({ position: { ring: other, seats: [{ workers: ['alchemy 1'] }] } }).play('move:worker-0-0')
    expect([...t.answers].sort()).toEqual(['to:nobles', 'to:palace', 'to:stone-quarry'])
    expect(t.refused('to:forest').rule).toBe('TEO-MOVE-01')
  })
})

describe('rewards', () => {
  /** A decoration whose red and green icons both match: two steps at once, each onto a main step. */
  function twoSteps(): Table {
    const discoveries = { 'green-3': 'disc-vp-4-a', 'red-5': 'disc-vp-4-b' }
    const temples = { red: 4, green: 2 }
    const t = mainActionOn('decorations', { wood: 2, gold: 3, temples }, { discoveries, decorationDisplay: ['deco-09'] })
    return t.play('decorate-with:deco-09', 'decorate-at:deco-top-1')
  }

  it('TEO-TERM-11 the player picks the order of rewards of one event', () => {
    const t = twoSteps()
    expect(t.question).toBe('temple')
    expect(t.answers).toEqual(['temple:red', 'temple:green'])
    expect(t.refused('temple:blue').rule).toBe('TEO-TEMPLE-01')
    t.play('temple:red')
    expect(t.player(0).temples).toEqual({ blue: 0, red: 5, green: 2 })
    expect(twoSteps().play('temple:green').player(0).temples).toEqual({ blue: 0, red: 4, green: 3 })
  })

  it('TEO-TERM-11 each is finished, with all it triggers, before the next', () => {
    const t = twoSteps().play('temple:green')
    expect(t.question).toBe('main-temple-step')
    t.play('take:disc-vp-4-a')
    expect(t.question).toBe('tile-moment') // TEO-DISC-07: red follows
    t.play('done')
    expect(t.player(0)).toMatchObject({ wood: 1, tiles: ['disc-vp-4-a'], temples: { blue: 0, red: 5, green: 3 } })
    expect(t.question).toBe('main-temple-step') // now of red
    expect(t.answers).toContain('take:disc-vp-4-b')
  })

  it('TEO-TERM-11 what comes first may pay for what comes second', () => {
    const discoveries = { 'green-3': 'disc-cocoa-4-a', 'red-5': 'disc-avenue-a' } // 1 gold; 1 cocoa
    const start = () => {
      const seat = { cocoa: 0, gold: 3, temples: { red: 4, green: 2 } }
      const t = mainActionOn('decorations', seat, { discoveries, decorationDisplay: ['deco-09'] })
      return t.play('decorate-with:deco-09', 'decorate-at:deco-top-1')
    }
    // red first: no cocoa for the tile there, so the printed 2 VP; green first: its cocoa pays
    expect(start().play('temple:red').player(0)).toMatchObject({ cocoa: 1, tiles: [], vp: 2 + 2 + 3 })
    const t = start().play('temple:green')
    expect(t.answers).toContain('take:disc-avenue-a')
    expect(t.play('take:disc-avenue-a').player(0)).toMatchObject({ cocoa: 0, tiles: ['disc-avenue-a'] })
  })

  it('TEO-TERM-12 a step at the end of the Avenue is lost', () => {
    const t = mainActionOn('nobles', { wood: 2, avenue: 9 })
    expect(t.player(0)).toMatchObject({ avenue: 9, cocoa: 5, wood: 0, stone: 0, gold: 0, vp: 3 })
    expect(t.question).toBe('power-up')
  })

  it('TEO-TERM-12 so is a step at the top of a temple, or below an occupied top', () => {
    const worship = (own: number, others: number) => {
      const seats = [{ temples: { red: own }, workers: ['alchemy 1'] }, { temples: { red: others } }]
      return table({ position: { seats } }).play('move:worker-0-0', 'to:forest', 'worship:forest-worship', 'worship-for:effect')
    }
    for (const t of [worship(11, 0), worship(10, 11)]) {
      expect(t.player(0)).toMatchObject({ vp: 0, cocoa: 0 })
      expect(t.question).toBe('end-turn') // no other temple instead
    }
    expect(worship(11, 0).player(0).temples).toEqual({ blue: 0, red: 11, green: 0 })
    expect(worship(10, 11).player(0).temples).toEqual({ blue: 0, red: 10, green: 0 })
    expect(worship(10, 10).player(0)).toMatchObject({ vp: 7, temples: { red: 11 } })
  })

  it('TEO-TERM-12 a power-up without an eligible worker is lost', () => {
    // one worker counted as three: two power-ups, and the first makes it ascend
    const seat = { power: 5, stone: 2, technologies: ['tech-15'], tiles: ['disc-extra-worker-a'], others: ['nobles 2', 'nobles 3'] }
    const t = mainActionOn('construction', seat)
    t.play('use:disc-extra-worker-a', 'build-with:pyr-01', 'build-at:p1-r0c0', 'turned:0', 'discount:none')
    expect(t.log('counted')).toMatchObject([{ n: 3 }])
    t.play('power-up:worker-0-0', 'reward:ascend-vp-5')
    expect(t.question).toBe('end-turn')
    expect([t.worker('worker-0-0'), t.worker('worker-0-1'), t.worker('worker-0-2')]).toEqual(['palace 1', 'nobles 2', 'nobles 3'])
  })

  it('TEO-TERM-12 a tile from an empty stack is not replaced', () => {
    const position = { discoveries: { forest: 'disc-vp-4-a' }, discoveryStack: [], seats: [{ wood: 1, workers: ['alchemy 1'] }] }
    const t = table({ position }).play('move:worker-0-0', 'to:forest', 'worship:forest-worship', 'worship-for:tile')
    expect(t.question).toBe('end-turn')
    expect(t.player(0).tiles).toEqual(['disc-vp-4-a'])
    expect(t.summary()['discoveries']).toEqual({})
  })
})

describe('values that rest on one source', () => {
  it('TEO-DATA-14 the end of the pyramid track and the buildings row are marked as uncertain', () => {
    expect(pyramidTrack).toEqual({ source: 'inferred', last: 10 })
    expect(buildingsRowSource).toBe('single-source')
  })

  it('TEO-DATA-14 the engine stops at that end, and scores the last two values of the row', () => {
    const t = mainActionOn('decorations', { gold: 3, pyramidTrack: 10 }, { decorationDisplay: ['deco-12'] })
    t.play('decorate-with:deco-12', 'decorate-at:deco-top-1')
    expect(t.player(0)).toMatchObject({ pyramidTrack: 10, vp: 3 })
    const seats = [{ cocoa: 3, avenue: 1 }, { cocoa: 3 }]
    const value = (nobles: object) => table({ position: { at: 'eclipse', nobles, seats } }).player(0).vp
    expect([{ top: 5, centre: 4 }, { top: 5, centre: 4, bottom: 1 }, { top: 5, centre: 4, bottom: 2 }].map(value)).toEqual([2, 1, 1])
  })
})
