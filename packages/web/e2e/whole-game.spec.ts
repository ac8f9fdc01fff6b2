import { expect } from '@playwright/test'
import { answerByKey, dice, playToTheEnd, startGame, test } from './table-page.ts'

test('@long a whole game of two at one screen', async ({ page, isMobile }) => {
  await startGame(page, 2)
  if (isMobile) await playToTheEnd(page, 5)
  else {
    const random = dice(5)
    while (await answerByKey(page, random));
    await expect(page.getByTestId('sentence')).toContainText('The game is over')
  }
  await expect(page.getByTestId('scores')).toBeVisible()
})
