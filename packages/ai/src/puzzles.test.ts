import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { playAlike } from './alike.ts'
import { keptPuzzles, puzzleOfDay } from './kept-puzzles.ts'
import { openMind } from './mind.ts'
import { fits, isWholeTurn } from './puzzles.ts'
import { everyGame } from './testing.ts'

const LEAST = 60
const MOST_BYTES = 60 * 1024

describe.each(everyGame)('puzzles of $id', (definition) => {
  it('are many, small, and can be set up and solved by the present rules', async () => {
    const file = await keptPuzzles(definition.id)
    expect(file?.puzzles.length).toBeGreaterThanOrEqual(LEAST)
    expect(playAlike(definition.id, file?.rules ?? 0, definition.version)).toBe(true)
    expect(gzipSync(readFileSync(new URL(`../puzzles/${definition.id}.json`, import.meta.url))).length).toBeLessThan(MOST_BYTES)
    for (const [n, puzzle] of (file?.puzzles ?? []).entries()) {
      const mind = await openMind(definition, puzzle.options)
      expect(mind !== null && fits(mind, puzzle), `puzzle ${n}`).toBe(true)
      expect(puzzle.gap).toBeGreaterThan(0)
    }
  })

  it('have solutions that end the turn: none is cut short by a draw', async () => {
    const { puzzles = [] } = (await keptPuzzles(definition.id)) ?? {}
    for (const [n, puzzle] of puzzles.entries()) {
      const mind = await openMind(definition, puzzle.options)
      if (mind === null) throw new Error('nobody thinks')
      expect(isWholeTurn(mind, puzzle), `puzzle ${n} ends with ${puzzle.solution.at(-1)}`).toBe(true)
      expect(isWholeTurn(mind, { ...puzzle, solution: puzzle.solution.slice(0, -1) }), `puzzle ${n} without its end`).toBe(false)
    }
  })

  it('change from day to day, and each has its day', () => {
    const days = Array.from({ length: LEAST }, (_, n) => puzzleOfDay(new Date(2026, 0, 1 + n), LEAST))
    expect(new Set(days).size).toBe(LEAST)
    expect(puzzleOfDay(new Date(2026, 5, 5, 1), LEAST)).toBe(puzzleOfDay(new Date(2026, 5, 5, 23), LEAST))
  })
})
