// Tables on the network, as one of several people sees them.
import { expect } from '@playwright/test'
import { pick } from '../e2e/table-page.ts'
import { makeAs, makeTable, playOn, say, sitDown, waitFor, type Wanted } from './others.ts'
import type { Screen, Walk } from './screen.ts'

const live = { kind: 'live', step: 90, bank: 1800 }
/** A busy machine takes its time. */
const LONG_MS = 30_000
/** Asked in another's turn. */
const elsewhere = ['leftover-weaving', 'offering-too', 'renew-too', 'worship-too']

async function look({ page }: Walk, table: string): Promise<void> {
  await page.goto(`/#/table/${table}`)
  await expect(page.getByTestId('sentence').or(page.getByText('The game is over.')).first()).toBeVisible({ timeout: LONG_MS })
}

/** A table of two that has been played for a while; the other person. */
async function played(walk: Walk, wanted: Wanted, before: readonly string[], most?: number) {
  for (;;) {
    const table = await makeTable(walk, wanted)
    const bela = await sitDown(walk, table, 'Béla')
    const goesOn = await playOn(walk, table, [bela], before, most)
    if (!goesOn && before.length > 0) continue // a game in which it was never asked
    await look(walk, table)
    return { table, bela }
  }
}

const tool = ({ page }: Walk, name: string): Promise<void> => page.getByTestId('online-tools').getByRole('button', { name }).click()

async function lose(walk: Walk): Promise<void> {
  const lines: (() => Promise<void>)[] = []
  let lost = false
  await walk.page.routeWebSocket(/\/socket/, async (near) => {
    if (lost) return near.close()
    near.connectToServer()
    lines.push(() => near.close())
  })
  await played(walk, { game: 'teotihuacan' }, [], 25)
  lost = true
  for (const close of lines) await close()
  await expect(walk.page.getByTestId('offline')).toBeVisible()
}

/** Another tab of the same person was quicker. */
async function refused(walk: Walk): Promise<void> {
  const held: (() => void)[] = []
  await walk.page.routeWebSocket(/\/socket/, (near) => {
    const far = near.connectToServer()
    near.onMessage((said) => void (String(said).includes('"t":"answer"') ? held.push(() => far.send(said)) : far.send(said)))
  })
  const { table, bela } = await played(walk, {}, ['turn'], 40)
  await walk.page.locator('[data-answer]:enabled').first().click()
  await expect(walk.page.getByTestId('pending')).toBeVisible()
  await playOn(walk, table, [bela], [], 1)
  for (const late of held) late()
  await expect(walk.page.getByTestId('refused')).toBeVisible()
}


export const online: readonly Screen[] = [
  { name: 'online-lobby', whole: true, go: async (walk) => {
    const mine = await makeTable(walk, { game: 'teotihuacan', players: 3 })
    await sitDown(walk, mine, 'Béla')
    await walk.page.goto(`/#/table/${mine}`) // from then on this device asks for its tables
    await expect(walk.page.getByText('Béla')).toBeVisible()
    await makeAs(await walk.another(), 'Cecília', { game: 'tawantinsuyu', players: 4, clock: live, listed: true })
    await walk.page.goto('/')
    await pick(walk.page, 'mode', 'online')
    await pick(walk.page, 'clock', 'day')
    await expect(walk.page.getByTestId('lobby')).toContainText('Cecília')
  } },
  { name: 'online-waiting', whole: true, go: async (walk) => {
    const table = await makeTable(walk, { players: 4, clock: live })
    await sitDown(walk, table, 'Béla')
    await walk.page.context().request.post(`/api/tables/${table}/thinker`, { data: { seat: 2, level: 'builder', style: 'weaver' } })
    await walk.page.goto(`/#/table/${table}`)
    await expect(walk.page.getByText('Béla')).toBeVisible()
  } },
  { name: 'online-sheet', whole: true, go: async (walk) => {
    const data = [{ table: 'army-cards', path: 'army-02.soldiers', from: 1, to: 2 }, { table: 'production-buildings', path: 'production-01.cost', from: { stone: 1, corn: 1 }, to: { stone: 2 } }]
    const table = await makeTable(walk, { players: 3, data, sheet: 'Anna’s box', listed: true })
    await walk.page.goto(`/#/table/${table}`)
    await walk.page.getByText('What differs').click()
    await expect(walk.page.getByTestId('differences')).toBeVisible()
  } },
  { name: 'online-invited', whole: true, go: async (walk) => {
    await walk.page.context().clearCookies()
    const table = await makeAs(await walk.another(), 'Béla', { game: 'teotihuacan', players: 3 })
    await walk.page.goto(`/#/table/${table}`)
    await walk.page.getByLabel('Your name').fill('Anna')
  } },
  { name: 'online-missing', go: async ({ page }) => { await page.goto('/#/table/AAAAAAAAAAAAAAAAAAAAAAAA'); await expect(page.getByRole('alert')).toBeVisible() } },
  { name: 'online-table', go: async (walk) => {
    const { table, bela } = await played(walk, { game: 'teotihuacan', clock: live }, ['turn'], 60)
    await say(bela, table, { t: 'react', reaction: 'hello' }, { t: 'say', text: 'Sorry, the phone rang. I am back!' })
    await say(walk.page.context(), table, { t: 'say', text: 'No hurry.' })
    await tool(walk, 'Chat')
    await expect(walk.page.getByTestId('talk').getByRole('listitem')).toHaveCount(3)
  } },
  { name: 'online-asked', go: (walk) => played(walk, {}, elsewhere) },
  { name: 'online-hungarian', settings: { language: 'hu' }, go: (walk) => played(walk, { clock: { kind: 'turns', turn: 86_400, holiday: 259_200 } }, ['turn'], 60) },
  { name: 'online-lost', go: lose },
  { name: 'online-refused', go: refused },
  { name: 'online-consent', go: async (walk) => {
    const { table, bela } = await played(walk, {}, ['turn'], 60)
    await say(bela, table, { t: 'ask-back', to: 40 })
    await expect(walk.page.getByTestId('motion')).toContainText('Béla')
  } },
  { name: 'online-late', go: async (walk) => {
    const { table } = await played(walk, { game: 'teotihuacan', clock: { kind: 'live', step: 10, bank: 0 } }, [], 20)
    await waitFor(walk, table)
    await expect(walk.page.getByTestId('motion')).toContainText('Time is up', { timeout: LONG_MS })
  } },
  { name: 'online-watching', go: async (walk) => {
    const bela = await walk.another()
    const table = await makeAs(bela, 'Béla', { game: 'tawantinsuyu', players: 2 })
    await walk.page.context().clearCookies()
    await bela.request.post(`/api/tables/${table}/thinker`, { data: { seat: 1, level: 'visitor' } })
    await bela.request.post(`/api/tables/${table}/start`)
    await look(walk, table)
  } },
  { name: 'online-over', go: async (walk) => {
    await played(walk, {}, [])
    await expect(walk.page.getByText('The game is over.').first()).toBeVisible()
  } },
  { name: 'online-verified', go: async (walk) => {
    await played(walk, { game: 'teotihuacan' }, [])
    await tool(walk, 'This table')
    await walk.page.getByRole('button', { name: 'Verify this game' }).click()
    await expect(walk.page.getByTestId('verified')).toContainText('every draw')
  } },
  { name: 'online-device', go: async (walk) => {
    const table = await makeTable(walk, {})
    await sitDown(walk, table, 'Béla')
    await walk.page.context().request.post(`/api/tables/${table}/start`)
    await look(walk, table)
    await tool(walk, 'This table')
    await walk.page.getByRole('button', { name: 'Make a link' }).click()
    await walk.page.getByRole('dialog').getByRole('img', { name: 'QR code of the link' }).scrollIntoViewIfNeeded()
  } },
]
