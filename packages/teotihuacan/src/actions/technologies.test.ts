import { describe, expect, it } from 'vitest'
import { technologies } from '../content/index.ts'
import { type Table, table } from '../testing.ts'

interface Scene {
  readonly seat?: object
  readonly others?: readonly object[]
  readonly pyramid?: Readonly<Record<string, string>>
  readonly pyramidDisplay?: readonly string[]
}

/** Seat 0 to move, with these technologies and workers. */
const withTechnologies = (owned: readonly string[], workers: readonly string[], scene: Scene = {}): Table => {
  const { seat = {}, others = [], ...position } = scene
  const seats = [{ temples: { blue: 9, red: 9, green: 9 }, technologies: owned, workers, ...seat }, ...others]
  return table({ players: 2, seed: 1, position: { turn: 0, seats, ...position } })
}

/** The ring: palace, stone-quarry, alchemy, forest, construction, decorations, nobles, gold-deposits. */
const mainAction = (owned: readonly string[], board: string, from: string, scene: Scene = {}, powers: readonly number[] = [2]): Table => {
  const workers = [`${from} ${powers[0]}`, ...powers.slice(1).map((power) => `${board} ${power}`)]
  return withTechnologies(owned, workers, scene).play('move:worker-0-0', `to:${board}`, 'main-action')
}

const place = (tile: string, slot: string): string[] => [`build-with:${tile}`, `build-at:${slot}`, 'turned:0']
const glyphs = { pyramidDisplay: ['pyr-31', 'pyr-32', 'pyr-19'] } // tiles without a coloured icon
const scored = (t: Table, rule: string): number =>
  t.log('score').filter((event) => event.rule === rule).reduce((sum, event) => sum + Number(event['n']), 0)

describe('technologies in general', () => {
  it('TEO-TECH-01 every player with a marker has the benefit, the others have not', () => {
    const workers = ['alchemy 2']
    const seats = [{ technologies: ['tech-07'], workers }, { technologies: ['tech-07'], cocoa: 1, workers }, { cocoa: 2, workers }]
    const t = table({ players: 3, position: { turn: 0, seats } })
    for (const seat of [0, 1, 2]) t.play(`move:worker-${seat}-0`, 'to:forest', 'main-action', `power-up:worker-${seat}-0`, 'end-turn')
    expect([0, 1, 2].map((seat) => [t.player(seat).cocoa, t.player(seat).vp])).toEqual([[1, 1], [1, 1], [0, 0]])
  })

  it('TEO-TECH-02 TEO-TECH-07 TEO-TECH-08 TEO-TECH-09 TEO-TECH-10 TEO-TECH-11 TEO-TECH-12 TEO-TECH-15 TEO-TECH-17 prices', () => {
    const price = (technology: string): number => {
      const rest = technologies.map((tile) => tile.id).filter((id) => id !== technology)
      const seats = [{ gold: 5, temples: { blue: 9 }, workers: ['palace 1'] }]
      const t = table({ players: 2, position: { turn: 0, technologies: [technology, ...rest.slice(0, 5)], seats } })
      return 5 - t.play('move:worker-0-0', 'to:alchemy', 'main-action', `develop:${technology}`).player(0).gold
    }
    expect(['tech-01', 'tech-03', 'tech-05', 'tech-07'].map(price)).toEqual([1, 1, 1, 1])
    expect(['tech-09', 'tech-11', 'tech-13', 'tech-15', 'tech-17'].map(price)).toEqual([2, 2, 2, 2, 2])
  })
})

describe('technology 01: the Palace', () => {
  const moved = (from: string, to: string, owned = ['tech-01']): number =>
    withTechnologies(owned, [`${from} 1`]).play('move:worker-0-0', `to:${to}`).player(0).cocoa

  it('TEO-TECH-02 1 cocoa for a worker that moves onto or over the Palace', () => {
    expect(moved('gold-deposits', 'palace')).toBe(1)
    expect(moved('decorations', 'palace')).toBe(1)
    expect(moved('gold-deposits', 'stone-quarry')).toBe(1)
    expect(moved('nobles', 'stone-quarry')).toBe(1)
    expect(moved('gold-deposits', 'alchemy')).toBe(1)
    expect(moved('decorations', 'gold-deposits')).toBe(0)
    expect(moved('stone-quarry', 'construction')).toBe(0)
    expect(moved('gold-deposits', 'palace', [])).toBe(0)
  })

  it('TEO-TECH-02 only for one\'s own workers', () => {
    const t = withTechnologies([], ['gold-deposits 1'], { others: [{ technologies: ['tech-01'] }] }).play('move:worker-0-0', 'to:palace')
    expect([t.player(0).cocoa, t.player(1).cocoa]).toEqual([0, 0])
  })

  it('TEO-TECH-03 the cocoa may pay for the action that follows', () => {
    const scene = { others: [{ workers: ['stone-quarry 1'] }] }
    const t = withTechnologies(['tech-01'], ['gold-deposits 2'], scene).play('move:worker-0-0', 'to:stone-quarry')
    expect(t.offers('main-action')).toBe(true)
    expect(t.play('main-action').player(0)).toMatchObject({ cocoa: 0, stone: 1 })
    expect(withTechnologies([], ['gold-deposits 2'], scene).play('move:worker-0-0', 'to:stone-quarry').offers('main-action')).toBe(false)
  })

  it('TEO-TECH-04 a double move over the Palace gives 2', () => {
    const t = withTechnologies(['tech-01'], ['nobles 1', 'nobles 1'], { seat: { tiles: ['disc-double-move-a'] } })
    t.play('move:worker-0-0', 'use:disc-double-move-a', 'along:worker-0-1', 'to:stone-quarry')
    expect(t.player(0).cocoa).toBe(2)
  })

  it('TEO-TECH-05 an unlimited move passing it pays once per worker', () => {
    const alone = withTechnologies(['tech-01'], ['forest 1'], { seat: { tiles: ['disc-move-any-a'] } })
    expect(alone.play('move:worker-0-0', 'use:disc-move-any-a', 'to:alchemy').player(0).cocoa).toBe(1)
    const short = withTechnologies(['tech-01'], ['forest 1'], { seat: { tiles: ['disc-move-any-a'] } })
    expect(short.play('move:worker-0-0', 'use:disc-move-any-a', 'to:gold-deposits').player(0).cocoa).toBe(0)
    const both = withTechnologies(['tech-01'], ['forest 1', 'forest 1'], { seat: { tiles: ['disc-move-any-a', 'disc-double-move-a'] } })
    both.play('move:worker-0-0', 'use:disc-move-any-a', 'use:disc-double-move-a', 'along:worker-0-1', 'to:stone-quarry')
    expect(both.player(0).cocoa).toBe(2)
  })

  it('TEO-TECH-06 leaving the Palace pays nothing unless the worker comes round again', () => {
    expect(moved('palace', 'stone-quarry')).toBe(0)
    expect(moved('palace', 'forest')).toBe(0)
    const unlimited = (to: string): number =>
      withTechnologies(['tech-01'], ['palace 1'], { seat: { tiles: ['disc-move-any-a'] } })
        .play('move:worker-0-0', 'use:disc-move-any-a', `to:${to}`)
        .player(0).cocoa
    expect(unlimited('gold-deposits')).toBe(0)
    expect(unlimited('palace')).toBe(1)
  })
})

describe('technologies that reward Main Actions', () => {
  const goods = { cocoa: 3, wood: 9, stone: 9, gold: 9 }

  it('TEO-TECH-07 03: 3 VP on Alchemy and Nobles', () => {
    const alchemy = mainAction(['tech-03'], 'alchemy', 'palace', { seat: goods }).play('develop:tech-01')
    expect(alchemy.player(0).vp).toBe(3)
    expect(scored(mainAction(['tech-03'], 'nobles', 'forest', { seat: goods }), 'TEO-TECH-07')).toBe(3)
    expect(mainAction(['tech-03'], 'nobles', 'forest', { seat: goods }).player(0).vp).toBe(3 + 3) // with the space
    expect(mainAction(['tech-03'], 'forest', 'alchemy', { seat: goods }).player(0).vp).toBe(0)
    expect(mainAction([], 'alchemy', 'palace', { seat: goods }).play('develop:tech-01').player(0).vp).toBe(0)
  })

  it('TEO-TECH-08 05: one more of the board\'s resource, even if the table cell shows none', () => {
    const harvest = (board: string, from: string, power: number): object => mainAction(['tech-05'], board, from, {}, [power]).player(0)
    expect(harvest('forest', 'alchemy', 2)).toMatchObject({ wood: 2, stone: 0, gold: 0, cocoa: 0 })
    expect(harvest('stone-quarry', 'palace', 4)).toMatchObject({ wood: 0, stone: 3, gold: 0 })
    expect(harvest('gold-deposits', 'nobles', 3)).toMatchObject({ wood: 0, stone: 0, gold: 2 })
    expect(harvest('forest', 'alchemy', 1)).toMatchObject({ wood: 1, cocoa: 1 })
    expect(harvest('stone-quarry', 'palace', 1)).toMatchObject({ stone: 1, vp: 1 })
    expect(harvest('gold-deposits', 'nobles', 1)).toMatchObject({ gold: 1, vp: 1 })
    const nobles = mainAction(['tech-05'], 'nobles', 'forest', { seat: { wood: 2 } }).player(0)
    expect(nobles).toMatchObject({ wood: 0, stone: 0, gold: 0 })
  })

  it('TEO-TECH-09 07: 1 cocoa and 1 VP on the resource boards', () => {
    const harvest = (board: string, from: string): object => mainAction(['tech-07'], board, from).player(0)
    expect(harvest('forest', 'alchemy')).toMatchObject({ wood: 1, cocoa: 1, vp: 1 })
    expect(harvest('stone-quarry', 'palace')).toMatchObject({ stone: 1, cocoa: 1, vp: 1 })
    expect(harvest('gold-deposits', 'nobles')).toMatchObject({ gold: 1, cocoa: 1, vp: 1 })
    const elsewhere = mainAction(['tech-07'], 'nobles', 'forest', { seat: { wood: 2 } })
    expect(elsewhere.player(0)).toMatchObject({ cocoa: 0, vp: 3 })
    const cocoa = withTechnologies(['tech-07'], ['alchemy 2']).play('move:worker-0-0', 'to:forest', 'collect-cocoa')
    expect(cocoa.player(0)).toMatchObject({ cocoa: 1, vp: 0 }) // only for Main Actions
  })

  it('TEO-TECH-10 09: 4 VP on Decorations', () => {
    const decorate = (owned: string[]): number => {
      const t = mainAction(owned, 'decorations', 'forest', { seat: goods })
      return t.play('decorate-with:deco-01', 'decorate-at:deco-top-1').player(0).vp // blue, red over headdress, serpent: no match
    }
    expect(decorate([])).toBe(3)
    expect(decorate(['tech-09'])).toBe(3 + 4)
    expect(mainAction(['tech-09'], 'nobles', 'forest', { seat: goods }).player(0).vp).toBe(3)
  })

  it('TEO-TECH-11 11: 3 VP on Construction, however many tiles', () => {
    const one = mainAction(['tech-11'], 'construction', 'forest', { seat: goods, ...glyphs }).play(...place('pyr-31', 'p1-r3c0'))
    expect(scored(one, 'TEO-TECH-11')).toBe(3)
    const two = mainAction(['tech-11'], 'construction', 'forest', { seat: goods, ...glyphs }, [1, 1])
    two.play(...place('pyr-31', 'p1-r3c0'), ...place('pyr-32', 'p1-r3c1'))
    expect(two.question).toBe('power-up')
    expect(scored(two, 'TEO-TECH-11')).toBe(3)
    const none = mainAction([], 'construction', 'forest', { seat: goods, ...glyphs }).play(...place('pyr-31', 'p1-r3c0'))
    expect(one.player(0).vp - none.player(0).vp).toBe(3)
  })

  it('TEO-TECH-17 17: one step on a temple of choice on Construction, however many tiles', () => {
    const t = mainAction(['tech-17'], 'construction', 'forest', { seat: goods, ...glyphs }, [1, 1])
    t.play(...place('pyr-31', 'p1-r3c0'))
    expect(t.question).toBe('pyramid-tile')
    t.play(...place('pyr-32', 'p1-r3c1'))
    expect(t.answers).toEqual(['temple:blue', 'temple:red', 'temple:green'])
    t.play('temple:red')
    expect(t.question).toBe('power-up')
    expect(t.player(0).temples).toEqual({ blue: 9, red: 10, green: 9 })
    expect(mainAction(['tech-17'], 'forest', 'alchemy', { seat: goods }).question).toBe('power-up')
  })

  it('TEO-TECH-18 11 and 17 come after the last tile and before the power-up', () => {
    const t = mainAction(['tech-11', 'tech-17'], 'construction', 'forest', { seat: goods, ...glyphs }, [1, 1, 1])
    t.play(...place('pyr-31', 'p1-r3c0'), ...place('pyr-32', 'p1-r3c1'), 'done', 'temple:green', 'power-up:worker-0-0')
    const watched = ['pyramid-tile', 'temple-step', 'power-up']
    const order = t.events.filter((event) => watched.includes(event.type) || event.rule === 'TEO-TECH-11')
    expect(order.map((event) => event.type)).toEqual(['pyramid-tile', 'pyramid-tile', 'score', 'temple-step', 'power-up'])
  })
})

describe('technology 13: a power-up for 1 cocoa', () => {
  const forest = (powers: readonly number[], seat: object = { cocoa: 4 }): Table =>
    mainAction(['tech-13'], 'forest', 'alchemy', { seat }, powers)

  it('TEO-TECH-12 one more for the same or another own unlocked worker on that board', () => {
    const workers = ['alchemy 2', 'forest 2', 'forest-worship 1', 'palace 1']
    const start = (): Table => withTechnologies(['tech-13'], workers, { seat: { cocoa: 3 } }).play('move:worker-0-0', 'to:forest')
    const t = (): Table => start().play('main-action', 'power-up:worker-0-0')
    expect(t().question).toBe('paid-power-up')
    expect(t().answers.filter((answer) => answer !== 'unlock')).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1', 'done'])
    const same = t().play('power-up:worker-0-0')
    expect([same.worker('worker-0-0'), same.player(0).cocoa]).toEqual(['forest 4', 1]) // 1 for the fee, 1 for the power-up
    const other = t().play('power-up:worker-0-1')
    expect([other.worker('worker-0-0'), other.worker('worker-0-1')]).toEqual(['forest 3', 'forest 3'])
    const declined = t().play('done')
    expect([declined.worker('worker-0-0'), declined.player(0).cocoa]).toEqual(['forest 3', 2])
    expect(mainAction([], 'forest', 'alchemy', { seat: { cocoa: 3 } }).play('power-up:worker-0-0').question).toBe('end-turn')
  })

  it('TEO-TECH-12 not without 1 cocoa', () => {
    expect(forest([2], { cocoa: 0 }).play('power-up:worker-0-0').question).toBe('end-turn')
  })

  it('TEO-TECH-12 TEO-DISC-11 a tile in hand may bring the cocoa; declining is possible', () => {
    const t = (): Table => forest([2], { cocoa: 0, tiles: ['disc-cocoa-4-a'] }).play('power-up:worker-0-0')
    expect([t().question, t().answers]).toEqual(['paid-power-up', ['done', 'use:disc-cocoa-4-a']])
    expect(t().why('power-up:worker-0-0')).toMatchObject({ reason: 'paid-power-up-needs-cocoa', rule: 'TEO-TECH-12', need: 1, have: 0 })
    expect(t().play('done').question).toBe('end-turn')
    const paid = t().play('use:disc-cocoa-4-a', 'power-up:worker-0-0')
    expect([paid.worker('worker-0-0'), paid.player(0).cocoa]).toEqual(['forest 4', 3])
  })

  it('TEO-TECH-13 once for each power-up of the Main Action, after them; a paid one opens no other', () => {
    const t = forest([1, 1, 1], { cocoa: 9 }).play('power-up:worker-0-0')
    expect(t.question).toBe('power-up') // the second of three workers comes first
    expect(t.play('power-up:worker-0-1').question).toBe('paid-power-up')
    expect(t.play('power-up:worker-0-2').question).toBe('paid-power-up')
    expect(t.play('power-up:worker-0-2').question).toBe('end-turn')
    expect([t.log('power-up').length, t.player(0).cocoa]).toEqual([4, 7])
    const one = forest([1, 1, 1], { cocoa: 9 }).play('power-up:worker-0-0', 'done')
    expect([one.question, one.play('power-up:worker-0-0').question]).toEqual(['paid-power-up', 'end-turn'])
    const declined = forest([1, 1, 1], { cocoa: 9 }).play('power-up:worker-0-0', 'power-up:worker-0-1', 'done')
    expect([declined.question, declined.player(0).cocoa]).toEqual(['end-turn', 9])
  })

  it('TEO-TECH-13 TEO-EDGE-37 not after the sole worker ascended', () => {
    const t = forest([5], { cocoa: 9 }).play('power-up:worker-0-0', 'reward:ascend-vp-5')
    expect(t.worker('worker-0-0')).toBe('palace 1')
    expect(t.question).toBe('end-turn')
    const another = forest([5, 1], { cocoa: 9 }).play('power-up:worker-0-0', 'reward:ascend-vp-5')
    expect(another.question).toBe('paid-power-up')
    expect(another.answers).toEqual(['power-up:worker-0-1', 'done'])
  })

  it('TEO-TECH-14 not when the Main Action gave no power-up', () => {
    const alchemy = (technology: string): Table =>
      mainAction(['tech-13'], 'alchemy', 'palace', { seat: { cocoa: 5, gold: 5 } }, [4]).play(`develop:${technology}`)
    expect(alchemy('tech-09').question).toBe('end-turn') // second row with one worker of power 4
    expect(alchemy('tech-01').play('power-up:worker-0-0').question).toBe('paid-power-up')
  })

  it('TEO-TECH-14 not for power-ups outside Main Actions', () => {
    const t = withTechnologies(['tech-13'], ['alchemy 2'], { seat: { cocoa: 5, tiles: ['disc-power-up-2-a'] } })
    t.play('move:worker-0-0', 'to:forest', 'collect-cocoa', 'use:disc-power-up-2-a', 'power-up:worker-0-0', 'power-up:worker-0-0')
    expect(t.question).toBe('end-turn')
    expect(t.worker('worker-0-0')).toBe('forest 4')
  })
})

describe('technology 15: one more builder and a discount', () => {
  const build = (stone: number, wood: number, powers: readonly number[] = [1], pyramid: Readonly<Record<string, string>> = {}): Table => {
    const seat = { cocoa: 1, stone, wood }
    const workers = ['forest 1', ...powers.slice(1).map((power) => `construction ${power}`)]
    return withTechnologies(['tech-15'], workers, { seat, pyramid, ...glyphs }).play('move:worker-0-0', 'to:construction')
  }
  const carrying = { 'p1-r0c0': 'pyr-01', 'p1-r0c1': 'pyr-02', 'p1-r1c0': 'pyr-03', 'p1-r1c1': 'pyr-04' }

  it('TEO-TECH-15 Construction counts one more own worker, up to 3', () => {
    const tilesPlaced = (powers: readonly number[]): [number, number] => {
      const t = build(9, 9, powers).play('main-action')
      for (const [i, tile] of glyphs.pyramidDisplay.entries()) {
        if (t.question !== 'pyramid-tile') break
        t.play(...place(tile, `p1-r3c${i}`), 'discount:none')
      }
      const placed = t.log('pyramid-tile').length
      while (t.question === 'power-up') t.play(t.answers[0])
      return [placed, t.log('power-up').length]
    }
    expect(tilesPlaced([1])).toEqual([2, 1])
    expect(tilesPlaced([1, 1])).toEqual([3, 2]) // counted with three: two power-ups
    expect(tilesPlaced([1, 1, 1])).toEqual([3, 2])
    const nobles = mainAction(['tech-15'], 'nobles', 'forest', { seat: { wood: 2 } })
    expect(nobles.nobles()).toEqual([0]) // no other board
  })

  it('TEO-TECH-16 1 resource less on one tile, stone or wood as the player likes', () => {
    const level1 = build(3, 3).play('main-action', ...place('pyr-31', 'p1-r3c0'))
    expect(level1.answers).toEqual(['discount:none', 'discount:stone']) // there is no wood to save
    expect(level1.play('discount:stone').player(0)).toMatchObject({ stone: 2, wood: 3 })
    const level2 = (): Table => build(3, 3, [1], carrying).play('main-action', ...place('pyr-31', 'p2-r0c0'))
    expect(level2().answers).toEqual(['discount:none', 'discount:wood', 'discount:stone'])
    expect(level2().play('discount:none').player(0)).toMatchObject({ stone: 1, wood: 2 })
    expect(level2().play('discount:wood').player(0)).toMatchObject({ stone: 1, wood: 3 })
    expect(level2().play('discount:stone').player(0)).toMatchObject({ stone: 2, wood: 2 })
    expect(['none', 'wood', 'stone'].map((saved) => level2().play(`discount:${saved}`).log('pay').at(-1)?.rule)).toEqual(['TEO-MAIN-CONSTR-05', 'TEO-TECH-16', 'TEO-TECH-16'])
  })

  it('TEO-TECH-16 makes a tile affordable that is one resource short', () => {
    const stone = build(1, 0)
    expect(stone.offers('main-action')).toBe(true)
    stone.play('main-action', ...place('pyr-31', 'p1-r3c0'))
    expect(stone.answers).toEqual(['discount:stone'])
    expect(stone.play('discount:stone').player(0).stone).toBe(0)
    expect(build(0, 9).offers('main-action')).toBe(false)
    const tile = (i: number): string => `pyr-${String(i + 1).padStart(2, '0')}`
    const base = Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`p1-r${i >> 2}c${i & 3}`, tile(i)]))
    expect(build(2, 0, [1], base).play('main-action', ...place('pyr-31', 'p2-r0c0')).answers).toEqual(['discount:wood'])
    expect(build(1, 0, [1], base).offers('main-action')).toBe(false)
  })

  it('TEO-TECH-16 TEO-EDGE-38 once, on either of two tiles, never twice', () => {
    const first = build(9, 9).play('main-action', ...place('pyr-31', 'p1-r3c0'), 'discount:stone', ...place('pyr-32', 'p1-r3c1'))
    expect(first.question).toBe('power-up') // the second tile was paid in full, without asking
    expect(first.player(0).stone).toBe(9 - 1 - 2)
    const second = build(9, 9, [1], carrying)
    second.play('main-action', ...place('pyr-31', 'p1-r3c0'), 'discount:none', ...place('pyr-32', 'p2-r0c0'))
    expect(second.question).toBe('discount')
    expect(second.play('discount:wood').player(0)).toMatchObject({ stone: 9 - 2 - 2, wood: 9 })
    const poor = build(3, 0).play('main-action', ...place('pyr-31', 'p1-r3c0'), 'discount:none')
    expect(poor.player(0).stone).toBe(1)
    expect(poor.play(...place('pyr-32', 'p1-r3c1')).answers).toEqual(['discount:stone'])
    const used = build(2, 9).play('main-action', ...place('pyr-31', 'p1-r3c0'), 'discount:stone')
    expect(used.question).toBe('power-up') // 1 stone is left, and no discount
  })

  it('TEO-TECH-16 TEO-EDGE-38 never on the cocoa fee, and again in the next Main Action', () => {
    expect(build(9, 9, [1, 1]).play('main-action').player(0).cocoa).toBe(0) // 1 for the own colour there
    const seat = { stone: 9, cocoa: 0 }
    const short = withTechnologies(['tech-15'], ['forest 1', 'construction 1'], { seat }).play('move:worker-0-0', 'to:construction')
    expect(short.offers('main-action')).toBe(false)
    const t = build(9, 9).play('main-action', ...place('pyr-31', 'p1-r3c0'), 'discount:stone', 'done', 'power-up:worker-0-0', 'end-turn')
    t.play('move:worker-1-0', 'to:forest', 'collect-cocoa', 'end-turn', 'move:worker-0-1', 'to:forest', 'collect-cocoa', 'end-turn')
    t.play('move:worker-1-0', 'to:decorations', 'collect-cocoa', 'end-turn', 'move:worker-0-1', 'to:construction', 'main-action')
    t.play('build-with:pyr-32', 'build-at:p1-r3c1', 'turned:0')
    expect(t.answers).toEqual(['discount:none', 'discount:stone'])
  })

  it('TEO-TECH-16 without the technology there is no discount', () => {
    const t = mainAction([], 'construction', 'forest', { seat: { stone: 9, wood: 9 }, ...glyphs }).play(...place('pyr-31', 'p1-r3c0'))
    expect(t.question).toBe('power-up')
    expect(t.player(0).stone).toBe(7)
  })
})
