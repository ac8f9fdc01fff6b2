import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { startGame, test } from './table-page.ts'

for (const theme of ['dark', 'light'] as const)
  test(`home and table can be used by everybody, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    await expectAccessible(page)
    await startGame(page, 1)
    await expectAccessible(page)
  })
