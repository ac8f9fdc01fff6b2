// Axomamma's board. Procedure, die and token values are printed; rows, start spaces and colour rewards are reconstructed.
import { armyCards, building, gain, godCards, statue, temple, weavings } from './effects.ts'
import type { Cost, Effect, Good, Source } from './vocabulary.ts'
import type { Role } from './workers.ts'

const gathering = ['gather-potato', 'gather-stone', 'gather-gold', 'gather-corn', 'gather-stone-or-corn'] as const
const paid = ['construct-production-building', 'buy-weavings', 'build-statue', 'construct-passive-building', 'build-steps'] as const
const recruiting = ['recruit-village-potato-end', 'recruit-nomad', 'recruit-village-corn-end'] as const
/** What the spaces of each row are for (TAW-SOLO-02). */
export const rowActions = { top: gathering, middle: paid, bottom: recruiting } as const
export const rowNames = ['top', 'middle', 'bottom'] as const
export type RowName = (typeof rowNames)[number]
export type BoardAction = (typeof gathering)[number] | (typeof paid)[number] | (typeof recruiting)[number]

export interface BoardSpace {
  readonly id: string
  readonly action: BoardAction
  /** What a free top-row space gives; of two kinds she takes what she has less of (TAW-SOLO-50). */
  readonly gives?: readonly Effect[]
}

/** A row has so many places at most; those behind its last space are null. */
export const BOARD_ROOM = 8

type Places<A> = readonly (A | null)[]

/** Her board as it is printed. */
export interface HerBoard {
  readonly top: { readonly actions: Places<(typeof gathering)[number]>; /** How much each space gives. */ readonly amounts: readonly number[] }
  readonly middle: { readonly actions: Places<(typeof paid)[number]> }
  readonly bottom: { readonly actions: Places<(typeof recruiting)[number]> }
  /** The space of the top row the Personality token lies on, from 1 (TAW-SOLO-11). */
  readonly personality: number
}

const places = <A>(...actions: readonly A[]): Places<A> => Array.from({ length: BOARD_ROOM }, (_, i) => actions[i] ?? null)

/** That there are three rows, and what each is for, is printed; length and order are not. */
export const boardRowsSource: Source = 'reconstructed'
export const personalitySpaceSource: Source = 'inferred'
/** Three closed rows, clockwise (TAW-SOLO-02). */
export const herBoard: HerBoard = {
  top: { actions: places('gather-potato', 'gather-stone', 'gather-gold', 'gather-corn', 'gather-stone-or-corn'), amounts: [3, 2, 1, 2, 2, 1, 1, 1] },
  middle: { actions: places('construct-production-building', 'buy-weavings', 'build-statue', 'construct-passive-building', 'build-steps') },
  bottom: { actions: places('recruit-village-potato-end', 'recruit-nomad', 'recruit-village-corn-end') },
  personality: 3, // the gold space
}

const gives: Readonly<Record<string, readonly Good[]>> = {
  'gather-potato': ['potato'], 'gather-stone': ['stone'], 'gather-gold': ['gold'], 'gather-corn': ['corn'], 'gather-stone-or-corn': ['stone', 'corn'],
}

/** The spaces there are, row by row from the top. */
export const boardRowsOf = (board: HerBoard): readonly (readonly BoardSpace[])[] =>
  rowNames.map((row) =>
    board[row].actions.flatMap((action, i): BoardSpace[] => {
      const goods = action === null ? undefined : gives[action]
      const n = board.top.amounts[i] ?? 1
      return action === null ? [] : [{ id: `axo-${row}-${i + 1}`, action, ...(goods === undefined ? {} : { gives: goods.map((good) => gain(good, n)) }) }]
    }),
  )

export interface Token {
  readonly id: string
  readonly value: number
  /** Where it starts: a row, and the place in it from 1. */
  readonly row: RowName
  readonly place: number
}

const token = (id: string, value: number, row: RowName, place: number): Token => ({ id: `axo-token-${id}`, value, row, place })

/** Values of the tokens. */
export const tokensSource: Source = 'rulebook'
/** Rows and start spaces of the tokens. */
export const tokenStartsSource: Source = 'reconstructed'
export const tokens: readonly Token[] = [
  token('1a', 1, 'middle', 1),
  token('1b', 1, 'bottom', 1),
  token('2a', 2, 'top', 2),
  token('2b', 2, 'middle', 2),
  token('2c', 2, 'bottom', 2),
  token('3a', 3, 'top', 4),
  token('3b', 3, 'middle', 5),
  token('4', 4, 'top', 1),
]

export const dieSource: Source = 'rulebook'
/** Faces of the die, in the order of its sides. */
export const die: readonly number[] = [1, 2, 2, 3, 3, 4]

export const colourRewardsSource: Source = 'reconstructed'
export const colourRewards: Readonly<Record<Role, readonly Effect[]>> = {
  architect: [gain('stone', 1)],
  craftsman: [gain('corn', 1)],
  warrior: [armyCards(1)],
  courier: [gain('potato', 2)],
  priest: [godCards(1), gain('potato', 1)],
}

export const personalitiesSource: Source = 'rulebook'
/** The four sides of the two Personality tokens; the gold is the space's own (TAW-SOLO-53). */
export const personalities = [
  { id: 'personality-statue', effect: statue('free', 'small') },
  { id: 'personality-weaving', effect: weavings(1) },
  { id: 'personality-temple', effect: temple(1) },
  { id: 'personality-building', effect: building('free') },
] as const satisfies readonly { readonly id: string; readonly effect: Effect }[]

export const axomammaNumbersSource: Source = 'rulebook'
/** What she pays for a leftover Weaving: the text names only what she must own (TAW-SOLO-58). */
export const reactionCornSource: Source = 'inferred'
export const axomammaNumbers = {
  slots: 4,
  start: { stone: 2, corn: 2, gold: 1 } satisfies Cost, // besides the ordinary 2 stone (TAW-SOLO-05)
  startArmyCards: 1,
  buildingStone: 1,
  potatoesForVp: 5,
  vpForPotatoes: 5,
  godCardVp: 1,
  statueVp: 5,
  offeringCorn: 4,
  produceBuildings: 2,
  worshipStatues: 1,
  renewPieces: 3,
  priestArmyCards: 1,
  discards: 2,
  weavingsBought: 2,
  reactionCorn: 2,
  noWorkersVp: 1, // per card discarded
  feastVpPerWeaving: 1,
  behindVp: 2,
  winningVp: 120,
} as const
