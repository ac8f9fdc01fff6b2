// A row that would not fit is drawn smaller; only what is still too long then is scrolled.
import type { Attachment } from 'svelte/attachments'

const SMALLEST = 0.62

/** Attach to the element with the row inside it as its only child. */
export const shrinkToFit: Attachment<HTMLElement> = (place) => {
  const measure = (): void => {
    const row = place.firstElementChild
    if (!(row instanceof HTMLElement)) return
    row.style.zoom = '1'
    const fits = Math.min(place.clientWidth / Math.max(1, row.scrollWidth), place.clientHeight / Math.max(1, row.scrollHeight))
    row.style.zoom = String(Math.max(SMALLEST, Math.min(1, fits)))
  }
  const sizes = new ResizeObserver(measure)
  sizes.observe(place)
  const content = new MutationObserver(measure)
  content.observe(place, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    content.disconnect()
  }
}
