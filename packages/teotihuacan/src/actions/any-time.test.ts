// Tiles used in the middle of actions: they help with the action, and never leave it without a way to be finished.
import { describe, expect, it } from 'vitest'
import { boards, discoveryTiles } from '../content/index.ts'
import { type Table, table } from '../testing.ts'

type Fields = Readonly<Record<string, unknown>>

const seated = (mine: Fields, more: Fields = {}, theirs: Fields = {}): Table =>
  table({ seed: 1, position: { seats: [mine, theirs], ...more } })
const act = (t: Table, board: string): Table => t.play('move:worker-0-0', `to:${board}`, 'main-action')
const starting = (t: Table, verb: string): string[] => t.answers.filter((key) => key.startsWith(verb))

describe('help for the action in progress', () => {
  it('TEO-DISC-11 cocoa for the fee: the main action becomes possible between move and action', () => {
    const t = seated({ tiles: ['disc-cocoa-4-a'], workers: ['alchemy 1'] }, { neutrals: [['forest']] }).play('move:worker-0-0', 'to:forest')
    expect(t.refused('main-action').rule).toBe('TEO-MAIN-04')
    t.play('use:disc-cocoa-4-a', 'main-action')
    expect(t.player(0).cocoa).toBe(4 - 1 + 1)
  })

  it('TEO-DISC-11 gold for a dearer technology, while choosing one', () => {
    const t = act(seated({ gold: 1, tiles: ['disc-resources-2-a'], workers: ['stone-quarry 4'] }), 'alchemy')
    expect([t.question, starting(t, 'develop:')]).toEqual(['technology', ['develop:tech-01', 'develop:tech-03', 'develop:tech-05']])
    t.play('use:disc-resources-2-a', 'gain:2-gold')
    expect(starting(t, 'develop:')).toHaveLength(6)
  })

  it('TEO-DISC-11 VP, temple and Avenue steps between any two steps of an action', () => {
    const tiles = ['disc-vp-4-a', 'disc-avenue-a', 'disc-temple-any-a', 'disc-temple-blue-a', 'disc-temple-red-a', 'disc-temple-green-a']
    const uses = tiles.map((tile) => `use:${tile}`).sort()
    const t = seated({ stone: 2, tiles, workers: ['forest 1'] })
    const asked: string[] = []
    for (const answer of ['move:worker-0-0', 'to:construction', 'main-action', 'build-with:pyr-01', 'build-at:p1-r0c0', 'turned:0']) {
      expect([t.question, starting(t, 'use:').sort()]).toEqual([t.question, uses])
      asked.push(t.question)
      t.play(answer)
    }
    expect(asked).toEqual(['turn', 'destination', 'action', 'pyramid-tile', 'pyramid-space', 'rotation'])
    for (; t.question !== 'end-turn'; t.play(t.answers[0])) expect([t.question, starting(t, 'use:').sort()]).toEqual([t.question, uses])
  })

  it('TEO-DISC-11 an interrupted question is asked again, unchanged', () => {
    const t = act(seated({ gold: 1, tiles: ['disc-vp-4-a'], workers: ['stone-quarry 1'] }), 'alchemy')
    const before = t.answers
    t.play('use:disc-vp-4-a')
    expect([t.question, t.answers]).toEqual(['technology', before.filter((key) => key !== 'use:disc-vp-4-a')])
  })

  it('TEO-DISC-11 TEO-DISC-07 a tile taken by the first half of a worship may pay for the tile of the second half', () => {
    const t = seated(
      { cocoa: 1, temples: { red: 4 }, workers: ['alchemy 1'] }, { discoveries: { forest: 'mask-4-a', 'red-5': 'disc-resources-2-a' } },
    )
    t.play('move:worker-0-0', 'to:forest', 'worship:forest-worship', 'worship-for:both', 'first:effect', 'take:disc-resources-2-a')
    expect([t.question, t.answers]).toEqual(['worship-tile', ['decline', 'use:disc-resources-2-a']])
    t.play('use:disc-resources-2-a', 'gain:2-wood', 'take:mask-4-a')
    expect([t.player(0).tiles, t.player(0).wood]).toEqual([['mask-4-a'], 1])
  })

  it('TEO-DISC-11 TEO-DISC-07 a tile taken first in a worship may pay for a tile on the temple step that follows', () => {
    const t = seated(
      { cocoa: 1, temples: { red: 4 }, workers: ['alchemy 1'] }, { discoveries: { forest: 'disc-resources-2-a', 'red-5': 'mask-4-a' } },
    )
    t.play('move:worker-0-0', 'to:forest', 'worship:forest-worship', 'worship-for:both', 'first:tile', 'take:disc-resources-2-a', 'done')
    expect([t.question, t.answers]).toEqual(['main-temple-step', ['printed-reward', 'use:disc-resources-2-a']])
    t.play('use:disc-resources-2-a', 'gain:2-wood', 'take:mask-4-a')
    expect([t.player(0).tiles, t.player(0).vp]).toEqual([['mask-4-a'], 0])
  })
})

describe('the acting worker', () => {
  const trainer = (mine: Fields = {}): Table =>
    seated({
      cocoa: 3, gold: 1, tiles: ['disc-power-up-2-a', 'disc-extra-worker-a', 'disc-double-move-a'],
      workers: ['stone-quarry 3', 'stone-quarry 2', 'nobles 1'], ...mine,
    })
  const raising = (t: Table): string[] => {
    t.play('use:disc-power-up-2-a')
    return starting(t, 'power-up:')
  }
  const [first, second, third] = ['power-up:worker-0-0', 'power-up:worker-0-1', 'power-up:worker-0-2']

  it('TEO-DISC-12 from the announcement to the end of the board effect the power-up tile does not reach the mover', () => {
    const announced = (): Table => act(trainer(), 'alchemy')
    expect(announced().question).toBe('main-action-fee')
    expect(raising(announced())).toEqual([second, third])
    expect(raising(announced().play('pay-fee'))).toEqual([second, third])
    expect(announced().play('use:disc-power-up-2-a').refused(first).rule).toBe('TEO-DISC-12')
  })

  it('TEO-DISC-12 just before and just after, it does', () => {
    expect(raising(trainer().play('move:worker-0-0', 'to:alchemy'))).toEqual([first, second, third])
    const after = act(trainer(), 'alchemy').play('pay-fee', 'develop:tech-01', 'gain:1-wood')
    expect([after.question, raising(after)]).toEqual(['power-up', [first, second, third]])
  })

  it('TEO-DISC-12 a worker moved along is a worker that moved this turn', () => {
    const t = trainer().play('move:worker-0-0', 'use:disc-double-move-a', 'along:worker-0-1', 'to:alchemy', 'main-action')
    expect(raising(t)).toEqual([third])
  })

  it('TEO-DISC-12 TEO-DISC-13 when nobody else could be powered up, the tile waits', () => {
    const t = act(trainer({ workers: ['stone-quarry 3', 'palace-left 1', 'palace-right 1'] }), 'alchemy')
    expect(t.refused('use:disc-power-up-2-a').rule).toBe('TEO-DISC-13')
  })

  it('TEO-DISC-12 TEO-TURN-04 between move and action a mover of power 5 does not ascend away from its action', () => {
    const t = trainer({ workers: ['stone-quarry 4', 'forest 1', 'forest 1'] })
      .play('move:worker-0-0', 'to:alchemy', 'use:disc-power-up-2-a', first)
    expect([t.worker('worker-0-0'), starting(t, 'power-up:')]).toEqual(['alchemy 5', [second, third]])
  })
})

describe('an announced action can always be finished', () => {
  /** A red step leads to red 5, where the tile named lies. */
  const tempted = (tile: string, mine: Fields, more: Fields = {}, theirs: Fields = {}): Table =>
    seated(
      { temples: { red: 4 }, ...mine, tiles: ['disc-temple-red-a', ...((mine['tiles'] as string[] | undefined) ?? [])] },
      { ...more, discoveries: { 'red-5': tile } }, theirs,
    )

  /** The answers on red 5, reached in the middle of the action. */
  const onRed5 = (t: Table): readonly string[] => {
    const asked = t.play('use:disc-temple-red-a').question === 'main-temple-step'
    return asked ? t.answers.filter((key) => !key.startsWith('use:')) : ['printed-reward']
  }

  it('TEO-DISC-11 TEO-MAIN-07 the fee is not spent on a tile', () => {
    const alchemist = (cocoa: number): Table =>
      act(
        tempted(
          'disc-avenue-a', { cocoa, gold: 1, tiles: ['disc-extra-worker-a'], workers: ['stone-quarry 1'] }, { neutrals: [['alchemy']] },
        ),
        'alchemy',
      )
    expect(alchemist(1).question).toBe('main-action-fee')
    expect(onRed5(alchemist(1))).toEqual(['printed-reward'])
    const rich = alchemist(2)
    expect(onRed5(rich)).toContain('take:disc-avenue-a')
    rich.play('take:disc-avenue-a', 'pay-fee')
    expect([rich.question, rich.player(0).cocoa]).toEqual(['technology', 0])
  })

  it('TEO-DISC-11 TEO-MAIN-07 neither fee nor price is spent on a tile when the tile that held the action open was used on the way', () => {
    const alchemist = (tile: string, mine: Fields): Table =>
      act(
        seated(
          { temples: { red: 4 }, gold: 1, ...mine, tiles: ['disc-temple-any-a', 'disc-extra-worker-a'], workers: ['stone-quarry 1'] },
          { neutrals: [['alchemy']], discoveries: { 'red-5': tile } },
        ),
        'alchemy',
      ).play('use:disc-temple-any-a', 'use:disc-extra-worker-a', 'temple:red')
    for (const tile of ['disc-avenue-a', 'disc-cocoa-4-a']) {
      const poor = alchemist(tile, { cocoa: 1 })
      expect([poor.question, poor.player(0).tiles, poor.player(0).cocoa, poor.offers('develop:tech-01')]).toEqual(['technology', [], 0, true])
      const rich = alchemist(tile, { cocoa: 2, gold: 2 })
      expect([rich.question, rich.offers(`take:${tile}`)]).toEqual(['main-temple-step', true])
    }
  })

  it('TEO-DISC-11 TEO-MAIN-07 the fee is not spent on ascension reward D', () => {
    const fee = (cocoa: number): Table =>
      act(
        seated(
          { cocoa, gold: 1, tiles: ['disc-extra-worker-a', 'disc-power-up-2-a'], workers: ['stone-quarry 1', 'forest 5'] },
          { neutrals: [['alchemy']] },
        ),
        'alchemy',
      ).play('use:disc-power-up-2-a', 'power-up:worker-0-1')
    expect(fee(3).offers('reward:ascend-temple-2')).toBe(false)
    expect(fee(4).offers('reward:ascend-temple-2')).toBe(true)
  })

  it('TEO-DISC-11 TEO-MAIN-07 Alchemy: the last gold is not spent on a tile', () => {
    const alchemist = (gold: number): Table => act(tempted('disc-cocoa-4-a', { gold, workers: ['stone-quarry 1'] }), 'alchemy')
    expect(onRed5(alchemist(1))).toEqual(['printed-reward'])
    const t = alchemist(2)
    expect(onRed5(t)).toContain('take:disc-cocoa-4-a')
    expect(t.play('take:disc-cocoa-4-a').offers('develop:tech-01')).toBe(true)
  })

  it('TEO-DISC-11 TEO-MAIN-07 Nobles: the last wood is not spent on a tile', () => {
    const noble = (wood: number): Table =>
      act(tempted('mask-4-a', { cocoa: 1, wood, workers: ['decorations 1', 'nobles 1', 'nobles 1'] }, { nobles: { bottom: 3 } }), 'nobles')
    expect(noble(2).question).toBe('nobles-row')
    expect(onRed5(noble(2))).toEqual(['printed-reward'])
    const t = noble(3)
    expect(onRed5(t)).toContain('take:mask-4-a')
    expect(t.play('take:mask-4-a', 'row:top').player(0).wood).toBe(0)
  })

  it('TEO-DISC-11 TEO-MAIN-07 Decorations: the price stays in hand at both questions', () => {
    const decorator = (gold: number): Table => act(tempted('disc-cocoa-4-a', { gold, workers: ['construction 1'] }), 'decorations')
    for (const gold of [3, 4]) {
      const tile = gold === 3 ? ['printed-reward'] : ['printed-reward', 'take:disc-cocoa-4-a']
      expect(onRed5(decorator(gold))).toEqual(tile)
      const t = decorator(gold)
      expect(onRed5(t.play(t.answers[0]))).toEqual(tile)
    }
  })

  it('TEO-DISC-11 TEO-MAIN-07 Construction: stone and wood of a chosen place stay in hand', () => {
    const base = Object.fromEntries(['p1-r0c0', 'p1-r0c1', 'p1-r1c0', 'p1-r1c1'].map((slot, i) => [slot, `pyr-0${i + 1}`]))
    const builder = (wood: number, ...answers: string[]): Table =>
      act(
        tempted('mask-4-a', { stone: 2, wood, workers: ['forest 1'] }, { pyramid: base, pyramidDisplay: ['pyr-05', 'pyr-06', 'pyr-07'] }),
        'construction',
      ).play(...answers)
    // one wood is free until a place of level 2 is chosen
    expect(onRed5(builder(1, 'build-with:pyr-05'))).toContain('take:mask-4-a')
    expect(onRed5(builder(1, 'build-with:pyr-05', 'build-at:p2-r0c0'))).toEqual(['printed-reward'])
    expect(onRed5(builder(2, 'build-with:pyr-05', 'build-at:p2-r0c0'))).toContain('take:mask-4-a')
  })

  it('TEO-DISC-11 TEO-WORSHIP-04 a worship with a bump keeps its cocoa', () => {
    const bump = (cocoa: number): Table =>
      tempted('disc-avenue-a', { cocoa, workers: ['alchemy 1'] }, {}, { workers: ['forest-worship 1'] })
        .play('move:worker-0-0', 'to:forest', 'worship:forest-worship')
    expect(onRed5(bump(1))).toEqual(['printed-reward'])
    expect(onRed5(bump(2))).toContain('take:disc-avenue-a')
  })

  it('TEO-DISC-11 TEO-DISC-26 an action that waits for an extra worker leaves spare goods free to spend', () => {
    const t = act(
      tempted('mask-4-a', { wood: 3, tiles: ['disc-extra-worker-a'], workers: ['decorations 1'] }, { nobles: { top: 5 } }), 'nobles',
    )
    expect([t.question, t.answers]).toEqual(['main-action-fee', ['use:disc-temple-red-a', 'use:disc-extra-worker-a']])
    expect(onRed5(t)).toContain('take:mask-4-a')
  })

  it('TEO-DISC-11 three main steps open at once, all with tiles to buy, are weighed in no time', () => {
    const t = table({
      players: 4, seed: 1,
      position: {
        seats: [
          { wood: 7, temples: { blue: 3, red: 4, green: 2 }, tiles: ['disc-temple-blue-a', 'disc-temple-red-a', 'disc-temple-green-a'] },
        ],
        discoveries: {
          'blue-4': ['mask-4-a', 'mask-5-a', 'mask-6-a', 'mask-7-a'], 'red-5': ['mask-4-b', 'mask-5-b', 'mask-6-b', 'mask-7-b'],
          'green-3': ['disc-vp-4-a', 'disc-vp-4-b'],
        },
      },
    })
    // weighing every choice against every other one would not end within the time of a test
    t.play('use:disc-temple-blue-a', 'use:disc-temple-red-a', 'use:disc-temple-green-a')
    expect(t.answers).toEqual(['printed-reward', 'take:disc-vp-4-a', 'take:disc-vp-4-b'])
  })

  /** A turn in a crowded position, with a handful of tiles used as chance will have it. */
  function crowded(random: (n: number) => number): Table {
    const pool = discoveryTiles.map((tile) => tile.id)
    const draw = (n: number): string[] => Array.from({ length: n }, () => pool.splice(random(pool.length), 1)[0])
    const pick = <T>(list: readonly T[]): T => list[random(list.length)]
    const names = boards.map((board) => board.id)
    const meeting = pick(names)
    const place = (): string => `${pick([meeting, meeting, pick(names)])} ${pick([1, 2, 3, 4, 5, 5])}`
    const seat = (tiles: number): Fields => ({
      cocoa: random(5), wood: random(4), stone: random(5), gold: random(4), avenue: pick([1, 2, 5, 7, 8, 9]), tiles: draw(tiles),
      temples: { blue: pick([3, 9, 10]), red: pick([4, 9, 10]), green: pick([2, 5, 10]) },
      workers: [place(), place(), place(), pick(['wheel', place()])],
    })
    const discoveries = {
      'blue-4': draw(2), 'red-5': draw(3), 'green-3': draw(1), 'green-6': draw(2), 'avenue-3': draw(3), 'avenue-6': draw(2),
      'avenue-8': draw(1),
    }
    const worship = Object.fromEntries(boards.filter((board) => board.discovery).map((board) => [board.id, draw(1)]))
    const position = {
      nobles: { top: random(6), centre: random(3), bottom: random(4) }, seats: [seat(10), seat(1)], neutrals: [[pick(names)]],
    }
    return table({ seed: random(1e6), position: { ...position, discoveries: { ...discoveries, ...worship } } })
  }

  it('TEO-DISC-11 TEO-DISC-07 whatever is used whenever, every question has an answer and the turn comes to its end', () => {
    let seed = 20
    const random = (n: number): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      return Math.floor((seed / 2 ** 32) * n)
    }
    for (let turn = 0; turn < 60; turn++) {
      const t = crowded(random)
      const played: string[] = []
      while (t.seat === 0) {
        const { answers } = t
        const tiles = answers.filter((key) => /^(use|take):/.test(key))
        const some = tiles.length > 0 && random(2) === 0 ? tiles : answers
        const answer = answers.includes('main-action') ? 'main-action' : some[random(some.length)]
        if (answer === undefined) throw new Error(`no answer to ${t.question} after ${played.join(' ')}`)
        played.push(answer)
        t.play(answer) // fails on a broken position
      }
      expect(played).toContain('end-turn')
    }
  })
})
