// A driver for rule tests: lay out a position, answer, look.
//
//   const t = table({ position: { seats: [{ potato: 5, gold: 1, workers: ['warrior', 'priest'] }] }, chance: ['draw-army:army-01'] })
//   t.play('place:warrior', 'on:space-top-0-a', 'by-gold')
//   expect(t.player(0)).toMatchObject({ gold: 0, armyCards: ['army-01'] })
//   expect(t.why('task:icon-foot-3')).toMatchObject({ rule: 'TAW-COUNT-08' })
import { answer, asked, type GameEvent, hash, openScenario, type Scenario, why as whyNot } from '@tollan/kernel'
import { GAME } from './compile.ts'
import { tawantinsuyu } from './index.ts'
import type { G } from './rules.ts'
import { seatSummary, type SeatSummary, summary, type Summary } from './summary.ts'

export type TestSetUp = Omit<Scenario, 'game' | 'players'> & { readonly players?: number }

export interface Table {
  readonly g: G
  readonly events: readonly GameEvent[]
  /** Gives answers one after the other for whoever is asked; throws with the engine's message when one is refused. */
  play(...answers: (string | { readonly seat: number; readonly answer: string })[]): Table
  /** Adds chance answers to the script. */
  chance(...answers: string[]): Table
  /** Chance answers not used yet. */
  readonly script: readonly string[]
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
  player(seat: number): SeatSummary
  summary(): Summary
  /** Events of a type, oldest first. */
  log(type: string): readonly GameEvent[]
  hash(): string
  /** The role on a hill space, null when it is empty. */
  hill(space: string): string | null
  readonly market: readonly (string | null)[]
  readonly offer: readonly string[]
  /** Roles from the potato end. */
  readonly village: readonly string[]
}

/** Sets the table. Without a position the game starts at its set-up. Throws on an illegal position. */
export function table(setUp: TestSetUp): Table {
  const { answers: first = [], ...scenario } = setUp
  const opened = openScenario(tawantinsuyu, { game: GAME, players: 2, ...scenario })
  if (!opened.ok) throw new Error(`${opened.error}: ${opened.message}`)
  const { stage } = opened
  const g = stage.game
  const open = () => asked(g)[0]
  const self: Table = {
    g,
    events: stage.events,
    script: stage.script,
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
    player: (seat) => seatSummary(g, seat),
    summary: () => summary(g),
    log: (type) => stage.events.filter((event) => event.type === type),
    hash: () => hash(g),
    hill: (space) => summary(g).hill[space] ?? null,
    get market() {
      return summary(g).market
    },
    get offer() {
      return summary(g).offer
    },
    get village() {
      return summary(g).village
    },
  }
  return self.play(...first)
}
