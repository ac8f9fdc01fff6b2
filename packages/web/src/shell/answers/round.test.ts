import { describe, expect, it } from 'vitest'
import type { Told } from '../../engine/protocol.ts'
import { roundOf } from './round.ts'

const telling = { occasion: ({ type }: { readonly type: string }) => type === 'task', joined: (question: string) => (question === 'leftover' ? 'bought' : null) }
const entry = (turn: number, ...events: readonly (readonly [type: string, seat: number])[]): Told => ({
  seat: 0, answer: '', turn, owner: 2, forced: false, events: events.map(([type, seat]) => ({ type, seat, rule: '' })),
})
const at = { turn: 7, owner: 2, points: [0, 0, 0, 0] }
const states = (told: readonly Told[], seat: number, kind = 'leftover'): string => roundOf(told, at, { kind, seat }, telling).map((place) => `${place.seat} ${place.state}`).join(', ')

describe('an offer that goes round the table', () => {
  it('tells who had it before, in turn order from whose turn it is', () => {
    expect(states([entry(7, ['task', 2], ['bought', 2])], 3)).toBe('2 began, 3 asked, 0 waits, 1 waits')
    expect(states([entry(7, ['task', 2]), entry(7, ['bought', 3])], 1)).toBe('2 began, 3 joined, 0 passed, 1 asked')
  })

  it('leaves out what was done before the offer began, in this turn or an earlier one', () => {
    expect(states([entry(6, ['bought', 3]), entry(7, ['task', 2], ['bought', 3]), entry(7, ['task', 2])], 0)).toBe('2 began, 3 passed, 0 asked, 1 waits')
  })

  it('tells nothing of questions that go round no table, nor at a table of two', () => {
    expect(states([], 3, 'casualty')).toBe('')
    expect(roundOf([], { ...at, owner: 1, points: [0, 0] }, { kind: 'leftover', seat: 0 }, telling)).toEqual([])
  })
})
