// What is heard: refusals in one's language, and nothing of a table that is covered.
import { expect } from '@playwright/test'
import { gameAt } from './positions.ts'
import { openFile } from './prepared.ts'
import { answers, answerSomething, calm, dice, pick, test } from './table-page.ts'

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

test.describe('the wide table', () => {
  test.use({ settings: { ...calm, handOver: 'never' } })

  test('says who stands on a board and how far it is, there and in the answers; the first stop leads to these', async ({ page }) => {
    await openFile(page, await gameAt({ players: 2, question: 'destination', round: 5 }))
    await expect(page.locator('.board.legal [data-thing]').first()).toHaveAccessibleName(/^\S.*\. You\scan\sgo\sthere, \d\ssteps?\. Fee\s\d+, collect\s\d+\. (Here:|Nobody)/)
    await expect(answers(page).first()).toHaveAccessibleName(/^To .*, \d\sboards? on/)
    await page.locator('body').press('Tab')
    await page.getByRole('button', { name: 'Go to the answers' }).press('Enter')
    await expect(answers(page).first()).toBeFocused()
  })

  test('an Undo that is off can be reached and says why', async ({ page }) => {
    await openFile(page, await gameAt({ players: 2, question: 'destination', round: 5 }))
    const off = page.getByRole('button', { name: /^Undo\. / })
    const random = dice(3)
    while (!(await off.isVisible())) await answerSomething(page, random)
    await off.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'cannot be taken back' })).toBeVisible()
  })
})
