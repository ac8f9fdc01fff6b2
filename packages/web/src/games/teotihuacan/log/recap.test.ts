import { describe, expect, it } from 'vitest'
import type { Told } from '../../../engine/protocol.ts'
import { inBrief, recapFor } from '../../../shell/log/recap.ts'
import { telling } from './telling.ts'

const told = (turn: number, owner: number, ...events: { readonly type: string; readonly [detail: string]: string | number }[]): Told =>
  ({ seat: owner, answer: '', turn, owner, forced: false, events: events.map((event) => ({ rule: 'X-1', seat: owner, ...event })) })
const moved = { type: 'move', worker: 'worker-1-0', board: 'forest' }
const acted = { type: 'main-action', board: 'forest' }
const gained = (what: string, n: number) => ({ type: 'gain', what, n })
const scored = (n: number, seat?: number) => ({ type: 'score', n, ...(seat === undefined ? {} : { seat }) })
const brief = (log: readonly Told[], viewer = 0) => recapFor(log, viewer, telling).map(({ seat, deeds, points }) => [seat, deeds.map(({ type }) => type), points])

describe('what happened since somebody played', () => {
  it('names every player with what they did and what it brought, however much the last one did', () => {
    const many = Array.from({ length: 12 }, () => gained('cocoa', 1))
    const log = [told(1, 0, moved), told(2, 1, moved, acted, gained('wood', 2)), told(3, 2, moved, { type: 'pay', what: 'stone', n: 2 }, { type: 'pyramid-tile' }, scored(4)), told(4, 3, moved, ...many)]
    expect(brief(log)).toEqual([[1, ['main-action'], 0], [2, ['move', 'pyramid-tile'], 4], [3, ['move'], 0]])
    expect(recapFor(log, 0, telling).map(({ goods }) => goods)).toEqual([[{ icon: 'wood', n: 2 }], [{ icon: 'stone', n: -2 }], [{ icon: 'cocoa', n: 12 }]])
  })

  it('keeps what was built where there is no room for everything, in the order it happened', () => {
    const took = { type: 'take-tile', tile: 'mask-1-a' }
    const log = [told(1, 0), ...[1, 2, 3].map((seat) => told(seat + 1, seat, took, took, acted, took, { type: 'building', space: 1 }))]
    expect(recapFor(log, 0, telling).map(({ deeds, more }) => [deeds.map(({ type }) => type), more])).toEqual(Array(3).fill([['take-tile', 'main-action', 'building'], 2]))
  })

  it('begins after the own turn, not after an answer in the turn of another, and never with the set-up', () => {
    const asked = { ...told(2, 1, scored(1, 0)), seat: 0 }
    expect(brief([told(1, 0, moved), told(2, 1, acted), asked, told(3, 2, acted)])).toEqual([[1, ['main-action'], 0], [2, ['main-action'], 0], [0, [], 1]])
    const setUp = told(0, -1, { type: 'gain', seat: 1, what: 'cocoa', n: 3 }, { type: 'end', span: 'set-up' })
    expect(brief([setUp, told(1, 1, moved)])).toEqual([[1, ['move'], 0]])
  })

  it('says nothing of those who have done nothing', () => {
    expect(brief([told(1, 0), told(2, 1), told(3, 2, acted)])).toEqual([[2, ['main-action'], 0]])
  })

  it('tells nothing that only the next one may see: the other still looks', () => {
    expect(brief([told(1, 0), told(2, 1, { type: 'take-tile', only: 0, seat: 0 }, acted)])).toEqual([[1, ['main-action'], 0]])
  })

  it('says it in few words', () => {
    expect(inBrief('Anna gains 1 gold', 'Ann')).toBe('Anna gains 1 gold')
    expect(inBrief('Ann: worker 1 ascends', 'Ann')).toBe('Worker 1 ascends')
    expect(inBrief('Ana (Mum) lays decoration 14 (red headdress, glyph): left side, level 1', 'Ana (Mum)')).toBe('Lays decoration 14: left side, level 1')
  })
})
