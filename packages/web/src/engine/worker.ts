// The engine's thread: owns the open games and answers the page, one call after the other.
import { engineFor } from '@tollan/engines'
import { fromHex, verify } from '@tollan/kernel'
import { farOutcomes, farRemedies, farScene, farWhy, givenSteps, type Outcome, outcomes, remedies, sceneAt, whyNot } from '@tollan/room'
import { farOpened, type FarSession, openFar, stepAhead, stepBack, taken } from './far-session.ts'
import type { Call, EngineCalls, Opened, Reply } from './protocol.ts'
import { sealed, unsealed } from './sealed.ts'
import { again, answer, back, begin, branchOf, carry, create, load, move, news, openedFrom, readFile, type Session, sight, textOf, turnBack } from './session.ts'
import { inSlices } from './slices.ts'

type Answering = { [K in keyof EngineCalls]: (...args: Parameters<EngineCalls[K]>) => ReturnType<EngineCalls[K]> | Promise<ReturnType<EngineCalls[K]>> }

const SECRET_BYTES = 32

/** The game before stays open when another one is opened: the page may still be saving it. */
const KEPT = 2
const sessions = new Map<number, Session | FarSession>()
let newest = 0

const isFar = (session: Session | FarSession): session is FarSession => 'far' in session

function keep(session: Session | FarSession): Opened {
  sessions.set(++newest, session)
  sessions.delete(newest - KEPT)
  return { ...(isFar(session) ? farOpened(session) : openedFrom(session)), session: newest }
}

/** The game of the call that is being answered. */
let called = 0
function open(): Session | FarSession {
  const session = sessions.get(called)
  if (session === undefined) throw new Error('the game is not open')
  return session
}
/** One whose table is here. */
function current(): Session {
  const session = open()
  if (isFar(session)) throw new Error('the table stands elsewhere')
  return session
}
function distant(): FarSession {
  const session = open()
  if (!isFar(session)) throw new Error('the table stands here')
  return session
}

/** Goes on until something is played: the outcomes of another question are wanted then. */
function foresee(session: Session | FarSession, seat: number, depth: number): Promise<readonly Outcome[] | null> {
  const played = (): number => (isFar(session) ? session.far.counter : session.room.journal.counter)
  const before = played()
  return inSlices(isFar(session) ? farOutcomes(session.far, depth) : outcomes(session.room, seat, depth), () => played() === before)
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
  async create(game, options, manner, thinkers) {
    const made = await create(game, options, crypto.getRandomValues(new Uint8Array(SECRET_BYTES)), manner, thinkers)
    return made.ok ? { ok: true, opened: keep(made.session) } : made
  },
  async begin(game, options, secret, answers, manner, thinkers = []) {
    const made = await begin(game, options, fromHex(secret) ?? new Uint8Array(), answers, manner, thinkers)
    return made.ok ? { ok: true, opened: keep(made.session) } : made
  },
  async load(file, manner, others) {
    const read = readFile(await unsealed(file))
    if (!read.ok) return read
    const made = await load(read.file, manner, others)
    return made.ok ? { ok: true, opened: keep(made.session) } : made
  },
  async far(table, sight) {
    const made = await openFar(table)
    if (!made.ok) return made
    taken(made.session, sight)
    return { ok: true, opened: keep(made.session) }
  },
  async verify(text) {
    const read = readFile(text)
    if (!read.ok) return read
    const engine = await engineFor(read.file.game, read.file.rulesVersion)
    const checked = engine.ok ? verify(engine.definition, read.file) : engine
    return checked.ok ? { ok: true, entries: checked.verified.entries, draws: checked.verified.draws, commitment: read.file.commitment } : checked
  },
  receive: (sight) => taken(distant(), sight),
  ahead: (answer) => stepAhead(distant(), answer),
  behind: () => stepBack(distant()),
  carry() {
    const carried = carry(current())
    return carried.ok ? { ok: true, opened: { ...openedFrom(carried.session), session: called } } : carried
  },
  answer: (seat, revision, key, manner) => answer(current(), seat, revision, key, manner),
  sight: (seat) => sight(current(), seat),
  move: (seat, revision, keys) => move(current(), seat, revision, keys),
  news: () => news(current()),
  undo: (manner) => back(current(), manner),
  redo: (manner) => again(current(), manner),
  restart: () => turnBack(current()),
  why: (seat, target) => {
    const session = open()
    return isFar(session) ? farWhy(session.far, target) : whyNot(session.room, seat, target)
  },
  remedies: (seat, target) => {
    const session = open()
    return isFar(session) ? farRemedies(session.far, target, true) : remedies(session.room, seat, target)
  },
  outcomes: (seat, depth) => foresee(open(), seat, depth),
  at: (n, viewer, told = 0) => {
    const session = open()
    return isFar(session) ? farScene(session.far, n, told) : sceneAt(session.room, n, viewer, told)
  },
  steps: (list, viewer) => givenSteps(current().room, list, viewer),
  file: () => textOf(current()),
  kept: () => sealed(textOf(current())),
  branch: (n) => branchOf(current(), n),
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
