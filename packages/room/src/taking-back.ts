// How far steps can be taken back at a table where players that think sit: their answers go with the step they answered.
import { restartable, undoable } from '@tollan/kernel'
import type { Room } from './room.ts'

/** Entries at the end by players that think, since chance was used or something was revealed; what the table begins with stays. */
export function answersOfThinkers({ journal, seating }: Room): number {
  const { entries, marks } = journal
  const { thinkers = [], since = 0 } = seating
  let n = entries.length
  for (let seat = entries[n - 1]?.seat; n > since && typeof seat === 'number' && thinkers.includes(seat) && marks[n - 1]?.barrier === false; seat = entries[n - 1]?.seat) n--
  return entries.length - n
}

/** Steps a seat may take back, and how many of them lead to where its turn began; what players that think answered to them does not count. */
export function stepsBack(room: Room, seat: number): { readonly undo: number; readonly restart: number } {
  const { journal, seating } = room
  const answered = seating.thinkers?.includes(seat) === true ? 0 : answersOfThinkers(room)
  const length = journal.entries.length - answered
  const before = answered === 0 ? journal : { ...journal, entries: journal.entries.slice(0, length), marks: journal.marks.slice(0, length) }
  const most = length - (seating.since ?? 0)
  return { undo: Math.min(most, undoable(before, seat)), restart: Math.min(most, restartable(before, seat)) }
}
