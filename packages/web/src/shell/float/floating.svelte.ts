// What stands over the table beside a thing: its card, the answers about it, or why it cannot be chosen. One at a time.
export type FloatKind = 'card' | 'answers' | 'why'

export interface Floating {
  readonly kind: FloatKind
  readonly thing: string
  readonly anchor: Element
}

let floating = $state.raw<Floating | null>(null)
let givingBack = false

export const currentFloat = (): Floating | null => floating

export function showFloat(kind: FloatKind, thing: string, anchor: Element): void {
  if (kind === 'card' && floating !== null && floating.kind !== 'card') return // a card never takes the place of a dialog
  if (floating?.kind === kind && floating.anchor === anchor && floating.thing === thing) return
  floating = { kind, thing, anchor }
}

/** Closes it; a dialog gives the focus back to its thing. */
export function hideFloat(): void {
  const closed = floating
  floating = null
  if (closed === null || closed.kind === 'card') return
  const { anchor, thing } = closed
  const again = anchor.isConnected ? anchor : elementOf(thing)
  if (!(again instanceof HTMLElement) && !(again instanceof SVGElement)) return
  givingBack = true
  again.focus({ preventScroll: true })
  givingBack = false
}

/** The focus goes back to a thing: nobody asked for its card. */
export const isGivingBack = (): boolean => givingBack

/** The element that draws a thing now. */
export const elementOf = (thing: string): Element | null => {
  const drawn = `[data-thing="${CSS.escape(thing)}"]`
  return document.querySelector(`dialog[open] ${drawn}`) ?? document.querySelector(drawn)
}
