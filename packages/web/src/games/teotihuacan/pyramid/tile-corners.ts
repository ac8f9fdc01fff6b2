// How a pyramid tile lies: its corners clockwise from the top left, as cells, and how it is turned.
import type { Place } from './places.ts'

/** In the order the engine counts them. */
export const TURNS = ['0', '90', '180', '270']

export const cornersAt = ({ x, y }: Place): readonly Place[] => [{ x, y }, { x: x + 1, y }, { x: x + 1, y: y + 1 }, { x, y: y + 1 }]
