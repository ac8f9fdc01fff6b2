// What is drawn near some points of the screen and is read or recognised: words, icons, things. What lies elsewhere is not gone through.
import { PLACES } from '../log/mark.ts'
import type { Box, Point } from './ghost-spots.ts'

const THINGS = PLACES.map((name) => `[${name}]`).join()
/** A larger picture is made of others. */
const LARGEST_ICON = 48
/** What is only spoken is as small as this. */
const SPOKEN = 1

function isIcon(element: Element, { width, height }: Box): boolean {
  return element.localName === 'use' || (element.localName === 'svg' && Math.max(width, height) <= LARGEST_ICON)
}

/** Boxes of all that is drawn within `far` of the points, and is neither a number itself nor the thing it stands on or what that lies in. */
export function inkNear(points: readonly Point[], far: number, own: Element): readonly Box[] {
  const found: Box[] = []
  const range = document.createRange()
  const isNear = ({ left, top, width, height }: Box): boolean =>
    width > SPOKEN && height > SPOKEN && points.some(({ x, y }) => x > left - far && x < left + width + far && y > top - far && y < top + height + far)
  const walk = (parent: Element): void => {
    for (const node of parent.childNodes) {
      if (node instanceof Element) {
        const box = node.getBoundingClientRect()
        if (!isNear(box) || node.hasAttribute('data-ghost')) continue
        if (isIcon(node, box) || (node.matches(THINGS) && !node.contains(own))) found.push(box)
        else walk(node)
      } else if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '') {
        range.selectNodeContents(node)
        found.push(...[...range.getClientRects()].filter(isNear))
      }
    }
  }
  walk(document.body)
  return found
}
