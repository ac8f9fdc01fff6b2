// A driver for rule tests: lay out a position, answer, look.
import type { Scenario } from '@tollan/kernel'
import { drive, type Driver } from '@tollan/kernel/testing'
import { teotihuacan } from './index.ts'
import type { Rules } from './rules.ts'
import { workerNames } from './answers.ts'
import { NOBLE, WORKER_AT, WORKER_POWER } from './state.ts'
import { placeName, seatSummary, summary } from './summary.ts'
import { nextChair, watch } from './testing-chairs.ts'

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

interface Look {
  player(seat: number): SeatView
  /** "forest 3" for a worker's place and power. */
  worker(name: string): string
  summary(): Readonly<Record<string, unknown>>
  /** Occupied Nobles spaces as numbers 0 to 11 (top 0-4, centre 5-8, bottom 9-11). */
  nobles(): readonly number[]
}

export type Table = Driver<Rules> & Look

const open = (setUp: TestSetUp): Table =>
  drive(teotihuacan, { game: 'teotihuacan', players: 2, ...setUp }, (g): Look => ({
    player: (seat) => seatSummary(g, seat) as unknown as SeatView,
    worker(name) {
      const w = workerNames.indexOf(name)
      return `${placeName(g.s[WORKER_AT + w])} ${g.s[WORKER_POWER + w]}`
    },
    summary: () => summary(g),
    nobles: () => Array.from({ length: 12 }, (_, i) => i).filter((i) => g.s[NOBLE + i] === 1),
  }))

/** Sets the table. Without a position the game starts at its set-up. Throws on an illegal position. A table of people is watched from the next chair. */
export function table({ answers = [], ...setUp }: TestSetUp): Table {
  const t = open(setUp)
  if (setUp.position === undefined || setUp.players === 1) return t.play(...answers)
  const position = nextChair(setUp.position as Readonly<Record<string, unknown>>, t.g.rules.seats, t.summary()['shamans'])
  return watch(t, open({ ...setUp, position })).play(...answers)
}
