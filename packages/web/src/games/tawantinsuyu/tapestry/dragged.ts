// A piece dragged by a pointer to one of several places; the places carry `data-drop`. Whoever does not drag presses a place instead.
import type { Attachment } from 'svelte/attachments'

/** What moves less was a press. */
const SLIP = 6

interface Drag {
  /** The place under the pointer, null between them. */
  readonly over: (place: string | null) => void
  readonly drop: (place: string) => void
}

const placeAt = (x: number, y: number): string | null => document.elementFromPoint(x, y)?.closest('[data-drop]')?.getAttribute('data-drop') ?? null

export const dragged = ({ over, drop }: Drag): Attachment<HTMLElement> => (element) => {
  let from: { readonly x: number; readonly y: number } | null = null
  let moved = false
  const ears = new AbortController()
  const { signal } = ears
  const end = (): void => {
    from = null
    moved = false
    element.style.translate = ''
    element.style.pointerEvents = ''
    over(null)
  }
  element.style.touchAction = 'none'
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    from = { x: event.clientX, y: event.clientY }
    element.setPointerCapture(event.pointerId)
  }, { signal })
  element.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (from === null) return
    const [dx, dy] = [clientX - from.x, clientY - from.y]
    moved ||= Math.hypot(dx, dy) > SLIP
    if (!moved) return
    const scale = element.getBoundingClientRect().width / element.offsetWidth || 1 // the whole table may be drawn larger or smaller
    element.style.translate = `${dx / scale}px ${dy / scale}px`
    element.style.pointerEvents = 'none' // what lies under it is asked for
    over(placeAt(clientX, clientY))
  }, { signal })
  element.addEventListener('pointerup', ({ clientX, clientY }) => {
    const place = moved ? placeAt(clientX, clientY) : null
    end()
    if (place !== null) drop(place)
  }, { signal })
  element.addEventListener('pointercancel', end, { signal })
  return () => ears.abort()
}
