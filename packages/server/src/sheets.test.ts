// Tables that play with printed values corrected from somebody's box.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastRandom } from '@tollan/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenServer, openServer } from './server.ts'
import { boundless } from './testing/boundless.ts'
import { knownSecrets } from './testing/known-secrets.ts'
import { connect, leave, newPlayer, request, until } from './testing/player.ts'

const root = mkdtempSync(join(tmpdir(), 'tollan-sheets-'))
let server: OpenServer

beforeAll(async () => {
  const files = join(root, 'files')
  mkdirSync(files)
  writeFileSync(join(files, 'index.html'), '<!doctype html><title>Tollan</title>')
  server = await openServer({ folder: files, host: '127.0.0.1', port: 0, keep: { folder: join(root, 'kept') }, limits: boundless, newSecret: knownSecrets() })
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

const good = [{ table: 'army-cards', path: 'army-02.soldiers', from: 1, to: 2 }]
const wish = (data?: unknown, sheet?: unknown) => ({
  game: 'tawantinsuyu', options: { players: 2, ...(data === undefined ? {} : { data }) }, listed: true, talk: true, clock: { kind: 'none' }, name: 'Anna', ...(sheet === undefined ? {} : { sheet }),
})

test('a table with a sheet names it to everybody, plays by it to the end, and its file names it', async () => {
  const [anna, bela] = [await newPlayer(server.address, 'Anna', fastRandom(1)), await newPlayer(server.address, 'Béla', fastRandom(2))]
  const table = String((await request(anna, 'POST', '/tables', wish(good, ' Anna’s box '))).body['id'])
  expect((await request(bela, 'GET', '/lobby')).body).toMatchObject({ tables: [{ id: table, sheet: { name: 'Anna’s box', values: 1 } }] })
  await request(bela, 'POST', `/tables/${table}/join`, { name: 'Béla' })
  for (const player of [anna, bela]) {
    player.table = table
    connect(player)
  }
  await until(bela, () => bela.state !== null)
  expect(bela.state).toMatchObject({ sheet: { name: 'Anna’s box', values: 1 }, options: { data: good } })
  await request(anna, 'POST', `/tables/${table}/start`)
  await Promise.all([anna, bela].map((player) => until(player, () => player.state?.status === 'over')))
  expect([...anna.refused, ...bela.refused]).toEqual([])
  expect((await request(bela, 'GET', `/tables/${table}/file`)).body).toMatchObject({ sheet: 'Anna’s box', options: { data: good } })
  const again = String((await request(bela, 'POST', `/tables/${table}/rematch`)).body['id'])
  expect((await request(bela, 'GET', '/tables')).body).toMatchObject({ tables: expect.arrayContaining([expect.objectContaining({ id: again, sheet: { name: 'Anna’s box', values: 1 } })]) })
  for (const player of [anna, bela]) leave(player)
})

test('values as printed make no sheet, whatever they are called', async () => {
  const anna = await newPlayer(server.address, 'Anna', fastRandom(3))
  const table = String((await request(anna, 'POST', '/tables', wish([{ ...good[0], to: 1 }], 'my box'))).body['id'])
  const { tables } = (await request(anna, 'GET', '/tables')).body as { readonly tables: readonly { readonly id: string; readonly sheet?: unknown }[] }
  expect(tables.find(({ id }) => id === table)?.sheet).toBeUndefined()
})

test.each([
  ['a value out of its range', [{ ...good[0], to: 99 }], undefined, 'bad-sheet'],
  ['a correction of another print', [{ ...good[0], from: 7 }], undefined, 'bad-sheet'],
  ['an unknown table', [{ table: 'moons', path: '', from: 1, to: 2 }], undefined, 'bad-sheet'],
  ['no corrections', [7], undefined, 'bad-sheet'],
  ['no list', { a: 1 }, undefined, 'bad-message'],
  ['more than any box has', Array.from({ length: 2001 }, () => good[0]), undefined, 'bad-message'],
  ['a name with a line in it', good, 'my\nbox', 'bad-message'],
])('%s is refused and opens no table', async (_, data, sheet, code) => {
  const anna = await newPlayer(server.address, 'Anna', fastRandom(4))
  expect(await request(anna, 'POST', '/tables', wish(data, sheet))).toMatchObject({ status: 400, body: { code } })
  expect((await request(anna, 'GET', '/tables')).body).toEqual({ tables: [] })
})

test('a sheet on which the whole box is corrected is not too long to be heard', async () => {
  const anna = await newPlayer(server.address, 'Anna', fastRandom(5))
  const long = Array.from({ length: 1500 }, () => good[0]) // the same one again and again: heard, and taken once
  const table = String((await request(anna, 'POST', '/tables', wish(long))).body['id'])
  expect((await request(anna, 'GET', '/tables')).body).toMatchObject({ tables: [{ id: table, sheet: { name: null, values: 1 } }] })
})
