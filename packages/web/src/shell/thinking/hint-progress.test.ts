import { fastRandom, secretFromSeed } from '@tollan/kernel'
import { givenSteps } from '@tollan/room'
import { everythingAsked, openOf } from '@tollan/room/testing'
import { describe, expect, it } from 'vitest'
import { answer, create } from '../../engine/session.ts'
import { followed } from './hint-progress.ts'

const turn = ['move:worker-0-0', 'to:forest', 'collect-cocoa', 'end-turn'].map((key) => ({ answer: key }))
const given = (...answers: readonly string[]) => answers.map((key) => ({ seat: 0, answer: key, forced: false }))
const stepsDone = (...had: Parameters<typeof followed>): number | null => followed(...had)?.done ?? null

describe('a hint that is followed by hand', () => {
  it('goes on with every answer that is its next step', () => {
    expect(stepsDone(turn, [], 0)).toBe(0)
    expect(stepsDone(turn, given('move:worker-0-0', 'to:forest'), 0)).toBe(2)
  })

  it('is over at the first other answer, and when all of it is played', () => {
    expect(stepsDone(turn, given('move:worker-0-1'), 0)).toBeNull()
    expect(stepsDone(turn, given('move:worker-0-0', 'to:nobles'), 0)).toBeNull()
    expect(stepsDone(turn, given(...turn.map((step) => step.answer)), 0)).toBeNull()
  })

  it('does not mind what had to be answered, nor what somebody else answers meanwhile', () => {
    expect(stepsDone(turn, [...given('move:worker-0-0'), { seat: 0, answer: 'pay:1', forced: true }, ...given('to:forest')], 0)).toBe(2)
    expect(stepsDone(turn, [{ seat: 1, answer: 'to:nobles', forced: false }, ...given('move:worker-0-0')], 0)).toBe(1)
  })
})

describe('a hint about one of several equal dice', () => {
  const advised = [
    { answer: 'move:worker-0-0', alike: ['move:worker-0-1', 'move:worker-0-2'] }, { answer: 'to:forest' },
    { answer: 'power-up:worker-0-1', alike: ['power-up:worker-0-2'] }, { answer: 'power-up:worker-0-0' }, { answer: 'end-turn' },
  ]

  it('goes on with another of them, which then takes its place', () => {
    expect(followed(advised, given('move:worker-0-1', 'to:forest'), 0)).toEqual({
      done: 2, answers: ['move:worker-0-1', 'to:forest', 'power-up:worker-0-0', 'power-up:worker-0-1', 'end-turn'],
    })
    expect(followed(advised, given('move:worker-0-1', 'to:forest', 'power-up:worker-0-2'), 0)).toEqual({
      done: 3, answers: ['move:worker-0-1', 'to:forest', 'power-up:worker-0-2', 'power-up:worker-0-1', 'end-turn'],
    })
  })

  it('is over with one that is not equal', () => {
    expect(followed(advised, given('move:worker-0-3'), 0)).toBeNull()
    expect(followed(advised, given('move:worker-0-1', 'to:forest', 'power-up:worker-0-1'), 0)).toBeNull()
  })

  it('can be played to its end with any of them', async () => {
    let others = 0
    for (const seed of [1, 2, 3]) {
      const made = await create('teotihuacan', { players: 2 }, secretFromSeed(seed), everythingAsked)
      if (!made.ok) throw new Error(made.message)
      const { room } = made.session
      const random = fastRandom(seed)
      for (let open = openOf(room); open !== undefined; open = openOf(room)) answer(made.session, open.seat, open.revision, open.answers[random(open.answers.length)] ?? '', everythingAsked)
      const { entries } = room.journal
      for (const [entry, { seat, answer: key }] of entries.entries()) {
        if (seat === 'chance' || !key.startsWith('move:')) continue
        const end = entries.findIndex((one, i) => i > entry && (one.seat !== seat || one.answer === 'end-turn'))
        const steps = givenSteps(room, { entry, seat, answers: entries.slice(entry, end < 0 ? undefined : end + 1).flatMap((one) => (one.seat === seat ? [one.answer] : [])) }, seat)
        for (const other of steps[0]?.alike ?? []) {
          const rest = followed(steps, [{ seat, answer: other, forced: false }], seat)
          if (rest === null) continue
          others++
          const asked = givenSteps(room, { entry, seat, answers: rest.answers }, seat)
          expect(asked.map((step) => step.asked?.kind)).toEqual(steps.map((step) => step.asked?.kind))
          expect(asked.every((step) => step.asked?.answers.includes(step.answer) ?? true)).toBe(true)
        }
      }
    }
    expect(others).toBeGreaterThan(10)
  })
})
