// What settling each region brings.
import { has } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { discoveryNames } from '../../answers.ts'
import { maskSet } from '../../flow/eclipse.ts'
import { DISC_STACK } from '../../state.ts'
import { type Table, table } from '../../testing.ts'
import { GREAT_STACK } from '../great-discoveries/index.ts'
import { workersVp } from './bonuses.ts'
import { empireOf, meeting, points, settling } from './test-table.ts'

const NOTHING = { vp: 0, cocoa: 5, obsidian: 0 }

describe('region bonuses', () => {
  it('M9-REG-01 1 VP, 1 obsidian, 1 cocoa', () => {
    expect(settling('region-1').player(0)).toMatchObject({ ...NOTHING, vp: 1, obsidian: 1, cocoa: 6 })
  })

  it('M9-REG-02 1 VP and one step on any temple', () => {
    const t = settling('region-2')
    expect([t.question, t.answers]).toEqual(['temple', ['temple:blue', 'temple:red', 'temple:green']])
    expect(t.play('temple:red').question).toBe('power-up')
    expect(points(t, 0, 'M9-REG-02')).toEqual([1])
    expect(t.player(0).temples).toEqual({ blue: 0, red: 1, green: 0 })
  })

  describe('1 VP and one of three drawn discovery tiles', () => {
    const drawn = ['disc-cocoa-4-a', 'disc-double-move-a', 'mask-1-a']
    const draw = (own = {}) => settling('region-3', own, { chance: drawn.map((tile) => `draw-discovery:${tile}`) })

    it('M9-REG-03 may be taken at its cost', () => {
      const t = draw({ gold: 1 })
      expect([t.question, t.seat]).toEqual(['region-tile', 0])
      expect(t.answers).toEqual(['take:mask-1-a', 'take:disc-cocoa-4-a', 'take:disc-double-move-a', 'decline'])
      t.play('take:disc-cocoa-4-a')
      expect(t.player(0)).toMatchObject({ vp: 1, gold: 0, tiles: ['disc-cocoa-4-a'] })
      expect([t.question, t.answers]).toEqual(['tile-moment', ['done', 'use:disc-cocoa-4-a']]) // TEO-DISC-07: the Avenue step comes next
      expect(t.play('done').question).toBe('power-up')
    })

    it('M9-REG-03 is refused without the cost, declined for nothing, and the others go back', () => {
      const t = draw()
      expect(t.refused('take:disc-cocoa-4-a').rule).toBe('TEO-DISC-03')
      const stack = (): unknown => (t.summary()['stacks'] as { discoveries: number }).discoveries
      const during = stack()
      t.play('decline')
      expect(stack()).toBe(Number(during) + 3)
      expect(t.player(0)).toMatchObject({ vp: 1, tiles: [] })
    })

    it('M9-REG-03 draws only what is left', () => {
      const t = settling('region-3', {}, { position: { discoveryStack: ['disc-double-move-b'] }, chance: ['draw-discovery:disc-double-move-b'] })
      expect(t.answers).toEqual(['take:disc-double-move-b', 'decline'])
      const empty = settling('region-3', {}, { position: { discoveryStack: [] } })
      expect([empty.question, empty.player(0).vp]).toEqual(['power-up', 1])
    })
  })

  describe('1 VP and up to three different workers powered up', () => {
    const workers = ['decorations 2', 'palace 3', 'forest-worship 2', 'gold-deposits 5']

    it('M9-REG-04 once each, unlocked ones, the acting one included', () => {
      const t = settling('region-4', { workers })
      expect([t.question, t.answers]).toEqual(['power-up-different', ['power-up:worker-0-0', 'power-up:worker-0-1', 'power-up:worker-0-3', 'done']])
      expect(t.refused('power-up:worker-0-2').rule).toBe('TEO-LOCK-10')
      t.play('power-up:worker-0-0')
      expect(t.refused('power-up:worker-0-0').rule).toBe('M9-REG-04')
      t.play('power-up:worker-0-1')
      expect([t.worker('worker-0-0'), t.worker('worker-0-1'), t.player(0).vp]).toEqual(['nobles 3', 'palace 4', 1])
      t.play('power-up:worker-0-3', 'reward:ascend-vp-5') // it ascends
      expect([t.worker('worker-0-3'), t.question]).toEqual(['palace 1', 'power-up'])
    })

    it('M9-REG-04 stops when the player wants, and after three', () => {
      expect(settling('region-4', { workers }).play('done').question).toBe('power-up')
      const four = settling('region-4', { workers: ['decorations 2', 'palace 1', 'palace 2', 'palace 3'] })
      four.play('power-up:worker-0-1', 'power-up:worker-0-2', 'power-up:worker-0-3')
      expect(four.question).toBe('power-up')
    })

    it('M9-REG-04 TEO-MAIN-11 an acting worker that ascends leaves the power-up of the action to the others', () => {
      const t = settling('region-4', { workers: ['decorations 5', 'palace 1', 'palace 1'], wood: 2 })
      t.play('power-up:worker-0-0', 'reward:ascend-vp-5', 'done')
      for (let n = 0; t.question === 'march' && n < 5; n++) t.play(t.answers[0] ?? '')
      expect([t.worker('worker-0-0'), t.question]).toEqual(['palace 1', 'end-turn'])
    })
  })

  it('M9-REG-05, M9-REG-09 2 VP and the golden mask, 4 VP and the jade mask', () => {
    const gold = settling('region-5')
    expect(gold.player(0)).toMatchObject({ vp: 2, tiles: ['mask-special-gold-a'] })
    expect(empireOf(gold).specialMasks).toEqual(['mask-special-jade-a'])
    const jade = settling('region-9')
    expect(jade.player(0)).toMatchObject({ vp: 4, tiles: ['mask-special-jade-a'] })
    expect(empireOf(jade).specialMasks).toEqual(['mask-special-gold-a'])
  })

  describe('2 VP and one of two drawn great discovery tiles', () => {
    const draw = (own = {}) => settling('region-6', own, { chance: ['draw-discovery:gd-temple-blue-a', 'draw-discovery:gd-power-up-3-a'] })

    it('M9-REG-06 may be taken at its cost', () => {
      const t = draw({ cocoa: 1 })
      expect(t.answers).toEqual(['take:gd-temple-blue-a', 'decline'])
      expect(t.refused('take:gd-power-up-3-a').rule).toBe('TEO-DISC-03')
      t.play('take:gd-temple-blue-a')
      expect(t.player(0)).toMatchObject({ vp: 2, cocoa: 0, tiles: ['gd-temple-blue-a'] })
    })

    it('M9-REG-06 EXP-03 the other, or both, go back into the great stack', () => {
      const greatIn = (t: Table, set: number): string[] => discoveryNames.filter((name, i) => name.startsWith('gd-') && has(t.g.s, set, i))
      const all = greatIn(draw(), GREAT_STACK)
      const taken = draw({ cocoa: 1 }).play('take:gd-temple-blue-a')
      expect(greatIn(taken, GREAT_STACK)).toEqual([...all, 'gd-power-up-3-a'].sort((a, b) => discoveryNames.indexOf(a) - discoveryNames.indexOf(b)))
      const declined = draw().play('decline')
      expect(greatIn(declined, GREAT_STACK)).toHaveLength(all.length + 2)
      expect([greatIn(taken, DISC_STACK), greatIn(declined, DISC_STACK)]).toEqual([[], []])
    })

    it('M9-REG-06 or not, and comes from its own stack', () => {
      const t = settling('region-6')
      expect(t.answers.filter((answer) => answer.startsWith('take:')).every((answer) => answer.startsWith('take:gd-'))).toBe(true)
      expect(draw().play('decline').player(0)).toMatchObject({ vp: 2, tiles: [] })
    })
  })

  it('M9-22 the region first, then the Avenue step', () => {
    const t = settling('region-2', { avenue: 2 })
    expect([t.question, t.player(0).avenue]).toEqual(['temple', 2])
    t.play('temple:red')
    expect(t.player(0).avenue).toBe(3)
  })

  it('M9-REG-07 2 VP and a free marker on the lowest technology with its temple step; earlier owners gain 3 VP', () => {
    const position = { technologies: ['tech-01', 'tech-1-half', 'tech-03', 'tech-05', 'tech-07', 'tech-09'] }
    const t = settling('region-7', { technologies: ['tech-01'] }, { position, others: [{ technologies: ['tech-1-half'] }] })
    expect(t.player(0).technologies).toEqual(['tech-01', 'tech-1-half'])
    expect(points(t, 0, 'M9-REG-07')).toEqual([2])
    expect(t.player(0).temples.red).toBe(1)
    expect(t.player(1).vp).toBe(3)
  })

  it('M9-REG-08 2 VP and one step on each of two different temples', () => {
    const t = settling('region-8')
    expect([t.question, t.answers]).toEqual(['different-temple', ['temple:blue', 'temple:red', 'temple:green']])
    t.play('temple:green')
    expect(t.refused('temple:green').rule).toBe('M9-REG-08')
    expect(t.answers).toEqual(['temple:blue', 'temple:red'])
    t.play('temple:red')
    expect([t.question, t.player(0).temples]).toEqual(['power-up', { blue: 0, red: 1, green: 1 }])
    expect(points(t, 0, 'M9-REG-08')).toEqual([2])
  })

  it('M9-REG-08, TEO-TERM-12 a second step that is possible nowhere else is lost', () => {
    const t = settling('region-8', { temples: { blue: 11, red: 11 } })
    expect(t.answers).toEqual(['temple:green'])
    expect(t.refused('temple:blue').rule).toBe('TEO-TEMPLE-09')
    expect([t.play('temple:green').question, t.player(0).temples.green]).toEqual(['power-up', 1])
  })

  it('M9-REG-10 4 VP and 4 obsidian', () => {
    expect(settling('region-10').player(0)).toMatchObject({ ...NOTHING, vp: 4, obsidian: 4 })
  })

  it('M9-REG-11 4 VP, 1 per worker of power 1 to 3 and 2 from power 4, locked ones included, the wheel not', () => {
    const t = settling('region-11', { workers: ['decorations 3', 'palace 4', 'forest-worship 5'] })
    expect([points(t, 0, 'M9-REG-11'), t.player(0).vp]).toEqual([[4, 1 + 2 + 2], 9])
    expect(settling('region-11', { workers: ['decorations 2', 'palace 1', 'palace 2', 'palace 3'] }).player(0).vp).toBe(8)
  })

  it('M9-REG-11, M10-22 a virtual worker counts with its power', () => {
    const { g } = table({ modules: ['m6', 'm9'], position: { seats: [{ workers: ['palace 4', 'palace 2', 'palace 5', 'wheel'] }] } })
    const withVirtual = (power: number): number =>
      workersVp({ ...g, rules: { ...g.rules, parts: { ...g.rules.parts, virtualWorker: () => power } } }, 0)
    expect([workersVp(g, 0), withVirtual(2), withVirtual(4)]).toEqual([5, 6, 7])
  })

  it('M9-REG-12, EXP-02 the special masks are two further kinds of mask', () => {
    const position = { seats: [{ tiles: ['mask-1-a', 'mask-2-a'] }], empire: { settled: { 'region-5': 0, 'region-9': 0 } } }
    const t = table({ modules: ['m6', 'm9'], position })
    expect(t.player(0).tiles).toEqual(['mask-1-a', 'mask-2-a', 'mask-special-gold-a', 'mask-special-jade-a'])
    expect(maskSet(t.g, 0, 1)).toBe(4)
    expect(t.refused('use:mask-special-gold-a').rule).toBe('TEO-DISC-06')
    expect(['mask-special-gold-a', 'mask-special-jade-a'].map((mask) => t.why(mask)?.rule)).toEqual(['TEO-DISC-06', 'TEO-DISC-06'])
    const scored = table({ modules: ['m6', 'm9'], position: { at: 'eclipse', ...position } })
    expect(points(scored, 0, 'TEO-ECLIPSE-10')).toEqual([10])
    expect(meeting(1, 2)).toHaveLength(3)
  })
})
