import { describe, expect, it } from 'vitest'
import { createAnswerRecord } from './answer-record.ts'

describe('what answers came to', () => {
  it('is the mean of the lines with them, and unknown after it was cleared', () => {
    const record = createAnswerRecord()
    const [one, two] = [record.placeOf(7 << 24), record.placeOf((7 << 24) | 1)]
    expect(record.at(one, -5)).toBe(-5)
    record.add(7 << 24, 4)
    record.add(7 << 24, 8)
    record.add((7 << 24) | 1, 1)
    expect(record.at(one, -5)).toBe(6)
    expect(record.at(two, -5)).toBe(1)
    expect(record.placeOf(7 << 24)).toBe(one)
    record.clear()
    expect(record.at(record.placeOf(7 << 24), -5)).toBe(-5)
  })

  it('stays unknown of answers there is no room for', () => {
    const record = createAnswerRecord(8)
    for (let answer = 0; answer < 20; answer++) record.add(answer, answer)
    const known = Array.from({ length: 20 }, (_, answer) => record.at(record.placeOf(answer), -1)).filter((value) => value >= 0)
    expect(known).toEqual([0, 1, 2, 3, 4])
  })
})
