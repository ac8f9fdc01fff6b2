import { expect } from '@playwright/test'
import { answers, answerSomething, dice, startGame, test } from './table-page.ts'

test('the past can be looked at, walked through and left, and answers nothing', async ({ page, isMobile }) => {
  await startGame(page, 1)
  const random = dice(3)
  for (let i = 0; i < 12; i++) await answerSomething(page, random)
  const offered = await answers(page).count()
  if (isMobile) await page.getByRole('button', { name: 'Log', exact: true }).click()
  const close = page.getByTestId('theatre').getByRole('button', { name: 'Close' })
  if ((await close.count()) > 0) await close.click()
  await page.locator('.log .line').first().click()
  await expect(page.getByTestId('replay')).toBeVisible()
  await expect(answers(page)).toHaveCount(0)
  const slider = page.getByRole('slider')
  const before = Number(await slider.inputValue())
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue(String(before + 1))
  await page.keyboard.press('u')
  await expect(page.getByTestId('replay')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('replay')).toHaveCount(0)
  await expect(answers(page)).toHaveCount(offered)
})
