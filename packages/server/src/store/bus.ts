// How processes hear of each other's changes.
import pg from 'pg'

export interface Bus {
  /** Called with the id of a table that changed and the number of the act, if it was one; with null when changes may have been missed. */
  onChange: (table: string | null, sequence?: number) => void
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

/** Listens to PostgreSQL, again and again when the line breaks. */
export async function listening(url: string): Promise<Bus> {
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
  const changed = (payload: string): void => {
    const [table = '', sequence] = payload.split(':')
    bus.onChange(table, ...(sequence === undefined ? [] : [Number(sequence)]))
  }
  const listen = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url })
    next.on('notification', ({ channel, payload }) => (channel === WORDS ? bus.onWord(payload ?? '') : changed(payload ?? '')))
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
