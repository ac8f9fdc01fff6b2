import { describe, expect, it } from 'vitest'
import { leftOf } from './puzzle-left.ts'

const given = (answer: string, seat: number | 'chance' = 0, forced = false) => ({ seat, answer, forced })

describe('what is left of a planned turn', () => {
  const planned = ['move', 'to', 'again', 'again', 'end']

  it('follows the answers given so far, in their order', () => {
    expect(leftOf(planned, [], 0)).toEqual(planned)
    expect(leftOf(planned, [given('move'), given('to'), given('again')], 0)).toEqual(['again', 'end'])
  })

  it('passes over what was not asked for, and hears neither others nor what ran by itself', () => {
    expect(leftOf(planned, [given('move'), given('again')], 0)).toEqual(['again', 'end'])
    expect(leftOf(planned, [given('move', 1), given('move', 'chance'), given('end', 0, true)], 0)).toEqual(planned)
  })

  it('is not lost when somebody gives another answer', () => {
    expect(leftOf(planned, [given('move'), given('elsewhere')], 0)).toEqual(['to', 'again', 'again', 'end'])
  })
})
