/** The seat stands in the title: sentences about its steps need not repeat it. */
export function stepWords(sentence: string, name: string): string {
  const rest = sentence.startsWith(name) ? sentence.slice(name.length).replace(/^:?\s*/, '') : sentence
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
