import type { View } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { createRace } from './race.ts'
import type { Rollout } from './rollouts.ts'
import { numberAt } from './seeds.ts'
import type { Line } from './turn-search.ts'

const nowhere = null as unknown as View

/** A line the search values at `value`; its only answer is its number. */
const line = (n: number, value: number): Line => ({ answers: [n], told: 1, whole: true, value, expected: { own: value, rival: 0, value } })

/** Rollouts that bring what lines are worth and a luck that all of them share, with a little of their own; each takes a tick of the clock. */
function rolling(worth: readonly number[]): { readonly rollout: Rollout; readonly clock: () => number; readonly asked: number[] } {
  const asked = worth.map(() => 0)
  let now = 0
  return {
    asked,
    clock: () => now,
    rollout({ answers: [n] }, _seen, seed, until) {
      if (++now > until) return null
      asked[n]++
      const value = worth[n] + numberAt(seed, 0, 40) + numberAt(seed, 1 + n, 3)
      return { own: value, rival: 0, value }
    },
  }
}

const plan = { rollouts: 200, prior: 1 }
const numbers = (lines: readonly Line[]): number[] => lines.map(({ answers: [n] }) => n)

describe('a race of lines', () => {
  it('is won by the best line, wherever the search had put it, and asks no more about those clearly behind', () => {
    const worth = [4, 3, 0, 2, 1, 12, 5, 0]
    const { rollout, asked } = rolling(worth)
    const order = numbers(createRace(rollout, plan)(worth.map((_, n) => line(n, 8 - n)), nowhere, 7, Number.POSITIVE_INFINITY))
    expect(order[0]).toBe(5)
    expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(Math.max(...asked)).toBeLessThan(10) // it is over as soon as one is left
    expect(asked[2]).toBeLessThan(asked[5] + 1)
  })

  it('goes on among equals until its rollouts are used up, and drops the worse half on the way', () => {
    const worth = [5, 5, 5, 5, 5, 5, 5, 5]
    const { rollout, asked } = rolling(worth)
    createRace(rollout, plan)(worth.map((_, n) => line(n, 5)), nowhere, 3, Number.POSITIVE_INFINITY)
    expect(asked.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(plan.rollouts + 8)
    expect(Math.max(...asked)).toBeGreaterThan(2 * Math.min(...asked))
  })

  it('looks at no more lines than a quarter of its time lets it, and never beyond its time', () => {
    const worth = [1, 2, 3, 4, 5, 60, 70, 80]
    const { rollout, clock, asked } = rolling(worth)
    const order = numbers(createRace(rollout, plan, clock)(worth.map((_, n) => line(n, 8 - n)), nowhere, 7, 12))
    expect(asked.slice(4)).toEqual([0, 0, 0, 0])
    expect(clock()).toBeLessThanOrEqual(13)
    expect(order[0]).toBe(3)
  })

  it('believes the search where there is no time for a whole round', () => {
    const worth = [0, 90]
    const { rollout, clock } = rolling(worth)
    expect(numbers(createRace(rollout, plan, clock)([line(0, 2), line(1, 1)], nowhere, 7, 1))).toEqual([0, 1])
  })
})
