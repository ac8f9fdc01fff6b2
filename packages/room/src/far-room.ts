// A table that stands elsewhere, as one seat knows it. Looking back, asking why and thinking ahead need nobody else: they run
// on positions that fit what the seat sees.
import { type Asked, carryOut, eventsFor, fail, type Game, type GameDefinition, type Result, type Ruleset, type View, type Why } from '@tollan/kernel'
import { imagined } from './imagined.ts'
import { type Outcome, outcomesIn } from './outcomes.ts'
import { remediesIn, type Remedy } from './remedies.ts'
import { sceneOf, type Scene, type Telling, type Window } from './scene.ts'
import { type Change, changeOf, rowOf, type Sight, type Step } from './sight.ts'

export interface FarRoom {
  readonly definition: GameDefinition
  readonly rules: Ruleset
  readonly viewer: number
  /** Places of a row that are the position; sizes of hidden sets follow. */
  readonly size: number
  /** What the seat saw before anything happened, in one row; then every so many entries. */
  readonly rows: Int32Array[]
  readonly steps: Step[]
  /** What it sees now. */
  row: Int32Array
  counter: number
  asked: readonly Asked[]
  window: Window
}

const ROW_EVERY = 32

/** The table before anything was received of it. */
export function openFarRoom(definition: GameDefinition, options: unknown, viewer: number, first: Uint8Array): Result<{ room: FarRoom }> {
  const compiled = definition.compile(options)
  if (!compiled.ok) return compiled
  const { rules } = compiled
  const seen = rules.doors.decodeView(rules, first)
  if (seen === null || seen.seat !== viewer) return fail('bad-file', 'the view belongs to other rules or to another seat')
  const row = rowOf(seen)
  const window = { undo: 0, redo: 0, restart: 0 }
  return { ok: true, room: { definition, rules, viewer, size: seen.s.length, rows: [row.slice()], steps: [], row, counter: -1, asked: [], window } }
}

function changed(row: Int32Array, change: Change): void {
  for (let i = 0; i < change.length; i += 2) row[change[i] ?? 0] = change[i + 1] ?? 0
}

/** What the seat saw before entry `n`. */
function rowAt({ rows, steps }: FarRoom, n: number): Int32Array {
  const kept = Math.min(Math.floor(n / ROW_EVERY), rows.length - 1)
  const row = rows[kept]?.slice() ?? new Int32Array()
  for (const { change } of steps.slice(kept * ROW_EVERY, n)) changed(row, change)
  return row
}

/** Takes in what was sent; false when entries before it are missing. An older sight than the last one changes nothing. */
export function receive(room: FarRoom, sight: Sight): boolean {
  if (sight.counter < room.counter) return true
  if (sight.from > room.steps.length) return false
  if (sight.from < room.steps.length) {
    room.steps.length = sight.from
    room.rows.length = Math.min(room.rows.length, Math.floor(sight.from / ROW_EVERY) + 1)
    room.row = rowAt(room, sight.from)
  }
  for (const step of sight.steps) {
    changed(room.row, step.change)
    room.steps.push(step)
    if (room.steps.length % ROW_EVERY === 0) room.rows.push(room.row.slice())
  }
  room.counter = sight.counter
  room.asked = sight.asked
  room.window = sight.window
  return true
}

/** What the seat sees now, or saw before entry `n`. */
function seen(room: FarRoom, n: number): View {
  const { rules, viewer, size } = room
  const row = n >= room.steps.length ? room.row : rowAt(room, n)
  return { rules, seat: viewer, s: row.slice(0, size) as View['s'], sizes: row.slice(size) }
}

/** What is sent of a far table are positions between answers: in the middle of an entry its pieces are ahead of what is told. */
export function farScene(room: FarRoom, n: number = room.steps.length, told = 0): Scene {
  const { length } = room.steps
  if (n >= length) return sceneOf(room.definition, seen(room, length), length, room.asked)
  return told === 0 ? sceneOf(room.definition, seen(room, n), n, []) : { ...sceneOf(room.definition, seen(room, n + 1), n, [], told), ahead: true }
}

export const farTold = ({ steps }: FarRoom, from = 0): readonly Telling[] => steps.slice(from).map(({ told }) => told)

/** A position that fits what the seat sees; null when none was found. */
export const farGame = (room: FarRoom): Game | null => imagined(seen(room, room.steps.length), room.viewer)

export function farWhy(room: FarRoom, target: unknown): Result<{ why: Why }> {
  const game = farGame(room)
  return game === null ? fail('malformed', 'no position fits what is seen') : room.rules.doors.why(game, room.viewer, target)
}

export function* farOutcomes(room: FarRoom, depth: number): Generator<void, readonly Outcome[], void> {
  const game = farGame(room)
  return game === null ? [] : yield* outcomesIn(game, room.definition.aids, room.viewer, depth)
}

export function farRemedies(room: FarRoom, wished: string, forced: boolean): readonly Remedy[] {
  const { definition, viewer, steps, window } = room
  return remediesIn({
    definition, seat: viewer, forced, now: farGame(room), entries: steps.length, undoable: window.undo, before: (n) => imagined(seen(room, n), viewer),
  }, wished)
}

/** An answer as it would be told to the seat, played on a position; null where it cannot be. */
function tried({ rules, viewer }: FarRoom, game: Game | null, code: number): { readonly step: Step; readonly uncovers: boolean } | null {
  if (game === null) return null
  const before = rules.doors.view(game, viewer)
  const { knownTo: _, ...told } = carryOut(game, code, viewer)
  const change = changeOf(before, rules.doors.view(game, viewer))
  return { step: { told: { ...told, events: eventsFor(told.events, viewer), forced: false }, change }, uncovers: game.revealed }
}

/** So many positions are tried where something is uncovered: what the seat did not know comes out alike in all of them less than once in thirty thousand times. */
const TRIALS = 16

/** What an answer of the seat will show at once, before the table has said so: null where the seat would see something it does not know. What it uncovers for others alone it knows itself. */
export function foretold(room: FarRoom, answer: string): Sight | null {
  const { rules, viewer, steps, counter } = room
  const code = rules.keys.parse(answer)
  const view = seen(room, steps.length)
  const first = code < 0 ? null : tried(room, imagined(view, viewer), code)
  if (first === null) return null
  const same = JSON.stringify(first.step)
  for (let nth = 1; first.uncovers && nth < TRIALS; nth++) if (JSON.stringify(tried(room, imagined(view, viewer, nth), code)?.step) !== same) return null
  return { counter, from: steps.length, steps: [first.step], asked: [], window: { undo: 0, redo: 0, restart: 0 } }
}
