// Where a tile lies on the pyramid, and on which level.
import type { Printed } from '@tollan/teotihuacan'
import { type Place, slotPlace, spacePlaces } from './places.ts'
import { cornersAt } from './tile-corners.ts'

/** Decorations are light stone, whatever they lie on. */
export const DECORATION_LEVEL = 3

export interface Geometry {
  /** Cells in the order of a tile's icons. */
  readonly places: readonly Place[]
  readonly level: number
}

/** Of a slot or a decoration space. */
export function geometryOf(print: Printed, id: string): Geometry {
  const slot = print.pyramidSlots.find((one) => one.id === id)
  if (slot !== undefined) return { places: cornersAt(slotPlace(slot)), level: slot.level }
  const space = print.decorationSpaces.find((one) => one.id === id)
  return { places: space === undefined ? [] : spacePlaces(print, space), level: DECORATION_LEVEL }
}
