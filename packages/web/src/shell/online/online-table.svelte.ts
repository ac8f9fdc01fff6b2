// A table on the network: who sits there, how far it is, and its game once it has begun.
import type { Failure, GameOptions, Result } from '@tollan/kernel'
import type { Line as Talk, TableState, ToClient } from '@tollan/protocol'
import type { Sight } from '@tollan/room'
import { currentLanguage } from '../../i18n/language.svelte.ts'
import type { EngineSession } from '../../engine/client.ts'
import type { Manner, Update } from '../../engine/protocol.ts'
import { faultWords } from '../fault.ts'
import { lookOf } from '../looks.ts'
import type { OpenGame, Sat } from '../open-game.svelte.ts'
import { setPlates } from '../seat-mark.ts'
import { openTable } from '../table.svelte.ts'
import { theEngine } from '../the-engine.ts'
import { styleIn } from '../thinking/style-words.ts'
import { setThinkers } from '../thinking/thinking.svelte.ts'
import { openLine, type Saying } from './line.ts'
import { platesOf } from './plates-of.ts'
import { fileOf } from './requests.ts'

export interface OnlineTable extends OpenGame {
  readonly id: string
  readonly state: TableState | null
  /** The seat of whoever looks; null for somebody who only watches. */
  readonly seat: number | null
  /** Whether the line to the server stands. */
  readonly connected: boolean
  /** Something of one's own is on its way: what is shown of it the table has not said yet. */
  readonly pending: boolean
  /** The code with which the table refused what one did last; null when it was done, or once it was read. */
  readonly refused: string | null
  /** It was read. */
  forgive(): void
  readonly missing: boolean
  readonly outdated: boolean
  readonly talk: readonly Talk[]
  /** How far the clock of the server is ahead of the one here, in milliseconds. */
  readonly ahead: number
  /** Says something that is no move: null when it was done, else the code it was refused with. */
  tell(saying: Saying): Promise<string | null>
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

export function openOnline(id: string): OnlineTable {
  let state = $state.raw<TableState | null>(null)
  let seat = $state.raw<number | null>(null)
  let connected = $state(false)
  let pending = $state(false)
  let refused = $state<string | null>(null)
  let missing = $state(false)
  let outdated = $state(false)
  let problem = $state('')
  let talk = $state.raw<readonly Talk[]>([])
  let sat = $state.raw<Sat>()
  let ahead = $state(0)
  let session: EngineSession | null = null
  /** What is known of the game here. */
  let known: { entries: number; counter: number } | undefined
  let closed = false
  /** Something received is being shown: what is answered for somebody meanwhile must not wait for the end of it. */
  let showing = false
  /** The word of the table on the last answer. */
  let word: Promise<Done> | null = null

  const fault = (error: unknown): void => {
    problem = faultWords(error)
  }
  const line = openLine({
    hello: () => ({ t: 'open', table: id, ...known, said: talk.at(-1)?.number ?? 0 }),
    hear: (message) => {
      order = order.then(() => hear(message)).catch(fault)
    },
    stands: (is) => (connected = is),
    outdated: () => (outdated = true),
  })
  /** What the server says is taken in one after the other. */
  let order: Promise<void> = Promise.resolve()

  async function hear(message: ToClient): Promise<void> {
    if (closed) return
    if (message.t === 'table') {
      state = message.state
      seat = message.seat
      if (message.state.times !== null) ahead = message.state.times.now - Date.now()
      if (sat !== undefined) setPlates(platesOf(message.state))
    } else if (message.t === 'sight') await see(message.viewer, message.first, message.sight as unknown as Sight)
    else if (message.t === 'talk') {
      const { lines } = message
      talk = [...talk.filter(({ number }) => lines.every((line) => line.number !== number)), ...lines].sort((a, b) => a.number - b.number)
    } else if (message.t === 'times' && state !== null) {
      state = { ...state, times: message.times }
      ahead = message.times.now - Date.now()
    }
    if (message.t === 'fault' && message.code === 'no-table') missing = true
  }

  async function see(viewer: number, first: string | undefined, sight: Sight): Promise<void> {
    if (first !== undefined && state !== null) {
      const { game, version, options, commitment } = state
      const far = { game, version, options: options as unknown as GameOptions, viewer, first: bytesOf(first), commitment }
      const [look, made] = await Promise.all([lookOf(game), theEngine().call('far', far, sight)])
      if (!made.ok) return fault(made)
      const plates = platesOf(state)
      const words = await look.words(currentLanguage(), made.opened.options, plates.map(({ name }) => name))
      if (closed) return
      setPlates(plates)
      setThinkers({ styles: state.places.map(({ style }) => styleIn(game, style)) })
      session = theEngine().of(made.opened.session)
      const thinkers = viewer < 0 ? [] : state.places.flatMap(({ level }, place) => (level === undefined ? [] : [place])) // their turns are watched like a program's by whoever plays
      sat = { plates, demo: false, online: true, table: openTable(online(session), look, words, { ...made.opened, thinkers }, () => {}) }
    } else {
      const update = await session?.call('receive', sight)
      if (update === undefined || update === null) {
        known = undefined
        return line.tell({ t: 'open', table: id })
      }
      showing = true
      await sat?.table.take(update).finally(() => (showing = false))
    }
    known = { entries: sight.from + sight.steps.length, counter: sight.counter }
  }

  type Done = Result<{ update: Update | null }>

  async function done(saying: Saying): Promise<Done> {
    const within = showing
    pending = true
    const said = await line.say(id, saying)
    if (!within) await order // what came of it was sent before
    pending = false
    refused = said.t === 'done' ? null : said.code
    if (said.t === 'done') return { ok: true, update: null }
    const { code, message, rule, why } = said
    return { ok: false, error: code as Failure['error'], message, ...(rule === undefined ? {} : { rule }), ...(why === undefined ? {} : { why }) }
  }

  /** The engine of a table that stands elsewhere: it thinks here and acts there. */
  function online(here: EngineSession): EngineSession {
    const mannerly = ({ forced, confirm }: Manner): Manner => ({ forced, confirm })
    const acts: Readonly<Record<string, (...args: never[]) => Promise<unknown>>> = {
      answer: async (_seat: number, revision: number, answer: string, manner: Manner): Promise<Done> => {
        const saying = done({ t: 'answer', revision, answer, manner: mannerly(manner) })
        word = saying
        if (!connected) return saying // it is said when the line is back: until then nothing is shown of it
        const ahead = await here.call('ahead', answer)
        if (ahead === null) return saying
        word = saying.then(async (said) => {
          const back = said.ok ? null : await here.call('behind')
          if (back !== null) await sat?.table.take(back)
          return said
        })
        word.catch(fault)
        return { ok: true, update: ahead }
      },
      undo: (manner: Manner) => done({ t: 'undo', manner: mannerly(manner) }),
      redo: (manner: Manner) => done({ t: 'redo', manner: mannerly(manner) }),
      restart: () => done({ t: 'restart' }),
      file: async () => {
        refused = state?.status === 'playing' ? 'no-file' : null
        if (refused !== null) throw new Error('the file of a game is given out when it is over')
        return fileOf(id).catch((error: unknown) => {
          refused = 'unreachable'
          throw error
        })
      },
    }
    return {
      call: (name, ...args) => (acts[name] === undefined ? here.call(name, ...args) : (acts[name](...(args as never[])) as ReturnType<typeof here.call<typeof name>>)),
      taken: async () => (await word)?.ok !== false,
    }
  }

  $effect(() => {
    const shown = sat
    if (shown === undefined) return
    const { table, plates } = shown
    void table.look.words(currentLanguage(), table.options, plates.map(({ name }) => name)).then((words) => (table.words = words))
  })

  return {
    id,
    get state() {
      return state
    },
    get seat() {
      return seat
    },
    get connected() {
      return connected
    },
    get pending() {
      return pending
    },
    get refused() {
      return refused
    },
    forgive: () => (refused = null),
    get missing() {
      return missing
    },
    get outdated() {
      return outdated
    },
    get talk() {
      return talk
    },
    get sat() {
      return sat
    },
    get problem() {
      return problem
    },
    elsewhere: false,
    takeOver: async () => {},
    get ahead() {
      return ahead
    },
    tell: async (saying) => {
      const said = await line.say(id, saying)
      return said.t === 'done' ? null : said.code
    },
    close: () => {
      closed = true
      line.close()
    },
  }
}
