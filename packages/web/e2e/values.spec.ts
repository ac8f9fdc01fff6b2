import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { teotihuacan } from '@tollan/teotihuacan'
import { answerSomething, calm, dice, pick, start, test } from './table-page.ts'

test('@long a printed value is compared, corrected by keys, refused when it does not fit, and played with', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Tawantinsuyu' }).click()
  const progress = page.getByTestId('progress')
  await expect(progress).toContainText('0 of')
  await page.getByRole('button', { name: /^Army cards/ }).click()
  const card = page.locator('[data-piece="army-cards/army-01"]')
  await card.focus()
  await page.keyboard.press('Space')
  await expect(progress).toContainText('1 of')
  await expect(page.locator('[data-piece="army-cards/army-02"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('2')
  await expect(page.locator('[data-piece="army-cards/army-02"]')).toHaveAttribute('title', /corrected/)
  await page.getByLabel('Amount', { exact: true }).fill('99')
  await expect(page.getByRole('alert')).toContainText('A whole number from 1 to 9.')
  await page.getByLabel('Amount', { exact: true }).fill('3')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/')
  await pick(page, 'game', 'tawantinsuyu')
  await expect(page.getByTestId('sheet')).toContainText('my box')
  await expect(page.getByTestId('sheet')).toContainText('2 values differ')
  await start(page)
  const file = await page.evaluate(async () => {
    const open = indexedDB.open('tollan')
    const db = await new Promise<IDBDatabase>((done) => (open.onsuccess = () => done(open.result)))
    const all = db.transaction('games').objectStore('games').getAll()
    return new Promise<string>((done) => (all.onsuccess = () => done(JSON.stringify(all.result))))
  })
  const [saved] = JSON.parse(file) as readonly { readonly sheet: string; readonly options: { readonly data: readonly { readonly path: string; readonly to: unknown }[] } }[]
  expect(saved?.sheet).toBe('my box')
  expect(saved?.options.data.map(({ path, to }) => [path, to])).toEqual([['army-02.soldiers', 2], ['army-02.gives.n', 3]])
})

test('the filter leads to the first shelf with something to check, and no press of a key is lost', async ({ page, isMobile }) => {
  await page.goto('/#/values/teotihuacan')
  await expect(page.locator('[data-piece="action-boards/palace"], [data-piece^="action-boards/"]').first()).toBeVisible()
  await page.getByText('To be checked', { exact: true }).click()
  await expect(page.locator('[data-piece^="temples/"]').first()).toBeVisible() // the boards are confirmed in a book
  test.skip(isMobile, 'keys')
  await page.goto('/#/values/tawantinsuyu')
  await page.locator('[data-piece]').first().focus()
  await page.getByText('To be checked', { exact: true }).click()
  await page.locator('[data-piece]').first().focus()
  for (let n = 0; n < 60; n++) await page.keyboard.press('Space', { delay: 0 })
  await expect(page.getByTestId('progress')).toContainText('60 of') // over the end of a shelf, with cards that go away
})

test('@long copies and icons are corrected by keys, go out and come back by file and link, and a game is played by them', async ({ page, isMobile }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: async ({ url }: { url: string }) => void sessionStorage.setItem('shared', url) }))
  const openTools = async (): Promise<void> => {
    if (isMobile) await page.locator('details.sheet > summary').click()
  }
  const forget = (): Promise<void> => page.evaluate(() => localStorage.removeItem('tollan-box-teotihuacan'))
  await page.goto('/#/values/teotihuacan')
  await page.getByRole('button', { name: /^Discovery tiles/ }).click()
  await page.locator('[data-piece="discovery-tiles/disc-vp-4"]').focus()
  await page.keyboard.press('0') // the first value is the number of copies
  await page.keyboard.press('Enter')
  const [first, second] = ['mask-1', 'mask-2'].map((kind) => page.locator(`[data-piece="discovery-tiles/${kind}"]`))
  for (const mask of [first, second]) {
    await mask?.focus()
    await page.keyboard.press('9')
  }
  await expect(page.getByRole('alert')).toContainText('There is room for 14 tiles beyond the known ones, not for 15.')
  await expect(page.getByLabel('Copies', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('8')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('3')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: /^Pyramid tiles/ }).click()
  await page.locator('[data-piece="pyramid-tiles/pyr-31"]').focus()
  await page.keyboard.type('7777')
  await expect(page.locator('[data-piece="pyramid-tiles/pyr-31"]')).toHaveAttribute('title', /corrected/)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-piece="pyramid-tiles/pyr-32"]')).toBeFocused() // the next one by itself
  await expectAccessible(page)

  await openTools()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await saved).path()
  await forget()
  await page.reload()
  await expect(page.getByTestId('progress')).toContainText('0 of')
  await openTools()
  await page.getByLabel('Open a file').setInputFiles(file)
  await expect(page.getByRole('status').filter({ hasText: 'values differ' })).toContainText('4 values differ')
  await page.getByRole('button', { name: 'Share a link' }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shared'))).toContain('#/values/teotihuacan')
  const link = await page.evaluate(() => sessionStorage.getItem('shared') ?? '')
  await forget()
  await page.goto('/')
  await page.goto(link)
  await page.reload()
  await page.getByRole('button', { name: 'Use it' }).click()

  await page.goto('/')
  await pick(page, 'game', 'teotihuacan')
  await expect(page.getByTestId('sheet')).toContainText('4 values differ')
  await start(page)
  const [game] = await page.evaluate(async () => {
    const open = indexedDB.open('tollan')
    const db = await new Promise<IDBDatabase>((done) => (open.onsuccess = () => done(open.result)))
    const all = db.transaction('games').objectStore('games').getAll()
    return new Promise<readonly { readonly options: { readonly data: readonly { readonly path: string; readonly to: unknown }[] } }[]>((done) => (all.onsuccess = () => done(all.result)))
  })
  expect(game?.options.data.map(({ path, to }) => [path, to])).toEqual([['mask-1.copies', 9], ['mask-2.copies', 3], ['disc-vp-4.copies', 0], ['pyr-31.code', 'GGGG']])
  const compiled = teotihuacan.compile(game?.options)
  const pieces = compiled.ok ? teotihuacan.pieces(compiled.rules) : []
  expect([pieces.includes('disc-vp-4-a'), pieces.filter((id) => id.startsWith('disc-copy-')).length]).toEqual([false, 9])
  const random = dice(3)
  for (let n = 0; n < 12; n++) await answerSomething(page, random) // and it goes on
})

test.describe('in Polish', () => {
  test.use({ settings: { ...calm, language: 'pl' } })

  test('@long gods, tints, icons and tasks of the hill are corrected, two actions of the Coricancha change places, and what does not fit says why', async ({ page, isMobile }) => {
    await page.goto('/#/values/tawantinsuyu')
    const take = async (shelf: number, piece: string): Promise<void> => {
      await page.locator('nav button').nth(shelf).click()
      await page.locator(`[data-piece="${piece}"]`).click()
    }
    const choose = (nth: number, value: string): Promise<string[]> => page.locator('.desk select').nth(nth).selectOption(JSON.stringify(value))
    const alert = page.locator('.desk').getByRole('alert')
    await take(0, 'hill-spaces/space-top-0-a')
    await choose(0, 'cross')
    await choose(1, 'blue')
    await choose(2, 'after-first-feast')
    await expect(alert).toContainText('Ten znak należy do innego tarasu')
    await choose(3, 'icon-more-1')
    await expect(alert).toContainText('Sąsiednie pola tarasu mają wspólną ikonę')
    await choose(5, 'icon-more-1') // an icon of its own at the wall
    await expect(alert).toHaveCount(0)
    await take(1, 'task-icons/icon-more-1')
    await choose(0, 'train')
    await take(4, 'coricancha/order')
    await choose(0, 'renew')
    await expect(alert).toHaveCount(0)
    expect(await page.locator('.desk select').evaluateAll((all) => all.map((one) => JSON.parse((one as HTMLSelectElement).value) as unknown))).toEqual(['renew', 'worship', 'offering', 'conquer', 'produce'])

    await page.goto('/')
    await pick(page, 'game', 'tawantinsuyu')
    await page.locator('.start').click()
    await page.waitForURL(/#\/game\//)
    await expect(page.getByTestId('sentence')).toBeVisible()
    const kept = await page.evaluate(() => (JSON.parse(localStorage.getItem('tollan-box-tawantinsuyu') ?? '{}') as { corrections: { path: string; to: unknown }[] }).corrections.map(({ path, to }) => [path, to]))
    expect(kept).toEqual([['order.0', 'renew'], ['order.4', 'produce'], ['space-top-0-a.god', 'cross'], ['space-top-0-a.colour', 'blue'], ['space-top-0-a.icons.2', 'icon-more-1'], ['icon-more-1.task', 'train']])
    if (isMobile) await page.locator('svg [data-section]').first().press('Enter') // one section is shown large
    await expect(page.locator('[data-thing="icon-more-1"]').first()).toBeAttached() // the further icon lies on the hill
  })
})
