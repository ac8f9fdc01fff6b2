// A game at one screen: a room, and whoever looks at it.
import { engineFor } from '@tollan/engines'
import { type Asked, fail, fileText, type GameDefinition, type GameFile, parseFile, questions, replay, type Result, SPECTATOR } from '@tollan/kernel'
import {
  carriedOver, giveAnswer, lastSeat, loadRoom, type Manner, openRoom, playAgain, retoldTo, type Room, roomFile, sceneFor, takeBack, takeTurnBack, toldTo, windowFor,
} from '@tollan/room'
import type { Opened, Others, SeatSight, Update, Window } from './protocol.ts'

export interface Session {
  room: Room
  /** Whoever looked at the table last. */
  viewer: number
  /** Entries the page knows. */
  shown: number
  /** The newest rules of the game. */
  readonly newest: GameDefinition
}

const isThinker = ({ seating }: Room, seat: number | 'chance'): boolean => seat !== 'chance' && seating.thinkers?.includes(seat) === true

/** The seat that looks at the screen: the person who is asked, else whoever looked before. */
function viewerOf({ room, viewer }: Session): number {
  const open = questions(room.journal).find(({ seat }) => !isThinker(room, seat))
  return open === undefined || open.seat === 'chance' ? viewer : open.seat
}

/** Somebody looks at the table before anybody is asked; where all of them think, whoever looks sees what everybody sees. */
const firstPerson = (room: Room): number => Array.from({ length: room.journal.rules.seats }, (_, seat) => seat).find((seat) => !isThinker(room, seat)) ?? SPECTATOR

/** At one screen, whoever answered last may take back, and what was taken back may be played again. */
function windowOf({ room }: Session): Window {
  const undone = room.journal.undone.at(-1)?.seat
  const seat = lastSeat(room)
  const none = { undo: 0, redo: 0, restart: 0 }
  const redo = typeof undone === 'number' ? windowFor(room, undone).redo : 0
  return { ...(seat === null ? none : windowFor(room, seat)), redo }
}

/** What has changed since entry `from`; another viewer is told anew what not everybody is told alike. */
function updateOf(session: Session, since: number): Update {
  const from = Math.min(since, session.shown)
  const viewer = viewerOf(session)
  const retold = viewer === session.viewer ? [] : retoldTo(session.room, viewer, from)
  session.viewer = viewer
  session.shown = session.room.entries.length
  return { scene: sceneFor(session.room, viewer), window: windowOf(session), from, told: toldTo(session.room, viewer, from), retold }
}

/** Players that think want no clicks. */
const BY_ITSELF: Manner = { forced: true, confirm: 'never' }
/** Nothing runs by itself. */
const EVERYTHING_ASKED: Manner = { forced: false, confirm: 'always' }

const seatingOf = (manner: Manner, { companions = [], thinkers = [], since = 0 }: Others = {}): Room['seating'] => ({
  manner: (seat) => (thinkers.includes(seat) ? BY_ITSELF : manner), companions, thinkers, since,
})

const sessionOf = (room: Room, newest: GameDefinition): Session => ({ room, viewer: firstPerson(room), shown: 0, newest })

export function openedFrom(session: Session): Omit<Opened, 'session'> {
  const { room, newest } = session
  const { journal, definition } = room
  return {
    ...updateOf(session, 0),
    game: definition.id,
    version: definition.version,
    carries: definition.version < newest.version && carriedOver(room, newest).ok,
    options: journal.rules.options,
    commitment: room.commitment,
    playable: room.secret !== null,
    thinkers: room.seating.thinkers ?? [],
    since: room.seating.since ?? 0,
  }
}

export async function create(game: string, options: unknown, secret: Uint8Array, manner: Manner, thinkers: readonly number[] = []): Promise<Result<{ session: Session }>> {
  const engine = await engineFor(game)
  if (!engine.ok) return engine
  const opened = openRoom(engine.definition, options, secret, seatingOf(manner, { thinkers }))
  return opened.ok ? { ok: true, session: sessionOf(opened.room, engine.definition) } : opened
}

/** A game that has come as far as these answers lead, with the draws of a secret: a puzzle. */
export async function begin(game: string, options: unknown, secret: Uint8Array, answers: readonly string[], manner: Manner, thinkers: readonly number[]): Promise<Result<{ session: Session }>> {
  const engine = await engineFor(game)
  if (!engine.ok) return engine
  const opened = openRoom(engine.definition, options, secret, seatingOf(EVERYTHING_ASKED))
  if (!opened.ok) return opened
  const { room } = opened
  for (const answer of answers) {
    const [open] = questions(room.journal)
    const given = giveAnswer(room, { seat: open?.seat, revision: open?.revision, answer })
    if (!given.ok) return given
  }
  room.seating = seatingOf(manner, { thinkers, since: room.entries.length })
  return { ok: true, session: sessionOf(room, engine.definition) }
}

/** A game of a file, by the rules it was begun with. */
export async function load(file: GameFile, manner: Manner, others: Others = {}): Promise<Result<{ session: Session }>> {
  const [engine, newest] = await Promise.all([engineFor(file.game, file.rulesVersion), engineFor(file.game)])
  if (!engine.ok) return engine
  if (!newest.ok) return newest
  const loaded = loadRoom(engine.definition, file, seatingOf(manner, { ...others, since: Math.min(others.since ?? 0, file.entries.length) }))
  return loaded.ok ? { ok: true, session: sessionOf(loaded.room, newest.definition) } : loaded
}

/** The text of a file; what is wrong with it is a sentence. */
export const readFile = (text: string): Result<{ file: GameFile }> => parseFile(text)

const changed = (session: Session, from: number, done: Result<object>): Result<{ update: Update }> =>
  done.ok ? { ok: true, update: updateOf(session, Math.min(from, session.room.entries.length)) } : done

/** Answers are carried out as the person wants it now. */
function withManner({ room }: Session, manner: Manner): Room {
  room.seating = seatingOf(manner, room.seating)
  return room
}

export function answer(session: Session, seat: number, revision: number, key: string, manner: Manner): Result<{ update: Update }> {
  const from = session.room.entries.length
  return changed(session, from, giveAnswer(withManner(session, manner), { seat, revision, answer: key }))
}

/** What a seat that is asked sees, so that somebody can think for it elsewhere; null when it is not asked. */
export function sight({ room }: Session, seat: number): SeatSight | null {
  const { journal } = room
  const asked = questions(journal).find((one) => one.seat === seat)
  const { doors } = journal.rules
  return asked === undefined ? null : { seat, revision: asked.revision, turn: doors.turnOf(journal.game), entry: journal.entries.length, view: doors.encodeView(doors.view(journal.game, seat)) }
}

/** A player that thinks plays what it wants, answer by answer; those nobody asks for have run by themselves. The page looks at it when it likes (`news`). */
export function move({ room }: Session, seat: number, revision: number, keys: readonly string[]): Result<{ played: number }> {
  if (!isThinker(room, seat)) return fail('malformed', `a person plays seat ${seat}`)
  const open = (): Asked | undefined => questions(room.journal).find((one) => one.seat === seat)
  if (open()?.revision !== revision) return fail('stale-revision', 'the open question is another one')
  let played = 0
  for (const key of keys) {
    const asked = open()
    if (asked === undefined) break
    if (!asked.answers.includes(key)) continue
    const given = giveAnswer(room, { seat, revision: asked.revision, answer: key })
    if (!given.ok) return given
    played++
  }
  return played > 0 ? { ok: true, played } : fail('malformed', `seat ${seat} cannot play ${keys.join(' ')}`)
}

/** What the page has not been shown. */
export const news = (session: Session): Update => updateOf(session, session.shown)

const nothing = fail('nothing-to-undo', 'nothing can be taken back')

export function back(session: Session, manner: Manner): Result<{ update: Update }> {
  const seat = lastSeat(session.room)
  return changed(session, session.room.entries.length, seat === null ? nothing : takeBack(withManner(session, manner), seat))
}

export function turnBack(session: Session): Result<{ update: Update }> {
  const seat = lastSeat(session.room)
  return changed(session, session.room.entries.length, seat === null ? nothing : takeTurnBack(session.room, seat))
}

/** Plays again what was taken back last, and on to the next decision. */
export function again(session: Session, manner: Manner): Result<{ update: Update }> {
  const seat = session.room.journal.undone.at(-1)?.seat
  const from = session.room.entries.length
  return changed(session, from, typeof seat === 'number' ? playAgain(withManner(session, manner), seat) : nothing)
}

/** Goes on by the newest rules; everybody at the screen has agreed. */
export function carry(session: Session): Result<{ session: Session }> {
  const carried = carriedOver(session.room, session.newest)
  if (!carried.ok) return carried
  session.room = carried.room
  return { ok: true, session }
}

/** The game as it stood after its first `n` entries, as a file of its own: the draws to come are the same. */
export function branchOf({ room }: Session, n: number): string {
  const { journal, secret } = room
  const cut = replay(journal.rules, journal.entries.slice(0, n))
  if (!cut.ok) throw new Error(cut.message)
  return fileText(roomFile({ ...room, journal: cut.journal, secret }))
}

export const textOf = ({ room }: Session): string => fileText(roomFile(room))
