// A thing on the table: framed when an answer is about it, chosen by click or key, silent otherwise.
import type { Attachment } from 'svelte/attachments'
import type { Table } from './table.svelte.ts'

/** Attach to the element that draws a thing and nothing else: things do not lie inside things. `{@attach thing(table, 'forest')}` */
export function thing<T>(table: Table<T>, id: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const answers = table.answersAt(id)
    const { words } = table
    element.dataset['thing'] = id
    element.classList.toggle('legal', answers.length > 0)
    element.setAttribute('aria-label', [words.name(id), ...answers.map((answer) => words.answer(answer))].join('. '))
    const only = answers.length === 1 ? answers[0] : undefined
    element.setAttribute('role', only === undefined ? 'img' : 'button') // a name needs a role
    if (only === undefined) return
    element.tabIndex = 0
    const choose = (): void => void table.choose(only)
    const press = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      choose()
    }
    element.addEventListener('click', choose)
    element.addEventListener('keydown', press)
    return () => {
      element.removeEventListener('click', choose)
      element.removeEventListener('keydown', press)
      element.removeAttribute('tabindex')
    }
  }
}
