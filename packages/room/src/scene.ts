// The table as one seat sees it: what lies there, what is asked, what was told, what can be taken back.
import {
  type Asked, entryFor, EVERYBODY, type Game, type GameDefinition, positionAt, type Progress, questionsFor, type Result, SPECTATOR, type Told, type View, type Why,
} from '@tollan/kernel'
import { isAside, sameAs } from './choices.ts'
import { momentAt } from './moment.ts'
import type { Room } from './room.ts'
import { stepsBack } from './taking-back.ts'

/** A position as a seat sees it, and what is asked there. */
export interface Scene {
  /** Entries played before it, and how many events of the next one have happened as well: 0 between two answers. */
  readonly entry: number
  readonly told: number
  /** Its pieces and points are those after that entry. */
  readonly ahead?: true
  readonly viewer: number
  /** Of the game's own type: its renderers know it. */
  readonly tableau: unknown
  readonly asked: readonly Asked[]
  /** Answers among them that are possible at any time: no alternatives to what is asked. */
  readonly asides: readonly string[]
  /** Answers among them that come to the same as an earlier one, and that one. */
  readonly same: Readonly<Record<string, string>>
  readonly turn: number
  readonly owner: number
  readonly progress: Progress
  /** The viewer sees something that others at the table may not see. */
  readonly secret: boolean
  readonly points: readonly number[]
  readonly over: boolean
}

/** What a seat can take back or play again, in entries; 0 when nothing can. */
export interface Window {
  readonly undo: number
  readonly redo: number
  readonly restart: number
}

/** An entry as it is told to a seat. */
export interface Telling extends Told {
  readonly forced: boolean
}

const differs = (a: Int32Array, b: Int32Array): boolean => a.some((value, i) => value !== b[i])

/** Whose turn it is and whether it is over everybody sees. */
const header = (seen: View): Game => seen as unknown as Game

export function sceneOf(definition: GameDefinition, seen: View, entry: number, asked: readonly Asked[], told = 0): Scene {
  const { doors, seats } = seen.rules
  const answers = asked.flatMap((one) => one.answers)
  const inTheOpen: View = doors.view(seen, SPECTATOR)
  return {
    entry,
    told,
    viewer: seen.seat,
    tableau: definition.tableau(seen),
    asked,
    asides: answers.filter((answer) => isAside(definition.aids, answer)),
    same: sameAs(definition.aids, seen, answers),
    turn: doors.turnOf(header(seen)),
    owner: doors.ownerOf(header(seen)),
    progress: definition.aids.progress(seen),
    secret: differs(seen.s, inTheOpen.s) || differs(seen.sizes, inTheOpen.sizes),
    points: Array.from({ length: seats }, (_, seat) => definition.points(seen, seat)),
    over: doors.isOver(header(seen)),
  }
}

const seenBy = ({ journal }: Room, game: Game, viewer: number): View => journal.rules.doors.view(game, viewer)

/** The table now. */
export const sceneFor = (room: Room, viewer: number): Scene =>
  sceneOf(room.definition, seenBy(room, room.journal.game, viewer), room.journal.entries.length, questionsFor(room.journal, viewer))

/** The position before entry `n`, or after the first `told` events of it: nobody is asked anything there. */
export function sceneAt(room: Room, n: number, viewer: number, told = 0): Scene {
  const { journal } = room
  if (n >= journal.entries.length) return sceneFor(room, viewer)
  if (told > 0) return sceneOf(room.definition, seenBy(room, momentAt(journal, n, told, viewer), viewer), n, [], told)
  const then = positionAt(journal, n)
  return sceneOf(room.definition, seenBy(room, then, viewer), n, journal.rules.doors.askedFor(then, viewer))
}

/** What a seat is told of the entries from number `from` on. */
export const toldTo = (room: Room, viewer: number, from = 0): Telling[] =>
  room.entries.slice(from).map((entry) => ({ ...entryFor(entry, viewer), forced: entry.forced }))

/** Entries before `end` that not every seat is told alike, as a seat is told them, by number: for whoever looks after somebody else. */
export const retoldTo = (room: Room, viewer: number, end: number): (readonly [number, Telling])[] =>
  room.entries.slice(0, end).flatMap((entry, i): (readonly [number, Telling])[] => {
    const alike = entry.knownTo === EVERYBODY && entry.events.every(({ only }) => only === undefined)
    return alike ? [] : [[i, { ...entryFor(entry, viewer), forced: entry.forced }]]
  })

export function windowFor(room: Room, seat: number): Window {
  const { undone } = room.journal
  return { ...stepsBack(room, seat), redo: undone.at(-1)?.seat === seat ? undone.length : 0 }
}

export const whyNot = ({ journal }: Room, seat: number, target: unknown): Result<{ why: Why }> => journal.rules.doors.why(journal.game, seat, target)
