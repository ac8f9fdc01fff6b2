import { all, gain, temple } from './vocabulary.ts'
import type { Effect, Resource, Source, Temple } from './vocabulary.ts'

export interface BoardRow {
  readonly number: number
  readonly id: string
  readonly name: string
  readonly mainAction: 'none' | 'harvest' | 'alchemy' | 'nobles' | 'decorations' | 'construction'
  /** Dealt at random to a ring slot; the other two are printed on the main board. */
  readonly movable: boolean
  readonly worship: 'none' | 'royal' | Temple | 'any'
  readonly worshipSpaces: number
  readonly discovery: boolean
  /** Power-ups after the main action, by counted workers 1, 2, 3. */
  readonly powerUps: readonly [number, number, number]
  readonly resource?: Resource
  /** grid[counted workers - 1][powerColumn[lowest power]] */
  readonly grid?: readonly (readonly Effect[])[]
}

export const boardsSource: Source = 'verified'

const forest: readonly (readonly Effect[])[] = [
  [gain('cocoa', 1), gain('wood', 1), gain('wood', 2)],
  [gain('wood', 1), gain('wood', 2), all(gain('cocoa', 2), gain('wood', 3))],
  [
    all(gain('cocoa', 1), gain('wood', 2)),
    all(gain('cocoa', 3), gain('wood', 3)),
    all(gain('cocoa', 5), gain('wood', 4)),
  ],
]

const stoneQuarry: readonly (readonly Effect[])[] = [
  [gain('vp', 1), gain('stone', 1), gain('stone', 2)],
  [gain('stone', 1), gain('stone', 2), all(gain('vp', 2), gain('stone', 3))],
  [all(gain('vp', 1), gain('stone', 2)), all(gain('vp', 3), gain('stone', 3)), all(gain('vp', 5), gain('stone', 4))],
]

const goldDeposits: readonly (readonly Effect[])[] = [
  [gain('vp', 1), gain('gold', 1), gain('gold', 2)],
  [gain('gold', 1), gain('gold', 2), all(gain('vp', 2), gain('gold', 3))],
  [all(gain('cocoa', 1), gain('gold', 2)), all(temple('any'), gain('gold', 3)), all(temple('any', 2), gain('gold', 4))],
]

export const boards: readonly BoardRow[] = [
  {
    number: 1, id: 'palace', name: 'Palace', mainAction: 'none', movable: false,
    worship: 'royal', worshipSpaces: 3, discovery: true, powerUps: [0, 0, 0],
  },
  {
    number: 2, id: 'forest', name: 'Forest', mainAction: 'harvest', movable: true,
    worship: 'red', worshipSpaces: 1, discovery: true, powerUps: [1, 1, 2], resource: 'wood', grid: forest,
  },
  {
    number: 3, id: 'stone-quarry', name: 'Stone Quarry', mainAction: 'harvest', movable: true,
    worship: 'green', worshipSpaces: 1, discovery: true, powerUps: [1, 1, 2], resource: 'stone', grid: stoneQuarry,
  },
  {
    number: 4, id: 'gold-deposits', name: 'Gold Deposits', mainAction: 'harvest', movable: true,
    worship: 'blue', worshipSpaces: 1, discovery: true, powerUps: [1, 1, 2], resource: 'gold', grid: goldDeposits,
  },
  {
    number: 5, id: 'alchemy', name: 'Alchemy', mainAction: 'alchemy', movable: true,
    worship: 'none', worshipSpaces: 0, discovery: false, powerUps: [1, 1, 1],
  },
  {
    number: 6, id: 'nobles', name: 'Nobles', mainAction: 'nobles', movable: true,
    worship: 'none', worshipSpaces: 0, discovery: false, powerUps: [1, 1, 2],
  },
  {
    number: 7, id: 'decorations', name: 'Decorations', mainAction: 'decorations', movable: true,
    worship: 'any', worshipSpaces: 1, discovery: true, powerUps: [1, 1, 1],
  },
  {
    number: 8, id: 'construction', name: 'Construction', mainAction: 'construction', movable: false,
    worship: 'none', worshipSpaces: 0, discovery: false, powerUps: [1, 1, 2],
  },
]

/** Column of a resource grid by the lowest power 0..5; power 0 never occurs. */
export const powerColumn: readonly number[] = [0, 0, 1, 1, 2, 2]

export interface Ring {
  readonly fixed: readonly { readonly slot: number; readonly board: number }[]
  readonly randomSlots: readonly number[]
  readonly randomBoards: readonly number[]
}

/** Slots 1..8 run clockwise, slot 1 at the top centre of the main board. */
export const ring: Ring = {
  fixed: [
    { slot: 1, board: 1 },
    { slot: 5, board: 8 },
  ],
  randomSlots: [2, 3, 4, 6, 7, 8],
  randomBoards: [2, 3, 4, 5, 6, 7],
}
