// Obsidian and common workers.
import { describe, expect, it } from 'vitest'
import { type Table, table } from '../../testing.ts'

type Fields = Readonly<Record<string, unknown>>

const obsidianOf = (t: Table): number => (t.player(0) as unknown as { obsidian: number }).obsidian
const ring = ['palace', 'forest', 'stone-quarry', 'gold-deposits', 'construction', 'nobles', 'decorations', 'alchemy']
const technologies = ['tech-1-half', 'tech-3-half', 'tech-5-half', 'tech-09', 'tech-13', 'tech-17']

function game(own: Fields, commonWorkers: readonly string[], more: Fields = {}): Table {
  const seats = [{ cocoa: 5, workers: ['nobles 4', 'nobles 5', 'away'], ...own }, { workers: ['palace 1', 'palace 1', 'away'] }]
  return table({ players: 2, modules: ['m6', 'm10'], position: { ring, technologies, seats, commonWorkers, ...more } })
}

describe('obsidian with common workers', () => {
  it('M10-17 M10-18 M6-04 with common workers the cells with obsidian are read: one worker of power 3, or one more of the weakest power', () => {
    const cell = (t: Table): number[] => [t.player(0).wood, obsidianOf(t)]
    const alone = game({}, ['palace', 'alchemy', 'alchemy']).play('move-common:common-0', 'to:forest', 'main-action')
    expect([cell(alone), alone.question]).toEqual([[1, 0], 'end-turn'])
    const beside = (power: number): Table =>
      game({ workers: [`palace ${power}`, 'nobles 5', 'away'] }, ['forest', 'forest', 'alchemy']).play('move:worker-0-0', 'to:forest', 'main-action')
    expect([cell(beside(3)), cell(beside(4))]).toEqual([[1, 1], [2, 1]])
  })

  it('M6-11 M10-15 technology 5½ pays for cocoa collected with a common worker', () => {
    const collect = (own: Fields): number => obsidianOf(game(own, ['palace', 'alchemy', 'alchemy']).play('move-common:common-0', 'to:forest', 'collect-cocoa'))
    expect([collect({ technologies: ['tech-5-half'] }), collect({})]).toEqual([1, 0])
  })

  it('M6-10 M10-12 the fee beside a common worker may be obsidian', () => {
    const own = { cocoa: 0, obsidian: 1, technologies: ['tech-3-half'], workers: ['palace 3', 'nobles 5', 'away'] }
    const fee = (more: Fields): Table => game({ ...own, ...more }, ['forest', 'alchemy', 'alchemy'], { neutrals: [['forest', 'nobles']] }).play('move:worker-0-0', 'to:forest')
    expect(fee({ technologies: [] }).why('main-action')).toMatchObject({ reason: 'fee-needs-cocoa', have: 0 })
    expect(fee({}).play('main-action').log('pay')).toMatchObject([{ seat: 0, what: 'obsidian', n: 1 }])
  })

  it('M6-10 M10-21 M10-22 the salary of the virtual worker may be obsidian', () => {
    const seats = [{ obsidian: 2, technologies: ['tech-3-half'], workers: ['forest 4', 'forest 4', 'away'] }, { cocoa: 9, workers: ['palace 1', 'palace 1', 'away'] }]
    const t = table({ players: 2, modules: ['m6', 'm10'], position: { at: 'eclipse', technologies, commonWorkers: ['forest', 'alchemy', 'alchemy'], seats } })
    expect([t.question, t.answers[0]]).toEqual(['salary', 'salary:6']) // 2 + 2, and 2 for the virtual one
    expect(obsidianOf(t.play('salary:6'))).toBe(0)
  })
})
