// How much text on boards grows where the board is drawn smaller, so that it can be read; whoever reckons with the width of text asks here.
const MOST = 1.3

let grown = $state(1)

export const currentlyGrown = (): number => grown

/** `drawn`: how large the board is drawn. */
export function growFor(drawn: number): number {
  grown = Math.max(1, Math.min(MOST, 1 / drawn))
  return grown
}
