// Spaces no line may break at: between a number and what it counts, behind the one-letter words of Polish and Russian.
const NUMBER = /(?<=\d) (?=\p{L})/gu
/** A word of one letter goes with the next one; two in a row ("i w") go together. */
const LONELY = /(?<=(?:^|[\s\u00a0(„«])\p{L}) (?=\S)/gu
const LONELY_IN: readonly string[] = ['pl', 'ru']

export function bound(language: string, text: string): string {
  const numbers = text.replaceAll(NUMBER, '\u00a0')
  return LONELY_IN.includes(language) ? numbers.replaceAll(LONELY, '\u00a0') : numbers
}
