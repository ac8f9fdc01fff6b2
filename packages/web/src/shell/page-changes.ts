// When something on the page may lie elsewhere than before: whoever marks places looks again then, and not while nothing happens.
import { beforePaint } from './frame.ts'

/** What moves things without a change of the document: scrolling, movement that begins or ends, what opens in the top layer, pictures that come late. */
const MOVES = ['scroll', 'resize', 'transitionrun', 'transitionend', 'transitioncancel', 'animationstart', 'animationend', 'toggle', 'load'] as const

/** Looks that found everything where it was: what moves for a while is followed until it rests. */
const AT_REST = 2

/** Calls `look` just before the next picture, and after every change; it says whether anything was found elsewhere. Until the function it returns is called. */
export function lookAgain(look: () => boolean): () => void {
  let rested = 0
  let due = false
  const ears = new AbortController()
  const { signal } = ears
  const next = (): void => {
    if (due) return
    due = true
    beforePaint(() => {
      due = false
      if (signal.aborted) return
      rested = look() ? 0 : rested + 1
      if (rested < AT_REST) next()
    })
  }
  const changed = (): void => {
    rested = 0
    next()
  }
  for (const name of MOVES) addEventListener(name, changed, { capture: true, passive: true, signal })
  const content = new MutationObserver(changed)
  content.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
  document.fonts.addEventListener('loadingdone', changed, { signal })
  changed()
  return () => {
    ears.abort()
    content.disconnect()
  }
}
