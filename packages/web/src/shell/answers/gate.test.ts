import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../engine/protocol.ts'
import { answerGate, isFinal, type Time } from './gate.ts'

/** Time that passes when it is told to. */
function handTime(): Time & { pass(ms: number): void } {
  let now = 0
  let waiting: { at: number; call: () => void }[] = []
  return {
    now: () => now,
    after: (ms, then) => {
      const one = { at: now + ms, call: then }
      waiting.push(one)
      return () => void (waiting = waiting.filter((other) => other !== one))
    },
    pass: (ms) => {
      now += ms
      const due = waiting.filter(({ at }) => at <= now)
      waiting = waiting.filter(({ at }) => at > now)
      for (const { call } of due) call()
    },
  }
}

const outcome = (answer: string, closes: Outcome['closes'], onward: readonly Outcome[] = []): Outcome => ({ answer, events: [], closes, refused: [], next: null, onward })

describe('the gate of answers', () => {
  it('takes no answer just after the question has come, and none for good a little longer', () => {
    const time = handTime()
    const gate = answerGate(time)
    gate.changed()
    time.pass(299)
    expect(gate.admits(false)).toBe(false)
    time.pass(1)
    expect(gate.admits(false)).toBe(true)
    expect(gate.admits(true)).toBe(false)
    time.pass(300)
    expect(gate.admits(true)).toBe(true)
    gate.changed()
    expect(gate.admits(false)).toBe(false)
  })

  it('ends a turn after a moment, unless it is called off', async () => {
    const time = handTime()
    const gate = answerGate(time)
    const ended = gate.moment()
    expect(gate.admits(false)).toBe(false)
    time.pass(1200)
    expect(await ended).toBe(true)
    const other = gate.moment()
    time.pass(1100)
    gate.callOff()
    time.pass(1000)
    expect(await other).toBe(false)
  })

  it('knows a way that cannot be taken back, and fears one it does not know', () => {
    const known = [outcome('to:forest', null, [outcome('collect-cocoa', null), outcome('main-action', 'chance')]), outcome('end-turn', 'seat')]
    expect(isFinal(known, ['to:forest', 'collect-cocoa'])).toBe(false)
    expect(isFinal(known, ['to:forest', 'main-action'])).toBe(true)
    expect(isFinal(known, ['end-turn'])).toBe(false)
    expect(isFinal([], ['end-turn'])).toBe(true)
  })
})
