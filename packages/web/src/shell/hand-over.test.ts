import { describe, expect, it } from 'vitest'
import { mustPass } from './hand-over.ts'

const scene = (viewer: number, secret: boolean, over = false) => ({ viewer, secret, over })

describe('passing the screen', () => {
  it('happens between two people when the next one has secrets', () => {
    expect(mustPass(scene(1, true), 0, [0, 1], 'secrets')).toBe(true)
    expect(mustPass(scene(1, false), 0, [0, 1], 'secrets')).toBe(false)
    expect(mustPass(scene(1, true), 1, [0, 1], 'secrets')).toBe(false)
    expect(mustPass(scene(0, true), null, [0, 1], 'secrets')).toBe(true)
  })

  it('follows the wish', () => {
    expect(mustPass(scene(1, false), 0, [0, 1], 'always')).toBe(true)
    expect(mustPass(scene(1, true), 0, [0, 1], 'never')).toBe(false)
  })

  it('never happens alone, for an automa, or when the game is over', () => {
    expect(mustPass(scene(0, true), null, [0], 'always')).toBe(false)
    expect(mustPass(scene(2, true), 0, [0, 1], 'always')).toBe(false)
    expect(mustPass(scene(1, true, true), 0, [0, 1], 'always')).toBe(false)
  })
})
