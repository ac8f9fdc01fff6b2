// A key held down gives one answer: what it repeats would answer questions nobody has read, across turns.
import { isTyping } from './typing.ts'

const isAnswer = (key: string): boolean => key === 'Enter' || key === ' ' || /^[0-9]$/.test(key)

/** Before anything else hears of it. */
export function ignoreRepeats(): void {
  addEventListener('keydown', (event) => {
    if (!event.repeat || !isAnswer(event.key) || isTyping(event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }, { capture: true })
}
