// A line that holds less than there is says so.
import type { Attachment } from 'svelte/attachments'

/** Marks an element that hides lines of its content with `more`; `changes` is read so that new content is measured. */
export function overflow(changes: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    changes()
    const measure = (): void => {
      element.classList.remove('more')
      element.classList.toggle('more', element.scrollHeight > element.clientHeight + 4)
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }
}
