// Where things lie on the pyramid: a grid of 10 x 10 cells, the 8 x 8 of the board inside a ring of decoration spaces.
import type { Printed } from '@tollan/teotihuacan'

export interface Place {
  readonly x: number
  readonly y: number
}

export const CELLS = 10
const GRID = 8
type Space = Printed['decorationSpaces'][number]

export const cellPlace = (cell: number): Place => ({ x: (cell % GRID) + 1, y: Math.floor(cell / GRID) + 1 })

const OUTWARD: Readonly<Record<Space['side'], Place>> = {
  top: { x: 0, y: -1 }, right: { x: 1, y: 0 }, bottom: { x: 0, y: 1 }, left: { x: -1, y: 0 },
}

/** The two cells of a decoration space; one outside the grid lies before the one that follows it. */
export function spacePlaces(print: Printed, space: Space): readonly Place[] {
  if (space.cells !== null) return space.cells.map(cellPlace)
  const next = print.decorationSpaces.find((other) => other.after === space.id)
  const { x, y } = OUTWARD[space.side]
  return (next?.cells ?? []).map(cellPlace).map((place) => ({ x: place.x + x, y: place.y + y }))
}

/** The cells of a slot or of a decoration space. */
export function placesOf(print: Printed, id: string): readonly Place[] {
  const slot = print.pyramidSlots.find((one) => one.id === id)
  if (slot !== undefined) return slot.cells.map(cellPlace)
  const space = print.decorationSpaces.find((one) => one.id === id)
  return space === undefined ? [] : spacePlaces(print, space)
}
