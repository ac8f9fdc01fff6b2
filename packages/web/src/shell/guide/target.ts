// What a ring goes round: the first of some selectors that is on the screen.
import type { Box } from '../float/place.ts'
import { lookAgain } from '../page-changes.ts'

function isShown(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return element.checkVisibility() && width > 0 && height > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight && !isScrolledAway(element, y) && !isUnderPoints(element, x, y)
}

/** Points of a scoring lie over the table, and over cards in a hand. */
function isUnderPoints(element: Element, x: number, y: number): boolean {
  const points = document.querySelector('[data-testid="scores"]')
  if (points === null || points.contains(element)) return false
  const { left, top, right, bottom } = points.getBoundingClientRect()
  return x > left && x < right && y > top && y < bottom
}

/** A list may hold it where it cannot be seen: the ring would go round what lies over it. */
function isScrolledAway(element: Element, y: number): boolean {
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
    if (outer.scrollHeight <= outer.clientHeight || getComputedStyle(outer).overflowY === 'visible') continue
    const { top, bottom } = outer.getBoundingClientRect()
    if (y < top || y > bottom) return true
  }
  return false
}

export function boxOf(selectors: readonly string[]): Box | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector))
      if (isShown(element)) {
        const { left, top, width, height } = element.getBoundingClientRect()
        return { left, top, width, height }
      }
  return null
}

const isSame = (a: Box | null, b: Box | null): boolean =>
  a === b || (a !== null && b !== null && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height)

/** Tells where it is, at once and whenever it has moved. */
export function follow(selectors: readonly string[], moved: (box: Box | null) => void): () => void {
  let last = boxOf(selectors)
  moved(last)
  return lookAgain(() => {
    const box = boxOf(selectors)
    const isElsewhere = !isSame(box, last)
    if (isElsewhere) moved((last = box))
    return isElsewhere
  })
}
