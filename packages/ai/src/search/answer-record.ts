// What lines with an answer in them came to: what is good in one line of a turn mostly is so in the others.

/** Where an answer has no place because the record is full. */
const NOWHERE = -1

export interface AnswerRecord {
  clear(): void
  /** The place of an answer, the same until the record is cleared. */
  placeOf(answer: number): number
  add(answer: number, value: number): void
  /** The mean of the lines with the answer at a place, or what is given where none had it. */
  at(place: number, unknown: number): number
}

export function createAnswerRecord(size = 1 << 12): AnswerRecord {
  const mask = size - 1
  const answers = new Int32Array(size)
  const marks = new Int32Array(size)
  const means = new Float64Array(size)
  const counts = new Int32Array(size)
  let mark = 1
  let used = 0

  function placeOf(answer: number): number {
    let i = (Math.imul(answer, 0x9e3779b1) >>> 16) & mask
    for (; marks[i] === mark; i = (i + 1) & mask) if (answers[i] === answer) return i
    if (used > size >> 1) return NOWHERE
    used++
    marks[i] = mark
    answers[i] = answer
    counts[i] = 0
    means[i] = 0
    return i
  }

  return {
    clear() {
      mark++
      used = 0
    },
    placeOf,
    add(answer, value) {
      const i = placeOf(answer)
      if (i !== NOWHERE) means[i] += (value - means[i]) / ++counts[i]
    },
    at: (place, unknown) => (place === NOWHERE || counts[place] === 0 ? unknown : means[place]),
  }
}
