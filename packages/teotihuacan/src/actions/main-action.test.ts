import { describe, expect, it } from 'vitest'
import { type Table, table } from '../testing.ts'

interface Scene {
  readonly seat?: object
  readonly others?: readonly object[]
  readonly neutrals?: readonly (readonly string[])[]
  readonly players?: number
}

/** Seat 0 has moved its first worker to a board and is about to choose the action. The first worker starts one board before it. */
const arrived = (board: string, workers: readonly string[], { seat = {}, others = [], ...rest }: Scene = {}): Table => {
  const { players = 2, ...position } = rest
  const t = table({ players, seed: 1, position: { turn: 0, seats: [{ workers, ...seat }, ...others], ...position } })
  return t.play('move:worker-0-0', `to:${board}`)
}

const rich = { cocoa: 20, wood: 20, stone: 20, gold: 20, temples: { blue: 9, red: 9, green: 9 } }

/** Plays on to the end of the turn, powering up as often as the game lets it. */
const asManyPowerUpsAsPossible = (t: Table): number => {
  for (let i = 0; i < 60 && t.question !== 'end-turn'; i++) {
    const more = t.answers.filter((answer) => answer !== 'done' && !answer.startsWith('use:'))
    t.play(more[0] ?? 'done')
  }
  return t.log('power-up').length
}

describe('the cocoa fee of a Main Action', () => {
  it('TEO-MAIN-01 is one cocoa per different colour already there, without the worker that arrived', () => {
    const others = [{ workers: ['stone-quarry 1', 'stone-quarry 3'] }, { workers: ['stone-quarry 2'] }]
    const t = arrived('stone-quarry', ['palace 2'], { players: 3, seat: { cocoa: 5 }, others }).play('main-action')
    expect(t.player(0).cocoa).toBe(3)
    expect(t.log('pay')).toMatchObject([{ seat: 0, what: 'cocoa', n: 2, rule: 'TEO-MAIN-01' }])
    expect(t.player(1).cocoa + t.player(2).cocoa).toBe(0) // paid to the supply
  })

  it('TEO-MAIN-01 is nothing on an empty board', () => {
    const t = arrived('stone-quarry', ['palace 2']).play('main-action')
    expect(t.player(0)).toMatchObject({ cocoa: 0, stone: 1 })
    expect(t.log('pay')).toEqual([])
  })

  it('TEO-MAIN-02 own workers already there count as one colour', () => {
    const t = arrived('stone-quarry', ['palace 2', 'stone-quarry 2', 'stone-quarry 2'], { seat: { cocoa: 5 } }).play('main-action')
    expect(t.player(0).cocoa).toBe(4)
    const others = [{ workers: ['stone-quarry'] }]
    const along = arrived('stone-quarry', ['palace 2', 'stone-quarry 2', 'stone-quarry 2'], { seat: { cocoa: 5 }, others })
    expect(along.play('main-action').player(0).cocoa).toBe(3)
  })

  it('TEO-MAIN-03 locked workers are free, own or not; each neutral colour counts once', () => {
    const locked = arrived('stone-quarry', ['palace 2'], { seat: { cocoa: 5 }, others: [{ workers: ['stone-quarry-worship 3'] }] })
    expect(locked.play('main-action').player(0).cocoa).toBe(5)
    const own = arrived('stone-quarry', ['palace 2', 'stone-quarry-worship 2'], { seat: { cocoa: 5 } })
    expect(own.play('main-action').player(0).cocoa).toBe(5)
    const neutrals = [['stone-quarry', 'stone-quarry', 'forest'], ['stone-quarry']]
    expect(arrived('stone-quarry', ['palace 2'], { seat: { cocoa: 5 }, neutrals }).play('main-action').player(0).cocoa).toBe(3)
  })

  it('TEO-MAIN-04 who cannot pay the whole fee cannot take the Main Action', () => {
    const scene = (cocoa: number): Table =>
      arrived('stone-quarry', ['palace 2'], { players: 3, seat: { cocoa }, others: [1, 2].map(() => ({ workers: ['stone-quarry'] })) })
    const t = scene(1)
    expect(t.answers).not.toContain('main-action')
    expect(t.refused('main-action').rule).toBe('TEO-MAIN-04')
    expect(t.why('main-action')).toEqual({ rule: 'TEO-MAIN-04', reason: 'fee-needs-cocoa', need: 2, have: 1 })
    expect(scene(2).play('main-action').player(0).cocoa).toBe(0)
  })
})

describe('the course of a Main Action', () => {
  it('TEO-MAIN-05 worker in the general area, then the fee, then the board effect, then the power-up', () => {
    const t = arrived('forest', ['alchemy 2'], { seat: { cocoa: 1 }, others: [{ workers: ['forest'] }] })
    expect(t.worker('worker-0-0')).toBe('forest 2')
    t.play('main-action', 'power-up:worker-0-0')
    expect(t.worker('worker-0-0')).toBe('forest 3')
    expect(t.events.map((event) => event.type)).toEqual(['move', 'main-action', 'pay', 'gain', 'power-up'])
    expect(t.player(0)).toMatchObject({ cocoa: 0, wood: 1 }) // the column of power 2, before the power-up
  })

  it('TEO-MAIN-05 cocoa of the board effect comes too late for the fee', () => {
    const t = arrived('forest', ['alchemy 1'], { others: [{ workers: ['forest'] }] })
    expect(t.refused('main-action').rule).toBe('TEO-MAIN-04')
  })

  it('TEO-MAIN-06 own workers are counted with the arrived one, four as three', () => {
    const counted = (workers: string[]): unknown => {
      const t = arrived('forest', ['alchemy 1', ...workers], { seat: { cocoa: 1 } }).play('main-action')
      return t.log('main-action')[0]['workers']
    }
    expect(counted([])).toBe(1)
    expect(counted(['forest 1'])).toBe(2)
    expect(counted(['forest 1', 'forest 1'])).toBe(3)
    expect(counted(['forest 1', 'forest 1', 'forest 1'])).toBe(3)
    expect(counted(['forest-worship 1', 'palace 1', 'alchemy 1'])).toBe(1)
  })

  it('TEO-MAIN-07 is illegal when its board effect cannot be carried out, even for the power-up alone', () => {
    const without = (board: string, from: string, seat: object): Table => arrived(board, [`${from} 2`], { seat: { cocoa: 9, ...seat } })
    expect(without('alchemy', 'palace', { wood: 9, stone: 9 }).refused('main-action').rule).toBe('TEO-MAIN-ALCH-06')
    expect(without('nobles', 'forest', { stone: 9, gold: 9 }).refused('main-action').rule).toBe('TEO-MAIN-NOBLE-01')
    expect(without('decorations', 'forest', { wood: 9, stone: 9 }).refused('main-action').rule).toBe('TEO-MAIN-DECO-01')
    const building = without('construction', 'forest', { wood: 9, gold: 9 })
    expect(building.answers).toEqual(['collect-cocoa'])
    building.refused('main-action')
  })

  it('TEO-MAIN-08 a virtual worker raises the count up to 3 and never the fee', () => {
    const tile = { tiles: ['disc-extra-worker-a', 'disc-extra-worker-b'] }
    const nobles = arrived('nobles', ['forest 1'], { seat: { wood: 2, ...tile } }).play('main-action', 'use:disc-extra-worker-a', 'pay-fee')
    expect(nobles.nobles()).toEqual([5]) // the centre row, for two workers
    expect(nobles.log('pay')).toMatchObject([{ what: 'wood', n: 2 }])
    const full = arrived('nobles', ['forest 1', 'nobles 1'], { seat: { cocoa: 1, wood: 2, ...tile } })
    full.play('main-action', 'use:disc-extra-worker-a')
    expect(full.nobles()).toEqual([9]) // at three no more can be added: the fee was paid without asking
    expect(full.player(0)).toMatchObject({ cocoa: 0, wood: 0, tiles: ['disc-extra-worker-b'] }) // one own colour there: 1 cocoa
    const capped = arrived('nobles', ['forest 1', 'nobles 1', 'nobles 1'], { seat: { cocoa: 1, wood: 2, ...tile } }).play('main-action')
    expect(capped.nobles()).toEqual([9])
    expect(capped.answers).not.toContain('use:disc-extra-worker-a')

    const technology = { technologies: ['tech-15'], stone: 2 }
    const building = (workers: string[]): unknown =>
      arrived('construction', ['forest 1', ...workers], { seat: { cocoa: 1, ...technology } })
        .play('main-action')
        .log('main-action')[0]['workers']
    expect(building([])).toBe(2)
    expect(building(['construction 1'])).toBe(3)
    expect(building(['construction 1', 'construction 1'])).toBe(3)
    expect(arrived('construction', ['forest 1'], { seat: { cocoa: 1, ...technology } }).play('main-action').player(0).cocoa).toBe(1)
  })

  it('TEO-MAIN-09 a worker that ascends does not take an earned power-up away', () => {
    const t = arrived('forest', ['alchemy 5', 'forest 1', 'forest 1'], { seat: { cocoa: 1 } })
    t.play('main-action', 'power-up:worker-0-0', 'reward:ascend-vp-5')
    expect(t.worker('worker-0-0')).toBe('palace 1')
    expect(t.question).toBe('power-up')
    expect(t.answers).toEqual(['power-up:worker-0-1', 'power-up:worker-0-2', 'done'])
    expect(t.play('power-up:worker-0-2').worker('worker-0-2')).toBe('forest 2')
  })
})

describe('the power-ups of a Main Action', () => {
  const before: Readonly<Record<string, string>> = {
    forest: 'alchemy', 'stone-quarry': 'palace', 'gold-deposits': 'nobles', nobles: 'forest', construction: 'forest',
    alchemy: 'palace', decorations: 'forest',
  }
  const made = (board: string, more: number): number => {
    const workers = [`${before[board]} 1`, ...Array<string>(more).fill(`${board} 1`)]
    return asManyPowerUpsAsPossible(arrived(board, workers, { seat: rich }).play('main-action'))
  }

  for (const board of ['forest', 'stone-quarry', 'gold-deposits', 'nobles', 'construction'])
    it(`TEO-MAIN-10 one, two with three workers: ${board}`, () => {
      expect([0, 1, 2, 3].map((more) => made(board, more))).toEqual([1, 1, 2, 2])
    })

  for (const board of ['alchemy', 'decorations'])
    it(`TEO-MAIN-10 never more than one: ${board}`, () => {
      expect([0, 1, 2, 3].map((more) => made(board, more))).toEqual([1, 1, 1, 1])
    })

  it('TEO-MAIN-11 go only to own unlocked workers on that board', () => {
    const workers = ['alchemy 1', 'forest 2', 'forest-worship 2', 'palace 3']
    const t = arrived('forest', workers, { seat: { cocoa: 2 }, others: [{ workers: ['forest 1'] }] })
    t.play('main-action')
    expect(t.question).toBe('power-up')
    expect(t.answers).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1'])
    expect(t.refused('power-up:worker-0-3').rule).toBe('TEO-MAIN-11')
    expect(t.refused('power-up:worker-0-2').rule).toBe('TEO-LOCK-10')
    t.refused('power-up:worker-1-0')
    expect(t.play('power-up:worker-0-1').worker('worker-0-1')).toBe('forest 3')
  })

  it('TEO-MAIN-12 the first is mandatory, the second optional', () => {
    const t = arrived('forest', ['alchemy 1', 'forest 1', 'forest 1'], { seat: { cocoa: 1 } }).play('main-action')
    expect(t.answers).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1', 'power-up:worker-0-2'])
    expect(t.refused('done').rule).toBe('TEO-MAIN-12')
    t.play('power-up:worker-0-0')
    expect(t.answers).toContain('done')
    expect(t.play('done').question).toBe('end-turn')
    expect(t.log('power-up')).toHaveLength(1)
  })

  it('TEO-MAIN-12 there is none left to make without an own worker on the board', () => {
    const tiles = ['disc-extra-worker-a', 'disc-extra-worker-b']
    const t = arrived('nobles', ['forest 5'], { seat: { wood: 2, tiles } })
    t.play('main-action', 'use:disc-extra-worker-a', 'use:disc-extra-worker-b', 'power-up:worker-0-0', 'reward:ascend-vp-5')
    expect(t.question).toBe('end-turn')
    expect(t.log('power-up')).toHaveLength(1)
  })

  it('TEO-EDGE-32 four workers count as three; all four may be powered up', () => {
    const t = arrived('forest', ['alchemy 4', 'forest 4', 'forest 5', 'forest 2'], { seat: { cocoa: 1 } }).play('main-action')
    expect(t.player(0)).toMatchObject({ wood: 3, cocoa: 3 }) // row of three, column of the lowest of all four
    expect(t.answers).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1', 'power-up:worker-0-2', 'power-up:worker-0-3'])
    t.play('power-up:worker-0-3', 'power-up:worker-0-1')
    expect(t.worker('worker-0-3')).toBe('forest 3')
    expect(t.question).toBe('end-turn')
  })
})

describe('the Palace', () => {
  it('TEO-MAIN-PALACE-01 has no main action, only cocoa and worship', () => {
    const t = arrived('palace', ['gold-deposits 3'], { seat: rich })
    expect(t.answers).toEqual(['collect-cocoa', 'worship:palace-left', 'worship:palace-middle', 'worship:palace-right'])
    expect(t.refused('main-action').rule).toBe('TEO-MAIN-PALACE-01')
  })
})
