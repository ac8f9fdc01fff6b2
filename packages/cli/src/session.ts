// A game at the terminal: the journal, the secret behind its chance, and what happened since somebody looked.
import { randomBytes } from 'node:crypto'
import {
  advance, type Asked, asked, commitment, committedAnswer, fail, fork, fromHex, type GameEvent, type GameFile, isOver, type Journal,
  openJournal, openQuestion, redo, restartTurn, type Result, type Ruleset,
  toFile, toHex, TURN, undo, why, write,
} from '@tollan/kernel'
import { complain, FAILED, told } from './complaint.ts'
import { fileText, loadGameFile, writeText } from './files.ts'
import type { OfferedGame, Text } from './games.ts'
import { entryLines, eventLines, type LogLine } from './log.ts'

export interface Session {
  readonly game: OfferedGame
  readonly text: Text
  readonly journal: Journal<Ruleset>
  readonly secret: Uint8Array
  /** Where the game is kept when it is left. */
  readonly path: string
  /** Told since the last look. */
  readonly news: LogLine[]
  /** Whether there is something to keep. */
  changed: boolean
}

const SECRET_BYTES = 32
const SHORT = 8

/** Lets chance answer from the secret and notes what happens, until a seat is asked. */
function letChance(session: Session): void {
  const { journal, secret, news, text } = session
  let index = journal.entries.filter((entry) => entry.seat === 'chance').length
  for (;;) {
    const open = asked(journal.game)[0]
    if (open === undefined || open.seat !== 'chance') return
    const entry = { seat: open.seat, answer: committedAnswer(journal.game, secret, index++) }
    const written = write(journal, { ...entry, revision: open.revision })
    if (!written.ok) return complain(told(written), FAILED)
    // during set-up only what the engine tells everybody: the rest is on the table
    const publicly = written.events.filter((event) => event.only === undefined)
    news.push(...(journal.game.s[TURN] > 0 ? entryLines(text, entry, written.events) : eventLines(text, publicly)))
  }
}

export function newSession(game: OfferedGame, rules: Ruleset): Session {
  const secret = new Uint8Array(randomBytes(SECRET_BYTES))
  const path = `tollan-${commitment(secret).slice(0, SHORT)}.json`
  const session: Session = { game, text: game.text(rules), journal: openJournal(rules), secret, path, news: [], changed: false }
  letChance(session)
  return session
}

export function loadSession(path: string): Session {
  const { file, game, journal, text } = loadGameFile(path, FAILED)
  const secret = file.secret === undefined ? null : fromHex(file.secret)
  if (secret === null) return complain(`${path} does not hold the secret of its draws: it can be replayed but not continued`)
  if (commitment(secret) !== file.commitment) return complain(`${path}: the secret does not match the commitment`, FAILED)
  const session: Session = { game, text, journal, secret, path, news: [], changed: false }
  letChance(session)
  return session
}

/** A game left in the middle keeps its secret: whoever plays it on here also draws. */
export function save(session: Session, path = session.path): void {
  const file: GameFile = { ...toFile(session.journal, session.secret), secret: toHex(session.secret) }
  writeText(path, fileText(file))
  session.changed = false
}

export const openQuestionOf = (session: Session): Asked | undefined => asked(session.journal.game)[0]

export const isFinished = (session: Session): boolean => isOver(session.journal.game)

export function giveAnswer(session: Session, open: Asked, answer: string): Result<object> {
  const written = write(session.journal, { seat: open.seat, revision: open.revision, answer })
  if (!written.ok) return written
  session.changed = true
  session.news.push(...eventLines(session.text, written.events))
  letChance(session)
  return { ok: true }
}

/** The seat whose step may be taken back: whoever answered last. */
function lastSeat(session: Session): number {
  const { entries } = session.journal
  const seat = entries[entries.length - 1]?.seat
  return typeof seat === 'number' ? seat : -1
}

type Back = (session: Session) => Result<object>

const chanceSpoke: Result<never> = fail('nothing-to-undo', 'chance has decided something since: nothing can be taken back')

const changing =
  (change: Back): Back =>
  (session) => {
    const result = change(session)
    if (result.ok) {
      session.changed = true
      session.news.length = 0
    }
    return result
  }

export const takeBack: Back = changing((session) => (lastSeat(session) < 0 ? chanceSpoke : undo(session.journal, lastSeat(session))))
export const takeTurnBack: Back = changing((session) =>
  lastSeat(session) < 0 ? chanceSpoke : restartTurn(session.journal, lastSeat(session)),
)

export function playAgain(session: Session): Result<object> {
  const result = redo(session.journal)
  if (!result.ok) return { ...result, message: 'nothing was taken back' }
  session.changed = true
  session.news.push(...eventLines(session.text, result.events))
  letChance(session)
  return result
}

/** What an answer would bring before chance or anybody else decides; nothing for secret choices. */
export function preview(session: Session, open: Asked, answer: string): string {
  const { game, rules } = session.journal
  if (open.seat === 'chance' || openQuestion(game)?.seats !== null) return ''
  const trial = fork(game)
  const events: GameEvent[] = []
  trial.events = events
  advance(trial, rules.keys.parse(answer), open.seat)
  return session.text.outcome(open.seat, answer, events)
}

/** "Why not?" in words. */
export function explain(session: Session, open: Asked, target: string): string {
  const found = why(session.journal.game, open.seat === 'chance' ? 0 : open.seat, target)
  if (!found.ok) return found.message
  const { allowed, reason = '', rule = '', need, have } = found.why
  const { text } = session
  const isAnswer = open.answers.includes(target) || target.includes(':')
  const parts = isAnswer ? [text.answer(target)] : [text.name(target), text.effect(target)]
  const about = parts.filter((part) => part !== '').join(', ')
  return allowed ? `${target} (${about}): allowed now` : `${target} (${about}): ${text.reason(reason, need, have)} [${rule}]`
}
