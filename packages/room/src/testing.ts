// What tests need of a room: one opened with a seed, one around a position, answers at random.
import { type Asked, fastRandom, type Game, type GameDefinition, type GameFile, openJournal, questions, type Random, type Ruleset, secretFromSeed } from '@tollan/kernel'
import { giveAnswer, loadRoom, type Manner, openRoom, type Room, type Seating } from './room.ts'

/** Everything is asked. */
export const everythingAsked: Manner = { forced: false, confirm: 'always' }
/** What has one answer runs by itself, but for the end of a turn. */
export const forcedRun: Manner = { forced: true, confirm: 'always' }

const seatingOf = (manner: Manner): Seating => ({ manner: () => manner, companions: [] })

/** Rules meet only games compiled by their own definition: the cast forgets which. */
export const anyGame = <R extends Ruleset>(definition: GameDefinition<R>): GameDefinition => definition as unknown as GameDefinition

export function seededRoom(definition: GameDefinition, options: unknown, seed: number, manner = forcedRun): Room {
  const opened = openRoom(definition, options, secretFromSeed(seed), seatingOf(manner))
  if (!opened.ok) throw new Error(opened.message)
  return opened.room
}

export function loadedRoom(definition: GameDefinition, file: GameFile, manner = forcedRun): Room {
  const loaded = loadRoom(definition, file, seatingOf(manner))
  if (!loaded.ok) throw new Error(loaded.message)
  return loaded.room
}

/** A room in which the game begins with this position: nothing before it is told or can be taken back. */
export function roomAround(definition: GameDefinition, game: Game, manner = everythingAsked): Room {
  const { doors } = game.rules
  const journal = { ...openJournal(game.rules), opening: [], snapshots: [doors.fork(game)], game: doors.fork(game) }
  return { definition, journal, secret: null, commitment: '', entries: [], seating: seatingOf(manner) }
}

/** The first question somebody has to answer. */
export function openOf({ journal }: Room): (Asked & { readonly seat: number }) | undefined {
  const [open] = questions(journal)
  return open === undefined || open.seat === 'chance' ? undefined : { ...open, seat: open.seat }
}

/** Answers for whoever is asked. */
export function give(room: Room, key: string): void {
  const open = openOf(room)
  const given = open === undefined ? null : giveAnswer(room, { seat: open.seat, revision: open.revision, answer: key })
  if (given === null || !given.ok) throw new Error(`${key}: ${given?.message ?? 'nobody is asked'}`)
}

/** A random game up to its end, or up to a number of questions; each of them is seen before it is answered. */
export function eachQuestion(room: Room, seed: number, visit: (open: Asked & { readonly seat: number }, random: Random) => void, most = Infinity): void {
  const random = fastRandom(seed)
  for (let n = 0, open = openOf(room); open !== undefined && n < most; n++, open = openOf(room)) {
    visit(open, random)
    give(room, open.answers[random(open.answers.length)] ?? '')
  }
}

/** Work in slices, done without a pause. */
export function atOnce<T>(work: Generator<void, T, void>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value
}
