// The games on offer and their words.
import type { Correction, Game, GameDefinition, GameEvent, Result, Ruleset } from '@tollan/kernel'
import {
  checkSheet, createWords, describeChoice, describeOutcome, describeTable, drawRule, english, offered, sources, teotihuacan, valueSheet,
} from '@tollan/teotihuacan'
import { complain } from './complaint.ts'

/** Everything a terminal says about one game. */
export interface Text {
  readonly seats: readonly string[]
  event(event: GameEvent): string
  question(kind: string): string
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

type Position = Parameters<typeof describeTable>[2]

function teotihuacanText(rules: Ruleset): Text {
  const words = createWords(english, rules as Position['rules'])
  return {
    seats: Array.from({ length: rules.seats }, (_, seat) => words.names.seat(seat)),
    event: words.event,
    question: words.question,
    answer: words.answer,
    reason: words.reason,
    effect: words.names.effect,
    drawRule: (key) => drawRule(key) ?? 'chance',
    name: words.names.name,
    outcome: (seat, key, events) => describeOutcome(words, seat, key, events),
    choice: (g, key) => describeChoice(english, words, g as Position, key),
    table: (g, full) => describeTable(english, words, g as Position, full),
  }
}

/** Rules meet only games compiled by their own definition: the cast forgets which. */
const anyGame = <R extends Ruleset>(definition: GameDefinition<R>): GameDefinition => definition as unknown as GameDefinition

export const games: Readonly<Record<string, OfferedGame>> = {
  [teotihuacan.id]: { definition: anyGame(teotihuacan), offered, text: teotihuacanText, data: { sheet: valueSheet, check: checkSheet, sources } },
}

export function gameNamed(name: string): OfferedGame {
  const game = Object.hasOwn(games, name) ? games[name] : undefined
  return game ?? complain(`there is no game ${JSON.stringify(name)}; known are ${Object.keys(games).join(', ')}`)
}
