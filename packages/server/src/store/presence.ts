// Who is at which table, across processes. Each tells the others who looks at its tables and that it lives; of one that has
// fallen silent nobody is there any more.
import { randomUUID } from 'node:crypto'
import type { Bus } from './bus.ts'

export interface Presence {
  /** Guests who look at a table through other processes. */
  elsewhere(table: string): ReadonlySet<string>
  /** Tells who looks at a table here; asks who does elsewhere when they are the first. */
  tell(table: string, guests: ReadonlySet<string>): void
  /** Tells and asks everything again. */
  again(): void
  close(): Promise<void>
}

type Word =
  | { readonly kind: 'here'; readonly by: string; readonly table: string; readonly guests: readonly string[] }
  | { readonly kind: 'who'; readonly by: string; readonly table: string }
  | { readonly kind: 'alive' | 'gone'; readonly by: string }

interface Other {
  heard: number
  readonly tables: Map<string, readonly string[]>
}

const BEAT_MS = 10_000
const SILENT_BEATS = 3
/** A word has at most 8000 bytes. */
const MOST_TOLD = 200

export function openPresence(bus: Bus, onChange: (table: string) => void, beatMs = BEAT_MS): Presence {
  const by = randomUUID()
  const here = new Map<string, ReadonlySet<string>>()
  const others = new Map<string, Other>()
  const say = (word: Word): void => bus.tell(JSON.stringify(word))
  const sayHere = (table: string): void => say({ kind: 'here', by, table, guests: [...(here.get(table) ?? [])].slice(0, MOST_TOLD) })

  function lose(process: string): void {
    const tables = [...(others.get(process)?.tables.keys() ?? [])]
    others.delete(process)
    tables.forEach(onChange)
  }
  bus.onWord = (text) => {
    const word = JSON.parse(text) as Word
    if (word.by === by) return
    if (word.kind === 'gone') return lose(word.by)
    const other = others.get(word.by) ?? { heard: 0, tables: new Map<string, readonly string[]>() }
    other.heard = performance.now()
    others.set(word.by, other)
    if (word.kind === 'who' && here.has(word.table)) sayHere(word.table)
    if (word.kind !== 'here') return
    if (word.guests.length === 0) other.tables.delete(word.table)
    else other.tables.set(word.table, word.guests)
    onChange(word.table)
  }
  const beat = setInterval(() => {
    say({ kind: 'alive', by })
    for (const [process, { heard }] of others) if (heard < performance.now() - SILENT_BEATS * beatMs) lose(process)
  }, beatMs)
  beat.unref()
  return {
    elsewhere: (table) => new Set([...others.values()].flatMap(({ tables }) => tables.get(table) ?? [])),
    tell(table, guests) {
      if (!here.has(table) && guests.size > 0) say({ kind: 'who', by, table })
      if (guests.size === 0) here.delete(table)
      else here.set(table, guests)
      sayHere(table)
    },
    again() {
      for (const table of here.keys()) {
        say({ kind: 'who', by, table })
        sayHere(table)
      }
    },
    async close() {
      clearInterval(beat)
      say({ kind: 'gone', by })
    },
  }
}
