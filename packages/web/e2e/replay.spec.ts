import { expect } from '@playwright/test'
import { gameAt } from './positions.ts'
import { openFile } from './prepared.ts'
import { answers, answerSomething, dice, startGame, test } from './table-page.ts'

test('@long the past can be looked at, walked through and left, and answers nothing', async ({ page, isMobile }) => {
  await startGame(page, 1)
  const random = dice(3)
  for (let i = 0; i < 12; i++) await answerSomething(page, random)
  const offered = await answers(page).count()
  if (isMobile) await page.getByRole('button', { name: 'Log', exact: true }).click()
  await page.locator('.log .line').first().click()
  await expect(page.getByTestId('replay')).toBeVisible()
  await expect(answers(page)).toHaveCount(0)
  const slider = page.getByRole('slider')
  const before = Number(await slider.inputValue())
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before)
  await page.keyboard.press('u')
  await expect(page.getByTestId('replay')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('replay')).toHaveCount(0)
  await expect(answers(page)).toHaveCount(offered)
})

test('@long every line of the log leads to the board of its moment', async ({ page, isMobile }) => {
  await startGame(page, 1)
  const random = dice(8)
  for (let i = 0; i < 25; i++) await answerSomething(page, random)
  if (isMobile) await page.getByRole('button', { name: 'Log', exact: true }).click()
  const lines = page.locator('.log .line')
  const count = await lines.count()
  expect(count).toBeGreaterThan(20)
  const slider = page.getByRole('slider')
  let last = -1
  // the newest entry may have told several lines, and the board after it is now
  for (let i = 0; i < count * 0.6; i += Math.max(1, Math.floor(count / 8))) {
    // the rules of the line looked at before fold away while the next one is aimed at
    await expect(async () => {
      await lines.nth(i).click()
      await expect(lines.nth(i)).toHaveAttribute('aria-current', 'step', { timeout: 1000 })
    }).toPass({ timeout: 20_000 })
    const at = Number(await slider.inputValue())
    expect(at).toBeGreaterThanOrEqual(last) // later lines are later boards
    last = at
  }
  await slider.press('Home')
  await expect(page.locator('.log [aria-current]')).toHaveCount(0) // before the first line
  await page.getByRole('button', { name: 'Next turn' }).click()
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(answers(page).first()).toBeVisible()
})

test('the log follows a far jump of the slider: its line is in sight', async ({ page, isMobile }) => {
  await openFile(page, await gameAt({ players: 2, question: 'turn', round: 9 }))
  if (isMobile) await page.getByRole('button', { name: 'Log', exact: true }).click()
  await page.locator('.log .line').first().click()
  const slider = page.getByRole('slider')
  const [least, most] = [Number(await slider.getAttribute('min')), Number(await slider.getAttribute('max'))]
  for (const part of [0.5, 0.02, 0.9, 0.25, 0.75, 0.1, 0.6]) {
    const to = Math.round(least + (most - least) * part)
    const before = await page.locator('.log [aria-current]').textContent()
    await slider.fill(String(to))
    await expect(page.locator('.log [aria-current]')).not.toHaveText(before ?? '')
    await expect(page.locator('.log [aria-current]')).toHaveCount(1)
    await expect.poll(() => page.getByRole('log').evaluate((log) => {
      const [list, line] = [log.getBoundingClientRect(), log.querySelector('[aria-current]')?.getBoundingClientRect()]
      return line !== undefined && line.top >= list.top - 1 && line.bottom <= list.bottom + 1
    }), `after a jump to ${to} of ${most}`).toBe(true)
  }
})

test('the log lists the last turns, and the earlier ones to whoever reads back', async ({ page, isMobile }) => {
  await openFile(page, await gameAt({ players: 2, question: 'turn', round: 9 }))
  if (isMobile) await page.getByRole('button', { name: 'Log', exact: true }).click()
  const [log, lines] = [page.getByRole('log'), page.locator('.log .line')]
  const earlier = log.getByRole('button', { name: 'Earlier turns' })
  const few = await lines.count()
  expect(await log.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true) // more than fills it
  await earlier.press('Enter')
  await expect(earlier).toHaveCount(0)
  const all = await lines.count()
  expect(all).toBeGreaterThan(few * 2)
  await log.evaluate((list) => list.scrollBy({ top: -200 }))
  await log.evaluate((list) => list.scrollTo({ top: 0 })) // reversed: its end
  await expect(lines).toHaveCount(few)
  await log.evaluate((list) => list.scrollBy({ top: -200 }))
  await expect(lines).toHaveCount(all)
  await expect.poll(() => log.evaluate((list) => list.scrollTop)).toBeCloseTo(-200, -1) // what is read stays where it is
})
