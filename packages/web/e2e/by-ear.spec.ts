// What is heard: refusals in one's language, and nothing of a table that is covered.
import { expect } from '@playwright/test'
import { calm, pick, test } from './table-page.ts'

test.skip(({ isMobile }) => isMobile, 'one shell serves both sizes')
test.use({ settings: { ...calm, language: 'pl', handOver: 'always' } })

test('a refusal on a pill is said in the language of the interface; a question is put when the curtain is gone', async ({ page }) => {
  await page.goto('/')
  const first = page.locator('label:has(input[name="preset"][value="first"])')
  await expect(first.locator('.spoken').last()).toHaveText(/Przygotowanie do pierwszej gry jest dla 2–4.graczy/)
  await expect(first).toHaveAttribute('title', /Przygotowanie/)

  await pick(page, 'mode', 'hot-seat')
  await pick(page, 'players', '2')
  await page.locator('form button.primary, main button.primary').last().click()
  await expect(page.getByTestId('pass-to')).toBeVisible()
  await expect(page.getByTestId('spoken-question')).toHaveCount(0)
  await page.locator('button.take').click({ delay: 700 })
  await expect(page.getByTestId('spoken-question')).toHaveText((await page.getByTestId('sentence').textContent()) ?? '')
})
