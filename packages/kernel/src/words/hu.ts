// Hungarian grammar: articles, adjectives of numbers, lists and the object case. The words belong to the games; nouns stay singular after a number.
import { joined } from './text.ts'

export { capital } from './text.ts'

/** The first sound decides, not the digit: "az 1." (első), "az 5.", "az 50.", "az 1000." but "a 10.", "a 100.". */
function startsWithVowel(text: string): boolean {
  const [first = ''] = /\p{L}|\d+/u.exec(text) ?? []
  if (/\d/.test(first)) return first.startsWith('5') || (first.startsWith('1') && first.length % 3 === 1)
  return /[aáeéiíoóöőuúüű]/i.test(first)
}

export const the = (text: string): string => `${startsWithVowel(text) ? 'az' : 'a'} ${text}`

/** "a, b és c" */
export const list = joined('és')
/** "a, b vagy c" */
export const either = joined('vagy')

const ones = ['', 'es', 'es', 'as', 'es', 'ös', 'os', 'es', 'as', 'es']
const tens = ['', 'es', 'as', 'as', 'es', 'es', 'as', 'es', 'as', 'es']

function numberSuffix(digits: string): string {
  const one = Number(digits[digits.length - 1])
  const ten = Number(digits[digits.length - 2] ?? 0)
  return Number(digits) === 0 ? 's' : ones[one] || tens[ten] || 'as'
}

/** A number as an adjective: "3-as", "5-ös", "1½-es", also at the end of a label: "A4-es". */
export function numbered(label: number | string): string {
  const text = String(label).replace(/\.5$/, '½')
  return text.endsWith('½') ? `${text}-es` : `${text}-${numberSuffix(/\d+$/.exec(text)?.[0] ?? '0')}`
}

/** The object case of a name, whose noun stands before a bracket: "3-as technológiát", "2. szőttest (kondor)"; nouns that do not just take a t have a row. */
export const objects =
  (rows: Readonly<Record<string, string>>) =>
  (name: string): string => {
    const [noun = '', bracket = ''] = name.split(/(?= \()/)
    const known = Object.keys(rows).find((row) => noun.endsWith(row))
    const cased = known === undefined ? `${noun.replace(/a$/, 'á').replace(/e$/, 'é')}t` : `${noun.slice(0, -known.length)}${rows[known]}`
    return cased + bracket
  }
