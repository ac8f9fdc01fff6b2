/** The seat stands in the title: sentences about its steps need not repeat it. */
export function stepWords(sentence: string, name: string): string {
  const after = sentence.startsWith(name) ? sentence.slice(name.length) : ''
  const rest = /^[:\s]/.test(after) ? after.replace(/^:?\s*/, '') : sentence // Ann's steps are not Anna's
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
