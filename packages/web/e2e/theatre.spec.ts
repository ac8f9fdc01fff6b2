import { expect } from '@playwright/test'
import { openPrepared } from './prepared.ts'
import { answers, calm, startGame, test, toTheProgram } from './table-page.ts'

test.describe('by hand', () => {
  test.use({ settings: { ...calm, motion: 1, automa: 0 } })

  test('a turn of Teotibot is watched step by step', async ({ page }) => {
    await startGame(page, 1)
    const bar = page.getByTestId('theatre-bar')
    await toTheProgram(page)
    await expect(bar).toContainText('Step 1 of')
    await expect(answers(page)).toHaveCount(0)
    const steps = page.getByTestId('theatre').locator('ol > li')
    const count = await steps.count()
    expect(count).toBeGreaterThan(2)
    await expect(steps.first()).toHaveAttribute('aria-current', 'step')
    await page.getByRole('button', { name: 'Next step' }).click()
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
    await page.keyboard.press('ArrowLeft')
    await expect(bar).toContainText('Step 1 of')
    for (let i = 1; i <= count; i++) await page.getByRole('button', { name: 'Next step' }).click()
    await expect(bar).toHaveCount(0)
    await expect(answers(page).first()).toBeVisible()
  })

  test('@long steps pressed faster than they can be shown end at the table of now', async ({ page }) => {
    await startGame(page, 1)
    await toTheProgram(page)
    await page.getByRole('button', { name: 'Next step' }).evaluate(async (button: HTMLElement) => {
      while (button.isConnected) {
        button.click()
        await new Promise((next) => setTimeout(next)) // the page draws, the engine has not answered yet
      }
    })
    await expect(page.getByTestId('theatre-bar')).toHaveCount(0)
    await expect(answers(page).first()).toBeVisible()
  })
})

test.describe('by itself', () => {
  test.use({ settings: { ...calm, motion: 4, automa: 4 } })

  test('@long it goes by itself at the chosen speed, and any time ends with a click', async ({ page }) => {
    await startGame(page, 1)
    const bar = page.getByTestId('theatre-bar')
    await toTheProgram(page)
    await expect(bar).toHaveCount(0, { timeout: 15_000 })
    await expect(answers(page).first()).toBeVisible()
  })
})

test.describe('an eclipse', () => {
  test.use({ settings: { ...calm, motion: 4, automa: 99 } })

  test('is paid for at its foot, with what is kept and lost, and ends with the sun back at its beginning', async ({ page }) => {
    await openPrepared(page, 1, ({ kind, answers: offered }) => kind === 'salary' && offered.length > 1)
    const scores = page.getByTestId('scores')
    const cards = scores.locator('[data-answer^="salary:"]')
    await expect(cards.last()).toContainText('keep')
    await expect(cards.last()).toContainText('−')
    await cards.last().click()
    await expect(scores).toContainText('The sun is back at 0')
    await scores.getByRole('button', { name: 'Back to the table' }).click()
    await expect(scores).toHaveCount(0)
    await expect(answers(page).first()).toBeVisible()
  })
})
