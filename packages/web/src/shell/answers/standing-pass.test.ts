import type { Asked } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { passed, passOf, stillStanding } from './standing-pass.ts'

const look = { passes: (kind: string, answers: readonly string[]) => (kind !== 'price' && answers.includes('no') ? 'no' : null) }
const asked = (answers: readonly string[], seat = 1, kind = 'offer'): Asked => ({ seat, kind, answers, revision: 7 }) as unknown as Asked
const scene = (question: Asked, more: object = {}) => ({ owner: 0, over: false, turn: 4, viewer: 1, asked: [question], ...more })
const passes = [{ seat: 1, turn: 4, kind: 'offer' }]

describe('a standing pass', () => {
  it('answers the same kind of question in the same turn of another', () => {
    expect(passed(passes, look, scene(asked(['yes', 'no'])))).toEqual({ seat: 1, revision: 7, answer: 'no' })
    expect(passed(passes, look, scene(asked(['yes', 'no'], 1, 'another')))).toBeNull()
    expect(passed(passes, look, scene(asked(['yes', 'no']), { turn: 5 }))).toBeNull()
    expect(passed([{ seat: 2, turn: 4, kind: 'offer' }], look, scene(asked(['yes', 'no'])))).toBeNull()
  })

  it('never decides what must be decided, nor anything in the own turn', () => {
    expect(passed(passes, look, scene(asked(['yes'])))).toBeNull()
    expect(passOf(look, { owner: 1, over: false }, asked(['yes', 'no']))).toBeNull()
    expect(passOf(look, { owner: -1, over: false }, asked(['yes', 'no']))).toBeNull()
    expect(passOf(look, { owner: 0, over: false }, asked(['yes', 'no'], 1, 'price'))).toBeNull()
    expect(passOf({}, { owner: 0, over: false }, asked(['yes', 'no']))).toBeNull()
    expect(passOf({ passes: () => 'maybe' }, { owner: 0, over: false }, asked(['yes', 'no']))).toBeNull()
  })

  it('ends with the turn', () => {
    expect(stillStanding(passes, 4)).toBe(passes)
    expect(stillStanding(passes, 5)).toEqual([])
  })
})
