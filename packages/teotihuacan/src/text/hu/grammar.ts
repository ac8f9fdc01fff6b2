// What Hungarian needs beside words: articles, adjectives of numbers, the object case. Nouns stay singular after a number.

/** The first sound decides, not the digit: "az 1." (első), "az 5.", "az 50.", "az 1000." but "a 10.", "a 100.". */
function startsWithVowel(text: string): boolean {
  const [first = ''] = /\p{L}|\d+/u.exec(text) ?? []
  if (/\d/.test(first)) return first.startsWith('5') || (first.startsWith('1') && first.length % 3 === 1)
  return /[aáeéiíoóöőuúüű]/i.test(first)
}

export const the = (text: string): string => `${startsWithVowel(text) ? 'az' : 'a'} ${text}`

export const capital = (text: string): string => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase())

const joined =
  (word: string) =>
  (parts: readonly string[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`

export const list = joined('és')
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

/** Endings a name can have before a bracket, with their object case. */
const objects: readonly (readonly [RegExp, string])[] = [[/a$/, 'át'], [/munkás$/, 'munkást'], [/maszk$/, 'maszkot']]

/** The object case of a name: "3-as technológiát", "7-es kezdőlapkát (Erdő és Díszek)". */
export function object(name: string): string {
  const [noun = '', bracket = ''] = name.split(/(?= \()/)
  const [ending, cased] = objects.find(([pattern]) => pattern.test(noun)) ?? [/$/, 't']
  return noun.replace(ending, cased) + bracket
}
