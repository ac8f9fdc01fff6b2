// Marks a place on the table while a line about it is looked at. It only reads what is drawn: things, and places that are none (`data-place`).
const MARKED = 'marked'

/** The first of the things that is drawn and has a size. */
export function drawnThing(things: readonly string[]): HTMLElement | SVGElement | null {
  for (const id of things)
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(`[data-thing="${CSS.escape(id)}"], [data-place="${CSS.escape(id)}"]`))
      if (element.getClientRects().length > 0) return element
  return null
}

export function clearMarks(): void {
  for (const element of document.querySelectorAll(`.${MARKED}`)) element.classList.remove(MARKED)
}

export function markPlaces(things: readonly string[]): void {
  clearMarks()
  drawnThing(things)?.classList.add(MARKED)
}
