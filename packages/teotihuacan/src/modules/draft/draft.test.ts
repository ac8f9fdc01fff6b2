import { EMPTY, nextIn, SPECTATOR, view } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { discoveryNames, startingNames } from '../../answers.ts'
import { START_BOX } from '../../state.ts'
import type { Table } from '../../testing.ts'
import { baseStartingTiles, type Deal, discoveryStack, setUpTable, stackTiles } from '../../testing-setup.ts'

const plain = baseStartingTiles.filter((name) => name !== 'start-14' && name !== 'start-16')
const sizes = { 2: 6, 3: 8, 4: 10 } as const

/** A draft with these tiles laid out first. */
function draft(players: 2 | 3 | 4, tiles: readonly string[] = [], deal: Deal = {}): Table {
  const rest = plain.filter((name) => !tiles.includes(name)).slice(0, sizes[players] - tiles.length)
  return setUpTable({ players, modules: ['draft'], tiles: [...tiles, ...rest], ...deal })
}

/** Tiles lying in a zone of the draft, as a spectator sees them. */
function laid(t: Table, zone: string, names: readonly string[]): string[] {
  const { at, length } = t.g.rules.zones.find((known) => known.name === zone) ?? { at: 0, length: 0 }
  const seen = view(t.g, SPECTATOR).s.slice(at, at + length)
  return Array.from(seen, (tile) => (tile === EMPTY ? '-' : (names[tile] ?? '?')))
}

const take = (t: Table, ...names: string[]): Table => t.play(...names.map((name) => `draft:${name}`))

describe('draft of starting tiles', () => {
  it('TEO-DRAFT-01 six, eight or ten tiles are laid out face up, nothing is dealt', () => {
    for (const players of [2, 3, 4] as const) {
      const size = sizes[players]
      for (const n of [0, 1, size - 1]) {
        const t = draft(players, [], { tiles: plain.slice(0, n), neutrals: [] })
        expect(t.question).toBe('draw-starting-tile')
        expect(t.answers).toHaveLength(18 - n)
      }
      const t = draft(players)
      expect(t.question).toBe('draft')
      expect(t.answers).toEqual(plain.slice(0, size).map((name) => `draft:${name}`))
      expect(laid(t, 'starting-tile-laid', startingNames).filter((name) => name !== '-')).toEqual(plain.slice(0, size))
      expect(t.log('starting-tile-dealt')).toEqual([])
    }
  })

  it('TEO-DRAFT-02 a discovery tile, visible to all, lies beside each tile that shows one', () => {
    const t = draft(2, ['start-01', 'start-16 disc-move-any-a', 'start-14 mask-4-b'])
    expect(t.question).toBe('draft')
    expect(laid(t, 'starting-tile-laid', startingNames).slice(0, 3)).toEqual(['start-01', 'start-16', 'start-14'])
    expect(laid(t, 'discovery-laid', discoveryNames).slice(0, 6)).toEqual(['-', 'disc-move-any-a', 'mask-4-b', '-', '-', '-'])
    expect(discoveryStack(t)).toBe(54 - 19 - 2)
  })

  it('TEO-DRAFT-03 one tile in player order, then one in reverse: the Last Player takes two in a row', () => {
    const order = (players: 2 | 3 | 4, first: number) => {
      const t = draft(players, [], { first })
      const seats: unknown[] = []
      while (t.question === 'draft') {
        seats.push(t.seat)
        t.play(t.answers[0] ?? '')
      }
      return seats
    }
    expect(order(2, 0)).toEqual([0, 1, 1, 0])
    expect(order(3, 1)).toEqual([1, 2, 0, 0, 2, 1])
    expect(order(4, 0)).toEqual([0, 1, 2, 3, 3, 2, 1, 0])
    expect(order(4, 3)).toEqual([3, 0, 1, 2, 2, 1, 0, 3])
  })

  it('TEO-DRAFT-03 a tile taken is gone, and its discovery tile goes with it', () => {
    const t = draft(2, ['start-14 disc-cocoa-4-a', 'start-01', 'start-13', 'start-15', 'start-17', 'start-18'])
    take(t, 'start-14')
    expect(t.answers).toEqual(['start-01', 'start-13', 'start-15', 'start-17', 'start-18'].map((name) => `draft:${name}`))
    t.refused('draft:start-14')
    expect(laid(t, 'discovery-laid', discoveryNames).every((name) => name === '-')).toBe(true)
    take(t, 'start-01', 'start-13', 'start-15')
    const taken = t.log('starting-tile').map(({ seat, tile }) => `${seat} ${tile}`)
    expect(taken).toEqual(['0 start-14', '1 start-01', '1 start-13', '0 start-15'])
    expect(t.seat).toBe(0)
    expect(t.answers).toEqual(['take:disc-cocoa-4-a', 'decline'])
  })

  it('TEO-DRAFT-04 the rest follows the standard set-up: goods, discovery tile at its cost, places, neutral workers', () => {
    const t = draft(2, ['start-14 disc-cocoa-4-a', 'start-01', 'start-13', 'start-15', 'start-17', 'start-18'], {
      neutrals: ['start-01', 'start-02', 'start-05', 'start-11'],
    })
    take(t, 'start-14', 'start-01', 'start-13', 'start-15') // seat 0 has start-14 and start-15
    expect(t.player(0)).toMatchObject({ cocoa: 1, wood: 1, stone: 3 + 2, gold: 1 + 3 })
    t.play('take:disc-cocoa-4-a')
    expect(t.player(0)).toMatchObject({ gold: 3, tiles: ['disc-cocoa-4-a'] })
    expect(t.answers).toEqual(['place-on:forest', 'place-on:stone-quarry', 'place-on:nobles', 'place-on:decorations'])
    t.play('place-on:forest', 'place-on:stone-quarry', 'place-on:nobles')
    expect(t.seat).toBe(1)
    expect(t.player(1)).toMatchObject({ cocoa: 3 + 2 + 3, wood: 3 + 5, avenue: 1 })
    t.play('place-on:palace', 'place-on:forest', 'place-on:alchemy')
    expect([t.question, t.seat]).toEqual(['turn', 0])
    expect(t.summary()['neutrals']).toEqual([['palace', 'forest', 'gold-deposits'], ['gold-deposits', 'alchemy', 'nobles']])
  })

  it('TEO-DRAFT-04 discovery tiles nobody took or paid for go back into the stack, starting tiles into the box', () => {
    const tiles = ['start-14 disc-cocoa-4-a', 'start-16 disc-cocoa-4-b', 'start-01', 'start-13', 'start-15', 'start-17']
    const t = draft(2, tiles)
    take(t, 'start-14', 'start-01', 'start-13', 'start-15') // start-16 is left
    expect(stackTiles(t)).toContain('disc-cocoa-4-b')
    t.play('decline')
    while (t.question === 'place-worker') t.play(t.answers[0] ?? '')
    expect(t.question).toBe('turn')
    expect(stackTiles(t)).toContain('disc-cocoa-4-a')
    expect(discoveryStack(t)).toBe(54 - 19)
    const boxed: string[] = []
    for (let tile = nextIn(t.g.s, START_BOX, 1, 0); tile >= 0; tile = nextIn(t.g.s, START_BOX, 1, tile + 1)) boxed.push(startingNames[tile])
    expect(boxed).toEqual(baseStartingTiles)
    expect(laid(t, 'starting-tile-laid', startingNames).every((name) => name === '-')).toBe(true)
  })
})
