import { expect, type Page } from '@playwright/test'
import { dice, playToTheEnd, startGame, takeScreen, test } from './table-page.ts'

/** Answers by a number key where there is one for it. */
async function press(page: Page, random: (n: number) => number): Promise<boolean> {
  await takeScreen(page)
  const question = page.getByTestId('question')
  const revision = await question.getAttribute('data-revision')
  const keys = page.locator('[data-answer][aria-keyshortcuts]')
  const offered = await keys.count()
  if (offered === 0) return false
  await page.keyboard.press((await keys.nth(random(offered)).getAttribute('aria-keyshortcuts')) ?? '')
  await expect(question.or(page.getByTestId('pass-to'))).not.toHaveAttribute('data-revision', revision ?? '', { timeout: 10_000 })
  return true
}

test('@long a whole game of two at one screen', async ({ page, isMobile }) => {
  await startGame(page, 2)
  if (isMobile) await playToTheEnd(page, 5)
  else {
    const random = dice(5)
    while (await press(page, random));
    await expect(page.getByTestId('sentence')).toContainText('The game is over')
  }
  await expect(page.getByTestId('scores')).toBeVisible()
})
