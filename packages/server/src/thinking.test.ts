// Players that think at tables on the network: in a thread of their own, with answers like anybody's.
import { seatLevels } from '@tollan/ai'
import { engineFor } from '@tollan/engines'
import { randomGame } from '@tollan/kernel/testing'
import { levels, type Thinker } from '@tollan/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { closeStore, openStore } from './store/store.ts'
import { resumeThoughts } from './tables/due.ts'
import { openTables, withTable } from './tables/tables.ts'
import { type House, look, openHouse, tells, wake } from './testing/house.ts'
import { type Player, request, until } from './testing/player.ts'
import { roomOf, troubles } from './testing/truth.ts'
import { openMinds } from './thinking/minds.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** A table of one person and players that think, begun. */
async function tableWith(game: string, players: number, who: Readonly<Record<number, Omit<Thinker, 'seat'>>>): Promise<Player> {
  const anna = await house.person('Anna')
  const made = await request(anna, 'POST', '/tables', { game, options: { players }, listed: false, talk: true, clock: { kind: 'live', step: 60, bank: 60 }, name: 'Anna' })
  look(anna, String(made.body['id']))
  for (const [seat, thinker] of Object.entries(who)) expect(await request(anna, 'POST', `/tables/${anna.table}/thinker`, { seat: Number(seat), ...thinker })).toMatchObject({ status: 200 })
  return anna
}

async function begin(anna: Player): Promise<void> {
  await request(anna, 'POST', `/tables/${anna.table}/start`)
  wake(anna)
}

const isAsked = ({ pending, room, seat }: Player): boolean => pending === null && room?.asked.some((one) => one.seat === seat) === true

test('the levels of a table on the network are those there are', () => {
  expect([...levels]).toEqual(Object.keys(seatLevels))
})

test('a person plays a game with one of them to the end, and again', async () => {
  const anna = await tableWith('teotihuacan', 2, { 1: { level: 'visitor', style: 'collector' } })
  const { table } = anna
  look(await house.person('Guest'), table)
  await begin(anna)
  await until(anna, () => anna.state?.status === 'over' && anna.pending === null)
  expect(anna.state?.places.map(({ level, style, here }) => [level, style, here])).toEqual([[undefined, undefined, true], ['visitor', 'collector', true]])
  const store = await openStore({ folder: house.folder })
  expect(await troubles(store, table, [anna])).toEqual([])
  expect((await roomOf(store, table)).entries.filter(({ seat, forced }) => seat === 1 && !forced).length).toBeGreaterThan(20)
  expect(await store.db.selectFrom('thoughts').selectAll().where('due', 'is not', null).execute()).toEqual([])
  await closeStore(store)
  const again = String((await request(anna, 'POST', `/tables/${table}/rematch`)).body['id'])
  expect((await request(anna, 'GET', '/tables')).body).toMatchObject({ tables: [{ id: again, levels: [null, 'visitor'] }, {}] })
  const bela = await house.person('Béla')
  look(bela, again)
  await until(bela, () => bela.state !== null)
  expect(bela.state?.places[1]).toMatchObject({ level: 'visitor', style: 'collector' })
  expect(anna.refused).toEqual([])
})

test('whoever made the table says who they are; nobody waits for their consent', async () => {
  const anna = await tableWith('tawantinsuyu', 3, { 1: { level: 'apprentice' }, 2: { level: 'visitor' } })
  const bela = await house.person('Béla')
  const { table } = anna
  const wish = (player: Player, seat: number, level: string | null) => request(player, 'POST', `/tables/${table}/thinker`, { seat, level })
  expect(await wish(bela, 2, null)).toMatchObject({ status: 403, body: { code: 'not-host' } })
  expect(await request(bela, 'POST', `/tables/${table}/join`, { name: 'Béla', seat: 1 })).toMatchObject({ status: 409, body: { code: 'taken' } })
  expect(await wish(anna, 0, 'ruler')).toMatchObject({ status: 409, body: { code: 'taken' } })
  expect(await wish(anna, 2, 'emperor')).toMatchObject({ status: 400, body: { code: 'bad-message' } })
  expect(await wish(anna, 2, null)).toMatchObject({ status: 200 })
  expect(await request(bela, 'POST', `/tables/${table}/join`, { name: 'Béla', seat: 2 })).toMatchObject({ status: 200 })
  expect(await wish(anna, 2, 'ruler')).toMatchObject({ status: 409, body: { code: 'taken' } })
  await request(bela, 'POST', `/tables/${table}/leave`)
  await begin(anna)
  await until(anna, () => anna.done.size > 6)
  anna.quiet = true
  await until(anna, () => isAsked(anna))
  const before = anna.room?.counter ?? 0
  expect(await tells(anna, { t: 'ask-back', to: (anna.room?.steps.length ?? 0) - 8 })).toBeNull()
  await until(anna, () => isAsked(anna) && (anna.room?.counter ?? 0) > before)
  expect(await tells(anna, { t: 'ask-end' })).toBeNull()
  await until(anna, () => anna.state?.status === 'abandoned')
})

test('what one of them likes is a style of its game; another is refused, and nothing changes', async () => {
  const anna = await tableWith('tawantinsuyu', 2, { 1: { level: 'visitor', style: 'weaver' } })
  const bela = await house.person('Béla')
  look(bela, anna.table)
  const wish = (thinker: object) => request(anna, 'POST', `/tables/${anna.table}/thinker`, { seat: 1, ...thinker })
  const seen = (): unknown => [bela.state?.places[1]?.level, bela.state?.places[1]?.style]
  await until(bela, () => bela.state !== null)
  expect(seen()).toEqual(['visitor', 'weaver'])
  const message = 'there is no style "noble" in tawantinsuyu; known are weaver, stonecutter, architect, sculptor'
  expect(await wish({ level: 'ruler', style: 'noble' })).toEqual({ status: 400, body: { code: 'bad-style', message } })
  expect(await wish({ level: 'ruler', style: 'constructor' })).toMatchObject({ status: 400, body: { code: 'bad-style' } })
  for (const style of ['', null, 7, 'a"b']) expect(await wish({ level: 'ruler', style })).toMatchObject({ status: 400, body: { code: 'bad-message', message: expect.stringMatching(/^style: /) } })
  const afterwards = await house.person('Cecília')
  look(afterwards, anna.table)
  await until(afterwards, () => afterwards.state !== null)
  expect(afterwards.state?.places[1]).toMatchObject({ level: 'visitor', style: 'weaver' })
  expect(await wish({ level: 'ruler', style: 'sculptor' })).toMatchObject({ status: 200 })
  await until(bela, () => bela.state?.places[1]?.level === 'ruler')
  expect(seen()).toEqual(['ruler', 'sculptor'])
  expect(await wish({ level: 'builder' })).toMatchObject({ status: 200 }) // as a page says it that knows no styles
  await until(bela, () => bela.state?.places[1]?.level === 'builder')
  expect(seen()).toEqual(['builder', undefined])
})

test('the thread thinks in the style it is told', async () => {
  const engine = await engineFor('teotihuacan')
  const compiled = engine.ok ? engine.definition.compile({ players: 2 }) : engine
  if (!engine.ok || !compiled.ok) throw new Error('no rules')
  const { doors, game, options } = compiled.rules
  const minds = openMinds()
  let [asked, styled, again] = [0, 0, 0]
  for (const { game: of } of randomGame(compiled.rules, 2)) {
    if (of.seat < 0 || of.count < 3 || asked === 30) continue
    const about = { game, version: engine.definition.version, options, view: doors.encodeView(doors.view(of, of.seat)), level: 'visitor', seed: 7 } as const
    const plain = await minds.think({ ...about, style: null })
    if (plain === null) throw new Error('no idea')
    const differs = async (style: string | null): Promise<number> => ((await minds.think({ ...about, style }))?.join() === plain.join() ? 0 : 1)
    again += await differs(null)
    styled += await differs('worshipper')
    asked++
  }
  await minds.close()
  expect(styled).toBeGreaterThan(again + 4) // a busy machine may cut a thought short
})

test('a process that dies while it thinks is followed by another one, who thinks as the first', async () => {
  const anna = await tableWith('teotihuacan', 2, { 1: { level: 'visitor', style: 'collector' } })
  await begin(anna)
  await until(anna, () => anna.done.size > 5)
  anna.quiet = true
  await until(anna, () => isAsked(anna))
  await house.server.close()
  const store = await openStore({ folder: house.folder })
  // as if it had died right after the act that asked the other
  const asks = (await store.db.selectFrom('acts').select(['sequence', 'asked']).where('table_id', '=', anna.table).execute()).findLast(({ asked }) => asked === '[1]')
  await store.db.deleteFrom('acts').where('table_id', '=', anna.table).where('sequence', '>', asks?.sequence ?? 0).execute()
  await store.db.updateTable('thoughts').set({ due: 1000 }).where('table_id', '=', anna.table).execute()
  const tables = openTables(store, { now: () => 2000 })
  const thoughts = vi.spyOn(tables.minds, 'think')
  await resumeThoughts(tables)
  expect([...tables.thinking]).toEqual([anna.table])
  while (tables.thinking.size > 0) await new Promise((next) => setTimeout(next, 20))
  expect(await withTable(tables, anna.table, async ({ sequence }) => sequence)).toBeGreaterThan(asks?.sequence ?? 0)
  expect(thoughts.mock.lastCall).toMatchObject([{ level: 'visitor', style: 'collector' }])
  expect(await troubles(store, anna.table, [])).toEqual([])
  await tables.minds.close()
  await tables.presence.close()
  await closeStore(store)
})
