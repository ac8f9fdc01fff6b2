// What a language provides: data and small message functions, no rules. A missing entry is a failing test, a wrong one a type error.
import type { EventReading, Phrasebook, PieceNames, ReasonWords } from '@tollan/kernel'
import type { Task } from '../content/tasks.ts'
import type { Cost, Effect, Size } from '../content/vocabulary.ts'
import type { EventType } from '../events.ts'

/** Worker, space, icon, card, building, weaving, statue, Conquest space, section, stairs. */
export interface Names extends PieceNames {
  /** One part of a piece, counted from 1: a benefit of a God card; the reward at the left or right edge of a weaving. */
  part(id: string, number: number): string
}

/** One event as a sentence. */
export type EventReader = EventReading<Names>
export type EventWords = (of: EventReader) => string

/** One answer as an imperative; `argument` is the part of the key behind the colon. */
export type AnswerWords = (argument: string, names: Names) => string

export type { ReasonWords }

/** Names of the small fixed sets, by id. */
export interface GlossaryWords {
  readonly goods: Readonly<Record<string, string>>
  readonly roles: Readonly<Record<string, string>>
  readonly gods: Readonly<Record<string, string>>
  readonly terraces: Readonly<Record<string, string>>
  readonly regions: Readonly<Record<string, string>>
  /** High Priest actions. */
  readonly actions: Readonly<Record<string, string>>
  /** Tasks that gather nothing. */
  readonly tasks: Readonly<Record<string, string>>
  readonly patterns: Readonly<Record<string, string>>
  /** Edge symbols, in a word or two. */
  readonly edges: Readonly<Record<string, string>>
  /** Nicknames of Production Buildings. */
  readonly productions: Readonly<Record<string, string>>
  /** What Passive Buildings do, by code. */
  readonly abilities: Readonly<Record<string, string>>
  readonly personalities: Readonly<Record<string, string>>
  /** Actions of Axomamma's board, and its rows. */
  readonly boardActions: Readonly<Record<string, string>>
  readonly boardRows: Readonly<Record<string, string>>
  /** The two ends of the Village. */
  readonly ends: Readonly<Record<string, string>>
}

/** Where a task icon lies; sections count from 1. */
export type IconPlace =
  | { readonly at: 'between'; readonly terrace: string; readonly section: number; readonly spaces: readonly [string, string] }
  | { readonly at: 'ridge'; readonly terrace: string; readonly sections: readonly [number, number] }
  | { readonly at: 'summit' | 'upper-wall' | 'lower-wall' | 'foot'; readonly sections: readonly number[] }

/** Phrases built from the data of a row; sections count from 1. */
export interface PhraseWords {
  readonly list: (parts: readonly string[]) => string
  readonly good: (what: string, n: number) => string
  readonly amounts: (cost: Cost) => string
  readonly effect: (effect: Effect) => string
  readonly task: (task: Task) => string
  readonly seat: (seat: number) => string
  readonly automa: string
  readonly space: (terrace: string, section: number, letter: string) => string
  readonly icon: (task: string, place: IconPlace | null) => string
  readonly section: (section: number) => string
  readonly stairs: (level: string, section: number) => string
  readonly godCard: (god: string, number: number) => string
  readonly armyCard: (number: number, soldiers: number, what: string, n: number) => string
  readonly production: (number: number, nickname: string) => string
  readonly passive: (code: string) => string
  /** Number 0 is a starting weaving; `label` then is its number among them. */
  readonly weaving: (number: number, label: number, pattern: string, left: string, right: string) => string
  readonly edges: (left: string, right: string) => string
  readonly statue: (size: Size, god: string) => string
  readonly conquest: (region: string, order: number) => string
  readonly soldiers: (flip: number, discard: number) => string
  /** Tokens of one value have letters. */
  readonly token: (value: number, letter: string) => string
  readonly boardSpace: (row: string, place: number, action: string) => string
}

/** Labels of the table a player reads in a terminal. */
export interface TableWords {
  readonly feasts: (held: number, of: number) => string
  readonly feastPending: (number: number, who: string) => string
  readonly place: (place: number) => string
  readonly temple: (space: number, top: number) => string
  readonly priest: (section: string, action: string) => string
  readonly noPriest: string
  readonly workers: string
  readonly markers: (stairs: number, conquest: number) => string
  readonly statues: string
  readonly buildings: string
  readonly faceDown: string
  readonly tapestries: string
  readonly army: (faceUp: number, soldiers: number, faceDown: number) => string
  readonly hands: (godCards: number, armyCards: number) => string
  readonly ownGodCards: string
  readonly ownArmyCards: string
  readonly laid: string
  readonly none: string
  readonly hill: string
  readonly stairs: string
  readonly icons: string
  /** How a worker and a god look in a cell of the hill: of one length. */
  readonly roleMarks: Readonly<Record<string, string>>
  readonly godMarks: Readonly<Record<string, string>>
  readonly colourMarks: Readonly<Record<string, string>>
  /** A seat in few letters: who owns stairs or a Conquest space. */
  readonly seatMark: (seat: number) => string
  readonly village: string
  readonly nomads: string
  readonly casualties: string
  readonly bag: (n: number) => string
  readonly market: string
  readonly offer: (deck: number) => string
  readonly weaving: (stack: number) => string
  readonly conquest: string
  readonly statuesLeft: string
  readonly coricancha: string
  readonly food: (n: number) => string
  readonly tucked: string
  readonly tokens: string
}

export interface Catalogue extends Phrasebook<Names> {
  readonly language: string
  /** Everything that is ever told; what begins and ends a span is not read. */
  readonly events: Readonly<Record<EventType, EventWords>>
  readonly glossary: GlossaryWords
  readonly phrases: PhraseWords
  readonly table: TableWords
}
