// Hungarian as it is read aloud: what the article and the ending of an adjective go by, and what is wrong in a sentence.
const ones = ['', 'egy', 'kettő', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc']
const tens = ['', 'tíz', 'húsz', 'harminc', 'negyven', 'ötven', 'hatvan', 'hetven', 'nyolcvan', 'kilencven']

/** Up to 9999. */
export function aloud(n: number): string {
  if (n >= 1000) return `${n < 2000 ? '' : ones[Math.floor(n / 1000)]}ezer${aloud(n % 1000)}`
  if (n >= 100) return `${n < 200 ? '' : ones[Math.floor(n / 100)]}száz${aloud(n % 100)}`
  return `${tens[Math.floor(n / 10)]}${ones[n % 10]}`
}

export const isVowel = (letter: string): boolean => 'aáeéiíoóöőuúüű'.includes(letter.toLowerCase())

/** Endings of number adjectives by the last word read aloud. */
const endings: Readonly<Record<string, string>> = {
  egy: 'es', kettő: 'es', három: 'as', négy: 'es', öt: 'ös', hat: 'os', hét: 'es', nyolc: 'as', kilenc: 'es',
  tíz: 'es', húsz: 'as', harminc: 'as', negyven: 'es', ötven: 'es', hatvan: 'as', hetven: 'es', nyolcvan: 'as', kilencven: 'es', száz: 'as',
}

export function adjective(n: number): string {
  const word = aloud(n)
  const last = Object.keys(endings).filter((end) => word.endsWith(end)).sort((a, b) => b.length - a.length)[0] ?? ''
  return `${n}-${endings[last]}`
}

/** What is wrong with articles, adjectives of numbers and nouns behind numbers; empty when nothing is. */
export function grammarFaults(text: string): string[] {
  const articles = [...text.matchAll(/(?<!\p{L})(az?) [„(]?(\p{L}|\d+)/giu)].filter(([, article = '', next = '']) => {
    const sound = /\d/.test(next) ? aloud(Number(next)) : next
    return article.toLowerCase() !== (isVowel(sound[0] ?? '') ? 'az' : 'a')
  })
  const adjectives = [...text.matchAll(/(?<![\d½])(\d+)-(?:[aeoö]?s)(?!\p{L})/gu)].filter(([found, n = '']) => found !== adjective(Number(n)))
  const plurals = [...text.matchAll(/(?<!\p{L})\d+ \p{Ll}+(?:(?<!n)[aeoö]k|[aoá]kat|[eé]ket)(?!\p{L})/gu)]
  return [...articles, ...adjectives, ...plurals].map(([found]) => found)
}
