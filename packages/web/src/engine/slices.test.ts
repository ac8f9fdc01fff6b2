import { describe, expect, it } from 'vitest'
import { inSlices } from './slices.ts'

/** Work of some pieces, each of which takes a while on a clock of its own. */
function work(pieces: number, each: number) {
  const seen = { time: 0, done: 0 }
  function* piecewise(): Generator<void, string, void> {
    for (; seen.done < pieces; seen.done++) {
      seen.time += each
      yield
    }
    return 'done'
  }
  return { seen, now: () => seen.time, run: piecewise() }
}

const always = (): boolean => true
/** What is waiting besides gets its turn. */
const otherTask = (): Promise<void> => new Promise((done) => setTimeout(done, 0))

describe('work in slices', () => {
  it('is done at once when it is short', async () => {
    const { seen, now, run } = work(7, 1)
    const found = inSlices(run, always, now)
    expect(seen.done).toBe(7)
    expect(await found).toBe('done')
  })

  it('is put aside after a slice, so that others come first, and goes on where it was', async () => {
    const { seen, now, run } = work(40, 1)
    const found = inSlices(run, always, now)
    const first = seen.done
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(40)
    await otherTask()
    expect(seen.done).toBeGreaterThan(first)
    expect(seen.done).toBeLessThan(40)
    expect(await found).toBe('done')
    expect(seen.done).toBe(40)
  })

  it('is dropped when it is no longer wanted, without another piece of it', async () => {
    const { seen, now, run } = work(40, 1)
    let wanted = true
    const found = inSlices(run, () => wanted, now)
    const first = seen.done
    wanted = false
    expect(await found).toBeNull()
    expect(seen.done).toBe(first)
  })

  it('does one piece at a time where one takes a whole slice', async () => {
    const { seen, now, run } = work(3, 100)
    const found = inSlices(run, always, now)
    expect(seen.done).toBe(0) // the first is under way
    await otherTask()
    expect(seen.done).toBe(1)
    expect(await found).toBe('done')
  })

  it('fails when the work does', async () => {
    function* faulty(): Generator<void, string, void> {
      yield
      throw new Error('a rule is broken')
    }
    await expect(inSlices(faulty(), always, () => 0)).rejects.toThrow('a rule is broken')
  })
})
