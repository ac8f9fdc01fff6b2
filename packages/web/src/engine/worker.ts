// The engine's thread: owns the open games and answers the page, one call after the other.
import { why } from '@tollan/kernel'
import { engineGame } from './engine-game.ts'
import { outcomes } from './outcomes.ts'
import type { Call, EngineCalls, Opened, Reply } from './protocol.ts'
import { remedies } from './remedies.ts'
import { answer, create, fileText, load, openedFrom, playAgain, readFile, sceneAt, type Session, takeBack, takeTurnBack } from './session.ts'

type Answering = { [K in keyof EngineCalls]: (...args: Parameters<EngineCalls[K]>) => ReturnType<EngineCalls[K]> | Promise<ReturnType<EngineCalls[K]>> }

const SECRET_BYTES = 32

/** Games stay open a while after another one was opened: the page may still be saving them. */
const KEPT = 3
const sessions = new Map<number, Session>()
let newest = 0

function keep(session: Session): Opened {
  sessions.set(++newest, session)
  sessions.delete(newest - KEPT)
  return { ...openedFrom(session), session: newest }
}

/** The game of the call that is being answered. */
let called = 0
function current(): Session {
  const session = sessions.get(called)
  if (session === undefined) throw new Error('the game is not open')
  return session
}

const calls: Answering = {
  async check(game, options) {
    const compiled = (await engineGame(game)).definition.compile(options)
    return compiled.ok ? null : compiled
  },
  async create(game, options, manner) {
    const secret = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
    const made = create(await engineGame(game), options, secret, manner)
    if (!made.ok) return made
    return { ok: true, opened: keep(made.session) }
  },
  async load(text, manner, companions) {
    const read = readFile(text)
    if (!read.ok) return read
    const made = load(await engineGame(read.file.game), read.file, manner, companions)
    if (!made.ok) return made
    return { ok: true, opened: keep(made.session) }
  },
  answer: (seat, revision, key, manner) => answer(current(), seat, revision, key, manner),
  undo: (manner) => takeBack(current(), manner),
  redo: (manner) => playAgain(current(), manner),
  restart: () => takeTurnBack(current()),
  why: (seat, target) => why(current().journal.game, seat, target),
  remedies: (seat, target, { forced }) => remedies(current(), seat, target, forced),
  outcomes: (depth) => outcomes(current().kind, current().journal.game, depth),
  at: (n, viewer) => sceneAt(current(), n, viewer),
  file: () => fileText(current()),
}

/** The page's side of this thread; the types of a page do not know it. */
const page = globalThis as unknown as {
  onmessage: ((message: MessageEvent<Call>) => void) | null
  postMessage: (reply: Reply) => void
}

async function reply({ id, session, name, args }: Call): Promise<void> {
  called = session
  try {
    const call = calls[name] as (...given: readonly unknown[]) => unknown
    page.postMessage({ id, value: await call(...args) })
  } catch (error) {
    page.postMessage({ id, fault: error instanceof Error ? error.message : String(error) })
  }
}

/** Calls are answered in order: an undo must not overtake the answer it takes back. */
let last = Promise.resolve()
page.onmessage = (message) => {
  last = last.then(() => reply(message.data))
}
