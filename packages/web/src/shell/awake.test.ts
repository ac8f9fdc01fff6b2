import { describe, expect, it } from 'vitest'
import { stayAwake } from './awake.ts'

function screen() {
  let on = 0
  let due: (() => void) | null = null
  const lock = async () => {
    on++
    return { release: async () => void on-- }
  }
  const after = (_ms: number, then: () => void) => {
    due = then
    return () => (due = null)
  }
  const settled = async (): Promise<number> => {
    for (let i = 0; i < 5; i++) await Promise.resolve()
    return on
  }
  return { awake: stayAwake(lock, { after }), settled, leaveAlone: () => due?.() }
}

describe('the screen at the table', () => {
  it('stays on by one lock, however often somebody plays', async () => {
    const { awake, settled } = screen()
    awake.touched()
    awake.touched()
    expect(await settled()).toBe(1)
  })

  it('goes out when the table is left, or left alone', async () => {
    const { awake, settled, leaveAlone } = screen()
    awake.touched()
    leaveAlone()
    expect(await settled()).toBe(0)
    awake.touched()
    awake.release()
    expect(await settled()).toBe(0)
  })
})
