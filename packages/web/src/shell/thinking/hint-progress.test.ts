import { describe, expect, it } from 'vitest'
import { stepsDone } from './hint-progress.ts'

const turn = ['move:worker-0-0', 'to:forest', 'collect-cocoa', 'end-turn']
const given = (...answers: readonly string[]) => answers.map((answer) => ({ seat: 0, answer, forced: false }))

describe('a hint that is followed by hand', () => {
  it('goes on with every answer that is its next step', () => {
    expect(stepsDone(turn, [], 0)).toBe(0)
    expect(stepsDone(turn, given('move:worker-0-0', 'to:forest'), 0)).toBe(2)
  })

  it('is over at the first other answer, and when all of it is played', () => {
    expect(stepsDone(turn, given('move:worker-0-1'), 0)).toBeNull()
    expect(stepsDone(turn, given('move:worker-0-0', 'to:nobles'), 0)).toBeNull()
    expect(stepsDone(turn, given(...turn), 0)).toBeNull()
  })

  it('does not mind what had to be answered, nor what somebody else answers meanwhile', () => {
    expect(stepsDone(turn, [...given('move:worker-0-0'), { seat: 0, answer: 'pay:1', forced: true }, ...given('to:forest')], 0)).toBe(2)
    expect(stepsDone(turn, [{ seat: 1, answer: 'to:nobles', forced: false }, ...given('move:worker-0-0')], 0)).toBe(1)
  })
})
