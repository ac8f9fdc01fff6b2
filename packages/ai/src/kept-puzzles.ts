// The puzzles that come with the players, fetched game by game when they are wanted.
import type { PuzzlesFile } from './puzzles.ts'

const kept: Readonly<Record<string, () => Promise<{ readonly default: PuzzlesFile }>>> = {
  teotihuacan: () => import('../puzzles/teotihuacan.json', { with: { type: 'json' } }),
  tawantinsuyu: () => import('../puzzles/tawantinsuyu.json', { with: { type: 'json' } }),
}

export const keptPuzzles = async (game: string): Promise<PuzzlesFile | null> => (await kept[game]?.())?.default ?? null

/** A stride without a common divisor with most numbers: riddles of one game do not follow each other. */
const STRIDE = 37
const DAY_MS = 24 * 60 * 60 * 1000

/** Which of so many puzzles is that of a day, by its date where somebody lives. */
export const puzzleOfDay = (day: Date, count: number): number => Math.floor((STRIDE * Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())) / DAY_MS) % count
