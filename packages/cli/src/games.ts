// The games on offer and their words.
import type { Correction, Game, GameDefinition, GameEvent, PieceNames, Result, Ruleset, Spoken } from '@tollan/kernel'
import * as taw from '@tollan/tawantinsuyu'
import * as teo from '@tollan/teotihuacan'
import { complain } from './complaint.ts'

/** Everything a terminal says about one game. */
export interface Text {
  readonly seats: readonly string[]
  /** Letters of the longest rule id, for columns. */
  readonly ruleWidth: number
  /** An answer and a piece by their keys, to show how they are written. */
  readonly example: { readonly answer: string; readonly piece: string }
  event(event: GameEvent): string
  question(kind: string, answers?: readonly string[]): string
  answer(key: string): string
  /** An answer with what the position adds to it. */
  choice(g: Game, key: string): string
  /** What a choice of a seat would bring, from the events it would tell. */
  outcome(seat: number, key: string, events: readonly GameEvent[]): string
  reason(id: string, need?: number, have?: number): string
  effect(id: string): string
  /** The rule behind a draw that no event tells. */
  drawRule(key: string): string
  name(id: string): string
  table(g: Game, full: boolean): readonly string[]
}

export interface OfferedGame {
  readonly definition: GameDefinition
  /** Modules and variants by name. */
  readonly offered: readonly string[]
  readonly text: (rules: Ruleset) => Text
  readonly data: PrintedData
}

/** The printed values of a game and how to correct them. */
export interface PrintedData {
  readonly sheet: () => unknown
  readonly check: (sheet: unknown) => Result<{ differences: readonly Correction[] }>
  readonly sources: readonly { readonly table: string; readonly source: string }[]
}

type Describing = Pick<Text, 'ruleWidth' | 'example' | 'choice' | 'outcome' | 'table'> & { drawRule(key: string): string | undefined }

const textWith = <N extends PieceNames>(rules: Ruleset, words: Spoken<N>, { drawRule, ...describing }: Describing): Text => ({
  seats: Array.from({ length: rules.seats }, (_, seat) => words.names.seat(seat)),
  event: words.event,
  question: words.question,
  answer: words.answer,
  reason: words.reason,
  effect: words.names.effect,
  name: words.names.name,
  drawRule: (key) => drawRule(key) ?? 'chance',
  ...describing,
})

type TeoGame = Parameters<typeof teo.describeTable>[2]
type TawGame = Parameters<typeof taw.describeTable>[2]

function teotihuacanText(rules: Ruleset): Text {
  const words = teo.createWords(teo.english, rules as TeoGame['rules'])
  return textWith(rules, words, {
    ruleWidth: 20,
    example: { answer: 'to:forest', piece: 'forest' },
    drawRule: teo.drawRule,
    outcome: (seat, key, events) => teo.describeOutcome(words, seat, key, events),
    choice: (g, key) => teo.describeChoice(teo.english, words, g as TeoGame, key),
    table: (g, full) => teo.describeTable(teo.english, words, g as TeoGame, full),
  })
}

function tawantinsuyuText(rules: Ruleset): Text {
  const words = taw.createWords(taw.english, rules as TawGame['rules'])
  return textWith(rules, words, {
    ruleWidth: 22,
    example: { answer: 'side:pray', piece: 'space-top-0-a' },
    drawRule: taw.drawRule,
    outcome: (seat, key, events) => taw.describeOutcome(words, seat, key, events),
    choice: (g, key) => taw.describeChoice(taw.english, words, g as TawGame, key),
    table: (g, full) => taw.describeTable(taw.english, words, g as TawGame, full),
  })
}

/** Rules meet only games compiled by their own definition: the cast forgets which. */
const anyGame = <R extends Ruleset>(definition: GameDefinition<R>): GameDefinition => definition as unknown as GameDefinition

export const games: Readonly<Record<string, OfferedGame>> = {
  [teo.teotihuacan.id]: {
    definition: anyGame(teo.teotihuacan),
    offered: teo.offered,
    text: teotihuacanText,
    data: { sheet: teo.valueSheet, check: teo.checkSheet, sources: teo.sources },
  },
  [taw.tawantinsuyu.id]: {
    definition: anyGame(taw.tawantinsuyu),
    offered: taw.offered,
    text: tawantinsuyuText,
    data: { sheet: taw.valueSheet, check: taw.checkSheet, sources: taw.sources },
  },
}

/** The game by an older engine: its pieces have the names of today, but only that engine can read its positions. */
export function ofVersion(game: OfferedGame, definition: GameDefinition): OfferedGame {
  if (definition.version === game.definition.version) return game
  const text = (rules: Ruleset): Text => {
    const compiled = game.definition.compile(rules.options)
    const words = game.text(compiled.ok ? compiled.rules : rules)
    const table = (g: Game): string[] => Object.entries(definition.summary(g)).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    return { ...words, choice: (_g, key) => words.answer(key), table }
  }
  return { ...game, definition, text }
}

export const defaultGame = teo.teotihuacan.id

export function gameNamed(name: string): OfferedGame {
  const game = Object.hasOwn(games, name) ? games[name] : undefined
  return game ?? complain(`there is no game ${JSON.stringify(name)}; known are ${Object.keys(games).join(', ')}`)
}
