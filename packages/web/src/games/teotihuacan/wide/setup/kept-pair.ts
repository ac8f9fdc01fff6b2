// Two starting tiles are kept by one answer: which one, whatever the order they were picked in.
const KEEP = 'keep:'

export function keptPair(answers: readonly string[], picked: readonly string[]): string | undefined {
  return answers.find((answer) => {
    if (!answer.startsWith(KEEP)) return false
    const pair = answer.slice(KEEP.length).split('+')
    return pair.length === picked.length && pair.every((tile) => picked.includes(tile))
  })
}
