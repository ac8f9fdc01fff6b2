// Where a zoomed zone stands in its frame. Plain numbers, so that it can be tested.
export interface Place {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const LARGEST = 4

export const at = (scale: number, x: number, y: number): Place => ({ scale, x, y })
export const home: Place = at(1, 0, 0)

/** The point under the fingers stays under them. */
export function zoomed({ scale, x, y }: Place, factor: number, px: number, py: number): Place {
  const next = Math.min(LARGEST, Math.max(1, scale * factor))
  return at(next, px - ((px - x) * next) / scale, py - ((py - y) * next) / scale)
}

export const moved = ({ scale, x, y }: Place, dx: number, dy: number): Place => at(scale, x + dx, y + dy)

/** No edge of the zone comes inside the frame. */
export const clamped = ({ scale, x, y }: Place, { width, height }: Size): Place =>
  at(scale, Math.min(0, Math.max(width * (1 - scale), x)), Math.min(0, Math.max(height * (1 - scale), y)))
