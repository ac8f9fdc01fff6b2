// Polish grammar: numbers, lists and cases. The words belong to the games.
import { type PluralForms, plural } from './plural.ts'
import { inflectingBy, joined } from './text.ts'

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

export const inflecting = inflectingBy<keyof Cases>
