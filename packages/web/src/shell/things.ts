// One ear for everything that happens to things: click, keys, hovering, focus, long press.
import { currentFloat, hideFloat, isGivingBack, showFloat } from './float/floating.svelte.ts'
import type { Table } from './table.svelte.ts'

const LINGER = 450
const LEAVE = 180
const LONG_PRESS = 500
/** Some browsers tell of a mouse where a finger was; a card nobody asked for would cover the foot of a phone. */
const canOnlyTouch = matchMedia('(hover: none)')
/** After a click the table may change under a mouse that rests: no card before it has moved so far. */
const RESTS = 8
/** A finger that moves further than this scrolls. */
const SLIP = 10

const thingAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest('[data-thing]') : null)
const idOf = (element: Element): string => element.getAttribute('data-thing') ?? element.getAttribute('data-about') ?? ''
/** A thing, or what has a card like one and a click of its own: a plaque, a small picture on a larger one (`data-about`). */
const aboutAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest('[data-thing], [data-about]') : null)

/** One legal answer is given, several are listed, none is explained. */
export function actOn(table: Table, element: Element): void {
  const id = idOf(element)
  const [only, ...others] = table.answersAt(id)
  if (only === undefined) explain(table, element)
  else if (others.length > 0) showFloat('answers', id, element)
  else {
    hideFloat()
    void table.choose(only)
  }
}

/** "Why not?"; in the past there is nothing to be refused, and the card is all that can be said. */
export function explain(table: Table, element: Element): void {
  hideFloat()
  const id = idOf(element)
  showFloat(table.isNow && table.answersAt(id).length === 0 ? 'why' : 'card', id, element)
}

function longPress(table: Table, element: Element): void {
  if (table.answersAt(idOf(element)).length > 0 || element.hasAttribute('data-points')) showFloat('card', idOf(element), element)
  else explain(table, element)
}

/** Listens on the whole page until the function it returns is called. */
export function listenToThings(table: Table): () => void {
  let timer = 0
  let pressed: { readonly x: number; readonly y: number } | null = null
  let spent = false
  let clicked: { readonly x: number; readonly y: number } | null = null
  const wait = (then: () => void, delay: number): void => {
    clearTimeout(timer)
    timer = window.setTimeout(then, delay)
  }
  const hideCard = (): void => {
    if (currentFloat()?.kind === 'card') hideFloat()
  }
  const show = (element: Element): void => {
    element.removeAttribute('title') // the card says more than the browser's own tip
    showFloat('card', idOf(element), element)
  }
  const ears = new AbortController()
  const on = <K extends keyof DocumentEventMap>(name: K, hear: (event: DocumentEventMap[K]) => void, capture = false): void =>
    document.addEventListener(name, hear, { signal: ears.signal, capture })

  on('click', (event) => {
    if (!spent) return
    spent = false // the end of a long press
    event.stopPropagation()
    event.preventDefault()
  }, true)
  on('click', (event) => {
    clearTimeout(timer)
    hideCard()
    const element = thingAt(event.target)
    if (element !== null) actOn(table, element)
  })
  on('keydown', (event) => {
    const element = thingAt(event.target)
    if (element === null || element instanceof HTMLButtonElement || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    hideCard()
    actOn(table, element)
  })
  /** What the table tells elsewhere when somebody points at it (`data-told`) needs no card. */
  const hover = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || canOnlyTouch.matches || clicked !== null) return
    const element = aboutAt(event.target)
    if (element !== null && !element.hasAttribute('data-told')) wait(() => show(element), currentFloat()?.kind === 'card' ? LEAVE : LINGER)
    else if (event.target instanceof Element && event.target.closest('[data-float]') !== null) clearTimeout(timer)
    else wait(hideCard, LEAVE)
  }
  on('pointerover', hover)
  on('focusin', (event) => {
    if (isGivingBack()) return
    const element = aboutAt(event.target)
    if (element?.matches(':focus-visible') === true) show(element)
    else if (!(event.target instanceof Element) || event.target.closest('[data-float]') === null) hideCard()
  })
  on('pointerdown', (event) => {
    const inside = event.target instanceof Element && event.target.closest('[data-float]') !== null
    if (!inside) hideFloat()
    spent = false
    if (event.pointerType === 'mouse') {
      clearTimeout(timer)
      clicked = { x: event.clientX, y: event.clientY }
      return
    }
    const element = aboutAt(event.target)
    if (element === null) return
    pressed = { x: event.clientX, y: event.clientY }
    wait(() => {
      spent = true
      longPress(table, element)
    }, LONG_PRESS)
  }, true)
  const release = (): void => {
    if (pressed !== null && !spent) clearTimeout(timer)
    pressed = null
  }
  on('pointermove', (event) => {
    if (pressed !== null && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) release()
    if (clicked === null || Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) <= RESTS) return
    clicked = null
    hover(event) // what came under the mouse meanwhile was not told
  })
  on('pointerup', release)
  on('pointercancel', release)
  on('contextmenu', (event) => {
    if (spent && aboutAt(event.target) !== null) event.preventDefault() // a long press is ours
  })
  return () => {
    clearTimeout(timer)
    ears.abort()
    hideFloat()
  }
}
