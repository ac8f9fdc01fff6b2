// What the answers of the open question would bring: played on copies, until something decides that nobody may foresee.
import { advance, asked, CHANCE, fork, type Game, type GameEvent, isOver, openQuestion, question, type Why, why } from '@tollan/kernel'
import type { EngineGame } from './engine-game.ts'
import type { Outcome } from './protocol.ts'

/** Answers tried in all, shared out evenly: each branch explores as far as its share goes. */
const MOST_TRIED = 1500

/** Whose answers are tried, and at which open question. */
interface Looking {
  readonly kind: EngineGame
  readonly root: string
  readonly seat: number
}

/** Plays one answer of a seat on a copy and goes on through questions that have one plain answer. */
function outcomeOf(looking: Looking, from: Game, answer: string, depth: number, share: number): Outcome {
  const { kind, seat } = looking
  const trial = fork(from)
  const events: GameEvent[] = []
  const refused: Why[] = []
  const plain: string[] = []
  trial.events = events
  advance(trial, trial.rules.keys.parse(answer), seat)
  const end = { answer, events, plain, refused, closes: null, next: null, onward: [] }
  const last = (rest: Partial<Outcome> = {}): Outcome => ({ ...end, ...rest, ...(kind.prospect === undefined ? {} : { prospect: kind.prospect(trial, seat) }) })
  for (;;) {
    if (trial.revealed) return last({ closes: 'reveal' })
    const ask = openQuestion(trial)
    if (isOver(trial) || ask === null) return last()
    question(trial)
    if (trial.seat === CHANCE) return last({ closes: 'chance' })
    if (trial.seat !== seat || ask.seats !== null) return last({ closes: 'seat' })
    if (kind.wishes[ask.kind] !== undefined) refused.push(...refusedOf(kind, trial, seat, ask.kind))
    const forward = ask.kind === kind.turnEnd ? undefined : plainAnswer(looking, trial, ask.kind)
    if (forward === undefined) {
      const goesOn = depth > 1 && ask.kind !== kind.turnEnd && trial.count <= share && !isAside(kind, answer)
      return goesOn ? { ...end, next: ask.kind, onward: outcomesOf(looking, trial, depth - 1, share) } : last({ next: ask.kind })
    }
    if (trial.count > 1) plain.push(trial.rules.keys.format(forward))
    advance(trial, forward, seat)
  }
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
  const share = Math.floor(most / Math.max(1, answers.filter((answer) => !isAside(kind, answer)).length))
  return answers.map((answer) => outcomeOf(looking, g, answer, depth, share))
}

/** Nothing for secret choices of several seats and for chance. */
export function outcomes(kind: EngineGame, g: Game, depth: number): readonly Outcome[] {
  const open = asked(g)[0]
  if (open === undefined || open.seat === 'chance' || openQuestion(g)?.seats !== null) return []
  return outcomesOf({ kind, root: open.kind, seat: open.seat }, fork(g), depth, MOST_TRIED)
}
