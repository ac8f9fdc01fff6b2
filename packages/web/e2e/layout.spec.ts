// Positions name steps by their functions: the built engine must know them as the sources do, or no kept position could be read.
import { engineFor } from '@tollan/engines'
import { expect } from '@playwright/test'
import type { Call, Reply } from '../src/engine/protocol.ts'
import { test } from './table-page.ts'

const wanted: readonly (readonly [string, object])[] = [
  ['teotihuacan', { players: 2 }],
  ['teotihuacan', { players: 5, modules: ['m6', 'm7', 'm8', 'm9', 'm10', 'draft', 'dark-eclipse'] }],
  ['teotihuacan', { players: 1, modules: ['m6', 'm7', 'm8', 'm9', 'ms1'] }],
  ['tawantinsuyu', { players: 2 }],
  ['tawantinsuyu', { players: 4, modules: ['first-game'] }],
  ['tawantinsuyu', { players: 1 }],
]

async function layoutOf(game: string, options: object): Promise<number> {
  const engine = await engineFor(game)
  if (!engine.ok) throw new Error(engine.message)
  const compiled = engine.definition.compile(options)
  if (!compiled.ok) throw new Error(compiled.message)
  return compiled.rules.layout
}

test('the built engine lays out positions as the sources do', async ({ page, isMobile }) => {
  test.skip(isMobile, 'no screen is looked at')
  const [worker] = await Promise.all([page.waitForEvent('worker'), page.goto('/')])
  const calls = wanted.map((args, id): Call<'layout'> => ({ id, session: 0, name: 'layout', args: [...args] }))
  const built = await page.evaluate(
    ([url, sent]) =>
      new Promise<Reply[]>((done, failed) => {
        const engine = new Worker(url, { type: 'module' })
        const replies: Reply[] = []
        engine.onerror = () => failed(new Error('the engine does not start'))
        engine.onmessage = ({ data }: MessageEvent<Reply>) => {
          if (replies.push(data) === sent.length) done(replies)
        }
        for (const call of sent) engine.postMessage(call)
      }),
    [worker.url(), calls] as const,
  )
  const sources = await Promise.all(wanted.map(([game, options]) => layoutOf(game, options)))
  expect(built).toEqual(sources.map((value, id) => ({ id, value })))
  expect(new Set(sources).size).toBeGreaterThan(2)
})
