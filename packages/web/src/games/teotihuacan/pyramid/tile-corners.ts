// The corners of a pyramid tile clockwise from the top left, as cells.
import type { Place } from './places.ts'

export const cornersAt = ({ x, y }: Place): readonly Place[] => [{ x, y }, { x: x + 1, y }, { x: x + 1, y: y + 1 }, { x, y: y + 1 }]
