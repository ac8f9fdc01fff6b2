// Marks a place on the table while a line about it is looked at. It only reads what is drawn.
const MARKED = 'marked'
/** Things, pictures of things, and what is neither but stands somewhere. */
export const PLACES = ['data-thing', 'data-about', 'data-place']

/** The first of the things that is drawn. */
export function drawnThing(things: readonly string[]): HTMLElement | SVGElement | null {
  for (const id of things)
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(PLACES.map((name) => `[${name}="${CSS.escape(id)}"]`).join()))
      if (element.checkVisibility()) return element
  return null
}

/** The same for many at a time: the page is gone through once. */
export function drawnThings(wanted: readonly (readonly string[])[]): (HTMLElement | SVGElement)[] {
  const ids = new Set(wanted.flat())
  const drawn = new Map<string, (HTMLElement | SVGElement)[]>()
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>(PLACES.map((name) => `[${name}]`).join()))
    for (const name of PLACES) {
      const id = element.getAttribute(name)
      if (id !== null && ids.has(id)) drawn.set(id, [...(drawn.get(id) ?? []), element])
    }
  return wanted.flatMap((things) => things.flatMap((id) => drawn.get(id) ?? []).find((element) => element.checkVisibility()) ?? [])
}

export function clearMarks(): void {
  for (const element of document.querySelectorAll(`.${MARKED}`)) element.classList.remove(MARKED)
}

export function markPlaces(things: readonly string[]): void {
  clearMarks()
  drawnThing(things)?.classList.add(MARKED)
}
