// What is kept. Portable types only: text, whole numbers, JSON as text.
import type { Level } from '@tollan/protocol'
import type { Generated, Insertable, Selectable } from 'kysely'

export type Status = 'waiting' | 'playing' | 'over' | 'abandoned'

export interface Schema {
  /** Secrets of this installation, made at its first start. */
  keys: { name: string; value: string }
  /** `zone`: minutes of their clock before that of Greenwich. */
  guests: { id: string; name: string | null; created: number; seen: number; email: string | null; language: string | null; zone: number | null }
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
    /** What the corrected printed values are called. */
    sheet: Generated<string | null>
    created: number
    updated: number
  }
  /** `companion`: the program plays on for somebody who stays away. `level`: a player that thinks sits there; `style`: what it likes. */
  places: { table_id: string; seat: number; guest: string; name: string; symbol: string | null; companion: Generated<number>; level: Generated<Level | null>; style: Generated<string | null> }
  /** The history of a game. It only grows; its key decides who was first. `asked`: the seats asked after it. */
  acts: { table_id: string; sequence: number; seat: number; client: string; act: string; at: number; asked: string | null }
  talk: { table_id: string; number: Generated<number>; guest: string; seat: number | null; name: string; text: string; at: number; reaction: string | null }
  /** `due`: when somebody's time is up; null while nobody's runs. */
  clocks: { table_id: string; due: number | null; state: string }
  /** Tables where a player that thinks is asked; `due`: when somebody else looks after it, should whoever thinks now be gone. */
  thoughts: { table_id: string; due: number | null }
  /** One per table and guest until it is looked at; `due` is null once it was sent. */
  notices: { table_id: string; guest: string; due: number | null }
  /** Where a browser wants to be told. */
  subscriptions: { endpoint: string; guest: string; keys: string }
  /** Links by which somebody goes on on another device: only their hash is kept. */
  devices: { hash: string; guest: string; until: number }
}

export type TableRow = Selectable<Schema['tables']>
export type PlaceRow = Selectable<Schema['places']>
export type NewPlace = Insertable<Schema['places']>
export type ActRow = Schema['acts']
