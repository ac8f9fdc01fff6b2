// What would make a refused thing possible: legal answers tried on imagined positions, one or two of them, until it is allowed.
import { type Aids, eventsFor, type Game, type GameDefinition, type GameEvent, positionAt, undoable } from '@tollan/kernel'
import { imagined } from './imagined.ts'
import type { Room } from './room.ts'

/** Answers that make a refused thing possible, in order, and what they bring; or how far to go back. */
export interface Remedy {
  /** Entries to keep when the way is to take steps back, else null. */
  readonly back: number | null
  readonly answers: readonly string[]
  readonly events: readonly GameEvent[]
  /** What the seat gives away for it, by the game's own measure. */
  readonly price: number
}

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

/** Who wishes for what. */
interface Wish {
  readonly aids: Aids
  readonly seat: number
  readonly target: string
  /** Questions with one answer answer themselves. */
  readonly forced: boolean
}

/** Legal answers of a seat, none when chance or somebody else is asked. */
function answersOf(g: Game, seat: number): readonly string[] {
  const { doors } = g.rules
  const simultaneous = doors.openKind(g)?.simultaneous ?? true
  return simultaneous ? [] : (doors.askedFor(g, seat).find((open) => open.seat === seat)?.answers ?? [])
}

function isAllowed(g: Game, { seat, target }: Wish): boolean {
  const found = g.rules.doors.why(g, seat, target)
  return found.ok && found.why.allowed
}

/** The seat decides here: nothing hidden was shown, nobody else is asked. */
function isStillAsked(g: Game, seat: number): boolean {
  const { doors } = g.rules
  if (g.revealed || doors.openKind(g)?.simultaneous !== false) return false
  doors.question(g)
  return g.seat === seat
}

/** Plays an answer on a copy, and those that would run by themselves until the target is allowed. Null when others decide first. */
function tried(wish: Wish, from: Tried, answer: string): Tried | null {
  const { aids, seat, forced } = wish
  const { doors, keys } = from.game.rules
  const game = doors.fork(from.game)
  const events: GameEvent[] = []
  game.events = events
  doors.advance(game, keys.parse(answer), seat)
  while (isStillAsked(game, seat)) {
    const lonely = forced && game.count === 1 && doors.openKind(game)?.kind !== aids.turnEnd
    if (!lonely || isAllowed(game, wish)) return { answers: [...from.answers, answer], game, events: [...from.events, ...eventsFor(events, seat)] }
    doors.question(game)
    doors.advance(game, game.options[0] ?? 0, seat)
  }
  return null
}

/** Up to two answers deep; a second answer is tried only where the first alone does not help. */
function search(wish: Wish, g: Game): Tried[] {
  const found: Tried[] = []
  let front: Tried[] = [{ answers: [], game: g, events: [] }]
  let left = BUDGET
  for (let depth = 0; depth < 2 && found.length === 0; depth++) {
    const next: Tried[] = []
    for (const from of front)
      for (const answer of answersOf(from.game, wish.seat).slice(0, MOST_TRIED)) {
        if (left-- <= 0) return found
        const outcome = tried(wish, from, answer)
        if (outcome === null) continue
        if (isAllowed(outcome.game, wish)) found.push(outcome)
        else next.push(outcome)
      }
    front = next
  }
  return found
}

const worthOf = ({ aids, tableau }: GameDefinition, g: Game, seat: number): number => aids.worth(tableau(g.rules.doors.view(g, seat)), seat)

/** The newest question the seat can go back to at which the target was possible. */
function wayBack({ entries, undoable: most, before }: Wishing, wish: Wish): Remedy[] {
  for (let n = entries - 1; n >= entries - most; n--) {
    const then = before(n)
    if (then !== null && answersOf(then, wish.seat).length > 1 && isAllowed(then, wish)) return [{ back: n, answers: [], events: [], price: 0 }]
  }
  return []
}

/** Plays a way of answers; null where one of them cannot be given, or others decide first. */
function along(wish: Wish, from: Tried, way: readonly string[]): Tried | null {
  let at: Tried | null = from
  for (const answer of way) at = at !== null && answersOf(at.game, wish.seat).includes(answer) ? tried(wish, at, answer) : null
  return at
}

/** For a target at the end of a way: one answer before it, else one behind it, that makes the target possible there. */
function searchAlong(wish: Wish, g: Game, way: readonly string[]): Tried[] {
  const helped = (from: Tried, then: readonly string[]): Tried[] =>
    answersOf(from.game, wish.seat).slice(0, MOST_TRIED).flatMap((answer) => {
      const outcome = tried(wish, from, answer)
      const end = outcome === null ? null : along(wish, outcome, then)
      return outcome !== null && end !== null && isAllowed(end.game, wish) ? [outcome] : []
    })
  const start: Tried = { answers: [], game: g, events: [] }
  const before = helped(start, way)
  const arrived = before.length > 0 ? null : along(wish, start, way)
  return arrived === null ? before : helped(arrived, [])
}

/** Who wishes, and where the wish can be tried. */
export interface Wishing {
  readonly definition: GameDefinition
  readonly seat: number
  readonly forced: boolean
  /** A position that fits what the seat sees; null when there is none. */
  readonly now: Game | null
  /** Entries so far, how many of them the seat may take back, and the position before each of these. */
  readonly entries: number
  readonly undoable: number
  readonly before: (n: number) => Game | null
}

/** By what the seat sees of the table. */
export function remedies({ definition, journal, seating }: Room, seat: number, wished: string): readonly Remedy[] {
  return remediesIn({
    definition, seat, forced: seating.manner(seat).forced, now: imagined(journal.game, seat),
    entries: journal.entries.length, undoable: undoable(journal, seat), before: (n) => positionAt(journal, n),
  }, wished)
}

/** Cheapest first: steps back, then answers; the same answers in another order are one remedy. */
export function remediesIn(wishing: Wishing, wished: string): readonly Remedy[] {
  const way = wished.split(' ')
  const target = way.pop() ?? ''
  const { definition, seat, forced, now: g } = wishing
  const wish: Wish = { aids: definition.aids, seat, target, forced }
  if (g === null || answersOf(g, seat).length === 0 || (way.length === 0 && isAllowed(g, wish))) return []
  const before = worthOf(definition, g, seat)
  const known = new Set<string>()
  const found = way.length > 0 ? searchAlong(wish, g, way) : search(wish, g)
  const told = found.flatMap(({ answers, game, events }): Remedy[] => {
    const name = [...answers].sort().join(' ')
    if (known.has(name)) return []
    known.add(name)
    return [{ back: null, answers, events, price: Math.max(0, before - worthOf(definition, game, seat)) }]
  })
  const ahead = told.sort((a, b) => a.price - b.price || a.answers.length - b.answers.length).slice(0, MOST_TOLD)
  return way.length > 0 ? ahead : [...wayBack(wishing, wish), ...ahead]
}
