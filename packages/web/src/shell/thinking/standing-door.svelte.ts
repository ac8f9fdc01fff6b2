// How the game stands, for the bars of the table: there it covers nothing.
export interface StandingWords {
  readonly words: string
  /** The chance alone, where there is little room. */
  readonly short: string
}

let standing = $state.raw<StandingWords | null>(null)

/** Null where nobody wants to know, or it is not known. */
export const standingWords = (): StandingWords | null => standing

export function setStandingWords(next: StandingWords | null): void {
  standing = next
}
