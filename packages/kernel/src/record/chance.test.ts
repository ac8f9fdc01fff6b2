import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastRandom, type Random } from '../engine/random.ts'
import { commitment, committedDraw, secretFromSeed } from './chance.ts'

/** The chi-square distance of draws from equal shares. */
function distance(random: Random, n: number, draws: number): number {
  const seen = Array.from({ length: n }, () => 0)
  for (let i = 0; i < draws; i++) seen[random(n)]++
  const due = draws / n
  return seen.reduce((sum, count) => sum + (count - due) ** 2 / due, 0)
}

// Far beyond what chance does: five standard deviations above the mean of the chi-square distribution.
const tooFar = (n: number): number => n - 1 + 5 * Math.sqrt(2 * (n - 1))

describe('fast chance', () => {
  it('gives whole numbers below n, whatever the seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const random = fastRandom(seed)
        for (let i = 0; i < 20; i++) {
          const drawn = random(n)
          expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true)
        }
      }),
    )
  })

  it('repeats itself for one seed and differs for the next', () => {
    const draw = (seed: number): number[] => {
      const random = fastRandom(seed)
      return Array.from({ length: 20 }, () => random(1000))
    }
    expect(draw(5)).toEqual(draw(5))
    expect(draw(5)).not.toEqual(draw(6))
  })

  it.each([2, 6, 7, 54])('favours none of %i', (n) => {
    expect(distance(fastRandom(1), n, 20_000)).toBeLessThan(tooFar(n))
  })

  it('favours no first draw over neighbouring seeds', () => {
    let seed = 0
    expect(distance((n) => fastRandom(seed++)(n), 6, 20_000)).toBeLessThan(tooFar(6))
  })
})

describe('committed chance', () => {
  const secret = secretFromSeed(1)

  it('publishes the SHA-256 of the secret', () => {
    expect(commitment(secret)).toBe(createHash('sha256').update(secret).digest('hex'))
  })

  it('draws the same for the same secret and index, and differently for others', () => {
    const draws = (from: Uint8Array): number[] => Array.from({ length: 30 }, (_, index) => committedDraw(from, index, 1000))
    expect(draws(secret)).toEqual(draws(secretFromSeed(1)))
    expect(draws(secret)).not.toEqual(draws(secretFromSeed(2)))
    expect(new Set(draws(secret)).size).toBeGreaterThan(20)
  })

  it('can be checked by hand: the first word of SHA-256(secret, index, attempt) modulo n', () => {
    for (let index = 0; index < 50; index++) {
      const tail = Buffer.alloc(8)
      tail.writeUInt32BE(index)
      const word = createHash('sha256').update(secret).update(tail).digest().readUInt32BE(0)
      expect(committedDraw(secret, index, 256)).toBe(word % 256)
    }
  })

  it('draws below n, up to the largest n', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 2 ** 32 }), (index, n) => {
        const drawn = committedDraw(secret, index, n)
        return Number.isInteger(drawn) && drawn >= 0 && drawn < n
      }),
    )
  })

  it('throws words away that would favour small numbers', () => {
    const n = 3 * 2 ** 30 // a plain remainder would give the lowest third twice as often
    let low = 0
    for (let index = 0; index < 3000; index++) if (committedDraw(secret, index, n) < 2 ** 30) low++
    expect(Math.abs(low - 1000)).toBeLessThan(5 * Math.sqrt(3000 * (1 / 3) * (2 / 3)))
  })

  it.each([2, 6, 7, 54])('favours none of %i', (n) => {
    let index = 0
    expect(distance((below) => committedDraw(secret, index++, below), n, 6000)).toBeLessThan(tooFar(n))
  })

  it.each([0, -1, 0.5, Number.NaN, 2 ** 32 + 1])('refuses to draw below %s instead of searching for ever', (n) => {
    const draw = (): number => committedDraw(secret, 0, n)
    let message = ''
    try {
      runInNewContext('draw()', { draw }, { timeout: 200 })
    } catch (error) {
      message = String(error)
    }
    expect(message).not.toBe('')
    expect(message).not.toContain('timed out')
  })
})
