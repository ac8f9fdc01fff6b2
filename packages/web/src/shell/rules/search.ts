// Search in the rules: by id and text, without regard to capitals and accents, all words of the query.
import type { Rule, RuleBook, RuleSection } from './rule-book.ts'

/** Letters that are no letter with a mark, but are typed as one. */
const LOOSE: Readonly<Record<string, string>> = { ł: 'l', ß: 's', đ: 'd', ø: 'o' }

const bare = new Map<string, string>()

/** One letter without accent and capital. */
function bareLetter(letter: string): string {
  const known = bare.get(letter)
  if (known !== undefined) return known
  const small = letter.toLowerCase()
  const made = LOOSE[small] ?? small.normalize('NFD')[0] ?? ' '
  bare.set(letter, made)
  return made
}

/** The same text without accents and capitals; every character keeps its place. */
export function plain(text: string): string {
  let made = ''
  for (let i = 0; i < text.length; i++) made += bareLetter(text.charAt(i))
  return made
}

export const wordsOf = (query: string): readonly string[] => plain(query).split(/\s+/).filter((word) => word !== '')

/** Where the words stand in a text: pieces in order, those that match marked. */
export function marked(text: string, words: readonly string[]): readonly { readonly text: string; readonly hit: boolean }[] {
  if (words.length === 0) return [{ text, hit: false }]
  const plainText = plain(text)
  const hit = new Uint8Array(text.length)
  for (const word of words)
    for (let at = plainText.indexOf(word); at >= 0; at = plainText.indexOf(word, at + word.length)) hit.fill(1, at, at + word.length)
  const pieces: { text: string; hit: boolean }[] = []
  for (let from = 0, to = 0; from < text.length; from = to) {
    for (to = from; to < text.length && hit[to] === hit[from]; ) to++
    pieces.push({ text: text.slice(from, to), hit: hit[from] === 1 })
  }
  return pieces
}

const allOf = (rule: Rule): string => [rule.id, rule.text, ...(rule.notes ?? []), ...(rule.table ?? []).flat()].join(' ')

/** Prepared once per book: searching while somebody types must not lag. */
export function searcher({ sections }: RuleBook): (query: string) => readonly RuleSection[] {
  const texts = new Map(sections.flatMap(({ rules }) => rules.map((rule) => [rule, plain(allOf(rule))] as const)))
  return (query) => {
    const words = wordsOf(query)
    if (words.length === 0) return sections
    return sections.flatMap((section) => {
      const rules = section.rules.filter((rule) => words.every((word) => texts.get(rule)?.includes(word) === true))
      return rules.length === 0 ? [] : [{ ...section, rules }]
    })
  }
}
