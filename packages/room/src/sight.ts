// What a seat is sent of a table that stands elsewhere: nothing in it that the seat may not know, everything it needs to draw
// the table, to look back and to think ahead.
import { type Asked, CHANCE, entryFor, type Game, positionAt, questionsFor, type View } from '@tollan/kernel'
import type { Room, RoomEntry } from './room.ts'
import { type Telling, type Window, windowFor } from './scene.ts'

/** How a view changed: pairs of place and value. */
export type Change = readonly number[]

/** An entry as the seat is told it, and what it changed of what the seat sees. */
export interface Step {
  readonly told: Telling
  readonly change: Change
}

export interface Sight {
  /** Changes of the game so far: of two sights the one with the higher number is the newer one. */
  readonly counter: number
  /** Entries that stand as they were sent before; what came behind them is gone. */
  readonly from: number
  readonly steps: readonly Step[]
  readonly asked: readonly Asked[]
  readonly window: Window
}

/** Everything a view says, in one row: places of a change count along it. */
export const rowOf = ({ s, sizes }: Pick<View, 's' | 'sizes'>): Int32Array => {
  const row = new Int32Array(s.length + sizes.length)
  row.set(s)
  row.set(sizes, s.length)
  return row
}

export function changeOf(before: View, after: View): Change {
  const change: number[] = []
  const note = (a: Int32Array, b: Int32Array, at: number): void => {
    for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) change.push(at + i, b[i])
  }
  note(before.s, after.s, 0)
  note(before.sizes, after.sizes, before.s.length)
  return change
}

/** What the seat saw before anything happened, as bytes. */
export function firstSight({ journal }: Room, viewer: number): Uint8Array {
  const { doors } = journal.rules
  return doors.encodeView(doors.view(positionAt(journal, 0), viewer))
}

/** How the table looked when its last steps were told: whoever knows it is told the next ones without playing again. */
interface Shown {
  /** The last entry of it. An entry that was taken back and played again is another object. */
  readonly newest: RoomEntry | undefined
  readonly entries: number
  readonly game: Game
  readonly seen: ReadonlyMap<number, View>
}
const shown = new WeakMap<Room, Shown>()

/** The steps from entry `from` on, for several viewers: the game is played again once for all of them. */
function stepsFor(room: Room, viewers: readonly number[], from: number): Step[][] {
  const { journal, entries } = room
  const { doors, keys } = journal.rules
  const before = shown.get(room)
  shown.delete(room) // its position goes on from here
  const goesOn = before !== undefined && before.entries === from && from > 0 && entries[from - 1] === before.newest
  const game = goesOn ? before.game : positionAt(journal, Math.min(from, journal.entries.length))
  const seen = viewers.map((viewer) => (goesOn ? before.seen.get(viewer) : undefined) ?? doors.view(game, viewer))
  const steps: Step[][] = viewers.map(() => [])
  for (const entry of entries.slice(from)) {
    doors.advance(game, keys.parse(entry.answer), entry.seat === 'chance' ? CHANCE : entry.seat)
    for (const [i, viewer] of viewers.entries()) {
      const now = doors.view(game, viewer)
      steps[i]?.push({ told: { ...entryFor(entry, viewer), forced: entry.forced }, change: changeOf(seen[i] ?? now, now) })
      seen[i] = now
    }
  }
  shown.set(room, { newest: entries.at(-1), entries: entries.length, game, seen: new Map(viewers.map((viewer, i) => [viewer, seen[i]])) })
  return steps
}

/** What each viewer has to be sent who knows the entries before `from`. */
export function sightsFor(room: Room, viewers: readonly number[], from: number): Sight[] {
  const steps = stepsFor(room, viewers, from)
  return viewers.map((viewer, i) => ({
    counter: room.journal.counter, from, steps: steps[i] ?? [], asked: questionsFor(room.journal, viewer), window: windowFor(room, viewer),
  }))
}
