// Power-ups: those of a main action and those of the discovery tile.
import { describe, expect, it } from 'vitest'
import { type Table, table } from '../testing.ts'

type Fields = Readonly<Record<string, unknown>>

const seated = (mine: Fields, more: Fields = {}): Table => table({ seed: 1, position: { seats: [{ cocoa: 3, ...mine }], ...more } })

/** Worker 0 comes from Alchemy to Forest, where the others already are, and takes the main action. */
const gather = (powers: readonly number[], mine: Fields = {}, more: Fields = {}): Table =>
  seated({ workers: powers.map((power, i) => (i === 0 ? `alchemy ${power}` : `forest ${power}`)), ...mine }, more)
    .play('move:worker-0-0', 'to:forest', 'main-action')

const powers = (t: Table): string[] => Object.values(t.player(0).workers)
const raising = (t: Table): string[] => t.answers.filter((key) => key.startsWith('power-up:'))

describe('power-ups of a main action', () => {
  it('TEO-POWER-01 a power-up turns one worker to the next higher face', () => {
    for (const power of [1, 2, 3, 4]) {
      const t = gather([power]).play('power-up:worker-0-0')
      expect(t.question).toBe('end-turn')
      expect(powers(t)).toEqual([`forest ${power + 1}`, 'palace 1', 'palace 1', 'wheel 3'])
    }
  })

  it('TEO-POWER-02 two power-ups go on one worker or on two', () => {
    const three = (): Table => gather([1, 2, 3])
    expect(raising(three())).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1', 'power-up:worker-0-2'])
    const one = three().play('power-up:worker-0-1', 'power-up:worker-0-1')
    expect([powers(one), one.question]).toEqual([['forest 1', 'forest 4', 'forest 3', 'wheel 3'], 'end-turn'])
    const two = three().play('power-up:worker-0-2', 'power-up:worker-0-0')
    expect([powers(two), two.question]).toEqual([['forest 2', 'forest 2', 'forest 4', 'wheel 3'], 'end-turn'])
  })

  it('TEO-POWER-03 TEO-EDGE-01 an ascension by the first power-up is finished before the second', () => {
    const t = gather([5, 3, 2]).play('power-up:worker-0-0')
    // Avenue step made, reward open, calendar not yet moved, no second power-up on offer
    expect([t.question, t.player(0).avenue, t.worker('worker-0-0'), raising(t)]).toEqual(['ascension-reward', 1, 'palace 1', []])
    expect(t.log('calendar')).toEqual([])
    t.play('reward:ascend-vp-5')
    expect([t.question, t.player(0).vp, t.log('calendar').map((event) => event['space'])]).toEqual(['power-up', 5, [1]])
  })

  it('TEO-POWER-04 TEO-EDGE-01 the remaining power-up goes to a worker still on the board, not to the new die', () => {
    const t = gather([5, 3, 2]).play('power-up:worker-0-0', 'reward:ascend-vp-5')
    expect(t.answers).toEqual(['power-up:worker-0-1', 'power-up:worker-0-2', 'done'])
    expect(t.refused('power-up:worker-0-0').rule).toBe('TEO-MAIN-11')
    expect(powers(t.play('power-up:worker-0-2'))).toEqual(['palace 1', 'forest 3', 'forest 3', 'wheel 3'])
  })

  it('TEO-POWER-04 TEO-EDGE-02 a lone worker that ascends takes the second power-up with it', () => {
    const t = seated({ stone: 2, technologies: ['tech-15'], tiles: ['disc-extra-worker-a'], workers: ['forest 5', 'forest 1'] })
    t.play('move:worker-0-0', 'to:construction', 'main-action', 'use:disc-extra-worker-a')
    t.play('build-with:pyr-01', 'build-at:p1-r0c0', 'turned:0', 'discount:none')
    expect([t.question, raising(t)]).toEqual(['power-up', ['power-up:worker-0-0']])
    t.play('power-up:worker-0-0', 'reward:ascend-vp-5')
    expect([t.question, powers(t)]).toEqual(['end-turn', ['palace 1', 'forest 1', 'palace 1', 'wheel 3']])
    expect(t.log('lost')).toMatchObject([{ seat: 0, what: 'power-up', n: 1, rule: 'TEO-POWER-04' }])
    expect(t.log('main-action').map((event) => event['workers'])).toEqual([2])
    expect(t.log('counted').map((event) => event['n'])).toEqual([3])
  })

  it('TEO-POWER-04 a worker left on the board would have taken the second power-up', () => {
    const t = seated({ stone: 2, technologies: ['tech-15'], workers: ['forest 5', 'construction 1'] })
    t.play('move:worker-0-0', 'to:construction', 'main-action', 'build-with:pyr-01', 'build-at:p1-r0c0', 'turned:0', 'discount:none')
    t.play('power-up:worker-0-0', 'reward:ascend-vp-5')
    expect(t.answers).toEqual(['power-up:worker-0-1', 'done'])
  })

  it('TEO-EDGE-03 TEO-POWER-02 a power of 4 ascends by two power-ups', () => {
    const t = gather([4, 1, 1]).play('power-up:worker-0-0')
    expect(t.worker('worker-0-0')).toBe('forest 5')
    expect(t.play('power-up:worker-0-0').question).toBe('ascension-reward')
    expect(powers(t.play('reward:ascend-vp-5'))).toEqual(['palace 1', 'forest 1', 'forest 1', 'wheel 3'])
  })

  it('TEO-POWER-05 neither the worker on the wheel nor neutral workers nor those of others are powered up', () => {
    const t = table({
      seed: 1,
      position: {
        neutrals: [['forest', 'forest', 'palace']],
        seats: [{ cocoa: 3, workers: ['alchemy 1', 'palace 1', 'palace 1'] }, { workers: ['forest 1'] }],
      },
    }).play('move:worker-0-0', 'to:forest', 'main-action')
    expect(t.answers).toEqual(['power-up:worker-0-0'])
    expect(t.refused('power-up:worker-0-3').message).toContain('not possible')
    expect(t.refused('power-up:worker-1-0').message).toContain('not possible')
  })
})

describe('the power-up tile', () => {
  const train = (workers: readonly string[], mine: Fields = {}): Table =>
    seated({ tiles: ['disc-power-up-2-a'], workers, ...mine }, { neutrals: [['forest', 'alchemy', 'nobles']] })
      .play('use:disc-power-up-2-a')

  it('TEO-POWER-05 TEO-DISC-20 it reaches own unlocked workers anywhere, but not the wheel', () => {
    const t = train(['forest 1', 'gold-deposits 2', 'forest-worship 3'])
    expect(raising(t)).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1'])
    for (const worker of ['worker-0-2', 'worker-0-3', 'worker-1-0'])
      expect(t.refused(`power-up:${worker}`).message).toContain('not possible')
    expect(powers(t.play('power-up:worker-0-1', 'power-up:worker-0-0'))).toEqual(
      ['forest 2', 'gold-deposits 3', 'forest-worship 3', 'wheel 3'],
    )
    expect(t.question).toBe('turn')
  })

  it('TEO-POWER-02 TEO-DISC-20 both power-ups may go on one worker', () => {
    const t = train(['forest 1', 'gold-deposits 2']).play('power-up:worker-0-0', 'power-up:worker-0-0')
    expect([powers(t), t.question]).toEqual([['forest 3', 'gold-deposits 2', 'palace 1', 'wheel 3'], 'turn'])
  })

  it('TEO-EDGE-03 TEO-ASC-13 TEO-DISC-20 after an ascension the second power-up may raise the new die on the Palace to 2', () => {
    const t = train(['forest 5', 'gold-deposits 2', 'nobles 1']).play('power-up:worker-0-0', 'reward:ascend-cocoa-5')
    expect(t.answers).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1', 'power-up:worker-0-2'])
    t.play('power-up:worker-0-0')
    expect([t.worker('worker-0-0'), t.question, t.player(0).cocoa]).toEqual(['palace 2', 'turn', 8])
  })

  it('TEO-POWER-05 TEO-ASC-09 a fourth worker that came in by the first power-up may take the second', () => {
    const t = train(['forest 5', 'gold-deposits 2', 'nobles 1']).play('power-up:worker-0-0', 'reward:ascend-worker')
    expect(t.answers).toContain('power-up:worker-0-3')
    expect(t.play('power-up:worker-0-3').worker('worker-0-3')).toBe('palace 4')
  })
})
