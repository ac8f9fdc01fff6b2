import { gain } from './vocabulary.ts'
import type { Effect, Source, Temple } from './vocabulary.ts'

export interface TempleStep {
  readonly step: number
  readonly kind: 'minor' | 'main' | 'bonus' | 'top'
  readonly reward: Effect | null
  /** Discovery tiles dealt to a main step, by number of players. */
  readonly discoveries?: Readonly<Record<2 | 3 | 4, number>>
}

export interface TempleRow {
  readonly id: Temple
  readonly emblem: string
  /** steps[0] is step 1; position 0 is the start below it. */
  readonly steps: readonly TempleStep[]
}

// The first steps are verified.
export const templesSource: Source = 'single-source'

export const temples: readonly TempleRow[] = [
  {
    id: 'blue',
    emblem: 'statue',
    steps: [
      { step: 1, kind: 'minor', reward: gain('any-resource', 1) },
      { step: 2, kind: 'minor', reward: gain('any-resource', 1) },
      { step: 3, kind: 'minor', reward: gain('any-resource', 1) },
      { step: 4, kind: 'main', reward: gain('any-resource', 1), discoveries: { 2: 2, 3: 3, 4: 4 } },
      { step: 5, kind: 'minor', reward: gain('any-resource', 2) },
      { step: 6, kind: 'minor', reward: gain('any-resource', 2) },
      { step: 7, kind: 'minor', reward: gain('vp', 2) },
      { step: 8, kind: 'minor', reward: gain('any-resource', 2) },
      { step: 9, kind: 'minor', reward: gain('vp', 4) },
      { step: 10, kind: 'bonus', reward: null },
      { step: 11, kind: 'top', reward: gain('vp', 6) },
    ],
  },
  {
    id: 'red',
    emblem: 'headdress',
    steps: [
      { step: 1, kind: 'minor', reward: gain('vp', 1) },
      { step: 2, kind: 'minor', reward: gain('vp', 1) },
      { step: 3, kind: 'minor', reward: gain('vp', 2) },
      { step: 4, kind: 'minor', reward: gain('vp', 2) },
      { step: 5, kind: 'main', reward: gain('vp', 2), discoveries: { 2: 3, 3: 4, 4: 5 } },
      { step: 6, kind: 'minor', reward: gain('vp', 3) },
      { step: 7, kind: 'minor', reward: gain('vp', 3) },
      { step: 8, kind: 'minor', reward: gain('vp', 4) },
      { step: 9, kind: 'minor', reward: gain('vp', 5) },
      { step: 10, kind: 'bonus', reward: null },
      { step: 11, kind: 'top', reward: gain('vp', 7) },
    ],
  },
  {
    id: 'green',
    emblem: 'serpent',
    steps: [
      { step: 1, kind: 'minor', reward: gain('cocoa', 1) },
      { step: 2, kind: 'minor', reward: gain('cocoa', 1) },
      { step: 3, kind: 'main', reward: gain('cocoa', 1), discoveries: { 2: 1, 3: 2, 4: 3 } },
      { step: 4, kind: 'minor', reward: gain('cocoa', 2) },
      { step: 5, kind: 'minor', reward: gain('cocoa', 2) },
      { step: 6, kind: 'main', reward: gain('cocoa', 2), discoveries: { 2: 2, 3: 3, 4: 4 } },
      { step: 7, kind: 'minor', reward: gain('cocoa', 3) },
      { step: 8, kind: 'minor', reward: gain('cocoa', 3) },
      { step: 9, kind: 'minor', reward: gain('cocoa', 4) },
      { step: 10, kind: 'bonus', reward: null },
      { step: 11, kind: 'top', reward: gain('vp', 5) },
    ],
  },
]
