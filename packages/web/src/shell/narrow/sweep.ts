// A sweep of a finger to the side: from one close-up to the next. It is a second way, arrows do the same.
import type { Attachment } from 'svelte/attachments'

const FAR = 50

/** Far enough, and more to the side than along: -1 to the left, 1 to the right. */
export const swept = (dx: number, dy: number): -1 | 0 | 1 => (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy) ? (dx < 0 ? -1 : 1) : 0)

export const onSweep = (go: (direction: -1 | 1) => void): Attachment<HTMLElement> => (element) => {
  let from: { readonly x: number; readonly y: number } | null = null
  const ears = new AbortController()
  const { signal } = ears
  element.addEventListener('touchstart', ({ touches: [touch, other] }) => {
    from = touch === undefined || other !== undefined ? null : { x: touch.clientX, y: touch.clientY }
  }, { signal, passive: true })
  element.addEventListener('touchend', ({ changedTouches: [touch] }) => {
    if (from === null || touch === undefined) return
    const direction = swept(touch.clientX - from.x, touch.clientY - from.y)
    from = null
    if (direction !== 0) go(direction)
  }, { signal })
  return () => ears.abort()
}
