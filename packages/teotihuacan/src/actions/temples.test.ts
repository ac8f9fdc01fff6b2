// Temples: steps, their rewards, and what happens at the top.
import { describe, expect, it } from 'vitest'
import { type Table, table } from '../testing.ts'

type Steps = Partial<Record<'blue' | 'red' | 'green', number>>
type Temple = keyof Steps
const allTemples: readonly Temple[] = ['blue', 'red', 'green']

const stepTiles = ['disc-temple-blue-a', 'disc-temple-red-a', 'disc-temple-green-a', 'disc-temple-any-a']
const useStep = (temple: string): string => `use:disc-temple-${temple}-a`

interface More {
  readonly mine?: Readonly<Record<string, unknown>>
  readonly theirs?: Readonly<Record<string, unknown>>
  readonly discoveries?: Readonly<Record<string, unknown>>
  readonly [field: string]: unknown
}

/** Seat 0 on these steps, with one tile for a step on each temple and one for any. */
function pilgrim(temples: Steps, { mine, theirs, ...more }: More = {}): Table {
  return table({ seed: 1, position: { seats: [{ temples, tiles: stepTiles, ...mine }, theirs ?? {}], ...more } })
}

const goods = (t: Table, seat = 0): readonly number[] => {
  const { cocoa, wood, stone, gold, vp } = t.player(seat)
  return [cocoa, wood, stone, gold, vp]
}

const bonuses = { blue: 'bonus-flat-15', red: 'bonus-avenue', green: 'bonus-technologies' }

const bonusesOf = (t: Table) => t.log('score').flatMap(({ seat, of }) => (of === undefined ? [] : [[seat, of]]))

/** The last eclipse, with nothing on the table that scores but temple bonuses; seat 0 pays its three workers. */
const finalScoring = (temples: Steps, theirs: Steps = {}): Table =>
  table({ position: { at: 'eclipse', calendar: { eclipses: 2 }, bonuses, seats: [{ cocoa: 3, temples }, { temples: theirs }] } })
    .play('salary:3')

/** An ascension on Forest, which gave 2 wood, with reward D: two steps to be made. */
const twoSteps = (temples: Steps, more: More = {}): Table =>
  pilgrim(temples, { mine: { cocoa: 3, tiles: [], workers: ['alchemy 5'] }, ...more })
    .play('move:worker-0-0', 'to:forest', 'main-action', 'power-up:worker-0-0', 'reward:ascend-temple-2')

/** Worship with worker-0-0, which stands one board before the board named. */
const worship = (t: Table, board: string): Table =>
  t.play('move:worker-0-0', `to:${board}`, `worship:${board}-worship`, 'worship-for:effect')

describe('steps', () => {
  it('TEO-TEMPLE-01 a step moves the marker of one temple exactly one step up, from the start to step 11', () => {
    for (const temple of allTemples)
      for (let step = 0; step < 11; step++) {
        const before = { blue: 1, red: 1, green: 1, [temple]: step }
        const t = pilgrim(before).play(useStep(temple))
        expect(t.player(0).temples).toEqual({ ...before, [temple]: step + 1 })
        expect(t.player(1).temples).toEqual({ blue: 0, red: 0, green: 0 })
      }
  })

  it('TEO-TEMPLE-02 the reward of a minor step is gained at once and in full', () => {
    const red: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 2, 6: 3, 7: 3, 8: 4, 9: 5 }
    for (const [step, vp] of Object.entries(red)) {
      const t = pilgrim({ red: Number(step) - 1 }).play(useStep('red'))
      expect([step, goods(t), t.question]).toEqual([step, [0, 0, 0, 0, vp], 'turn'])
    }
    const green: Record<number, number> = { 1: 1, 2: 1, 4: 2, 5: 2, 7: 3, 8: 3, 9: 4 }
    for (const [step, cocoa] of Object.entries(green)) {
      const t = pilgrim({ green: Number(step) - 1 }).play(useStep('green'))
      expect([step, goods(t), t.question]).toEqual([step, [cocoa, 0, 0, 0, 0], 'turn'])
    }
    for (const [step, vp] of [[7, 2], [9, 4]]) expect(goods(pilgrim({ blue: step - 1 }).play(useStep('blue')))).toEqual([0, 0, 0, 0, vp])
  })

  it('TEO-TEMPLE-02 resources of blue steps are of choice, each unit on its own', () => {
    const gains = (t: Table): string[] => t.answers.filter((key) => key.startsWith('gain:')).sort()
    for (const step of [1, 2, 3])
      expect(gains(pilgrim({ blue: step - 1 }).play(useStep('blue')))).toEqual(['gain:1-gold', 'gain:1-stone', 'gain:1-wood'])
    for (const step of [5, 6, 8]) {
      const t = pilgrim({ blue: step - 1 }).play(useStep('blue'))
      expect(gains(t)).toEqual(
        ['gain:1-stone+1-gold', 'gain:1-wood+1-gold', 'gain:1-wood+1-stone', 'gain:2-gold', 'gain:2-stone', 'gain:2-wood'],
      )
      expect(goods(t.play('gain:1-wood+1-gold'))).toEqual([0, 1, 0, 1, 0])
    }
  })

  it('TEO-TEMPLE-13 markers share a step freely', () => {
    for (const step of [1, 4, 9, 10]) {
      const t = pilgrim({ red: step - 1 }, { theirs: { temples: { red: step } } }).play(useStep('red'))
      expect([t.player(0).temples.red, t.player(1).temples.red]).toEqual([step, step])
    }
  })
})

describe('main steps', () => {
  const twoTiles = { 'red-5': ['disc-vp-4-a', 'mask-4-a'] }

  it('TEO-TEMPLE-03 on a main step: one tile at its cost, or the printed reward, not both', () => {
    const arrive = (): Table =>
      pilgrim({ red: 4 }, { mine: { wood: 1, tiles: ['disc-temple-red-a'] }, discoveries: twoTiles }).play(useStep('red'))
    expect(arrive().answers).toEqual(['printed-reward', 'take:mask-4-a', 'take:disc-vp-4-a'])

    const tile = arrive().play('take:mask-4-a')
    expect([tile.question, goods(tile), tile.player(0).tiles]).toEqual(['turn', [0, 0, 0, 0, 0], ['mask-4-a']])

    const printed = arrive().play('printed-reward')
    expect([printed.question, goods(printed), printed.player(0).tiles]).toEqual(['turn', [0, 1, 0, 0, 2], []])
  })

  it('TEO-TEMPLE-03 the main steps are blue 4, red 5, green 3 and green 6; tiles are offered nowhere else', () => {
    const tiles = {
      'blue-4': 'disc-double-move-a', 'red-5': 'disc-double-move-b', 'green-3': 'disc-double-move-c', 'green-6': 'disc-move-any-a',
    }
    const found: Record<string, string[]> = {}
    for (const temple of allTemples)
      for (let step = 1; step <= 11; step++) {
        const t = pilgrim({ [temple]: step - 1 }, { discoveries: tiles }).play(useStep(temple))
        const taken = t.answers.filter((key) => key.startsWith('take:'))
        if (taken.length > 0) found[`${temple}-${step}`] = taken
      }
    expect(found).toEqual(Object.fromEntries(Object.entries(tiles).map(([place, tile]) => [place, [`take:${tile}`]])))
  })

  it('TEO-TEMPLE-04 the player picks one of several tiles; the place stays empty and the rest waits for others', () => {
    const t = pilgrim(
      { red: 4 }, { mine: { wood: 2 }, theirs: { wood: 1, temples: { red: 4 }, tiles: ['disc-temple-red-b'] }, discoveries: twoTiles },
    )
    const stack = t.summary()['stacks']
    t.play(useStep('red'), 'take:disc-vp-4-a')
    expect(t.player(0).tiles).toContain('disc-vp-4-a')
    expect(t.player(0).wood).toBe(1)
    expect(t.summary()['stacks']).toEqual(stack)
    t.play('move:worker-0-0', 'to:alchemy', 'collect-cocoa', 'end-turn', 'use:disc-temple-red-b')
    expect([t.seat, t.answers]).toEqual([1, ['printed-reward', 'take:mask-4-a']])
  })

  it('TEO-TEMPLE-05 without a tile left, and for a player who will not pay, the printed reward is taken', () => {
    const empty = pilgrim({ red: 4 }).play(useStep('red'))
    expect([empty.question, goods(empty)]).toEqual(['turn', [0, 0, 0, 0, 2]])
    const unwilling = pilgrim({ green: 5 }, { discoveries: { 'green-6': 'disc-double-move-a' } }).play(useStep('green'), 'printed-reward')
    expect([unwilling.question, goods(unwilling)]).toEqual(['turn', [2, 0, 0, 0, 0]])
    expect(unwilling.player(0).tiles).not.toContain('disc-double-move-a')
  })

  it('TEO-EDGE-15 TEO-TEMPLE-05 with tiles nobody can pay the printed reward is given without asking', () => {
    const t = pilgrim({ red: 4 }, {
      mine: { cocoa: 2, stone: 2, tiles: ['disc-temple-red-a'] },
      discoveries: { 'red-5': ['mask-1-a', 'mask-4-a', 'disc-cocoa-4-a'] },
    }).play(useStep('red'))
    expect([t.question, goods(t)]).toEqual(['turn', [2, 0, 2, 0, 2]])
  })

  it('TEO-TEMPLE-03 a tile that cannot be paid is refused while another one can be taken', () => {
    const t = pilgrim({ red: 4 }, { discoveries: { 'red-5': ['mask-4-a', 'disc-double-move-a'] } }).play(useStep('red'))
    expect(t.answers).toEqual(expect.arrayContaining(['printed-reward', 'take:disc-double-move-a']))
    expect(t.refused('take:mask-4-a').rule).toBe('TEO-DISC-03')
  })

  it('TEO-EDGE-16 the reward of a step never pays for a tile lying on it', () => {
    const cocoa = pilgrim({ green: 2 }, { mine: { tiles: ['disc-temple-green-a'] }, discoveries: { 'green-3': 'disc-avenue-a' } })
      .play(useStep('green'))
    expect([cocoa.question, cocoa.player(0).cocoa]).toEqual(['turn', 1])
    const wood = pilgrim({ blue: 3 }, { mine: { tiles: ['disc-temple-blue-a'] }, discoveries: { 'blue-4': 'mask-4-a' } })
    wood.play(useStep('blue'), 'gain:1-wood')
    expect([wood.question, wood.player(0).wood]).toEqual(['turn', 1])
    for (const t of [cocoa, wood]) expect(t.player(0).tiles).toEqual([])
  })
})

describe('the upper end', () => {
  it('TEO-TEMPLE-06 step 10 pays nothing at once; its bonus tile is scored at the end, by nobody below it', () => {
    for (const temple of allTemples) {
      const t = pilgrim({ [temple]: 9 }).play(useStep(temple))
      expect([t.question, goods(t), t.player(0).temples[temple]]).toEqual(['turn', [0, 0, 0, 0, 0], 10])
      expect(t.log('bonus-unlocked').map((event) => event['temple'])).toEqual([temple])
    }
    expect(bonusesOf(finalScoring({ blue: 10, red: 9 }))).toEqual([[0, 'bonus-flat-15']])
    expect(finalScoring({ blue: 10 }).player(0).vp).toBe(15)
    expect(finalScoring({ blue: 9 }).player(0).vp).toBe(0)
  })

  it('TEO-TEMPLE-10 a marker on the top step still owns the bonus tile below', () => {
    const t = finalScoring({ blue: 11 })
    expect(bonusesOf(t)).toEqual([[0, 'bonus-flat-15']])
    expect(t.player(0).vp).toBe(15)
  })

  it('TEO-TEMPLE-08 entering the top step pays 6, 7 and 5 VP', () => {
    const vp = allTemples.map((temple) => goods(pilgrim({ [temple]: 10 }).play(useStep(temple))))
    expect(vp).toEqual([[0, 0, 0, 0, 6], [0, 0, 0, 0, 7], [0, 0, 0, 0, 5]])
  })

  it('TEO-TEMPLE-07 TEO-TEMPLE-09 the top step is closed while another marker is on it: no step, no reward', () => {
    const t = pilgrim({ red: 10 }, { mine: { workers: ['alchemy 1'] }, theirs: { temples: { red: 11 } } })
    expect(t.refused(useStep('red')).rule).toBe('TEO-DISC-13')
    worship(t, 'forest')
    expect([t.question, t.player(0).temples.red, t.player(1).temples.red, t.player(0).vp]).toEqual(['end-turn', 10, 11, 0])
  })

  it('TEO-TEMPLE-07 each temple has its own top step, open while rivals wait below it', () => {
    const t = pilgrim({ red: 10 }, { theirs: { temples: { red: 10, blue: 11, green: 11 } } }).play(useStep('red'))
    expect([t.player(0).temples.red, t.player(0).vp]).toEqual([11, 7])
  })

  it('TEO-TEMPLE-09 TEO-EDGE-14 further steps on the top step give nothing, and nothing twice', () => {
    const t = pilgrim({ red: 11 }, { mine: { workers: ['alchemy 1'] } })
    expect(t.offers(useStep('red'))).toBe(false)
    worship(t, 'forest')
    expect([t.question, t.player(0).temples.red, t.player(0).vp]).toEqual(['end-turn', 11, 0])
  })

  it('TEO-EDGE-13 below an occupied top the bonus tile stays with its owner', () => {
    const t = finalScoring({ blue: 10 }, { blue: 11 })
    expect(bonusesOf(t).map(([seat]) => seat)).toEqual([0, 1])
    expect([t.player(0).vp, t.player(1).vp]).toEqual([15, 15])
  })
})

describe('steps of choice', () => {
  it('TEO-TEMPLE-11 TEO-EDGE-13 a step on any temple must be made on a temple where it can be made', () => {
    const t = pilgrim({ blue: 10, red: 11, green: 3 }, { theirs: { temples: { blue: 11 } } }).play(useStep('any'))
    expect(t.answers.filter((key) => !key.startsWith('use:'))).toEqual(['temple:green'])
    expect(t.refused('temple:blue').rule).toBe('TEO-TEMPLE-07')
    expect(t.refused('temple:red').rule).toBe('TEO-TEMPLE-09')
    expect(t.play('temple:green').player(0).temples).toEqual({ blue: 10, red: 11, green: 4 })
  })

  it('TEO-TEMPLE-11 a step on any temple is lost when none is possible', () => {
    const t = pilgrim({ blue: 10, red: 11, green: 11 }, { mine: { workers: ['construction 1'] }, theirs: { temples: { blue: 11 } } })
    expect(t.refused(useStep('any')).rule).toBe('TEO-DISC-13')
    worship(t, 'decorations')
    expect([t.question, t.player(0).temples, t.player(0).vp]).toEqual(['end-turn', { blue: 10, red: 11, green: 11 }, 0])
    expect(t.log('lost')).toMatchObject([{ seat: 0, what: 'temple-step', n: 1, rule: 'TEO-TEMPLE-11' }])
  })

  it('TEO-TEMPLE-11 a pending step is lost when a tile used meanwhile takes the last possible one', () => {
    const t = pilgrim({ blue: 10, red: 11, green: 11 }).play(useStep('any'), useStep('blue'))
    expect([t.question, t.player(0).temples.blue, t.player(0).vp]).toEqual(['turn', 11, 6])
    expect(t.log('lost')).toMatchObject([{ what: 'temple-step', n: 1 }])
  })

  it('TEO-TEMPLE-12 two steps are made one by one, the first rewarded before the second is chosen', () => {
    const first = (): Table => twoSteps({ blue: 1, red: 0 }).play('temple:blue')
    expect([first().question, first().player(0).temples.blue]).toEqual(['resources', 2])
    const same = first().play('gain:1-gold', 'temple:blue')
    expect([same.question, same.player(0).temples]).toEqual(['resources', { blue: 3, red: 0, green: 0 }])
    expect(goods(same.play('gain:1-stone'))).toEqual([0, 2, 1, 1, 0])
    const other = first().play('gain:1-gold', 'temple:red')
    expect([other.question, other.player(0).temples, goods(other)]).toEqual(['end-turn', { blue: 2, red: 1, green: 0 }, [0, 2, 0, 1, 1]])
  })

  it('TEO-TEMPLE-12 TEO-TEMPLE-08 the second of two steps may enter the top, with its reward', () => {
    const t = twoSteps({ blue: 11, red: 9, green: 11 }).play('temple:red', 'temple:red')
    expect([t.question, t.player(0).temples.red, t.player(0).vp]).toEqual(['end-turn', 11, 7])
  })

  it('TEO-TEMPLE-12 TEO-TEMPLE-09 the second of two steps is lost when the first was the last possible one', () => {
    const t = twoSteps({ blue: 11, red: 10, green: 11 }).play('temple:red')
    expect([t.question, t.player(0).temples.red, t.player(0).vp]).toEqual(['end-turn', 11, 7])
  })
})

describe('chains', () => {
  /** Two steps of ascension reward D wait; the first leads to blue 4. */
  const chain = (): Table =>
    twoSteps({ blue: 3, red: 4, green: 2 }, {
      discoveries: { 'blue-4': 'disc-temple-green-b', 'green-3': 'disc-temple-red-b', 'red-5': 'disc-temple-blue-b' },
    }).play('temple:blue', 'take:disc-temple-green-b')

  const stepsMade = (t: Table): string[] => t.log('temple-step').map((event) => `${event['temple']}-${event['step']}`)

  it('TEO-EDGE-17 a tile taken on a step is used at once, before the second step, and leads to the next main step', () => {
    const t = chain()
    expect([t.question, t.answers]).toEqual(['temple', ['temple:blue', 'temple:red', 'temple:green', 'use:disc-temple-green-b']])
    t.play('use:disc-temple-green-b')
    expect([t.question, t.answers]).toEqual(['main-temple-step', ['printed-reward', 'take:disc-temple-red-b']])
    t.play('take:disc-temple-red-b', 'use:disc-temple-red-b', 'take:disc-temple-blue-b', 'use:disc-temple-blue-b', 'gain:2-gold')
    expect(t.question).toBe('temple')
    t.play('temple:green')
    expect(stepsMade(t)).toEqual(['blue-4', 'green-3', 'red-5', 'blue-5', 'green-4'])
    expect([t.question, goods(t)]).toEqual(['end-turn', [2, 2, 0, 2, 0]])
    expect(t.player(0).used).toEqual(['disc-temple-blue-b', 'disc-temple-red-b', 'disc-temple-green-b'])
  })

  it('TEO-EDGE-17 a tile used on an open main step is resolved first, with its own main step; then the open choice is made', () => {
    const t = pilgrim({ blue: 3, green: 2, red: 4 }, {
      mine: { wood: 1, tiles: ['disc-temple-blue-a', 'disc-temple-red-a', 'disc-temple-green-a'] },
      discoveries: { 'blue-4': 'mask-4-a', 'green-3': 'disc-double-move-a', 'red-5': ['mask-5-a', 'disc-extra-worker-a'] },
    }).play(useStep('blue'))
    expect(t.answers).toEqual(['printed-reward', 'take:mask-4-a', useStep('red'), useStep('green')])
    t.play(useStep('green'))
    expect(t.answers).toEqual(['printed-reward', 'take:disc-double-move-a', useStep('red')])
    t.play(useStep('red'), 'take:mask-5-a')
    expect(t.answers).toEqual(['printed-reward', 'take:disc-double-move-a'])
    t.play('take:disc-double-move-a')
    // the wood is gone: the printed reward of blue 4 is all that is left
    expect([t.question, t.player(0).wood]).toEqual(['resources', 0])
    t.play('gain:1-gold')
    expect([t.question, stepsMade(t)]).toEqual(['turn', ['blue-4', 'green-3', 'red-5']])
    expect(t.player(0).tiles).toEqual(['mask-5-a', 'disc-double-move-a'])
  })
})
