// What is done at a table, as it is kept: a history that only grows. It holds what was written, not what was asked for, so
// that a table comes back exactly as it was, whatever this package lets run by itself one day.
import { type Entry, fail, redo, replayEntry, type Result, rewind, undo } from '@tollan/kernel'
import { finishTurn } from './finish-turn.ts'
import { giveAnswer, goBack, goOn, playAgain, type Room, takeBack, takeTurnBack } from './room.ts'

/** What somebody at the table wants to do. */
export type Wanted =
  | { readonly kind: 'begin' }
  /** Whatever runs by itself now, because a companion has come. */
  | { readonly kind: 'go-on' }
  /** Safe answers end what a seat is asked in this turn. */
  | { readonly kind: 'finish'; readonly seat: number }
  | { readonly kind: 'answer'; readonly seat: number; readonly revision: number; readonly answer: string }
  | { readonly kind: 'undo' | 'redo' | 'restart'; readonly seat: number }
  /** Everybody has agreed to go back to the first `to` entries. */
  | { readonly kind: 'rewind'; readonly to: number }

/** An entry that was written, and whether it ran by itself. */
type Wrote = readonly [seat: Entry['seat'], answer: string, forced?: 1]

/** What was done. */
export interface Act {
  readonly seat: number
  /** Entries left after a rewind. */
  readonly to?: number
  /** Own steps taken back, as many at a time. */
  readonly back?: readonly number[]
  /** How many of the entries written were played again after being taken back. */
  readonly again?: number
  readonly wrote: readonly Wrote[]
}

const NOBODY = -1

function carryOut(room: Room, wanted: Wanted): Result<object> {
  switch (wanted.kind) {
    case 'begin':
      if (room.journal.counter > 0) return fail('malformed', 'the game has begun')
      goOn(room)
      return { ok: true }
    case 'go-on':
      goOn(room)
      return { ok: true }
    case 'finish':
      return finishTurn(room, wanted.seat)
    case 'answer':
      return giveAnswer(room, { seat: wanted.seat, revision: wanted.revision, answer: wanted.answer })
    case 'undo':
      return takeBack(room, wanted.seat)
    case 'restart':
      return takeTurnBack(room, wanted.seat)
    case 'redo':
      return playAgain(room, wanted.seat)
    case 'rewind':
      return goBack(room, wanted.to)
  }
}

/** Does it and says what was done; what is refused changes nothing. */
export function act(room: Room, wanted: Wanted): Result<{ act: Act }> {
  const { entries, journal } = room
  const [before, undone] = [entries.length, journal.undone.length]
  const done = carryOut(room, wanted)
  if (!done.ok) return done
  const seat = 'seat' in wanted ? wanted.seat : NOBODY
  const taken = before - entries.length
  const wrote = entries.slice(wanted.kind === 'rewind' ? wanted.to : before).map((entry): Wrote => (entry.forced ? [entry.seat, entry.answer, 1] : [entry.seat, entry.answer]))
  switch (wanted.kind) {
    case 'undo':
      return { ok: true, act: { seat, back: Array.from({ length: taken }, () => 1), wrote } }
    case 'restart':
      return { ok: true, act: { seat, back: [taken], wrote } }
    case 'rewind':
      return { ok: true, act: { seat, to: wanted.to, wrote } }
    case 'redo':
      return { ok: true, act: { seat, again: undone - journal.undone.length, wrote } }
    default:
      return { ok: true, act: { seat, wrote } }
  }
}

/** Does again what was done: the table afterwards is the same, numbers of questions included. */
export function repeat(room: Room, { seat, to, back = [], again = 0, wrote }: Act): Result<object> {
  const { journal, entries } = room
  if (to !== undefined) {
    const done = rewind(journal, to)
    if (!done.ok) return done
  }
  for (const steps of back) {
    const done = undo(journal, seat, steps)
    if (!done.ok) return done
  }
  entries.length = journal.entries.length
  for (const [i, [by, answer, forced]] of wrote.entries()) {
    const done = i < again ? redo(journal, seat) : replayEntry(journal, { seat: by, answer })
    if (!done.ok) return done
    if (i >= again) journal.undone.length = 0
    entries.push({ ...done.happened, forced: forced === 1 })
  }
  return { ok: true }
}
