import type { Source } from './vocabulary.ts'

export interface AvenueTrack {
  readonly source: Source
  readonly last: number
  /** Discovery tiles at the start, by grey space. */
  readonly discoveries: Readonly<Record<number, number>>
}

export const avenueTrack: AvenueTrack = { source: 'verified', last: 9, discoveries: { 3: 3, 6: 2, 8: 1 } }

export interface PyramidTrack {
  readonly source: Source
  readonly last: number
}

// The drawn track has spaces 0 to 10; no rulebook names its end (TEO-MAIN-CONSTR-16).
export const pyramidTrack: PyramidTrack = { source: 'inferred', last: 10 }

export interface Calendar {
  readonly source: Source
  /** Space of the dark disc at the start, after eclipse 1 and after eclipse 2, by number of players. */
  readonly darkDisc: Readonly<Record<2 | 3 | 4, readonly [number, number, number]>>
}

export const calendar: Calendar = {
  source: 'verified',
  darkDisc: { 2: [10, 9, 8], 3: [11, 10, 9], 4: [12, 11, 10] },
}

// Single source, last two values disputed.
export const buildingsRowSource: Source = 'single-source'

/** Lowest visible value once as many buildings as the index have been taken. */
export const buildingsRow: readonly number[] = [5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1]

export const noblesRowsSource: Source = 'verified'

/** VP of the spaces of Nobles, left to right: top, centre, bottom row. */
export const noblesRows: readonly (readonly number[])[] = [
  [3, 2, 2, 1, 1],
  [5, 4, 3, 3],
  [7, 6, 5],
]
