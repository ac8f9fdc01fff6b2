// Russian grammar: numbers, lists and cases. The words belong to the games.
import { plural as formOf } from './plural.ts'
import { inflectingBy, joined } from './text.ts'

export { capital, headOf } from './text.ts'

/** The form behind a number: 1 жетон, 2 жетона, 5 жетонов; fractions take the second form. */
export const plural = (n: number, one: string, few: string, many: string): string => formOf('ru', n, { one, few, many, other: few })

export const count = (n: number, one: string, few: string, many: string): string => `${n} ${plural(n, one, few, many)}`

/** "a, b и c" */
export const list = joined('и')
/** "a, b или c" */
export const either = joined('или')

/** What differs from the nominative. */
export interface Cases {
  readonly gen: string
  readonly acc?: string
  readonly prep?: string
  readonly dat?: string
}

export const inflecting = inflectingBy<keyof Cases>
