// Talk over real sockets: who hears whom, and when.
import { afterAll, expect, test } from 'vitest'
import { heardOf, look, openHouse, tells } from './testing/house.ts'
import { leave, type Player, request, until } from './testing/player.ts'

const house = await openHouse()
afterAll(() => house.close())

const linesOf = (player: Player): string[] => heardOf(player, 'talk').flatMap(({ lines }) => (lines as { text: string; reaction: string | null }[]).map(({ text, reaction }) => reaction ?? text))

test('players and spectators talk among themselves until the end, then everybody hears everything', async () => {
  const [anna, bela, guest, other] = await Promise.all(['Anna', 'Béla', 'Guest', 'Other'].map((name) => house.person(name)))
  if (anna === undefined || bela === undefined || guest === undefined || other === undefined) return
  const table = await house.table({}, [anna, bela])
  for (const one of [guest, other]) {
    await request(one, 'PUT', '/me', { name: one.name })
    look(one, table)
  }
  await request(anna, 'POST', `/tables/${table}/start`)
  expect(await tells(anna, { t: 'say', text: 'hello <b>all</b>' })).toBeNull()
  expect(await tells(guest, { t: 'say', text: 'she has the jade' })).toBeNull()
  expect(await tells(bela, { t: 'react', reaction: 'well-played' })).toBeNull()
  await until([bela, other], () => linesOf(bela).length === 2 && linesOf(other).length === 1)
  expect(linesOf(bela)).toEqual(['hello <b>all</b>', 'well-played'])
  expect(linesOf(other)).toEqual(['she has the jade'])
  leave(bela)
  const again = await house.person('Béla again')
  Object.assign(again, { cookie: bela.cookie })
  look(again, table)
  await until(again, () => linesOf(again).length === 2)
  expect(await tells(anna, { t: 'ask-end' })).toBeNull()
  await until(again, () => again.state?.motion?.kind === 'end')
  expect(await tells(again, { t: 'agree', motion: again.state?.motion?.number ?? 0, yes: true })).toBeNull()
  await until([again, other], () => new Set(linesOf(again)).size === 3 && new Set(linesOf(other)).size === 3)
  await until([anna, again], () => anna.room?.asked.length === 0 && again.room?.asked.length === 0)
  expect(again.state?.secret).toMatch(/^[0-9a-f]{64}$/)
})

test('at a table without talk nobody is heard, and nobody without a name is', async () => {
  const [anna, bela, nobody] = await Promise.all(['Anna', 'Béla', 'Nobody'].map((name) => house.person(name)))
  if (anna === undefined || bela === undefined || nobody === undefined) return
  await house.table({ talk: false }, [anna, bela])
  expect(await tells(anna, { t: 'say', text: 'hello' })).toBe('no-talk')
  const table = await house.table({}, [bela, anna])
  look(nobody, table)
  await until(nobody, () => nobody.state?.id === table)
  expect(await tells(nobody, { t: 'say', text: 'hello' })).toBe('no-name')
})
