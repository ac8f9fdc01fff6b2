// A thing on the table: framed when an answer is about it, with its spoken name. What happens to it is heard in one place (things.ts).
import type { Attachment } from 'svelte/attachments'
import type { Table } from './table.svelte.ts'
import { tidyTabStops } from './tab-stops.ts'
import { isUnsure } from './values/unsure.ts'

/** Attach to the element that draws a thing and nothing else: things do not lie inside things. `{@attach thing(table, 'forest')}`; `spoken` says more than its name and the answers about it. */
export function thing<T>(table: Table<T>, id: string, spoken?: () => string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.dataset['thing'] = id
    element.setAttribute('role', 'button')
    // a question changes few things: the others are left alone
    const answers = $derived(table.answersAt(id).join('\n'))
    $effect(() => {
      const given = answers === '' ? [] : answers.split('\n')
      const { words } = table
      const legal = given.length > 0
      element.classList.toggle('legal', legal)
      element.toggleAttribute('data-unsure', isUnsure(table, id))
      if (spoken === undefined) element.setAttribute('aria-label', [words.name(id), ...given.map((answer) => words.answer(answer))].join('. '))
      // It stays reachable when it cannot be chosen: then it opens why, as one with several answers opens their list.
      if (given.length === 1) element.removeAttribute('aria-haspopup')
      else element.setAttribute('aria-haspopup', 'dialog')
      element.tabIndex = legal ? 0 : -1
      tidyTabStops()
    })
    if (spoken !== undefined) $effect(() => element.setAttribute('aria-label', spoken()))
  }
}
