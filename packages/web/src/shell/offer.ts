// What home knows of a game before one is set up: how it can be played. What is legal only the engine says.
import type { GameOptions } from '@tollan/kernel'
import type { Component } from 'svelte'
import type { MessageKey } from '../i18n/en.ts'
import type { Language } from '../i18n/language.svelte.ts'
import type { Guide } from './guide/guide.ts'
import type { GameValues } from './values/game-values.ts'

/** A module or variant people may add. */
export interface OfferChoice {
  readonly id: string
  readonly kind: 'variant' | 'module'
  readonly icon: string
  readonly title: MessageKey
  /** What it adds, in one sentence. */
  readonly what: MessageKey
  /** The short name on its box, as M6. */
  readonly tag?: string
}

/** A number people may change; 0 is the game as printed. `deltas` go from the weaker automa to the stronger; two of them are a switch. */
export interface OfferSetting {
  readonly id: string
  readonly title: MessageKey
  readonly deltas: readonly number[]
  readonly printed: number
  readonly rule: string
  readonly counts: (options: GameOptions) => boolean
}

/** A set of choices under one name. */
export interface OfferPreset {
  readonly id: string
  readonly title: MessageKey
  readonly modules: readonly string[]
  /** What the engine refuses is left out; otherwise the refusal is told. */
  readonly leavesOut: boolean
}

export interface GameOffer {
  readonly id: string
  readonly title: MessageKey
  readonly Picture: Component
  /** Numbers of people; one plays against the automa. */
  readonly players: readonly number[]
  readonly automa: MessageKey
  readonly presets: readonly OfferPreset[]
  readonly choices: readonly OfferChoice[]
  readonly settings: readonly OfferSetting[]
  /** The text of a rule in a language, where the game has it. */
  readonly rule: (language: Language, id: string) => Promise<string | undefined>
  /** First steps, fetched when somebody takes them. */
  readonly guide?: () => Promise<Guide>
  /** The workshop of printed values, fetched when somebody compares them with a box. */
  readonly values?: () => Promise<GameValues>
}
