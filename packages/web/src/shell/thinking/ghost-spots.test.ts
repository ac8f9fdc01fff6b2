import { expect, it } from 'vitest'
import { beside, type Box, type Disc, DISC, freest, type Point, spotsOn } from './ghost-spots.ts'

const screen = { width: 1440, height: 900 }
const corners = (box: Box, ink: readonly Box[] = [], others: readonly Disc[] = []): Point | null => freest(spotsOn(box, false, screen), ink, others)
const die = { left: 100, top: 40, width: 26, height: 34 }

it('a number stands at the upper right corner, outside of it for the most part', () => {
  expect(corners(die)).toMatchObject({ x: 129, y: 37 })
})

it('where something is written or another thing lies it takes another corner', () => {
  expect(corners(die, [{ left: 129, top: 30, width: 26, height: 50 }])).toMatchObject({ x: 97, y: 37 })
})

it('several on one thing stand at its corners, further ones beside those, and none over another', () => {
  const standing = spotsOn(die, false, screen)
  const places: Disc[] = []
  for (let n = 0; n < 6; n++) {
    const spot = freest([...standing, ...beside(standing)], [], places)
    if (spot !== null) places.push(spot)
  }
  expect(places).toHaveLength(6)
  for (const [i, a] of places.entries()) for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(DISC * 0.75)
})

const title = { left: 100, top: 40, width: 260, height: 25 }
const [name, fee] = [{ left: 110, top: 46, width: 90, height: 14 }, { left: 320, top: 46, width: 34, height: 14 }]

it('in a title it stands where nothing is written, apart from what is', () => {
  const spot = corners(title, [name, fee])
  expect(spot?.y).toBe(52.5)
  expect(spot?.x).toBeLessThan(320 - DISC / 2)
  expect(spot?.x).toBeGreaterThan(200 + DISC / 2)
})

it('in an answer of two lines it stands behind the shorter one, on no edge that two answers share', () => {
  const answer = { left: 12, top: 500, width: 366, height: 50 }
  const words = [{ left: 20, top: 506, width: 350, height: 15 }, { left: 20, top: 528, width: 40, height: 15 }]
  expect(corners(answer, words)).toMatchObject({ x: 358, y: 536 })
})

it('over a title that is full it stands at the end, and reaches into no other beside it', () => {
  const spot = corners(title, [{ ...name, width: 205 }, fee])
  expect(spot?.y).toBe(37)
  expect([110, 350]).toContain(spot?.x)
})

it('where each corner has words it stands between those of the head', () => {
  const tile = { left: 100, top: 40, width: 87, height: 40 }
  const words = [[104, 43], [172, 43], [104, 64], [172, 64]].map(([left = 0, top = 0]) => ({ left, top, width: 12, height: 13 }))
  expect(corners(tile, words)).toMatchObject({ x: 143.5, y: 37 })
})

it('at the foot of a large thing smaller ones lie, which are not meant', () => {
  const board = { left: 100, top: 40, width: 102, height: 143 }
  const head = [{ left: 100, top: 40, width: 102, height: 10 }]
  expect(corners(board, head)?.y).toBe(37)
})

it('what is round has it on its rim', () => {
  const spot = freest(spotsOn({ left: 100, top: 100, width: 40, height: 40 }, true, screen), [], [])
  expect(Math.hypot((spot?.x ?? 0) - 120, (spot?.y ?? 0) - 120)).toBeCloseTo(Math.hypot(20 * Math.SQRT1_2 + 5, 20 * Math.SQRT1_2 + 5))
})

it('none leaves the screen', () => {
  expect(corners({ left: 0, top: 0, width: 26, height: 34 }, [{ left: 24, top: 0, width: 30, height: 60 }])).toMatchObject({ x: 10, y: 10 })
})
