// The keyboard on the table. The keys are listed for people by KeyList.
import { currentFloat, hideFloat } from '../float/floating.svelte.ts'
import type { Table } from '../table.svelte.ts'
import { scoresShown, showScores } from '../scores/scores-open.svelte.ts'
import { focusAnswers } from './focus-answers.ts'
import { type Direction, neighbour } from '../tab-stops.ts'
import { hintDoor } from '../thinking/hint-door.svelte.ts'
import { standIns } from '../thinking/stand-ins.svelte.ts'
import { explain } from '../things.ts'
import { isTyping } from './typing.ts'

/** What keys do outside the table. */
export interface KeyDoors {
  openRules(rule: string): void
  openKeys(): void
}

/** An element that does something of its own on Enter and the arrows. */
const isBusyElement = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a, summary, [role=button], [role=log]') !== null

const focusedThing = (): Element | null => document.activeElement?.closest('[data-thing]') ?? null

const ARROWS: Readonly<Record<string, Direction>> = { arrowleft: 'left', arrowright: 'right', arrowup: 'up', arrowdown: 'down' }

/** The end of a turn has no number: a key struck once too often must not hand the turn over. */
function chooseNumber(table: Table, number: number): boolean {
  const answer = table.choices[number - 1]
  if (answer === undefined || table.look.endsTurn(answer)) return false
  hideFloat()
  void table.choose(answer)
  return true
}

/** Enter away from buttons: the one thing left to do, mostly the end of the turn. */
function confirm(table: Table, event: KeyboardEvent): boolean {
  const [only, other] = table.choices
  if (only === undefined || other !== undefined || isBusyElement(event.target)) return false
  void table.choose(only)
  return true
}

/** Closes and calls off, and takes nothing back: once too often does no harm. */
function escape(table: Table): boolean {
  if (leaveFloat()) return true
  const closeBeside = standIns().at(-1)?.close
  if (table.ending) void table.undo()
  else if (closeBeside !== undefined) closeBeside()
  else if (scoresShown() !== null) showScores(null)
  else return false
  return true
}

/** Over a dialog the first Escape closes what stands beside a thing, the next one the dialog. */
function leaveFloat(): boolean {
  if (currentFloat() === null) return false
  hideFloat()
  return true
}

const buttonOf = (answer: string): HTMLElement | null => document.querySelector(`[data-answer="${CSS.escape(answer)}"]`)

/** Goes through the answers that turn something, round and round. */
function turn(table: Table, step: number): boolean {
  const answers = table.look.turning(table.question?.answers ?? [])
  if (answers.length === 0) return false
  const at = answers.findIndex((answer) => buttonOf(answer) === document.activeElement)
  const next = answers[at < 0 ? (step > 0 ? 0 : answers.length - 1) : (at + step + answers.length) % answers.length]
  buttonOf(next ?? '')?.focus()
  return true
}

/** Why the focused thing cannot be chosen; without one, the list of keys. */
function ask(table: Table, doors: KeyDoors): boolean {
  const thing = focusedThing()
  if (thing === null) doors.openKeys()
  else explain(table, thing)
  return true
}

function readRule(table: Table, doors: KeyDoors): boolean {
  const thing = focusedThing()?.getAttribute('data-thing') ?? ''
  const [rule] = thing === '' ? [] : table.look.about(thing, table.tableau, table.words).rules
  if (rule === undefined) return false
  doors.openRules(rule)
  return true
}

function goAlong(direction: Direction): boolean {
  const from = focusedThing()
  const next = from === null ? null : neighbour(from, direction)
  next?.focus()
  return next !== null
}

/** Whether the key meant something. */
export function obeyKey(table: Table, event: KeyboardEvent, doors: KeyDoors): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return false
  const key = event.key.toLowerCase()
  if (document.querySelector('dialog[open]') !== null) return key === 'escape' && leaveFloat() // a dialog has its own keys
  if (/^[1-9]$/.test(key)) return chooseNumber(table, Number(key))
  const arrow = ARROWS[key]
  if (arrow !== undefined) return goAlong(arrow)
  switch (key) {
    case 'u':
      if (table.window.undo > 0 || table.ending) void table.undo()
      return true
    case 'y':
      if (table.window.redo > 0) void table.redo()
      return true
    case 'r':
      if (table.window.restart > 0) void table.restart()
      return true
    case 'q':
      return turn(table, -1)
    case 'e':
      return turn(table, 1)
    case 'a':
      return focusAnswers()
    case 'h':
      if (!event.repeat) hintDoor()?.()
      return true
    case 'i':
      return readRule(table, doors)
    case '?':
      return ask(table, doors)
    case '/':
      doors.openRules('')
      return true
    case 'enter':
      return confirm(table, event)
    case 'escape':
      return escape(table)
    default:
      return false
  }
}
