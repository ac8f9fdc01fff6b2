// The first time a module is played, a page says what is new; then only who asks for it.
import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { gameAt } from './positions.ts'
import { openFile } from './prepared.ts'
import { calm, fromBar, test } from './table-page.ts'

test.use({ settings: { ...calm, introduce: true, handOver: 'never' } })

test('@long modules are introduced once, one page each, and again when asked for', async ({ page }) => {
  const text = await gameAt({ players: 2, modules: ['m6', 'm8'], question: 'turn' })
  await openFile(page, text)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('New: Obsidian')
  await expect(page.getByTestId('spoken-question')).toHaveText('')
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expectAccessible(page)
  }
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog).toHaveAccessibleName('New: Altars and Shamans')
  await dialog.getByRole('button', { name: 'Play' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByTestId('spoken-question')).not.toHaveText('')

  await page.reload()
  await expect(page.getByTestId('sentence')).toBeVisible()
  await expect(dialog).toBeHidden()
  await fromBar(page, 'button', 'What is new here')
  await expect(dialog).toHaveAccessibleName('New: Obsidian')
  await dialog.getByRole('link', { name: 'Read the rules' }).click()
  await expect(page.getByRole('dialog', { name: 'Rules' }).locator('[aria-current=true]')).toBeInViewport()
})
