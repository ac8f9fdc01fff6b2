// What common workers count for.
// Ring: S1 palace, S2 stone-quarry, S3 alchemy, S4 forest, S5 construction, S6 decorations, S7 nobles, S8 gold-deposits.
import { describe, expect, it } from 'vitest'
import { countedOn, feeOf } from '../../actions/main-action.ts'
import { cocoaYield } from '../../actions/cocoa.ts'
import { DECORATIONS, NOBLES, PALACE } from '../../state.ts'
import { type Table, table } from '../../testing.ts'
import { lowestPowerOn } from '../../workers.ts'
import { commonAsOwn } from './common-workers.ts'

type Fields = Readonly<Record<string, unknown>>

const FAR = { workers: ['palace-left 1', 'palace-right 1'] }

function game(seat: Fields, commonWorkers: readonly string[], rest: Fields = {}, other: Fields = FAR): Table {
  return table({ players: 2, modules: ['m10'], seed: 1, position: { seats: [{ cocoa: 9, ...seat }, other], commonWorkers, ...rest } })
}

/** Seat 0 moves its worker from Alchemy to the Forest. */
const arrive = (commonWorkers: readonly string[], second = 'palace 1', rest: Fields = {}, other: Fields = FAR): Table =>
  game({ workers: ['alchemy 2', second] }, commonWorkers, rest, other).play('move:worker-0-0', 'to:forest')

const cocoa = (t: Table): number => t.player(0).cocoa

describe('colours', () => {
  it('M10-11 M10-12 a common worker on the board makes the active player\'s colour present', () => {
    expect(cocoa(arrive(['forest', 'nobles', 'nobles']).play('collect-cocoa'))).toBe(9 + 2)
    expect(cocoa(arrive(['nobles', 'nobles', 'nobles']).play('collect-cocoa'))).toBe(9 + 1)
    expect(cocoa(arrive(['forest', 'nobles', 'nobles']).play('main-action'))).toBe(9 - 1)
    expect(cocoa(arrive(['nobles', 'nobles', 'nobles']).play('main-action'))).toBe(9)
  })

  it('M10-12 together with own workers it is one colour, for the fee and for Collect Cocoa', () => {
    expect(cocoa(arrive(['forest', 'nobles', 'nobles'], 'forest 1').play('collect-cocoa'))).toBe(9 + 2)
    expect(arrive(['forest', 'nobles', 'nobles'], 'forest 1').play('main-action').log('pay')).toMatchObject([{ what: 'cocoa', n: 1 }])
  })

  it('TEO-EDGE-53 M10-12 M10-19 two or three common workers are one colour and one worker', () => {
    for (const commons of [['forest', 'forest', 'nobles'], ['forest', 'forest', 'forest']]) {
      expect(cocoa(arrive(commons).play('collect-cocoa'))).toBe(9 + 2)
      const t = arrive(commons).play('main-action')
      expect(cocoa(t)).toBe(9 - 1)
      expect(t.log('main-action')).toMatchObject([{ workers: 2 }])
      expect(t.player(0).wood).toBe(2) // 2 workers, lowest power 2
    }
  })

  it('M10-12 the common worker that just moved does not count, others already there do', () => {
    const moved = (commons: readonly string[], own = 'palace 1') =>
      cocoa(game({ workers: [own, 'palace 1'] }, commons).play('move-common:common-0', 'to:forest', 'collect-cocoa')) - 9
    expect(moved(['alchemy', 'nobles', 'nobles'])).toBe(1)
    expect(moved(['alchemy', 'forest', 'nobles'])).toBe(2)
    expect(moved(['alchemy', 'forest', 'nobles'], 'forest 3')).toBe(2)
    expect(moved(['alchemy', 'nobles', 'nobles'], 'forest 3')).toBe(2)
  })

  it('M10-12 an own worker locked on the board is no colour, the common one beside it is', () => {
    expect(cocoa(arrive(['forest', 'nobles', 'nobles'], 'forest-worship 1').play('collect-cocoa'))).toBe(9 + 2)
  })

  it('M10-11 M10-12 opponents and neutral colours count beside it; the colour is that of whoever is active', () => {
    const neutrals = [['forest', 'palace'], ['forest', 'nobles'], ['alchemy', 'nobles']]
    const other = { workers: ['forest 1', 'palace-right 1'] }
    expect(cocoa(arrive(['forest', 'nobles', 'nobles'], 'palace 1', { neutrals }, other).play('collect-cocoa'))).toBe(9 + 4 + 1)
    const t = game({ workers: ['nobles 1', 'palace 1'] }, ['nobles', 'forest', 'forest'], {}, { workers: ['alchemy 1', 'forest 1'] })
    expect([feeOf(t.g, 0, NOBLES), feeOf(t.g, 1, NOBLES)]).toEqual([1, 2]) // own with common; the other seat's and common
    expect([cocoaYield(t.g, 0, NOBLES), cocoaYield(t.g, 1, NOBLES)]).toEqual([2, 3])
  })
})

describe('main actions', () => {
  it('M10-17 a common worker already there is one more own worker with the power of the weakest', () => {
    const t = arrive(['forest', 'nobles', 'nobles'], 'forest 5').play('main-action') // 2 and 5, and one more of 2
    expect(t.log('main-action')).toMatchObject([{ workers: 3 }])
    expect(t.player(0)).toMatchObject({ wood: 3, cocoa: 9 - 1 + 3 }) // 3 workers, power 2-3
    expect(t.question).toBe('power-up')
    t.play('power-up:worker-0-1')
    expect(t.log('ascend')).toHaveLength(1)
  })

  it('M10-17 without it the same move counts two', () => {
    expect(arrive(['nobles', 'nobles', 'nobles'], 'forest 5').play('main-action').player(0)).toMatchObject({ wood: 2, cocoa: 9 - 1 })
  })

  it('M10-17 a moved common worker beside one own worker of power 4 counts two of power 4', () => {
    const t = game({ workers: ['forest 4', 'palace 1'] }, ['alchemy', 'nobles', 'nobles']).play('move-common:common-0', 'to:forest', 'main-action')
    expect(t.player(0)).toMatchObject({ wood: 3, cocoa: 9 - 1 + 2 })
    expect(t.answers).toEqual(['power-up:worker-0-0'])
    t.play('power-up:worker-0-0')
    expect(t.worker('worker-0-0')).toBe('forest 5')
  })

  it('M10-18 M10-20 TEO-EDGE-52 without own workers: one worker of power 3, the power-up is lost', () => {
    const t = game({}, ['alchemy', 'nobles', 'nobles']).play('move-common:common-0', 'to:forest', 'main-action')
    expect(t.log('main-action')).toMatchObject([{ workers: 1 }])
    expect(t.player(0)).toMatchObject({ wood: 1, cocoa: 9 })
    expect(t.question).toBe('end-turn')
    expect(t.log('power-up')).toEqual([])
    expect([lowestPowerOn(t.g, 0, NOBLES), lowestPowerOn(t.g, 0, DECORATIONS)]).toEqual([3, 0])
  })

  it('M10-18 power 3 is not strong enough for the second row of Alchemy', () => {
    const t = game({ gold: 3 }, ['stone-quarry', 'nobles', 'nobles']).play('move-common:common-0', 'to:alchemy', 'main-action')
    expect(t.answers).toEqual(['develop:tech-01', 'develop:tech-03', 'develop:tech-05'])
    const two = game({ gold: 3, workers: ['alchemy 1', 'palace 1'] }, ['stone-quarry', 'nobles', 'nobles'])
    expect(two.play('move-common:common-0', 'to:alchemy', 'main-action').answers).toHaveLength(6)
  })

  it('M10-17 M10-20 Nobles with one own and one common worker: the centre row, one power-up for the own one', () => {
    const t = game({ wood: 2, workers: ['nobles 1', 'palace 1'] }, ['decorations', 'forest', 'forest'])
    t.play('move-common:common-0', 'to:nobles', 'main-action')
    expect(t.player(0)).toMatchObject({ vp: 5, avenue: 1, wood: 0, cocoa: 8 })
    expect(t.question).toBe('power-up')
    expect(t.answers).toEqual(['power-up:worker-0-0'])
  })

  it('M10-17 M10-20 Construction and Decorations work with a common worker alone', () => {
    const build = game({ stone: 2 }, ['forest', 'nobles', 'nobles']).play('move-common:common-0', 'to:construction', 'main-action')
    expect(build.question).toBe('pyramid-tile')
    build.play(build.answers[0] ?? '', 'build-at:p1-r0c0', 'turned:0')
    expect(build.log('pyramid-tile')).toHaveLength(1)
    expect(build.question).not.toBe('power-up')
    const decorate = game({ gold: 3 }, ['construction', 'nobles', 'nobles']).play('move-common:common-0', 'to:decorations', 'main-action')
    expect(decorate.question).toBe('decoration-tile')
    const poor = game({ gold: 2 }, ['construction', 'nobles', 'nobles']).play('move-common:common-0', 'to:decorations')
    expect(poor.why('main-action')).toMatchObject({ reason: 'decoration-needs-gold', need: 3 })
  })

  it('M10-19 the cap of 3 stays, with technology 15 and an extra-worker tile', () => {
    const seat = { stone: 9, workers: ['construction 1', 'construction 2'], technologies: ['tech-15'], tiles: ['disc-extra-worker-a'] }
    const t = game(seat, ['construction', 'construction', 'forest'])
    expect(countedOn(t.g, 0, 8)).toBe(3)
    t.play('move-common:common-2', 'to:construction', 'main-action')
    expect(t.log('main-action')).toMatchObject([{ workers: 3 }])
    expect(t.refused('use:disc-extra-worker-a').rule).toBe('TEO-DISC-27')
  })

  it('M10-18 an extra-worker tile adds to the common worker alone', () => {
    const t = game({ wood: 2, tiles: ['disc-extra-worker-a'] }, ['decorations', 'forest', 'forest'])
    t.play('move-common:common-0', 'to:nobles', 'main-action', 'use:disc-extra-worker-a')
    expect(t.player(0).vp).toBe(5)
  })

  it('M10-20 three counted workers still give two power-ups, to own workers only', () => {
    const t = game({ workers: ['forest 1', 'forest 2'] }, ['alchemy', 'nobles', 'nobles']).play('move-common:common-0', 'to:forest', 'main-action')
    expect(t.player(0)).toMatchObject({ wood: 2, cocoa: 9 - 1 + 1 })
    t.play('power-up:worker-0-0', 'power-up:worker-0-1')
    expect([t.worker('worker-0-0'), t.worker('worker-0-1')]).toEqual(['forest 2', 'forest 3'])
    expect(t.question).toBe('end-turn')
  })

  it('M10-25 a double move of an own and a common worker counts both and pays for neither', () => {
    const t = game({ workers: ['nobles 2', 'palace 1'], tiles: ['disc-double-move-a'] }, ['nobles', 'forest', 'forest'])
    t.play('move:worker-0-0', 'use:disc-double-move-a', 'along:common-0', 'to:gold-deposits', 'main-action')
    expect(t.log('main-action')).toMatchObject([{ workers: 2 }])
    expect(t.player(0)).toMatchObject({ gold: 2, cocoa: 9 })
  })

  it('M10-19 common workers on the Palace are one own worker for whoever asks, however many (the Mansion will)', () => {
    expect(commonAsOwn(game({}, ['palace', 'forest', 'forest']).g, PALACE)).toBe(1)
    expect(commonAsOwn(game({}, ['palace', 'palace', 'palace']).g, PALACE)).toBe(1)
    expect(commonAsOwn(game({}, ['nobles', 'forest', 'forest']).g, PALACE)).toBe(0)
  })
})

describe('effects of all workers', () => {
  const FOUR_TWO_FIVE = { workers: ['forest 4', 'nobles 2', 'away', 'palace 5'] }
  const salaries = (seat: Fields): Table =>
    table({ players: 2, modules: ['m10'], seed: 1, position: { at: 'eclipse', seats: [seat, {}], commonWorkers: ['forest', 'forest', 'nobles'] } })

  it('TEO-EX-15 M10-21 M10-22 salary of 4, 2, 5 and a virtual 2: six cocoa', () => {
    const t = salaries({ cocoa: 20, ...FOUR_TWO_FIVE })
    expect(t.answers[0]).toBe('salary:6')
    t.play('salary:6')
    expect(t.player(0).cocoa).toBe(14)
  })

  it('M10-21 the weakest anywhere, a locked one included; strong ones cost two', () => {
    expect(salaries({ cocoa: 20, workers: ['forest 4', 'palace-left 5'] }).answers[0]).toBe('salary:6') // 2 + 2 and a virtual 4
    expect(salaries({ cocoa: 20, workers: ['forest 4', 'palace-left 3'] }).answers[0]).toBe('salary:4') // 2 + 1 and a virtual 3
    expect(salaries({ cocoa: 20, workers: ['forest 1', 'palace 1'] }).answers[0]).toBe('salary:3') // the wheel does not count
  })

  it('TEO-EX-16 M10-22 the workers bonus: 9 + 4 + 9 + 4 = 26 VP', () => {
    const bonuses = { blue: 'bonus-workers', red: 'bonus-avenue', green: 'bonus-flat-15' }
    const seats = [{ temples: { blue: 10 }, ...FOUR_TWO_FIVE }, {}]
    const position = { at: 'eclipse', calendar: { eclipses: 2 }, bonuses, seats, commonWorkers: ['forest', 'forest', 'nobles'] }
    const t = table({ players: 2, modules: ['m10'], seed: 1, position })
    expect(t.question).toBe('over')
    expect(t.player(0).vp).toBe(26)
  })

  it('M10-23 reward E is open with two own dice in play and brings the third; then never again', () => {
    const seat = { workers: ['alchemy 5', 'palace 1'] }
    const t = game(seat, ['nobles', 'nobles', 'nobles']).play('move:worker-0-0', 'to:forest', 'main-action', 'power-up:worker-0-0')
    expect(t.question).toBe('ascension-reward')
    t.play('reward:ascend-worker')
    expect(t.player(0).workers).toEqual({ 'worker-0-0': 'palace 1', 'worker-0-1': 'palace 1', 'worker-0-2': 'away 0', 'worker-0-3': 'palace 3' })
    expect(t.player(0).cocoa).toBe(11)
    const again = game({ workers: ['alchemy 5', 'palace 1', 'away', 'nobles 2'] }, ['nobles', 'nobles', 'nobles'])
    again.play('move:worker-0-0', 'to:forest', 'main-action', 'power-up:worker-0-0')
    expect(again.refused('reward:ascend-worker').rule).toBe('TEO-ASC-09')
  })
})
