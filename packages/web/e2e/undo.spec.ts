import { expect, type Page } from '@playwright/test'
import { answers, answerSomething, dice, startGame, test } from './table-page.ts'

const offered = (page: Page): Promise<string[]> => answers(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-answer') ?? ''))
const sentence = (page: Page): Promise<string | null> => page.getByTestId('sentence').textContent()

/** On to the choice of a worker, through the set-up. */
async function reachTurn(page: Page): Promise<void> {
  const random = dice(5)
  while (!(await offered(page)).some((key) => key.startsWith('move:'))) await answerSomething(page, random)
}

test('undo, redo and restart of the turn bring back the exact question', async ({ page }) => {
  await startGame(page, 1)
  await reachTurn(page)
  const first = await offered(page)
  await page.locator('[data-answer^="move:"]').first().click()
  await expect(page.locator('[data-answer^="to:"]').first()).toBeVisible()
  const second = await offered(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('[data-answer^="move:"]').first()).toBeVisible()
  expect(await offered(page)).toEqual(first)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.locator('[data-answer^="to:"]').first()).toBeVisible()
  expect(await offered(page)).toEqual(second)
  await page.locator('[data-answer^="to:"]').first().click()
  // where collecting is all that can be done it runs by itself, up to the end of the turn
  await expect(page.locator('[data-answer="collect-cocoa"], [data-answer="end-turn"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Restart turn' }).click()
  await expect(page.locator('[data-answer^="move:"]').first()).toBeVisible()
  expect(await offered(page)).toEqual(first)
})

test('a reload in the middle of a turn brings back the exact question', async ({ page }) => {
  await startGame(page, 1)
  await reachTurn(page)
  await page.keyboard.press('1')
  await expect(page.locator('[data-answer^="to:"]').first()).toBeVisible()
  const [asked, before] = [await sentence(page), await offered(page)]
  await page.reload()
  await expect(page.locator('[data-answer^="to:"]').first()).toBeVisible()
  expect(await sentence(page)).toBe(asked)
  expect(await offered(page)).toEqual(before)
})

test('a page that goes before it could save takes nothing with it', async ({ page }) => {
  await startGame(page, 1)
  await reachTurn(page)
  // the storage answers nothing any more: whatever is saved from here on never gets there
  await page.evaluate(() => Object.assign(IDBObjectStore.prototype, { get: () => ({}) }))
  await page.keyboard.press('1')
  await expect(page.locator('[data-answer^="to:"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.locator('[data-answer^="move:"]').last().click()
  await expect(page.locator('[data-answer^="to:"]').first()).toBeVisible()
  const [asked, before] = [await sentence(page), await offered(page)]
  for (let n = 0; n < 2; n++) {
    await page.reload()
    await expect(page.locator('[data-answer^="to:"]').first()).toBeVisible()
    expect(await sentence(page)).toBe(asked)
    expect(await offered(page)).toEqual(before)
  }
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tollan-unsaved')))).toEqual([]) // saved since
})
