import { describe, expect, it } from 'vitest'
import { obsidianOf, shamans, shamanTable, tilesOn } from './shaman-table.ts'

const SEAT = { cocoa: 5, workers: ['forest 2', 'stone-quarry 1', 'nobles 4'] }

describe('activating the shaman', () => {
  it('M8-12 it is a third choice for a turn: no worker moves and the turn ends', () => {
    const t = shamanTable({ seats: [SEAT, SEAT], altars: { shamans: ['altar-8-1-to-8', 'altar-1-2-to-2'] } })
    expect(t.offers('move:worker-0-0')).toBe(true)
    t.play('shaman:altar-5-6-to-5')
    expect(t.question).toBe('end-turn')
    expect(t.offers('move:worker-0-0')).toBe(false)
    t.play('end-turn')
    expect([t.seat, t.question]).toEqual([1, 'turn'])
    expect([0, 1, 2].map((i) => t.worker(`worker-0-${i}`))).toEqual(SEAT.workers)
  })

  it('M8-12 TEO-LOCK-02 paying to unlock belongs to a standard turn: not with the shaman, before or after', () => {
    const seat = { cocoa: 6, workers: ['forest-worship 2', 'stone-quarry 1', 'nobles 4'] }
    const t = shamanTable({ seats: [seat, SEAT] })
    expect(t.offers('shaman:altar-8-1-to-1')).toBe(true)
    t.play('unlock')
    expect(t.refused('shaman:altar-8-1-to-1').rule).toBe('TEO-LOCK-02')
    const after = shamanTable({ seats: [seat, SEAT], altars: { shamans: ['altar-5-6-to-5', 'altar-1-2-to-2'] } }).play('shaman:altar-4-5-to-5')
    expect(after.question).toBe('end-turn')
    expect(after.refused('unlock').rule).toBe('TEO-LOCK-02')
    // the next turn is free again
    t.play('move:worker-0-0', 'to:stone-quarry', 'collect-cocoa', 'end-turn', 'move:worker-1-0', 'to:stone-quarry', 'collect-cocoa', 'end-turn')
    expect(t.offers('shaman:altar-8-1-to-1')).toBe(true)
  })

  it('M8-12 without unlocked workers the shaman may still be activated', () => {
    const t = shamanTable({ seats: [{ workers: ['forest-worship 2', 'stone-quarry-worship 1', 'palace-left 1'] }, SEAT] })
    expect(t.answers).toEqual(['free-unlock', 'shaman:altar-8-1-to-1', 'shaman:altar-8-1-to-8'])
  })

  it('M8-13 M8-16 it goes to either space of the next altar counter-clockwise and stands there', () => {
    const order = [['altar-1-2', 1, 2], ['altar-8-1', 8, 1], ['altar-5-6', 5, 6], ['altar-4-5', 4, 5]] as const
    for (const [i, [from, slot]] of order.entries()) {
      const [to, ...slots] = order[(i + 1) % 4]
      const other = order[(i + 3) % 4]
      const t = shamanTable({ seats: [SEAT, SEAT], altars: { shamans: [`${from}-to-${slot} lying`, `${other[0]}-to-${other[1]}`] } })
      expect(t.answers.filter((answer) => answer.startsWith('shaman:')).sort()).toEqual(slots.map((s) => `shaman:${to}-to-${s}`).sort())
      for (const wrong of order.filter(([name]) => name !== to)) expect(t.refused(`shaman:${wrong[0]}-to-${wrong[1]}`).rule).toBe('M8-16')
      t.play(`shaman:${to}-to-${slots[0]}`)
      expect(shamans(t)[0]).toBe(`${to}-to-${slots[0]} standing`)
    }
  })

  it('M8-08 2 obsidian as a gift', () => {
    const t = shamanTable({ seats: [SEAT, SEAT], altars: { shamans: ['altar-5-6-to-6', 'altar-1-2-to-2'] } }).play('shaman:altar-4-5-to-5')
    expect([obsidianOf(t, 0), t.player(0).cocoa, t.question]).toEqual([2, 5, 'end-turn'])
  })

  it('M8-08 M8-17 4 obsidian for 2 cocoa, which may be declined and is lost without the cocoa', () => {
    const place = (cocoa: number, tiles: readonly string[] = []) =>
      shamanTable({ seats: [{ ...SEAT, cocoa, tiles }, SEAT], altars: { shamans: ['altar-4-5-to-5', 'altar-8-1-to-8'] } }).play('shaman:altar-1-2-to-1')
    const paid = place(2).play('pay-fee')
    expect([obsidianOf(paid, 0), paid.player(0).cocoa, paid.question]).toEqual([4, 0, 'end-turn'])
    const declined = place(2).play('decline')
    expect([obsidianOf(declined, 0), declined.player(0).cocoa]).toEqual([0, 2])
    const helped = place(1, ['disc-cocoa-4-a']) // TEO-DISC-11: a tile in hand may bring the price
    expect(helped.answers).toEqual(['decline', 'use:disc-cocoa-4-a'])
    expect(helped.refused('pay-fee').rule).toBe('M8-17')
    expect(helped.why('pay-fee')).toMatchObject({ need: 2, have: 1 })
    expect(obsidianOf(helped.play('use:disc-cocoa-4-a', 'pay-fee'), 0)).toBe(4)
    const poor = place(1)
    expect([poor.question, obsidianOf(poor, 0), poor.player(0).cocoa]).toEqual(['end-turn', 0, 1])
  })

  it('TEO-DISC-28 an ignore-cocoa tile does not waive the price of an altar', () => {
    const seat = { ...SEAT, cocoa: 1, tiles: ['disc-free-cocoa-a'] }
    const t = shamanTable({ seats: [seat, SEAT], altars: { shamans: ['altar-4-5-to-5', 'altar-8-1-to-8'] } }).play('shaman:altar-1-2-to-1')
    expect([t.question, obsidianOf(t, 0), t.player(0).tiles]).toEqual(['end-turn', 0, ['disc-free-cocoa-a']])
  })

  it('M8-09 M8-05 one great discovery tile of this altar, of choice, at its cost; it is not replaced', () => {
    const tiles = ['gd-obsidian-3-a', 'gd-temple-red-a']
    const t = shamanTable({
      seats: [SEAT, SEAT],
      altars: { shamans: ['altar-4-5-to-5', 'altar-8-1-to-8'], discoveries: { 'altar-1-2': tiles, 'altar-8-1': ['gd-mask-a'] } },
    }).play('shaman:altar-1-2-to-2')
    expect(t.answers).toEqual(['take:gd-obsidian-3-a', 'take:gd-temple-red-a', 'decline'])
    t.play('take:gd-temple-red-a')
    expect(t.player(0)).toMatchObject({ cocoa: 4, tiles: ['gd-temple-red-a'] })
    expect(tilesOn(t, 'altar-1-2')).toEqual(['gd-obsidian-3-a'])
    expect(tilesOn(t, 'altar-8-1')).toEqual(['gd-mask-a'])
    expect(t.question).toBe('end-turn')
    expect(t.offers('use:gd-temple-red-a')).toBe(true) // TEO-DISC-07
  })

  it('M8-09 on the right half of another altar; nothing has to be taken', () => {
    const altars = { shamans: ['altar-5-6-to-5', 'altar-8-1-to-8'], discoveries: { 'altar-4-5': ['gd-mask-a'] } }
    const t = shamanTable({ seats: [SEAT, SEAT], altars }).play('shaman:altar-4-5-to-4')
    expect([t.question, ...t.answers]).toEqual(['altar-tile', 'take:gd-mask-a', 'decline'])
    expect(t.play('decline').player(0).tiles).toEqual([])
    expect(tilesOn(t, 'altar-4-5')).toEqual(['gd-mask-a'])
  })

  it('M8-17 without a tile, or without its cost, the bonus is lost and the shaman stays', () => {
    const from = ['altar-4-5-to-5', 'altar-8-1-to-8']
    const empty = shamanTable({ seats: [SEAT, SEAT], altars: { shamans: from } }).play('shaman:altar-1-2-to-2')
    expect([empty.question, shamans(empty)[0]]).toEqual(['end-turn', 'altar-1-2-to-2 standing'])
    const dear = (tiles: readonly string[]) =>
      shamanTable({ seats: [{ ...SEAT, cocoa: 0, tiles }, SEAT], altars: { shamans: from, discoveries: { 'altar-1-2': ['gd-temple-red-a'] } } }).play('shaman:altar-1-2-to-2')
    expect([dear([]).question, tilesOn(dear([]), 'altar-1-2')]).toEqual(['end-turn', ['gd-temple-red-a']])
    expect(dear(['disc-cocoa-4-a']).refused('take:gd-temple-red-a').rule).toBe('TEO-DISC-03')
  })

  it('M8-10 1 obsidian, then twice a worker of choice goes 1 or 2 boards back without acting', () => {
    const seat = { ...SEAT, workers: ['forest 2', 'stone-quarry-worship 1', 'nobles 4'] }
    const t = shamanTable({ seats: [seat, SEAT], altars: { shamans: ['altar-8-1-to-8', 'altar-1-2-to-2'] } }).play('shaman:altar-5-6-to-6')
    expect([obsidianOf(t, 0), t.question]).toEqual([1, 'step-back-worker'])
    expect(t.refused('step-back:worker-0-1').rule).toBe('TEO-MOVE-03')
    t.play('step-back:worker-0-2')
    expect(t.answers).toEqual(['back-to:alchemy', 'back-to:construction'])
    expect(t.refused('back-to:gold-deposits').rule).toBe('TEO-MOVE-01')
    t.play('back-to:construction', 'step-back:worker-0-2', 'back-to:stone-quarry')
    expect(t.worker('worker-0-2')).toBe('stone-quarry 4')
    expect([t.question, obsidianOf(t, 0), t.player(0).cocoa]).toEqual(['end-turn', 1, 5])
    expect(t.log('step-back').map((event) => event.rule)).toEqual(['M8-10', 'M8-10'])
  })

  it('M8-10 TEO-TECH-02 technology 01 pays for a worker the altar sends onto or over the Palace', () => {
    const seat = { ...SEAT, technologies: ['tech-01'], workers: ['forest 2', 'stone-quarry 1', 'nobles 4'] }
    const back = (...moves: string[]): number =>
      shamanTable({ seats: [seat, SEAT], altars: { shamans: ['altar-8-1-to-8', 'altar-1-2-to-2'] } }).play('shaman:altar-5-6-to-6', ...moves).player(0).cocoa
    expect(back('step-back:worker-0-0', 'back-to:palace', 'step-back:worker-0-2', 'back-to:alchemy')).toBe(SEAT.cocoa + 1)
    expect(back('step-back:worker-0-2', 'back-to:alchemy', 'step-back:worker-0-1', 'back-to:forest')).toBe(SEAT.cocoa)
  })

  it('M8-17 with every worker locked the step-backs are lost', () => {
    const workers = ['forest-worship 2', 'stone-quarry-worship 1', 'palace-left 1']
    const t = shamanTable({ seats: [{ workers }, SEAT], altars: { shamans: ['altar-8-1-to-8', 'altar-1-2-to-2'] } }).play('shaman:altar-5-6-to-6')
    expect([t.question, obsidianOf(t, 0)]).toEqual(['end-turn', 1])
  })

  it('M8-11 1 obsidian and all own locked workers are unlocked for free', () => {
    const workers = ['forest-worship 2', 'decorations-worship 1', 'nobles 1']
    const others = { cocoa: 5, workers: ['stone-quarry-worship 1', 'nobles 1', 'nobles 1'] }
    const t = shamanTable({ seats: [{ cocoa: 5, workers }, others], altars: { shamans: ['altar-1-2-to-1', 'altar-5-6-to-5'] } })
    t.play('shaman:altar-8-1-to-8')
    expect([0, 1].map((i) => t.worker(`worker-0-${i}`))).toEqual(['forest 2', 'decorations 1'])
    expect(t.worker('worker-1-0')).toBe('stone-quarry-worship 1')
    expect([obsidianOf(t, 0), t.player(0).cocoa, t.log('unlock').length]).toEqual([1, 5, 1])
    const none = shamanTable({ seats: [SEAT, SEAT], altars: { shamans: ['altar-1-2-to-1', 'altar-5-6-to-5'] } }).play('shaman:altar-8-1-to-8')
    expect([obsidianOf(none, 0), none.log('unlock').length]).toEqual([1, 0])
  })
})

describe('pushing shamans', () => {
  it('TEO-EX-19 M8-14 the owner of a pushed shaman, even a lying one, stands it on the next altar without bonus', () => {
    const t = shamanTable({ seats: [SEAT, SEAT], altars: { shamans: ['altar-5-6-to-5', 'altar-4-5-to-5 lying'] } }).play('shaman:altar-4-5-to-5')
    expect([t.seat, t.question]).toEqual([1, 'pushed-shaman'])
    expect(t.answers).toEqual(['shaman-to:altar-1-2-to-2', 'shaman-to:altar-1-2-to-1'])
    expect(t.refused('shaman-to:altar-8-1-to-1').rule).toBe('M8-16')
    t.play({ seat: 1, answer: 'shaman-to:altar-1-2-to-1' })
    expect(shamans(t)).toEqual(['altar-4-5-to-5 standing', 'altar-1-2-to-1 standing'])
    expect([obsidianOf(t, 0), obsidianOf(t, 1), t.player(1).cocoa]).toEqual([2, 0, 5])
    expect([t.seat, t.question]).toEqual([0, 'end-turn'])
  })

  it('M8-14 the empty space of the same altar pushes nobody', () => {
    const t = shamanTable({ seats: [SEAT, SEAT], altars: { shamans: ['altar-5-6-to-5', 'altar-4-5-to-4'] } }).play('shaman:altar-4-5-to-5')
    expect([t.seat, t.question]).toEqual([0, 'end-turn'])
    expect(shamans(t)[1]).toBe('altar-4-5-to-4 standing')
  })

  it('M8-14 M8-15 a chain goes round; the shaman that began it stays and its space cannot be chosen', () => {
    const five = Array.from({ length: 5 }, () => SEAT)
    const at = ['altar-4-5-to-4', 'altar-1-2-to-2', 'altar-8-1-to-1', 'altar-5-6-to-6', 'altar-4-5-to-5']
    const t = shamanTable({ seats: five, altars: { shamans: at } }, { players: 5 })
    t.play('shaman:altar-1-2-to-2')
    const chain = [[1, 'altar-8-1-to-1'], [2, 'altar-5-6-to-6'], [3, 'altar-4-5-to-5']] as const
    for (const [seat, to] of chain) t.play({ seat, answer: `shaman-to:${to}` })
    expect([t.seat, ...t.answers]).toEqual([4, 'shaman-to:altar-1-2-to-1'])
    expect(t.refused('shaman-to:altar-1-2-to-2').rule).toBe('M8-15')
    t.play({ seat: 4, answer: 'shaman-to:altar-1-2-to-1' })
    expect(shamans(t)).toEqual([
      'altar-1-2-to-2 standing', 'altar-8-1-to-1 standing', 'altar-5-6-to-6 standing', 'altar-4-5-to-5 standing', 'altar-1-2-to-1 standing',
    ])
    expect([t.seat, t.question]).toEqual([0, 'end-turn'])
    expect([1, 2, 3, 4].map((seat) => [obsidianOf(t, seat), t.player(seat).cocoa])).toEqual([[0, 5], [0, 5], [0, 5], [0, 5]])
  })

  it('M8-14 a pushed player uses no tile: it is not their turn', () => {
    const owner = { ...SEAT, tiles: ['gd-obsidian-3-a'] }
    const t = shamanTable({ seats: [SEAT, owner], altars: { shamans: ['altar-5-6-to-5', 'altar-4-5-to-5'] } }).play('shaman:altar-4-5-to-5')
    expect(t.seat).toBe(1)
    expect(t.offers('use:gd-obsidian-3-a')).toBe(false)
  })

  it('M8-12 "Why not?" for altar spaces outside the choice of a turn', () => {
    const t = shamanTable({ seats: [SEAT, SEAT] }).play('move:worker-0-0')
    expect(t.why('altar-8-1-to-1')).toMatchObject({ rule: 'M8-12', reason: 'shaman-instead-of-a-turn' })
    expect(t.why('altar-trade').rule).toBe('M8-12')
  })
})
