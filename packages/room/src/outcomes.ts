// What the answers of the open question would bring: tried on imagined positions, until something decides that nobody may foresee.
import { type Aids, CHANCE, eventsFor, type Game, type GameEvent, type Why } from '@tollan/kernel'
import { isAside } from './choices.ts'
import { imagined } from './imagined.ts'
import type { Room } from './room.ts'

/** What an answer would bring, until chance, hidden things or another seat decide. */
export interface Outcome {
  readonly answer: string
  readonly events: readonly GameEvent[]
  /** Why it could not be taken back: a draw, something hidden, another seat's turn. */
  readonly closes: 'chance' | 'reveal' | 'seat' | null
  /** Wishes that would be refused on the way, at questions where the game names them. */
  readonly refused: readonly Why[]
  /** The next question to the same seat, and what its answers would bring. */
  readonly next: string | null
  readonly onward: readonly Outcome[]
  /** What the game foresees for the seat afterwards, of the game's own type; on outcomes nothing follows. */
  readonly prospect?: unknown
}

/** Answers tried in all, shared out evenly: each branch explores as far as its share goes and leaves the rest to the next. */
const MOST_TRIED = 3000
/** Answers tried between two pauses. */
const SLICE = 16

/** Whose answers are tried, and at which open question. */
interface Looking {
  readonly aids: Aids
  readonly root: string
  readonly seat: number
  /** Answers tried so far. */
  tried: number
}

/** Work that can be put aside: it pauses by itself every few answers. */
type Sliced<T> = Generator<void, T, void>

/** Plays one answer of a seat on a copy and goes on through questions that have one plain answer. */
function* outcomeOf(looking: Looking, from: Game, answer: string, depth: number, share: number): Sliced<Outcome> {
  const { aids, seat } = looking
  const { doors, keys } = from.rules
  if (++looking.tried % SLICE === 0) yield
  let trial = doors.fork(from)
  const events: GameEvent[] = []
  const refused: Why[] = []
  trial.events = events
  let closes: Outcome['closes'] = null
  doors.advance(trial, keys.parse(answer), seat)
  const end = (): Omit<Outcome, 'closes'> => ({ answer, events: eventsFor(events, seat), refused, next: null, onward: [] })
  const last = (rest: Partial<Outcome> = {}): Outcome => ({ ...end(), closes, ...rest, ...(aids.prospect === undefined ? {} : { prospect: aids.prospect(trial, seat) }) })
  for (;;) {
    if (trial.revealed) {
      events.length = trial.toldBefore // what was told from then on is imagined
      return last({ closes: 'reveal' })
    }
    const open = doors.openKind(trial)
    if (open === null) return last()
    doors.question(trial)
    if (trial.seat === CHANCE) {
      const told = aids.refills[open.kind]
      const drawn = told === undefined ? null : refilled(trial, events, told)
      closes = 'chance'
      if (drawn === null) return last()
      trial = drawn
      continue
    }
    if (trial.seat !== seat || open.simultaneous) return last({ closes: 'seat' })
    if (aids.wishes[open.kind] !== undefined) refused.push(...refusedOf(aids, trial, seat, open.kind))
    const forward = open.kind === aids.turnEnd ? undefined : plainAnswer(looking, trial, open.kind)
    if (forward === undefined) {
      const goesOn = depth > 1 && open.kind !== aids.turnEnd && trial.count <= share && !isAside(aids, answer)
      return goesOn ? { ...end(), closes, next: open.kind, onward: yield* outcomesOf(looking, trial, depth - 1, share) } : last({ next: open.kind })
    }
    doors.advance(trial, forward, seat)
  }
}

/** Any piece stands for the one that will be drawn: what follows does not depend on it, and it is not told. Null where the draw is for something else. */
function refilled(from: Game, events: GameEvent[], told: string): Game | null {
  const trial = from.rules.doors.fork(from)
  const before = events.length
  trial.events = events
  from.rules.doors.advance(trial, from.options[0] ?? 0, CHANCE)
  const since = events.splice(before)
  if (since.every(({ type }) => type !== told)) return null
  events.push(...since.filter(({ type }) => type !== told))
  trial.revealed = false
  return trial
}

/** What a person may wish for at a question and cannot have. Asks the question again, because asking why forgets its answers. */
function refusedOf(aids: Aids, g: Game, seat: number, ask: string): Why[] {
  const { doors } = g.rules
  const found = (aids.wishes[ask] ?? []).flatMap((wish) => {
    const asked = doors.why(g, seat, wish)
    return asked.ok && !asked.why.allowed ? [asked.why] : []
  })
  doors.question(g)
  return found
}

/** The only choice, or the one the game calls plain; not at the question that is open itself, where each answer is a choice. */
function plainAnswer({ aids, root }: Looking, g: Game, ask: string): number | undefined {
  const codes = g.options.subarray(0, g.count)
  const choices = codes.length === 1 || aids.moments?.includes(ask) === true ? codes : codes.filter((code) => !isAside(aids, g.rules.keys.format(code)))
  if (choices.length === 1) return choices[0]
  const plain = ask === root ? undefined : aids.plainly[ask]
  const code = plain === undefined ? -1 : g.rules.keys.parse(plain)
  return code >= 0 && codes.includes(code) ? code : undefined
}

function* outcomesOf(looking: Looking, g: Game, depth: number, most: number): Sliced<Outcome[]> {
  const { aids, seat } = looking
  g.rules.doors.questionTo(g, seat)
  const answers = Array.from(g.options.subarray(0, g.count), (code) => g.rules.keys.format(code))
  const end = looking.tried + most
  let left = answers.filter((answer) => !isAside(aids, answer)).length
  const found: Outcome[] = []
  for (const answer of answers) {
    const share = Math.floor((end - looking.tried) / Math.max(1, left))
    if (!isAside(aids, answer)) left--
    found.push(yield* outcomeOf(looking, g, answer, depth, share))
  }
  return found
}

/** What the answers of a seat would bring in a position it may play with. Nothing for secret choices of several seats. */
export function* outcomesIn(game: Game, aids: Aids, seat: number, depth: number): Sliced<readonly Outcome[]> {
  const { doors } = game.rules
  const open = doors.openKind(game)
  if (open === null || open.simultaneous || !doors.seatsAsked(game).includes(seat)) return []
  return yield* outcomesOf({ aids, root: open.kind, seat, tried: 0 }, game, depth, MOST_TRIED)
}

/** The same, by what the seat sees of the table. */
export function* outcomes({ definition, journal }: Room, seat: number, depth: number): Sliced<readonly Outcome[]> {
  const game = imagined(journal.game, seat)
  return game === null ? [] : yield* outcomesIn(game, definition.aids, seat, depth)
}
