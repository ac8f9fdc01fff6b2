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

/** Where decisions and the end lie along a game, in turns from 0: several of one turn share its length. */
export function alongTurns(turns: readonly number[]): readonly number[] {
  const places = turns.map((turn, i) => {
    const together = turns.filter((one) => one === turn).length
    return turn + (i - turns.indexOf(turn)) / together
  })
  return [...places, (turns.at(-1) ?? 0) + 1]
}

/** Turns that are written below: 0 and its multiples of a round number, at most so many besides; none so near the end that it is cut off. */
export function ticks(last: number, most: number): readonly number[] {
  const apart = [1, 2, 5, 10, 20, 50].find((step) => last / step <= most) ?? 100
  return Array.from({ length: Math.floor((last - apart / 4) / apart) + 1 }, (_, i) => i * apart)
}
