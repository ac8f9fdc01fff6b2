// Obsidian where the Mansion asks for cocoa or resources, or gives them.
import { describe, expect, it } from 'vitest'
import { type Table, table } from '../../testing.ts'

type Fields = Readonly<Record<string, unknown>>

const obsidianOf = (t: Table): number => (t.player(0) as unknown as { obsidian: number }).obsidian

/** Seat 0 arrives with a worker of power 2 at the Mansion, where another of its workers stands, and worships on the royal tile. */
function worshipping(royal: string, seat: Fields, rest: Fields = {}, modules: readonly string[] = ['m6', 'm7']): Table {
  const seats = [{ workers: ['gold-deposits 2', 'palace 1', 'nobles 1'], ...seat }, { temples: { blue: 4 }, workers: ['nobles 1', 'nobles 1', 'nobles 1'] }]
  const royals = [royal, ...['royal-b-06', 'royal-a-04', 'royal-c-01'].filter((other) => other !== royal).slice(0, 2)]
  return table({ players: 2, modules, position: { seats, royals, ...rest } }).play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
}

describe('obsidian at the Mansion', () => {
  it('M6-10 M7-14 the cocoa of the temple step may be 1 obsidian, without change', () => {
    const owner = { mansion: { blue: 1 } }
    const pay = (technologies: string[]): Table => worshipping('royal-a-05', { obsidian: 1, technologies }, owner)
    const t = pay(['tech-3-half'])
    expect([t.question, t.answers]).toEqual(['claim-step', ['claim-step:pay', 'claim-step:not-now']])
    t.play('claim-step:pay', 'gain:1-wood')
    expect([t.player(0).temples.blue, obsidianOf(t), t.player(0).cocoa]).toEqual([1, 0, 0])
    expect(pay(['tech-05']).question).toBe('claim-power-up') // nothing to pay with
  })

  it('M6-10 M7-21 the 3 cocoa of royal tile 11 may be 1 obsidian', () => {
    const t = worshipping('royal-b-11', { obsidian: 1, technologies: ['tech-3-half'] }).play('again')
    expect([obsidianOf(t), t.player(0).cocoa]).toEqual([2 + 1, 0]) // power 2 and the worker beside
    expect(worshipping('royal-b-11', { obsidian: 1 }).refused('again').rule).toBe('TEO-ROYAL-11')
  })

  it('M6-11 M7-22 the obsidian of technology 5½ comes before the royal tile and pays for it', () => {
    const t = worshipping('royal-c-12', { technologies: ['tech-5-half'] })
    expect([t.question, obsidianOf(t)]).toEqual(['repeat', 1])
    t.play('again')
    expect([t.player(0).cocoa, t.player(0).vp, obsidianOf(t)]).toEqual([1, 2, 0])
    expect(worshipping('royal-c-12', {}).offers('again')).toBe(false)
  })

  it('M6-09 M6-07 M7-08 tile 07: power and k resources, any of them obsidian with technology 1½ only', () => {
    const swap = (technologies: string[]): Table => worshipping('royal-b-07', { cocoa: 1, wood: 1, technologies }).play('again')
    expect(swap([]).answers.some((key) => key.includes('obsidian'))).toBe(false)
    const t = swap(['tech-1-half'])
    expect(t.answers.filter((key) => key.includes('3-obsidian'))).toEqual(['gain:3-obsidian'])
    expect(obsidianOf(t.play('gain:1-wood+2-obsidian'))).toBe(2)
  })

  it('M6-06 M7-08 tile 03: obsidian is sold as any resource', () => {
    const t = worshipping('royal-c-03', { obsidian: 4 }).play('again', 'again', 'again')
    expect([t.player(0).cocoa, obsidianOf(t), t.question]).toEqual([6, 1, 'end-turn'])
  })

  it('M7-20 EXP-06 great masks make pairs too', () => {
    const t = worshipping('royal-a-10', { tiles: ['gd-mask-a', 'gd-mask-b', 'gd-mask-c'], used: ['gd-obsidian-3-a'] })
    expect(t.player(0).vp).toBe(2 * (2 + 1))
  })
})
