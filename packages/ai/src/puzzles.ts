// Positions in which one turn is clearly the best, found in games of strong players with themselves.
import {
  advance, attach, CHANCE, committedDraw, createGame, emptyState, fastRandom, fromHex, type Game, type GameOptions, imagineInto, question, REVISION, secretFromSeed, toHex, turnsBegun, type View, view,
} from '@tollan/kernel'
import { goodScore, moreNodes, strongestIn } from './games.ts'
import { playerOf } from './levels.ts'
import type { Mind } from './mind.ts'
import { createFinish } from './search/finish.ts'
import { createRace } from './search/race.ts'
import { createRollout } from './search/rollouts.ts'
import { seedOf } from './search/seeds.ts'
import type { Line } from './search/turn-search.ts'
import { createTurnStart } from './search/turn-start.ts'

export interface Puzzle {
  readonly options: Pick<GameOptions, 'players' | 'modules' | 'settings'>
  /** Behind the draws of the game, in hex. */
  readonly secret: string
  /** What people answered up to the position, in order; chance follows from the secret. */
  readonly answers: readonly string[]
  /** Who is to move. */
  readonly seat: number
  readonly solution: readonly string[]
  /** Points the best turn is better than the next one. */
  readonly gap: number
}

export interface PuzzlesFile {
  readonly game: string
  /** Version of the rules they were found with. */
  readonly rules: number
  /** The command that finds them again. */
  readonly command: string
  readonly puzzles: readonly Puzzle[]
}

const [NODES, LINES] = [2400, 24]
/** All lines race: the network alone may take a good turn for a poor one. */
const RACE = { rollouts: 160, prior: 2 }
/** What is told of the best and of the next ones is the mean of so many more, with luck they were not chosen by. */
const [SAID_BY, RIVALS] = [32, 3]
/** The best must be ahead of each of them by such a part of a good score. */
const AHEAD = 1 / 50
const FIRST_TURN = 6
/** Turns between two puzzles of one game, and how many it may give. */
const [APART, MOST] = [6, 4]
/** A turn with fewer own answers is no riddle. */
const LEAST_STEPS = 3

/** The puzzles of game `n` of a series; few games have none. */
export function puzzlesOf(mind: Mind, seed: number, n: number): readonly Puzzle[] {
  const { rules, definition, judge, search } = mind
  const secret = secretFromSeed(seed * 100_000 + n)
  const isTurnStart = createTurnStart(rules, definition.aids)
  const automata = definition.aids.automata(rules.options)
  const players = Array.from({ length: rules.seats }, (_, seat) => (automata.includes(seat) ? undefined : playerOf(definition, rules, 'builder', judge, seedOf(seed, 10 * n + seat))))
  const rollout = createRollout(rules, definition.aids, judge, strongestIn(rules))
  const race = createRace(rollout, RACE)
  const finish = createFinish(rules, search, race)
  const good = goodScore(rules.game)
  const imagined = attach(rules, emptyState(rules.space))
  const g = createGame(rules)
  const answers: string[] = []
  const puzzles: Puzzle[] = []
  let [draws, turn, next] = [0, 0, FIRST_TURN]

  /** The first line, where it is clearly ahead of every other. */
  function clearlyBest(seen: View): { readonly line: Line; readonly gap: number } | null {
    const luck = seedOf(seed, seen.s[REVISION])
    if (!imagineInto(imagined, seen, fastRandom(luck))) return null
    question(imagined)
    const found = search.search(imagined, seen.seat, { nodes: NODES + moreNodes(rules.game), lines: LINES, seed: luck })
    if (!found[0].whole) return null // whoever solves it should see the turn to its end
    const [best, ...others] = race(found, seen, luck, Number.POSITIVE_INFINITY)
    const rivals = others.filter(({ answers: codes }) => codes.slice(0, 2).join() !== best.answers.slice(0, 2).join()).slice(0, RIVALS)
    if (!best.whole || best.answers.length < LEAST_STEPS || rivals.length < RIVALS) return null
    const sums = rivals.map(() => 0)
    for (let i = 0; i < SAID_BY; i++) {
      const worth = ({ answers: codes }: Line): number => rollout({ answers: codes }, seen, seedOf(~luck, i), Number.POSITIVE_INFINITY)?.value ?? 0
      const most = worth(best)
      for (const [k, rival] of rivals.entries()) sums[k] += most - worth(rival)
      if (i === SAID_BY / 4 && Math.min(...sums) <= 0) return null
    }
    const gap = Math.min(...sums) / SAID_BY
    if (gap < AHEAD * good) return null
    const line = finish(best, seen, luck, Number.POSITIVE_INFINITY)
    return line.whole ? { line, gap } : null
  }

  for (;;) {
    question(g)
    if (g.count === 0 || puzzles.length === MOST) return puzzles
    const { seat } = g
    if (seat === CHANCE) {
      advance(g, g.options[committedDraw(secret, draws++, g.count)], CHANCE)
      continue
    }
    if (turnsBegun(g) !== turn && isTurnStart(g)) {
      turn = turnsBegun(g)
      const found = turn >= next ? clearlyBest(view(g, seat)) : null
      if (found !== null) {
        const { players: count, modules, settings } = rules.options
        const solution = found.line.answers.map((code) => rules.keys.format(code))
        const puzzle = { options: { players: count, modules, settings }, secret: toHex(secret), answers: [...answers], seat, solution, gap: Math.round(10 * found.gap) / 10 }
        if (isWholeTurn(mind, puzzle)) { // what is really drawn may leave more to choose than what was imagined
          puzzles.push(puzzle)
          next = turn + APART
        }
      }
      question(g)
    }
    const answer = players[seat]?.answer(view(g, seat)) ?? g.options[0]
    answers.push(rules.keys.format(answer))
    advance(g, answer, seat)
  }
}

/** The game in which the solution was played, up to what chance brings after it, and the turn that it is for; null where a puzzle does not fit these rules. */
function solved({ rules }: Mind, { secret, answers, seat, solution }: Puzzle): { readonly g: Game; readonly turn: number } | null {
  const bytes = fromHex(secret)
  if (bytes === null) return null
  const g = createGame(rules)
  let draws = 0
  const goOn = (): void => {
    for (question(g); g.count > 0 && g.seat === CHANCE; question(g)) advance(g, g.options[committedDraw(bytes, draws++, g.count)], CHANCE)
  }
  const answer = (name: string): boolean => {
    const code = rules.keys.parse(name)
    if (g.count === 0 || !Array.from(g.options.subarray(0, g.count)).includes(code)) return false
    advance(g, code, g.seat)
    goOn()
    return true
  }
  goOn()
  if (!answers.every(answer)) return null
  const turn = turnsBegun(g)
  return solution.every((name) => g.seat === seat && answer(name)) ? { g, turn } : null
}

/** Whether a puzzle can still be set up and its solution played by these rules. */
export const fits = (mind: Mind, puzzle: Puzzle): boolean => solved(mind, puzzle) !== null

/** Whether its turn is over with the solution: one that is cut short by a draw leaves something to choose that nobody is told. */
export function isWholeTurn(mind: Mind, puzzle: Puzzle): boolean {
  const end = solved(mind, puzzle)
  if (end === null) return false
  const { g, turn } = end
  return g.count === 0 || (turnsBegun(g) !== turn && (g.seat !== puzzle.seat || createTurnStart(mind.rules, mind.definition.aids)(g)))
}
