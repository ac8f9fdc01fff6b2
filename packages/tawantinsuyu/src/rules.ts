// A ruleset of Tawantinsuyu: what player counts, variants and the automa may write (Parts) and what the engine reads in play (Rules).
import { type Currency, type Game, packed, type Position, type Procedure, type Ruleset } from '@tollan/kernel'
import type { BoardSpace, Cost, SetupRow, Tables } from './content/index.ts'
import type { EffectNode, Op } from './effect-nodes.ts'
import { CORN, FOOD, GOLD, KINDS, POTATO, STONE } from './state.ts'

export type G = Game<Rules>
/** Where something is read off: a game, or what a seat sees of one. */
export type P = Position<Rules>

/** How a seat makes decisions: a person is asked, Axomamma follows her board. */
export interface Ways {
  readonly turn: Procedure // (seat)
  /** Effects that ask or draw something, with the seat and what `resolve` hands on. */
  readonly effects: Readonly<Record<Asking, Procedure>>
  /** A High Priest action the seat has triggered, and one that another seat has, by action: (seat). Conquest has its own order. */
  readonly perform: readonly Procedure[]
  readonly follow: readonly Procedure[]
  /** Conquest: the casualty (seat), whether to take part (seat), playing Army cards (seat, free cards), placing a marker (seat, further). */
  readonly casualty: Procedure
  readonly takePart: Procedure
  readonly playArmy: Procedure
  readonly conquer: Procedure
  /** Buying one of the Weavings another seat left: (seat). */
  readonly leftover: Procedure
  /** Feast, step 1: (seat). */
  readonly feastMerchant: Procedure
  /** Feast, step 4: (seat). */
  readonly upkeep: Procedure
  /** Feast, step 7: drawing (seat, cards) and playing (seat). */
  readonly feastDraw: Procedure
  readonly feastPlay: Procedure
  /** Called whenever the seat has gained potatoes. */
  readonly gainedPotatoes: (g: G, seat: number) => void
  /** Called before final scoring: (seat). */
  readonly beforeScoring: Procedure | null
  /** An automa is never asked: it pays by itself with gold last, and its Passive Buildings do nothing (TAW-SOLO-25). */
  readonly automa: boolean
}

export type Asking = Exclude<Op, 'gain' | 'vp' | 'all' | 'temple'>

/** What player counts, variants and the automa write. */
/** Axomamma's board by number: rows from the top, tokens in the order of their table. */
export interface HerBoardLinked {
  readonly rows: readonly (readonly BoardSpace[])[]
  readonly row: readonly number[] // by token
  readonly start: readonly number[] // by token: place in its row
  readonly value: readonly number[] // by token
  /** Tokens from the top row to the bottom row. */
  readonly fromTheTop: readonly number[]
  /** Place in the top row that the Personality token lies on. */
  readonly personality: number
}

export interface Parts {
  tables: Tables
  seats: number
  row: SetupRow
  /** The number of players the set-up is for. */
  setupFor: number
  /** Neutral Workers on marked spaces (TAW-SETUP-13, TAW-FEAST-22). */
  neutralWorkers: boolean
  /** Whether the Coricancha tile is turned at random (TAW-SETUP-05). */
  turnTile: boolean
  /** The first player named by the host, -1 for a random one (TAW-SETUP-20). */
  firstPlayer: number
  ways: readonly Ways[] // by seat
  /** Seats that choose God cards in set-up. */
  choosers: number
  /** Further set-up at named places, each a procedure without arguments. */
  setupBeforeWeavings: readonly Procedure[]
  setupAfterCards: readonly Procedure[]
  /** Whether a seat ends the game ahead of another. */
  isAhead: (g: G, seat: number, other: number) => boolean
  /** Further points at the very end. */
  finalScores: readonly ((g: G, seat: number) => void)[]
  difficulty: Difficulty
  zoneModules: readonly string[]
}

/** TAW-SOLO-69 to -80: each an independent switch. */
export interface Difficulty {
  readonly personality: boolean
  readonly buildingStone: number
  readonly worshipStatues: number
  readonly secondConquest: boolean
  readonly armyCardWithoutWorkers: boolean
  readonly freeTempleStep: boolean
  readonly equalSoldiers: boolean
  readonly conquestDiscount: number
  readonly priestActionVp: number
  readonly weavingVp: number
  readonly withoutWorkersVp: number
  readonly resourceVp: number
}

export interface Rules extends Ruleset {
  readonly parts: Parts
  readonly ways: readonly Ways[]
  readonly effects: readonly EffectNode[]
  // the hill, by space
  readonly section: readonly number[]
  readonly terrace: readonly number[]
  readonly godOf: readonly number[]
  readonly bonusRole: readonly number[] // the role with an extra task there, -1 for none
  readonly iconsOf: readonly (readonly number[])[]
  readonly neighbours: readonly (readonly number[])[]
  readonly segment: readonly (readonly number[])[] // the other spaces of its segment
  readonly marked: readonly number[] // spaces for neutral Workers in set-up
  readonly markedLater: readonly number[] // after the first Feast
  readonly taskOf: readonly number[] // by icon
  readonly travel: readonly (readonly number[])[] // by section of the High Priest, section of the space
  // pieces
  readonly cardGod: readonly number[]
  readonly cardsOfGod: Int32Array // the God cards of each god, as a set
  readonly benefits: readonly (readonly number[])[] // effect nodes by God card
  readonly soldiers: readonly number[]
  readonly armyGood: readonly number[]
  readonly armyAmount: readonly number[]
  readonly buildingCost: readonly number[]
  readonly produces: readonly number[] // effect node by Production Building
  readonly pattern: readonly number[]
  readonly leftEdge: readonly number[]
  readonly rightEdge: readonly number[]
  readonly edgeReward: readonly number[] // effect node by edge
  readonly templeReward: readonly number[] // effect node by space, -1 for none
  readonly templeTop: number
  readonly conquestBenefit: readonly number[]
  readonly conquestRegion: readonly number[]
  readonly conquestVp: readonly number[] // shown on the space, 0 without VP
  readonly conquestOrder: readonly number[]
  readonly conquestFlip: readonly number[]
  readonly conquestDiscard: readonly number[]
  readonly coricancha: readonly number[] // action by place on the ring
  readonly climbForGold: number // the effect of Z12
  // Axomamma's board, as effect nodes
  readonly colourReward: readonly number[] // by role
  readonly herBoard: HerBoardLinked
  readonly topRow: readonly number[] // by place
  readonly personality: readonly number[]
}

/** Gold is wild (TAW-RES-03); food is potatoes or corn (TAW-RES-02). */
export const currency: Currency = { kinds: KINDS, anyOf: [POTATO, CORN], wild: [{ kind: GOLD, standsFor: [POTATO, CORN, STONE] }] }

const numbers: Readonly<Record<string, number>> = { potato: POTATO, corn: CORN, stone: STONE, gold: GOLD, food: FOOD }

export const goodNumber = (name: string): number => numbers[name] ?? POTATO

export const packCost = (cost: Cost): number =>
  Object.entries(cost).reduce((sum, [name, n]) => sum | packed(goodNumber(name), n), 0)
