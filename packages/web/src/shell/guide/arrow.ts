// Where the arrow of the guide stands: beside the ring, never on words; nowhere, where words are all around.
import type { Box } from '../float/place.ts'

type Side = 'above' | 'below' | 'left' | 'right'

export interface Arrow {
  readonly side: Side
  /** Of the arrow as it stands, with the room it nods in. */
  readonly box: Box
  /** 1, or smaller where there is little room. */
  readonly scale: number
}

/** Drawn pointing down. */
export const ARROW = { width: 26, height: 22 }
/** Between ring and arrow, and as far as it nods away from there. */
const GAP = 6
export const NOD = 5

const sides: readonly Side[] = ['above', 'below', 'left', 'right']
const scales = [1, 0.65]
/** Along the side of the ring: its middle first. */
const along = [0.5, 0.25, 0.75, 0.1, 0.9]

const meets = (a: Box, b: Box): boolean => a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

function boxAt(ring: Box, side: Side, share: number, scale: number): Box {
  const [long, across] = [ARROW.height * scale + NOD, ARROW.width * scale]
  const isUpright = side === 'above' || side === 'below'
  const [width, height] = isUpright ? [across, long] : [long, across]
  const middle = { left: ring.left + ring.width * share - width / 2, top: ring.top + ring.height * share - height / 2 }
  if (isUpright) return { left: middle.left, top: side === 'above' ? ring.top - GAP - height : ring.top + ring.height + GAP, width, height }
  return { left: side === 'left' ? ring.left - GAP - width : ring.left + ring.width + GAP, top: middle.top, width, height }
}

export function arrowAt(ring: Box, words: readonly Box[], view: Pick<Box, 'width' | 'height'>): Arrow | null {
  const isIn = ({ left, top, width, height }: Box): boolean => left >= 0 && top >= 0 && left + width <= view.width && top + height <= view.height
  for (const scale of scales)
    for (const share of along)
      for (const side of sides) {
        const box = boxAt(ring, side, share, scale)
        if (isIn(box) && !words.some((word) => meets(word, box))) return { side, box, scale }
      }
  return null
}

/** Everything written so near that an arrow could stand on it, and the card of the guide, which lies over it. */
export function wordsAround(ring: Box): readonly Box[] {
  const reach = GAP + ARROW.height + NOD + ARROW.width
  const near: Box = { left: ring.left - reach, top: ring.top - reach, width: ring.width + 2 * reach, height: ring.height + 2 * reach }
  const found: Box[] = [...document.querySelectorAll('[data-testid="guide"]')].map((card) => card.getBoundingClientRect())
  /** Most of the table lies elsewhere: what is far away is not looked into. A box without a size says nothing of what it holds. */
  const isFar = (element: Element): boolean => {
    const box = element.getBoundingClientRect()
    return element.matches('.spoken') || (box.width > 0 && box.height > 0 && !meets(box, near))
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element ? (isFar(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP) : NodeFilter.FILTER_ACCEPT,
  )
  const range = document.createRange()
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.nodeValue?.trim() === '' || text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) !== true) continue
    range.selectNode(text)
    for (const box of range.getClientRects()) if (box.width > 0 && meets(box, near)) found.push(box)
  }
  return found
}
