import { expect, type Page } from '@playwright/test'
import { aTurn, openPrepared } from './prepared.ts'
import { test } from './table-page.ts'

test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard')

const revision = (page: Page): Promise<string | null> => page.getByTestId('question').getAttribute('data-revision')
const isLost = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement === null || document.activeElement === document.body)

/** Presses a key that answers, and waits for the next question: the focus must still be somewhere. */
async function answerWith(page: Page, key: string): Promise<void> {
  const before = await revision(page)
  await page.keyboard.press(key)
  await expect.poll(() => revision(page)).not.toBe(before)
  await expect.poll(() => isLost(page)).toBe(false)
}

test('a whole turn without a mouse, and the focus is never lost', async ({ page }) => {
  await openPrepared(page, 2, aTurn)
  const first = await page.getByTestId('sentence').textContent()
  await page.keyboard.press('a')
  const answers = page.locator('[data-answer]')
  await expect(answers.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(answers.nth(1)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(answers.first()).toBeFocused()
  await answerWith(page, 'Enter') // move
  await answerWith(page, '1') // to
  // the sentence has the focus now: it is marked at its beginning, and nothing looks as if it could be pressed
  const status = page.locator('[data-status]:focus')
  await expect(status).toHaveCSS('outline-style', 'none')
  expect(await status.evaluate((element) => getComputedStyle(element).boxShadow)).toContain('-10px 0px 0px 0px')
  await expect(page.getByRole('button', { name: 'Redo' })).toHaveCSS('opacity', '0.55') // and what cannot be pressed looks so
  await answerWith(page, 'u')
  await answerWith(page, 'y')
  await answerWith(page, 'r')
  expect(await page.getByTestId('sentence').textContent()).toBe(first)
  await page.keyboard.press('1')
  await expect(page.locator('[data-answer^="to:"]').first()).toBeVisible()
  await page.keyboard.press('Escape') // closes, and takes nothing back
  await expect(page.locator('[data-answer^="to:"]').first()).toBeVisible()
  await answerWith(page, 'u')
  expect(await page.getByTestId('sentence').textContent()).toBe(first)
  for (let step = 0; step < 30 && (await page.locator('[data-answer="end-turn"]').count()) === 0; step++) await answerWith(page, '1')
  const last = await revision(page)
  await page.keyboard.press('1') // a turn is not ended by a number
  await page.keyboard.press('Tab')
  expect(await revision(page)).toBe(last)
  await answerWith(page, 'Enter') // the end of the turn is the only answer
  await expect(page.getByTestId('sentence')).not.toHaveText(first ?? '')
})

test('questions and events are spoken', async ({ page }) => {
  await openPrepared(page, 2, aTurn)
  const sentence = page.getByTestId('sentence')
  await expect(page.getByTestId('spoken-question')).toHaveText((await sentence.textContent()) ?? '')
  await page.keyboard.press('1')
  await expect(page.locator('[data-answer^="to:"]').first()).toBeVisible()
  await expect(page.getByTestId('spoken-question')).toHaveText((await sentence.textContent()) ?? '')
  await page.keyboard.press('1')
  await expect(page.getByTestId('spoken-events')).toContainText(/moves a worker/)
})

test('arrows go from thing to thing, ? asks why, / opens the rules, i the rule of a thing', async ({ page }) => {
  await openPrepared(page, 2, aTurn)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeHidden()
  const board = page.locator('[data-thing=palace]').first()
  await page.keyboard.press('Tab')
  await board.focus()
  await page.keyboard.press('ArrowRight')
  await expect(board).not.toBeFocused()
  await expect(page.locator('[data-thing]:focus')).toHaveCount(1)
  await board.focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: /^Why not/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(board).toBeFocused()
  await page.keyboard.press('i')
  await expect(page.locator('[aria-current=true]')).toContainText('TEO-MAIN-PALACE-01')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeHidden()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('the first stop of the page leads to the answers', async ({ page }) => {
  await openPrepared(page, 2, aTurn)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Go to the answers' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-answer]').first()).toBeFocused()
})
