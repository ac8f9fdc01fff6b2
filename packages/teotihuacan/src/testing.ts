// A driver for rule tests: lay out a position, answer, look.
import { answer, asked, type GameEvent, hash, openScenario, type Scenario, why as whyNot } from '@tollan/kernel'
import { teotihuacan } from './index.ts'
import type { G } from './rules.ts'
import { workerNames } from './answers.ts'
import { NOBLE, WORKER_AT, WORKER_POWER } from './state.ts'
import { placeName, seatSummary, summary } from './summary.ts'

export type TestSetUp = Omit<Scenario, 'game' | 'players'> & { readonly players?: number }

export interface SeatView {
  readonly cocoa: number
  readonly wood: number
  readonly stone: number
  readonly gold: number
  readonly vp: number
  readonly temples: { readonly blue: number; readonly red: number; readonly green: number }
  readonly avenue: number
  readonly pyramidTrack: number
  readonly technologies: readonly string[]
  readonly tiles: readonly string[]
  readonly used: readonly string[]
  readonly workers: Readonly<Record<string, string>>
  readonly place?: number
}

export interface Table {
  readonly g: G
  readonly events: readonly GameEvent[]
  /** Gives answers one after the other for whoever is asked; throws with the engine's message when one is refused. */
  play(...answers: (string | { readonly seat: number; readonly answer: string })[]): Table
  /** Adds chance answers to the script. */
  chance(...answers: string[]): Table
  /** The kind of the open question, 'over' at the end. */
  readonly question: string
  /** The seat asked. */
  readonly seat: number | 'chance' | 'nobody'
  /** The legal answers of the open question. */
  readonly answers: readonly string[]
  offers(answer: string): boolean
  /** The engine's refusal of an answer, as its message; fails when the answer is legal. */
  refused(answer: string): { readonly message: string; readonly rule: string | undefined }
  /** "Why not?": the rule id and reason, or 'allowed'. */
  why(target: string, seat?: number): { readonly rule: string; readonly reason: string; readonly need: number; readonly have: number }
  player(seat: number): SeatView
  /** "forest 3" for a worker's place and power. */
  worker(name: string): string
  summary(): Readonly<Record<string, unknown>>
  /** Events of a type, oldest first. */
  log(type: string): readonly GameEvent[]
  hash(): string
  /** Occupied Nobles spaces as numbers 0 to 11 (top 0-4, centre 5-8, bottom 9-11). */
  nobles(): readonly number[]
}

/** Sets the table. Without a position the game starts at its set-up. Throws on an illegal position. */
export function table(setUp: TestSetUp): Table {
  const opened = openScenario(teotihuacan, { game: 'teotihuacan', players: 2, ...setUp })
  if (!opened.ok) throw new Error(`${opened.error}: ${opened.message}`)
  const { stage } = opened
  const g = stage.game
  const open = () => asked(g)[0]
  const self: Table = {
    g,
    events: stage.events,
    play(...answers) {
      for (const given of answers) {
        const done = answer(stage, given)
        if (!done.ok) throw new Error(`${typeof given === 'string' ? given : given.answer}: ${done.message}`)
        const wrong = g.rules.broken(g)
        if (wrong.length > 0) throw new Error(`broken position: ${wrong.join('; ')}`)
      }
      return self
    },
    chance(...answers) {
      stage.script.push(...answers)
      return self
    },
    get question() {
      return open()?.kind ?? 'over'
    },
    get seat() {
      return open()?.seat ?? 'nobody'
    },
    get answers() {
      return open()?.answers ?? []
    },
    offers: (given) => open()?.answers.includes(given) ?? false,
    refused(given) {
      const before = hash(g)
      const result = answer(stage, given)
      if (result.ok) throw new Error(`${given} was accepted`)
      if (hash(g) !== before) throw new Error(`${given} was refused but changed the position`)
      return { message: result.message, rule: result.rule }
    },
    why(target, seat) {
      const asker = seat ?? (typeof self.seat === 'number' ? self.seat : 0)
      const found = whyNot(g, asker, target)
      if (!found.ok) throw new Error(found.message)
      const { rule = '', reason = 'allowed', need = 0, have = 0 } = found.why
      return { rule, reason, need, have }
    },
    player: (seat) => seatSummary(g, seat) as unknown as SeatView,
    worker(name) {
      const w = workerNames.indexOf(name)
      return `${placeName(g.s[WORKER_AT + w])} ${g.s[WORKER_POWER + w]}`
    },
    summary: () => summary(g),
    log: (type) => stage.events.filter((event) => event.type === type),
    hash: () => hash(g),
    nobles: () => Array.from({ length: 12 }, (_, i) => i).filter((i) => g.s[NOBLE + i] === 1),
  }
  return self.play(...(setUp.answers ?? []))
}
