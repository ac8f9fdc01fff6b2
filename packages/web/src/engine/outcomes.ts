// What the answers of the open question would bring: played on copies, until something decides that nobody may foresee.
import { advance, asked, CHANCE, fork, type Game, type GameEvent, isOver, openQuestion, question, type Why, why } from '@tollan/kernel'
import type { EngineGame } from './engine-game.ts'
import type { Outcome } from './protocol.ts'

/** Answers tried in all, shared out evenly: each branch explores as far as its share goes and leaves the rest to the next. */
const MOST_TRIED = 3000

/** Whose answers are tried, and at which open question. */
interface Looking {
  readonly kind: EngineGame
  readonly root: string
  readonly seat: number
  /** Answers tried so far. */
  tried: number
}

/** Plays one answer of a seat on a copy and goes on through questions that have one plain answer. */
function outcomeOf(looking: Looking, from: Game, answer: string, depth: number, share: number): Outcome {
  const { kind, seat } = looking
  const trial = fork(from)
  const events: GameEvent[] = []
  const refused: Why[] = []
  trial.events = events
  looking.tried++
  let closes: Outcome['closes'] = null
  advance(trial, trial.rules.keys.parse(answer), seat)
  const end = { answer, events, refused, next: null, onward: [] }
  const last = (rest: Partial<Outcome> = {}): Outcome => ({ ...end, closes, ...rest, ...(kind.prospect === undefined ? {} : { prospect: kind.prospect(trial, seat) }) })
  for (;;) {
    if (trial.revealed) return last({ closes: 'reveal' })
    const ask = openQuestion(trial)
    if (isOver(trial) || ask === null) return last()
    question(trial)
    if (trial.seat === CHANCE) {
      const told = kind.refills[ask.kind]
      if (told === undefined) return last({ closes: 'chance' })
      closes = 'chance'
      refill(trial, events, told)
      continue
    }
    if (trial.seat !== seat || ask.seats !== null) return last({ closes: 'seat' })
    if (kind.wishes[ask.kind] !== undefined) refused.push(...refusedOf(kind, trial, seat, ask.kind))
    const forward = ask.kind === kind.turnEnd ? undefined : plainAnswer(looking, trial, ask.kind)
    if (forward === undefined) {
      const goesOn = depth > 1 && ask.kind !== kind.turnEnd && trial.count <= share && !isAside(kind, answer)
      return goesOn ? { ...end, closes, next: ask.kind, onward: outcomesOf(looking, trial, depth - 1, share) } : last({ next: ask.kind })
    }
    advance(trial, forward, seat)
  }
}

/** Any piece stands for the one that will be drawn: what follows does not depend on it, and it is not told. */
function refill(trial: Game, events: GameEvent[], told: string): void {
  const before = events.length
  advance(trial, trial.options[0] ?? 0, CHANCE)
  trial.revealed = false
  events.push(...events.splice(before).filter(({ type }) => type !== told))
}

/** Possible at any time and not what the question is about: what follows it is not explored. */
const isAside = (kind: EngineGame, answer: string): boolean => kind.asides.includes(answer.split(':')[0] ?? '')

/** What a person may wish for at a question and cannot have. Asks the question again, because asking why forgets its answers. */
function refusedOf(kind: EngineGame, g: Game, seat: number, ask: string): Why[] {
  const found = (kind.wishes[ask] ?? []).flatMap((wish) => {
    const asked = why(g, seat, wish)
    return asked.ok && !asked.why.allowed ? [asked.why] : []
  })
  question(g)
  return found
}

/** The only answer, or the one the game calls plain; not at the question that is open itself, where each answer is a choice. */
function plainAnswer({ kind, root }: Looking, g: Game, ask: string): number | undefined {
  if (g.count === 1) return g.options[0]
  const plain = ask === root ? undefined : kind.plainly[ask]
  const code = plain === undefined ? -1 : g.rules.keys.parse(plain)
  return code >= 0 && g.options.subarray(0, g.count).includes(code) ? code : undefined
}

function outcomesOf(looking: Looking, g: Game, depth: number, most: number): Outcome[] {
  const { kind, seat } = looking
  question(g, seat)
  const answers = Array.from(g.options.subarray(0, g.count), (code) => g.rules.keys.format(code))
  const end = looking.tried + most
  let left = answers.filter((answer) => !isAside(kind, answer)).length
  return answers.map((answer) => {
    const share = Math.floor((end - looking.tried) / Math.max(1, left))
    if (!isAside(kind, answer)) left--
    return outcomeOf(looking, g, answer, depth, share)
  })
}

/** Nothing for secret choices of several seats and for chance. */
export function outcomes(kind: EngineGame, g: Game, depth: number): readonly Outcome[] {
  const open = asked(g)[0]
  if (open === undefined || open.seat === 'chance' || openQuestion(g)?.seats !== null) return []
  return outcomesOf({ kind, root: open.kind, seat: open.seat, tried: 0 }, fork(g), depth, MOST_TRIED)
}
