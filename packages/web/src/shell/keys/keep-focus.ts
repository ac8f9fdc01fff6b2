// Focus is never lost: when the element that had it is gone, the answers get it.
import { tick } from 'svelte'
import { beforePaint } from '../frame.ts'

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Call before an answered question leaves the page: an element that is removed with the focus has the browser lay out the half-changed page. */
export function letGo(): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.closest('[data-answer], [data-plaque], [data-path]') !== null) focused.blur()
}

/** Call when the question has changed. `hadFocus`: somebody was on the page with the keyboard or a click before. */
export async function keepFocus(hadFocus: boolean): Promise<void> {
  await tick()
  beforePaint(() => {
    if (hadFocus && isLost()) document.querySelector<HTMLElement>('[data-answer], [data-status]')?.focus({ preventScroll: true })
  })
}
