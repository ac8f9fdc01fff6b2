// The engine's thread: owns the open games and answers the page, one call after the other.
import { engineFor } from '@tollan/engines'
import { type Outcome, outcomes, remedies, sceneAt, whyNot } from '@tollan/room'
import type { Call, EngineCalls, Opened, Reply } from './protocol.ts'
import { again, answer, back, carry, create, load, openedFrom, readFile, type Session, textOf, turnBack } from './session.ts'
import { inSlices } from './slices.ts'

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

/** Goes on until something is played: the outcomes of another question are wanted then. */
function foresee({ room }: Session, seat: number, depth: number): Promise<readonly Outcome[] | null> {
  const { counter } = room.journal
  return inSlices(outcomes(room, seat, depth), () => room.journal.counter === counter)
}

const calls: Answering = {
  async check(game, options) {
    const engine = await engineFor(game)
    if (!engine.ok) return engine
    const compiled = engine.definition.compile(options)
    return compiled.ok ? null : compiled
  },
  async layout(game, options) {
    const engine = await engineFor(game)
    const compiled = engine.ok ? engine.definition.compile(options) : engine
    return compiled.ok ? compiled.rules.layout : 0
  },
  async create(game, options, manner) {
    const made = await create(game, options, crypto.getRandomValues(new Uint8Array(SECRET_BYTES)), manner)
    return made.ok ? { ok: true, opened: keep(made.session) } : made
  },
  async load(text, manner, companions) {
    const read = readFile(text)
    if (!read.ok) return read
    const made = await load(read.file, manner, companions)
    return made.ok ? { ok: true, opened: keep(made.session) } : made
  },
  carry() {
    const carried = carry(current())
    return carried.ok ? { ok: true, opened: { ...openedFrom(carried.session), session: called } } : carried
  },
  answer: (seat, revision, key, manner) => answer(current(), seat, revision, key, manner),
  undo: (manner) => back(current(), manner),
  redo: (manner) => again(current(), manner),
  restart: () => turnBack(current()),
  why: (seat, target) => whyNot(current().room, seat, target),
  remedies: (seat, target) => remedies(current().room, seat, target),
  outcomes: (seat, depth) => foresee(current(), seat, depth),
  at: (n, viewer) => sceneAt(current().room, n, viewer),
  file: () => textOf(current()),
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

/** Calls are answered in order: an undo must not overtake the answer it takes back. Outcomes take long, and nothing waits behind them. */
let last = Promise.resolve()
page.onmessage = ({ data }) => {
  last = last.then(() => {
    const done = reply(data)
    return data.name === 'outcomes' ? undefined : done
  })
}
