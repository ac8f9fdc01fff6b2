// The keyboard's way over the table: things that can be chosen are stops, and every zone has one; arrows go from thing to thing.
const THING = '[data-thing]'
const ZONE = '[data-zone]'

let waiting = false

/** Leaves each zone at least one stop; once for everything that is drawn at the same time. */
export function tidyTabStops(): void {
  if (waiting) return
  waiting = true
  requestAnimationFrame(() => {
    waiting = false
    for (const zone of document.querySelectorAll(ZONE)) {
      if (zone.querySelector(`${THING}[tabindex="0"]`) !== null) continue
      zone.querySelector(THING)?.setAttribute('tabindex', '0')
    }
  })
}

export type Direction = 'left' | 'right' | 'up' | 'down'

interface Point {
  readonly x: number
  readonly y: number
}

/** How far a thing lies in a direction; sideways counts double, infinite when it lies elsewhere. */
export function distance(from: Point, to: Point, direction: Direction): number {
  const across = direction === 'left' || direction === 'right'
  const sign = direction === 'left' || direction === 'up' ? -1 : 1
  const ahead = sign * (across ? to.x - from.x : to.y - from.y)
  const aside = Math.abs(across ? to.y - from.y : to.x - from.x)
  return ahead < 1 || aside > 2.5 * ahead + 12 ? Infinity : ahead + 2 * aside
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** The nearest visible thing in a direction. */
export function neighbour(element: Element, direction: Direction): HTMLElement | SVGElement | null {
  const from = middleOf(element)
  let best: HTMLElement | SVGElement | null = null
  let least = Infinity
  for (const other of document.querySelectorAll<HTMLElement | SVGElement>(THING)) {
    if (other === element || !other.checkVisibility()) continue
    const far = distance(from, middleOf(other), direction)
    if (far >= least) continue
    least = far
    best = other
  }
  return best
}
