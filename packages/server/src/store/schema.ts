// What is kept. Portable types only: text, whole numbers, JSON as text.
import type { Generated } from 'kysely'

export type Status = 'waiting' | 'playing' | 'over' | 'abandoned'

export interface Schema {
  /** Secrets of this installation, made at its first start. */
  keys: { name: string; value: string }
  guests: { id: string; name: string | null; created: number; seen: number }
  tables: {
    id: string
    game: string
    version: number
    options: string
    secret: string
    commitment: string
    status: Status
    listed: number
    talk: number
    clock: string
    host: string
    rematch: string | null
    /** What somebody has asked the others to agree to. */
    motion: string | null
    created: number
    updated: number
  }
  places: { table_id: string; seat: number; guest: string; name: string; symbol: string | null }
  /** The history of a game. It only grows; its key decides who was first. */
  acts: { table_id: string; sequence: number; seat: number; client: string; act: string; at: number }
  talk: { table_id: string; number: Generated<number>; guest: string; seat: number | null; name: string; text: string; at: number }
}

export type TableRow = Schema['tables']
export type PlaceRow = Schema['places']
export type ActRow = Schema['acts']
