// Printed values corrected from a box, at a table on the network and at one screen.
import { expect, type Page } from '@playwright/test'
import { another, sit } from './online-page.ts'
import { calm, pick, test } from './table-page.ts'

test.use({ settings: { ...calm, confirm: 'never' } })

const soldiers = { table: 'army-cards', path: 'army-02.soldiers', from: 1, to: 2 }
const cost = { table: 'production-buildings', path: 'production-01.cost', from: { stone: 1, corn: 1 }, to: { stone: 2 } }

/** The sheet of the workshop as this device keeps it. */
const box = (page: Page, corrections: readonly object[]): Promise<void> =>
  page.evaluate((text) => localStorage.setItem('tollan-box-tawantinsuyu', text), JSON.stringify({ name: 'Anna’s box', used: true, confirmed: [], corrections }))

async function wishTable(page: Page): Promise<void> {
  await page.goto('/')
  await pick(page, 'game', 'tawantinsuyu')
  await pick(page, 'mode', 'online')
  await expect(page.getByTestId('lobby')).toBeVisible() // what comes later moves what is aimed at
  await page.getByLabel('Everybody may find this table').press('Space') // whatever has the focus is scrolled clear of the footer
}

test('a table of corrected values says so in the list, before and in the game, and which they are', async ({ page, browser }, { project }) => {
  await page.goto('/')
  await box(page, [soldiers, cost])
  await page.reload()
  await wishTable(page)
  await expect(page.getByTestId('sheet')).toContainText('Anna’s box')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByTestId('table-sheet')).toContainText('2 values differ')

  const size = { viewport: project.use.viewport ?? null, hasTouch: project.use.hasTouch ?? false, isMobile: project.use.isMobile ?? false }
  const { page: bela } = await another(browser, new URL('/', page.url()).href, size)
  await pick(bela, 'mode', 'online')
  await expect(bela.getByTestId('lobby').getByText('Printed values: Anna’s box · 2 values differ').first()).toBeVisible()
  await bela.goto(page.url())
  const told = bela.getByTestId('table-sheet')
  await expect(told).toContainText('Printed values: Anna’s box')
  await told.getByText('What differs').click()
  await expect(told.getByTestId('differences').getByRole('listitem')).toHaveCount(2)
  await expect(told.getByTestId('differences')).toContainText(/Army card 2 .*Soldiers/)
  await sit(bela, 'Béla')
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await expect(bela.getByTestId('sentence')).toBeVisible()
  await bela.getByTestId('online-tools').getByRole('button', { name: 'This table' }).click()
  await expect(bela.getByRole('dialog').getByTestId('table-sheet')).toContainText('2 values differ')
})

test('a sheet that does not fit opens no table and begins no game, and the page says why', async ({ page }) => {
  await page.goto('/')
  await box(page, [{ ...soldiers, from: 7 }])
  await page.reload()
  await wishTable(page)
  const { pathname, hash } = new URL(page.url())
  for (const [mode, button] of [['online', 'Open the table'], ['hot-seat', 'Start']] as const) {
    await pick(page, 'mode', mode)
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByTestId('verdict')).toContainText('The corrected values do not fit the rules here')
    expect(new URL(page.url())).toMatchObject({ pathname, hash })
  }
  await page.getByTestId('sheet').getByRole('checkbox').uncheck() // without it a game begins
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.waitForURL(/#\/game\//)
})
