import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { answers, answerSomething, dice, fromBar, startGame, takeScreen, test } from './table-page.ts'

const offered = (page: Page): Promise<string[]> => answers(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-answer') ?? ''))

/** Drops a file onto the page as the desktop would. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([file, content]) => {
      const data = new DataTransfer()
      data.items.add(new File([content ?? ''], file ?? '', { type: 'application/json' }))
      return data
    },
    [name, text],
  )
  await page.dispatchEvent('main', 'dragenter', { dataTransfer: transfer })
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer })
}

/** Closes the offer to bring a deleted game back: a click that comes too early for a person is not taken. */
async function partWith(page: Page): Promise<void> {
  const offer = page.getByTestId('deleted')
  await expect(async () => {
    await offer.getByRole('button', { name: 'Close' }).click()
    await expect(offer).toHaveCount(0, { timeout: 100 })
  }).toPass()
}

test('a double click on the bin deletes one game, it can be brought back, and a closed page loses none', async ({ page }) => {
  await startGame(page, 1)
  await startGame(page, 2)
  await page.goto('/')
  const games = page.getByRole('article')
  const titles = await games.allTextContents()
  expect(titles).toHaveLength(2)
  const bin = page.getByRole('button', { name: 'Delete: ' })
  await bin.first().dblclick()
  await expect(games).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0)
  const offer = page.getByTestId('deleted')
  await expect(offer).toHaveCount(1)
  await expect(async () => {
    await offer.getByRole('button', { name: 'Undo' }).click()
    await expect(offer).toHaveCount(0, { timeout: 100 })
  }).toPass()
  expect(await games.allTextContents()).toEqual(titles)
  await bin.first().click()
  await expect(games).toHaveCount(1)
  await page.reload()
  await expect(games).toHaveCount(2)
})

test('@long a game goes out as a file and comes back on an empty device, to the same question', async ({ page }) => {
  await startGame(page, 1)
  const random = dice(3)
  for (let i = 0; i < 12; i++) await answerSomething(page, random)
  const before = await offered(page)
  const [download] = await Promise.all([page.waitForEvent('download'), fromBar(page, 'button', 'Export the game file')])
  const text = readFileSync(await download.path(), 'utf8')

  await page.goto('/')
  await page.getByRole('button', { name: 'Delete: Teotihuacan, solo' }).click()
  await expect(page.getByText('No game yet')).toBeVisible()
  await page.evaluate(() => indexedDB.deleteDatabase('tollan'))
  await page.reload()

  await drop(page, 'game.json', text)
  await expect(page.getByTestId('sentence')).toBeVisible()
  await expect.poll(() => offered(page)).toEqual(before)
  await answerSomething(page, random)
  await page.reload()
  await expect(page.getByTestId('sentence')).toBeVisible()
})

test('a bad file is refused in words and nothing changes', async ({ page }) => {
  await startGame(page, 1)
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(1)
  const notOurs = 'This is not a Tollan game file'
  for (const [name, said, text] of [
    ['cut.json', notOurs, '{"format": "tollan-game", "entr'],
    ['other.json', notOurs, '{"hello": 1}'],
    ['chess.json', '“chess.json” could not be opened', '{"format":"tollan-game","formatVersion":1,"game":"chess","rulesVersion":1,"options":{},"commitment":"","entries":[],"over":false,"hash":"","digest":""}'],
  ] as const) {
    await page.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer: Buffer.from(text) })
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(said)
    const details = alert.getByText(`${name}: `)
    await expect(alert.locator('details')).not.toHaveAttribute('open')
    await alert.getByText('Details').click()
    await expect(details).toBeVisible()
    await alert.getByRole('button', { name: 'Close' }).click()
  }
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(/#?\/?$/)
})

test('storage that is blocked says so, and the game goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: { open: () => { throw new DOMException('no', 'SecurityError') } } })
  })
  await startGame(page, 1)
  await expect(page.getByRole('alert')).toContainText('does not let the page keep games')
  const random = dice(3)
  for (let i = 0; i < 3; i++) await answerSomething(page, random)
  await fromBar(page, 'link', 'Home')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByTestId('sentence')).toBeVisible()
})

test('a device that is full says so, and the game goes on', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await startGame(page, 1)
  await expect(page.getByRole('alert')).toContainText('storage of this device is full')
  await answerSomething(page, dice(3))
})

test('@long two tabs never overwrite each other', async ({ page, context }) => {
  await startGame(page, 1)
  const random = dice(3)
  await answerSomething(page, random)
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByText('Another tab plays this game')).toBeVisible()
  await expect(answers(second)).toHaveCount(0)
  await answerSomething(page, random)
  await second.getByRole('button', { name: 'Play it here' }).click()
  await expect(answers(second).first()).toBeVisible()
  await expect(page.getByText('Another tab plays this game')).toBeVisible()
  await expect(answers(page)).toHaveCount(0)
  await answerSomething(second, random)
  const last = await offered(second)
  await page.getByRole('button', { name: 'Play it here' }).click()
  await expect.poll(() => offered(page)).toEqual(last)
})

test('@long a game deleted in another tab stays deleted', async ({ page, context }) => {
  await startGame(page, 1)
  const random = dice(3)
  await answerSomething(page, random)
  // a tab that hears of nothing, as one that was asleep
  await page.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {}
  })
  const second = await context.newPage()
  await second.goto('/')
  await second.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {}
  })
  await second.getByRole('button', { name: 'Delete: Teotihuacan, solo' }).click()
  await partWith(second)
  await expect(second.getByText('No game yet')).toBeVisible()
  await answers(page).first().click()
  await expect(page.getByText('No game yet')).toBeVisible() // nowhere to go on: home
  await second.reload()
  await expect(second.getByText('No game yet')).toBeVisible()
})

test('@long a tab leaves a game that is deleted elsewhere', async ({ page, context }) => {
  await startGame(page, 1)
  const second = await context.newPage()
  await second.goto('/')
  await second.getByRole('button', { name: 'Delete: Teotihuacan, solo' }).click()
  await partWith(second)
  await expect(page.getByText('No game yet')).toBeVisible()
})

test('@long a game left at the moment it is saved keeps its own file', async ({ page }) => {
  await startGame(page, 1)
  const first = page.url()
  await fromBar(page, 'link', 'Home')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.waitForURL((url) => url.hash.includes('/game/') && !first.includes(url.hash))
  const second = page.url()
  const random = dice(2)
  for (let i = 0; i < 4; i++) await answerSomething(page, random)
  // answered and left in one breath, several times
  for (let i = 0; i < 6; i++) {
    const [here, there] = i % 2 === 0 ? [second, first] : [first, second]
    await page.evaluate(([address]) => {
      document.querySelector<HTMLElement>('[data-answer]')?.click()
      location.hash = new URL(address).hash
    }, [there])
    await expect(page.getByTestId('question')).toBeVisible()
    expect(page.url()).not.toBe(here)
  }
  const ids = [first, second].map((address) => /game\/([^/]+)/.exec(address)?.[1] ?? '')
  const secrets = await page.evaluate(async (wanted) => {
    const request = indexedDB.open('tollan')
    const database = await new Promise<IDBDatabase>((done) => (request.onsuccess = () => done(request.result)))
    const store = database.transaction('games').objectStore('games')
    const read = (id: string): Promise<{ file: Uint8Array<ArrayBuffer> }> => new Promise((done) => {
      const got = store.get(id)
      got.onsuccess = () => done(got.result)
    })
    const text = async (id: string): Promise<string> => new Response(new Blob([(await read(id)).file]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
    return Promise.all(wanted.map(async (id) => (JSON.parse(await text(id)) as { secret: string }).secret))
  }, ids)
  expect(new Set(secrets).size).toBe(2)
})

test('@long a game begun by older rules goes on by the present ones when everybody wants it', async ({ page }) => {
  const recorded = readFileSync(new URL('../../../fixtures/teotihuacan/1/2-players.json', import.meta.url), 'utf8')
  const file = JSON.parse(recorded) as { entries: unknown[] }
  const older = JSON.stringify({ ...file, over: false, entries: file.entries.slice(0, 60) })
  await page.goto('/')
  await drop(page, 'older.json', older)
  await takeScreen(page)
  const offer = page.getByRole('button', { name: 'Go on by the present rules' })
  await expect(offer).toBeVisible()
  const before = await offered(page)
  await offer.click()
  await expect(offer).toHaveCount(0)
  await expect.poll(() => offered(page)).toEqual(before)
  await page.reload()
  await takeScreen(page)
  await expect(page.getByTestId('sentence')).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('a game of rules whose table cannot be drawn says so in words, is told, and its file can be had', async ({ page }) => {
  const recorded = readFileSync(new URL('../../../fixtures/tawantinsuyu/1/3-players.json', import.meta.url), 'utf8')
  await page.goto('/')
  await drop(page, 'first.json', recorded)
  const told = page.getByTestId('undrawn')
  await expect(told.getByRole('status')).toContainText('rules version 1')
  await expect(told).toContainText('Player 3') // who plays, and the course of the game in words
  await expect(told.getByRole('heading', { name: /^Turn 3 / })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go on by the present rules' })).toHaveCount(0) // its position would not mean the same
  const [download] = await Promise.all([page.waitForEvent('download'), told.getByRole('button', { name: 'Save as a file' }).click()])
  const kept = JSON.parse(readFileSync(await download.path(), 'utf8')) as { readonly rulesVersion: number; readonly entries: readonly unknown[] }
  expect(kept).toMatchObject({ rulesVersion: 1, entries: (JSON.parse(recorded) as { readonly entries: readonly unknown[] }).entries })

  // of one that is not over nobody reads what another was told
  const file = JSON.parse(recorded) as { readonly entries: readonly unknown[] }
  await page.goto('/')
  await drop(page, 'running.json', JSON.stringify({ ...file, over: false, entries: file.entries.slice(0, 60) }))
  await expect(told.getByRole('status')).toContainText('rules version 1')
  await expect(told.getByRole('heading', { name: /^Turn/ })).toHaveCount(0)
  for (const [language, says] of [['pl', 'zasad w wersji 1'], ['hu', 'szabályok 1. változatával'], ['ru', 'правилам версии 1']] as const) {
    await page.evaluate((one) => localStorage.setItem('tollan-settings', JSON.stringify({ language: one })), language)
    await page.reload()
    await expect(told.getByRole('status')).toContainText(says)
  }
})
