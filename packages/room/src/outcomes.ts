// What the answers of the open question would bring: tried on imagined positions, until something decides that nobody may foresee.
import { type Aids, CHANCE, type Game, type GameEvent, type Why } from '@tollan/kernel'
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
  const trial = doors.fork(from)
  const events: GameEvent[] = []
  const refused: Why[] = []
  trial.events = events
  let closes: Outcome['closes'] = null
  doors.advance(trial, keys.parse(answer), seat)
  const end = { answer, events, refused, next: null, onward: [] }
  const last = (rest: Partial<Outcome> = {}): Outcome => ({ ...end, closes, ...rest, ...(aids.prospect === undefined ? {} : { prospect: aids.prospect(trial, seat) }) })
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
      if (told === undefined) return last({ closes: 'chance' })
      closes = 'chance'
      refill(trial, events, told)
      continue
    }
    if (trial.seat !== seat || open.simultaneous) return last({ closes: 'seat' })
    if (aids.wishes[open.kind] !== undefined) refused.push(...refusedOf(aids, trial, seat, open.kind))
    const forward = open.kind === aids.turnEnd ? undefined : plainAnswer(looking, trial, open.kind)
    if (forward === undefined) {
      const goesOn = depth > 1 && open.kind !== aids.turnEnd && trial.count <= share && !isAside(aids, answer)
      return goesOn ? { ...end, closes, next: open.kind, onward: yield* outcomesOf(looking, trial, depth - 1, share) } : last({ next: open.kind })
    }
    doors.advance(trial, forward, seat)
  }
}

/** Any piece stands for the one that will be drawn: what follows does not depend on it, and it is not told. */
function refill(trial: Game, events: GameEvent[], told: string): void {
  const before = events.length
  trial.rules.doors.advance(trial, trial.options[0] ?? 0, CHANCE)
  trial.revealed = false
  events.push(...events.splice(before).filter(({ type }) => type !== told))
}

/** Possible at any time and not what the question is about: what follows it is not explored. */
const isAside = (aids: Aids, answer: string): boolean => aids.asides.includes(answer.split(':', 1)[0] ?? '')

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

/** The only answer, or the one the game calls plain; not at the question that is open itself, where each answer is a choice. */
function plainAnswer({ aids, root }: Looking, g: Game, ask: string): number | undefined {
  if (g.count === 1) return g.options[0]
  const plain = ask === root ? undefined : aids.plainly[ask]
  const code = plain === undefined ? -1 : g.rules.keys.parse(plain)
  return code >= 0 && g.options.subarray(0, g.count).includes(code) ? code : undefined
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

/** What the answers of a seat would bring, by what the seat sees. Nothing for secret choices of several seats. */
export function* outcomes({ definition, journal }: Room, seat: number, depth: number): Sliced<readonly Outcome[]> {
  const { doors } = journal.rules
  const open = doors.openKind(journal.game)
  if (open === null || open.simultaneous || !doors.seatsAsked(journal.game).includes(seat)) return []
  const game = imagined(journal.game, seat)
  if (game === null) return []
  return yield* outcomesOf({ aids: definition.aids, root: open.kind, seat, tried: 0 }, game, depth, MOST_TRIED)
}
