// What the answers of the open question would bring: played on copies, until something decides that nobody may foresee.
import { advance, asked, CHANCE, fork, type Game, type GameEvent, isOver, openQuestion, question } from '@tollan/kernel'
import type { EngineGame } from './engine-game.ts'
import type { Outcome } from './protocol.ts'

/** More answers than this are not explored further: a list that long is chosen from by its words. */
const MOST_EXPLORED = 40

/** Plays one answer of a seat on a copy and goes on through questions that have one plain answer. */
function outcomeOf(kind: EngineGame, from: Game, seat: number, answer: string, depth: number): Outcome {
  const trial = fork(from)
  const events: GameEvent[] = []
  trial.events = events
  advance(trial, trial.rules.keys.parse(answer), seat)
  for (;;) {
    if (trial.revealed) return { answer, events, closes: 'reveal', next: null, onward: [] }
    const ask = openQuestion(trial)
    if (isOver(trial) || ask === null) return { answer, events, closes: null, next: null, onward: [] }
    question(trial)
    if (trial.seat === CHANCE) return { answer, events, closes: 'chance', next: null, onward: [] }
    if (trial.seat !== seat || ask.seats !== null) return { answer, events, closes: 'seat', next: null, onward: [] }
    const forward = ask.kind === kind.turnEnd ? undefined : plainAnswer(kind, trial, ask.kind)
    if (forward === undefined) {
      const onward = depth > 1 && trial.count <= MOST_EXPLORED ? outcomesOf(kind, trial, seat, depth - 1) : []
      return { answer, events, closes: null, next: ask.kind, onward }
    }
    advance(trial, forward, seat)
  }
}

/** The only answer, or the one the game calls plain. */
function plainAnswer(kind: EngineGame, g: Game, ask: string): number | undefined {
  if (g.count === 1) return g.options[0]
  const plain = kind.plainly[ask]
  const code = plain === undefined ? -1 : g.rules.keys.parse(plain)
  return code >= 0 && g.options.subarray(0, g.count).includes(code) ? code : undefined
}

function outcomesOf(kind: EngineGame, g: Game, seat: number, depth: number): Outcome[] {
  question(g, seat)
  const answers = Array.from(g.options.subarray(0, g.count), (code) => g.rules.keys.format(code))
  return answers.map((answer) => outcomeOf(kind, g, seat, answer, depth))
}

/** Nothing for secret choices of several seats and for chance. */
export function outcomes(kind: EngineGame, g: Game, depth: number): readonly Outcome[] {
  const open = asked(g)[0]
  if (open === undefined || open.seat === 'chance' || openQuestion(g)?.seats !== null) return []
  return outcomesOf(kind, fork(g), open.seat, depth)
}
