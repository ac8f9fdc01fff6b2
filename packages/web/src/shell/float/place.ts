// Where a card stands: beside the thing it speaks of, never over it, never out of the window.
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type Side = 'right' | 'left' | 'below' | 'above'

export interface Placed {
  readonly left: number
  readonly top: number
  readonly side: Side
  /** Where along the near edge of the card its arrow stands, in px from the left or from the top. */
  readonly arrow: number
}

type Size = Pick<Box, 'width' | 'height'>

/** Between thing and card: room for the arrow. */
const GAP = 14
/** To the edge of the window. */
const MARGIN = 8
/** The arrow keeps off the stepped corners. */
const CORNER = 20

const sides: readonly Side[] = ['right', 'left', 'below', 'above']

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

/** Free length on each side of the thing. */
const room = (anchor: Box, view: Size): Readonly<Record<Side, number>> => ({
  right: view.width - anchor.left - anchor.width - GAP - MARGIN,
  left: anchor.left - GAP - MARGIN,
  below: view.height - anchor.top - anchor.height - GAP - MARGIN,
  above: anchor.top - GAP - MARGIN,
})

const isBeside = (side: Side): boolean => side === 'right' || side === 'left'

/** The first side that has room; else the one that lacks least. */
function sideFor(anchor: Box, size: Size, view: Size): Side {
  const free = room(anchor, view)
  const spare = (side: Side): number => free[side] - (isBeside(side) ? size.width : size.height)
  return sides.find((side) => spare(side) >= 0) ?? sides.toSorted((a, b) => spare(b) - spare(a))[0] ?? 'below'
}

/** `head`: px at the top of the window that stay free where a card stands beside its thing. */
export function place(anchor: Box, size: Size, view: Size, head = 0): Placed {
  const side = sideFor(anchor, size, view)
  const middle = { left: anchor.left + anchor.width / 2, top: anchor.top + anchor.height / 2 }
  const wanted: Readonly<Record<Side, readonly [left: number, top: number]>> = {
    right: [anchor.left + anchor.width + GAP, middle.top - size.height / 2],
    left: [anchor.left - GAP - size.width, middle.top - size.height / 2],
    below: [middle.left - size.width / 2, anchor.top + anchor.height + GAP],
    above: [middle.left - size.width / 2, anchor.top - GAP - size.height],
  }
  const left = clamp(wanted[side][0], MARGIN, Math.max(MARGIN, view.width - MARGIN - size.width))
  const highest = Math.max(MARGIN, view.height - MARGIN - size.height)
  const top = clamp(wanted[side][1], Math.min(highest, MARGIN + head), highest)
  const arrow = isBeside(side) ? clamp(middle.top - top, CORNER, size.height - CORNER) : clamp(middle.left - left, CORNER, size.width - CORNER)
  return { left, top, side, arrow }
}
