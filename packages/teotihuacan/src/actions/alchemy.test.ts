import { describe, expect, it } from 'vitest'
import { technologies } from '../content/index.ts'
import { type Table, table } from '../testing.ts'

interface Scene {
  readonly seat?: object
  readonly others?: readonly object[]
  readonly display?: readonly string[]
  readonly players?: number
}

const firstRow = ['develop:tech-01', 'develop:tech-03', 'develop:tech-05']
const secondRow = ['develop:tech-09', 'develop:tech-15', 'develop:tech-17']

/** Seat 0 moves its first worker from the Palace to Alchemy; first row 01, 03, 05, second row 09, 15, 17 unless told otherwise. */
const atAlchemy = (powers: readonly number[], { seat = {}, others = [], display, players = 2 }: Scene = {}): Table => {
  const workers = [`palace ${powers[0]}`, ...powers.slice(1).map((power) => `alchemy ${power}`)]
  const technology = display === undefined ? {} : { technologies: display }
  const seats = [{ cocoa: 3, gold: 5, temples: { blue: 9, red: 9, green: 9 }, workers, ...seat }, ...others]
  return table({ players, position: { turn: 0, ...technology, seats } }).play('move:worker-0-0', 'to:alchemy')
}

const technologyAnswers = (t: Table): string[] => t.answers.filter((answer) => answer.startsWith('develop:'))

describe('which technology may be developed', () => {
  it('TEO-MAIN-ALCH-01 exactly one of those on display', () => {
    const t = atAlchemy([1, 1]).play('main-action')
    expect(t.answers).toEqual([...firstRow, ...secondRow])
    t.refused('develop:tech-07')
    t.play('develop:tech-01')
    expect(t.player(0).technologies).toEqual(['tech-01'])
    expect(t.question).toBe('power-up')
  })

  it('TEO-MAIN-ALCH-02 with one worker of power 1 to 3 from the first row only', () => {
    for (const power of [1, 2, 3]) {
      const t = atAlchemy([power]).play('main-action')
      expect(t.answers).toEqual(firstRow)
      for (const answer of secondRow) expect(t.refused(answer).rule).toBe('TEO-MAIN-ALCH-02')
    }
  })

  it('TEO-MAIN-ALCH-02 only own unlocked workers on the board count', () => {
    const others = [{ workers: ['alchemy 5', 'alchemy 5'] }]
    const workers = ['palace 3', 'palace 5', 'forest 5']
    expect(atAlchemy([3], { others, seat: { workers } }).play('main-action').answers).toEqual(firstRow)
  })

  it('TEO-MAIN-ALCH-03 with two or more from either row, with a power-up', () => {
    for (const powers of [[1, 1], [1, 1, 1], [1, 1, 1, 1]]) {
      const t = atAlchemy(powers).play('main-action')
      expect(t.answers).toEqual([...firstRow, ...secondRow])
      expect(t.play('develop:tech-17').question).toBe('power-up')
    }
  })

  it('TEO-MAIN-ALCH-04 one worker of power 4 or 5 may reach the second row, without a power-up', () => {
    for (const power of [4, 5]) {
      const t = atAlchemy([power]).play('main-action')
      expect(t.answers).toEqual([...firstRow, ...secondRow])
      t.play('develop:tech-15')
      expect(t.question).toBe('end-turn')
      expect(t.worker('worker-0-0')).toBe(`alchemy ${power}`)
      expect(t.log('power-up')).toEqual([])
    }
  })

  it('TEO-MAIN-ALCH-05 the same worker taking from the first row is powered up', () => {
    const t = atAlchemy([4]).play('main-action', 'develop:tech-05')
    expect(t.answers).toEqual(['power-up:worker-0-0'])
    expect(t.play('power-up:worker-0-0').worker('worker-0-0')).toBe('alchemy 5')
    const ascending = atAlchemy([5]).play('main-action', 'develop:tech-05', 'power-up:worker-0-0', 'reward:ascend-vp-5')
    expect(ascending.worker('worker-0-0')).toBe('palace 1')
  })

  it('TEO-MAIN-ALCH-08 not one the player already has', () => {
    const t = atAlchemy([1, 1], { seat: { technologies: ['tech-03', 'tech-17'] } }).play('main-action')
    expect(t.answers).toEqual(['develop:tech-01', 'develop:tech-05', 'develop:tech-09', 'develop:tech-15'])
    expect(t.refused('develop:tech-03').rule).toBe('TEO-MAIN-ALCH-08')
    expect(t.refused('develop:tech-17').rule).toBe('TEO-MAIN-ALCH-08')
  })

  it('TEO-MAIN-ALCH-12 without a reachable and affordable one the action is illegal', () => {
    const poor = atAlchemy([1, 1], { seat: { gold: 0 } })
    expect(poor.answers).toEqual(['collect-cocoa'])
    expect(poor.refused('main-action').rule).toBe('TEO-MAIN-ALCH-06')
    const dear = { display: ['tech-09', 'tech-11', 'tech-13', 'tech-15', 'tech-17', 'tech-07'], seat: { gold: 1 } }
    expect(atAlchemy([1], dear).offers('main-action')).toBe(false) // the 1-gold tile lies out of reach
    expect(atAlchemy([1, 1], dear).play('main-action').answers).toEqual(['develop:tech-07'])
    const all = ['tech-01', 'tech-03', 'tech-05', 'tech-09', 'tech-15', 'tech-17']
    expect(atAlchemy([5, 5, 5], { seat: { technologies: all } }).refused('main-action').rule).toBe('TEO-MAIN-ALCH-12')
  })

  it('TEO-EDGE-39 first row owned and one worker of power 3: only an extra-worker tile makes it legal', () => {
    const owned = { technologies: ['tech-01', 'tech-03', 'tech-05'] }
    const without = atAlchemy([3], { seat: owned })
    expect(without.answers).toEqual(['collect-cocoa'])
    expect(without.refused('main-action').rule).toBe('TEO-MAIN-ALCH-12')
    const t = atAlchemy([3], { seat: { ...owned, tiles: ['disc-extra-worker-a'] } }).play('main-action')
    expect(t.answers).toEqual(['use:disc-extra-worker-a']) // the fee cannot be paid before the count is lifted
    t.play('use:disc-extra-worker-a')
    expect(technologyAnswers(t)).toEqual(secondRow)
    expect(t.play('develop:tech-09').question).toBe('power-up')
  })
})

describe('the price', () => {
  it('TEO-MAIN-ALCH-06 is printed on the tile, whichever row it lies in', () => {
    const spent = (display: string[], technology: string): number =>
      5 - atAlchemy([1, 1], { display }).play('main-action', `develop:${technology}`).player(0).gold
    const cheapBelow = ['tech-01', 'tech-03', 'tech-05', 'tech-07', 'tech-09', 'tech-11']
    expect(spent(cheapBelow, 'tech-07')).toBe(1)
    expect(spent(cheapBelow, 'tech-01')).toBe(1)
    expect(spent(cheapBelow, 'tech-09')).toBe(2)
    const dearAbove = ['tech-01', 'tech-09', 'tech-11', 'tech-13', 'tech-15', 'tech-17']
    expect(spent(dearAbove, 'tech-09')).toBe(2)
  })

  it('TEO-MAIN-ALCH-06 is 1 gold for 01 to 07 and 2 gold for 09 to 17', () => {
    const price = (technology: string): number => {
      const rest = technologies.map((tile) => tile.id).filter((id) => id !== technology)
      return 5 - atAlchemy([1], { display: [technology, ...rest.slice(0, 5)] }).play('main-action', `develop:${technology}`).player(0).gold
    }
    expect(technologies.map((tile) => tile.number)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17])
    expect(technologies.map((tile) => price(tile.id))).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2])
  })

  it('TEO-MAIN-ALCH-06 must be there in gold', () => {
    const t = atAlchemy([1, 1], { seat: { gold: 1, wood: 9, stone: 9 } }).play('main-action')
    expect(t.answers).toEqual(firstRow)
    expect(t.why('develop:tech-09')).toEqual({ rule: 'TEO-MAIN-ALCH-06', reason: 'technology-needs-gold', need: 2, have: 1 })
  })
})

describe('what developing brings', () => {
  it('TEO-MAIN-ALCH-07 a marker and its lasting benefit', () => {
    const t = atAlchemy([1], { others: [{}] }).play('main-action', 'develop:tech-05', 'power-up:worker-0-0', 'end-turn')
    expect(t.log('technology')).toMatchObject([{ seat: 0, tile: 'tech-05', rule: 'TEO-MAIN-ALCH-07' }])
    expect(t.player(1).technologies).toEqual([])
    t.play('move:worker-1-0', 'to:stone-quarry', 'collect-cocoa', 'end-turn', 'move:worker-0-0', 'to:forest', 'main-action')
    expect(t.player(0).wood).toBe(2) // 1 for power 2, 1 for technology 05
  })

  it('TEO-MAIN-ALCH-09 every other player who had it before gains 3 VP at once', () => {
    const others = [{ technologies: ['tech-03'] }, { technologies: ['tech-01'] }, { technologies: ['tech-01', 'tech-03'] }]
    const t = atAlchemy([1], { players: 4, others }).play('main-action', 'develop:tech-03')
    expect([0, 1, 2, 3].map((seat) => t.player(seat).vp)).toEqual([0, 3, 0, 3])
    expect(t.log('score')).toMatchObject([{ seat: 1, n: 3, rule: 'TEO-MAIN-ALCH-09' }, { seat: 3, n: 3, rule: 'TEO-MAIN-ALCH-09' }])
  })

  it('TEO-EDGE-40 those 3 VP come before the temple step', () => {
    const t = atAlchemy([1], { seat: { temples: { blue: 0 } }, others: [{ technologies: ['tech-01'] }] })
    t.play('main-action', 'develop:tech-01')
    expect(t.player(1).vp).toBe(3)
    const order = t.events.map((event) => event.type).filter((type) => type === 'score' || type === 'temple-step')
    expect(order).toEqual(['score', 'temple-step'])
    expect(t.question).toBe('resources') // the reward of the blue step is still open
  })

  it('TEO-EDGE-40 and go to the bot as well', () => {
    const seats = [{ cocoa: 3, gold: 5, temples: { red: 9 }, workers: ['palace 1'] }, { technologies: ['tech-03'] }]
    const t = table({ players: 1, seed: 1, position: { turn: 0, seats } })
    t.play('move:worker-0-0', 'to:alchemy', 'main-action', 'develop:tech-03')
    expect(t.player(1).vp).toBe(3)
    expect(t.player(0).vp).toBe(0)
  })

  it('TEO-MAIN-ALCH-10 a step on the temple of the column: blue, red, green', () => {
    const climbed = (technology: string): object => atAlchemy([1, 1]).play('main-action', `develop:${technology}`).player(0).temples
    const blue = { blue: 10, red: 9, green: 9 }
    const red = { blue: 9, red: 10, green: 9 }
    const green = { blue: 9, red: 9, green: 10 }
    expect(['tech-01', 'tech-03', 'tech-05'].map(climbed)).toEqual([blue, red, green])
    expect(['tech-09', 'tech-15', 'tech-17'].map(climbed)).toEqual([blue, red, green])
    const moved = ['tech-05', 'tech-07', 'tech-01', 'tech-09', 'tech-15', 'tech-17'] // the column counts, not the tile
    expect(atAlchemy([1, 1], { display: moved }).play('main-action', 'develop:tech-05').player(0).temples).toEqual(blue)
  })

  it('TEO-MAIN-ALCH-11 then one power-up of an own unlocked worker on Alchemy, even with three', () => {
    const t = atAlchemy([1, 2, 3], { others: [{ workers: ['alchemy 1'] }] }).play('main-action', 'develop:tech-03')
    expect(t.answers).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1', 'power-up:worker-0-2'])
    expect(t.events.map((event) => event.type)).toContain('temple-step')
    expect(t.play('power-up:worker-0-2').question).toBe('end-turn')
    expect(t.worker('worker-0-2')).toBe('alchemy 4')
  })

  it('TEO-MAIN-ALCH-13 the new technology does not work in the same action', () => {
    const display = ['tech-01', 'tech-03', 'tech-13', 'tech-15', 'tech-17', 'tech-09']
    const paid = atAlchemy([1, 1], { display, seat: { cocoa: 9 } }).play('main-action', 'develop:tech-13', 'power-up:worker-0-0')
    expect(paid.question).toBe('end-turn') // no extra power-up for cocoa
    expect(atAlchemy([1]).play('main-action', 'develop:tech-03', 'power-up:worker-0-0').player(0).vp).toBe(0)
  })

  it('TEO-EDGE-36 developing 03 gives no 3 VP; the next Main Action on Alchemy or Nobles does', () => {
    const seat = { workers: ['palace 1', 'palace 1', 'forest 1'], wood: 2 }
    const t = atAlchemy([1], { seat }).play('main-action', 'develop:tech-03', 'power-up:worker-0-0', 'end-turn')
    expect(t.player(0).vp).toBe(0)
    t.play('move:worker-1-0', 'to:stone-quarry', 'collect-cocoa', 'end-turn')
    t.play('move:worker-0-1', 'to:alchemy', 'main-action', 'develop:tech-05', 'power-up:worker-0-1', 'end-turn')
    expect(t.log('score')).toMatchObject([{ seat: 0, n: 3, rule: 'TEO-TECH-07' }])
    t.play('move:worker-1-1', 'to:stone-quarry', 'collect-cocoa', 'end-turn', 'move:worker-0-2', 'to:nobles', 'main-action')
    expect(t.player(0).vp).toBe(3 + 3 + 3) // again, and the first space of Nobles
  })

  it('TEO-EX-05 one worker of power 4: first row and it becomes 5, or second row and it stays 4', () => {
    const first = atAlchemy([4]).play('main-action', 'develop:tech-01', 'power-up:worker-0-0')
    expect(first.worker('worker-0-0')).toBe('alchemy 5')
    const second = atAlchemy([4]).play('main-action', 'develop:tech-09')
    expect(second.worker('worker-0-0')).toBe('alchemy 4')
    expect(second.answers).toEqual(['end-turn'])
  })
})
