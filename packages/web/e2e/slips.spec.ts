// What is hit by accident: keys held down, double taps, one Escape too many, the end of a turn.
import { expect, type Locator, type Page } from '@playwright/test'
import { gameAt } from './positions.ts'
import { openFile } from './prepared.ts'
import { answers, calm, revisionOf, test } from './table-page.ts'

test.use({ settings: { ...calm, slips: true } })

const asked = (page: Page): Promise<string | null> => page.getByTestId('sentence').textContent()

/** Time stands still from here on, a moment after the question was asked. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.fastForward(1000)
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
}

/** Lines that grow with their outcomes close the gate for a moment, which never passes while time stands still: whoever meant it presses again. */
async function press(page: Page, answer: Locator, isTaken: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    if (!(await isTaken())) await answer.click({ timeout: 2000 })
    await expect.poll(isTaken, { timeout: 5000 }).toBe(true).catch(() => page.clock.runFor(1000))
    expect(await isTaken()).toBe(true)
  }).toPass()
}

async function atTurn(page: Page, players: number): Promise<void> {
  await page.clock.install()
  await openFile(page, await gameAt({ players, question: 'turn', round: 3 }))
  await stopTime(page)
}

test('a key held down or struck again answers one question', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  await atTurn(page, 2)
  const first = await revisionOf(page)
  for (let i = 0; i < 12; i++) await page.keyboard.down('1')
  await expect.poll(() => revisionOf(page)).not.toBe(first)
  await page.keyboard.up('1')
  const second = await revisionOf(page)
  await page.keyboard.press('1')
  await expect(page.locator('.slipped')).toHaveCount(1) // seen as not taken
  expect(await revisionOf(page)).toBe(second)
  await page.clock.runFor(1000)
  await expect(page.locator('.slipped')).toHaveCount(0)
  await page.keyboard.press('1')
  await expect.poll(() => revisionOf(page)).not.toBe(second)
})

test('Enter held down on an answer gives it once', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  await atTurn(page, 2)
  const first = await revisionOf(page)
  await answers(page).first().focus()
  await page.keyboard.down('Enter')
  await expect.poll(() => revisionOf(page)).not.toBe(first)
  await page.clock.runFor(2000) // long enough to be meant, if it were not the same press
  await answers(page).first().focus()
  const second = await revisionOf(page)
  for (let i = 0; i < 5; i++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.keyboard.press('Tab')
  expect(await revisionOf(page)).toBe(second)
})

test('a double tap answers one question', async ({ page }) => {
  await atTurn(page, 2)
  const first = await revisionOf(page)
  await press(page, answers(page).first(), async () => (await revisionOf(page)) !== first)
  const second = await revisionOf(page)
  await page.clock.runFor(100)
  await answers(page).first().click()
  await expect(page.locator('.slipped')).toHaveCount(1)
  expect(await revisionOf(page)).toBe(second)
})

test.describe('before the automa plays', () => {
  test.use({ settings: null })

  test('the end of a turn can be called off, and a double tap does neither', async ({ page, isMobile }) => {
    await page.clock.install()
    await openFile(page, await gameAt({ players: 1, question: 'end-turn', round: 3 }))
    await stopTime(page)
    const ending = page.getByTestId('sentence').filter({ hasText: 'The turn ends' })
    const over = page.getByTestId('theatre-bar')
    const undo = isMobile ? page.getByTestId('call-off') : page.getByRole('button', { name: 'Undo' })
    const before = await asked(page)
    await press(page, page.locator('[data-answer=end-turn]'), () => ending.isVisible())
    await undo.click() // the second half of a double tap
    await expect(ending).toBeVisible()
    await page.clock.runFor(400)
    await undo.click()
    await expect(ending).toHaveCount(0)
    expect(await asked(page)).toBe(before)
    await page.clock.runFor(2000)
    await expect(over).toHaveCount(0)
    await page.locator('[data-answer=end-turn]').click()
    await expect(ending).toBeVisible()
    await page.clock.runFor(1300)
    await expect(over).toBeVisible()
  })

  test('a double tap before the end of a turn does not end it', async ({ page }) => {
    await page.clock.install()
    await openFile(page, await gameAt({ players: 1, question: 'action', round: 3, offers: 'collect-cocoa' }))
    await stopTime(page)
    const end = page.locator('[data-answer=end-turn]')
    await press(page, page.locator('[data-answer=collect-cocoa], [data-path$=collect-cocoa]').first(), () => end.isVisible())
    await page.clock.runFor(550) // it cannot be taken back: longer than for any other answer
    await end.click()
    await expect(page.locator('.slipped')).toHaveCount(1)
    await page.clock.runFor(1000)
    await expect(end).toBeVisible()
    await expect(page.getByTestId('sentence').filter({ hasText: 'The turn ends' })).toHaveCount(0)
  })
})
