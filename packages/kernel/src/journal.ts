// The journal is the truth: set-up and answers. Positions are a cache; undo and redo are computed.
import { fail, type Result } from './errors.ts'
import { advance, attach, createGame, type Game, type GameEvent, isOver, type Ruleset } from './game.ts'
import { hash } from './codec.ts'
import { check } from './play.ts'
import { CHANCE } from './procedure.ts'
import { clone, keep, OPENED, OWNER, PENDING, REVISION, type State, TURN } from './schema.ts'

export interface Entry {
  readonly seat: number | 'chance'
  readonly answer: string
}

interface Mark {
  /** Nobody may go back before this entry: chance was used or something hidden became visible. */
  readonly barrier: boolean
  /** The turn in which the entry was made and whose it was. */
  readonly turn: number
  readonly owner: number
}

export interface Journal<R extends Ruleset = Ruleset> {
  readonly rules: R
  readonly entries: Entry[]
  readonly marks: Mark[]
  /** What happened before the first answer. */
  readonly opening: readonly GameEvent[]
  /** Positions before entry number 0, SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY, ... */
  readonly snapshots: State[]
  /** Entries taken back, newest first, while nothing else was played. */
  readonly undone: Entry[]
  game: Game<R>
}

const SNAPSHOT_EVERY = 32

export function openJournal<R extends Ruleset>(rules: R): Journal<R> {
  const opening: GameEvent[] = []
  const game = createGame(rules, opening)
  return { rules, opening, entries: [], marks: [], snapshots: [keep(game.s)], undone: [], game }
}

/** Plays an answer and writes it down; a refused answer changes nothing. */
export function write(journal: Journal, input: unknown): Result<{ events: readonly GameEvent[] }> {
  const result = append(journal, input)
  if (result.ok) journal.undone.length = 0
  return result
}

function append(journal: Journal, input: unknown): Result<{ events: readonly GameEvent[] }> {
  const { game } = journal
  const checked = check(game, input)
  if (!checked.ok) return checked
  const { turn, owner } = { turn: game.s[TURN], owner: game.s[OWNER] }
  const answer = journal.rules.keys.format(checked.code)
  const events: GameEvent[] = []
  game.events = events
  try {
    advance(game, checked.code, checked.seat)
  } catch (error) {
    restore(journal) // a fault in a rule loses nothing
    throw error
  }
  game.events = null
  const seat = checked.seat === CHANCE ? 'chance' : checked.seat
  journal.entries.push({ seat, answer })
  journal.marks.push({ barrier: seat === 'chance' || game.revealed, turn, owner })
  if (journal.entries.length % SNAPSHOT_EVERY === 0) journal.snapshots.push(keep(game.s))
  return { ok: true, events }
}

/** How many steps a seat may take back: own entries since chance, a reveal or another seat's answer. */
export function undoable(journal: Journal, seat: number): number {
  if (isOver(journal.game)) return 0 // the secret may be out
  let n = journal.entries.length
  while (n > 0 && journal.entries[n - 1].seat === seat && !journal.marks[n - 1].barrier) n--
  return journal.entries.length - n
}

/** Takes back `steps` own entries. */
export function undo(journal: Journal, seat: number, steps = 1): Result<{ steps: number }> {
  const most = undoable(journal, seat)
  if (!Number.isInteger(steps) || steps < 1) return fail('malformed', 'the number of steps to take back must be 1 or more')
  if (steps > most) return fail('nothing-to-undo', `seat ${seat} can take back ${most} steps, not ${steps}`)
  for (let i = 0; i < steps; i++) {
    const entry = journal.entries.pop()
    journal.marks.pop()
    if (entry !== undefined) journal.undone.push(entry)
  }
  restore(journal)
  return { ok: true, steps }
}

/** Takes back everything the seat did in the current turn, as far as it may. */
export function restartTurn(journal: Journal, seat: number): Result<{ steps: number }> {
  const most = undoable(journal, seat)
  const { marks } = journal
  const last = marks[marks.length - 1]
  let steps = 0
  while (last !== undefined && steps < most && marks[marks.length - 1 - steps].turn === last.turn) steps++
  return steps === 0 ? fail('nothing-to-undo', `seat ${seat} has nothing to take back`) : undo(journal, seat, steps)
}

/** Plays again what was taken back last. */
export function redo(journal: Journal): Result<{ events: readonly GameEvent[] }> {
  const entry = journal.undone[journal.undone.length - 1]
  if (entry === undefined) return fail('nothing-to-undo', 'nothing was taken back')
  const result = replayEntry(journal, entry)
  if (result.ok) journal.undone.pop()
  return result
}

function replayEntry(journal: Journal, entry: Entry): Result<{ events: readonly GameEvent[] }> {
  return append(journal, { ...entry, revision: revisionNow(journal.game) })
}

function revisionNow(game: Game): number {
  return game.s[PENDING] === 0 ? game.s[REVISION] : game.s[OPENED]
}

/** Rebuilds the position after the last entry from the nearest snapshot. */
function restore(journal: Journal): void {
  const { rules, entries, snapshots } = journal
  snapshots.length = Math.floor(entries.length / SNAPSHOT_EVERY) + 1
  const from = (snapshots.length - 1) * SNAPSHOT_EVERY
  journal.game = attach(rules, clone(snapshots[snapshots.length - 1]))
  for (let i = from; i < entries.length; i++) {
    const { seat, answer } = entries[i]
    advance(journal.game, rules.keys.parse(answer), seat === 'chance' ? CHANCE : seat)
  }
}

/** The position before entry number `n`, for replay. */
export function positionAt<R extends Ruleset>(journal: Journal<R>, n: number): Game<R> {
  const snapshot = Math.min(Math.floor(n / SNAPSHOT_EVERY), journal.snapshots.length - 1)
  const game = attach(journal.rules, clone(journal.snapshots[snapshot]))
  for (let i = snapshot * SNAPSHOT_EVERY; i < n; i++) {
    const { seat, answer } = journal.entries[i]
    advance(game, journal.rules.keys.parse(answer), seat === 'chance' ? CHANCE : seat)
  }
  return game
}

/** Plays recorded entries with every check; the failure names the entry. */
export function replay<R extends Ruleset>(rules: R, entries: readonly Entry[]): Result<{ journal: Journal<R> }> {
  const journal = openJournal(rules)
  for (const [i, entry] of entries.entries()) {
    const result = replayEntry(journal, entry)
    if (!result.ok) return { ...result, message: `entry ${i + 1}: ${result.message}` }
  }
  return { ok: true, journal }
}

export const journalHash = (journal: Journal): string => hash(journal.game)
