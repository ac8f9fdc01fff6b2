import type { Good, Source, Temple } from './vocabulary.ts'

export interface Setup {
  readonly source: Source
  readonly seatCocoa: { readonly first: number; readonly last: number; readonly others: number }
  readonly startingTiles: { readonly dealt: number; readonly kept: number }
  /** Starting tiles laid out in the draft variant, by number of players. */
  readonly draftFaceUp: Readonly<Record<2 | 3 | 4, number>>
  readonly neutralColours: Readonly<Record<2 | 3 | 4, number>>
  readonly neutralWorkersPerColour: number
  readonly workers: { readonly count: number; readonly power: number }
  readonly wheelWorkerPower: number
}

export const setup: Setup = {
  source: 'verified',
  seatCocoa: { first: 1, last: 3, others: 2 },
  startingTiles: { dealt: 4, kept: 2 },
  draftFaceUp: { 2: 6, 3: 8, 4: 10 },
  neutralColours: { 2: 2, 3: 1, 4: 0 },
  neutralWorkersPerColour: 3,
  workers: { count: 3, power: 1 },
  wheelWorkerPower: 3,
}

export interface FirstGameSeat {
  readonly seat: number
  /** On top of the seat cocoa. */
  readonly gains: Readonly<Partial<Record<Good, number>>>
  /** Every temple step made, the step of a technology included. */
  readonly temples: readonly Temple[]
  /** What those steps pay in sum, choices already made. */
  readonly templeRewards: Readonly<Partial<Record<Good | 'vp', number>>>
  readonly avenue: number
  readonly technologies: readonly string[]
  readonly workers: readonly { readonly board: number; readonly power: number }[]
  readonly rule: string
}

export interface FirstGame {
  readonly source: { readonly boards: Source; readonly tiles: Source; readonly seats: Source }
  /** Board numbers of the slots 1..8; index 0 is slot 1. */
  readonly boardsBySlot: readonly number[]
  /** In display order: first row left to right, then second row. */
  readonly technologies: readonly string[]
  readonly royals: readonly string[]
  readonly bonuses: Readonly<Record<Temple, string>>
  readonly seats: readonly FirstGameSeat[]
}

export const firstGame: FirstGame = {
  source: { boards: 'single-source', tiles: 'single-source', seats: 'verified' },
  boardsBySlot: [1, 3, 5, 2, 8, 7, 6, 4],
  technologies: ['tech-01', 'tech-03', 'tech-05', 'tech-09', 'tech-15', 'tech-17'],
  royals: ['royal-c-01', 'royal-b-06', 'royal-a-04'],
  bonuses: { blue: 'bonus-flat-15', red: 'bonus-avenue', green: 'bonus-workers' },
  seats: [
    {
      seat: 1,
      gains: { cocoa: 5, wood: 1, stone: 2, gold: 4 },
      temples: ['green'],
      templeRewards: { cocoa: 1 },
      avenue: 0,
      technologies: [],
      workers: [{ board: 6, power: 2 }, { board: 2, power: 1 }, { board: 8, power: 1 }],
      rule: 'TEO-FIRST-05',
    },
    {
      seat: 2,
      gains: { cocoa: 5, wood: 4, stone: 1 },
      temples: ['red', 'blue'],
      templeRewards: { vp: 1, stone: 1 },
      avenue: 0,
      technologies: [],
      workers: [{ board: 7, power: 2 }, { board: 2, power: 1 }, { board: 3, power: 1 }],
      rule: 'TEO-FIRST-06',
    },
    {
      seat: 3,
      gains: { cocoa: 4, wood: 3, stone: 4 },
      temples: ['blue'],
      templeRewards: { gold: 1 },
      avenue: 1,
      technologies: [],
      workers: [{ board: 1, power: 1 }, { board: 2, power: 1 }, { board: 7, power: 1 }],
      rule: 'TEO-FIRST-07',
    },
    {
      seat: 4,
      gains: { wood: 2, gold: 5 },
      temples: ['green', 'green'], // the second one comes with the technology
      templeRewards: { cocoa: 2 },
      avenue: 0,
      technologies: ['tech-05'],
      workers: [{ board: 3, power: 1 }, { board: 4, power: 1 }, { board: 5, power: 1 }],
      rule: 'TEO-FIRST-08',
    },
  ],
}
