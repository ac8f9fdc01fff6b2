// Puzzles as games of this device: the person plays the seat that is to move, players that think the others.
import { keptPuzzles, type Puzzle, puzzleOfDay } from '@tollan/ai'
import { fail, type Result } from '@tollan/kernel'
import type { Sat } from '../open-game.svelte.ts'
import { keep, othersOf, sameThinkers } from '../saving.ts'
import { platesFor } from '../seat-mark.ts'
import { currentSettings } from '../settings.svelte.ts'
import { theEngine } from '../the-engine.ts'
import { puzzleFates } from './puzzle-fates.ts'

/** A puzzle as a saved game remembers it. */
export interface PuzzleMark {
  /** Its number among those of the game. */
  readonly n: number
  /** What it is known by when others have their numbers; none in games from before. */
  readonly id?: string
  readonly seat: number
  /** Entries before the position. */
  readonly entry: number
  readonly solution: readonly string[]
  readonly gap: number
  /** The solution is played by itself. */
  readonly plays?: boolean
}

export interface OfferedPuzzle {
  readonly game: string
  readonly n: number
  readonly puzzle: Puzzle
}

/** The same whatever number it has. */
export const puzzleId = ({ game, puzzle: { secret, answers } }: Pick<OfferedPuzzle, 'game' | 'puzzle'>): string => `${game} ${secret.slice(0, 16)} ${answers.length}`

/** The puzzle of a day, and those of the days before. */
export async function puzzlesUntil(game: string, day: Date, days: number): Promise<readonly OfferedPuzzle[]> {
  const puzzles = (await keptPuzzles(game))?.puzzles ?? []
  if (puzzles.length === 0) return []
  return Array.from({ length: Math.min(days, puzzles.length) }, (_, back) => {
    const n = puzzleOfDay(new Date(day.getFullYear(), day.getMonth(), day.getDate() - back), puzzles.length)
    return { game, n, puzzle: puzzles[n] as Puzzle }
  })
}

/** The puzzle before one of a day, and after the oldest the newest again, rather one that is not solved yet; null where there is no other. */
export async function nextPuzzle(game: string, n: number, day: Date): Promise<OfferedPuzzle | null> {
  const all = await puzzlesUntil(game, day, Number.POSITIVE_INFINITY)
  const at = all.findIndex((one) => one.n === n)
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))]
  const fates = puzzleFates()
  return others.find((one) => fates[puzzleId(one)] !== 'solved') ?? others[0] ?? null
}

/** Opens a puzzle as a new game. */
export async function openPuzzle({ game, n, puzzle }: OfferedPuzzle): Promise<Result<{ id: string }>> {
  const { options, secret, answers, seat, solution, gap } = puzzle
  const levels = Array.from({ length: options.players }, (_, other) => (other === seat ? null : ('builder' as const)))
  const thinkers = levels.flatMap((level, other) => (level === null ? [] : [other]))
  const made = await theEngine().call('begin', game, options, secret, answers, currentSettings(), thinkers)
  if (!made.ok) return made
  const mark = { n, id: puzzleId({ game, puzzle }), seat, entry: made.opened.scene.entry, solution, gap }
  return { ok: true, id: await keep(made.opened, { plates: platesFor(options.players), demo: false, levels, puzzle: mark }) }
}

/** The position of a puzzle on the table once more, as a game of its own: to be tried again, or for its solution to be played. The puzzles of today may be others. */
export async function puzzleAgain(sat: Pick<Sat, 'engine' | 'plates' | 'levels' | 'styles'>, mark: PuzzleMark, plays: boolean): Promise<Result<{ id: string }>> {
  if (sat.engine === undefined) return fail('malformed', 'the game is elsewhere')
  const sitting = { plates: sat.plates, demo: false, ...sameThinkers(sat), puzzle: { ...mark, plays } }
  const made = await theEngine().call('load', await sat.engine.call('branch', mark.entry), currentSettings(), othersOf(sitting))
  return made.ok ? { ok: true, id: await keep(made.opened, sitting) } : made
}
