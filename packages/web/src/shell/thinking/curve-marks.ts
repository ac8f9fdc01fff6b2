// Where the numbers of costly decisions stand on the curve of a game.
export interface CurveMark {
  readonly n: number
  readonly x: number
  readonly y: number
}

/** Numbers closer than this lie on each other. */
const APART = 15

/** Each on its point; where it would cover another it steps aside, towards the middle of the height. */
export function apart(marks: readonly CurveMark[], height: number): readonly CurveMark[] {
  const placed: CurveMark[] = []
  for (const mark of marks.toSorted((a, b) => a.n - b.n)) {
    const step = mark.y > height / 2 ? -APART : APART
    let { y } = mark
    while (placed.some((other) => Math.hypot(other.x - mark.x, other.y - y) < APART)) y += step
    placed.push({ ...mark, y })
  }
  return placed
}

/** Decisions whose turns are written below: the first, the last, and some between. */
export const ticks = (decisions: number, most: number): readonly number[] => {
  const last = decisions - 1
  const n = Math.min(most, last)
  return last < 1 ? [] : [...new Set(Array.from({ length: n + 1 }, (_, i) => Math.round((i * last) / n)))]
}
