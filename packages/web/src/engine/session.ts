// A game at one screen: the journal, the secret behind its chance, and the log.
import {
  asked, type Asked, askedFor, attach, commitment, committedAnswer, committedDraw, type Entry, fail, fileEntries, fromHex, type Game, type GameFile,
  isOver, type Journal, openJournal, openQuestion, OWNER, parseFile, positionAt, redo, restartTurn, type Result, SPECTATOR, toFile, toHex, TURN, undo,
  undoable, view, write,
} from '@tollan/kernel'
import type { EngineGame } from './engine-game.ts'
import type { Manner, Opened, Scene, Told, Update, Window } from './protocol.ts'

export interface Session {
  readonly kind: EngineGame
  readonly journal: Journal
  /** Null for a file that does not reveal it. */
  readonly secret: Uint8Array | null
  readonly commitment: string
  readonly told: Told[]
  /** Seats the program plays. */
  readonly companions: readonly number[]
  /** Whoever looked at the table last. */
  viewer: number
}

/** The seat that looks at the screen: the one that is asked, else whoever looked before. */
function viewerOf(session: Session): number {
  const open = asked(session.journal.game)[0]
  if (open !== undefined && open.seat !== 'chance') session.viewer = open.seat
  return session.viewer
}

function sceneOf(kind: EngineGame, game: Game, entry: number, viewer: number): Scene {
  const { rules, s } = game
  const seen = view(rules, s, viewer)
  const inTheOpen = view(rules, s, SPECTATOR)
  return {
    entry,
    viewer,
    tableau: kind.tableau(attach(rules, seen), viewer),
    asked: viewer === SPECTATOR ? asked(game) : askedFor(game, viewer),
    turn: s[TURN],
    owner: s[OWNER],
    round: kind.round(game),
    secret: seen.some((value, i) => value !== inTheOpen[i]),
    points: Array.from({ length: rules.seats }, (_, seat) => kind.definition.points(game, seat)),
    over: isOver(game),
  }
}

/** The position before entry `n`. */
export const sceneAt = (session: Session, n: number, viewer: number): Scene =>
  sceneOf(session.kind, n >= session.journal.entries.length ? session.journal.game : positionAt(session.journal, n), n, viewer)

/** The seat whose step may be taken back: whoever answered last, unless that was the program. */
function lastSeat({ journal, companions }: Session): number {
  const seat = journal.entries[journal.entries.length - 1]?.seat
  return typeof seat === 'number' && !companions.includes(seat) ? seat : -1
}

function windowOf(session: Session): Window {
  const { journal } = session
  const steps = undoable(journal, lastSeat(session))
  const { marks } = journal
  const turn = marks[marks.length - 1]?.turn
  let restart = 0
  while (restart < steps && marks[marks.length - 1 - restart]?.turn === turn) restart++
  return { undo: steps, redo: journal.undone.length, restart }
}

const updateOf = (session: Session, from: number): Update => ({
  scene: sceneAt(session, session.journal.entries.length, viewerOf(session)),
  window: windowOf(session),
  from,
  told: session.told.slice(from),
})

/** Writes an entry and tells it. */
function note(session: Session, entry: Entry, revision: number, forced: boolean): Result<object> {
  const { journal, told } = session
  const { [TURN]: turn, [OWNER]: owner } = journal.game.s
  const written = write(journal, { ...entry, revision })
  if (written.ok) told.push({ ...entry, turn, owner, events: written.events, forced })
  return written
}

/** Something in the turn under way cannot be taken back any more. */
function isPartlyFixed({ journal }: Session): boolean {
  const { marks, game } = journal
  return marks.some((mark) => mark.barrier && mark.turn === game.s[TURN] && game.s[OWNER] >= 0)
}

/** Whether the open question answers itself, as the person wants it. */
function runsByItself(session: Session, manner: Manner): boolean {
  const { kind, journal } = session
  const open = asked(journal.game)
  if (open.length !== 1 || open[0]?.answers.length !== 1 || openQuestion(journal.game)?.seats !== null) return false
  if (open[0].kind !== kind.turnEnd) return manner.forced
  return manner.confirm === 'never' || (manner.confirm === 'irreversible' && !isPartlyFixed(session))
}

/** Far behind the draws of chance, so that the two never meet. */
const COMPANION_DRAWS = 1_000_000

/** The same file goes on in the same way for everybody who plays the same answers. */
function companionAnswer({ kind, journal }: Session, secret: Uint8Array, open: Asked): string {
  let draws = COMPANION_DRAWS + journal.entries.length
  return kind.companion(open, (n) => committedDraw(secret, draws++, n))
}

/** Lets chance answer from the secret, companions from what they fancy and forced questions answer themselves, until somebody has to decide. */
function goOn(session: Session, manner: Manner): void {
  const { journal, secret } = session
  let draws = journal.entries.filter((entry) => entry.seat === 'chance').length
  for (;;) {
    const open = asked(journal.game)[0]
    if (open === undefined) return
    if (open.seat === 'chance') {
      if (secret === null) return
      note(session, { seat: 'chance', answer: committedAnswer(journal.game, secret, draws++) }, open.revision, false)
    } else if (secret !== null && session.companions.includes(open.seat)) note(session, { seat: open.seat, answer: companionAnswer(session, secret, open) }, open.revision, false)
    else if (secret !== null && runsByItself(session, manner)) note(session, { seat: open.seat, answer: open.answers[0] ?? '' }, open.revision, true)
    else return
  }
}

export function openedFrom(session: Session): Omit<Opened, 'session'> {
  const { journal, kind } = session
  return {
    ...updateOf(session, 0),
    game: kind.definition.id,
    options: journal.rules.options,
    opening: journal.opening,
    commitment: session.commitment,
    playable: session.secret !== null,
  }
}

export function create(kind: EngineGame, options: unknown, secret: Uint8Array, manner: Manner): Result<{ session: Session }> {
  const compiled = kind.definition.compile(options)
  if (!compiled.ok) return compiled
  const session: Session = { kind, journal: openJournal(compiled.rules), secret, commitment: commitment(secret), told: [], companions: [], viewer: 0 }
  goOn(session, manner)
  return { ok: true, session }
}

/** A game of a file, played again with every check. */
export function load(kind: EngineGame, file: GameFile, manner: Manner, companions: readonly number[] = []): Result<{ session: Session }> {
  const { definition } = kind
  if (file.rulesVersion !== definition.version)
    return fail('bad-file', `the game was played by rules version ${file.rulesVersion}; version ${definition.version} is offered here`)
  const compiled = definition.compile(file.options)
  if (!compiled.ok) return compiled
  const secret = file.secret === undefined ? null : fromHex(file.secret)
  if (secret !== null && commitment(secret) !== file.commitment) return fail('bad-file', 'the secret does not match the commitment')
  const session: Session = { kind, journal: openJournal(compiled.rules), secret, commitment: file.commitment, told: [], companions, viewer: 0 }
  for (const [i, entry] of fileEntries(file).entries()) {
    const done = note(session, entry, asked(session.journal.game)[0]?.revision ?? 0, false)
    if (!done.ok) return { ...done, message: `entry ${i + 1}: ${done.message}` }
  }
  if (!isOver(session.journal.game)) goOn(session, manner)
  return { ok: true, session }
}

/** The text of a file; what is wrong with it is a sentence. */
export const readFile = (text: string): Result<{ file: GameFile }> => parseFile(text)

export function answer(session: Session, seat: number, revision: number, key: string, manner: Manner): Result<{ update: Update }> {
  if (session.secret === null) return fail('bad-file', 'this game was opened without the secret of its draws: it cannot be continued')
  const from = session.told.length
  const done = note(session, { seat, answer: key }, revision, false)
  if (!done.ok) return done
  goOn(session, manner)
  return { ok: true, update: updateOf(session, from) }
}

/** Takes back steps, and with them those that would only run by themselves again. */
export function takeBack(session: Session, manner: Manner): Result<{ update: Update }> {
  const { journal, told } = session
  for (let steps = 0; ; steps++) {
    const done = undo(journal, lastSeat(session))
    if (!done.ok) {
      if (steps === 0) return done
      break
    }
    if (!runsByItself(session, manner)) break
  }
  told.length = journal.entries.length
  return { ok: true, update: updateOf(session, told.length) }
}

/** Plays again what was taken back last, and on to the next decision. */
export function playAgain(session: Session, manner: Manner): Result<{ update: Update }> {
  const { journal, told } = session
  const from = told.length
  for (let steps = 0; steps === 0 || (journal.undone.length > 0 && runsByItself(session, manner)); steps++) {
    const next = journal.undone[journal.undone.length - 1]
    const { [TURN]: turn, [OWNER]: owner } = journal.game.s
    const done = redo(journal)
    if (!done.ok) return done
    if (next !== undefined) told.push({ ...next, turn, owner, events: done.events, forced: steps > 0 })
  }
  if (journal.undone.length === 0) goOn(session, manner)
  return { ok: true, update: updateOf(session, from) }
}

export function takeTurnBack(session: Session): Result<{ update: Update }> {
  const { journal, told } = session
  const done = restartTurn(journal, lastSeat(session))
  if (!done.ok) return done
  told.length = journal.entries.length
  return { ok: true, update: updateOf(session, told.length) }
}

/** One entry per line, so that two files can be compared line by line. A game left in the middle keeps its secret. */
export function fileText(session: Session): string {
  const { journal, secret } = session
  const made = toFile(journal, secret ?? new Uint8Array())
  const { entries, ...head } = secret === null ? { ...made, commitment: session.commitment } : { ...made, secret: toHex(secret) }
  const fields = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  return `{\n${fields.join(',\n')},\n  "entries": [\n${entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]\n}\n`
}
