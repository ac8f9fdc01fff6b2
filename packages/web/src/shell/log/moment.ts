/** A moment of a game: so many events of entry `entry` have happened; 0 is the position before it. */
export interface Moment {
  readonly entry: number
  readonly told: number
}

export const isBefore = (a: Moment, b: Moment): boolean => a.entry < b.entry || (a.entry === b.entry && a.told < b.told)
