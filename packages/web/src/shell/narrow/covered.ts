// What lies over the foot of a phone's board, steps of a program or a hint, covers places that are spoken of: the board can be scrolled as much further, and is where such a place would not be seen.
const GAP = 8

/** Says of the element that scrolls how much of its foot is covered, in px. */
export const COVERED = 'data-covered'

/** Says of an element that it holds what a question lays out to be chosen from; it may have more than it shows. */
export const OFFERS = 'data-offers'

/** How far something has to be scrolled so that a part of it is seen above what is covered; its beginning where not all of it has room. */
export function scrollFor(part: { readonly top: number; readonly bottom: number }, room: { readonly top: number; readonly bottom: number }): number {
  const below = part.bottom + GAP - room.bottom
  const above = part.top - GAP - room.top
  return above < 0 || below <= 0 ? Math.min(0, above) : Math.min(below, above)
}

export function bringIntoSight(element: Element | null | undefined): void {
  const scroll = element?.closest<HTMLElement>(`[${COVERED}], [${OFFERS}]`)
  if (element === null || element === undefined || scroll === null || scroll === undefined) return
  const { top, bottom } = scroll.getBoundingClientRect()
  scroll.scrollTop += scrollFor(element.getBoundingClientRect(), { top, bottom: bottom - Number(scroll.getAttribute(COVERED) ?? 0) })
}
