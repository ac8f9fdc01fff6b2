// A game at the terminal: a room, where it is kept, and what happened since somebody looked.
import { randomBytes } from 'node:crypto'
import { type Asked, commitment, fail, fileText, questions, type Result, SPECTATOR } from '@tollan/kernel'
import {
  giveAnswer, lastSeat, loadRoom, openRoom, outcomes, playAgain, type Room, roomFile, type Seating, takeBack, takeTurnBack, toldTo, whyNot,
} from '@tollan/room'
import { complain, FAILED, told } from './complaint.ts'
import { readGameFile, writeText } from './files.ts'
import type { OfferedGame, Text } from './games.ts'
import { type LogLine, toldLines } from './log.ts'

export interface Session {
  readonly game: OfferedGame
  readonly text: Text
  readonly room: Room
  /** Where the game is kept when it is left. */
  readonly path: string
  /** Entries told so far. */
  heard: number
  /** Whether there is something to keep. */
  changed: boolean
}

const SECRET_BYTES = 32
const SHORT = 8

/** At a terminal everything is asked. */
const seating: Seating = { manner: () => ({ forced: false, confirm: 'always' }), companions: [] }

export function newSession(game: OfferedGame, options: unknown, secret: Uint8Array = new Uint8Array(randomBytes(SECRET_BYTES))): Session {
  const opened = openRoom(game.definition, options, secret, seating)
  if (!opened.ok) return complain(told(opened))
  const { room } = opened
  return { game, text: game.text(room.journal.rules), room, path: `tollan-${commitment(secret).slice(0, SHORT)}.json`, heard: 0, changed: false }
}

export async function loadSession(path: string): Promise<Session> {
  const { file, game } = await readGameFile(path)
  const loaded = loadRoom(game.definition, file, seating)
  if (!loaded.ok) return complain(`${path}: ${told(loaded)}`, FAILED)
  const { room } = loaded
  if (room.secret === null) return complain(`${path} does not hold the secret of its draws: it can be replayed but not continued`)
  return { game, text: game.text(room.journal.rules), room, path, heard: room.entries.length, changed: false }
}

export function save(session: Session, path = session.path): void {
  writeText(path, fileText(roomFile(session.room)))
  session.changed = false
}

export const openQuestionOf = ({ room }: Session): Asked | undefined => questions(room.journal)[0]

export const isFinished = ({ room }: Session): boolean => room.journal.rules.doors.isOver(room.journal.game)

/** What the person who is asked now may know of what happened since the last look. */
export function news(session: Session): LogLine[] {
  const { room, text } = session
  const seat = openQuestionOf(session)?.seat
  const lines = toldTo(room, typeof seat === 'number' ? seat : SPECTATOR, session.heard).flatMap((entry) => toldLines(text, entry))
  session.heard = room.entries.length
  return lines
}

export function answer(session: Session, open: Asked, key: string): Result<object> {
  const given = giveAnswer(session.room, { seat: open.seat, revision: open.revision, answer: key })
  if (given.ok) session.changed = true
  return given
}

type Back = (session: Session) => Result<object>

const chanceSpoke: Result<never> = fail('nothing-to-undo', 'chance has decided something since: nothing can be taken back')

const back =
  (change: (room: Room, seat: number) => Result<object>): Back =>
  (session) => {
    const seat = lastSeat(session.room)
    const result = seat === null ? chanceSpoke : change(session.room, seat)
    if (result.ok) {
      session.changed = true
      session.heard = session.room.entries.length
    }
    return result
  }

export const stepBack: Back = back(takeBack)
export const turnBack: Back = back(takeTurnBack)

export function again(session: Session): Result<object> {
  const seat = session.room.journal.undone.at(-1)?.seat
  const result = typeof seat === 'number' ? playAgain(session.room, seat) : fail('nothing-to-undo', 'nothing was taken back')
  if (result.ok) session.changed = true
  return result
}

/** What each answer would bring before chance or anybody else decides; nothing for secret choices. */
export function previews({ room, text }: Session, open: Asked): (key: string) => string {
  if (open.seat === 'chance') return () => ''
  const { seat } = open
  const looking = outcomes(room, seat, 1)
  let step = looking.next()
  while (step.done !== true) step = looking.next()
  const found = new Map(step.value.map((one) => [one.answer, text.outcome(seat, one.answer, one.events)]))
  return (key) => found.get(key) ?? ''
}

/** "Why not?" in words. */
export function explain({ room, text }: Session, open: Asked, target: string): string {
  const found = whyNot(room, open.seat === 'chance' ? 0 : open.seat, target)
  if (!found.ok) return found.message
  const { allowed, reason = '', rule = '', need, have } = found.why
  const isAnswer = open.answers.includes(target) || target.includes(':')
  const parts = isAnswer ? [text.answer(target)] : [text.name(target), text.effect(target)]
  const about = parts.filter((part) => part !== '').join(', ')
  return allowed ? `${target} (${about}): allowed now` : `${target} (${about}): ${text.reason(reason, need, have)} [${rule}]`
}
