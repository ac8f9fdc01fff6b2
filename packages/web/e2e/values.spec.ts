import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { pick, start, test } from './table-page.ts'

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
  await page.getByLabel('Amount').fill('99')
  await expect(page.getByRole('alert')).toContainText('must be a whole number from 1 to 9')
  await page.getByLabel('Amount').fill('3')
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
