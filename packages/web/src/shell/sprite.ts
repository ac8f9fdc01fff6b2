// Icons that come with the look of a game join those of the page: external <use> is not drawn everywhere.

const added = new Set<string>()

/** Puts the symbols of a sprite into the page, once. */
export function addSprite(svg: string): void {
  if (added.has(svg)) return
  added.add(svg)
  const holder = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  holder.setAttribute('width', '0')
  holder.setAttribute('height', '0')
  holder.setAttribute('aria-hidden', 'true')
  holder.style.position = 'absolute'
  document.body.prepend(document.importNode(holder, true))
}
