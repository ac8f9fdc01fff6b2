// What a game gives to the workshop of its printed values.
import type { GameOptions } from '@tollan/kernel'
import type { Leaf, ValueDesk } from '@tollan/kernel/data'
import type { Component } from 'svelte'
import type { MessageKey } from '../../i18n/en.ts'
import type { Language } from '../../i18n/language.svelte.ts'
import type { Token } from '../icons/token.ts'
import type { Table } from '../table.svelte.ts'

/** A part a value may be made of, as "2 corn": typed as a number and a kind. */
export interface PartKind {
  readonly id: string
  readonly label: string
  /** False where a number means nothing. */
  readonly counted: boolean
  readonly make: (n: number) => unknown
}

/** How a value is taken apart and put together. */
export interface PartWords {
  /** There is one part and no other. */
  readonly single?: boolean
  readonly split: (value: unknown) => readonly unknown[]
  readonly join: (parts: readonly unknown[]) => unknown
  readonly kinds: readonly PartKind[]
}

/** The words of the workshop in one language. */
export interface ValueWords {
  readonly piece: (table: string, row: string) => string
  /** What a value on a piece is called, by its path without numbers. */
  readonly field: (table: string, kind: string) => string
  readonly choice: (table: string, kind: string, value: string | number | null) => string
  readonly parts: (of: string) => PartWords | null
}

/** A place of the box: pieces that lie together. */
export interface Shelf {
  readonly id: string
  readonly title: MessageKey
  readonly icon: string
  readonly tables: readonly string[]
}

export interface GameValues {
  readonly desk: ValueDesk
  /** In the order the box is sorted. */
  readonly shelves: readonly Shelf[]
  /** A set-up in which every piece can be drawn. */
  readonly options: GameOptions
  /** What is said of values that do not fit together, by the reason the engine gives; the numbers are {need} and {have}. */
  readonly reasons: Readonly<Record<string, MessageKey>>
  readonly words: (language: Language) => Promise<ValueWords>
  /** Draws a piece as the table does; `value` gives what stands at a field. */
  readonly Piece: Component<{ table: Table; of: string; row: string; value: (field: string) => unknown }>
  /** A value as a row of icons, where the table draws it so. */
  readonly tokens: (leaf: Leaf, value: unknown) => readonly Token[] | null
}
