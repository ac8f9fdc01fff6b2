// Friends at one table, each in a browser of their own.
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { answers, answerSomething, calm, dice, fromBar, pick, start, test } from './table-page.ts'
import { noiseOf } from './noise.ts'
import { another, goOnFromPoints, isSomebodyAsked, sit, step } from './online-page.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function openTable(page: Page, game = 'teotihuacan'): Promise<string> {
  await page.goto('/')
  await pick(page, 'game', game)
  await pick(page, 'mode', 'online')
  await page.locator('.names input').first().fill('Anna')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByRole('heading', { name: 'Invite the others' })).toBeVisible()
  return page.url()
}

async function play(pages: readonly Page[], steps: number, random: (n: number) => number): Promise<void> {
  for (let n = 0; n < steps; n++) {
    await expect.poll(() => isSomebodyAsked(pages)).toBe(true)
    await step(pages, random)
  }
}

test.use({ settings: { ...calm, confirm: 'never' } })

test('@long two people play by a link while a third watches; one reloads, one loses the line', async ({ page, browser }, { project }) => {
  test.skip(project.name === 'phone', 'the second person sits at a phone already')
  const link = await openTable(page)
  const { page: bela, context } = await another(browser, link, phone)
  const noise = noiseOf(bela)
  await sit(bela, 'Béla')
  await expect(page.getByText('Béla')).toBeVisible()
  const { page: guest } = await another(browser, link)
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await expect(guest.getByText('You are watching.')).toBeVisible()
  const random = dice(3)
  await play([page, bela], 12, random)
  await bela.reload()
  await expect(bela.getByTestId('sentence')).toBeVisible()
  await play([page, bela], 6, random)
  // talk: players among themselves, escaped, counted until it is read
  await bela.getByRole('button', { name: 'Chat' }).click()
  await bela.getByLabel('Your message').fill('<b>hello</b>')
  await bela.getByRole('button', { name: 'Send' }).click()
  await expect(bela.getByTestId('talk').getByText('<b>hello</b>')).toBeVisible()
  await bela.getByTestId('talk').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Chat, 1 new message' }).click()
  await page.getByTestId('talk').getByRole('button', { name: 'Well played!' }).click()
  await expect(page.getByTestId('talk').getByRole('listitem')).toHaveCount(2)
  await page.getByTestId('talk').getByRole('button', { name: 'Close' }).click()
  // going back past others by consent
  const entries = (): Promise<string | null> => page.getByTestId('question').getAttribute('data-revision')
  await expect(page.getByTestId('online-tools')).toBeVisible()
  await page.getByRole('button', { name: 'This table' }).click()
  await expect(page.getByTestId('commitment')).toHaveText(/^[0-9a-f]{64}$/)
  await expect(page.getByTestId('watching')).toHaveText('1 person watches')
  const before = await entries()
  await page.getByRole('button', { name: 'Ask to take back your last step' }).click()
  await expect(page.getByTestId('motion')).toContainText('Béla')
  await expect(guest.getByTestId('motion')).toContainText('Anna')
  await bela.getByTestId('motion').getByRole('button', { name: 'Agree' }).click()
  await expect(page.getByTestId('motion')).toHaveCount(0)
  await expect.poll(entries).not.toBe(before)
  await context.setOffline(true)
  await expect(bela.getByTestId('offline')).toBeVisible()
  await context.setOffline(false)
  await expect(bela.getByTestId('offline')).toHaveCount(0)
  await play([page, bela], 8, random)
  await expect(answers(guest)).toHaveCount(0)
  const shown = (one: Page): Promise<string | null> => one.getByTestId('question').getAttribute('data-revision')
  expect(await shown(guest)).not.toBeNull()
  expect(noise).toEqual([])
})

test('a whole game over the network: one comes by link and goes, one reloads and loses the line, at the end it is verified @long', async ({ page, browser }, { project }) => {
  test.setTimeout(900_000)
  await page.goto('/')
  await pick(page, 'mode', 'online')
  await pick(page, 'players', '3')
  await page.locator('.names input').first().fill('Anna')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  const { page: bela, context } = await another(browser, page.url(), project.name === 'phone' ? {} : phone)
  await sit(bela, 'Béla')
  const { page: third } = await another(browser, page.url())
  await sit(third, 'Cecília')
  await expect(page.getByText('Cecília')).toBeVisible()
  await third.getByRole('button', { name: 'Leave the table' }).click()
  await expect(page.getByText('Cecília')).toHaveCount(0)
  await third.waitForURL(({ hash }) => !hash.startsWith('#/table')) // whoever leaves is home, not here again
  await third.goto(page.url())
  await page.getByRole('button', { name: 'Begin with 2 players' }).click()
  await expect(third.getByText('You are watching.')).toBeVisible()
  const random = dice(7)
  const isOver = async (): Promise<boolean> => (await page.getByText('The game is over.').count()) > 0
  for (let n = 0; !(await isOver()); n++) {
    if (n === 20) await bela.reload()
    if (n === 40) {
      await context.setOffline(true)
      await expect(async () => {
        await goOnFromPoints([bela]) // points that are read stand where the news do
        await expect(bela.getByTestId('offline')).toBeVisible({ timeout: 1000 })
      }).toPass()
      await context.setOffline(false)
      await expect(bela.getByTestId('offline')).toHaveCount(0)
    }
    await expect.poll(async () => (await isOver()) || (await isSomebodyAsked([page, bela]))).toBe(true)
    if (!(await isOver())) await step([page, bela], random)
  }
  await expect(page.getByRole('button', { name: 'Again', exact: true })).toHaveCount(0) // a game at one screen is not what is meant
  for (const one of [page, bela, third]) {
    await one.getByRole('button', { name: 'This table' }).click()
    await one.getByRole('button', { name: 'Verify this game' }).click()
    await expect(one.getByTestId('verified')).toContainText('every draw')
    await one.keyboard.press('Escape')
  }
  // whoever wishes it first makes the next table, the others see that it is there
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page.getByRole('heading', { name: 'Invite the others' })).toBeVisible()
  await expect(bela.getByText('Another game has been set up')).toBeVisible()
  await bela.getByRole('button', { name: 'Play again' }).click()
  await sit(bela, 'Béla')
  await expect(page.getByText('Béla')).toBeVisible()
})

test('nobody comes: a player that thinks takes the free seat and plays, in a style that whoever looks is told', async ({ page, browser }, { project }) => {
  const link = await openTable(page)
  await expect(page.getByTestId('facts')).toContainText('Without a clock')
  await expect(page.getByText('At least two play')).toBeVisible()
  const other = page.getByRole('combobox', { name: 'Who sits at seat 2' })
  await other.selectOption('visitor')
  await expect(other).toHaveValue('visitor')
  const size = { viewport: project.use.viewport ?? null, hasTouch: project.use.hasTouch ?? false, isMobile: project.use.isMobile ?? false }
  const { page: guest } = await another(browser, link, size)
  const seen = guest.locator('[data-place="1"]')
  await expect(seen).toContainText('Visitor')
  await expect(seen).not.toContainText('Scholar')
  const style = page.getByRole('combobox', { name: 'Style of seat 2' })
  await style.selectOption('scholar')
  await expect(seen).toContainText('Scholar')
  await other.selectOption('apprentice') // what it likes stays
  await expect(seen).toContainText('Apprentice')
  await expect(seen).toContainText('Scholar')
  await expect(guest.getByTestId('levels')).toContainText('Scholar likes to develop technologies.')
  await expect(style).toHaveValue('scholar')
  for (const one of [page, guest]) {
    expect(await one.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectAccessible(one)
  }
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await expect(page.getByText('At least two play')).toHaveCount(0)
  await play([page], 8, dice(5))
  await page.getByRole('button', { name: 'Chat' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('talk')).toHaveCount(0)
  await page.getByRole('button', { name: 'This table' }).click()
  await expect(page.getByRole('dialog').getByText('Apprentice')).toBeVisible()
  await guest.getByTestId('online-tools').getByRole('button', { name: 'This table' }).click()
  await expect(guest.getByRole('dialog').getByText('Scholar')).toBeVisible()
})

test('two questions that one tap answers are both answered', async ({ page }, { project }) => {
  test.skip(project.name === 'desktop', 'lines that answer two questions stand on the sheet of a phone')
  await openTable(page)
  await page.getByRole('combobox', { name: 'Who sits at seat 2' }).selectOption('visitor')
  await page.getByRole('button', { name: 'Begin the game' }).click()
  const lines = page.locator('[data-path^="to:"][data-path$=" collect-cocoa"]')
  const random = dice(9)
  const sentence = page.getByTestId('sentence')
  for (;;) {
    await expect.poll(() => answers(page).count()).toBeGreaterThan(0)
    if ((await sentence.textContent())?.includes('Where does the worker go') === true) break
    await step([page], random)
  }
  await lines.first().tap() // they come with what the answers would bring
  // not what the worker does where it has arrived; whoever could still do something ends the turn by hand
  await expect(sentence).toContainText(/Which worker do you move|Is your turn over/)
})

test('a step that comes too late is taken back with a word, and the table stays', async ({ page }) => {
  const link = await openTable(page, 'tawantinsuyu')
  await page.getByRole('combobox', { name: 'Who sits at seat 2' }).selectOption('visitor')
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await expect(answers(page).first()).toBeVisible()
  // another tab of the same person, whose answers are slow on their way
  const tab = await page.context().newPage()
  const held: (() => void)[] = []
  await tab.routeWebSocket(/\/socket/, (near) => {
    const far = near.connectToServer()
    near.onMessage((said) => void (String(said).includes('"t":"answer"') ? held.push(() => far.send(said)) : far.send(said)))
  })
  await tab.goto(link)
  await answers(tab).first().click()
  await expect(tab.getByTestId('pending')).toBeVisible()
  await answers(page).last().click()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  for (const late of held) late()
  await expect(tab.getByTestId('refused')).toContainText('Too late')
  await expect(tab.getByTestId('pending')).toHaveCount(0)
  await expect.poll(async () => (await tab.getByTestId('sentence').textContent()) === (await page.getByTestId('sentence').textContent())).toBe(true)
  await tab.getByTestId('refused').getByRole('button', { name: 'Close' }).click()
  await expect(tab.getByTestId('refused')).toHaveCount(0)
  await expect(answers(tab).first()).toBeVisible()
})

test('@long tables everybody may find stand before whoever wants to play online, and whoever plays here is asked nothing of', async ({ page, browser }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await pick(page, 'mode', 'hot-seat')
  await page.waitForLoadState('networkidle')
  await start(page)
  const random = dice(2)
  for (let n = 0; n < 6; n++) await answerSomething(page, random)
  await fromBar(page, 'link', 'Home')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api') || path.startsWith('/socket'))).toEqual([])
  await pick(page, 'mode', 'online')
  await expect(page.getByTestId('lobby')).toContainText(/Nobody waits|Tables everybody may join/)
  const { page: bela } = await another(browser, page.url())
  await pick(bela, 'mode', 'online')
  await bela.locator('.names input').first().fill('Béla waits')
  await bela.getByLabel('Everybody may find this table').check()
  await bela.getByRole('button', { name: 'Open the table' }).click()
  await expect(bela.getByRole('heading', { name: 'Invite the others' })).toBeVisible()
  await page.getByTestId('lobby').getByRole('link', { name: 'Béla waits' }).click()
  await sit(page, 'Anna')
  await bela.getByRole('button', { name: 'Close the table' }).click()
})

test('a link to nowhere says so', async ({ page }) => {
  await page.goto('/#/table/AAAAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByRole('alert')).toContainText('no such table')
})
