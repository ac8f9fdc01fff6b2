// What a person may ask about themselves: another device, their data, its end, notices, letters.
import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { pushing, pushKeys } from './notices/push.ts'
import { closeStore, openStore } from './store/store.ts'
import { claimNotices } from './store/due.ts'
import { guestIdOf, look, openHouse, tells, wake } from './testing/house.ts'
import { leave, type Player, request, until } from './testing/player.ts'

/** A server of letters that takes every letter and keeps it. */
async function postOffice(): Promise<{ readonly url: string; readonly letters: string[]; close(): void }> {
  const letters: string[] = []
  const server = createServer((line) => {
    let letter: string | null = null
    line.write('220 post\r\n')
    line.on('data', (data) => {
      for (const said of data.toString().split('\r\n').slice(0, -1)) {
        if (letter !== null) {
          if (said === '.') {
            letters.push(letter)
            letter = null
            line.write('250 kept\r\n')
          } else letter += `${said}\n`
        } else if (said === 'DATA') {
          letter = ''
          line.write('354 go on\r\n')
        } else if (said === 'QUIT') line.end('221 bye\r\n')
        else line.write('250 well\r\n')
      }
    })
    line.on('error', () => {})
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, letters, close: () => server.close() }
}

let now = 1_800_000_000_000
const post = await postOffice()
const house = await openHouse({ now: () => now, notices: { smtp: post.url, page: 'https://tollan.example', from: 'tollan@tollan.example' } })
afterAll(async () => {
  await house.close()
  post.close()
})
const until2 = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((next) => setTimeout(next, 10))
}

test('a link leads to another device once', async () => {
  const [anna, phone] = await Promise.all([house.person('Anna'), house.person('phone')])
  await request(anna, 'PUT', '/me', { name: 'Anna' })
  const { body } = await request(anna, 'POST', '/device')
  const used = await fetch(`${house.server.address}/api/device/${String(body['token'])}`, { method: 'POST', headers: { cookie: phone.cookie } })
  expect(await used.json()).toEqual({ name: 'Anna' })
  expect((used.headers.get('set-cookie') ?? '').split(';', 1)[0]).toBe(anna.cookie)
  expect((await request(phone, 'POST', `/device/${String(body['token'])}`)).status).toBe(404)
  const late = await request(anna, 'POST', '/device')
  now += 11 * 60_000
  expect((await request(phone, 'POST', `/device/${String(late.body['token'])}`)).status).toBe(404)
  const code = await fetch(`${house.server.address}/api/code?text=${encodeURIComponent('https://tollan.example/#/table/x')}`)
  expect(code.headers.get('content-type')).toContain('image/svg+xml')
  expect(await code.text()).toMatch(/^<svg/)
  expect((await fetch(`${house.server.address}/api/code?text=${'x'.repeat(400)}`)).status).toBe(400)
})

test('in the waiting room seat and symbol can be changed, but not to what others have', async () => {
  const people = await Promise.all(['Anna', 'Béla'].map((name) => house.person(name)))
  const [anna, bela] = people as [Player, Player]
  const table = await house.table({ options: { players: 3 }, symbol: 'owl' }, people)
  expect(await request(bela, 'POST', `/tables/${table}/join`, { name: 'Béla', symbol: 'owl' })).toMatchObject({ status: 409 })
  expect(await request(bela, 'POST', `/tables/${table}/join`, { name: 'Béla', seat: 0 })).toMatchObject({ status: 409 })
  expect(await request(bela, 'POST', `/tables/${table}/join`, { name: 'Bé', seat: 2, symbol: 'eagle' })).toMatchObject({ status: 200, body: { seat: 2 } })
  await until(anna, () => anna.state?.places[2]?.symbol === 'eagle')
  expect(anna.state?.places.map(({ name }) => name)).toEqual(['Anna', null, 'Bé'])
})

test('everything that is kept is given out, and taken away: others play on with a companion', async () => {
  const anna = await house.person('Anna')
  let bela = await house.person('Béla')
  while (!guestIdOf(bela).includes('_')) bela = await house.person('Béla') // a letter that patterns of databases take for any other
  const people = [anna, bela]
  const table = await house.table({}, people)
  await request(anna, 'POST', `/tables/${table}/start`)
  expect(await tells(bela, { t: 'say', text: 'a secret of mine' })).toBeNull()
  for (const player of people) wake(player)
  await until(bela, () => bela.done.size > 5)
  for (const player of people) player.quiet = true
  await until(people, () => people.every(({ pending }) => pending === null))
  const { body } = await request(bela, 'GET', '/me/data')
  expect(body).toMatchObject({ guest: { name: 'Béla' }, tables: [{ table, seat: 1 }], talk: [{ text: 'a secret of mine' }] })
  expect(body['acts']).toHaveLength(bela.done.size - 1) // all it said but the line of talk
  expect((await request(bela, 'DELETE', '/me')).status).toBe(200)
  leave(bela)
  await until(anna, () => anna.state?.places[1]?.companion === true)
  expect(anna.state?.places[1]?.name).toBe('?')
  const store = await openStore({ folder: house.folder })
  const kept = JSON.stringify([await store.db.selectFrom('places').selectAll().execute(), await store.db.selectFrom('talk').selectAll().execute(), await store.db.selectFrom('guests').selectAll().execute(), await store.db.selectFrom('acts').selectAll().execute(), await store.db.selectFrom('tables').selectAll().execute()])
  expect(kept).not.toContain(guestIdOf(bela))
  expect(kept).not.toContain('a secret of mine')
  await closeStore(store)
})

test('who does not look is told once, by letter when the address was proved; looking ends it', async () => {
  const people = await Promise.all(['Anna', 'Béla'].map((name) => house.person(name)))
  const [anna, bela] = people as [Player, Player]
  await request(bela, 'POST', '/mail', { address: 'bela@tollan.example', language: 'hu' })
  await until2(() => post.letters.length === 1)
  const link = /https:\/\/tollan\.example(\/api\/mail\/\S+)/.exec((post.letters[0] ?? '').replaceAll('=\n', '').replaceAll('=3D', '='))?.[1] ?? ''
  expect((await fetch(`${house.server.address}${link}x`, { redirect: 'manual' })).status).toBe(400)
  expect((await fetch(`${house.server.address}${link}`, { redirect: 'manual' })).status).toBe(302)
  const table = await house.table({}, people)
  await until(bela, () => bela.state !== null)
  leave(bela)
  await until(anna, () => anna.state?.places[1]?.here === false)
  await request(anna, 'POST', `/tables/${table}/start`)
  wake(anna)
  await until(anna, () => anna.state?.status === 'playing' && anna.room !== null && anna.room.asked.every(({ seat }) => seat === 1))
  now += 21_000
  await until2(() => post.letters.length === 2)
  expect(post.letters[1]).toContain('bela@tollan.example')
  now += 100_000
  const again = await house.person('Béla again')
  Object.assign(again, { cookie: bela.cookie })
  look(again, table)
  await until(again, () => again.state?.places[1]?.here === true)
  const store = await openStore({ folder: house.folder })
  expect(await store.db.selectFrom('notices').selectAll().where('table_id', '=', table).where('guest', '=', guestIdOf(bela)).execute()).toEqual([])
  expect(await claimNotices(store, now + 1e9)).toEqual([])
  await closeStore(store)
  expect(post.letters.length).toBe(2)
})

test('a browser subscribes only at a known service; keys are made once', async () => {
  const anna = await house.person('Anna')
  const pair = createECDH('prime256v1')
  const keys = { p256dh: pair.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') }
  expect((await request(anna, 'POST', '/notices', { endpoint: 'https://127.0.0.1/push', keys, language: 'en' })).status).toBe(400)
  expect((await request(anna, 'POST', '/notices', { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys, language: 'en' })).status).toBe(200)
  const { body } = await request(anna, 'GET', '/notices')
  const store = await openStore({ folder: house.folder })
  const [one, two] = [await pushKeys(store), await pushKeys(store)]
  expect(one).toEqual(two)
  expect(body).toEqual({ key: one.publicKey, mail: true })
  await expect(pushing(one, 'https://tollan.example')({ endpoint: 'https://127.0.0.1:1/push', keys }, '{}', 'x')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await closeStore(store)
})
