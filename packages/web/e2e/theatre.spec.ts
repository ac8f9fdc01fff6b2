import { expect } from '@playwright/test'
import { openPrepared } from './prepared.ts'
import { answers, calm, dice, pick, revisionOf, startGame, test, toTheProgram } from './table-page.ts'

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

test.describe('an eclipse online', () => {
  test.use({ settings: { ...calm, motion: 1, automa: 0 } })

  test('@long is counted row by row, and has been read when somebody goes on from its points to the next turn', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the log says who begins')
    test.setTimeout(600_000)
    const [scores, bar, random] = [page.getByTestId('scores'), page.getByTestId('theatre-bar'), dice(5)]
    const [next, skip, back] = ['Next step', 'Skip to my turn', 'Back to the table'].map((name) => page.getByRole('button', { name }))
    const moves = page.locator('[data-answer^="move:"]:enabled')

    async function answerAnything(): Promise<void> {
      const before = await revisionOf(page)
      await answers(page).nth(random(await answers(page).count())).click()
      await expect(page.locator(`[data-testid=question]:not([data-revision="${before}"])`).or(bar).or(back).first()).toBeVisible()
    }
    /** Up to the first own turn; chance decides who begins. */
    async function begin(): Promise<boolean> {
      await page.goto('/')
      await pick(page, 'mode', 'online')
      await page.locator('.names input').first().fill('Anna')
      await page.getByRole('button', { name: 'Open the table' }).click()
      await page.getByLabel('Who sits at seat 2').selectOption('visitor')
      await page.getByRole('button', { name: 'Begin the game' }).click()
      for (;;) {
        await expect(bar.or(answers(page)).first()).toBeVisible({ timeout: 30_000 })
        if (await bar.isVisible()) await skip.click()
        else if (await moves.first().isVisible()) return (await page.locator('.list h3').filter({ hasText: 'Turn 1 · Visitor' }).count()) > 0
        else await answerAnything()
      }
    }

    while (!(await begin())); // an eclipse ends with the turn of whoever begins
    const rowOf = async (name: string): Promise<string> => (await scores.getByRole('row', { name: new RegExp(`^${name}`) }).innerText()).replace(/\D+/g, ' ')
    for (;;) {
      await expect(bar.or(answers(page)).or(back).first()).toBeVisible({ timeout: 30_000 })
      if (await bar.isVisible()) {
        const step = await bar.innerText()
        if (!step.includes('Eclipse')) await skip.click()
        else {
          if (step.includes('The counting begins')) await expect.poll(async () => (await rowOf('Now')) === (await rowOf('Before')), { message: 'nothing is counted before the first row' }).toBe(true)
          await next.click()
          await expect(bar.filter({ hasText: step.split('\n').find((line) => line.startsWith('Step')) ?? step })).toHaveCount(0)
          if (!step.includes('All is counted') || !(await bar.isVisible()) || (await bar.innerText()).includes('Eclipse')) continue
          await skip.click()
          await expect(answers(page).first()).toBeVisible({ timeout: 30_000 })
          await expect(scores).toHaveCount(0)
          return
        }
      } else if (await back.isVisible()) await back.click()
      else await answerAnything()
    }
  })
})
