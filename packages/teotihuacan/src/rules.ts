// A ruleset of Teotihuacan: the tables and seams modules may write (Parts) and what the engine reads in play (Rules).
import { type Currency, type Game, type Procedure, type Refusal, type Ruleset, packed } from '@tollan/kernel'
import type { BoardRow } from './content/boards.ts'
import type { Cost } from './content/vocabulary.ts'
import type { DiscoveryKind } from './content/discoveries.ts'
import type { RoyalTile } from './content/royals.ts'
import type { StartingTile } from './content/starting-tiles.ts'
import type { Technology } from './content/technologies.ts'
import type { TempleBonus } from './content/temple-bonuses.ts'
import type { EffectNode } from './effect-nodes.ts'
import { COCOA, GOLD, KINDS, STONE, WOOD } from './state.ts'

export type G = Game<Rules>

/** How a seat makes the decisions that come up outside its own plans: a person is asked, an automa follows its card. */
export interface Ways {
  readonly turn: Procedure
  readonly gainAny: Procedure // (seat, n)
  readonly mainStep: Procedure // (seat, temple, row of tiles, reward)
  readonly greySpace: Procedure // (seat, grey space)
  readonly ascensionReward: Procedure // (seat)
  readonly salary: Procedure // (seat)
  readonly finalScoring: Procedure // (seat)
  /** Moves a worker that another player bumped from a worship space (TEO-WORSHIP-04). */
  readonly bumped: (g: G, worker: number, space: number) => void
}

export interface MainAction {
  /** Whether the board effect can be carried out with this many counted workers. */
  readonly legal: (g: G, seat: number, counted: number) => Refusal
  readonly effect: Procedure // (seat)
}

/** Everything modules, variants and player counts may write. */
export interface Parts {
  // tables
  boards: readonly BoardRow[]
  technologies: readonly Technology[]
  royals: readonly RoyalTile[]
  bonuses: readonly TempleBonus[]
  startingTiles: readonly StartingTile[]
  discoveryKinds: readonly DiscoveryKind[]
  // numbers of the set-up
  seats: number
  darkDisc: readonly [number, number, number]
  initialPyramid: readonly string[]
  mainStepTiles: readonly number[] // blue 4, red 5, green 3, green 6
  neutralColours: number
  seatCocoa: readonly number[] // by place in player order
  dealtStartingTiles: number
  // seams
  ways: readonly Ways[] // by seat
  mains: Readonly<Record<number, MainAction>> // by board
  /** Whether the pending eclipse is scored after this seat's turn. */
  eclipseDue: (g: G, seat: number) => boolean
  /** Decides between players tied on points: the higher value wins, one after the other (TEO-END-03, -04). */
  tieBreaks: readonly ((g: G, seat: number) => number)[]
  /** Closes the gaps of a display before it is refilled. */
  tidyDisplay: (g: G, at: number, length: number) => void
  /** Seats that choose starting tiles. */
  choosers: (g: G) => number
  boardCounts: readonly BoardCount[]
  /** Modules whose zones of the state are alive. */
  zoneModules: readonly string[]
}

/** A virtual worker in a main action: technology 15 and its likes (TEO-MAIN-08). */
export interface BoardCount {
  readonly board: number
  readonly count: (g: G, seat: number) => number
}

/** One lasting benefit of a technology, ready to run. */
export interface LinkedBenefit {
  readonly technology: number
  readonly effect: number
}

export interface Rules extends Ruleset {
  readonly parts: Readonly<Parts>
  readonly currency: Currency
  readonly effects: readonly EffectNode[]
  readonly ways: readonly Ways[]
  readonly mains: readonly (MainAction | undefined)[] // by board
  readonly grid: readonly (readonly number[])[] // by board: effect of row * 3 + column
  readonly powerUps: readonly (readonly number[])[] // by board
  readonly worshipEffect: readonly number[] // by board
  readonly hasDiscovery: readonly boolean[] // by board
  readonly templeReward: readonly (readonly number[])[] // by temple, step: effect, -1 none
  readonly templeKind: readonly (readonly number[])[] // by temple, step: MINOR, MAIN_STEP, BONUS_STEP, TOP_STEP
  readonly mainStepRow: readonly (readonly number[])[] // by temple, step: row of DISC_TEMPLE, -1 none
  readonly tileKind: readonly number[] // by discovery tile
  readonly tileCost: readonly number[] // by discovery kind, packed
  readonly tileEffect: readonly number[] // by discovery kind
  readonly maskKinds: number // discovery kinds below this are masks
  readonly technologyGold: readonly number[]
  readonly passBenefits: readonly LinkedBenefit[] // when a worker moves onto or over the Palace
  readonly mainBenefits: readonly (readonly LinkedBenefit[])[] // by board
  readonly countBenefits: readonly (readonly { readonly technology: number; readonly n: number }[])[] // by board
  readonly discounts: readonly (readonly number[])[] // by board: technologies
  readonly extraPowerUp: readonly number[] // technologies
  readonly royalEffect: readonly number[]
  readonly startingEffect: readonly number[]
  readonly startingHasDiscovery: readonly boolean[]
  readonly rewardEffect: readonly number[] // ascension
  readonly rewardCost: readonly number[]
}

export const MINOR = 0
export const MAIN_STEP = 1
export const BONUS_STEP = 2
export const TOP_STEP = 3

const KIND_OF: Readonly<Record<string, number>> = { cocoa: COCOA, wood: WOOD, stone: STONE, gold: GOLD, 'any-resource': KINDS }

export function packCost(cost: Cost): number {
  let sum = 0
  for (const [name, amount] of Object.entries(cost)) sum |= packed(KIND_OF[name] ?? KINDS, amount)
  return sum
}
