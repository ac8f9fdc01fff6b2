// What a game of Tawantinsuyu can be set up with: data a page shows before anything is compiled. `compile` alone decides what is legal.
import { type DifficultyOption, difficultyOptions } from './automa/difficulty-options.ts'

export interface OfferedChoice {
  readonly id: string
  readonly kind: 'variant' | 'module'
}

export interface OfferedSetting {
  readonly id: DifficultyOption
  /** From the weaker Axomamma to the stronger. */
  readonly deltas: readonly number[]
  readonly printed: number
  readonly rule: string
}

/** Numbers of people: one plays against Axomamma. */
export const offeredPlayers: readonly number[] = [1, 2, 3, 4]

export const offeredChoices: readonly OfferedChoice[] = [{ id: 'first-game', kind: 'variant' }]

/** Settings of solo games: switches, off in the game as printed. */
export const offeredSettings: readonly OfferedSetting[] = difficultyOptions.map(({ id, rule, easier }) => ({ id, rule, printed: 0, deltas: easier ? [1, 0] : [0, 1] }))
