// Polish grammar: numbers, lists and cases. The words belong to the games.
import { type PluralForms, plural } from './plural.ts'
import { joined } from './text.ts'

export { type PluralForms, plural } from './plural.ts'
export { capital } from './text.ts'

/** "2 robotnicy": the number and the form that goes with it. */
export const count = (n: number, forms: PluralForms): string => `${n} ${plural('pl', n, forms)}`

/** "a, b i c" */
export const list = joined('i')
/** "a, b lub c" */
export const either = joined('lub')

export interface Cases {
  readonly genitive: string
  readonly accusative: string
  readonly locative?: string
}

/** Names of a game in another case, found by how the nominative begins; what follows stays, and so does a name without a row. */
export const inflecting =
  (rows: Readonly<Record<string, Cases>>) =>
  (name: string, wanted: keyof Cases): string => {
    const starts = Object.keys(rows).filter((row) => name === row || name.startsWith(`${row} `))
    const longest = starts.reduce((best, row) => (row.length > best.length ? row : best), '')
    return `${rows[longest]?.[wanted] ?? longest}${name.slice(longest.length)}`
  }
