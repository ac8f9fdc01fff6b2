// Written by `tollan freeze`: what is known of each released engine. Rows are only ever added.

export interface Release {
  readonly game: string
  readonly version: number
  /** Edition of the printed values. */
  readonly edition: number
  readonly file: string
  /** SHA-256 of the file. */
  readonly digest: string
  /** How its rules behave in random games: the present engine of this version must behave the same. */
  readonly behaviour: string
}

export const releases: readonly Release[] = [
]
