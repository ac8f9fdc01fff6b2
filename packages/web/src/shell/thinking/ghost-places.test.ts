import { expect, it } from 'vitest'
import { spotsOf, stacked } from './ghost-places.ts'

it('several steps about one thing stand on it, none beside it', () => {
  const box = { left: 100, top: 40, width: 30, height: 34 }
  const places = [0, 1, 2, 3].map((nth) => stacked(box, 115, 57, nth))
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4)
  for (const { x, y } of places) {
    expect(x).toBeGreaterThanOrEqual(100)
    expect(x).toBeLessThanOrEqual(130)
    expect(y).toBeGreaterThanOrEqual(40)
    expect(y).toBeLessThanOrEqual(74)
  }
})

it('on a thing with room for them they stand side by side', () => {
  expect(stacked({ left: 0, top: 0, width: 200, height: 90 }, 100, 45, 2)).toEqual({ x: 144, y: 45 })
})

it('many on a large thing stay near its middle: its corners belong to others', () => {
  const places = [0, 1, 2, 3, 4, 5].map((nth) => stacked({ left: 0, top: 0, width: 300, height: 300 }, 150, 150, nth))
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(6)
  for (const { x, y } of places) expect(Math.hypot(x - 150, y - 150)).toBeLessThan(46)
})

it('on cards a number covers neither words nor what a card tells that stands upright', () => {
  const card = { left: 100, top: 40, width: 70, height: 110 }
  expect(spotsOf(card, false, true)).toMatchObject({ x: 156, ys: [54, 95, 54] })
  expect(spotsOf({ ...card, width: 140 }, true, true)).toMatchObject({ x: 226, ys: [80, 95, 54] })
  expect(spotsOf({ ...card, height: 20 }, true, false).ys[0]).toBe(50)
})

it('on anything else it stands in the middle, or near the upper edge where that is covered', () => {
  expect(spotsOf({ left: 100, top: 40, width: 70, height: 110 }, false, false)).toEqual({ x: 135, ys: [95, 54] })
})
