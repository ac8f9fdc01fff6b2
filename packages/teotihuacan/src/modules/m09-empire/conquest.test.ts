// The Main Action of Conquest, the build reward and the eclipse.
import { describe, expect, it } from 'vitest'
import { teotihuacan } from '../../index.ts'
import { type Table, table } from '../../testing.ts'
import { conquestGridSource } from './content.ts'
import { conquest, empireOf, meeting, points, settling } from './test-table.ts'

/** Answers everything, empire rewards first, until the power-up. */
function finish(t: Table): Table {
  for (let n = 0; t.question !== 'power-up' && n < 60; n++) t.play(t.offers('conquest:empire') ? 'conquest:empire' : (t.answers[0] ?? ''))
  return t
}

describe('Conquest', () => {
  it.each([
    [1, 1, 1, 0], [1, 2, 1, 1], [1, 3, 1, 1], [1, 4, 2, 1], [1, 5, 2, 1],
    [2, 1, 1, 1], [2, 2, 2, 1], [2, 3, 2, 1], [2, 4, 3, 1],
    [3, 1, 2, 1], [3, 3, 3, 1], [3, 5, 3, 2],
  ])('M9-15 %i workers of power %i gain %i empire and %i build rewards', (count, power, empire, build) => {
    const t = finish(conquest({ wood: 8, cocoa: 9, workers: meeting(count, power) }, { warriors: { 'region-10': 0, 'region-11': 0 } }))
    expect(t.log('warrior-placed')).toHaveLength(empire)
    expect(t.log('settle')).toHaveLength(build)
    expect(t.player(0).wood).toBe(8 - 2 * build)
    expect(conquestGridSource).toBe('reconstructed')
  })

  it('M9-15 the lowest power of all own workers there selects the column', () => {
    const t = finish(conquest({ wood: 8, workers: ['decorations 5', 'nobles 1', 'palace 1'] }, { warriors: { 'region-10': 0 } }))
    expect([t.log('warrior-placed').length, t.log('settle').length]).toEqual([1, 1])
  })

  it('M9-15 one power-up follows, with three workers up to two', () => {
    const one = finish(conquest({ workers: meeting(2, 1) })).play('power-up:worker-0-0')
    expect(one.question).toBe('end-turn')
    const three = finish(conquest({ workers: meeting(3, 1) })).play('power-up:worker-0-0')
    expect([three.question, three.offers('done')]).toEqual(['power-up', true])
    expect(three.play('power-up:worker-0-1').question).toBe('end-turn')
  })

  it('M9-15, TEO-TERM-11 each reward is ordered by the player: empire, build, empire', () => {
    const t = conquest({ wood: 2, workers: meeting(1, 4) }, { warriors: { 'region-10': 0 } })
    expect([t.question, t.answers]).toEqual(['conquest-reward', ['conquest:empire', 'conquest:build']])
    t.play('conquest:empire', 'conquest:build')
    expect(empireOf(t)).toMatchObject({ settled: { 'region-10': 0 }, warriors: { teotihuacan: 0 }, supply: [8, 10] })
    expect(t.question).toBe('march') // the second empire reward pushes the first warrior
    expect(t.play('march:region-1').question).toBe('power-up')
  })

  it('M9-15 a reward is taken once', () => {
    const t = conquest({ wood: 2, workers: meeting(2, 4) }, { warriors: { 'region-10': 0 } }).play('conquest:empire')
    expect(t.question).toBe('conquest-reward')
    expect(t.play('conquest:build').offers('conquest:build')).toBe(false)
  })

  it('M9-16 technology 03 gives 3 VP for the Main Action, and an extra-worker tile counts one more', () => {
    expect(points(conquest({ technologies: ['tech-03'] }), 0, 'TEO-TECH-07')).toEqual([3])
    expect(points(conquest({}), 0, 'TEO-TECH-07')).toEqual([])
    const t = conquest({ tiles: ['disc-extra-worker-a'], workers: meeting(1, 1), wood: 2 }, { warriors: { 'region-10': 0 } })
    expect(t.question).toBe('main-action-fee')
    t.play('use:disc-extra-worker-a')
    expect(t.answers).toEqual(['conquest:empire', 'conquest:build']) // two workers of power 1
  })

  it('M9-17 the action is legal with neither wood nor warriors; rewards that cannot be taken are skipped', () => {
    const t = conquest({ workers: meeting(1, 2) }, { warriors: { 'region-12': Array.from({ length: 10 }, () => 0) } })
    expect(t.question).toBe('power-up')
    expect([t.log('warrior-placed'), t.log('settle'), t.player(0).avenue]).toEqual([[], [], 0])
    expect(t.log('lost').filter((event) => event['what'] === 'building')).toMatchObject([{ seat: 0, n: 1, rule: 'M9-17' }])
  })

  it('M9-15, M9-17 the order is asked of a seat with warriors left, not of one without', () => {
    const asks = (warriors: object) => {
      const position = { turn: 1, seats: [{}, { cocoa: 5, wood: 2, workers: meeting(1, 2) }], empire: { warriors } }
      return table({ modules: ['m6', 'm9'], position }).play('move:worker-1-0', 'to:nobles', 'main-action').question
    }
    const ten = (seat: number) => ({ 'region-12': Array.from({ length: 10 }, () => seat) })
    expect([asks({}), asks(ten(0)), asks(ten(1))]).toEqual(['conquest-reward', 'conquest-reward', 'power-up'])
  })

  it('M9-17, TEO-MAIN-04 the fee is still needed', () => {
    const position = { seats: [{ cocoa: 0, wood: 9, workers: meeting(1, 2) }, { workers: ['nobles 1'] }] }
    const t = table({ modules: ['m6', 'm9'], position }).play('move:worker-0-0', 'to:nobles')
    expect(t.refused('main-action').rule).toBe('TEO-MAIN-04')
    expect(t.why('main-action')).toMatchObject({ rule: 'TEO-MAIN-04', need: 1, have: 0 })
  })

  it('M9-17 a build reward taken before there is a warrior for it is lost', () => {
    const t = conquest({ wood: 2 }).play('conquest:build')
    expect([t.question, t.player(0).wood, t.log('settle')]).toEqual(['power-up', 2, []])
    expect(t.log('lost')).toMatchObject([{ seat: 0, what: 'building', n: 1, rule: 'M9-17' }])
    expect(empireOf(t).warriors).toEqual({ teotihuacan: 0 }) // the empire reward followed
  })
})

describe('the build reward', () => {
  it('M9-18 costs 2 wood and takes the leftmost building', () => {
    const t = settling('region-10', { wood: 3 })
    expect(t.player(0).wood).toBe(1)
    expect(t.log('pay')).toMatchObject([{ seat: 0, what: 'wood', n: 2, rule: 'M9-18' }])
    expect(t.log('settle')).toMatchObject([{ seat: 0, region: 'region-10', rule: 'M9-18' }])
    expect(t.summary()).toMatchObject({ buildingsTaken: 1, empire: { settled: { 'region-10': 0 } } })
    expect(t.nobles()).toEqual([]) // not on the Nobles spaces
  })

  it('M9-17 TEO-DISC-11 without wood it is skipped, unless a tile in hand may bring some', () => {
    for (const tiles of [[], ['mask-4-a', 'disc-vp-4-a']]) expect(settling('region-2', { wood: 0, tiles }).question).toBe('power-up')
    const t = settling('region-2', { wood: 0, tiles: ['disc-resources-2-a'] })
    expect([t.question, t.answers]).toEqual(['settle', ['decline', 'use:disc-resources-2-a']])
  })

  it('M9-18, M6-06 obsidian pays for wood, the way is asked', () => {
    const t = settling('region-2', { wood: 1, obsidian: 2 }).play('settle:region-2')
    expect([t.question, t.answers]).toEqual(['payment', ['pay:1-wood+1-obsidian', 'pay:2-obsidian']])
  })

  it('M9-18, M6-06 with one region and only obsidian it is asked, and may be left', () => {
    const t = settling('region-2', { wood: 1, obsidian: 2 })
    expect([t.question, t.answers]).toEqual(['settle', ['settle:region-2', 'decline']])
    const left = t.play('decline')
    expect([left.player(0).wood, left.log('settle')]).toEqual([1, []])
  })

  it('M9-18 it is built if possible: no declining with wood and a region', () => {
    const t = settling('region-10', {}, { warriors: { 'region-7': 0 } })
    expect([t.question, t.answers]).toEqual(['settle', ['settle:region-7', 'settle:region-10']])
    expect(t.refused('decline').rule).toBe('M9-18')
  })

  it('M9-18 without the wood nothing is built; a tile in hand may still bring it', () => {
    const poor = settling('region-10', { wood: 1 })
    expect([poor.question, poor.player(0).wood, poor.log('settle')]).toEqual(['power-up', 1, []])
    const t = settling('region-10', { wood: 0, tiles: ['disc-resources-2-a'] })
    expect(t.question).toBe('settle')
    expect(t.refused('settle:region-10')).toMatchObject({ rule: 'M9-18' })
    expect(t.why('settle:region-10')).toMatchObject({ reason: 'building-needs-wood', need: 2, have: 0 })
    expect(t.offers('decline')).toBe(true)
    t.play('use:disc-resources-2-a', 'gain:2-wood')
    expect(empireOf(t).settled).toEqual({ 'region-10': 0 })
    expect(t.player(0).wood).toBe(0)
    expect(settling('region-10', { wood: 0, tiles: ['disc-resources-2-a'] }).play('decline').log('settle')).toEqual([])
  })

  it('M9-19 only where an own warrior stands', () => {
    const t = settling('region-10', {}, { warriors: { 'region-7': 0, 'region-1': 1 } })
    expect(t.refused('settle:region-1').rule).toBe('M9-19')
    expect(t.refused('settle:region-2').rule).toBe('M9-19')
    expect(conquest({ wood: 2 }, { warriors: { 'region-1': 1 } }).play('conquest:build').log('settle')).toEqual([])
    expect(t.why('region-1')).toMatchObject({ rule: 'M9-19' })
  })

  it('M9-20 not in Teotihuacan, in region 12 or in a settled region', () => {
    const warriors = { teotihuacan: 0, 'region-7': 0, 'region-1': 0, 'region-12': [0] }
    const t = settling('region-10', {}, { warriors, settled: { 'region-1': 1 } })
    expect(t.answers).toEqual(['settle:region-7', 'settle:region-10'])
    for (const region of ['teotihuacan', 'region-12', 'region-1']) expect(t.refused(`settle:${region}`).rule).toBe('M9-20')
    const alone = conquest({ wood: 2 }, { warriors: { teotihuacan: 0, 'region-1': 0, 'region-12': [0] }, settled: { 'region-1': 1 } })
    expect(alone.play('conquest:build').player(0).wood).toBe(2)
  })

  it('M9-21 the settler leaves the game, not to the supply', () => {
    const t = settling('region-10')
    expect(empireOf(t)).toMatchObject({ supply: [8, 10], furthest: [0, 0], warriors: { teotihuacan: 0 } })
  })

  it('M9-22 first the bonus, then one Avenue step', () => {
    const t = settling('region-10', { vp: 0 })
    expect(t.player(0)).toMatchObject({ vp: 4, avenue: 1, obsidian: 4 })
    const types = t.events.map((event) => event.type)
    expect(types.indexOf('settle')).toBeLessThan(types.indexOf('score'))
    expect(types.indexOf('score')).toBeLessThan(types.indexOf('avenue-step'))
  })

  it('M9-24 with no building left on the row nothing is built', () => {
    const nobles = { spaces: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }
    const one = settling('region-10', {}, { position: { nobles } })
    expect(one.summary()['buildingsTaken']).toBe(11)
    const none = settling('region-10', {}, { position: { nobles: { spaces: [...nobles.spaces, 10] } } })
    expect([none.player(0).wood, none.log('settle')]).toEqual([2, []])
    expect(none.why('region-10')).toMatchObject({ rule: 'M9-24' })
  })

  it('M9-22, TEO-ECLIPSE-04 every building lowers the value of the Avenue', () => {
    const eclipse = (settled: Readonly<Record<string, number>>): unknown[] => {
      const position = { at: 'eclipse', seats: [{ avenue: 2, cocoa: 9 }], empire: { settled } }
      return points(table({ modules: ['m6', 'm9'], position }), 0, 'TEO-ECLIPSE-03')
    }
    const [untouched] = eclipse({})
    const [built] = eclipse({ 'region-1': 1, 'region-2': 1, 'region-3': 0, 'region-4': 0, 'region-6': 0, 'region-7': 0 })
    expect(untouched).toBe(10)
    expect(built).toBeLessThan(10)
  })
})

describe('the eclipse', () => {
  it('M9-23 scores 1, 2, 3, 5 VP per warrior by zone, nothing for Teotihuacan and buildings, after masks and before the salary', () => {
    const own = { teotihuacan: 0, 'region-1': 0, 'region-4': 0, 'region-6': 0, 'region-11': 0 }
    const empire = { warriors: { ...own, 'region-2': 1, 'region-9': 1, 'region-12': [0, 0, 1] }, settled: { 'region-3': 0, 'region-10': 0 } }
    const position = { at: 'eclipse', seats: [{ cocoa: 9, tiles: ['mask-4-a'] }, { cocoa: 9 }], empire }
    const t = table({ modules: ['m6', 'm9'], position })
    expect(points(t, 0, 'M9-23')).toEqual([1 + 1 + 2 + 3 + 5 + 5])
    expect(points(t, 1, 'M9-23')).toEqual([1 + 3 + 5])
    const rules = t.log('score').map((event) => event.rule)
    expect(rules.indexOf('TEO-ECLIPSE-10')).toBeLessThan(rules.indexOf('M9-23'))
    expect(t.question).toBe('salary')
  })

  it('M9-23 warriors stay and score again; without the module nothing is scored', () => {
    const t = table({ modules: ['m6', 'm9'], position: { at: 'eclipse', seats: [{}, {}], empire: { warriors: { 'region-8': 1 } } } })
    expect(points(t, 1, 'M9-23')).toEqual([2])
    expect(empireOf(t).warriors).toEqual({ 'region-8': 1 })
    const plain = teotihuacan.compile({ players: 2, modules: ['m6'] })
    expect(plain.ok && plain.rules.procedures.flatMap((p) => p.steps).some((step) => step.name === 'scoreWarriors')).toBe(false)
  })
})
