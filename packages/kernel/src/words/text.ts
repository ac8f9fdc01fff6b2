// What the grammar files of all languages begin with.

/** The first letter large; what begins with a number stays as it is. */
export const capital = (text: string): string => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase())

/** "a, b and c" with the last word of a language. */
export const joined =
  (last: string) =>
  (parts: readonly string[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}`

/** The longest of the beginnings a name has, whole words only; none is ''. */
export function headOf(heads: Readonly<Record<string, unknown>>, name: string): string {
  const starts = Object.keys(heads).filter((head) => name === head || name.startsWith(`${head} `))
  return starts.reduce((best, head) => (head.length > best.length ? head : best), '')
}

/** Names of a game in another case, found by how the nominative begins; what follows stays, and so does a name without a row. */
export const inflectingBy =
  <Case extends string>(rows: Readonly<Record<string, Readonly<Partial<Record<Case, string>>>>>) =>
  (name: string, wanted: Case): string => {
    const head = headOf(rows, name)
    return `${rows[head]?.[wanted] ?? head}${name.slice(head.length)}`
  }
