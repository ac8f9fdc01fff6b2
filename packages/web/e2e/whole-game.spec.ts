import { expect } from '@playwright/test'
import { playToTheEnd, startGame, test } from './table-page.ts'

test('a whole solo game by clicking what is offered', async ({ page }) => {
  await startGame(page, 1)
  const clicks = await playToTheEnd(page, 11)
  expect(clicks).toBeGreaterThan(50)
  await page.reload()
  await expect(page.getByTestId('sentence')).toHaveText('The game is over')
})
