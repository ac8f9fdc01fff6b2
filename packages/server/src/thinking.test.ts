// Players that think at tables on the network: in a thread of their own, with answers like anybody's.
import { seatLevels } from '@tollan/ai'
import { levels } from '@tollan/protocol'
import { afterEach, expect, test } from 'vitest'
import { closeStore, openStore } from './store/store.ts'
import { resumeThoughts } from './tables/due.ts'
import { openTables, withTable } from './tables/tables.ts'
import { type House, look, openHouse, tells, wake } from './testing/house.ts'
import { type Player, request, until } from './testing/player.ts'
import { roomOf, troubles } from './testing/truth.ts'

const houses: House[] = []
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close()
})

async function openedHouse(): Promise<House> {
  const house = await openHouse()
  houses.push(house)
  return house
}

/** A table of one person and players that think. */
async function tableWith(house: House, game: string, players: number, who: Readonly<Record<number, string>>): Promise<Player> {
  const anna = await house.person('Anna')
  const made = await request(anna, 'POST', '/tables', { game, options: { players }, listed: false, talk: true, clock: { kind: 'live', step: 60, bank: 60 }, name: 'Anna' })
  look(anna, String(made.body['id']))
  for (const [seat, level] of Object.entries(who)) expect(await request(anna, 'POST', `/tables/${anna.table}/thinker`, { seat: Number(seat), level })).toMatchObject({ status: 200 })
  return anna
}

test('the levels of a table on the network are those there are', () => {
  expect([...levels]).toEqual(Object.keys(seatLevels))
})

test.each(['teotihuacan', 'tawantinsuyu'])('%s: a person plays with two of them to the end, and again', { timeout: 120_000 }, async (game) => {
  const house = await openedHouse()
  const anna = await tableWith(house, game, 3, { 1: 'visitor', 2: 'apprentice' })
  const bela = await house.person('Béla')
  const { table } = anna
  expect(await request(bela, 'POST', `/tables/${table}/thinker`, { seat: 2, level: null })).toMatchObject({ status: 403, body: { code: 'not-host' } })
  expect(await request(bela, 'POST', `/tables/${table}/join`, { name: 'Béla', seat: 1 })).toMatchObject({ status: 409, body: { code: 'taken' } })
  expect(await request(anna, 'POST', `/tables/${table}/thinker`, { seat: 0, level: 'ruler' })).toMatchObject({ status: 409, body: { code: 'taken' } })
  expect(await request(anna, 'POST', `/tables/${table}/thinker`, { seat: 2, level: 'emperor' })).toMatchObject({ status: 400, body: { code: 'bad-message' } })
  look(bela, table)
  await request(anna, 'POST', `/tables/${table}/start`)
  wake(anna)
  await until([anna, bela], () => [anna, bela].every(({ state, pending }) => state?.status === 'over' && pending === null))
  expect(anna.state?.places.map(({ level, here }) => [level, here])).toEqual([[undefined, true], ['visitor', true], ['apprentice', true]])
  const store = await openStore({ folder: house.folder })
  expect(await troubles(store, table, [anna, bela])).toEqual([])
  const { entries } = await roomOf(store, table)
  for (const seat of [1, 2]) expect(entries.filter((entry) => entry.seat === seat && !entry.forced).length).toBeGreaterThan(20)
  expect(await store.db.selectFrom('thoughts').select('due').execute()).toEqual([{ due: null }])
  await closeStore(store)
  const again = String((await request(anna, 'POST', `/tables/${table}/rematch`)).body['id'])
  expect((await request(anna, 'GET', '/tables')).body).toMatchObject({ tables: [{ id: again, levels: [null, 'visitor', 'apprentice'] }, {}] })
  expect([...anna.refused, ...bela.refused]).toEqual([])
})

test('nobody waits for the consent of one of them, and its answers can be taken back by consent', { timeout: 60_000 }, async () => {
  const house = await openedHouse()
  const anna = await tableWith(house, 'teotihuacan', 2, { 1: 'visitor' })
  await request(anna, 'POST', `/tables/${anna.table}/start`)
  wake(anna)
  await until(anna, () => anna.done.size > 12)
  anna.quiet = true
  const isAsked = (): boolean => anna.pending === null && anna.room?.asked.some(({ seat }) => seat === anna.seat) === true
  await until(anna, isAsked)
  const to = (anna.room?.steps.length ?? 0) - 8
  const before = anna.room?.counter ?? 0
  expect(await tells(anna, { t: 'ask-back', to })).toBeNull()
  await until(anna, () => isAsked() && (anna.room?.counter ?? 0) > before)
  expect(await tells(anna, { t: 'ask-end' })).toBeNull()
  await until(anna, () => anna.state?.status === 'abandoned')
})

test('a process that dies while it thinks is followed by another one', { timeout: 60_000 }, async () => {
  const house = await openedHouse()
  const anna = await tableWith(house, 'tawantinsuyu', 2, { 1: 'visitor' })
  await request(anna, 'POST', `/tables/${anna.table}/start`)
  wake(anna)
  await until(anna, () => anna.done.size > 5)
  anna.quiet = true
  await until(anna, () => anna.pending === null)
  await house.server.close()
  const store = await openStore({ folder: house.folder })
  // as if it had died right after the act that asks the other
  const asks = (await store.db.selectFrom('acts').select(['sequence', 'asked']).where('table_id', '=', anna.table).where('seat', '=', 0).execute()).findLast(({ asked }) => asked === '[1]')
  await store.db.deleteFrom('acts').where('table_id', '=', anna.table).where('sequence', '>', asks?.sequence ?? 0).execute()
  await store.db.updateTable('thoughts').set({ due: 1000 }).execute()
  const tables = openTables(store, () => 2000)
  await resumeThoughts(tables)
  expect(tables.thinking.size).toBe(1)
  while (tables.thinking.size > 0) await new Promise((next) => setImmediate(next))
  expect(await withTable(tables, anna.table, async ({ sequence }) => sequence)).toBeGreaterThan(asks?.sequence ?? 0)
  expect(await troubles(store, anna.table, [])).toEqual([])
  await tables.minds.close()
  await tables.presence.close()
  await closeStore(store)
})
