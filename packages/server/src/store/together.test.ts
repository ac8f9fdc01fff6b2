import { expect, test } from 'vitest'
import { together } from './together.ts'

test('what comes at the same moment is written at once, what comes meanwhile afterwards, each with its own answer', async () => {
  const groups: number[][] = []
  let go = (): void => {}
  const writer = together<number>(async (items) => {
    groups.push([...items])
    await new Promise<void>((next) => (go = next))
    if (items.includes(9)) throw new Error('the disk is full')
    return items.map((n) => n % 2 === 0)
  })
  const first = [1, 2, 3].map((n) => writer.write(n))
  while (groups.length < 1) await new Promise((next) => setImmediate(next))
  const second = [4, 9].map((n) => writer.write(n).catch((error: unknown) => String(error)))
  go()
  expect(await Promise.all(first)).toEqual([false, true, false])
  while (groups.length < 2) await new Promise((next) => setImmediate(next))
  go()
  expect(await Promise.all(second)).toEqual(['Error: the disk is full', 'Error: the disk is full'])
  const third = writer.write(6)
  while (groups.length < 3) await new Promise((next) => setImmediate(next))
  go()
  expect(await third).toBe(true)
  await writer.settled()
  expect(groups).toEqual([[1, 2, 3], [4, 9], [6]])
})
