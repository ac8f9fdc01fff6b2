import { expect } from '@playwright/test'
import { answerSomething, dice, startGame, takeScreen, test } from './table-page.ts'

test('set-up and rewards are chosen by their pictures', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'the panel belongs to the wide table')
  await startGame(page, 2)
  const panel = page.getByRole('region', { name: 'Which two starting tiles do you keep?' })
  const keep = panel.getByRole('button', { name: 'Keep these two' })
  await expect(keep).toBeDisabled()
  // beside the pictures the list is a short line of their letters, spoken in full
  const pair = page.locator('[data-answer^="keep:"]').first()
  await expect(pair.locator('.words')).toHaveText('A + B')
  await expect(pair.locator('.spoken')).toContainText('Keep starting tile')
  await pair.hover()
  await expect(panel.locator('.pointed')).toHaveCount(2)
  const tiles = panel.locator('[aria-pressed=false]')
  await tiles.nth(3).click()
  await tiles.nth(0).click()
  await expect(panel.getByRole('button', { pressed: true })).toHaveCount(2)
  await keep.click()
  await expect(page.getByTestId('pass-to')).toBeVisible()
  await takeScreen(page)
  await expect(page.getByTestId('sentence')).toContainText('Player 2')
  await expect(panel.getByRole('button', { pressed: true })).toHaveCount(0)

  // on until something is offered as cards, then by a card
  const random = dice(3)
  const card = page.locator('button.card')
  for (let i = 0; i < 80 && (await card.count()) === 0; i++) {
    await takeScreen(page)
    await answerSomething(page, random)
  }
  const question = page.getByTestId('question')
  const before = await question.getAttribute('data-revision')
  await card.first().click()
  await expect(question).not.toHaveAttribute('data-revision', before ?? '')
})

test('a dense zone opens large and closes', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'tracks are a tab there')
  await startGame(page, 3)
  await page.getByRole('button', { name: 'Enlarge: Temples' }).click()
  const large = page.getByRole('dialog', { name: 'Temples' })
  await expect(large).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
})

test('cards and refusals can be read and used over a zone that is opened large', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'tracks are a tab there')
  await startGame(page, 3)
  await page.getByRole('button', { name: 'Enlarge: Temples' }).click()
  const large = page.getByRole('dialog', { name: 'Temples' })
  const tile = large.locator('[data-thing^=disc-], [data-thing^=mask-]').first()
  await tile.hover()
  await expect(page.getByTestId('card')).toBeVisible()
  await tile.click()
  const why = page.getByRole('dialog', { name: /^Why not/ })
  await expect(why.getByTestId('why')).toBeVisible()
  await page.keyboard.press('Escape') // the card first
  await expect(why).toHaveCount(0)
  await expect(large).toBeVisible()
  await tile.click()
  await why.getByRole('button', { name: 'Close' }).click()
  await expect(why).toHaveCount(0)
  await tile.click()
  await why.getByRole('link', { name: 'Read the rule', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible()
})
