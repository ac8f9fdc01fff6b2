// Where altars, their tiles and the shamans are.
import { EMPTY } from '@tollan/kernel'
import { keys } from '../../answers.ts'
import type { G } from '../../rules.ts'
import { BOARD_AT, discoveryPool, SEATS, space } from '../../state.ts'
import { rowsOf } from '../../data-tables.ts'
import { type AltarHalf, altarPlaces, altarTiles, altarTilesTable } from './content.ts'

const module = 'm8'
export const ALTARS = altarPlaces.length
export const MOST_TILES = SEATS // M8-05: as many as players
const altarPool = space.pool('altar', altarTiles.length)
export const ALTAR_AT = space.slots('altar-at', altarPool, ALTARS, { module })
export const ALTAR_BOX = space.set('altar-box', altarPool, 1, { module })
/** Great discovery tiles on each altar from the bottom up: Teotibot discards the topmost (M8-26). */
const ALTAR_TILE = space.slots('altar-discovery', discoveryPool, ALTARS * MOST_TILES, { module })
export const NOWHERE = -1 // before it is placed, and in hand while its owner is asked where it is pushed
export const SHAMAN_AT = space.ints('shaman-at', SEATS, { module, perSeat: 1, initial: NOWHERE, max: 2 * ALTARS - 1 })
export const SHAMAN_STANDS = space.ints('shaman-stands', SEATS, { module, perSeat: 1, max: 1 })
/** The shaman of the turn's owner counts in the main action under way (M8-19). */
export const SHAMAN_HELPS = space.ints('shaman-helps', 1, { module, max: 1 })
/** Workers were unlocked for cocoa in this turn: it is a standard turn (TEO-LOCK-02). */
export const UNLOCK_PAID = space.ints('unlock-paid', 1, { module, max: 1 })

// Spaces are numbered altar by altar, counter-clockwise: left half, then right half.
const LEFT = 0
const SIDES = 2
export const SPACES = ALTARS * SIDES
const spaceSlots: readonly number[] = altarPlaces.flatMap((place) => [place.left, place.right])
export const altarSpaceNames: readonly string[] = altarPlaces.flatMap((place) => [`${place.id}-to-${place.left}`, `${place.id}-to-${place.right}`])
export const altarNames: readonly string[] = altarTiles.map((tile) => tile.id)
export const placeNames: readonly string[] = altarPlaces.map((place) => place.id)

export const SHAMAN = keys.list('shaman', altarSpaceNames)
export const SHAMAN_TO = keys.list('shaman-to', altarSpaceNames)
export const DRAW_ALTAR = keys.list('draw-altar', altarNames)

export const altarOf = (at: number): number => Math.floor(at / SIDES)

/** M8-16: the next altar counter-clockwise. */
export const nextAltar = (altar: number): number => (altar + 1) % ALTARS

/** The seat whose shaman is on a space, or -1. */
export function shamanOn(g: G, at: number): number {
  for (let seat = 0; seat < g.rules.seats; seat++) if (g.s[SHAMAN_AT + seat] === at) return seat
  return -1
}

/** M8-08: the bonus of a space, by the altar tile that lies there. */
export function halfAt(g: G, at: number): AltarHalf {
  const tile = rowsOf(g.rules.parts, altarTilesTable)[g.s[ALTAR_AT + altarOf(at)]]
  return at % SIDES === LEFT ? tile.left : tile.right
}

/** The great discovery space of an altar; `other` asks for the space beside it. */
export function discoverySpace(g: G, altar: number, other = false): number {
  const left = altar * SIDES
  return (halfAt(g, left).discovery === true) === other ? left + 1 : left
}

/** M8-04: the board a space points to. */
export const boardBeside = (g: G, at: number): number => g.s[BOARD_AT + spaceSlots[at]]

export const firstTile = (altar: number): number => ALTAR_TILE + altar * MOST_TILES

/** Slot of the topmost great discovery tile of an altar, or -1. */
export function topTile(g: G, altar: number): number {
  for (let slot = firstTile(altar) + MOST_TILES - 1; slot >= firstTile(altar); slot--) if (g.s[slot] !== EMPTY) return slot
  return -1
}
