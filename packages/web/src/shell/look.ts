// What the shell knows of a game: one interface. Everything else about a game stays in games/<game>/.
import type { GameEvent, GameOptions } from '@tollan/kernel'
import type { Component } from 'svelte'
import type { MessageKey } from '../i18n/en.ts'
import type { Language } from '../i18n/language.svelte.ts'
import type { GameTelling } from './log/telling.ts'
import type { Table } from './table.svelte.ts'

/** The words of a game in one language, for the pieces and seats of one set of options. */
export interface GameWords {
  seat(seat: number): string
  event(event: GameEvent): string
  question(kind: string): string
  answer(key: string): string
  reason(id: string, need?: number, have?: number): string
  /** A short name for any thing on the table. */
  name(thing: string): string
  /** What a thing does; empty when it does nothing by itself. */
  effect(thing: string): string
  /** What a thing costs; empty when it is free. */
  cost(thing: string): string
}

/** A renderer: it gets the table and nothing else, and asks it for everything. */
export type Zone<T> = Component<{ table: Table<T> }>

/** The table on a wide screen: a grid of three columns and four rows, in px at 1440 x 900. */
export interface WideLook<T> {
  readonly columns: readonly [left: number, centre: number, right: number]
  readonly rows: readonly [bar: number, board: number, status: number, own: number]
  /** In the top bar: how far the game is. */
  readonly Progress: Zone<T>
  /** In the left column. */
  readonly Tracks: Zone<T>
  /** In the centre. */
  readonly Board: Zone<T>
  /** One per seat, in the right column above the log. */
  readonly Player: Component<{ table: Table<T>; seat: number }>
  /** The viewer's own area, along the bottom. */
  readonly Own: Zone<T>
}

/** One tab of the table on a phone; the tabs for players and log are the shell's. */
export interface Tab<T> {
  readonly id: string
  readonly icon: string
  readonly title: MessageKey
  readonly Zone: Zone<T>
}

export interface NarrowLook<T> {
  /** The strip above the board, and the line of goods under it. */
  readonly Progress: Zone<T>
  readonly Goods: Zone<T>
  /** The first one is the board itself. */
  readonly tabs: readonly Tab<T>[]
}

export interface GameLook<T = unknown> {
  readonly id: string
  /** Events beyond their sentence: for the log, replay, scores, theatre and motion. */
  readonly telling: GameTelling
  readonly words: (language: Language, options: GameOptions) => Promise<GameWords>
  readonly wide: WideLook<T>
  readonly narrow: NarrowLook<T>
  /** The things on the table an answer is about: they are framed, and clicking them gives the answer. */
  readonly thingsOf: (answer: string, tableau: T) => readonly string[]
  /** Seats a program plays: they have no own area and a theatre. */
  readonly automata: (options: GameOptions) => readonly number[]
  /** How deep outcomes are worth knowing at a question: 1 for its own answers, 2 for what follows as well. */
  readonly foresight: (question: string) => number
}
