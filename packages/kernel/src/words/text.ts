// What the grammar files of all languages begin with.

/** The first letter large; what begins with a number stays as it is. */
export const capital = (text: string): string => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase())

/** "a, b and c" with the last word of a language. */
export const joined =
  (last: string) =>
  (parts: readonly string[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}`
