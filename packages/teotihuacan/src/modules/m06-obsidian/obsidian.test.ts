// M6 Obsidian: set-up, boards, the wild resource, technologies, starting tiles.
// Ring: S1 palace, S2 stone-quarry, S3 alchemy, S4 forest, S5 construction, S6 decorations, S7 nobles, S8 gold-deposits.
import { describe, expect, it } from 'vitest'
import { harvestCell } from '../../actions/harvest.ts'
import { compile } from '../../compile.ts'
import type { EffectNode } from '../../effect-nodes.ts'
import { goodNames, startingNames, templeNames } from '../../answers.ts'
import { type Table, table } from '../../testing.ts'
import { setUpTable } from '../../testing-setup.ts'
import { disabledRows, gridsSource, obsidianTechnologies } from './content.ts'

type Fields = Readonly<Record<string, unknown>>

const obsidian = (t: Table, seat = 0): number => (t.player(seat) as unknown as { obsidian: number }).obsidian

function game(seat: Fields, rest: Fields = {}): Table {
  return table({ players: 2, modules: ['m6'], seed: 1, position: { seats: [{ workers: ['palace 1'], ...seat }, {}], ...rest } })
}

/** Seat 0 moves its first worker to a board. */
const arrive = (seat: Fields, board: string, rest: Fields = {}): Table => game(seat, rest).play('move:worker-0-0', `to:${board}`)

describe('set-up', () => {
  it('M6-01 M6-09 to M6-11 the three technologies as printed', () => {
    expect(obsidianTechnologies).toMatchObject([
      { id: 'tech-1-half', number: 1.5, gold: 1, benefits: [{ when: 'any-may-be-obsidian' }] },
      { id: 'tech-3-half', number: 3.5, gold: 1, benefits: [{ when: 'obsidian-pays-cocoa', upTo: 3 }] },
      { id: 'tech-5-half', number: 5.5, gold: 1, benefits: [{ when: 'collect-cocoa', effect: { n: 1 } }, { when: 'worship-royal', effect: { n: 1 } }] },
    ])
  })

  it('MOD-01 M6 may be used alone, at every player count and in solo', () => {
    for (const players of [1, 2, 3, 4, 5]) expect(compile({ players, modules: ['m6'] }).ok).toBe(true)
    expect(compile({ players: 2, modules: ['m6', 'first-game'] })).toMatchObject({ ok: false, rule: 'MOD-06' })
    expect(compile({ players: 2, modules: ['m6', 'draft', 'dark-eclipse'] }).ok).toBe(true)
  })

  it('M6-P11-01 M6-P11-02 the priestess is documented but needs what is not offered', () => {
    expect(disabledRows.map((row) => [row.id, row.needs, row.rules])).toEqual([['priest-11', 'm1', ['M6-P11-01', 'M6-P11-02']]])
    for (const { needs } of disabledRows) expect(compile({ players: 2, modules: ['m6', needs] }).ok).toBe(false)
  })

  it('MOD-08 M6-05 modules of other expansions and the priestess are not offered', () => {
    for (const id of ['m1', 'm2', 'm3', 'm4', 'm5'])
      expect(compile({ players: 2, modules: [id] })).toMatchObject({ ok: false, error: 'unknown-option' })
    const t = game({})
    expect(() => t.why('priest-11')).toThrow('names no component')
    expect(() => t.why('priestess-11')).toThrow('names no component')
  })

  it('M6-01 TEO-DATA-07 twelve technologies to draw from; the half numbers are sorted in, 1 gold each', () => {
    const at = setUpTable({ players: 2, modules: ['m6'] }, 'technologies')
    expect(at.answers).toHaveLength(12)
    const technologies = ['tech-17', 'tech-5-half', 'tech-1-half', 'tech-03', 'tech-3-half', 'tech-01']
    const t = setUpTable({ players: 2, modules: ['m6'], technologies }, 'bonuses')
    expect(t.summary()['technologies']).toEqual(['tech-01', 'tech-1-half', 'tech-03', 'tech-3-half', 'tech-5-half', 'tech-17'])
    expect(t.g.rules.technologyGold.slice(9)).toEqual([1, 1, 1])
    expect(setUpTable({ players: 2 }, 'technologies').answers).toHaveLength(9)
  })

  it('M6-02 twenty starting tiles', () => {
    expect(setUpTable({ players: 2, modules: ['m6'] }, 'tiles').answers).toHaveLength(20)
    expect(setUpTable({ players: 2 }, 'tiles').answers).toHaveLength(18)
    expect(startingNames.slice(18, 20)).toEqual(['start-e1', 'start-e2'])
  })

  it('M6-15 the tile "2x 5" is put aside for neutral workers', () => {
    const tiles = ['start-01', 'start-03', 'start-04', 'start-13', 'start-02', 'start-15', 'start-17', 'start-18']
    const t = setUpTable({ players: 2, modules: ['m6'], tiles, neutrals: [] }).play('keep:start-01+start-03', 'keep:start-02+start-15')
    while (t.seat !== 'chance') t.play(t.answers[0] ?? '')
    expect(t.question).toBe('draw-starting-tile')
    expect(t.answers).toHaveLength(19)
    expect([t.offers('draw-starting-tile:start-e1'), t.offers('draw-starting-tile:start-e2')]).toEqual([false, true])
  })
})

/** What a cell gives: "2 wood, 1 obsidian". */
function told(t: Table, node: EffectNode): string[] {
  if (node.op === 'all') return node.of.flatMap((part) => told(t, t.g.rules.effects[part]))
  const what = node.op === 'gain' ? goodNames[node.what] : node.op === 'temple' ? (templeNames[node.what] ?? 'temple') : node.op
  return [`${JSON.stringify(node.n)} ${what}`]
}

describe('the boards', () => {
  const POWERS = ['1', '2', '4']

  function cells(board: string, number: number): string[][] {
    return [1, 2, 3].map((counted) =>
      POWERS.map((power) => {
        const t = game({ workers: [`${board} ${power}`] })
        return told(t, t.g.rules.effects[harvestCell(t.g, 0, number, counted)]).sort().join(', ')
      }),
    )
  }

  it('EXP-01 M6-03 M6-04 Forest, Stone Quarry and Gold Deposits have cells of their own (reconstructed)', () => {
    expect(gridsSource).toBe('reconstructed')
    expect(cells('forest', 2)).toEqual([
      ['1 cocoa', '1 wood', '1 obsidian, 1 wood'],
      ['1 wood', '1 obsidian, 1 wood', '1 obsidian, 2 cocoa, 2 wood'],
      ['1 cocoa, 1 obsidian, 1 wood', '1 obsidian, 2 wood, 3 cocoa', '2 obsidian, 2 wood, 5 cocoa'],
    ])
    expect(cells('stone-quarry', 3)).toEqual([
      ['1 vp', '1 stone', '1 obsidian, 1 stone'],
      ['1 stone', '1 obsidian, 1 stone', '1 obsidian, 2 stone, 2 vp'],
      ['1 obsidian, 1 stone, 1 vp', '1 obsidian, 2 stone, 3 vp', '2 obsidian, 2 stone, 5 vp'],
    ])
    expect(cells('gold-deposits', 4)).toEqual([
      ['1 vp', '1 gold', '1 gold, 1 obsidian'],
      ['1 gold', '1 gold, 1 obsidian', '1 obsidian, 2 gold, 2 vp'],
      ['1 cocoa, 1 gold, 1 obsidian', '1 obsidian, 1 temple, 2 gold', '2 gold, 2 obsidian, 2 temple'],
    ])
  })

  it('M6-04 a Main Action reads them: row by workers, column by lowest power', () => {
    const t = arrive({ cocoa: 1, workers: ['alchemy 4', 'forest 5'] }, 'forest').play('main-action')
    expect(t.player(0)).toMatchObject({ wood: 2, cocoa: 2, obsidian: 1 })
    const base = table({ position: { seats: [{ cocoa: 1, workers: ['alchemy 4', 'forest 5'] }] } })
    base.play('move:worker-0-0', 'to:forest', 'main-action')
    expect(base.player(0)).toMatchObject({ wood: 3, cocoa: 2, obsidian: 0 })
  })
})

describe('obsidian pays', () => {
  it('M6-06 in place of wood at the Nobles, in every mixture', () => {
    const t = arrive({ wood: 1, obsidian: 2, workers: ['forest 1'] }, 'nobles').play('main-action')
    expect(t.question).toBe('payment')
    expect([...t.answers].sort()).toEqual(['pay:1-wood+1-obsidian', 'pay:2-obsidian'])
    t.play('pay:2-obsidian')
    expect(t.player(0)).toMatchObject({ wood: 1, obsidian: 0, vp: 3 })
    const poor = arrive({ wood: 1, workers: ['forest 1'] }, 'nobles')
    expect(poor.why('main-action')).toMatchObject({ reason: 'nobles-needs-wood' })
    const alone = arrive({ obsidian: 2, workers: ['forest 1'] }, 'nobles').play('main-action') // one way: nothing to ask
    expect(alone.player(0)).toMatchObject({ obsidian: 0, vp: 3 })
  })

  it('M6-06 in place of gold for a technology and for decorations', () => {
    const tech = arrive({ obsidian: 1, workers: ['stone-quarry 1'] }, 'alchemy').play('main-action', 'develop:tech-01')
    expect(tech.player(0)).toMatchObject({ obsidian: 0, technologies: ['tech-01'] })
    const deco = arrive({ gold: 1, obsidian: 2, workers: ['construction 1'] }, 'decorations')
    deco.play('main-action', 'decorate-with:deco-01', 'decorate-at:deco-top-1')
    expect(deco.player(0)).toMatchObject({ gold: 0, obsidian: 0 })
  })

  it('M6-06 in place of stone and wood in Construction', () => {
    const t = arrive({ stone: 1, obsidian: 1, workers: ['forest 1'] }, 'construction')
    t.play('main-action', 'build-with:pyr-01', 'build-at:p1-r0c0', 'turned:0')
    expect(t.player(0)).toMatchObject({ stone: 0, obsidian: 0 })
  })

  it('M6-06 in place of a resource of choice on a royal tile and of the cost of a discovery tile', () => {
    const royals = ['royal-c-03', 'royal-b-06', 'royal-a-04']
    const t = arrive({ obsidian: 1, workers: ['gold-deposits 1'] }, 'palace', { royals }).play('worship:palace-left', 'worship-for:effect', 'again')
    expect(t.player(0)).toMatchObject({ obsidian: 0, cocoa: 2 })
    const tile = arrive({ obsidian: 1, workers: ['alchemy 1'] }, 'forest', { discoveries: { forest: 'disc-cocoa-4-a' } })
    tile.play('worship:forest-worship', 'worship-for:tile')
    expect(tile.player(0)).toMatchObject({ obsidian: 0, tiles: ['disc-cocoa-4-a'] })
  })

  it('M6-06 never in place of cocoa without technology 3½', () => {
    const t = arrive({ obsidian: 3, workers: ['alchemy 1', 'forest 1'] }, 'forest')
    expect(t.why('main-action')).toMatchObject({ reason: 'fee-needs-cocoa', need: 1, have: 0 })
    const locked = game({ obsidian: 3, workers: ['alchemy 1', 'forest-worship 1'] })
    expect(locked.refused('unlock').rule).toBe('TEO-LOCK-03')
  })

  it('M6-07 a gain of any resource cannot be obsidian', () => {
    const t = game({ tiles: ['disc-resources-2-a'] }).play('use:disc-resources-2-a')
    expect(t.answers).toHaveLength(6)
    expect(t.answers.some((key) => key.includes('obsidian'))).toBe(false)
    expect(t.refused('gain:2-obsidian').rule).toBe('TEO-TERM-05')
  })

  it('M6-08 the supply is unlimited', () => {
    const t = arrive({ obsidian: 20, workers: ['alchemy 4'] }, 'forest').play('main-action')
    expect(obsidian(t)).toBe(21)
  })
})

describe('technologies', () => {
  const technologies = ['tech-1-half', 'tech-3-half', 'tech-5-half', 'tech-09', 'tech-15', 'tech-17']

  it('M6-09 technology 1½: each unit of any resource may be obsidian', () => {
    const t = game({ technologies: ['tech-1-half'], tiles: ['disc-resources-2-a'] }, { technologies }).play('use:disc-resources-2-a')
    expect(t.answers).toHaveLength(10)
    for (const key of ['gain:2-obsidian', 'gain:1-wood+1-obsidian', 'gain:1-gold+1-obsidian', 'gain:1-wood+1-stone']) expect(t.offers(key)).toBe(true)
    t.play('gain:1-wood+1-obsidian')
    expect(t.player(0)).toMatchObject({ wood: 1, obsidian: 1 })
  })

  it('M6-09 also on the blue temple', () => {
    const t = game({ technologies: ['tech-1-half'], tiles: ['disc-temple-blue-a'] }, { technologies }).play('use:disc-temple-blue-a')
    expect([...t.answers].sort()).toEqual(['gain:1-gold', 'gain:1-obsidian', 'gain:1-stone', 'gain:1-wood'])
  })

  it('M6-10 technology 3½: 1 obsidian in place of up to 3 cocoa of one payment, no change', () => {
    const workers = ['alchemy 1', 'forest-worship 1']
    const t = game({ cocoa: 4, obsidian: 2, technologies: ['tech-3-half'], workers }, { technologies }).play('unlock')
    expect(t.question).toBe('payment')
    expect([...t.answers].sort()).toEqual(['pay:1-obsidian', 'pay:3-cocoa'])
    t.play('pay:1-obsidian')
    expect(t.player(0)).toMatchObject({ cocoa: 4, obsidian: 1 })
    expect(t.worker('worker-0-1')).toBe('forest 1')
    const fee = arrive({ cocoa: 1, obsidian: 1, technologies: ['tech-3-half'], workers: ['alchemy 1', 'forest 1'] }, 'forest', { technologies })
    fee.play('main-action')
    expect([...fee.answers].sort()).toEqual(['pay:1-cocoa', 'pay:1-obsidian']) // 1 cocoa is worth as little as that
    fee.play('pay:1-obsidian')
    expect(fee.player(0)).toMatchObject({ cocoa: 1, wood: 1, obsidian: 0 })
  })

  it('M6-06 M6-10 what stands for something else is told under the rule that lets it, the rest under the payer\'s choice', () => {
    const paid = (t: Table): string[] => t.events.filter(({ type }) => type === 'pay').map(({ rule, what, n }) => `${n} ${what} ${rule}`)
    expect(paid(arrive({ wood: 1, obsidian: 2, workers: ['forest 1'] }, 'nobles').play('main-action', 'pay:1-wood+1-obsidian'))).toEqual(['1 wood TEO-TERM-05', '1 obsidian M6-06'])
    const fee = arrive({ cocoa: 1, obsidian: 1, technologies: ['tech-3-half'], workers: ['alchemy 1', 'forest 1'] }, 'forest', { technologies })
    expect(paid(fee.play('main-action', 'pay:1-obsidian'))).toEqual(['1 obsidian M6-10'])
  })

  it('M6-10 several obsidian in one payment, each for up to 3 cocoa', () => {
    const salary = (seat: Fields): Table =>
      table({ players: 2, modules: ['m6'], seed: 1, position: { at: 'eclipse', technologies, seats: [seat, {}] } })
    const workers = ['forest 5', 'forest 4', 'palace 1']
    const t = salary({ cocoa: 2, obsidian: 3, vp: 10, technologies: ['tech-3-half'], workers })
    expect(t.answers).toEqual(['salary:5', 'salary:4', 'salary:3', 'salary:2', 'salary:1', 'salary:0'])
    expect(t.play('salary:5').answers).toEqual(['pay:2-cocoa+1-obsidian', 'pay:2-obsidian'])
    expect(t.play('pay:2-obsidian').player(0)).toMatchObject({ cocoa: 2, obsidian: 1, vp: 10 })
    const six = ['forest 5', 'forest 4', 'palace 4']
    expect(salary({ cocoa: 0, obsidian: 2, vp: 10, technologies: ['tech-3-half'], workers: six }).play('salary:6').player(0)).toMatchObject({ obsidian: 0, vp: 10 })
    const short = salary({ cocoa: 1, obsidian: 1, vp: 10, technologies: ['tech-3-half'], workers })
    expect(short.refused('salary:5').rule).toBe('TEO-ECLIPSE-14')
    expect(salary({ cocoa: 2, obsidian: 3, vp: 10, workers }).refused('salary:3').rule).toBe('TEO-ECLIPSE-14')
  })

  it('M6-11 technology 5½: 1 obsidian for Collect Cocoa and for worship on a royal tile, nothing else', () => {
    const seat = { cocoa: 3, technologies: ['tech-5-half'], workers: ['gold-deposits 1'] }
    expect(obsidian(arrive(seat, 'palace', { technologies }).play('collect-cocoa'))).toBe(1)
    expect(obsidian(arrive(seat, 'stone-quarry', { technologies }).play('collect-cocoa'))).toBe(1)
    expect(obsidian(arrive(seat, 'palace', { technologies }).play('worship:palace-left', 'worship-for:effect'))).toBe(1)
    expect(obsidian(arrive(seat, 'stone-quarry', { technologies }).play('worship:stone-quarry-worship', 'worship-for:effect'))).toBe(0)
    expect(obsidian(arrive(seat, 'stone-quarry', { technologies }).play('main-action'))).toBe(0)
    expect(obsidian(arrive({ ...seat, technologies: [] }, 'palace', { technologies }).play('collect-cocoa'))).toBe(0)
  })
})

describe('starting tiles', () => {
  const REST = ['start-15', 'start-04', 'start-13', 'start-02', 'start-03', 'start-17', 'start-18']

  const withTile = (tile: string, rest: readonly string[] = REST): Table => setUpTable({ players: 2, modules: ['m6'], tiles: [tile, ...rest] })

  it('M6-12 "2x 5": 1 obsidian, a power-up, and a great discovery tile seen before choosing, at its cost', () => {
    const t = withTile('start-e1 gd-power-up-3-a')
    expect(t.log('discovery-dealt')).toMatchObject([{ seat: 0, only: 0, tile: 'gd-power-up-3-a' }])
    t.play('keep:start-e1+start-15', 'keep:start-02+start-03')
    expect(t.question).toBe('power-up-starting')
    expect(obsidian(t)).toBe(1)
    t.play('power-up:worker-0-2')
    expect(t.question).toBe('starting-discovery')
    expect(t.answers).toEqual(['take:gd-power-up-3-a', 'decline'])
    t.play('take:gd-power-up-3-a')
    expect(t.player(0)).toMatchObject({ obsidian: 0, tiles: ['gd-power-up-3-a'] })
    expect(t.worker('worker-0-2')).toBe('hand 2')
  })

  it('M6-12 TEO-STD-16 a great tile that is declined goes back into its own stack', () => {
    const great = (t: Table): number => {
      const zone = t.g.rules.zones.find((known) => known.name === 'great-discovery-stack')
      const words = Array.from(t.g.s.subarray(zone?.at ?? 0, (zone?.at ?? 0) + (zone?.length ?? 0)))
      return words.reduce((sum, word) => sum + (word >>> 0).toString(2).replaceAll('0', '').length, 0)
    }
    const t = withTile('start-e1 gd-power-up-3-a')
    expect(great(t)).toBe(22)
    t.play('keep:start-e1+start-15', 'keep:start-02+start-03', 'power-up:worker-0-0', 'decline')
    while (t.seat !== 'chance' && t.question !== 'turn') t.play(t.answers[0] ?? '')
    expect(great(t)).toBe(23)
  })

  it('M6-13 two workers may begin on Alchemy, the third goes to another number', () => {
    const t = withTile('start-e1 gd-mask-a').play('keep:start-e1+start-15', 'keep:start-02+start-03', 'power-up:worker-0-0', 'decline')
    expect(t.answers).toEqual(['place-on:forest', 'place-on:alchemy', 'place-on:nobles'])
    t.play('place-on:alchemy', 'place-on:alchemy')
    expect(t.refused('place-on:alchemy').rule).toBe('TEO-STD-13')
    expect(t.answers).toEqual(['place-on:forest', 'place-on:nobles'])
    t.play('place-on:nobles')
    expect(t.seat).toBe(1)
    const other = withTile('start-e1 gd-mask-a').play('keep:start-e1+start-15', 'keep:start-02+start-03', 'power-up:worker-0-0', 'decline')
    other.play('place-on:forest', 'place-on:alchemy', 'place-on:nobles') // it may, it need not
    expect(other.seat).toBe(1)
  })

  it('M6-14 the tile with boards 1 and 6: 3 obsidian and 4 cocoa', () => {
    const t = withTile('start-e2').play('keep:start-e2+start-13', 'keep:start-02+start-03')
    expect(t.player(0)).toMatchObject({ obsidian: 3, cocoa: 1 + 4 + 3, wood: 5 })
    expect(t.answers).toEqual(['place-on:palace', 'place-on:stone-quarry', 'place-on:alchemy', 'place-on:nobles'])
  })
})
