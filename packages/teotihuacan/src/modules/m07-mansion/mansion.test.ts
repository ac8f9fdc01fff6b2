// The Mansion in place of the Palace: set-up, royal tiles, the great discovery tile.
import { describe, expect, it } from 'vitest'
import { discoveryNames } from '../../answers.ts'
import { teotihuacan } from '../../index.ts'
import { setUpTable } from '../../testing-setup.ts'
import { type Table, table } from '../../testing.ts'
import { nameOf } from '../../text/en.ts'
import { greatKinds } from '../great-discoveries/content.ts'
import { mansionSource, ownerTokens, royalSlotCategoriesSource, royalSlots, royalSlotTemplesSource, royalTilesSource } from './content.ts'

const modules = ['m6', 'm7']
const onNobles = { workers: ['nobles 1', 'nobles 1', 'nobles 1'] }
const ROYALS = ['royal-a-04', 'royal-b-02', 'royal-c-01']

/** Every great discovery tile of a game without shamans. */
const great = greatKinds.flatMap(({ id, copies, needs }) =>
  needs === undefined ? Array.from({ length: copies }, (_, i) => `${id}-${'abc'[i]}`) : [],
)

interface Around {
  readonly seat?: object
  readonly other?: object
  readonly modules?: readonly string[]
  readonly position?: object
}

/** A worker of this power arrives at the Mansion, where k own workers stand, and worships on the royal tile. */
function worship(tile: string, power: number, k: number, around: Around = {}): Table {
  const workers = [`gold-deposits ${power}`, ...Array.from({ length: 3 }, (_, i) => (i < k ? 'palace 1' : 'nobles 1'))]
  const position = {
    royals: [tile, ...ROYALS.filter((other) => other !== tile).slice(0, 2)],
    seats: [{ workers, ...around.seat }, { ...onNobles, ...around.other }],
    ...around.position,
  }
  const t = table({ players: 2, modules: around.modules ?? modules, position })
  return t.play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
}

/** Buys until nothing more is offered; how often that was. */
function buyAll(t: Table, ...then: string[]): number {
  let times = 0
  for (; t.question === 'repeat' && t.offers('again'); times++) t.play('again', ...then)
  return times
}

describe('options', () => {
  it('M7-01 MOD-02 needs Obsidian', () => {
    expect(teotihuacan.compile({ players: 2, modules: ['m7'] })).toMatchObject({ ok: false, rule: 'M7-01' })
    for (const players of [1, 2, 3, 4, 5]) expect(teotihuacan.compile({ players, modules }).ok).toBe(true)
  })

  it('M7-01 MOD-06 not with the first-game set-up', () => {
    expect(teotihuacan.compile({ players: 2, modules: ['first-game', ...modules] })).toMatchObject({ ok: false, rule: 'MOD-06' })
  })

  it('M7-23 Teotibot\'s alternative movement is allowed and not required', () => {
    for (const more of [[], ['ms1']]) expect(teotihuacan.compile({ players: 1, modules: [...modules, ...more] }).ok).toBe(true)
  })
})

describe('set-up', () => {
  it('M7-02 each category has one royal tile more', () => {
    const t = setUpTable({ modules }, 'royals')
    expect(t.answers).toEqual(['royal-a-04', 'royal-a-05', 'royal-a-09', 'royal-a-10'].map((tile) => `draw-royal:${tile}`))
    expect(setUpTable({ modules }, 'royals', ['draw-royal:royal-a-10']).answers).toEqual(
      ['royal-b-02', 'royal-b-06', 'royal-b-07', 'royal-b-11'].map((tile) => `draw-royal:${tile}`),
    )
    expect(setUpTable({ modules }, 'royals', ['draw-royal:royal-a-10', 'draw-royal:royal-b-11']).answers).toEqual(
      ['royal-c-01', 'royal-c-03', 'royal-c-08', 'royal-c-12'].map((tile) => `draw-royal:${tile}`),
    )
    expect(setUpTable({ modules: ['m6'] }, 'royals').answers).not.toContain('draw-royal:royal-a-10')
  })

  it('M7-03 a great discovery tile lies on the Mansion, plain ones on the other boards', () => {
    for (const [chosen, great] of [[modules, true], [['m6'], false]] as const) {
      const t = table({ players: 2, modules: chosen, seed: 3 })
      const tiles = t.summary()['discoveries'] as Record<string, string>
      expect(tiles['palace']?.startsWith('gd-')).toBe(great)
      expect(Object.entries(tiles).filter(([board, tile]) => board !== 'palace' && tile.startsWith('gd-'))).toEqual([])
      expect(Object.keys(tiles)).toHaveLength(5)
    }
  })

  it.each([2, 3, 4, 5])('M7-04 M7-05 three owner tokens on the first main steps, three claim markers each (%i players)', (players) => {
    expect(ownerTokens.map(({ temple, step }) => [temple, step])).toEqual([['blue', 4], ['red', 5], ['green', 3]])
    const t = table({ players, modules, seed: 3 })
    const markersLeft = Array.from({ length: players }, () => 3)
    expect(t.summary()['mansion']).toEqual({ claims: {}, tokensOnTemples: ['blue', 'red', 'green'], markersLeft })
    expect(t.why('owner-token-blue')).toMatchObject({ reason: 'owner-token-by-temple-step', rule: 'M7-12' })
  })

  it('M7-02 M7-13 the tables name their sources, the tiles have words', () => {
    expect([royalTilesSource, mansionSource]).toEqual(['rulebook', 'rulebook'])
    expect([royalSlotCategoriesSource, royalSlotTemplesSource]).toEqual(['community', 'reconstructed'])
    expect(royalSlots.map(({ position, category, temple }) => [position, category, temple])).toEqual([
      ['left', 'A', 'blue'], ['middle', 'B', 'red'], ['right', 'C', 'green'],
    ])
    const t = table({ players: 2, modules, position: { royals: ['royal-a-10', 'royal-b-11', 'royal-c-12'] } })
    expect(t.why('royal-a-10').reason).toBe('royal-tile-by-worship')
    expect(table({ players: 2, position: {} }).why('royal-a-10').reason).toBe('not-in-this-game')
    expect(table({ players: 2, position: {} }).why('owner-token-red').reason).toBe('not-in-this-game')
    expect(nameOf('royal-a-04')).toBe('royal tile A4')
  })
})

describe('the rules of the Palace', () => {
  it('M7-06 cocoa is collected, there is no main action, an occupied royal tile costs 1 cocoa', () => {
    const seats = [{ cocoa: 1, workers: ['gold-deposits 2', 'nobles 1', 'nobles 1'] }, { workers: ['palace-left 3', 'palace 1', 'nobles 1'] }]
    const position = { royals: ['royal-c-01', ...ROYALS.slice(0, 2)], seats }
    const at = () => table({ players: 2, modules, position }).play('move:worker-0-0', 'to:palace')
    expect(at().refused('main-action').rule).toBe('TEO-MAIN-PALACE-01')
    expect(at().play('collect-cocoa').player(0).cocoa).toBe(1 + 2)
    const t = at().play('worship:palace-left', 'worship-for:effect')
    expect(t.worker('worker-1-0')).toBe('palace 3')
    expect(t.player(0).cocoa).toBe(0 + 3)
  })
})

describe('the value of a royal tile', () => {
  it.each([0, 1, 2, 3])('M7-07 M7-08 tile 01: power + %i + 1 cocoa', (k) => {
    expect(worship('royal-c-01', 3, k).player(0).cocoa).toBe(3 + k + 1)
  })

  it.each(['royal-b-02', 'royal-b-06'])('M7-08 %s: up to power + k times', (tile) => {
    const t = worship(tile, 2, 2, { seat: { cocoa: 9 } })
    expect(buyAll(t)).toBe(4)
    expect(t.player(0)).toMatchObject({ cocoa: 5, stone: 4, wood: tile === 'royal-b-02' ? 4 : 0, gold: tile === 'royal-b-06' ? 4 : 0 })
  })

  it('M7-08 tile 03: up to power + k times', () => {
    const t = worship('royal-c-03', 2, 1, { seat: { wood: 9 } })
    expect(buyAll(t)).toBe(3)
    expect(t.player(0)).toMatchObject({ wood: 6, cocoa: 6 })
  })

  it('M7-08 tile 07: once, power + k resources', () => {
    const t = worship('royal-b-07', 2, 2, { seat: { cocoa: 2, wood: 1 } }).play('again', 'gain:4-gold')
    expect(t.player(0)).toMatchObject({ cocoa: 1, wood: 0, gold: 4 })
    expect(t.question).toBe('end-turn')
  })

  it('M7-08 tile 08: up to power + k - 1 times', () => {
    expect(buyAll(worship('royal-c-08', 1, 2, { seat: { cocoa: 9 } }), 'temple:red')).toBe(2)
    expect(worship('royal-c-08', 1, 0, { seat: { cocoa: 9 } }).question).toBe('end-turn')
  })

  it.each([
    ['royal-a-04', { technologies: ['tech-05', 'tech-09'] }, 4, 2 * (2 + 2)], // technologies are the lower value
    ['royal-a-04', { technologies: ['tech-05', 'tech-09'] }, 1, 2 * (1 + 2)], // the power is
    ['royal-a-05', { pyramidTrack: 1 }, 5, 2 * (1 + 2)],
    ['royal-a-05', { pyramidTrack: 7 }, 2, 2 * (2 + 2)],
    ['royal-a-09', { avenue: 2 }, 3, 2 + 2],
    ['royal-a-09', { avenue: 9 }, 3, 3 + 1 + 2],
  ])('M7-09 %s with %j and power %i: the bonus is added to the lower value', (tile, seat, power, vp) => {
    expect(worship(tile, power, 2, { seat }).player(0)).toMatchObject({ vp })
  })

  it('M7-10 the worshipping worker does not add to the value', () => {
    const t = worship('royal-c-01', 2, 1)
    expect(t.worker('worker-0-0')).toBe('palace-left 2')
    expect(t.player(0).cocoa).toBe(2 + 1 + 1)
  })

  it('M7-07 locked own workers, workers of others and workers elsewhere add nothing', () => {
    const workers = ['gold-deposits 2', 'palace-middle 1', 'nobles 1']
    const other = { workers: ['palace 1', 'palace 1', 'palace 1'] }
    expect(worship('royal-c-01', 2, 0, { seat: { workers }, other }).player(0).cocoa).toBe(3)
  })

  it('M7-07 without the Mansion nothing is added', () => {
    expect(worship('royal-c-01', 2, 2, { modules: ['m6'] }).player(0).cocoa).toBe(3)
  })

  it('M7-07 TEO-EDGE-26 a worker that moved along already adds 1', () => {
    const tile = discoveryNames.find((name) => name.startsWith('disc-double-move')) ?? ''
    const seat = { tiles: [tile], workers: ['gold-deposits 2', 'gold-deposits 1', 'nobles 1'] }
    const t = table({ players: 2, modules, position: { royals: ['royal-c-01', ...ROYALS.slice(0, 2)], seats: [seat, onNobles] } })
    t.play('move:worker-0-0', `use:${tile}`, 'along:worker-0-1', 'to:palace', 'worship:palace-left', 'worship-for:effect')
    expect(t.worker('worker-0-1')).toBe('palace 1')
    expect(t.player(0).cocoa).toBe(2 + 1 + 1)
  })
})

describe('the new royal tiles', () => {
  it.each([
    [0, 5, 0, 0], [1, 5, 0, 0], [2, 5, 0, 2], [3, 5, 0, 2], [5, 5, 0, 4], [9, 5, 0, 8], [9, 2, 0, 4], [9, 2, 2, 8], [0, 2, 2, 4],
  ])('M7-20 M7-09 tile 10: %i great discovery tiles, power %i, %i workers there: %i VP', (n, power, k, vp) => {
    const tiles = great.slice(0, n)
    const seat = { tiles: tiles.slice(0, 2), used: tiles.slice(2) }
    expect(worship('royal-a-10', power, k, { seat }).player(0).vp).toBe(vp)
  })

  it('M7-20 EXP-05 plain discovery tiles do not count', () => {
    const seat = { tiles: ['disc-vp-4-a', 'mask-3-a', 'gd-obsidian-3-a'], used: ['disc-cocoa-4-a'] }
    expect(worship('royal-a-10', 5, 0, { seat }).player(0).vp).toBe(0)
  })

  it('M7-21 M7-08 tile 11: once, 3 cocoa for power + k obsidian', () => {
    const t = worship('royal-b-11', 3, 1, { seat: { cocoa: 7 } }).play('again')
    expect(t.player(0)).toMatchObject({ cocoa: 4, obsidian: 4 })
    expect(t.question).toBe('end-turn')
    expect(worship('royal-b-11', 3, 0, { seat: { cocoa: 3 } }).play('done').player(0)).toMatchObject({ cocoa: 3, obsidian: 0 })
    expect(worship('royal-b-11', 3, 0, { seat: { cocoa: 2 } }).refused('again').rule).toBe('TEO-ROYAL-11')
  })

  it('M7-22 TEO-EX-14 tile 12: 2 workers in the Mansion and power 3 pay up to 5 obsidian for 5 cocoa and 10 VP', () => {
    const t = worship('royal-c-12', 3, 2, { seat: { obsidian: 9, wood: 5 } })
    expect(buyAll(t)).toBe(5)
    expect(t.player(0)).toMatchObject({ obsidian: 4, wood: 5, cocoa: 5, vp: 10 })
    expect(t.question).toBe('end-turn')
  })

  it('M7-22 each time is a decision, and wood does not pay', () => {
    const t = worship('royal-c-12', 3, 0, { seat: { obsidian: 2 } }).play('again', 'done')
    expect(t.player(0)).toMatchObject({ obsidian: 1, cocoa: 1, vp: 2 })
    expect(worship('royal-c-12', 3, 0, { seat: { wood: 9 } }).refused('again').rule).toBe('TEO-ROYAL-11')
  })
})

describe('the great discovery tile', () => {
  const start = (seat: object, tile = 'gd-temple-blue-a', chance: string[] = []): Table => {
    const seats = [{ workers: ['gold-deposits 1', 'nobles 1', 'nobles 1'], ...seat }, onNobles]
    const position = { royals: ['royal-c-01', ...ROYALS.slice(0, 2)], discoveries: { palace: tile }, seats }
    return table({ players: 2, modules, chance, position }).play('move:worker-0-0', 'to:palace', 'worship:palace-left')
  }

  it('M7-11 for 1 cocoa more the tile at its cost, replaced at once by a great one', () => {
    const t = start({ cocoa: 2 }, 'gd-temple-blue-a', ['draw-discovery:gd-mask-b']).play('worship-for:both', 'first:tile', 'take:gd-temple-blue-a', 'done')
    expect(t.player(0)).toMatchObject({ cocoa: 2 - 1 - 1 + 2, tiles: ['gd-temple-blue-a'] })
    expect(t.summary()['discoveries']).toEqual({ palace: 'gd-mask-b' })
    const unscripted = start({ cocoa: 2 }).play('worship-for:both', 'first:tile', 'take:gd-temple-blue-a')
    expect(unscripted.question).toBe('draw-discovery')
    expect(unscripted.answers.every((answer) => answer.startsWith('draw-discovery:gd-'))).toBe(true)
  })

  it('M7-11 the extra cocoa is paid in advance: what the royal tile gives is too late', () => {
    expect(start({ cocoa: 0 }).refused('worship-for:both').rule).toBe('TEO-WORSHIP-10')
    const t = start({ cocoa: 1 }, 'gd-temple-blue-a', ['draw-discovery:gd-mask-a']).play('worship-for:both', 'first:effect', 'take:gd-temple-blue-a')
    expect(t.player(0)).toMatchObject({ cocoa: 1 - 1 + 2 - 1, tiles: ['gd-temple-blue-a'] })
  })

  it('M7-11 taking only the tile is illegal', () => {
    expect(start({ cocoa: 5 }).refused('worship-for:tile').rule).toBe('TEO-WORSHIP-09')
  })

  it('M7-11 EXP-04 with an empty stack the space stays empty', () => {
    const gone = great.filter((tile) => tile !== 'gd-mask-a')
    const seats = [{ cocoa: 1, workers: ['gold-deposits 1', 'nobles 1', 'nobles 1'] }, onNobles]
    const position = { royals: ['royal-c-01', ...ROYALS.slice(0, 2)], discoveries: { palace: 'gd-mask-a', gone }, seats }
    const t = table({ players: 2, modules, position }).play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:both')
    t.play('first:tile', 'take:gd-mask-a')
    expect(t.question).toBe('end-turn')
    expect(t.summary()['discoveries']).toEqual({})
  })
})
