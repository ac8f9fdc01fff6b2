// What one connection, guest or address cannot do to everybody else.
import { PROTOCOL } from '@tollan/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { usualLimits } from './limits.ts'
import { boundless } from './testing/boundless.ts'
import { type House, look, openHouse } from './testing/house.ts'
import { type Player, request, until } from './testing/player.ts'

const line = ({ server }: House, { cookie }: Player, headers: Readonly<Record<string, string>> = {}): WebSocket => {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket?v=${PROTOCOL}`, { headers: { cookie, ...headers } })
  socket.on('error', () => {}) // the end follows
  return socket
}
const opened = (socket: WebSocket): Promise<void> => new Promise((done) => socket.once('open', done))
const ended = (socket: WebSocket): Promise<number> => new Promise((done) => socket.once('close', done))

test('whoever pours in messages is let go; others go on', async () => {
  const house = await openHouse({ limits: { ...boundless, waiting: usualLimits.waiting } })
  const [anna, bela] = (await Promise.all(['Anna', 'Béla'].map((name) => house.person(name)))) as [Player, Player]
  const table = await house.table({}, [bela])
  const socket = line(house, anna)
  await opened(socket)
  for (let i = 0; i < 5000; i++) socket.send(JSON.stringify({ t: 'open', table }))
  expect(await ended(socket)).toBe(1008)
  const again = line(house, anna)
  await opened(again)
  again.close()
  look(bela, table)
  await until(bela, () => bela.state?.id === table)
  await house.close()
})

test('whoever reads nothing is let go before the server drowns in what it could not say', async () => {
  const house = await openHouse()
  const [anna, bela] = (await Promise.all(['Anna', 'Béla'].map((name) => house.person(name)))) as [Player, Player]
  const table = await house.table({}, [anna, bela])
  await request(anna, 'POST', `/tables/${table}/start`)
  const socket = line(house, anna)
  await opened(socket)
  socket.pause()
  const gone = ended(socket)
  let isGone = false
  void gone.then(() => (isGone = true))
  const most = 20_000 // of some ten thousand bytes each
  for (let i = 0; i < most && !isGone && socket.readyState === WebSocket.OPEN; i++) {
    socket.send(JSON.stringify({ t: 'open', table }))
    if (i % 50 === 0) await new Promise((next) => setTimeout(next, 5))
    if (/tollan_sockets 2\n/.test(await (i % 200 === 0 ? fetch(`${house.server.address}/metrics`).then((reply) => reply.text()) : ''))) break // the two at the table
  }
  expect(await (await fetch(`${house.server.address}/metrics`)).text()).toMatch(/tollan_sockets 2\n/)
  socket.terminate()
  await house.close()
})

test('tables are counted by guest and by address, those that are played again too', async () => {
  const house = await openHouse({ limits: { ...boundless, tables: { most: 2, perSecond: 0 }, tablesOfAddress: { most: 3, perSecond: 0 } } })
  const [anna, bela] = (await Promise.all(['Anna', 'Béla'].map((name) => house.person(name)))) as [Player, Player]
  const made = async (player: Player): Promise<number> =>
    (await request(player, 'POST', '/tables', { game: 'teotihuacan', options: { players: 2 }, listed: false, talk: false, clock: { kind: 'none' }, name: player.name })).status
  expect([await made(anna), await made(anna), await made(anna)]).toEqual([200, 200, 429])
  expect([await made(bela), await made(bela)]).toEqual([200, 429])
  expect((await request(bela, 'POST', '/tables/AAAAAAAAAAAAAAAAAAAAAAAA/rematch')).status).toBe(429)
  await house.close()
})

test('a page of another address has no line and changes nothing', async () => {
  const house = await openHouse()
  const anna = await house.person('Anna')
  const from = (origin: string): Promise<number> => ended(line(house, anna, { origin }))
  const refused = await Promise.all(['https://elsewhere.example', 'null', house.server.address.replace('127.0.0.1', 'localhost.example')].map(from))
  expect(refused).toEqual([1006, 1006, 1006])
  const own = line(house, anna, { origin: house.server.address })
  await opened(own)
  own.close()
  const crossing = await fetch(`${house.server.address}/api/me`, { method: 'PUT', headers: { cookie: anna.cookie, origin: 'https://elsewhere.example', 'content-type': 'application/json' }, body: '{"name":"Mallory"}' })
  expect(crossing.status).toBe(403)
  expect((await request(anna, 'GET', '/me')).body).toEqual({ name: null })
  await house.close()
})
