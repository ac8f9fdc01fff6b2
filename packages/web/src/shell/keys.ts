// The keyboard on the table: 1 to 9 pick answers, U takes back, R restarts the turn.
import type { Table } from './table.svelte.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))

/** Whether the key meant something. */
export function obeyKey(table: Table, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false
  const key = event.key.toLowerCase()
  if (/^[1-9]$/.test(key)) {
    const answer = table.question?.answers[Number(key) - 1]
    if (answer === undefined) return false
    void table.choose(answer)
    return true
  }
  if (key === 'u' && table.window.undo > 0) void table.undo()
  else if (key === 'y' && table.window.redo > 0) void table.redo()
  else if (key === 'r' && table.window.restart > 0) void table.restart()
  else return false
  return true
}
