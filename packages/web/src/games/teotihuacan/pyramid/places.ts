// Where things lie on the pyramid: a grid of 10 x 10 cells, the 8 x 8 of the board inside a ring of decoration spaces.
import type { DecorationSpace, Printed, PyramidSlot } from '@tollan/teotihuacan'

export interface Place {
  readonly x: number
  readonly y: number
}

export const CELLS = 10
const GRID = 8

const placeOf = (cell: number): Place => ({ x: (cell % GRID) + 1, y: Math.floor(cell / GRID) + 1 })

export const cellPlace = placeOf

/** The top left corner of a slot; it is two cells wide and high. */
export const slotPlace = (slot: PyramidSlot): Place => placeOf(slot.cells[0])

const OUTWARD: Readonly<Record<DecorationSpace['side'], Place>> = {
  top: { x: 0, y: -1 }, right: { x: 1, y: 0 }, bottom: { x: 0, y: 1 }, left: { x: -1, y: 0 },
}

/** The two cells of a decoration space in the order of a tile's icons; a space outside the grid lies before the one that follows it. */
export function spacePlaces(print: Printed, space: DecorationSpace): readonly Place[] {
  if (space.cells !== null) return space.cells.map(placeOf)
  const next = print.decorationSpaces.find((other) => other.after === space.id)
  const { x, y } = OUTWARD[space.side]
  return (next?.cells ?? []).map(placeOf).map((place) => ({ x: place.x + x, y: place.y + y }))
}

export interface Box extends Place {
  readonly w: number
  readonly h: number
}

/** The rectangle around places. */
export function around(places: readonly Place[]): Box {
  const xs = places.map((place) => place.x)
  const ys = places.map((place) => place.y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 }
}
