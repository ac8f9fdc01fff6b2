// Discovery tiles: where they come from, what they cost, what they do. Use in the middle of actions: any-time.test.ts.
import { countSet, SPECTATOR, view } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { discoveryKinds, discoveryTiles, startingTiles } from '../content/index.ts'
import { DISC_HELD, DISC_STACK, DISC_USED, DISC_WORDS } from '../state.ts'
import { type Table, table } from '../testing.ts'

type Fields = Readonly<Record<string, unknown>>

const seated = (mine: Fields, more: Fields = {}, theirs: Fields = {}): Table =>
  table({ seed: 1, position: { seats: [mine, theirs], ...more } })
const goods = (t: Table, seat = 0): readonly number[] => {
  const { cocoa, wood, stone, gold, vp } = t.player(seat)
  return [cocoa, wood, stone, gold, vp]
}
const starting = (t: Table, verb: string): string[] => t.answers.filter((key) => key.startsWith(verb))

/** Worker 0 walks one board to Forest, or to the board named. */
const move = (t: Table, to = 'forest'): Table => t.play('move:worker-0-0', `to:${to}`)

describe('taking tiles', () => {
  /** TEO-DATA-08 */
  const costs: Readonly<Record<string, Fields>> = {
    'mask-1': { cocoa: 2, gold: 1 }, 'mask-2': { cocoa: 1, wood: 1 }, 'mask-3': { cocoa: 1, wood: 1 },
    'mask-4': { wood: 1 }, 'mask-5': { wood: 1 }, 'mask-6': { wood: 1 }, 'mask-7': { wood: 1 }, 'disc-vp-4': { wood: 1 },
    'disc-resources-3': { cocoa: 1 }, 'disc-avenue': { cocoa: 1 }, 'disc-temple-any': { cocoa: 1 }, 'disc-power-up-2': { cocoa: 1 },
    'disc-cocoa-4': { gold: 1 },
    'disc-resources-2': {}, 'disc-temple-blue': {}, 'disc-temple-red': {}, 'disc-temple-green': {},
    'disc-double-move': {}, 'disc-free-cocoa': {}, 'disc-move-any': {}, 'disc-extra-worker': {},
  }
  /** The board before, the worship space, the board. */
  const shrines = [
    ['gold-deposits', 'palace-left', 'palace'],
    ['palace', 'stone-quarry-worship', 'stone-quarry'],
    ['alchemy', 'forest-worship', 'forest'],
    ['construction', 'decorations-worship', 'decorations'],
    ['nobles', 'gold-deposits-worship', 'gold-deposits'],
  ] as const

  /** Worker 0 stands before Forest, whose discovery tile this is, and worships. */
  const shrine = (tile: string, mine: Fields): Table =>
    move(seated({ workers: ['alchemy 1'], ...mine }, { discoveries: { forest: tile } })).play('worship:forest-worship')

  it('TEO-DISC-01 worship: one tile on each of the five boards', () => {
    for (const [from, space, board] of shrines) {
      const t = move(seated({ cocoa: 1, workers: [`${from} 1`] }, { discoveries: { [board]: 'disc-double-move-a' } }), board)
      t.play(`worship:${space}`, 'worship-for:both', 'first:tile', 'take:disc-double-move-a')
      expect([board, t.player(0).tiles]).toEqual([board, ['disc-double-move-a']])
    }
    for (const board of ['alchemy', 'nobles', 'construction'])
      expect(() => seated({}, { discoveries: { [board]: 'disc-double-move-a' } })).toThrow('discoveries lie on')
  })

  it('TEO-DISC-01 main temple steps and grey Avenue spaces', () => {
    const temple = move(seated({ temples: { red: 4 }, workers: ['alchemy 1'] }, { discoveries: { 'red-5': 'disc-double-move-a' } }))
    temple.play('worship:forest-worship', 'worship-for:effect', 'take:disc-double-move-a')
    const avenue = move(
      seated({ avenue: 5, wood: 2, workers: ['decorations 1'] }, { discoveries: { 'avenue-6': 'disc-double-move-a' } }), 'nobles',
    )
    avenue.play('main-action', 'take:disc-double-move-a')
    for (const t of [temple, avenue]) expect(t.player(0).tiles).toEqual(['disc-double-move-a'])
  })

  it('TEO-DISC-01 exactly two starting tiles bring a discovery tile', () => {
    const bringing = new Set<string>()
    for (let seed = 1; seed <= 40 && bringing.size < 2; seed++) {
      const keep = table({ players: 2, seed }).answers.find((key) => /start-(14|16)/.test(key))
      if (keep === undefined) continue
      const t = table({ players: 2, seed }).play({ seat: 0, answer: keep })
      t.play({ seat: 1, answer: t.answers[0] })
      // play whatever comes until the tile is offered or the workers are placed
      for (let i = 0; i < 40 && t.question !== 'starting-discovery' && t.question !== 'turn'; i++) t.play(t.answers[0])
      if (t.question === 'starting-discovery') bringing.add(keep.includes('start-14') ? 'start-14' : 'start-16')
    }
    expect([...bringing].sort()).toEqual(['start-14', 'start-16'])
    const shown = startingTiles.filter(({ effect }) => effect.do === 'all' && effect.of.some((part) => part.do === 'discovery'))
    expect(shown.map((tile) => tile.id)).toEqual(['start-14', 'start-16'])
  })

  it('TEO-DISC-02 TEO-DISC-03 every kind is taken at its printed cost, and not for less', () => {
    expect(Object.keys(costs).sort()).toEqual(discoveryKinds.map((kind) => kind.id).sort())
    for (const [kind, cost] of Object.entries(costs)) {
      const t = shrine(`${kind}-a`, cost).play('worship-for:tile')
      expect([kind, goods(t), t.player(0).tiles]).toEqual([kind, [0, 0, 0, 0, 0], [`${kind}-a`]])
      for (const [good, n] of Object.entries(cost)) {
        const poor = shrine(`${kind}-a`, { ...cost, stone: 3, [good]: Number(n) - 1 })
        expect([kind, poor.offers('worship-for:tile'), poor.refused('worship-for:tile').rule]).toEqual([kind, false, 'TEO-DISC-03'])
      }
    }
  })

  it('TEO-DISC-02 the cost is due whatever the source: worship, temple, Avenue', () => {
    const priced = { cocoa: 1, wood: 1 }
    const temple = (mine: Fields): Table =>
      move(seated({ temples: { red: 4 }, workers: ['alchemy 1'], ...mine }, { discoveries: { 'red-5': 'mask-2-a' } }))
        .play('worship:forest-worship', 'worship-for:effect')
    const avenue = (mine: Fields): Table =>
      move(seated({ avenue: 2, workers: ['decorations 1'], ...mine }, { discoveries: { 'avenue-3': 'mask-2-a' } }), 'nobles')
        .play('main-action')
    expect(goods(temple(priced).play('take:mask-2-a'))).toEqual([0, 0, 0, 0, 0])
    expect(goods(avenue({ cocoa: 1, wood: 3 }).play('take:mask-2-a')).slice(0, 2)).toEqual([0, 0])
    expect(temple({ wood: 1 }).question).toBe('end-turn') // the printed reward, without asking
    expect(avenue({ wood: 3 }).question).toBe('power-up') // nothing to take, without asking
    expect(avenue({ wood: 3, tiles: ['disc-resources-2-a'] }).refused('take:mask-2-a').rule).toBe('TEO-DISC-03') // a tile in hand may bring the price
  })

  it('TEO-DISC-02 a tile reached by a step of another tile is taken at its cost, cocoa included', () => {
    const step = { temples: { red: 4 }, tiles: ['disc-temple-red-a'] }
    for (const [kind, cost] of Object.entries(costs)) {
      const tile = kind === 'disc-temple-red' ? `${kind}-b` : `${kind}-a`
      const t = seated({ ...step, ...cost }, { discoveries: { 'red-5': tile } }).play('use:disc-temple-red-a')
      expect([kind, t.answers]).toEqual([kind, ['printed-reward', `take:${tile}`]])
      expect(goods(t.play(`take:${tile}`))).toEqual([0, 0, 0, 0, 0])
    }
  })

  it('TEO-DISC-03 a player who will not pay leaves the tile', () => {
    const t = move(seated({ cocoa: 1, wood: 1, workers: ['alchemy 1'] }, { discoveries: { forest: 'mask-4-a' } }))
    t.play('worship:forest-worship', 'worship-for:both', 'first:tile', 'decline')
    expect([t.player(0).tiles, t.player(0).wood, t.summary()['discoveries']]).toEqual([[], 1, { forest: 'mask-4-a' }])
  })

  it('TEO-DISC-04 tiles lie face up before their owner, for everybody to see', () => {
    const t = shrine('disc-vp-4-a', { wood: 1, tiles: ['mask-1-a'], used: ['disc-avenue-a'] }).play('worship-for:tile')
    expect([t.player(0).tiles, t.player(0).used]).toEqual([['mask-1-a', 'disc-vp-4-a'], ['disc-avenue-a']])
    for (const seat of [1, SPECTATOR]) {
      const seen = view(t.g, seat).s
      for (const zone of [DISC_HELD, DISC_USED]) expect(seen.slice(zone, zone + DISC_WORDS)).toEqual(t.g.s.slice(zone, zone + DISC_WORDS))
    }
  })

  it('TEO-DISC-05 with an empty stack the space stays empty; used tiles do not return', () => {
    const position = {
      discoveryStack: [], discoveries: { forest: 'disc-vp-4-a' }, seats: [{ wood: 1, used: ['disc-avenue-a'], workers: ['alchemy 1'] }],
    }
    const t = move(table({ position })).play('worship:forest-worship', 'worship-for:tile')
    expect([t.question, t.summary()['discoveries'], t.player(0).used]).toEqual(['end-turn', {}, ['disc-avenue-a']])
    t.play('use:disc-vp-4-a', 'end-turn')
    expect([t.player(0).used, countSet(t.g.s, DISC_STACK, DISC_WORDS)]).toEqual([['disc-vp-4-a', 'disc-avenue-a'], 0])
  })

  it('TEO-DISC-34 seven kinds of masks; the number on a mask is the number of its copies', () => {
    const masks = discoveryKinds.filter((kind) => kind.mask !== undefined)
    expect(masks.map((kind) => [kind.id, kind.mask, discoveryTiles.filter((tile) => tile.kind === kind.id).length])).toEqual([
      ['mask-1', 1, 1], ['mask-2', 2, 2], ['mask-3', 2, 2], ['mask-4', 3, 3], ['mask-5', 3, 3], ['mask-6', 3, 3], ['mask-7', 3, 3],
    ])
  })
})

describe('using tiles', () => {
  it('TEO-DISC-06 TEO-DISC-34 masks are never turned over', () => {
    const t = seated({ tiles: ['mask-1-a', 'mask-4-a'] })
    expect(starting(t, 'use:')).toEqual([])
    expect(t.refused('use:mask-1-a').rule).toBe('TEO-DISC-06')
  })

  it('TEO-DISC-06 masks score at every eclipse', () => {
    for (const eclipses of [0, 1, 2]) {
      const t = seated({ cocoa: 3, tiles: ['mask-1-a', 'mask-4-a'] }, { at: 'eclipse', calendar: { eclipses } })
      expect([t.question, t.player(0).vp]).toEqual(['salary', 3])
      expect(t.play('salary:3').player(0).tiles).toEqual(['mask-1-a', 'mask-4-a'])
    }
  })

  it('TEO-DISC-07 a tile is turned face down once, for its effect', () => {
    const t = seated({ tiles: ['disc-vp-4-a', 'disc-vp-4-b'] }).play('use:disc-vp-4-a')
    expect([t.question, t.player(0).vp, t.player(0).tiles, t.player(0).used]).toEqual(['turn', 4, ['disc-vp-4-b'], ['disc-vp-4-a']])
    expect(t.offers('use:disc-vp-4-a')).toBe(false)
    expect(t.refused('use:disc-vp-4-a').message).toContain('not possible')
    expect(t.why('disc-vp-4-a')).toMatchObject({ reason: 'tile-used', rule: 'TEO-DISC-07' })
  })

  it('TEO-DISC-07 at any time in the turn: before and within the move, before and after the action, right after taking it', () => {
    const tile = 'use:disc-vp-4-a'
    const t = seated({ cocoa: 1, tiles: ['disc-vp-4-a'], workers: ['alchemy 1'] }, { discoveries: { forest: 'disc-resources-2-a' } })
    expect(t.offers(tile)).toBe(true)
    for (const answer of ['move:worker-0-0', 'to:forest', 'worship:forest-worship', 'worship-for:both', 'first:tile'])
      expect([answer, t.play(answer).offers(tile)]).toEqual([answer, true])
    t.play('take:disc-resources-2-a')
    expect([t.question, t.offers(tile), t.offers('use:disc-resources-2-a')]).toEqual(['tile-moment', true, true])
    t.play('done')
    expect([t.question, t.offers(tile), t.offers('use:disc-resources-2-a')]).toEqual(['end-turn', true, true])
  })

  it('TEO-DISC-07 a tile taken on the Avenue, on a temple or from a board may be used before what follows, and only then is it asked', () => {
    const avenue = { avenue: 2, tiles: ['disc-avenue-a'], workers: ['alchemy 5'] }
    const grey = (own = {}) => seated({ ...avenue, ...own }, { discoveries: { 'avenue-3': 'disc-resources-2-a' } })
    expect(grey().play('use:disc-avenue-a', 'take:disc-resources-2-a').question).toBe('turn') // as good as right after taking it
    const ascending = grey({ tiles: [], cocoa: 1 }).play('move:worker-0-0', 'to:forest', 'main-action', 'power-up:worker-0-0', 'take:disc-resources-2-a')
    expect([ascending.question, ascending.answers]).toEqual(['tile-moment', ['done', 'use:disc-resources-2-a']]) // the new worker and the reward come next
    expect(ascending.worker('worker-0-0')).toBe('forest 6')
    const temple = { cocoa: 5, temples: { blue: 3 }, tiles: ['disc-temple-blue-a'], workers: ['alchemy 1'] }
    expect(seated(temple, { discoveries: { 'blue-4': 'disc-resources-2-a' } }).play('use:disc-temple-blue-a', 'take:disc-resources-2-a').question).toBe('turn')
    const mask = seated({ ...avenue, wood: 1 }, { discoveries: { 'avenue-3': 'mask-4-a' } })
    expect(mask.play('use:disc-avenue-a', 'take:mask-4-a').question).toBe('turn')
  })

  it('TEO-DISC-08 used tiles stay with their owner and count in the final scoring', () => {
    const bonuses = { blue: 'bonus-discoveries', red: 'bonus-flat-15', green: 'bonus-workers' }
    const mine = { cocoa: 3, temples: { blue: 10 }, tiles: ['disc-vp-4-a', 'mask-1-a'], used: ['disc-vp-4-b', 'disc-vp-4-c'] }
    const t = seated(mine, { at: 'eclipse', calendar: { eclipses: 2 }, bonuses }).play('salary:3')
    expect([t.player(0).vp, t.player(0).used]).toEqual([1 + 6, ['disc-vp-4-b', 'disc-vp-4-c']]) // a mask alone, three other tiles
  })

  it("TEO-DISC-09 tiles are not used in other players' turns", () => {
    const t = seated({ workers: ['alchemy 1'] }, {}, { tiles: ['disc-cocoa-4-a'] })
    expect(starting(t, 'use:')).toEqual([])
    expect(t.refused('use:disc-cocoa-4-a').message).toContain('not possible')
    expect(() => t.play({ seat: 1, answer: 'use:disc-cocoa-4-a' })).toThrow('is asked of 0, not of 1')
    move(t).play('collect-cocoa', 'end-turn')
    expect([t.seat, t.offers('use:disc-cocoa-4-a')]).toEqual([1, true])
  })

  it('TEO-DISC-09 at an eclipse only the ignore-cocoa tile may be turned, for the salary', () => {
    const t = seated({ cocoa: 1, tiles: ['disc-cocoa-4-a', 'disc-vp-4-a', 'disc-free-cocoa-a'] }, { at: 'eclipse' })
    expect([t.question, t.answers]).toEqual(['salary', ['salary:1', 'salary:0', 'ignore-cocoa:disc-free-cocoa-a']])
    expect(t.refused('use:disc-cocoa-4-a').message).toContain('not possible')
  })

  it('TEO-DISC-10 several tiles in one turn, and also in a free-unlock turn', () => {
    const mine = {
      tiles: ['disc-vp-4-a', 'disc-vp-4-b', 'disc-cocoa-4-a'], workers: ['forest-worship 1', 'palace-left 1', 'palace-right 1'],
    }
    const t = seated(mine).play('use:disc-vp-4-a', 'free-unlock')
    expect(t.answers).toEqual(['end-turn', 'use:disc-vp-4-b', 'use:disc-cocoa-4-a'])
    t.play('use:disc-cocoa-4-a', 'use:disc-vp-4-b')
    expect(goods(t)).toEqual([4, 0, 0, 0, 8])
    expect(t.answers).toEqual(['end-turn'])
  })
})

describe('tiles without effect', () => {
  it('TEO-DISC-13 a tile is refused when it would do nothing', () => {
    const t = seated({
      avenue: 9, temples: { blue: 11, red: 10, green: 11 }, workers: ['forest-worship 1', 'palace-left 1', 'palace-right 1'],
      tiles: ['disc-avenue-a', 'disc-temple-blue-a', 'disc-temple-red-a', 'disc-temple-any-a', 'disc-power-up-2-a'],
    }, {}, { temples: { red: 11 } })
    expect(t.answers).toEqual(['free-unlock'])
    for (const tile of t.player(0).tiles) expect([tile, t.refused(`use:${tile}`).rule]).toEqual([tile, 'TEO-DISC-13'])
  })

  it('TEO-DISC-13 TEO-DISC-21 the double move needs a second own unlocked worker on the board', () => {
    const t = seated(
      { tiles: ['disc-double-move-a'], workers: ['forest 1', 'forest-worship 1', 'nobles 1'] }, {}, { workers: ['forest 1'] },
    ).play('move:worker-0-0')
    expect(t.refused('use:disc-double-move-a').rule).toBe('TEO-DISC-13')
  })

  it('TEO-DISC-13 a second unlimited move for the same worker is refused', () => {
    const t = seated({ tiles: ['disc-move-any-a', 'disc-move-any-b'] }).play('move:worker-0-0', 'use:disc-move-any-a')
    expect(t.offers('use:disc-move-any-b')).toBe(false)
  })

  it('TEO-DISC-13 TEO-DISC-26 the extra worker is refused once the board effect no longer counts workers', () => {
    const t = seated(
      { gold: 1, wood: 1, temples: { blue: 3 }, tiles: ['disc-extra-worker-a'], workers: ['stone-quarry 1'] },
      { discoveries: { 'blue-4': 'mask-4-a' } },
    )
    move(t, 'alchemy').play('main-action', 'pay-fee', 'develop:tech-01')
    expect([t.question, t.offers('use:disc-extra-worker-a')]).toEqual(['main-temple-step', false])
  })
})

describe('goods, points and steps', () => {
  it('TEO-DISC-14 3 resources of choice', () => {
    const t = seated({ tiles: ['disc-resources-3-a'] }).play('use:disc-resources-3-a')
    expect(starting(t, 'gain:')).toHaveLength(10)
    expect(goods(t.play('gain:1-wood+1-stone+1-gold'))).toEqual([0, 1, 1, 1, 0])
  })

  it('TEO-DISC-15 2 resources of choice', () => {
    const t = seated({ tiles: ['disc-resources-2-a'] }).play('use:disc-resources-2-a')
    expect(t.answers).toEqual(
      ['gain:2-wood', 'gain:1-wood+1-stone', 'gain:1-wood+1-gold', 'gain:2-stone', 'gain:1-stone+1-gold', 'gain:2-gold'],
    )
    expect(goods(t.play('gain:1-stone+1-gold'))).toEqual([0, 0, 1, 1, 0])
  })

  it('TEO-DISC-16 4 cocoa', () => {
    expect(goods(seated({ tiles: ['disc-cocoa-4-a'] }).play('use:disc-cocoa-4-a'))).toEqual([4, 0, 0, 0, 0])
  })

  it('TEO-DISC-17 one step on the temple of the tile', () => {
    for (const temple of ['blue', 'red', 'green']) {
      const t = seated({ tiles: [`disc-temple-${temple}-a`] }).play(`use:disc-temple-${temple}-a`)
      expect(t.player(0).temples).toEqual({ blue: 0, red: 0, green: 0, [temple]: 1 })
    }
  })

  it('TEO-DISC-18 one step on a temple of choice', () => {
    const t = seated({ tiles: ['disc-temple-any-a'] }).play('use:disc-temple-any-a')
    expect(t.answers).toEqual(['temple:blue', 'temple:red', 'temple:green'])
    expect(t.play('temple:green').player(0).temples).toEqual({ blue: 0, red: 0, green: 1 })
    expect(t.question).toBe('turn')
  })

  it('TEO-DISC-19 4 VP', () => {
    expect(goods(seated({ tiles: ['disc-vp-4-a'] }).play('use:disc-vp-4-a'))).toEqual([0, 0, 0, 0, 4])
  })

  it('TEO-DISC-33 one Avenue step, up to 9', () => {
    expect(seated({ avenue: 8, tiles: ['disc-avenue-a'] }).play('use:disc-avenue-a').player(0).avenue).toBe(9)
    expect(seated({ avenue: 9, tiles: ['disc-avenue-a'] }).offers('use:disc-avenue-a')).toBe(false)
  })
})

describe('the power-up tile', () => {
  it('TEO-DISC-20 two own unlocked workers once each, or one twice; locked ones and others not', () => {
    const trained = (): Table =>
      seated({ tiles: ['disc-power-up-2-a'], workers: ['forest 1', 'nobles 2', 'palace-left 3'] }).play('use:disc-power-up-2-a')
    expect(trained().answers).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1'])
    expect(trained().refused('power-up:worker-0-2').rule).toBe('TEO-LOCK-10')
    const each = trained().play('power-up:worker-0-0', 'power-up:worker-0-1')
    expect([each.question, each.worker('worker-0-0'), each.worker('worker-0-1')]).toEqual(['turn', 'forest 2', 'nobles 3'])
    const twice = trained().play('power-up:worker-0-1', 'power-up:worker-0-1')
    expect([twice.question, twice.worker('worker-0-0'), twice.worker('worker-0-1')]).toEqual(['turn', 'forest 1', 'nobles 4'])
  })
})

describe('double and unlimited move', () => {
  const pair = (mine: Fields = {}, theirs: Fields = {}): Table =>
    seated(
      { cocoa: 3, tiles: ['disc-double-move-a', 'disc-move-any-a'], workers: ['alchemy 3', 'alchemy 4', 'nobles 1'], ...mine }, {}, theirs,
    )
  const both = (mine: Fields = {}, theirs: Fields = {}): Table =>
    pair(mine, theirs).play('move:worker-0-0', 'use:disc-double-move-a', 'along:worker-0-1')
  const places = (t: Table): string[] => ['worker-0-0', 'worker-0-1'].map((worker) => t.worker(worker).split(' ')[0])

  it('TEO-DISC-21 a second own unlocked worker of the same board goes along to the same board', () => {
    const t = pair({ workers: ['forest 3', 'forest 4', 'forest-worship 1', 'nobles 1'] }, { workers: ['forest 1'] })
    t.play('move:worker-0-0', 'use:disc-double-move-a')
    expect(t.answers).toEqual(['along:worker-0-1'])
    expect(t.refused('along:worker-0-2').rule).toBe('TEO-MOVE-03')
    expect(t.refused('along:worker-0-3').message).toContain('not possible')
    t.play('along:worker-0-1')
    expect(starting(t, 'to:')).toEqual(['to:nobles', 'to:decorations', 'to:construction'])
    expect(places(t.play('to:decorations'))).toEqual(['decorations', 'decorations'])
  })

  it('TEO-DISC-21 it is used while moving: not before, not after, not twice', () => {
    const t = pair({ tiles: ['disc-double-move-a', 'disc-double-move-b'], workers: ['alchemy 1', 'alchemy 1', 'alchemy 1'] })
    expect(t.refused('use:disc-double-move-a').rule).toBe('TEO-DISC-21')
    t.play('move:worker-0-0', 'use:disc-double-move-a', 'along:worker-0-1')
    expect(t.offers('use:disc-double-move-b')).toBe(false)
    t.play('to:forest')
    expect(t.refused('use:disc-double-move-b').rule).toBe('TEO-DISC-21')
  })

  it('TEO-DISC-22 one action for both; in a worship the named mover is locked, the other stands in the general area', () => {
    const t = both().play('to:forest', 'worship:forest-worship', 'worship-for:effect')
    expect([t.question, places(t), t.player(0).temples.red]).toEqual(['end-turn', ['forest-worship', 'forest'], 1])
    expect(t.play('end-turn').seat).toBe(1)
  })

  it('TEO-DISC-23 neither of the two is a colour for Collect Cocoa', () => {
    expect(both().play('to:forest', 'collect-cocoa').player(0).cocoa).toBe(3 + 1)
    expect(both({}, { workers: ['forest 1'] }).play('to:forest', 'collect-cocoa').player(0).cocoa).toBe(3 + 2)
    expect(both({ workers: ['alchemy 1', 'alchemy 1', 'forest 1'] }).play('to:forest', 'collect-cocoa').player(0).cocoa).toBe(3 + 2)
  })

  it('TEO-DISC-23 neither counts for the fee, both count as workers', () => {
    const t = both().play('to:forest', 'main-action')
    expect([t.log('pay'), t.log('main-action').map((event) => event['workers'])]).toEqual([[], [2]])
    // the lower power is 3
    expect([t.player(0).wood, starting(t, 'power-up:')]).toEqual([2, ['power-up:worker-0-0', 'power-up:worker-0-1']])
    const crowded = both({}, { workers: ['forest 1'] }).play('to:forest', 'main-action')
    expect([crowded.player(0).cocoa, crowded.player(0).wood]).toEqual([3 - 1, 2])
  })

  it('TEO-DISC-24 the unlimited move: 1 up to 8 boards clockwise, then an action there', () => {
    const t = pair().play('move:worker-0-0')
    expect(starting(t, 'to:')).toEqual(['to:forest', 'to:decorations', 'to:construction'])
    t.play('use:disc-move-any-a')
    expect(starting(t, 'to:')).toHaveLength(8)
    t.play('to:alchemy')
    expect([t.question, t.worker('worker-0-0')]).toEqual(['action', 'alchemy 3'])
    t.play('collect-cocoa')
    expect([t.question, t.player(0).cocoa]).toEqual(['end-turn', 3 + 2]) // the own worker that stayed is a colour
  })

  it('TEO-DISC-24 it replaces the move: not before a worker is named, not after the move', () => {
    const t = pair()
    expect(t.refused('use:disc-move-any-a').rule).toBe('TEO-DISC-24')
    t.play('move:worker-0-0', 'to:forest')
    expect(t.refused('use:disc-move-any-a').rule).toBe('TEO-DISC-24')
    t.play('collect-cocoa')
    expect(t.refused('use:disc-move-any-a').rule).toBe('TEO-DISC-24')
  })

  it('TEO-DISC-24 it does not outlive the turn', () => {
    const t = pair({}, { workers: ['forest 1'] })
      .play('move:worker-0-0', 'use:disc-move-any-a', 'to:palace', 'collect-cocoa', 'end-turn', 'move:worker-1-0')
    expect(starting(t, 'to:')).toHaveLength(3)
  })

  it('TEO-DISC-25 unlimited and double move together, in either order', () => {
    const orders = [
      ['use:disc-move-any-a', 'use:disc-double-move-a', 'along:worker-0-1'],
      ['use:disc-double-move-a', 'along:worker-0-1', 'use:disc-move-any-a'],
    ]
    for (const order of orders) {
      const t = pair().play('move:worker-0-0', ...order)
      expect(starting(t, 'to:')).toHaveLength(8)
      expect(places(t.play('to:palace'))).toEqual(['palace', 'palace'])
      expect(t.question).toBe('action')
    }
  })
})

describe('the extra worker', () => {
  const tiles = ['disc-extra-worker-a', 'disc-extra-worker-b', 'disc-extra-worker-c']
  const alone = (from: string, board: string, mine: Fields = {}, more: Fields = {}): Table =>
    move(seated({ cocoa: 3, wood: 4, stone: 4, gold: 4, tiles, workers: [`${from} 1`], ...mine }, more), board)

  it('TEO-DISC-26 Alchemy: one worker counts as two and reaches the second row', () => {
    const t = alone('stone-quarry', 'alchemy').play('main-action', 'pay-fee')
    expect(starting(t, 'develop:')).toEqual(['develop:tech-01', 'develop:tech-03', 'develop:tech-05'])
    const more = alone('stone-quarry', 'alchemy').play('main-action', 'use:disc-extra-worker-a', 'pay-fee')
    expect(starting(more, 'develop:')).toHaveLength(6)
  })

  it('TEO-DISC-26 Nobles: one worker builds in the centre row', () => {
    expect(alone('decorations', 'nobles').play('main-action', 'pay-fee').nobles()).toEqual([0])
    const t = alone('decorations', 'nobles').play('main-action', 'use:disc-extra-worker-a', 'pay-fee')
    expect([t.nobles(), t.player(0).vp]).toEqual([[5], 5])
  })

  it('TEO-DISC-26 Construction: one worker places two tiles', () => {
    const t = alone('forest', 'construction', { tiles: ['disc-extra-worker-a'] }).play('main-action', 'use:disc-extra-worker-a')
    t.play('build-with:pyr-01', 'build-at:p1-r0c0', 'turned:0')
    while (t.question !== 'pyramid-tile') t.play(t.answers[0])
    expect(t.offers('build-with:pyr-02')).toBe(true)
    const plain = alone('forest', 'construction', { tiles: [] }).play('main-action', 'build-with:pyr-01', 'build-at:p1-r0c0', 'turned:0')
    while (['temple', 'resources', 'main-temple-step'].includes(plain.question)) plain.play(plain.answers[0])
    expect(plain.question).toBe('power-up')
  })

  it('TEO-MAIN-09 Construction: not after the board effect, where it would only make a second power-up', () => {
    const [tile] = tiles
    const technologies = ['tech-17']
    const t = alone('forest', 'construction', { tiles: [tile], technologies, workers: ['forest 1', 'construction 1'] })
    t.play('main-action', 'pay-fee', 'build-with:pyr-01', 'build-at:p1-r0c0')
    expect(t.offers(`use:${tile}`)).toBe(true)
    t.play('turned:0', 'done')
    expect([t.question, t.refused(`use:${tile}`).rule]).toEqual(['temple', 'TEO-DISC-26']) // technology 17
    while (t.question !== 'power-up') t.play(t.answers[0])
    expect(t.play('power-up:worker-0-0').question).toBe('end-turn')
  })

  it('TEO-DISC-26 it does not change the fee', () => {
    const t = alone('stone-quarry', 'alchemy', { workers: ['stone-quarry 1', 'palace 1', 'palace 1'] }, { neutrals: [['alchemy']] })
    t.play('main-action', 'use:disc-extra-worker-a', 'pay-fee')
    expect(t.player(0).cocoa).toBe(3 - 1)
  })

  it('TEO-DISC-26 it works on no other board, and only in a main action', () => {
    const others = [['alchemy', 'forest'], ['palace', 'stone-quarry'], ['nobles', 'gold-deposits'], ['construction', 'decorations']]
    for (const [from, board] of others) {
      const t = alone(from, board)
      expect(starting(t, 'use:')).toEqual([])
      t.play('main-action')
      for (let i = 0; i < 9 && t.question !== 'end-turn'; i++) {
        expect([board, t.question, starting(t, 'use:')]).toEqual([board, t.question, []])
        expect(t.refused('use:disc-extra-worker-a').rule).toBe('TEO-DISC-26')
        t.play(t.answers[0])
      }
      expect(t.log('main-action').map((event) => event['workers'])).toEqual([1])
    }
    const idle = alone('decorations', 'nobles')
    expect(idle.refused('use:disc-extra-worker-a').rule).toBe('TEO-DISC-26')
    expect(starting(idle.play('collect-cocoa'), 'use:')).toEqual([])
  })

  it('TEO-DISC-27 several may be added while the count is below 3', () => {
    const t = alone('decorations', 'nobles').play('main-action', 'use:disc-extra-worker-a', 'use:disc-extra-worker-b')
    expect(t.log('counted').map((event) => event['n'])).toEqual([2, 3])
    expect([t.nobles(), t.player(0).vp, t.offers('use:disc-extra-worker-c')]).toEqual([[9], 7, false])
    t.play('power-up:worker-0-0')
    expect(t.answers).toEqual(['power-up:worker-0-0', 'done'])
  })

  it('TEO-DISC-27 three workers cannot be raised any further', () => {
    const t = alone('stone-quarry', 'alchemy', { workers: ['stone-quarry 1', 'alchemy 1', 'alchemy 1'] }).play('main-action')
    expect([t.question, t.refused('use:disc-extra-worker-a').rule]).toEqual(['technology', 'TEO-DISC-27'])
  })
})

describe('ignore cocoa', () => {
  const tile = 'ignore-cocoa:disc-free-cocoa-a'
  const crowd = { neutrals: [['forest'], ['forest']] }
  const free = (mine: Fields, more: Fields = {}, theirs: Fields = {}): Table =>
    seated({ tiles: ['disc-free-cocoa-a'], workers: ['alchemy 2'], ...mine }, more, theirs)

  it('TEO-DISC-29 it cancels the whole fee of a main action', () => {
    const t = move(free({ cocoa: 3 }, crowd)).play('main-action')
    expect([t.question, t.answers]).toEqual(['main-action-fee', ['pay-fee', tile]])
    t.play(tile)
    expect([t.player(0).cocoa, t.player(0).wood, t.player(0).used]).toEqual([3, 1, ['disc-free-cocoa-a']])
    expect(move(free({ cocoa: 3 }, crowd)).play('main-action', 'pay-fee').player(0).cocoa).toBe(1)
  })

  it('TEO-DISC-29 it makes a main action possible whose fee could not be paid', () => {
    const t = move(free({ cocoa: 1 }, crowd)).play('main-action')
    expect(t.answers).toEqual([tile])
    expect(t.play(tile).player(0).cocoa).toBe(1)
    expect(move(free({ cocoa: 1, tiles: [] }, crowd)).refused('main-action').rule).toBe('TEO-MAIN-04')
  })

  it('TEO-DISC-28 TEO-DISC-13 it is turned only for a payment, never for a fee of 0', () => {
    const t = move(free({ tiles: ['disc-free-cocoa-a', 'disc-extra-worker-a'], gold: 1, workers: ['stone-quarry 1'] }), 'alchemy')
    expect(t.refused('use:disc-free-cocoa-a').rule).toBe('TEO-DISC-28')
    t.play('main-action')
    expect([t.question, t.answers]).toEqual(['main-action-fee', ['pay-fee', 'use:disc-extra-worker-a']])
    expect(t.refused(tile).rule).toBe('TEO-DISC-13')
  })

  it('TEO-DISC-30 in a worship it covers the bump and the extra cocoa together', () => {
    const shrine = { discoveries: { forest: 'disc-double-move-a' } }
    const t = move(free({}, shrine, { workers: ['forest-worship 1'] })).play('worship:forest-worship')
    expect(t.answers).toEqual(['worship-for:effect', 'worship-for:tile', 'worship-for:both'])
    t.play('worship-for:both', tile)
    expect([t.worker('worker-0-0'), t.worker('worker-1-0'), t.player(0).used]).toEqual(
      ['forest-worship 2', 'forest 1', ['disc-free-cocoa-a']],
    )
    t.play('first:tile', 'take:disc-double-move-a')
    expect([t.player(0).tiles, t.player(0).temples.red, t.player(0).cocoa]).toEqual([['disc-double-move-a'], 1, 0])
    const rich = move(free({ cocoa: 3 }, shrine, { workers: ['forest-worship 1'] })).play('worship:forest-worship', 'worship-for:both')
    expect(rich.answers).toEqual(['pay-fee', tile])
    expect(rich.play(tile).player(0).cocoa).toBe(3)
    const poor = move(free({ tiles: [] }, shrine, { workers: ['forest-worship 1'] }))
    expect(poor.refused('worship:forest-worship').rule).toBe('TEO-WORSHIP-04')
  })

  const royals = { royals: ['royal-a-04', 'royal-b-02', 'royal-c-08'] }
  const atPalace = (mine: Fields, theirs: Fields = {}): Table =>
    move(free({ workers: ['gold-deposits 3'], ...mine }, royals, theirs), 'palace')

  it('TEO-DISC-30 or all cocoa that one royal tile asks for', () => {
    const t = atPalace({}).play('worship:palace-middle', 'worship-for:effect')
    expect([t.question, t.answers]).toEqual(['repeat', ['done', tile]])
    t.play(tile, 'again', 'again', 'again')
    expect([t.question, goods(t), t.player(0).used]).toEqual(['end-turn', [0, 3, 3, 0, 0], ['disc-free-cocoa-a']])
  })

  it('TEO-DISC-30 TEO-DISC-28 one tile does not cover both; two tiles do', () => {
    const bumping = { workers: ['palace-middle 1'] }
    const one = atPalace({}, bumping).play('worship:palace-middle', 'worship-for:effect', tile)
    expect([one.question, one.answers]).toEqual(['repeat', ['done']])
    const two = atPalace({ tiles: ['disc-free-cocoa-a', 'disc-free-cocoa-b'] }, bumping)
      .play('worship:palace-middle', 'worship-for:effect', tile)
    expect(two.answers).toEqual(['done', 'ignore-cocoa:disc-free-cocoa-b'])
    two.play('ignore-cocoa:disc-free-cocoa-b', 'again')
    expect(goods(two)).toEqual([0, 1, 1, 0, 0])
  })

  it('TEO-DISC-31 TEO-EDGE-29 at an eclipse it cancels the whole salary, also the part that would cost VP', () => {
    const mine = { cocoa: 1, vp: 10, workers: ['forest 4', 'forest-worship 2', 'nobles 1'] }
    const t = free(mine, { at: 'eclipse' })
    expect([t.question, t.summary()['turn']]).toEqual(['salary', -1])
    t.play(tile)
    expect([t.player(0).cocoa, t.player(0).vp, t.player(0).used]).toEqual([1, 10, ['disc-free-cocoa-a']])
    expect(goods(free(mine, { at: 'eclipse' }).play('salary:1'))).toEqual([0, 0, 0, 0, 1])
  })

  it('TEO-EDGE-29 a tile turned for a fee is gone at the eclipse', () => {
    const t = free({ cocoa: 1, tiles: [], used: ['disc-free-cocoa-a'] }, { at: 'eclipse' })
    expect(t.answers).toEqual(['salary:1', 'salary:0'])
  })

  it('TEO-DISC-32 it does not pay for unlocking own workers', () => {
    const t = free({ cocoa: 2, workers: ['forest-worship 1', 'palace-left 1', 'palace-right 1'] })
    expect(t.answers).toEqual(['free-unlock'])
    expect(t.refused('unlock').rule).toBe('TEO-LOCK-03')
    expect(t.refused(tile).message).toContain('not possible')
  })

  it('TEO-DISC-32 nor for ascension reward D', () => {
    const t = move(free({ cocoa: 2, workers: ['alchemy 5'] })).play('main-action', 'power-up:worker-0-0')
    expect(t.answers).toEqual(['reward:ascend-vp-5', 'reward:ascend-cocoa-5', 'reward:ascend-temple-1', 'reward:ascend-worker'])
  })

  it("TEO-DISC-32 nor for a discovery tile's cost", () => {
    const t = free({ avenue: 2, tiles: ['disc-free-cocoa-a', 'disc-avenue-a'] }, { discoveries: { 'avenue-3': 'disc-avenue-b' } })
      .play('use:disc-avenue-a')
    expect([t.question, t.player(0).tiles]).toEqual(['turn', ['disc-free-cocoa-a']])
  })

  it('TEO-DISC-32 nor for technology 13', () => {
    const paid = (cocoa: number): Table => move(free({ cocoa, technologies: ['tech-13'] })).play('main-action', 'power-up:worker-0-0')
    expect(paid(0).question).toBe('end-turn')
    expect([paid(1).question, paid(1).answers]).toEqual(['paid-power-up', ['power-up:worker-0-0', 'done']])
  })
})
