// A table at which one game is played: the journal, the secret behind its chance, who sits where, and what has happened.
import {
  type Asked, CHANCE, commitment, committedAnswer, committedDraw, type Entry, fail, fromHex, type GameDefinition, type GameFile, type Happened, type Journal,
  load, openJournal, questions, redo, replayEntry, type Result, rewind, undo, undoable, write,
} from '@tollan/kernel'
import { onlyChoice } from './choices.ts'
import { answersOfThinkers, stepsBack } from './taking-back.ts'

/** When the end of a turn waits for a click. */
export type Confirm = 'always' | 'irreversible' | 'never'

/** How a person wants answers to be carried out. */
export interface Manner {
  /** Questions with one answer answer themselves. */
  readonly forced: boolean
  readonly confirm: Confirm
}

/** Who answers for the seats, besides the rules themselves. */
export interface Seating {
  readonly manner: (seat: number) => Manner
  /** Seats the program plays at once, without a plan. */
  readonly companions: readonly number[]
  /** Seats of players that think: they are asked like people, and what they answer is taken back with the step they answered. */
  readonly thinkers?: readonly number[]
  /** Entries before this one stay: a chapter or a puzzle begins there. */
  readonly since?: number
}

/** An entry with everything that happened. */
export interface RoomEntry extends Happened {
  /** It was the only answer and ran by itself. */
  readonly forced: boolean
}

export interface Room {
  readonly definition: GameDefinition
  readonly journal: Journal
  /** Null for a game whose file does not reveal it: it can be looked at, not continued. */
  readonly secret: Uint8Array | null
  readonly commitment: string
  readonly entries: RoomEntry[]
  seating: Seating
}

/** A room in which nothing has happened yet, not even the first draw. */
export function emptyRoom(definition: GameDefinition, options: unknown, secret: Uint8Array, seating: Seating): Result<{ room: Room }> {
  const compiled = definition.compile(options)
  if (!compiled.ok) return compiled
  return { ok: true, room: { definition, journal: openJournal(compiled.rules), secret, commitment: commitment(secret), entries: [], seating } }
}

export function openRoom(definition: GameDefinition, options: unknown, secret: Uint8Array, seating: Seating): Result<{ room: Room }> {
  const opened = emptyRoom(definition, options, secret, seating)
  if (opened.ok) goOn(opened.room)
  return opened
}

/** The game of a file, played again with every check, and on to the next decision. */
export function loadRoom(definition: GameDefinition, file: GameFile, seating: Seating): Result<{ room: Room }> {
  const secret = file.secret === undefined ? null : fromHex(file.secret)
  if (secret !== null && commitment(secret) !== file.commitment) return fail('bad-file', 'the secret does not match the commitment')
  const entries: RoomEntry[] = []
  const loaded = load(definition, file, (happened) => entries.push({ ...happened, forced: false }))
  if (!loaded.ok) return loaded
  const room: Room = { definition, journal: loaded.journal, secret, commitment: file.commitment, entries, seating }
  goOn(room)
  return { ok: true, room }
}

/** Something in the turn under way cannot be taken back any more. */
function isPartlyFixed({ journal }: Room): boolean {
  const { rules, marks, game } = journal
  return rules.doors.ownerOf(game) >= 0 && marks.some((mark) => mark.barrier && mark.turn === rules.doors.turnOf(game))
}

/** The answer the open question gives itself, as the person asked wants it; null where it is asked. */
function answersItself(room: Room, open: Asked): string | null {
  const { definition, journal, seating } = room
  if (open.seat === 'chance' || journal.rules.doors.openKind(journal.game)?.simultaneous !== false) return null
  const { forced, confirm } = seating.manner(open.seat)
  const wanted = open.kind === definition.aids.turnEnd ? confirm === 'never' || (confirm === 'irreversible' && !isPartlyFixed(room)) : forced
  return wanted ? onlyChoice(room, open) : null
}

/** Far behind the draws of chance, so that the two never meet. */
const COMPANION_DRAWS = 1_000_000

/** The same file goes on in the same way for everybody who plays the same answers. */
function companionAnswer({ definition, journal }: Room, secret: Uint8Array, open: Asked): string {
  let draws = COMPANION_DRAWS + journal.entries.length
  return definition.aids.companion(open, (n) => committedDraw(secret, draws++, n))
}

/** An answer that nobody has to think about, or null. */
function nextByItself(room: Room, secret: Uint8Array, draws: number): (Entry & { readonly forced: boolean }) | null {
  const { journal, seating } = room
  const { doors } = journal.rules
  if (doors.seatsAsked(journal.game)[0] === CHANCE) return { seat: 'chance', answer: committedAnswer(journal.game, secret, draws), forced: false }
  const open = questions(journal)
  const companion = open.find(({ seat }) => seat !== 'chance' && seating.companions.includes(seat))
  if (companion !== undefined) return { seat: companion.seat, answer: companionAnswer(room, secret, companion), forced: false }
  const [only] = open
  const answer = open.length === 1 && only !== undefined ? answersItself(room, only) : null
  return only === undefined || answer === null ? null : { seat: only.seat, answer, forced: true }
}

/** Lets chance answer from the secret, companions from what they fancy and forced questions answer themselves, until somebody has to decide. */
export function goOn(room: Room): void {
  const { journal, secret } = room
  if (secret === null) return
  let draws = journal.entries.filter((entry) => entry.seat === 'chance').length
  for (let next = nextByItself(room, secret, draws); next !== null; next = nextByItself(room, secret, draws)) {
    const { forced, ...entry } = next
    const written = replayEntry(journal, entry)
    if (!written.ok) throw new Error(`${entry.seat} cannot answer ${entry.answer}: ${written.message}`)
    journal.undone.length = 0
    if (entry.seat === 'chance') draws++
    room.entries.push({ ...written.happened, forced })
  }
}

/** Plays an answer and on to the next decision; a refused answer changes nothing. */
export function giveAnswer(room: Room, input: unknown): Result<object> {
  if (room.secret === null) return fail('bad-file', 'this game was opened without the secret of its draws: it cannot be continued')
  const written = write(room.journal, input)
  if (!written.ok) return written
  room.entries.push({ ...written.happened, forced: false })
  goOn(room)
  return { ok: true }
}

/** The seat whose step could be taken back: whoever answered last, players that think left aside, unless that was the program. */
export function lastSeat(room: Room): number | null {
  const { companions, thinkers = [] } = room.seating
  const seat = room.journal.entries.at(-1 - answersOfThinkers(room))?.seat
  return typeof seat === 'number' && !companions.includes(seat) && !thinkers.includes(seat) ? seat : null
}

function forget(room: Room): void {
  room.entries.length = room.journal.entries.length
}

const nothingToUndo = (seat: number): Result<object> => fail('nothing-to-undo', `seat ${seat} has nothing to take back`)

/** Drops what players that think answered to the seat's last step. */
function dropAnswers(room: Room, seat: number): void {
  const { journal, seating } = room
  const answered = answersOfThinkers(room)
  if (answered > 0 && seating.thinkers?.includes(seat) !== true && stepsBack(room, seat).undo > 0) rewind(journal, journal.entries.length - answered)
}

/** Takes back a step of the seat, and with it those that would only run by themselves again. */
export function takeBack(room: Room, seat: number): Result<object> {
  const { journal, seating: { since = 0 } } = room
  if (stepsBack(room, seat).undo === 0) return nothingToUndo(seat)
  dropAnswers(room, seat)
  const done = undo(journal, seat)
  if (!done.ok) return done
  const again = (): boolean => {
    const open = questions(journal)
    return open.length === 1 && answersItself(room, open[0]) !== null
  }
  while (journal.entries.length > since && undoable(journal, seat) > 0 && again()) undo(journal, seat)
  forget(room)
  return { ok: true }
}

/** Goes back to the first `length` entries, past everything, and on to the next decision: everybody at the table has agreed. */
export function goBack(room: Room, length: number): Result<object> {
  const done = rewind(room.journal, length)
  if (!done.ok) return done
  forget(room)
  goOn(room) // before a draw nobody would be asked any more
  return done
}

export function takeTurnBack(room: Room, seat: number): Result<object> {
  const { restart } = stepsBack(room, seat)
  if (restart === 0) return nothingToUndo(seat)
  dropAnswers(room, seat)
  const done = undo(room.journal, seat, restart)
  if (done.ok) forget(room)
  return done
}

/** Plays again what the seat took back last, and on to the next decision. */
export function playAgain(room: Room, seat: number): Result<object> {
  const { journal } = room
  for (let steps = 0; ; steps++) {
    const done = redo(journal, seat)
    if (!done.ok) return steps === 0 ? done : { ok: true }
    room.entries.push({ ...done.happened, forced: steps > 0 })
    const open = questions(journal)
    if (journal.undone.length === 0 || open.length !== 1 || answersItself(room, open[0]) === null) break
  }
  if (journal.undone.length === 0) goOn(room)
  return { ok: true }
}
