import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { fromBar, pick, startGame, test } from './table-page.ts'

for (const theme of ['dark', 'light'] as const) {
  test(`@long home and table can be used by everybody, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
    await expectAccessible(page)
    await startGame(page, 1)
    await expectAccessible(page)
  })

  test(`@long a refused combination, settings and the covered table can be used by everybody, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/')
    await pick(page, 'module', 'm7')
    await pick(page, 'level', 'custom')
    await expect(page.getByTestId('verdict')).toContainText('M7-01')
    await expectAccessible(page)
    await fromBar(page, 'button', 'Settings')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/')
    await page.reload()
    await pick(page, 'mode', 'hot-seat')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(page.getByTestId('pass-to')).toBeVisible()
    await expectAccessible(page)
    await fromBar(page, 'link', 'Home')
    await page.getByRole('button', { name: 'Delete: Teotihuacan, 2 players' }).click()
    await expectAccessible(page)
  })
}
