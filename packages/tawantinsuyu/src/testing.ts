// A driver for rule tests: lay out a position, answer, look.
//
//   const t = table({ position: { seats: [{ potato: 5, gold: 1, workers: ['warrior', 'priest'] }] }, chance: ['draw-army:army-01'] })
//   t.play('place:warrior', 'on:space-top-0-a', 'by-gold')
//   expect(t.player(0)).toMatchObject({ gold: 0, armyCards: ['army-01'] })
//   expect(t.why('task:icon-foot-3')).toMatchObject({ rule: 'TAW-COUNT-08' })
import type { GameEvent, Scenario } from '@tollan/kernel'
import { drive, type Driver } from '@tollan/kernel/testing'
import { GAME } from './compile.ts'
import { tawantinsuyu } from './index.ts'
import type { Rules } from './rules.ts'
import { seatSummary, type SeatSummary, summary, type Summary } from './summary.ts'

export type TestSetUp = Omit<Scenario, 'game' | 'players'> & { readonly players?: number }

interface Look {
  player(seat: number): SeatSummary
  summary(): Summary
  /** The role on a hill space, null when it is empty. */
  hill(space: string): string | null
  readonly market: readonly (string | null)[]
  readonly offer: readonly string[]
  /** Roles from the potato end. */
  readonly village: readonly string[]
}

export type Table = Driver<Rules> & Look

/** Sets the table. Without a position the game starts at its set-up. Throws on an illegal position. */
export const table = (setUp: TestSetUp): Table =>
  drive(tawantinsuyu, { game: GAME, players: 2, ...setUp }, (g): Look => ({
    player: (seat) => seatSummary(g, seat),
    summary: () => summary(g),
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
  }))

const lineOf = ({ type, rule, seat, only, ...details }: GameEvent): string => [only === undefined ? '' : '(secret)', seat, type, rule, ...Object.values(details)].filter((word) => word !== '').join(' ')

/** Everything told so far, a line each. */
export const account = (t: Table): string[] => t.events.map(lineOf)

/** Plays answers and writes down all there is to see: what is told, by whom and by which rule, and what is asked, with every answer. */
export function course(t: Table, ...answers: readonly string[]): string[] {
  const seen: string[] = []
  for (const answer of answers) {
    const before = t.events.length
    t.play(answer)
    seen.push(`> ${answer}`, ...t.events.slice(before).map(lineOf), `? ${[t.seat, t.question, ...t.answers].join(' ')}`)
  }
  return seen
}

/** Lines of a course. */
export const lines = (text: string): string[] => text.split('\n').map((line) => line.trim()).filter((line) => line !== '')
