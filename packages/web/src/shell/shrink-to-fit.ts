// A row that would not fit is drawn smaller; only what is still too long then is scrolled. `--shrunk` tells its text, which may keep its size.
import type { Attachment } from 'svelte/attachments'

const SMALLEST = 0.62
/** Text that keeps its size makes the row longer again: looked at so often. */
const LOOKS = 3

/** Attach to the element with the row inside it as its only child. */
export const shrinkToFit: Attachment<HTMLElement> = (place) => {
  const measure = (): void => {
    const row = place.firstElementChild
    if (!(row instanceof HTMLElement)) return
    row.style.zoom = '1'
    let zoom = 1
    for (let look = 0; look < LOOKS; look++) {
      row.style.setProperty('--shrunk', String(zoom))
      const fits = Math.min(place.clientWidth / Math.max(1, row.scrollWidth), place.clientHeight / Math.max(1, row.scrollHeight))
      if (fits >= zoom) break
      zoom = Math.max(SMALLEST, fits)
    }
    row.style.zoom = String(zoom)
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
