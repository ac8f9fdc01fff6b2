import { describe, expect, it } from 'vitest'
import type { Verdict } from '../../engine/thinking/protocol.ts'
import { puzzleJudge } from './puzzle-judge.ts'

const line = { answers: [], expected: { own: 0, rival: 0, value: 0 }, chance: 0.5, now: 0, later: [], others: 0 }
const behind = (points: number): Verdict => ({ behind: points, line })

/** A judge whose verdicts come when the test says so. */
function bench() {
  const said: (number | null)[] = []
  const asked: ((verdict: Verdict) => void)[] = []
  const judge = puzzleJudge(() => new Promise((done) => asked.push(done)), (verdict) => said.push(verdict?.behind ?? null), () => said.push(Number.NaN))
  return { said, asked, judge }
}

describe('the judge of a puzzle', () => {
  it('drops the verdict on a turn that was taken back, and judges the next one anew', async () => {
    const { said, asked, judge } = bench()
    const first = judge.judge()
    asked[0]?.(behind(13.7))
    await first
    expect(said.at(-1)).toBe(13.7)
    judge.takenBack()
    expect(said.at(-1)).toBeNull()
    const second = judge.judge()
    asked[1]?.(behind(0))
    await second
    expect(said.at(-1)).toBe(0)
  })

  it('does not hear a verdict that comes after its turn was taken back', async () => {
    const { said, asked, judge } = bench()
    const first = judge.judge()
    judge.takenBack()
    const second = judge.judge()
    asked[0]?.(behind(13.7))
    await first
    expect(said).not.toContain(13.7)
    asked[1]?.(behind(2))
    await second
    expect(said.at(-1)).toBe(2)
  })
})
