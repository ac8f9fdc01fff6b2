import { describe, expect, it } from 'vitest'
import { distance } from '../tab-stops.ts'
import { stepTo } from './roving.ts'

describe('the keyboard in a list', () => {
  it('goes on, back, to both ends and round', () => {
    expect([stepTo('ArrowDown', 0, 3), stepTo('ArrowRight', 2, 3), stepTo('ArrowUp', 0, 3), stepTo('Home', 2, 3), stepTo('End', 0, 3)]).toEqual([1, 0, 2, 0, 2])
    expect([stepTo('x', 0, 3), stepTo('ArrowDown', 0, 0)]).toEqual([-1, -1])
  })
})

describe('the keyboard on the table', () => {
  it('goes to the nearest thing in a direction, never backwards', () => {
    const here = { x: 100, y: 100 }
    expect(distance(here, { x: 150, y: 100 }, 'right')).toBeLessThan(distance(here, { x: 150, y: 140 }, 'right'))
    expect(distance(here, { x: 50, y: 100 }, 'right')).toBe(Infinity)
    expect(distance(here, { x: 110, y: 300 }, 'right')).toBe(Infinity)
    expect(distance(here, { x: 110, y: 300 }, 'down')).toBeLessThan(Infinity)
    expect(distance(here, { x: 100, y: 40 }, 'up')).toBe(60)
  })
})
