// Words of one line that would be cut are set closer and smaller: `.tight` of whoever draws them.
import type { Attachment } from 'svelte/attachments'

export const tightWords: Attachment<HTMLElement> = (words) => {
  const measure = (): void => {
    words.classList.remove('tight')
    words.classList.toggle('tight', words.scrollWidth > words.clientWidth)
  }
  const sizes = new ResizeObserver(measure)
  sizes.observe(words)
  return () => sizes.disconnect()
}
