// Altars and shamans: where the altars lie and what their halves give.
import { isRecord, isWhole, leaf, type LeafCheck, rows, same } from '@tollan/kernel/data'
import type { DisabledRow } from '../disabled-row.ts'
import type { Source } from '../../content/vocabulary.ts'
import { dataTable } from '../../data-tables.ts'

/** The bonus of one shaman space. */
export interface AltarHalf {
  readonly id: string
  readonly rule: string
  /** One of the great discovery tiles on this altar may be taken at its cost. */
  readonly discovery?: true
  /** Cocoa paid for the rest. */
  readonly cocoa?: number
  readonly obsidian?: number
  readonly unlockAll?: true
  readonly stepBacks?: { readonly times: number; readonly most: number }
}

export interface AltarTile {
  readonly id: string
  readonly left: AltarHalf
  readonly right: AltarHalf
}

/** A place for an altar between two slots of the ring; its halves point to these slots. */
export interface AltarPlace {
  readonly id: string
  readonly between: readonly [number, number]
  readonly left: number
  readonly right: number
}

export const placesSource: Source = 'community'
/** Left, seen from outside facing the pyramid, points to the clockwise neighbour (M8-08). */
export const sidesSource: Source = 'reconstructed'

/** M8-03, in counter-clockwise order (M8-16). */
export const altarPlaces: readonly AltarPlace[] = [
  { id: 'altar-1-2', between: [1, 2], left: 2, right: 1 },
  { id: 'altar-8-1', between: [8, 1], left: 1, right: 8 },
  { id: 'altar-5-6', between: [5, 6], left: 6, right: 5 },
  { id: 'altar-4-5', between: [4, 5], left: 5, right: 4 },
]

const discover: AltarHalf = { id: 'discover', rule: 'M8-09', discovery: true }
const trade: AltarHalf = { id: 'trade', rule: 'M8-08', cocoa: 2, obsidian: 4 }
const unlock: AltarHalf = { id: 'unlock', rule: 'M8-11', obsidian: 1, unlockAll: true }
const back: AltarHalf = { id: 'back', rule: 'M8-10', obsidian: 1, stepBacks: { times: 2, most: 2 } }
const gift: AltarHalf = { id: 'gift', rule: 'M8-08', obsidian: 2 }

/** Which halves share a tile is from the rulebook, which of them is left is reconstructed (sidesSource). */
export const halvesSource: Source = 'rulebook'

/** M8-08. */
export const altarTiles: readonly AltarTile[] = [
  { id: 'altar-trade', left: discover, right: trade },
  { id: 'altar-unlock', left: discover, right: unlock },
  { id: 'altar-back', left: back, right: discover },
  { id: 'altar-gift', left: gift, right: discover },
]

const halves: readonly unknown[] = [discover, trade, unlock, back, gift]

/** The same marks and words, perhaps other amounts. */
const fits = (value: unknown, half: unknown): boolean =>
  typeof half === 'number'
    ? isWhole(value, 1, 9)
    : isRecord(half) && isRecord(value)
      ? same(Object.keys(half).sort(), Object.keys(value).sort()) && Object.entries(half).every(([name, held]) => fits(value[name], held))
      : value === half

const halfCheck: LeafCheck = (value) =>
  (halves.some((half) => fits(value, half)) ? null : 'must be one of the printed halves, perhaps with other amounts')

export const altarTilesTable = dataTable({
  name: 'm8-altar-tiles',
  source: halvesSource,
  marks: { 'left and right': sidesSource },
  rows: altarTiles,
  shape: rows('id', { left: leaf(halfCheck), right: leaf(halfCheck) }),
  valid: (tiles) =>
    tiles.every(({ left, right }) => (left.discovery === true) !== (right.discovery === true))
      ? null
      : 'each altar tile must have one half with a great discovery',
})

/** M8-07. */
export const startPoseSource: Source = 'reconstructed'

/** Teotibot (M8-26, M8-27, M8-30, M8-31). */
export const botAltars = { obsidianWithoutTiles: 2, obsidianWhenPushed: 1, obsidianForDiscard: 1 } as const
export const botAltarsSource: Source = 'rulebook'

/** M8-02. */
export const disabledRows: readonly DisabledRow[] = [
  {
    id: 'priest-12', needs: 'm1', rules: ['M8-P12-01', 'M8-P12-02'],
    what: 'stand your shaman up before Collect Cocoa, a royal tile or a mask; at eclipses pay 2 cocoa for it standing, 4 lying',
  },
  { id: 'season-09', needs: 'm3', rules: ['M8-SEASON-09'], what: 'a shaman activation may skip one altar; pushed shamans still move only one' },
]
