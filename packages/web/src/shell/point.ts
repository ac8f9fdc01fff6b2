// Listens for what is pointed at, and lights up the things an answer is about.
import { isKeptFocus } from './keys/keep-focus.ts'
import { pointAt, pointedAnswers } from './pointing.svelte.ts'
import type { Table } from './table.svelte.ts'

const POINTERS = '[data-answer], [data-choice], [data-points], [data-thing]'

/** `data-points` names the answer a button of the game begins with. */
export function answersOf(table: Table, target: EventTarget | null): readonly string[] {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>(POINTERS) : null
  if (element === null) return []
  const { answer, choice, points, thing } = element.dataset
  const named = answer ?? choice ?? points
  if (named !== undefined) return table.question?.answers.includes(named) === true ? [named] : []
  return thing === undefined ? [] : table.answersAt(thing)
}

/** Until the function it returns is called. */
export function listenToPointing(table: Table): () => void {
  const ears = new AbortController()
  const { signal } = ears
  const point = (event: Event): void => pointAt(answersOf(table, event.target))
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && point(event), { signal })
  document.addEventListener('pointerleave', () => pointAt([]), { signal })
  // after a click the mouse may rest on an answer: what it shows must not go with the focus
  document.addEventListener('focusin', (event) => !isKeptFocus() && point(event), { signal })
  return () => {
    ears.abort()
    pointAt([])
  }
}

const POINTED = 'pointed'

/** Things of the answers pointed at get a class; called again when they change. */
export function lightUp(table: Table): void {
  const things = new Set(pointedAnswers().flatMap((answer) => table.look.thingsOf(answer, table.tableau)))
  for (const lit of document.querySelectorAll(`.${POINTED}[data-thing]`)) if (!things.has(lit.getAttribute('data-thing') ?? '')) lit.classList.remove(POINTED)
  for (const thing of things) for (const drawn of document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)) drawn.classList.add(POINTED)
}
