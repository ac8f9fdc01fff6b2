// Every part of the table in both themes: tabs, close-ups, answers, menu on a phone; module zones and dialogs on a wide screen; what happened on both.
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { gameAt, OVER, type Wanted } from './positions.ts'
import { openFile } from './prepared.ts'
import { fromBar, test } from './table-page.ts'

const modules = ['m6', 'm7', 'm8', 'm9', 'm10']
const open = async (page: Page, wanted: Wanted): Promise<void> => openFile(page, await gameAt(wanted))
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click()
/** By finger: a mouse that stays where it clicked brings up cards. */
const tap = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().tap()
const BACK = 'Whole board'

for (const theme of ['dark', 'light'] as const) {
  test.describe(theme, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: theme }))

    test('@long every tab, close-up and sheet of the phone can be used by everybody', async ({ page }, { project }) => {
      test.skip(project.name !== 'phone', 'the wide table has none')
      await open(page, { players: 5, modules, question: 'destination', seed: 2, round: 8 })
      const map = page.locator('.map')
      for (const board of ['Forest', 'Alchemy', 'Decorations', 'Construction', 'Conquest', 'Pyramid', 'Empire', 'Altars', 'Mansion']) {
        await map.getByRole('button', { name: board }).first().tap()
        await expectAccessible(page)
        await tap(page, BACK)
      }
      for (const tab of ['Tracks', 'Me', 'Players', 'Log', 'Board']) {
        await page.getByRole('navigation').getByRole('button', { name: tab }).tap()
        await expectAccessible(page)
      }
      await page.getByRole('button', { name: /^Show all/ }).tap()
      await expectAccessible(page)
      await tap(page, 'Menu')
      await expectAccessible(page)
      await tap(page, 'Settings')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
    })

    test('@long zones of modules can be used by everybody', async ({ page }, { project }) => {
      test.skip(project.name === 'phone', 'a phone has tabs')
      await open(page, { players: 5, modules, question: 'destination', seed: 2, round: 8 })
      for (const zone of ['Altars', 'Mansion', 'Empire']) {
        await page.getByRole('button', { name: zone, exact: true }).and(page.locator('button')).click() // a board may have the same name
        await expectAccessible(page)
        await page.getByRole('button', { name: `Enlarge: ${zone}` }).click()
        await expect(page.getByRole('dialog', { name: zone })).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
      }
    })

    test('@long dialogs of the wide table can be used by everybody', async ({ page }, { project }) => {
      test.skip(project.name === 'phone', 'a phone has a menu')
      await open(page, { players: 5, modules, question: 'destination', seed: 2, round: 8 })
      await expectAccessible(page)
      for (const tool of ['Keyboard', 'Settings']) {
        await press(page, tool)
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
      }
    })

    test('@long laying a tile can be used by everybody', async ({ page }) => {
      await open(page, { players: 4, question: 'pyramid-tile', seed: 3 })
      await expectAccessible(page)
      await page.locator('svg [role=button]').first().click()
      await expect(page.locator('[data-part=place]')).toBeEnabled()
      await expectAccessible(page)
      await open(page, { players: 4, question: 'decoration-space', seed: 2 })
      await expectAccessible(page)
    })

    test('@long log, replay and scores can be used by everybody', async ({ page, isMobile }) => {
      await open(page, { players: 4, question: 'turn', round: 16, seed: 4 })
      await fromBar(page, 'button', 'Scores')
      await expectAccessible(page)
      await page.getByTestId('scores').getByRole('button', { name: 'Eclipse I', exact: true }).click()
      await expectAccessible(page)
      await page.getByTestId('scores').getByRole('button', { name: 'Close' }).click()
      if (isMobile) await press(page, 'Log')
      await page.locator('.log .line').nth(-12).click()
      await expect(page.getByTestId('replay')).toBeVisible()
      await expectAccessible(page)
    })

    test('@long an eclipse with its salary and the end of a game can be used by everybody', async ({ page }) => {
      await open(page, { players: 5, modules, question: 'salary', seed: 2 })
      await expect(page.getByTestId('scores').locator('[data-answer^="salary:"]').first()).toBeVisible()
      await expectAccessible(page)
      await open(page, { players: 1, question: OVER })
      await expect(page.getByTestId('winner')).toBeVisible()
      await expectAccessible(page)
    })

    test("@long the automa's turn can be used by everybody", async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('tollan-settings', JSON.stringify({ motion: 0, automa: 0, slips: false, introduce: false })))
      await open(page, { players: 1, question: 'end-turn', round: 4 })
      await page.locator('[data-answer="end-turn"]').first().click()
      await press(page, 'Next step')
      await expect(page.getByTestId('theatre-bar')).toContainText('Step 2 of')
      await expectAccessible(page)
    })

    test('@long first steps can be used by everybody', async ({ page }) => {
      await page.goto('/')
      await press(page, 'Take the first steps')
      await expect(page.getByTestId('guide')).toBeVisible()
      await expectAccessible(page)
      await page.getByTestId('guide').getByRole('button', { name: 'Chapters' }).click()
      await expectAccessible(page)
    })
  })
}
