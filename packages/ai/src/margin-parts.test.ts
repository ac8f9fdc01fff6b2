import { describe, expect, it } from 'vitest'
import { marginParts, type Say } from './margin-parts.ts'

const moment = (entry: number, margin: number, cost = 0) => ({ entry, margin, cost })

describe('why a margin changed', () => {
  it('a draw in an own turn, the turn of another, and what a decision cost add up to the end', () => {
    // a decision, a draw, a decision, the turn of another, a decision
    const says: (Say | null)[] = [null, 'draws', null, 'others', 'others', null]
    const moments = [moment(0, 5, 2), moment(2, 10), moment(3, 10), moment(5, 4, 1)]
    const parts = marginParts(moments, says, 3)
    expect(parts).toEqual({ draws: 7, others: -6 })
    expect(5 + parts.draws + parts.others - 3).toBe(3)
  })

  it('what nobody can tell apart is up to the others, and so is what changed without a draw', () => {
    expect(marginParts([moment(0, 0)], [null, 'draws', 'others'], 4)).toEqual({ draws: 0, others: 4 })
    expect(marginParts([moment(0, 0)], [null], 4)).toEqual({ draws: 0, others: 4 })
  })

  it('a turn start divides a draw of the own turn from the turn that follows', () => {
    expect(marginParts([moment(0, 0), moment(2, 3)], [null, 'draws', 'others', 'others'], 10)).toEqual({ draws: 3, others: 7 })
  })

  it('is nothing where nothing was decided', () => {
    expect(marginParts([], [null, 'draws'], 4)).toEqual({ draws: 0, others: 0 })
  })
})
