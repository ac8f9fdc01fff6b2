// The ground of a board: a click that meets no piece and no plaque is meant for the board itself.
import type { Attachment } from 'svelte/attachments'
import type { Table } from '../../../../shell/table.svelte.ts'

/** A convenience for the mouse; keys and other people's tools use the board's title. */
export function onGround<T>(table: Table<T>, id: string): Attachment<HTMLElement> {
  return (element) => {
    const [only, ...others] = table.answersAt(id)
    if (only === undefined || others.length > 0) return
    const choose = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('button, [role=button]') === null) void table.choose(only)
    }
    element.addEventListener('click', choose)
    return () => element.removeEventListener('click', choose)
  }
}
