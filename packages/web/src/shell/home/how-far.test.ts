import { describe, expect, it } from 'vitest'
import { howFar } from './how-far.ts'

const say = (key: string, of: Readonly<Record<string, number | string>> = {}): string => [key, ...Object.values(of)].join(' ')

describe('how far a saved game is', () => {
  it('is told by its progress: set-up, a part of all, nothing where nobody can tell or all is over', () => {
    expect(howFar({ over: false, progress: { n: 0, of: 3 } }, say)).toBe('table.nobody')
    expect(howFar({ over: false, progress: { n: 2, of: 3 } }, say)).toBe('home.progress 2 3')
    expect(howFar({ over: false, progress: { n: 2, of: 0 } }, say)).toBe('')
    expect(howFar({ over: true, progress: { n: 3, of: 3 } }, say)).toBe('')
  })
  it('is told by the round in records from before', () => {
    expect(howFar({ over: false, round: 4 }, say)).toBe('home.round 4')
    expect(howFar({ over: false, round: 0 }, say)).toBe('table.nobody')
    expect(howFar({ over: false }, say)).toBe('table.nobody')
    expect(howFar({ over: true, round: 12 }, say)).toBe('')
  })
})
