// A list with one tab stop: arrows, Home and End go through it.
import type { Attachment } from 'svelte/attachments'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Where a key leads in a list of `length`, from place `at`; -1 when it leads nowhere. */
export function stepTo(key: string, at: number, length: number): number {
  if (length === 0) return -1
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  const step = STEPS[key]
  return step === undefined ? -1 : (at + step + length) % length
}

const buttonsOf = (list: Element): HTMLButtonElement[] => [...list.querySelectorAll('button')]

/** Attach to the element around the buttons; `changes` is read so that a new list gets its stop. */
export function roving(changes: () => unknown): Attachment<HTMLElement> {
  return (list) => {
    changes()
    const focused = buttonsOf(list).find((button) => button === document.activeElement)
    const stop = (chosen: HTMLButtonElement | undefined): void => {
      for (const button of buttonsOf(list)) button.tabIndex = button === chosen ? 0 : -1
    }
    stop(focused ?? buttonsOf(list)[0])
    const press = (event: KeyboardEvent): void => {
      const buttons = buttonsOf(list)
      const next = buttons[stepTo(event.key, buttons.findIndex((button) => button === event.target), buttons.length)]
      if (next === undefined) return
      event.preventDefault()
      next.focus()
    }
    const focus = (event: FocusEvent): void => {
      if (event.target instanceof HTMLButtonElement) stop(event.target)
    }
    list.addEventListener('keydown', press)
    list.addEventListener('focusin', focus)
    return () => {
      list.removeEventListener('keydown', press)
      list.removeEventListener('focusin', focus)
    }
  }
}
