// The Avenue of the Dead.
import { countSet } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { DISC_AVENUE, DISC_WORDS } from '../state.ts'
import { type Table, table } from '../testing.ts'

type Fields = Readonly<Record<string, unknown>>

/** Seat 0 at a position of the Avenue, with a tile for one step. */
const walker = (avenue: number, mine: Fields = {}, more: Fields = {}): Table =>
  table({ seed: 1, position: { seats: [{ avenue, tiles: ['disc-avenue-a'], ...mine }, { avenue: 5, tiles: ['disc-avenue-b'] }], ...more } })

const walk = (avenue: number, mine: Fields = {}, more: Fields = {}): Table => walker(avenue, mine, more).play('use:disc-avenue-a')

/** A visit to Nobles: one building, one Avenue step. */
const build = (avenue: number): Table =>
  table({ seed: 1, position: { seats: [{ avenue, wood: 2, workers: ['decorations 1'] }] } })
    .play('move:worker-0-0', 'to:nobles', 'main-action')

const tiles = {
  'avenue-3': ['mask-4-a', 'disc-double-move-a', 'disc-avenue-c'], 'avenue-6': ['mask-5-a', 'disc-move-any-a'], 'avenue-8': ['mask-6-a'],
}

describe('the track', () => {
  it('TEO-AVENUE-01 an advance moves one space, from 0 up to 9', () => {
    for (let from = 0; from < 9; from++) {
      const t = walk(from)
      expect([t.player(0).avenue, t.player(1).avenue, t.log('avenue-step').length]).toEqual([from + 1, 5, 1])
    }
  })

  it('TEO-AVENUE-02 an advance at 9 has no effect', () => {
    const t = build(9)
    expect([t.player(0).avenue, t.log('avenue-step'), t.question]).toEqual([9, [], 'power-up'])
    expect(t.log('lost')).toMatchObject([{ what: 'avenue-step', rule: 'TEO-AVENUE-02' }])
    expect(build(8).player(0).avenue).toBe(9)
    expect(walker(9).refused('use:disc-avenue-a').rule).toBe('TEO-DISC-13')
  })
})

describe('grey spaces', () => {
  it('TEO-AVENUE-03 at the start 3, 2 and 1 discovery tiles lie on the three grey spaces, for any number of players', () => {
    for (const players of [2, 3, 4]) {
      const t = table({ players, seed: 1 })
      expect([0, 1, 2].map((grey) => countSet(t.g.s, DISC_AVENUE + grey * DISC_WORDS, DISC_WORDS))).toEqual([3, 2, 1])
    }
  })

  it('TEO-AVENUE-03 the grey spaces are 3, 6 and 8: tiles are offered on arriving there and nowhere else', () => {
    const asked = Array.from({ length: 9 }, (_, from) => [from + 1, walk(from, { wood: 1 }, { discoveries: tiles }).question])
    expect(asked.filter(([, question]) => question === 'grey-space').map(([position]) => position)).toEqual([3, 6, 8])
    expect(walk(7, { wood: 1 }, { discoveries: tiles }).answers).toEqual(['take:mask-6-a', 'decline'])
  })

  it('TEO-AVENUE-04 a player who arrives may take one tile, of choice, at its cost', () => {
    const t = walk(2, { wood: 1 }, { discoveries: tiles })
    expect(t.answers).toEqual(['take:mask-4-a', 'take:disc-double-move-a', 'decline'])
    expect(t.refused('take:disc-avenue-c').rule).toBe('TEO-DISC-03')
    t.play('take:mask-4-a')
    expect([t.question, t.player(0).wood, t.player(0).tiles]).toEqual(['turn', 0, ['mask-4-a']])
  })

  it('TEO-AVENUE-04 who takes no tile gets nothing instead', () => {
    const t = walk(2, { wood: 1, cocoa: 1 }, { discoveries: tiles }).play('decline')
    const { cocoa, wood, stone, gold, vp, tiles: held } = t.player(0)
    expect([t.question, cocoa, wood, stone, gold, vp, held]).toEqual(['turn', 1, 1, 0, 0, 0, []])
  })

  it('TEO-AVENUE-04 a grey space without tiles asks nothing', () => {
    expect(walk(2).question).toBe('turn')
    expect(walk(2).player(0).avenue).toBe(3)
  })

  it('TEO-AVENUE-04 a tile is for arriving: walking on from a grey space offers nothing', () => {
    const t = walk(3, { wood: 1, cocoa: 1 }, { discoveries: tiles })
    expect([t.question, t.player(0).avenue]).toEqual(['turn', 4])
  })

  it('TEO-AVENUE-04 the price may be found on the spot with another tile', () => {
    const t = walk(7, { tiles: ['disc-avenue-a', 'disc-resources-2-a'] }, { discoveries: tiles })
    expect(t.answers).toEqual(['decline', 'use:disc-resources-2-a'])
    t.play('use:disc-resources-2-a', 'gain:2-wood', 'take:mask-6-a')
    expect([t.player(0).wood, t.player(0).tiles]).toEqual([1, ['mask-6-a']])
  })

  it('TEO-AVENUE-05 taken tiles are not replaced: the next player finds what is left', () => {
    const t = walker(5, { wood: 1 }, { discoveries: tiles })
    const stack = t.summary()['stacks']
    t.play('use:disc-avenue-a', 'take:mask-5-a')
    expect(t.summary()['stacks']).toEqual(stack)
    t.play('move:worker-0-0', 'to:alchemy', 'collect-cocoa', 'end-turn', 'use:disc-avenue-b')
    expect([t.seat, t.answers]).toEqual([1, ['take:disc-move-any-a', 'decline']])
  })
})
