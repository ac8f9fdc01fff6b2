// How a game tells its events beyond their sentence: pictures, amounts, places. Log, replay, scores and motion read nothing else.
import type { GameEvent } from '@tollan/kernel'
import type { MessageKey } from '../../i18n/en.ts'
import type { Sound } from '../sound/sounds.ts'

/** Something gained (above 0) or given up (below 0). */
export interface Amount {
  readonly icon: string
  readonly n: number
}

/** Where points come from: one row of the score table, one part of the chart. */
export interface Source {
  readonly id: string
  readonly icon: string
  readonly title: MessageKey
  /** How it is counted, in a few words. */
  readonly hint?: MessageKey
}

/** A step of a scoring by its rules: a row that stands in the table whether it brings something or not. */
export interface ScoringStep extends Source {
  /** Its number in the rules; empty for what comes before the first one. */
  readonly number: string
  readonly rule: string
  /** Said when it is over and brought nobody anything. */
  readonly none: MessageKey
  /** Said when it is over and was about nobody alone, with a place for {n}, how often it happened. */
  readonly shared?: MessageKey
}

/** For a game whose scoring goes by numbered steps. */
export interface ScoringSteps {
  /** In order; those of the last scoring may say other things. */
  readonly of: (scoring: number) => readonly ScoringStep[]
  /** The step an event belongs to, told after one of the step `before`; null for what stands in no row. */
  readonly stepOf: (event: GameEvent, before: string | null) => string | null
  /** What a cell counts besides amounts. */
  readonly counted: (event: GameEvent) => Amount | null
}

/** What an event is in the turn of a program: a heading, a test, somebody to choose from, the choice, or what came of it. */
export type ActPart = 'step' | 'passed' | 'failed' | 'candidate' | 'chosen' | 'result'

/** What an event is in a turn told in brief: where somebody went (told where nothing says what was done there), what was done, what was built or won, what else is worth a word. */
export type Deed = 'way' | 'act' | 'work' | 'more'

export interface ThingMotion {
  readonly thing: string
  readonly how: 'travels' | 'drops' | 'turns'
  /** Ids of things it passes on its way. */
  readonly through?: readonly string[]
}

export interface GameTelling {
  readonly icon: (event: GameEvent) => string | null
  /** What the event gives or takes when it is nothing but that. */
  readonly amount: (event: GameEvent) => Amount | null
  /** Ids of things where it happens, the most exact first; the first one that is drawn is marked. */
  readonly places: (event: GameEvent) => readonly string[]
  /** The thing that travels to its place, or drops on it; `tableau` is the table as it was. */
  readonly motion: (event: GameEvent, tableau: unknown) => ThingMotion | null
  /** Points: their sources in the order they are shown, and the source of an event that gives or takes some. */
  readonly sources: readonly Source[]
  readonly sourceOf: (event: GameEvent) => string | null
  /** Points an event gives or takes, 0 for all others. */
  readonly points: (event: GameEvent) => number
  /** How points came about, such as 5 × 3; empty when the number says it all. */
  readonly formula: (event: GameEvent) => string
  /** The source a question of a scoring is about; null for what is asked elsewhere, or needs the board. */
  readonly sourceAsked: (question: string, tableau: unknown) => string | null
  /** How a scoring of everybody is called, with a place for its {number}, and its picture. */
  readonly scoring: { readonly icon: string; readonly title: MessageKey; readonly steps?: ScoringSteps }
  /** The place in which the seat of an event ends the game. */
  readonly finalPlace: (event: GameEvent) => number | null
  /** Others may be asked because of it. */
  readonly occasion: (event: GameEvent) => boolean
  /** The type of event that tells of a seat taking part, for a question that goes round the table in turn order; null for all others. */
  readonly joined: (question: string) => string | null
  /** What it is where only the essentials of a turn are told; null for what is left out there. */
  readonly deed: (event: GameEvent) => Deed | null
  /** Worth finding again when the game is shown anew. */
  readonly mark: (event: GameEvent) => boolean
  /** What is heard when it happens. */
  readonly sound: (event: GameEvent) => Sound | null
  /** Worth a moment of everybody's attention. */
  readonly celebrated: (event: GameEvent) => boolean
  /** Told only in the theatre: the log would drown in it. */
  readonly aside: (event: GameEvent) => boolean
  /** Icons of dice and other pictures inside a step of a program's turn. */
  readonly act: (event: GameEvent) => ActPart
  readonly faces: (event: GameEvent) => readonly string[]
}
