// A game in progress: the position, the rules it is played by, and scratch space that is never part of the position.
import { verbOf } from './keys.ts'
import { BELOW, LOCALS, PROCEDURE, type Question, STEP } from './procedure.ts'
import { OK } from './reasons.ts'
import type { GameEvent, Ruleset } from './rules.ts'
import { reveal } from './saying.ts'
import { clearState, clone, emptyState, OPENED, OWNER, PENDING, REVISION, type State, TOP } from './schema.ts'
import { CHANCE, EVERYBODY } from './seats.ts'

/** Where something is read off: a game, or what a seat sees of one. */
export interface Position<R extends Ruleset = Ruleset> {
  readonly rules: R
  readonly s: Int32Array
}

export interface Game<R extends Ruleset = Ruleset> {
  readonly rules: R
  s: State
  /** Collects what happens; null while nobody listens. */
  events: GameEvent[] | null
  /** Procedures entered since the tracer was attached, by number. */
  trace: Uint32Array | null
  /** Set when an answer made something hidden visible to somebody; `toldBefore` is the number of events told until then. */
  revealed: boolean
  toldBefore: number
  // the open question, filled by question(): the list is shared by all games of this thread and holds until the next question of any of them
  seat: number
  readonly options: Int32Array
  count: number
  /** True while positions after a payment are being weighed: nothing is weighed inside. */
  weighing: boolean
  // what the last refusal found missing, and which reason it was said of
  missingFor: number
  need: number
  have: number
}

const MOST_ANSWERS = 4096
const answers = new Int32Array(MOST_ANSWERS)

/** A new game, run to its first question; what happens before that goes into `events`. */
export function createGame<R extends Ruleset>(rules: R, events: GameEvent[] | null = null): Game<R> {
  const g = attach(rules, emptyState(rules.space))
  g.events = events
  renew(g)
  g.events = null
  return g
}

/** Starts over in place: for playouts, which need no new memory per game. */
export function renew(g: Game): void {
  const { s, rules } = g
  clearState(rules.space, s)
  s[TOP] = rules.stackAt
  s[rules.stackAt + PROCEDURE] = rules.root.id
  run(g)
}

/** A game in progress around a position that already exists; the position is not copied. */
export function attach<R extends Ruleset>(rules: R, s: State): Game<R> {
  return {
    rules,
    s,
    events: null,
    trace: null,
    revealed: false,
    toldBefore: 0,
    seat: CHANCE,
    options: answers,
    count: 0,
    weighing: false,
    missingFor: 0,
    need: 0,
    have: 0,
  }
}

/** A game of its own that goes on from the same position, silently. */
export const fork = <R extends Ruleset>(g: Game<R>): Game<R> => attach(g.rules, clone(g.s))

export const isOver = (g: Pick<Position, 's'>): boolean => g.s[TOP] === 0

/** Marks the question of a frame that an any-time action interrupted. */
export const SUSPENDED = 1 << 20

/** Carries out steps until a question is open or the game is over. */
export function run(g: Game): void {
  const s = g.s
  const { first, locals, runs, asks } = g.rules.flow
  for (;;) {
    const f = s[TOP]
    if (f === 0) return
    const procedure = s[f + PROCEDURE]
    const i = s[f + STEP] & ~SUSPENDED
    const step = first[procedure] + i
    if (step >= first[procedure + 1]) {
      s[TOP] = s[f + BELOW]
      for (let at = f, end = f + LOCALS + locals[procedure]; at < end; at++) s[at] = 0
      continue
    }
    const act = runs[step]
    if (act !== null) {
      s[f + STEP] = i + 1
      act(g, f)
      continue
    }
    s[f + STEP] = i
    const ask = asks[step]
    if (ask === null) throw new Error('a step neither does nor asks anything')
    if (ask.settles !== null && ask.settles(g, f)) {
      s[f + STEP] = i + 1
      continue
    }
    if (ask.seats === null || s[PENDING] !== 0) return
    s[PENDING] = ask.seats(g, f)
    if (s[PENDING] !== 0) {
      s[OPENED] = s[REVISION]
      return
    }
    s[f + STEP] = i + 1
  }
}

/** The open question; null when the game is over. */
export function openQuestion(g: Position): Question | null {
  const f = g.s[TOP]
  if (f === 0) return null
  const { first, asks } = g.rules.flow
  const procedure = g.s[f + PROCEDURE]
  const step = first[procedure] + g.s[f + STEP]
  return step < first[procedure + 1] ? asks[step] : null
}

/** The first seat the open question still waits for. */
function askedSeat(g: Game, ask: Question, f: number): number {
  if (ask.seats === null) return ask.seat(g, f)
  const pending = g.s[PENDING]
  return 31 - Math.clz32(pending & -pending)
}

/** Lists the legal answers of the open question into `g.options`, for the first seat it waits for; `g.count` is 0 when the game is over. */
export function question(g: Game): void {
  g.count = 0
  g.seat = CHANCE
  const ask = openQuestion(g)
  if (ask === null) return
  const f = g.s[TOP]
  list(g, ask, f, askedSeat(g, ask, f))
}

/** The same for one of the seats a simultaneous question asks. */
export function questionTo(g: Game, seat: number): void {
  g.count = 0
  g.seat = seat
  const ask = openQuestion(g)
  if (ask !== null) list(g, ask, g.s[TOP], seat)
}

function list(g: Game, ask: Question, f: number, seat: number): void {
  g.seat = seat
  listAnswers(g, ask, f, seat)
  if (ask.anytime) listAnytime(g, seat)
}

/** The seats the open question waits for, in order; chance among them. */
export function seatsAsked(g: Game): number[] {
  const ask = openQuestion(g)
  if (ask === null) return []
  if (ask.seats === null) return [ask.seat(g, g.s[TOP])]
  const seats: number[] = []
  for (let seat = 0; seat < g.rules.seats; seat++) if ((g.s[PENDING] & (1 << seat)) !== 0) seats.push(seat)
  return seats
}

/** The legal answers of a question, insertions left out. */
export function listAnswers(g: Game, ask: Question, f: number, seat: number): void {
  ask.candidates(g, f, seat)
  if (g.count > g.options.length) throw new Error(`${ask.kind} offers ${g.count} answers; there is room for ${g.options.length}`)
  if (ask.refuse === null) return
  const options = g.options
  const offered = g.count
  let kept = 0
  for (let i = 0; i < offered; i++) {
    const answer = options[i]
    if (ask.refuse(g, f, answer, seat) === OK) options[kept++] = answer
  }
  g.count = kept
}

function listAnytime(g: Game, seat: number): void {
  const { options, s } = g
  const own = seat === s[OWNER]
  for (const action of g.rules.anytime) {
    if (!own && action.anyTurn !== true) continue
    let kept = g.count
    const from = kept
    action.candidates(g, seat)
    const to = g.count
    for (let i = from; i < to; i++) {
      const answer = options[i]
      if (action.refuse(g, seat, answer) === OK) options[kept++] = answer
    }
    g.count = kept
  }
}

/** The fast door: carries out a legal answer of a seat in place. The caller vouches that it is one of `question`'s. */
export function advance(g: Game, answer: number, seat: number): void {
  const s = g.s
  const f = s[TOP]
  const i = s[f + STEP]
  const ask = openQuestion(g)
  if (ask === null) throw new Error('no question is open')
  s[REVISION]++
  g.revealed = false
  const anytime = g.rules.anytimeByVerb[verbOf(answer)]
  if (anytime !== undefined) {
    s[f + STEP] = i | SUSPENDED
    anytime.take(g, seat, answer)
  } else if (ask.seats === null) {
    s[f + STEP] = i + 1
    ask.take(g, f, answer, seat)
  } else {
    s[PENDING] &= ~(1 << seat)
    if (s[PENDING] === 0) {
      s[OPENED] = 0
      s[f + STEP] = i + 1
      reveal(g)
    }
    ask.take(g, f, answer, seat)
  }
  run(g)
}

/** The only seat that may know which answer this is, before it is carried out; EVERYBODY when it is no secret. */
export function knownTo(g: Game, answer: number, seat: number): number {
  const ask = openQuestion(g)
  if (ask === null || ask.seenBy === null || g.rules.anytimeByVerb[verbOf(answer)] !== undefined) return EVERYBODY
  return ask.seenBy(g, g.s[TOP], answer, seat)
}
