import { expect, type Page } from '@playwright/test'
import { answers, answerSomething, dice, fromBar, pick, startGame, test } from './table-page.ts'

const open = (page: Page): Promise<void> => fromBar(page, 'button', 'Settings')
const close = (page: Page): Promise<void> => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

test('settings apply at once and last', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root).toHaveAttribute('data-theme', 'light')
  await open(page)
  await pick(page, 'theme', 'dark')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await pick(page, 'text-size', '1.3')
  await pick(page, 'motion', '0')
  await expect(root).toHaveAttribute('data-motion', '0')
  const speed = page.getByRole('dialog').locator('label:has(input[name=motion][value="0.5"])')
  for (const [language, words] of [['pl', '0,5×'], ['en', '0.5×']] as const) {
    await page.getByRole('dialog').locator(`label:has(input[name=language][value=${language}])`).click()
    await expect(speed).toContainText(words)
  }
  await close(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(root).toHaveAttribute('style', /--text-size: 1.3/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('@long the end of a turn waits only when it is wanted', async ({ page }) => {
  await startGame(page, 1)
  await open(page)
  await page.getByRole('dialog').locator('label:has(input[name=confirm][value=never])').click()
  await close(page)
  const random = dice(9)
  for (let i = 0; i < 40; i++) {
    // beside it there may be something else to do: then it is asked
    const offered = await answers(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-answer')))
    expect(offered).not.toEqual(['end-turn'])
    await answerSomething(page, random)
  }
})
