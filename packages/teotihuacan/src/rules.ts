// A ruleset of Teotihuacan: the tables and seams modules may write (Parts) and what the engine reads in play (Rules).
import { type Currency, type Game, packed, type Position, type Procedure, type Refusal, type Ruleset } from '@tollan/kernel'
import type { BoardRow } from './content/boards.ts'
import type { Cost, Counter, Effect } from './content/vocabulary.ts'
import type { DiscoveryKind } from './content/discoveries.ts'
import type { RoyalTile } from './content/royals.ts'
import type { StartingTile } from './content/starting-tiles.ts'
import type { Technology } from './content/technologies.ts'
import type { TempleBonus } from './content/temple-bonuses.ts'
import type { BotParts } from './automa/parts.ts'
import type { EffectNode } from './effect-nodes.ts'
import { COCOA, GOLD, KINDS, OBSIDIAN, STONE, WOOD } from './state.ts'

export type G = Game<Rules>
/** Where something is read off: a game, or what a seat sees of one. */
export type P = Position<Rules>

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
  /** An automa is never asked; its turn is told as a span of a program. */
  readonly automa: boolean
}

export interface MainAction {
  /** Whether the board effect can be carried out with this many counted workers. */
  readonly legal: (g: G, seat: number, counted: number) => Refusal
  readonly effect: Procedure // (seat)
  /** What follows the power-ups, when the whole action is finished. */
  readonly finish?: Procedure
}

/** Everything modules, variants and player counts may write. */
export interface Parts extends BotParts {
  // tables
  /** Every correctable table as this game plays it, read with rowsOf. */
  tables: readonly unknown[]
  boards: readonly BoardRow[]
  /** Rows that take the place of those with the same number. */
  boardRows: readonly BoardRow[]
  /** Effects that belong to no tile or space of the base game. */
  effectRows: readonly { readonly id: string; readonly effect: Effect; readonly rule: string }[]
  technologies: readonly Technology[]
  royals: readonly RoyalTile[]
  bonuses: readonly TempleBonus[]
  startingTiles: readonly StartingTile[]
  discoveryKinds: readonly DiscoveryKind[]
  maskSetVp: readonly number[] // by size of the set
  // numbers of the set-up
  seats: number
  darkDisc: readonly [number, number, number]
  initialPyramid: readonly string[]
  mainStepTiles: readonly number[] // blue 4, red 5, green 3, green 6
  neutralColours: number
  seatCocoa: readonly number[] // by place in player order
  dealtStartingTiles: number
  startingWorkers: number
  draftSize: number
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
  /** Buildings of the buildings row that stand elsewhere than on the Nobles spaces. */
  buildingCounts: readonly ((g: G) => number)[]
  /** Stacks of discovery tiles with another back, beside the usual one. */
  sideStacks: readonly SideStack[]
  /** Boards whose space is filled from another stack than the usual one. */
  boardStacks: readonly { readonly board: number; readonly stack: number }[]
  /** What royal tiles count besides what everybody has. */
  counters: readonly { readonly counter: Counter; readonly count: (g: G, seat: number) => number }[]
  /** Puts a module's pieces into their boxes and stacks. */
  unpackers: readonly ((g: G) => void)[]
  /** Further choices for a turn, besides a standard turn and the free unlock (TEO-TURN-02). */
  turnOptions: readonly TurnOption[]
  /** Called when a seat has paid to unlock its workers (TEO-LOCK-02). */
  unlockPaid: readonly ((g: G, seat: number) => void)[]
  /** More colours on a board for somebody who arrives there. */
  colourCounts: readonly ((g: P, board: number, seat: number) => number)[]
  /** The power a seat without workers on a board acts with, 0 when it cannot. */
  powerWithoutWorkers: (g: G, seat: number, board: number) => number
  /** Power of a virtual worker a seat owns for effects that look at all its workers, 0 for none. */
  virtualWorker: (g: P, seat: number) => number
  /** Added to the value a royal tile uses. */
  royalBonuses: readonly ((g: G, seat: number, space: number) => number)[]
  /** Whether a worker may be away from the table. */
  workersMayBeAway: boolean
  /** Workers on the boards that belong to nobody and that anybody may move: numbered from COMMON. */
  commonWorkers: number
  /** Whether a worker may end its move on a board (TEO-MOVE-01). */
  destination: (g: G, worker: number, board: number) => Refusal
  /** Whether the move of the workers of this turn goes onto or over the Palace (TEO-TECH-02). */
  passesPalace: (g: G, from: number, board: number) => boolean
  /** More reasons why the mover cannot take a worship space. */
  worshipRefusals: readonly ((g: G, seat: number, space: number) => Refusal)[]
  /** More reasons why a worker cannot make an unlimited move (TEO-DISC-24). */
  unlimitedRefusals: readonly ((g: G, worker: number) => Refusal)[]
  /** Questions about cocoa that no ignore-cocoa tile waives (TEO-DISC-32). */
  otherPrices: readonly string[]
  // for people: positions, summaries, checks
  /** `always` lays the module's pieces also where a position does not name the field. */
  positionFields: readonly { readonly field: string; readonly always?: boolean; readonly lay: (g: G, input: unknown) => void }[]
  summaries: readonly ((g: P) => Readonly<Record<string, unknown>>)[]
  checks: readonly ((g: G, wrong: string[]) => void)[]
  /** Whether an effect that names a procedure would do anything, by the procedure's name. */
  effectChecks: readonly { readonly procedure: string; readonly does: (g: G, seat: number) => boolean }[]
  /** Tiles that change the announced Main Action, by the power they name: when they may be used, and what using them sets. */
  tilePowers: readonly TilePowerUse[]
  /** What a harvest brings besides its cell. */
  harvestExtras: readonly ((g: G, seat: number, cell: number) => void)[]
  /** What may stand for what when a seat pays. */
  currency: (g: P, seat: number) => Currency
  /** Whether resources of choice may be taken as obsidian. */
  anyMayBeObsidian: (g: G, seat: number) => boolean
  /** Modules whose zones of the state are alive. */
  zoneModules: readonly string[]
}

/** A stack of tiles that are no "discovery tiles" to effects that count those. */
export interface SideStack {
  readonly zone: string
  readonly at: number
  readonly holds: (kind: DiscoveryKind) => boolean
  /** Whether a starting tile that shows a tile means one of this stack. */
  readonly shown: (effect: Extract<Effect, { do: 'discovery' }>) => boolean
}

/** A tile power that a module brings. */
export interface TilePowerUse {
  readonly op: string
  readonly refuse: (g: G, boards: readonly number[]) => Refusal
  readonly use: (g: G) => void
}

/** A choice for a turn with answers of its own verb. */
export interface TurnOption {
  readonly verb: number
  readonly candidates: (g: G, seat: number) => void
  readonly refuse: (g: G, seat: number, answer: number) => Refusal
  /** Takes the turn; the turn ends after what it calls unless it says where to go on. */
  readonly take: (g: G, f: number, seat: number, answer: number) => void
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
  readonly tileKind: readonly number[] // by discovery tile, -1 where there is none in this game
  readonly tileCost: readonly number[] // by discovery kind, packed
  readonly tileLowers: readonly number[] // by discovery kind: power an own unlocked worker loses for it
  readonly tileEffect: readonly number[] // by discovery kind
  readonly isMask: readonly boolean[] // by discovery kind
  readonly tileStack: readonly number[] // by discovery kind: the stack it is drawn from
  readonly pyramidIcons: readonly (readonly number[])[] // by pyramid tile: corners clockwise from the top left
  readonly differentTurns: readonly number[] // by pyramid tile
  readonly decorationIcons: readonly (readonly number[])[] // by decoration tile
  readonly noblesVp: readonly number[] // by space, row after row
  readonly buildingsRow: readonly number[] // value once as many buildings have been taken
  readonly pyramidTrackEnd: number
  readonly technologyGold: readonly number[]
  readonly passBenefits: readonly LinkedBenefit[] // when a worker moves onto or over the Palace
  readonly collectBenefits: readonly LinkedBenefit[] // when Collect Cocoa is taken
  readonly royalBenefits: readonly LinkedBenefit[] // when a worker is placed on a royal tile
  readonly harvestBenefits: readonly (readonly LinkedBenefit[])[] // by board: plain goods, before the cell
  readonly mainBenefits: readonly (readonly LinkedBenefit[])[] // by board: after the board effect
  readonly countBenefits: readonly (readonly { readonly technology: number; readonly n: number }[])[] // by board
  readonly discounts: readonly (readonly number[])[] // by board: technologies
  readonly extraPowerUp: readonly number[] // technologies
  readonly royalEffect: readonly number[]
  readonly startingEffect: readonly number[]
  readonly startingStack: readonly number[] // stack of the discovery tile a starting tile shows, 0 for none
  readonly rewardEffect: readonly number[] // ascension
  readonly rewardCost: readonly number[]
  readonly effectNumber: Readonly<Record<string, number>> // by id of the effect row
}

export const MINOR = 0
export const MAIN_STEP = 1
export const BONUS_STEP = 2
export const TOP_STEP = 3

const KIND_OF: Readonly<Record<string, number>> = { cocoa: COCOA, wood: WOOD, stone: STONE, gold: GOLD, obsidian: OBSIDIAN, 'any-resource': KINDS }

export function packCost(cost: Cost): number {
  let sum = 0
  for (const [name, amount] of Object.entries(cost)) sum |= packed(KIND_OF[name] ?? KINDS, amount)
  return sum
}
