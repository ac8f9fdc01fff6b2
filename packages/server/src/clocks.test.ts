// Time at a table: whose runs out is shown, and the others choose.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '@tollan/protocol'
import { afterAll, describe, expect, test } from 'vitest'
import { claimClocks, claimNotices } from './store/due.ts'
import { closeStore, openStore, type Store } from './store/store.ts'
import { afterAct, afterAwake, awakeTime, dueOf, firstState, nextDue, onceMore } from './tables/clock-time.ts'
import { openTables, withTable } from './tables/tables.ts'
import { openHouse, tells, wake } from './testing/house.ts'
import { type Player, request, until } from './testing/player.ts'
import { startPostgres } from './testing/postgres.ts'

const HOUR = 3_600_000
const noon = Date.UTC(2026, 0, 5, 12)

describe('how time runs', () => {
  const live: Clock = { kind: 'live', step: 30, bank: 60 }
  test('a step has its time, then the bank; what is left fills the bank up to its cap', () => {
    let state = afterAct(live, firstState(live, 2), { seats: [0], turn: 0 }, -1, 1000, [])
    expect(dueOf(live, state, 0, 0)).toBe(91_000)
    expect(dueOf(live, state, 1, 0)).toBeNull()
    state = afterAct(live, state, { seats: [0], turn: 0 }, 0, 51_000, []) // 20 seconds over
    expect(state.banks).toEqual([40_000, 60_000])
    state = afterAct(live, state, { seats: [1], turn: 1 }, 0, 56_000, [])
    expect(state.banks).toEqual([60_000, 60_000])
    expect(state.since).toEqual([null, 56_000])
  })
  test('who is asked at the same time as others is not hurried by their answers', () => {
    const state = afterAct(live, firstState(live, 2), { seats: [0, 1], turn: 0 }, -1, 0, [])
    expect(afterAct(live, state, { seats: [1], turn: 0 }, 0, 20_000, []).since).toEqual([null, 0])
  })
  const turns: Clock = { kind: 'turns', turn: 24 * 3600, holiday: 48 * 3600 }
  test('over days, all questions of a turn share its time, nights do not count, and the bank of days is paid only beyond it', () => {
    expect(awakeTime(noon, noon + 24 * HOUR, 0)).toBe(16 * HOUR)
    expect(afterAwake(noon, 16 * HOUR, 0)).toBe(noon + 24 * HOUR)
    expect(afterAwake(noon, 11 * HOUR, 60)).toBe(noon + 19 * HOUR) // ten hours to the night, one after it
    let state = afterAct(turns, firstState(turns, 2), { seats: [0], turn: 3 }, -1, noon, [0, 0])
    expect(dueOf(turns, state, 0, 0)).toBe(afterAwake(noon, 72 * HOUR, 0))
    state = afterAct(turns, state, { seats: [0], turn: 3 }, 0, noon + HOUR, [0, 0])
    expect(state.since[0]).toBe(noon)
    state = afterAct(turns, state, { seats: [1], turn: 4 }, 0, noon + 48 * HOUR, [0, 0]) // 32 hours awake
    expect(state.banks).toEqual([40 * HOUR, 48 * HOUR])
  })
  test('time given once more begins anew, and what is over rings no more', () => {
    const state = afterAct(live, firstState(live, 1), { seats: [0], turn: 0 }, -1, 0, [])
    expect(nextDue(live, state, [], 90_000)).toBeNull()
    expect(nextDue(live, onceMore(state, 0, 90_000), [], 90_000)).toBe(180_000)
  })
})

const folder = mkdtempSync(join(tmpdir(), 'tollan-clocks-'))
const postgres = await startPostgres()
afterAll(async () => {
  if (typeof postgres !== 'string') await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(typeof postgres === 'string')(`what is due is given to one process only${typeof postgres === 'string' ? ` (${postgres})` : ''}`, async () => {
  if (typeof postgres === 'string') return
  const where = { folder, url: postgres.url }
  const stores = await Promise.all([openStore(where), openStore(where)])
  const [{ db }] = stores as [Store, Store]
  const ids = Array.from({ length: 300 }, (_, i) => `table-${i}`)
  const table = { game: 'x', version: 1, options: '{}', secret: '', commitment: '', status: 'playing' as const, listed: 0, talk: 0, clock: '{}', host: '', rematch: null, motion: null, created: 0, updated: 0 }
  await db.insertInto('tables').values(ids.map((id) => ({ id, ...table }))).execute()
  await db.insertInto('clocks').values(ids.map((id, i) => ({ table_id: id, due: i, state: '{}' }))).execute()
  await db.insertInto('notices').values(ids.map((id, i) => ({ table_id: id, guest: 'g', due: i }))).execute()
  const all = async (claim: (store: Store) => Promise<readonly string[]>): Promise<string[]> => {
    const found: string[] = []
    for (let more = true; more; ) {
      const taken = (await Promise.all([...stores, ...stores].map(claim))).flat()
      found.push(...taken)
      more = taken.length > 0
    }
    return found.sort()
  }
  expect(await all((store) => claimClocks(store, 199))).toEqual(ids.slice(0, 200).sort())
  expect(await all(async (store) => (await claimNotices(store, 199)).map(({ table: id }) => id))).toEqual(ids.slice(0, 200).sort())
  await Promise.all(stores.map(closeStore))
})

test('when time is up the others wait, finish the turn or let a companion play on; whoever comes back takes the seat again', async () => {
  let now = noon
  const house = await openHouse({ now: () => now })
  const people = await Promise.all(['Anna', 'Béla'].map((name) => house.person(name)))
  const [anna, bela] = people as [Player, Player]
  await house.table({ clock: { kind: 'live', step: 30, bank: 60 }, game: 'tawantinsuyu' }, people)
  await request(anna, 'POST', `/tables/${anna.table}/start`)
  await until(people, () => people.some(({ room, seat }) => room?.asked.some((one) => one.seat === seat) === true))
  const isAsked = ({ room, seat }: Player): boolean => room?.asked.some((one) => one.seat === seat && one.answers.length > 0) === true
  const late = people.find(isAsked) ?? anna
  const other = late === anna ? bela : anna
  const seat = late.seat ?? 0
  const isLate = (player: Player): boolean => player.state?.times?.seats.some((one) => one.seat === seat && one.late) === true
  expect(await tells(other, { t: 'late', seat, choice: 'finish' })).toBe('not-late')
  now += 91_000
  await until(other, () => isLate(other))
  expect(await tells(late, { t: 'late', seat, choice: 'wait' })).toBe('wrong-seat')
  expect(await tells(other, { t: 'late', seat, choice: 'wait' })).toBeNull()
  await until(other, () => !isLate(other))
  now += 91_000
  await until(other, () => isLate(other))
  const before = other.room?.steps.length ?? 0
  expect(await tells(other, { t: 'late', seat, choice: 'finish' })).toBeNull()
  await until(people, () => (other.room?.steps.length ?? 0) > before && late.room?.counter === other.room?.counter)
  expect(isAsked(late)).toBe(false)
  // whoever is asked next is late too
  wake(other)
  await until(people, () => isAsked(late) && other.pending === null)
  other.quiet = true
  now += 1000_000
  await until(other, () => isLate(other))
  expect(await tells(other, { t: 'late', seat, choice: 'companion' })).toBeNull()
  await until(people, () => late.state?.places[seat]?.companion === true && !isAsked(late))
  wake(other)
  const played = other.done.size
  await until(other, () => other.done.size > played + 5 || other.state?.status === 'over')
  other.quiet = true
  await until(other, () => other.pending === null)
  expect(await tells(late, { t: 'return' })).toBeNull()
  await until(late, () => late.state?.places[seat]?.companion === false)
  // a process that has forgotten the table knows its time before anybody acts there
  const store = await openStore({ folder: house.folder })
  const tables = openTables(store, { now: () => now })
  expect(await withTable(tables, anna.table, async ({ time }) => time)).toMatchObject({ banks: [expect.any(Number), expect.any(Number)] })
  await tables.presence.close()
  await closeStore(store)
  await house.close()
})
