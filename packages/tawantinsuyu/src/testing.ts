// A driver for rule tests: lay out a position, answer, look.
//
//   const t = table({ position: { seats: [{ potato: 5, gold: 1, workers: ['warrior', 'priest'] }] }, chance: ['draw-army:army-01'] })
//   t.play('place:warrior', 'on:space-top-0-a', 'by-gold')
//   expect(t.player(0)).toMatchObject({ gold: 0, armyCards: ['army-01'] })
//   expect(t.why('task:icon-foot-3')).toMatchObject({ rule: 'TAW-COUNT-08' })
import type { Scenario } from '@tollan/kernel'
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
