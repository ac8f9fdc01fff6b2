import type { GameEvent } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import type { Told } from '../../engine/protocol.ts'
import { occasionOf } from './occasion.ts'

const telling = { occasion: ({ type }: { readonly type: string }) => ['task', 'benefit', 'feast'].includes(type) }
const entry = (turn: number, ...events: readonly GameEvent[]): Told => ({ seat: 0, answer: '', turn, owner: 2, forced: false, events })
const event = (type: string, seat: number): GameEvent => ({ type, seat, rule: '' })
const bound = (type: 'begin' | 'end'): GameEvent => ({ type, seat: -1, rule: '', span: 'scoring', n: 1 })
const typeOf = (...told: readonly Told[]): string | undefined => occasionOf(told, { turn: 7, owner: 2 }, telling)?.type

describe('why somebody is asked in the turn of another', () => {
  it('is the newest thing its owner did in this turn', () => {
    expect(typeOf(entry(6, event('benefit', 2)), entry(7, event('task', 2)), entry(7, event('benefit', 0)))).toBe('task')
    expect(typeOf(entry(6, event('benefit', 2)), entry(7))).toBeUndefined()
  })

  it('is a scoring of everybody while it lasts, whatever its owner did in it before', () => {
    const feast = [entry(6, bound('begin'), event('feast', 2)), entry(7, event('benefit', 2))]
    expect(typeOf(...feast)).toBe('feast')
    expect(typeOf(...feast, entry(7, bound('end')), entry(7, event('task', 2)))).toBe('task')
  })
})
