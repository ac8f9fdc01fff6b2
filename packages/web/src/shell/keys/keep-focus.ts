// Focus is never lost: when the element that had it is gone, the answers get it.
import { tick } from 'svelte'
import { beforePaint, idle } from '../frame.ts'

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Call before an answered question leaves the page: an element that is removed with the focus has the browser lay out the half-changed page. */
export function letGo(): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.closest('[data-answer], [data-plaque], [data-path]') !== null) focused.blur()
}

/** How somebody was last on the page. */
export type Touch = 'keys' | 'pointer'

let isKept = false
/** The focus is being kept for whoever uses a pointer: they look at something else. */
export const isKeptFocus = (): boolean => isKept

/** Call when the question has changed. A pointer needs no focus for its next step: the picture comes first. */
export async function keepFocus(touch: Touch | null): Promise<void> {
  if (touch === null) return
  await (touch === 'keys' ? tick() : idle())
  beforePaint(() => {
    if (!isLost()) return
    isKept = touch === 'pointer'
    document.querySelector<HTMLElement>('[data-answer], [data-status]')?.focus({ preventScroll: true })
    isKept = false
  })
}
