// The journal is the truth: set-up and answers. Positions are a cache; undo and redo are computed.
import { fail, type Result } from '../engine/errors.ts'
import type { Game } from '../engine/game.ts'
import type { GameEvent, Ruleset } from '../engine/rules.ts'
import type { Asked } from '../engine/play.ts'
import { CHANCE } from '../engine/seats.ts'
import type { Entry, Happened } from './told.ts'

interface Mark {
  /** Nobody may go back before this entry: chance was used or something hidden became visible. */
  readonly barrier: boolean
  /** The turn in which the entry was made. */
  readonly turn: number
}

export interface Journal<R extends Ruleset = Ruleset> {
  readonly rules: R
  readonly entries: Entry[]
  readonly marks: Mark[]
  /** What happened before the first answer. */
  readonly opening: readonly GameEvent[]
  /** Positions before entry number 0, SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY, ... */
  readonly snapshots: Game<R>[]
  /** Entries taken back, newest first, while nothing else was played. */
  readonly undone: Entry[]
  /** Changes so far, steps taken back among them: it never repeats. */
  counter: number
  /** Of the open question, by seat: the counter at which it was opened. An answer names it, so that an old one is known for what it is. */
  readonly asking: number[]
  /** The kernel's number of the simultaneous question that is open, or -1. */
  together: number
  game: Game<R>
}

const SNAPSHOT_EVERY = 32

export function openJournal<R extends Ruleset>(rules: R): Journal<R> {
  const opening: GameEvent[] = []
  const game = rules.doors.createGame(rules, opening)
  const asking = Array.from({ length: rules.seats }, () => 0)
  const journal: Journal<R> = {
    rules, opening, entries: [], marks: [], snapshots: [rules.doors.fork(game)], undone: [], counter: 0, asking, together: -1, game,
  }
  renumber(journal, 'chance')
  return journal
}

/** After a change: every seat is asked anew, but for those a simultaneous question was waiting for already. */
function renumber(journal: Journal, by: Entry['seat']): void {
  const { rules, game, asking, counter } = journal
  const together = rules.doors.openKind(game)?.simultaneous === true ? rules.doors.revisionOf(game) : -1
  if (together === -1 || together !== journal.together) asking.fill(counter)
  else if (by !== 'chance') asking[by] = counter
  journal.together = together
}

const numberFor = ({ asking, counter }: Journal, seat: unknown): number =>
  typeof seat === 'number' && seat >= 0 && seat < asking.length && Number.isInteger(seat) ? asking[seat] : counter

const numbered = (journal: Journal, open: Asked): Asked => ({ ...open, revision: numberFor(journal, open.seat) })

/** Goes on counting from a number that was reached elsewhere: no question gets the number of an older one. */
export function countFrom(journal: Journal, counter: number): void {
  if (counter <= journal.counter) return
  journal.counter = counter
  journal.asking.fill(counter)
}

/** The open questions; their revisions never repeat, also not after steps were taken back. */
export const questions = (journal: Journal): Asked[] =>
  whole(journal, () => journal.rules.doors.asked(journal.game).map((open) => numbered(journal, open)))

/** The same as one seat may know them. */
export const questionsFor = (journal: Journal, viewer: number): Asked[] =>
  whole(journal, () => journal.rules.doors.askedFor(journal.game, viewer).map((open) => numbered(journal, open)))

/** A fault in a rule loses nothing: rules may have begun to change the position, also while they list answers. */
function whole<T>(journal: Journal, act: () => T): T {
  try {
    return act()
  } catch (error) {
    restore(journal)
    throw error
  }
}

/** Plays an answer and writes it down; a refused answer changes nothing. */
export function write(journal: Journal, input: unknown): Result<{ happened: Happened }> {
  const result = append(journal, input)
  if (result.ok) journal.undone.length = 0
  return result
}

/** The answer as the position knows it; null when it answers another question than the open one. */
function toPosition(journal: Journal, input: unknown): unknown {
  const { seat, revision } = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}
  if (!Number.isInteger(revision)) return input
  return revision === numberFor(journal, seat) ? { ...Object(input), revision: journal.rules.doors.revisionOf(journal.game) } : null
}

function append(journal: Journal, input: unknown): Result<{ happened: Happened }> {
  const { game, rules } = journal
  const { doors } = rules
  const answer = toPosition(journal, input)
  if (answer === null && !doors.isOver(game)) return fail('stale-revision', `the open question is another one: its revision is ${journal.counter}`)
  return whole(journal, () => {
    const checked = doors.check(game, answer ?? input)
    if (!checked.ok) return checked
    const happened = carryOut(game, checked.code, checked.seat)
    const { seat, turn } = happened
    journal.entries.push({ seat, answer: happened.answer })
    journal.marks.push({ barrier: seat === 'chance' || game.revealed, turn })
    if (journal.entries.length % SNAPSHOT_EVERY === 0) journal.snapshots.push(doors.fork(game))
    journal.counter++
    renumber(journal, seat)
    return { ok: true, happened }
  })
}

/** Carries out a legal answer in place, with everything that is to be told of it. */
export function carryOut(game: Game, code: number, seat: number): Happened {
  const { doors, keys } = game.rules
  const [turn, owner, knownTo] = [doors.turnOf(game), doors.ownerOf(game), doors.knownTo(game, code, seat)]
  const events: GameEvent[] = []
  game.events = events
  doors.advance(game, code, seat)
  game.events = null
  return { seat: seat === CHANCE ? 'chance' : seat, answer: keys.format(code), turn, owner, events, knownTo }
}

/** How many steps a seat may take back: own entries since chance, a reveal or another seat's answer. */
export function undoable({ rules, game, entries, marks }: Journal, seat: number): number {
  if (rules.doors.isOver(game)) return 0 // the secret may be out
  let n = entries.length
  while (n > 0 && entries[n - 1].seat === seat && !marks[n - 1].barrier) n--
  return entries.length - n
}

/** How many of them lead back to where its turn began; none where it begins: the turn before is over. */
export function restartable(journal: Journal, seat: number): number {
  const { marks, game, rules: { doors } } = journal
  const turn = marks.at(-1)?.turn
  if (doors.ownerOf(game) === seat && doors.turnOf(game) !== turn) return 0
  const most = undoable(journal, seat)
  let steps = 0
  while (steps < most && marks[marks.length - 1 - steps].turn === turn) steps++
  return steps
}

/** Takes back `steps` own entries. */
export function undo(journal: Journal, seat: number, steps = 1): Result<{ steps: number }> {
  const most = undoable(journal, seat)
  if (!Number.isInteger(steps) || steps < 1) return fail('malformed', 'the number of steps to take back must be 1 or more')
  if (steps > most) return fail('nothing-to-undo', `seat ${seat} can take back ${most} steps, not ${steps}`)
  journal.undone.push(...journal.entries.splice(-steps).reverse())
  journal.marks.length -= steps
  restore(journal)
  journal.counter++
  renumber(journal, seat)
  return { ok: true, steps }
}

/** Goes back to the first `length` entries, past chance and other seats: only for a table where everybody has agreed. */
export function rewind(journal: Journal, length: number): Result<object> {
  if (!Number.isInteger(length) || length < 0 || length >= journal.entries.length)
    return fail('malformed', `a game of ${journal.entries.length} entries cannot go back to ${length}`)
  journal.entries.length = length
  journal.marks.length = length
  journal.undone.length = 0
  restore(journal)
  journal.counter++
  renumber(journal, 'chance')
  return { ok: true }
}

/** Plays again what the seat took back last. */
export function redo(journal: Journal, seat: number): Result<{ happened: Happened }> {
  const entry = journal.undone.at(-1)
  if (entry === undefined || entry.seat !== seat) return fail('nothing-to-undo', `seat ${seat} took nothing back`)
  const result = replayEntry(journal, entry)
  if (result.ok) journal.undone.pop()
  return result
}

/** Writes an entry down whatever number its question has: for entries that were checked against theirs before. */
export const replayEntry = (journal: Journal, entry: Entry): Result<{ happened: Happened }> =>
  append(journal, { ...entry, revision: numberFor(journal, entry.seat) })

function playAgain(game: Game, { seat, answer }: Entry): void {
  game.rules.doors.advance(game, game.rules.keys.parse(answer), seat === 'chance' ? CHANCE : seat)
}

/** The position before entry number `n`, for replay. */
export function positionAt<R extends Ruleset>({ rules, snapshots, entries }: Journal<R>, n: number): Game<R> {
  const snapshot = Math.min(Math.floor(n / SNAPSHOT_EVERY), snapshots.length - 1)
  const game = rules.doors.fork(snapshots[snapshot])
  for (let i = snapshot * SNAPSHOT_EVERY; i < n; i++) playAgain(game, entries[i])
  return game
}

/** Rebuilds the position after the last entry from the nearest snapshot. */
function restore(journal: Journal): void {
  journal.snapshots.length = Math.floor(journal.entries.length / SNAPSHOT_EVERY) + 1
  journal.game = positionAt(journal, journal.entries.length)
}

/** Plays recorded entries with every check; the failure names the entry. */
export function replay<R extends Ruleset>(
  rules: R, entries: readonly Entry[], each: (happened: Happened) => void = () => {},
): Result<{ journal: Journal<R> }> {
  const journal = openJournal(rules)
  for (const [i, entry] of entries.entries()) {
    const result = replayEntry(journal, entry)
    if (!result.ok) return { ...result, message: `entry ${i + 1}: ${result.message}` }
    each(result.happened)
  }
  return { ok: true, journal }
}

export const journalHash = (journal: Journal): string => journal.rules.doors.hash(journal.game)
