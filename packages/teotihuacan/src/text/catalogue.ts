// What a language provides: data and small message functions, no rules. A missing entry is a failing test, a wrong one a type error.
import type { EventReading, Phrasebook, PieceNames, ReasonWords } from '@tollan/kernel'
import type { Benefit } from '../content/technologies.ts'
import type { Cost, Effect } from '../content/vocabulary.ts'
import type { TempleBonus } from '../content/temple-bonuses.ts'
import type { EventType } from '../events.ts'

/** Board, worker, worship space, temple, tile, slot; a tile's effect or cost in one phrase. */
export interface Names extends PieceNames {
  /** A discovery tile with its family: what is said of discovery tiles does not hold for great ones (EXP-05). */
  tile(id: string): string
  /** Whether a variant or module is in play. */
  plays(module: string): boolean
}

/** Stacks a tile can come from; masks of the empire come from none. */
export type TileFamily = 'discovery' | 'great' | 'special'

/** The name of a board by its number, as the modules in play leave it. */
export type BoardName = (number: number) => string

/** One event as a sentence. */
export type EventReader = EventReading<Names>
export type EventWords = (of: EventReader) => string

/** One answer as an imperative; `argument` is the part of the key behind the colon. */
export type AnswerWords = (argument: string, names: Names) => string

export type { ReasonWords }

/** Names of the small fixed sets. */
export interface GlossaryWords {
  readonly goods: Readonly<Record<string, string>>
  readonly temples: Readonly<Record<string, string>>
  readonly boards: Readonly<Record<string, string>>
  readonly spaces: Readonly<Record<string, string>>
  /** What a board is for, by its id. */
  readonly actions: Readonly<Record<string, string>>
  readonly tracks: Readonly<Record<'avenue' | 'pyramid-track', string>>
  readonly regions: Readonly<Record<string, string>>
  readonly icons: Readonly<Record<string, string>>
  readonly botTiles: Readonly<Record<string, string>>
  /** What the bot's tiles do; a tile that a module replaces stands behind a plus with the module. */
  readonly botEffects: Readonly<Record<string, string>>
  readonly rewards: Readonly<Record<string, string>>
  /** Things without an id of their own, for an interface that names its pictures. */
  readonly nouns: Readonly<Record<string, string>>
}

/** Phrases built from the data of a row. */
export interface PhraseWords {
  readonly amounts: (cost: Cost) => string
  readonly effect: (effect: Effect, board: BoardName) => string
  readonly benefit: (benefit: Benefit, board: BoardName) => string
  readonly bonus: (score: TempleBonus['score']) => string
  /** Dice have no numbers: whoever shows one says its face and its place. */
  readonly worker: string
  /** Power a worker gives up as part of a price. */
  readonly lostPower: (n: number) => string
  readonly seat: (seat: number) => string
  readonly automa: string
  readonly commonWorker: string
  /** 0 is a mask without a number: the id of its kind tells which. */
  readonly mask: (number: number, kind: string) => string
  readonly tile: (family: TileFamily, name: string) => string
  readonly technology: (number: number) => string
  readonly royal: (category: string, number: number) => string
  readonly startingTile: (label: string, boards: readonly string[]) => string
  readonly pyramidTile: (number: number, icons: readonly string[]) => string
  readonly decoration: (number: number, icons: readonly string[]) => string
  readonly pyramidSlot: (level: number, row: number, column: number) => string
  readonly decorationSpace: (side: string, level: number) => string
  readonly templeStep: (temple: string, step: number) => string
  readonly trackSpace: (track: string, space: number) => string
  readonly colouredIcon: (icon: string, temple: string) => string
  readonly list: (parts: readonly string[]) => string
}

/** Labels of the table a player reads in a terminal. */
export interface TableWords {
  readonly round: (round: number, light: number, dark: number, eclipses: number) => string
  readonly eclipsePending: (round: number) => string
  /** Dark Eclipse: it is scored when this turn ends. */
  readonly eclipseSoon: string
  readonly tracks: (blue: number, red: number, green: number, avenue: number, pyramid: number) => string
  readonly technologies: string
  readonly tiles: string
  readonly used: string
  readonly none: string
  readonly workers: string
  readonly wheel: string
  readonly hand: string
  readonly ring: string
  readonly neutral: string
  readonly discovery: string
  readonly worshipping: string
  readonly pyramid: string
  readonly decorated: string
  readonly display: Readonly<Record<'technologies' | 'royals' | 'bonuses' | 'pyramid' | 'decorations', string>>
  readonly botTiles: (tiles: readonly string[], aside: string) => string
  readonly botDirections: (arrows: readonly string[]) => string
  readonly arrows: readonly [string, string]
  readonly place: (place: number) => string
  readonly power: (power: number) => string
  readonly costs: (price: string) => string
}

export interface Catalogue extends Phrasebook<Names> {
  readonly language: string
  /** Everything that is ever told; what begins and ends a span is not read. */
  readonly events: Readonly<Record<EventType, EventWords>>
  readonly glossary: GlossaryWords
  readonly phrases: PhraseWords
  readonly table: TableWords
}
