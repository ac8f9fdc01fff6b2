// Collect Cocoa, and the same count of colours as the fee of a Main Action.
import { describe, expect, it } from 'vitest'
import { table } from '../testing.ts'

const because = (reason: string, rule: string) => ({ message: expect.stringContaining(reason) as string, rule })
const ring = ['palace', 'stone-quarry', 'alchemy', 'forest', 'construction', 'decorations', 'nobles', 'gold-deposits']
const before = (board: string) => ring[(ring.indexOf(board) + 7) % 8] ?? ''
const onNobles = { workers: ['nobles 1', 'nobles 1', 'nobles 1'] }

describe('Collect Cocoa', () => {
  it.each(ring)('TEO-COCOA-01 can be taken on %s, with nothing in hand', (board) => {
    const t = table({ players: 2, position: { seats: [{ workers: [`${before(board)} 1`, 'alchemy 1', 'alchemy 1'] }] } })
    t.play('move:worker-0-0', `to:${board}`)
    expect(t.offers('collect-cocoa')).toBe(true)
  })

  it.each([
    [1, []],
    [2, ['red']],
    [3, ['red', 'yellow']],
    [4, ['red', 'yellow', 'blue']],
  ])('TEO-COCOA-02 gives %i cocoa with the colours %j there', (cocoa, there) => {
    const seat = (colour: string) => (there.some((one) => one === colour) ? { workers: ['forest 1', 'nobles 1', 'nobles 1'] } : onNobles)
    const seats = [{ cocoa: 2, workers: ['alchemy 1', 'nobles 1', 'nobles 1'] }, seat('red'), seat('yellow'), seat('blue')]
    const t = table({ players: 4, position: { seats } }).play('move:worker-0-0', 'to:forest', 'collect-cocoa')
    expect(t.player(0).cocoa).toBe(2 + cocoa)
    expect(t.log('gain')).toMatchObject([{ seat: 0, what: 'cocoa', n: cocoa, rule: 'TEO-COCOA-02' }])
  })

  it('TEO-COCOA-02 counts colours, not workers', () => {
    const seats = [{ workers: ['alchemy 1', 'nobles 1', 'nobles 1'] }, { workers: ['forest 1', 'forest 2', 'forest 3'] }]
    expect(table({ position: { seats } }).play('move:worker-0-0', 'to:forest', 'collect-cocoa').player(0).cocoa).toBe(2)
  })

  it.each([
    [1, ['alchemy 1', 'nobles 1', 'nobles 1']],
    [2, ['alchemy 1', 'forest 1', 'nobles 1']],
    [2, ['alchemy 1', 'forest 1', 'forest 1', 'forest 3']],
  ])('TEO-COCOA-03 gives %i with own workers %j: those already there are one colour, the arriving one is none', (cocoa, workers) => {
    const t = table({ position: { seats: [{ workers }, onNobles] } }).play('move:worker-0-0', 'to:forest', 'collect-cocoa')
    expect(t.player(0).cocoa).toBe(cocoa)
  })

  it('TEO-COCOA-04 ignores locked workers of any colour and counts neutral colours', () => {
    const seats = [
      { workers: ['alchemy 1', 'forest-worship 1', 'nobles 1'] },
      { workers: ['stone-quarry-worship 1', 'palace-left 1', 'palace-right 1'] },
    ]
    const collect = (from: string, board: string, neutrals: string[][]) => {
      const [own, rival] = seats
      const t = table({ position: { seats: [{ workers: [from, ...(own?.workers.slice(1) ?? [])] }, rival], neutrals } })
      return t.play('move:worker-0-0', `to:${board}`, 'collect-cocoa').player(0).cocoa
    }
    expect(collect('alchemy 1', 'forest', [])).toBe(1)
    expect(collect('palace 1', 'stone-quarry', [])).toBe(1)
    expect(collect('gold-deposits 1', 'palace', [])).toBe(1)
    expect(collect('alchemy 1', 'forest', [['forest', 'palace', 'nobles']])).toBe(2)
    expect(collect('alchemy 1', 'forest', [['forest', 'palace', 'nobles'], ['forest', 'palace', 'nobles']])).toBe(3)
  })

  it('TEO-COCOA-05 the worker ends in the general area with its old power, and the action is over', () => {
    const t = table({ position: { seats: [{ workers: ['alchemy 4', 'forest 2', 'nobles 1'] }, onNobles] } })
    t.play('move:worker-0-0', 'to:forest', 'collect-cocoa')
    expect(Object.values(t.player(0).workers)).toEqual(['forest 4', 'forest 2', 'nobles 1', 'wheel 3'])
    expect(t.answers).toEqual(['end-turn'])
    expect(t.player(0)).toMatchObject({ cocoa: 2, wood: 0, stone: 0, gold: 0, vp: 0 })
  })

  it('TEO-EDGE-33 neutral colours are colours: with 2 players a board may hold four', () => {
    const seats = [{ cocoa: 4, workers: ['alchemy 2', 'forest 2', 'nobles 1'] }, { workers: ['forest 1', 'nobles 1', 'nobles 1'] }]
    const neutrals = [['forest', 'palace', 'nobles'], ['forest', 'palace', 'nobles']]
    const at = () => table({ position: { seats, neutrals } }).play('move:worker-0-0', 'to:forest')
    expect(at().play('collect-cocoa').player(0).cocoa).toBe(4 + 5)
    expect(at().play('main-action').player(0)).toMatchObject({ cocoa: 0, wood: 2 })
  })

  it('TEO-EDGE-33 two neutral workers of one colour are one colour', () => {
    const seats = [{ cocoa: 1, workers: ['alchemy 2', 'nobles 1', 'nobles 1'] }, onNobles]
    const at = () => table({ position: { seats, neutrals: [['forest', 'forest', 'palace']] } }).play('move:worker-0-0', 'to:forest')
    expect(at().play('collect-cocoa').player(0).cocoa).toBe(1 + 2)
    expect(at().play('main-action').player(0).cocoa).toBe(0)
  })
})

describe('worked examples on the Stone Quarry', () => {
  const RED = { workers: ['stone-quarry 1', 'nobles 1', 'nobles 1'] }
  const YELLOW = { workers: ['stone-quarry 3', 'nobles 1', 'nobles 1'] }
  const BLUE = { workers: ['stone-quarry-worship 2', 'nobles 1', 'nobles 1'] }

  it('TEO-EX-01 Black collects 2 + 1 = 3 cocoa', () => {
    const t = table({ players: 4, position: { seats: [{ workers: ['palace 2', 'nobles 1', 'nobles 1'] }, RED, YELLOW, BLUE] } })
    t.play('move:worker-0-0', 'to:stone-quarry', 'collect-cocoa')
    expect(t.player(0).cocoa).toBe(3)
    expect(t.worker('worker-0-0')).toBe('stone-quarry 2')
    expect(t.worker('worker-3-0')).toBe('stone-quarry-worship 2')
  })

  it('TEO-EX-02 the Main Action costs Black 3 cocoa', () => {
    const at = (cocoa: number) => {
      const black = { cocoa, workers: ['palace 2', 'stone-quarry 2', 'nobles 1'] }
      return table({ players: 4, position: { seats: [black, RED, YELLOW, BLUE] } }).play('move:worker-0-0', 'to:stone-quarry')
    }
    const t = at(3).play('main-action')
    expect(t.player(0)).toMatchObject({ cocoa: 0, stone: 2 })
    expect(t.log('pay')).toMatchObject([{ what: 'cocoa', n: 3, rule: 'TEO-MAIN-01' }])
    const poor = at(2)
    expect(poor.offers('main-action')).toBe(false)
    expect(poor.why('main-action')).toEqual({ reason: 'fee-needs-cocoa', rule: 'TEO-MAIN-04', need: 3, have: 2 })
  })
})

describe('the ignore-cocoa tile for the fee', () => {
  const rival = { workers: ['forest 1', 'alchemy 1', 'nobles 1'] }
  const tile = 'disc-free-cocoa-a'
  const at = (seat: object, board: string) => {
    const own = { workers: [`${before(board)} 2`, 'nobles 1', 'nobles 1'], ...seat }
    return table({ position: { seats: [own, rival] } }).play('move:worker-0-0', `to:${board}`)
  }

  it('TEO-EDGE-28 makes a Main Action legal whose fee cannot be paid', () => {
    expect(at({}, 'forest').refused('main-action').rule).toBe('TEO-MAIN-04')
    const t = at({ tiles: [tile] }, 'forest').play('main-action')
    expect(t.answers).toEqual([`ignore-cocoa:${tile}`])
    expect(t.refused('pay-fee').rule).toBe('TEO-MAIN-04')
    t.play(`ignore-cocoa:${tile}`)
    expect(t.player(0)).toMatchObject({ cocoa: 0, wood: 1, tiles: [], used: [tile] })
  })

  it('TEO-EDGE-28 is a choice when the fee could be paid, and never gives cocoa back', () => {
    const t = at({ cocoa: 3, tiles: [tile] }, 'forest').play('main-action')
    expect(t.answers.toSorted()).toEqual([`ignore-cocoa:${tile}`, 'pay-fee'])
    t.play(`ignore-cocoa:${tile}`)
    expect(t.player(0)).toMatchObject({ cocoa: 3, used: [tile] })
    const paid = at({ cocoa: 3, tiles: [tile] }, 'forest').play('main-action', 'pay-fee')
    expect(paid.player(0)).toMatchObject({ cocoa: 2, tiles: [tile], used: [] })
    expect(paid.offers(`use:${tile}`)).toBe(false)
  })

  it('TEO-EDGE-28 is not used for a fee of 0', () => {
    const t = at({ tiles: [tile] }, 'stone-quarry').play('main-action')
    expect(t.question).toBe('power-up') // nothing was asked about the fee
    expect(t.player(0)).toMatchObject({ tiles: [tile], used: [] })
  })

  it('TEO-EDGE-28 is refused for a fee of 0 even while the fee is being asked', () => {
    const seats = [{ gold: 1, workers: ['stone-quarry 2', 'nobles 1', 'nobles 1'], tiles: [tile, 'disc-extra-worker-a'] }, onNobles]
    const t = table({ position: { seats } }).play('move:worker-0-0', 'to:alchemy', 'main-action')
    expect(t.question).toBe('main-action-fee')
    expect(t.answers.toSorted()).toEqual(['pay-fee', 'use:disc-extra-worker-a'])
    expect(t.refused(`ignore-cocoa:${tile}`)).toEqual(because('fee-is-zero', 'TEO-DISC-13'))
  })
})
