import { afterEach, expect, it, vi } from 'vitest'
import { lobby, myTables, whoAmI } from './requests.ts'

afterEach(() => vi.unstubAllGlobals())

it('the first request goes alone, as long as none has come through: two would make two guests', async () => {
  const asked: { readonly path: string; readonly reply: (response: Response) => void; readonly fail: () => void }[] = []
  vi.stubGlobal('fetch', (path: string) => new Promise<Response>((reply, fail) => asked.push({ path, reply, fail: () => fail(new TypeError('no network')) })))
  const calm = (): Promise<unknown> => new Promise((done) => setTimeout(done))
  const paths = (): string[] => asked.map(({ path }) => path)

  const lost = whoAmI()
  const after = lobby()
  await calm()
  expect(paths()).toEqual(['/api/me'])
  asked[0]?.fail()
  expect(await lost).toMatchObject({ ok: false, code: 'unreachable' })
  await calm()
  expect(paths()).toEqual(['/api/me', '/api/lobby'])

  const [mine, again] = [myTables(), whoAmI()]
  await calm()
  expect(paths()).toHaveLength(2)
  asked[1]?.reply(Response.json({ tables: [] }))
  expect(await after).toEqual({ ok: true, tables: [] })
  await calm()
  expect(paths().slice(2)).toEqual(['/api/tables', '/api/me'])
  for (const { reply } of asked.slice(2)) reply(Response.json({}))
  expect(await Promise.all([mine, again])).toEqual([{ ok: true }, { ok: true }])
})
