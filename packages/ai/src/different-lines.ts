// Of many turns the few that are worth comparing: the same answers in another order are the same turn.
interface Answers {
  readonly answers: readonly number[]
}

/** Where turns begin with these answers, they are one plan with another end. */
const BEGINNING = 2

const kindOf = ({ answers }: Answers): string => answers.toSorted((a, b) => a - b).join()
const beginningOf = ({ answers }: Answers): string => answers.slice(0, BEGINNING).join()

/** The best line and the next ones that differ from those before, at most `most`: first those that begin otherwise. Of the same answers the first line stays. */
export function differentLines<T extends Answers>(best: T, next: readonly T[], most: number): readonly T[] {
  const kinds = new Set([kindOf(best)])
  const others = next.filter((line) => !kinds.has(kindOf(line)) && kinds.add(kindOf(line)))
  const beginnings = new Set([beginningOf(best)])
  const anew = others.filter((line) => !beginnings.has(beginningOf(line)) && beginnings.add(beginningOf(line)))
  return [best, ...anew, ...others.filter((line) => !anew.includes(line))].slice(0, most)
}
