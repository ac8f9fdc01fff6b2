// What the shell knows of a game: one interface. Everything else about a game stays in games/<game>/.
import type { GameEvent, GameOptions, Why } from '@tollan/kernel'
import type { Component } from 'svelte'
import type { MessageKey } from '../i18n/en.ts'
import type { Outcome } from '../engine/protocol.ts'
import type { Language, MessagePart } from '../i18n/language.svelte.ts'
import type { Token } from './icons/token.ts'
import type { Introductions } from './intro/introduction.ts'
import type { GameTelling } from './log/telling.ts'
import type { RuleBook } from './rules/rule-book.ts'
import type { Table } from './table.svelte.ts'

/** The words of a game in one language, for the pieces and seats of one set of options. */
export interface GameWords {
  seat(seat: number): string
  /** `named`: names that depend on the table, where it has one for an id. */
  event(event: GameEvent, named?: (id: string) => string | undefined): string
  /** Put so that it fits what can be answered. */
  question(kind: string, answers?: readonly string[]): string
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
  /** The height of the own area as a strip, for low screens; without it the area keeps its height. It finds itself in a container called `own`. */
  readonly strip?: number
  /** Its text has room to keep its size where the table is drawn smaller. */
  readonly grows?: true
  /** In the top bar: how far the game is. */
  readonly Progress: Zone<T>
  /** In the left column. */
  readonly Tracks: Zone<T>
  /** In the centre. */
  readonly Board: Zone<T>
  /** Over the foot of the centre, just above the status bar: draws questions the table itself shows no answers to, else nothing. */
  readonly Panel?: Zone<T>
  /** What the question is about lies at the foot of the centre: the panel stands at its head. */
  readonly panelOnTop?: (table: Table<T>) => boolean
  /** Over the foot of the right column: what would happen where somebody points, else nothing. It is only looked at. */
  readonly Side?: Zone<T>
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

/** A line of the answer sheet: answers given one after the other, each when it is asked for. */
export interface SheetRow {
  readonly path: readonly string[]
  readonly label: string
  readonly icon: string
  /** The whole answer in words, where the label leaves the rest to a picture. */
  readonly spoken?: string
  /** What the whole path would bring, once known. */
  readonly outcome: Outcome | undefined
  /** Stands beside the title of its group. */
  readonly beside?: boolean
}

/** Answers about one place. */
export interface SheetGroup {
  /** The place, or empty for answers about none. */
  readonly place: string
  readonly title: string
  readonly icon: string
  /** A short mark the place has on the table too, such as how far it is. */
  readonly mark: { readonly icon: string; readonly text: string } | null
  /** Going to the place and deciding there. */
  readonly whole: string | null
  readonly rows: readonly SheetRow[]
}

export interface NarrowLook<T> {
  /** In the top bar: how far the game is. */
  readonly Progress: Zone<T>
  /** The strip of players above the board, and the line of goods on the answer sheet. */
  readonly Strip: Zone<T>
  readonly Goods: Zone<T>
  /** The first one is the board itself. */
  readonly tabs: readonly Tab<T>[]
  /** One per seat, in the tab of the players. */
  readonly Player: Component<{ table: Table<T>; seat: number }>
  /** Drawn above the lines of the sheet, where a question is easier answered by picking; null for most. */
  readonly panel?: (table: Table<T>) => Zone<T> | null
  /** A place that is opened shows its own answers: the sheet stays low, and covers none of it. */
  readonly answersInPlace?: boolean
  /** The part of the board a thing lies in, where the whole board is too small to draw it; null for most. */
  readonly around?: (thing: string, options: GameOptions) => string | null
  /** Every legal answer, in the order of the sheet. */
  readonly groups: (table: Table<T>) => readonly SheetGroup[]
}

/** An answer as one line of a list. A game gives the parts, the shell lays them out: words stand in one line, and break between words alone. */
export interface AnswerLine {
  /** Before the words; empty where `Lead` draws a piece, or nothing. */
  readonly icon: string
  /** Few words; none where the tokens say it. */
  readonly words: string
  /** Stands for the words where there is room only for the place. */
  readonly verb?: string
  /** Behind the words, in the colour of the second voice: where it is. */
  readonly place?: { readonly icon: string; readonly words: string; /** For who does not see the icon, where the answer itself does not say it. */ readonly spoken?: string }
  /** What the answer itself names. */
  readonly tokens: readonly Token[]
  /** It may cost or bring something: room is kept for it, since outcomes come after the question and no answer may move under a pointer. */
  readonly brings: boolean
  /** So short that several stand in one line. */
  readonly chip: boolean
  /** The thing whose card says more. */
  readonly tip?: string
}

/** What "Why not?" is asked about a thing. */
export interface Wish {
  /** The thing as the engine names it: a component, or an answer. */
  readonly target: string
  /** The answer a click on the thing usually means, for its words and for what would help; null when it means none. */
  readonly answer: string | null
}

/** A refusal at a later question, and the answers that lead to it. */
export interface Foreseen {
  readonly why: Why
  readonly way: readonly string[]
}

/** What the card of a thing adds to its name, effect and cost. */
export interface About {
  /** What it means for the viewer now, sentence by sentence. */
  readonly notes: readonly string[]
  readonly rules: readonly string[]
}

/** Verbs of answers that say what a turn is for: where it goes, and what it does there, the most telling first. */
export interface Intent {
  readonly where: readonly string[]
  readonly what: readonly string[]
  /** Those that say nothing without the question they answer: yes, no, no more. */
  readonly unclear: readonly string[]
}

/** A question to a seat, as far as it matters why it is asked. */
export interface AskedFor {
  readonly kind: string
  readonly seat: number
  readonly answers: readonly string[]
}

export interface GameLook<T = unknown> {
  readonly id: string
  /** The oldest rules it can draw; earlier ones tell too little of the table. All of them where it says nothing. */
  readonly oldest?: number
  /** Icons and messages of its own: they join those of the page when the look is fetched. */
  readonly sprite: string
  readonly messages: MessagePart
  /** Events beyond their sentence: for the log, replay, scores, theatre and motion. */
  readonly telling: GameTelling
  /** An empty name leaves the seat to the words of the game. */
  readonly words: (language: Language, options: GameOptions, seatNames?: readonly string[]) => Promise<GameWords>
  readonly wide: WideLook<T>
  readonly narrow: NarrowLook<T>
  /** The things on the table an answer is about: they are framed, and clicking them gives the answer. */
  readonly thingsOf: (answer: string, tableau: T) => readonly string[]
  /** An answer in the list; its whole words where a game says no more. */
  readonly line?: (answer: string, table: Table<T>) => AnswerLine
  /** Answers of a higher rank stand later in the list; as the rules list them where a game says nothing. */
  readonly rank?: (answer: string, tableau: T) => number
  /** The piece an answer is about, drawn before its line; nothing for most. */
  readonly Lead?: Component<{ table: Table<T>; answer: string }>
  /** Words that depend on where pieces are now: a die is called by its face and its place. */
  readonly inPlace?: (words: GameWords, tableau: () => T, options: GameOptions) => GameWords
  /** How a turn is told, in one line or step by step. */
  readonly intent: Intent
  readonly wishOf: (thing: string, tableau: T) => Wish
  readonly about: (thing: string, tableau: T, words: GameWords) => About
  /** What an answer is about, costs and brings, drawn beside its words; `bare` leaves out what it is about. */
  readonly Outcome: Component<{ table: Table<T>; path: readonly string[]; outcome: Outcome | undefined; bare?: boolean }>
  /** The picture on the card of a thing, 72 px at most. */
  readonly Picture: Component<{ table: Table<T>; thing: string }>
  /** The side of the table a program plays from, drawn above the steps of its turn. */
  readonly Program?: Zone<T>
  /** At the foot of the points of a scoring: what is asked in it, or what becomes of the table besides points. */
  readonly Scoring?: Zone<T>
  /** Below what the card of a thing says, drawn by the game: what is about to happen there. Nothing for most things. */
  readonly Details?: Component<{ table: Table<T>; thing: string }>
  /** What is seen behind the screen between two people, and nothing of the table; the horizon of home where a game has none. */
  readonly Cover?: Component
  /** What everybody at the table sees of a seat, in a line, on that screen: counts, and nothing that is hidden. */
  readonly Standing?: Component<{ table: Table<T>; seat: number }>
  /** Why a thing of a later question will be refused, where outcomes tell it already: the engine is asked about the open question alone. */
  readonly foreseen?: (thing: string, table: Table<T>) => Foreseen | null
  /** What the viewer has to pay with, in short words: shown where something is missing. */
  readonly purse: (tableau: T, words: GameWords) => string
  /** What is new with a module or variant, told the first time it is played. */
  readonly introductions?: Introductions
  readonly ruleBook: (language: Language) => Promise<RuleBook>
  /** Of the answers to an offer of another's turn, the one that takes no part; null where one has to decide. */
  readonly passes?: (question: string, answers: readonly string[]) => string | null
  /** The thing of one's own by which one is asked in another's turn; null where everybody is. `isNewest`: nothing happened since `why`. */
  readonly askedBy?: (question: AskedFor, tableau: T, why: GameEvent, isNewest: boolean) => string | null
  /** How a game that is over ended, where more than the points decide: why it is won or lost. */
  readonly verdict?: (table: Table<T>) => string | null
  /** The piece a thing is in the workshop of printed values ("table/row"), where its print is reconstructed; null for most. */
  readonly unsure?: (thing: string, options: GameOptions) => string | null
  /** The answer hands the turn over. */
  readonly endsTurn: (answer: string) => boolean
  /** Answers a game's own pair of keys goes through, back and forth (Q and E); none when the keys mean nothing now. */
  readonly turning: (answers: readonly string[]) => readonly string[]
  /** Seats a program plays: they have no own area and a theatre. */
  readonly automata: (options: GameOptions) => readonly number[]
  /** How deep outcomes are worth knowing at a question: 1 for its own answers, 2 for what follows as well. */
  readonly foresight: (question: string) => number
}
