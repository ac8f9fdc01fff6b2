// What would make a refused thing possible: legal answers tried on copies, one or two of them, until it is allowed.
import { advance, asked, attach, CHANCE, fork, type Game, type GameEvent, isOver, openQuestion, positionAt, question, undoable, view, why } from '@tollan/kernel'
import type { EngineGame } from './engine-game.ts'
import type { Remedy } from './protocol.ts'
import type { Session } from './session.ts'

/** Answers tried at most: the card must come at once. */
const BUDGET = 600
/** Longer lists of answers are details of a choice; only their first ones are tried. */
const MOST_TRIED = 40
const MOST_TOLD = 4

interface Tried {
  readonly answers: readonly string[]
  readonly game: Game
  readonly events: readonly GameEvent[]
}

/** Legal answers of a seat, none when chance or somebody else is asked. */
function answersOf(g: Game, seat: number): readonly string[] {
  const open = asked(g)[0]
  return open === undefined || open.seat !== seat || openQuestion(g)?.seats !== null ? [] : open.answers
}

function isAllowed(g: Game, seat: number, target: string): boolean {
  const found = why(g, seat, target)
  return found.ok && found.why.allowed
}

/** The seat decides here: nothing hidden was shown, nobody else is asked. */
function isStillAsked(g: Game, seat: number): boolean {
  if (g.revealed || isOver(g) || openQuestion(g)?.seats !== null) return false
  question(g)
  return g.seat !== CHANCE && g.seat === seat
}

/** Plays an answer on a copy, and those that would run by themselves until the target is allowed. Null when others decide first. */
function tried(kind: EngineGame, from: Tried, seat: number, answer: string, target: string, forced: boolean): Tried | null {
  const game = fork(from.game)
  const events: GameEvent[] = []
  game.events = events
  advance(game, game.rules.keys.parse(answer), seat)
  while (isStillAsked(game, seat)) {
    const lonely = forced && game.count === 1 && openQuestion(game)?.kind !== kind.turnEnd
    if (!lonely || isAllowed(game, seat, target))
      return { answers: [...from.answers, answer], game, events: [...from.events, ...events] }
    question(game)
    advance(game, game.options[0] ?? 0, seat)
  }
  return null
}

/** Up to two answers deep; a second answer is tried only where the first alone does not help. */
function search(kind: EngineGame, g: Game, seat: number, target: string, forced: boolean): Tried[] {
  const found: Tried[] = []
  let front: Tried[] = [{ answers: [], game: fork(g), events: [] }]
  let left = BUDGET
  for (let depth = 0; depth < 2 && found.length === 0; depth++) {
    const next: Tried[] = []
    for (const from of front)
      for (const answer of answersOf(from.game, seat).slice(0, MOST_TRIED)) {
        if (left-- <= 0) return found
        const outcome = tried(kind, from, seat, answer, target, forced)
        if (outcome === null) continue
        if (isAllowed(outcome.game, seat, target)) found.push(outcome)
        else next.push(outcome)
      }
    front = next
  }
  return found
}

const worthOf = (kind: EngineGame, g: Game, seat: number): number =>
  kind.worth(kind.tableau(attach(g.rules, view(g.rules, g.s, seat)), seat), seat)

/** The newest question the seat can go back to at which the target was possible. */
function wayBack({ journal }: Session, seat: number, target: string, steps: number): Remedy[] {
  const { length } = journal.entries
  for (let n = length - 1; n >= length - steps; n--) {
    const then = positionAt(journal, n)
    if (answersOf(then, seat).length > 1 && isAllowed(then, seat, target)) return [{ back: n, answers: [], events: [], price: 0 }]
  }
  return []
}

/** Plays a way of answers; null where one of them cannot be given, or others decide first. */
function along(kind: EngineGame, from: Tried, seat: number, way: readonly string[], target: string, forced: boolean): Tried | null {
  let at: Tried | null = from
  for (const answer of way) at = at !== null && answersOf(at.game, seat).includes(answer) ? tried(kind, at, seat, answer, target, forced) : null
  return at
}

/** For a target at the end of a way: one answer before it, else one behind it, that makes the target possible there. */
function searchAlong(kind: EngineGame, g: Game, seat: number, way: readonly string[], target: string, forced: boolean): Tried[] {
  const helped = (from: Tried, then: readonly string[]): Tried[] =>
    answersOf(from.game, seat).slice(0, MOST_TRIED).flatMap((answer) => {
      const outcome = tried(kind, from, seat, answer, target, forced)
      const end = outcome === null ? null : along(kind, outcome, seat, then, target, forced)
      return outcome !== null && end !== null && isAllowed(end.game, seat, target) ? [outcome] : []
    })
  const start: Tried = { answers: [], game: fork(g), events: [] }
  const before = helped(start, way)
  const arrived = before.length > 0 ? null : along(kind, start, seat, way, target, forced)
  return arrived === null ? before : helped(arrived, [])
}

/** Cheapest first: steps back, then answers; the same answers in another order are one remedy. */
export function remedies(session: Session, seat: number, wish: string, forced: boolean): readonly Remedy[] {
  const way = wish.split(' ')
  const target = way.pop() ?? ''
  const { kind, journal } = session
  const g = journal.game
  if (answersOf(g, seat).length === 0 || (way.length === 0 && isAllowed(g, seat, target))) return []
  const before = worthOf(kind, g, seat)
  const known = new Set<string>()
  const found = way.length > 0 ? searchAlong(kind, g, seat, way, target, forced) : search(kind, g, seat, target, forced)
  const told = found.flatMap(({ answers, game, events }): Remedy[] => {
    const name = [...answers].sort().join(' ')
    if (known.has(name)) return []
    known.add(name)
    return [{ back: null, answers, events, price: Math.max(0, before - worthOf(kind, game, seat)) }]
  })
  const ahead = told.sort((a, b) => a.price - b.price || a.answers.length - b.answers.length).slice(0, MOST_TOLD)
  return way.length > 0 ? ahead : [...wayBack(session, seat, target, undoable(journal, seat)), ...ahead]
}
