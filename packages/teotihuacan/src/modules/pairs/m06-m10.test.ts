// Obsidian with Workforce.
import { describe, expect, it } from 'vitest'
import { type Table, table } from '../../testing.ts'

const OTHER = { cocoa: 5, workers: ['nobles 1', 'nobles 1', 'away'] }
const seatOf = (t: Table): unknown => t.player(0)

/** Seat 0 with two workers; the common workers stand where they are put. */
function workforce(seat: Readonly<Record<string, unknown>>, ...commonWorkers: string[]): Table {
  const own = { cocoa: 5, workers: ['palace 4', 'construction 1', 'away'], ...seat }
  return table({ modules: ['m6', 'm10'], position: { seats: [own, OTHER], commonWorkers } })
}

describe('obsidian and common workers', () => {
  it('M10-17 M6-04 a common worker leads to the cell of one worker more, obsidian included', () => {
    const harvest = (...commons: string[]) => seatOf(workforce({}, ...commons).play('move:worker-0-0', 'to:stone-quarry', 'main-action', 'power-up:worker-0-0'))
    expect(harvest('nobles', 'nobles', 'nobles')).toMatchObject({ stone: 1, obsidian: 1, vp: 0 })
    expect(harvest('stone-quarry', 'nobles', 'nobles')).toMatchObject({ stone: 2, obsidian: 1, vp: 2 })
    expect(harvest('stone-quarry', 'stone-quarry', 'stone-quarry')).toMatchObject({ stone: 2, obsidian: 1, vp: 2 })
  })

  it('M10-18 M6-04 moved there alone it reads the cell of one worker of power 3', () => {
    const t = workforce({}, 'palace', 'nobles', 'nobles').play('move-common:common-0', 'to:stone-quarry', 'main-action')
    expect(seatOf(t)).toMatchObject({ stone: 1, obsidian: 0 })
    expect(t.log('lost')).toMatchObject([{ seat: 0, what: 'power-up', n: 1, rule: 'TEO-POWER-04' }])
  })

  it('M6-11 M10-12 technology 5½ pays for the cocoa a common worker collects, which counts its colour only where it was before', () => {
    const collect = (technologies: string[], ...commons: string[]) =>
      seatOf(workforce({ technologies }, ...commons).play('move-common:common-0', 'to:stone-quarry', 'collect-cocoa'))
    expect(collect(['tech-5-half'], 'palace', 'nobles', 'nobles')).toMatchObject({ cocoa: 6, obsidian: 1 })
    expect(collect(['tech-5-half'], 'palace', 'stone-quarry', 'nobles')).toMatchObject({ cocoa: 7, obsidian: 1 })
    expect(collect([], 'palace', 'stone-quarry', 'nobles')).toMatchObject({ cocoa: 7, obsidian: 0 })
  })

  it('M6-10 M10-12 the fee that a common worker makes may be paid with obsidian', () => {
    const t = workforce({ cocoa: 0, obsidian: 1, technologies: ['tech-3-half'] }, 'stone-quarry', 'nobles', 'nobles').play('move:worker-0-0', 'to:stone-quarry', 'main-action')
    expect(t.log('pay')).toMatchObject([{ seat: 0, what: 'obsidian', n: 1 }])
    const none = workforce({ cocoa: 0, obsidian: 1 }, 'stone-quarry', 'nobles', 'nobles').play('move:worker-0-0', 'to:stone-quarry')
    expect(none.why('main-action')).toMatchObject({ rule: 'TEO-MAIN-04', need: 1, have: 0 })
  })

  it('GD-01 GD-02 M10-17 a great tile counts beside a common worker, and doubles the cell both led to', () => {
    const tiles = ['gd-extra-worker-a', 'gd-double-harvest-a']
    const t = workforce({ tiles }, 'stone-quarry', 'nobles', 'nobles').play('move:worker-0-0', 'to:stone-quarry', 'main-action', 'use:gd-extra-worker-a', 'use:gd-double-harvest-a')
    expect(t.log('counted').map((event) => event['n'])).toEqual([3])
    expect(seatOf(t)).toMatchObject({ stone: 4, obsidian: 4, vp: 5 })
  })

  it('GD-06 M10-10 the power-ups of a great tile go to own workers only', () => {
    const t = workforce({ tiles: ['gd-power-up-3-a'] }, 'palace', 'nobles', 'nobles').play('use:gd-power-up-3-a')
    expect(t.answers.filter((answer) => answer.startsWith('power-up:'))).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1'])
  })

  it('M6-10 M10-21 M10-22 the salary of the virtual worker may be obsidian', () => {
    const technologies = ['tech-1-half', 'tech-3-half', 'tech-5-half', 'tech-09', 'tech-13', 'tech-17']
    const seats = [{ obsidian: 2, technologies: ['tech-3-half'], workers: ['forest 4', 'forest 4', 'away'] }, { cocoa: 9, workers: ['palace 1', 'palace 1', 'away'] }]
    const t = table({ players: 2, modules: ['m6', 'm10'], position: { at: 'eclipse', technologies, commonWorkers: ['forest', 'alchemy', 'alchemy'], seats } })
    expect([t.question, t.answers[0]]).toEqual(['salary', 'salary:6']) // 2 + 2, and 2 for the virtual one
    expect(seatOf(t.play('salary:6'))).toMatchObject({ obsidian: 0 })
  })
})
