// The line to the server: opened when a table on the network or the list of free ones is looked at, mended when it breaks. What was said and not
// answered is said again, under the same number, so that it is done once.
import { PROTOCOL, toClient, type ToClient, type ToServer } from '@tollan/protocol'
import * as v from 'valibot'
import { newId } from '../new-id.ts'

export type Said = Extract<ToServer, { readonly id: string }>
type Unnumbered<T> = T extends unknown ? Omit<T, 'id' | 'table'> : never
export type Saying = Unnumbered<Said>
export type Answered = Extract<ToClient, { readonly t: 'done' | 'refused' }>

export interface Line {
  /** Says something about a table and waits for the word of the server, across broken lines. */
  say(table: string, saying: Saying): Promise<Answered>
  /** Says something that needs no answer, if the line stands. */
  tell(message: ToServer): void
  close(): void
}

export interface Hearing {
  /** What is said first whenever the line stands again. */
  readonly hello: () => ToServer
  readonly hear: (message: ToClient) => void
  /** Whether the line stands. */
  readonly stands: (is: boolean) => void
  /** The server speaks a newer language: the page must be loaded anew. */
  readonly outdated: () => void
}

const OLD_PAGE = 4001
const FIRST_MS = 300
const MOST_MS = 15_000

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket?v=${PROTOCOL}`

function read(data: unknown): ToClient | null {
  try {
    const parsed = v.safeParse(toClient, JSON.parse(String(data)))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

export function openLine({ hello, hear, stands, outdated }: Hearing): Line {
  const waiting = new Map<string, { readonly said: Said; readonly done: (answer: Answered) => void }>()
  let socket: WebSocket | null = null
  let closed = false
  let wait = FIRST_MS
  let timer = 0

  const send = (message: ToServer): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }
  const open = (): void => {
    clearTimeout(timer)
    const mine = new WebSocket(address())
    socket = mine
    mine.onopen = () => {
      if (closed) return mine.close()
      wait = FIRST_MS
      send(hello())
      for (const { said } of waiting.values()) send(said)
      stands(true)
    }
    mine.onmessage = ({ data }) => {
      const message = read(data)
      if (message === null) return outdated()
      const caller = message.t === 'done' || message.t === 'refused' ? waiting.get(message.id) : undefined
      if (caller !== undefined && (message.t === 'done' || message.t === 'refused')) {
        waiting.delete(message.id)
        caller.done(message)
      } else hear(message)
    }
    mine.onclose = ({ code }) => {
      if (closed || socket !== mine) return
      stands(false)
      if (code === OLD_PAGE) return outdated()
      // a server that stops gives back thousands of lines at once: they must not come back in one moment
      timer = setTimeout(open, wait * (0.5 + Math.random())) as unknown as number
      wait = Math.min(MOST_MS, wait * 2)
    }
  }
  /** Back from sleep or from a tunnel: not another moment is waited. */
  const hurry = (): void => {
    if (!closed && socket?.readyState !== WebSocket.OPEN && socket?.readyState !== WebSocket.CONNECTING) open()
  }
  /** A socket notices late that its network is gone. */
  const lose = (): void => socket?.close()
  addEventListener('online', hurry)
  addEventListener('offline', lose)
  document.addEventListener('visibilitychange', hurry)
  open()
  return {
    say: (table, saying) =>
      new Promise((done) => {
        const said = { ...saying, id: newId(), table } as Said
        waiting.set(said.id, { said, done })
        send(said)
      }),
    tell: send,
    close: () => {
      closed = true
      clearTimeout(timer)
      removeEventListener('online', hurry)
      removeEventListener('offline', lose)
      document.removeEventListener('visibilitychange', hurry)
      if (socket?.readyState !== WebSocket.CONNECTING) socket?.close() // a browser calls it an error before it stands: then it ends as soon as it does
    },
  }
}
