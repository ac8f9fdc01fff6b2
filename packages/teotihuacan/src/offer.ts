// What a game of Teotihuacan can be set up with: data a page shows before anything is compiled. `compile` alone decides what is legal.
import { difficulty } from './modules/solo/difficulty.ts'

export interface OfferedChoice {
  readonly id: string
  readonly kind: 'variant' | 'module'
}

export interface OfferedSetting {
  readonly id: string
  readonly deltas: readonly number[]
  readonly printed: number
  readonly rule: string
  readonly module?: string
}

/** Numbers of people: one plays against Teotibot. */
export const offeredPlayers: readonly number[] = [1, 2, 3, 4, 5]

export const offeredChoices: readonly OfferedChoice[] = [
  { id: 'first-game', kind: 'variant' },
  { id: 'draft', kind: 'variant' },
  { id: 'dark-eclipse', kind: 'variant' },
  { id: 'm6', kind: 'module' },
  { id: 'm7', kind: 'module' },
  { id: 'm8', kind: 'module' },
  { id: 'm9', kind: 'module' },
  { id: 'm10', kind: 'module' },
  { id: 'ms1', kind: 'module' },
]

/** Settings of solo games. */
export const offeredSettings: readonly OfferedSetting[] = Object.entries(difficulty).map(([id, setting]) => ({ id, ...setting }))
