// How processes hear of each other's changes.
import pg from 'pg'

/** What another process did: an act, with all of it unless it is too long for a word; or something about the clock alone. */
export type Heard = { readonly kind: 'act'; readonly sequence: number; readonly client: string; readonly act: string | null } | { readonly kind: 'clock' }

export interface Bus {
  /** Called with the id of a table that changed; without more, anything about it may have. With null changes may have been missed. */
  onChange: (table: string | null, heard?: Heard) => void
  /** Called with what another process says to all; its own words come back too. */
  onWord: (word: string) => void
  /** Says something to all processes. What nobody can hear just now is lost. */
  tell(word: string): void
  close(): Promise<void>
}

/** One process has nobody to hear of. */
export const silent = (): Bus => ({ onChange: () => {}, onWord: () => {}, tell: () => {}, close: async () => {} })

const AGAIN_MS = 500
const [CHANGES, WORDS] = ['tollan', 'tollan_words']

/** `TABLE:SEQUENCE CLIENT ACT`, `TABLE:clock`, or `TABLE`. */
export function readNotice(payload: string): { readonly table: string; readonly heard: Heard | undefined } {
  const [about = '', client = '', ...act] = payload.split(' ')
  const [table = '', what] = about.split(':')
  if (what === undefined) return { table, heard: undefined }
  return { table, heard: what === 'clock' ? { kind: 'clock' } : { kind: 'act', sequence: Number(what), client, act: act.length === 0 ? null : act.join(' ') } }
}

/** Listens to PostgreSQL, again and again when the line breaks. Of its `own` acts and clocks a process need not hear. */
export async function listening(url: string, own: ReadonlySet<number>): Promise<Bus> {
  const bus: Bus = {
    onChange: () => {},
    onWord: () => {},
    tell: (word) => {
      order = order.then(() => client?.query('select pg_notify($1, $2)', [WORDS, word])).catch(() => {})
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      await order // a farewell is still said
      await client?.end()
    },
  }
  let order: Promise<unknown> = Promise.resolve() // one query at a time
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let client: pg.Client | null = null
  const changed = (payload: string, by: number): void => {
    const { table, heard } = readNotice(payload)
    if (heard === undefined) bus.onChange(table)
    else if (!own.has(by)) bus.onChange(table, heard)
  }
  const listen = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url })
    next.on('notification', ({ channel, payload = '', processId }) => (channel === WORDS ? bus.onWord(payload) : changed(payload, processId)))
    next.on('error', () => {}) // the end follows
    next.on('end', () => {
      client = null
      if (!closed) timer = setTimeout(again, AGAIN_MS)
    })
    await next.connect()
    await next.query(`listen ${CHANGES}; listen ${WORDS}`)
    client = next
  }
  const again = (): void => {
    listen().then(() => bus.onChange(null), () => {
      if (!closed) timer = setTimeout(again, AGAIN_MS)
    })
  }
  await listen()
  return bus
}
