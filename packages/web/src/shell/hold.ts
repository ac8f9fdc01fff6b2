// A button that wants to be held: a slip of the finger does nothing. Software that clicks for a person need not hold.
import type { Attachment } from 'svelte/attachments'

const HOLD_MS = 450

/** `done` after holding the pointer, the space bar or Enter. While held the element has `data-held`. */
export function hold(done: () => void): Attachment<HTMLElement> {
  return (element) => {
    const stop = new AbortController()
    const { signal } = stop
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    let since = 0
    const begin = (event: Event): void => {
      if (timer !== undefined) return
      pressed = true
      since = event.timeStamp
      element.dataset['held'] = ''
      timer = setTimeout(finish, HOLD_MS)
    }
    const finish = (): void => {
      end()
      done()
    }
    /** A slow device may tell the release before its timer: what counts is how long it was held. */
    const letGo = (event: Event): void => (timer !== undefined && event.timeStamp - since >= HOLD_MS ? finish() : end())
    const end = (): void => {
      clearTimeout(timer)
      timer = undefined
      delete element.dataset['held']
    }
    const isKey = (event: KeyboardEvent): boolean => event.key === ' ' || event.key === 'Enter'
    element.style.setProperty('--hold', `${HOLD_MS}ms`)
    element.addEventListener('pointerdown', begin, { signal })
    for (const type of ['pointerleave', 'pointercancel', 'blur'] as const) element.addEventListener(type, end, { signal })
    element.addEventListener('pointerup', letGo, { signal })
    element.addEventListener('keydown', (event) => {
      if (!isKey(event)) return
      event.preventDefault()
      if (!event.repeat) begin(event)
    }, { signal })
    element.addEventListener('keyup', letGo, { signal })
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal }) // a long touch opens no menu
    element.addEventListener('click', () => {
      if (!pressed) done()
      pressed = false
    }, { signal })
    return () => {
      end()
      stop.abort()
    }
  }
}
