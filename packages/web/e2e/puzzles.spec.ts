import { keptPuzzles, puzzleOfDay } from '@tollan/ai'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { answers, calm, test, unfoldPuzzle } from './table-page.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Opens the puzzle of a game with the shortest solution that suits, on a day that has it; its solution. */
async function openPuzzle(page: Page, game: string, suits: (solution: readonly string[], players: number, before: string) => boolean): Promise<readonly string[]> {
  const puzzles = (await keptPuzzles(game))?.puzzles ?? []
  const [wanted] = puzzles.filter(({ solution, options, answers: played }) => suits(solution, options.players, played.at(-1) ?? '')).toSorted((a, b) => a.solution.length - b.solution.length)
  if (wanted === undefined) throw new Error(`no puzzle of ${game} suits`)
  const noon = Date.UTC(2026, 5, 1, 12)
  const day = Array.from(puzzles, (_, n) => new Date(noon + n * DAY_MS)).find((one) => puzzles[puzzleOfDay(one, puzzles.length)] === wanted)
  if (day === undefined) throw new Error('the puzzle has no day')
  await page.clock.setFixedTime(day)
  await page.goto('/#/puzzle')
  await page.locator(`section[aria-labelledby="puzzle-${game}"]`).getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByTestId('puzzle-task')).toBeVisible()
  await expect(answers(page).first()).toBeVisible()
  return wanted.solution
}

const offered = (page: Page): Promise<readonly string[]> => answers(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-answer') ?? ''))

/** Plays the turn of the puzzle by what is wanted of the answers offered. */
async function playTurn(page: Page, wanted: (offers: readonly string[]) => string | undefined): Promise<void> {
  const task = page.getByTestId('puzzle-task')
  const question = page.getByTestId('question')
  while (await task.isVisible()) {
    const before = await question.getAttribute('data-revision')
    const answer = wanted(await offered(page))
    if (answer === undefined) throw new Error(`nothing is wanted of ${(await offered(page)).join(', ')}`)
    await page.locator(`[data-answer="${answer}"]:enabled`).first().click()
    await expect(async () => expect((await task.isVisible()) && (await question.getAttribute('data-revision')) === before).toBe(false)).toPass({ timeout: 20_000 })
  }
}
const playSolution = (page: Page, solution: readonly string[]): Promise<void> => playTurn(page, (offers) => solution.find((answer) => offers.includes(answer)))
const playSomethingElse = (page: Page, solution: readonly string[]): Promise<void> =>
  playTurn(page, (offers) => ['end-turn', 'collect-cocoa'].find((answer) => offers.includes(answer)) ?? offers.find((answer) => !solution.includes(answer)) ?? offers[0])

const endsTurn = (solution: readonly string[]): boolean => solution.at(-1) === 'end-turn'

test('@long a puzzle tried wrongly, taken back and solved is called solved; hints come only then', async ({ page }) => {
  const solution = await openPuzzle(page, 'teotihuacan', (one, players) => endsTurn(one) && players === 2)
  const hint = page.getByTestId('hint')
  await expect(async () => {
    if (!(await hint.isVisible())) await page.keyboard.press('h') // a page that has just come may not hear the first press
    await expect(hint).toContainText('No hints in a puzzle', { timeout: 1000 })
  }).toPass()
  await hint.getByRole('button', { name: 'Close' }).click()
  await playSomethingElse(page, solution)
  await expect(page.getByTestId('verdict-behind')).toBeVisible({ timeout: 60_000 })
  await expect(answers(page).first()).toBeVisible({ timeout: 30_000 }) // the others have played
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const task = page.getByTestId('puzzle-task')
  while (await undo.isEnabled()) {
    const before = await page.getByTestId('question').getAttribute('data-revision')
    await undo.click()
    await expect(page.getByTestId('question')).not.toHaveAttribute('data-revision', before ?? '')
  }
  if (!(await task.isVisible())) await page.getByTestId('puzzle').getByRole('button', { name: 'Try again' }).click() // what the other drew is not taken back
  await expect(task).toBeVisible()
  await playSolution(page, solution)
  await expect(page.getByTestId('verdict-solved')).toBeVisible({ timeout: 60_000 })
  await expect(answers(page).first()).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('h')
  await expect(hint).toBeVisible()
  await expect(hint).not.toContainText('No hints in a puzzle')
  await hint.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByTestId('puzzle').getByRole('button', { name: 'Next puzzle' })).toBeVisible()
  await page.getByTestId('puzzle').getByRole('link', { name: 'More puzzles' }).click()
  const row = page.locator('section[aria-labelledby="puzzle-teotihuacan"]').getByRole('listitem').first()
  await expect(row).toContainText('solved')
  await expect(row.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/#/')
  await expect(page.getByRole('article').first()).toContainText('puzzle')
})

/** What the card of a puzzle lies over: zones of the table, answers, a hint, ghosts. */
const coveredByPuzzle = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const card = document.querySelector('[data-testid=puzzle]')
    const box = card?.getBoundingClientRect() ?? new DOMRect()
    const others = [...document.querySelectorAll('[data-zone], [data-testid=question], [data-testid=hint], .ghost')].filter((one) => !one.contains(card) && one.checkVisibility())
    return others.flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1 ? one.className : []
    })
  })

test('a puzzle that begins when a scoring is over opens on the table, not on its points', async ({ page }) => {
  await openPuzzle(page, 'tawantinsuyu', (_, __, before) => before.startsWith('benefit:god-')) // the last thing a Feast asks
  await page.waitForTimeout(500)
  await expect(page.getByTestId('scores')).toHaveCount(0)
  await unfoldPuzzle(page)
  await page.getByTestId('puzzle').getByRole('button', { name: 'Show the solution' }).click()
  await expect(page.locator('.ghost').first()).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('puzzle')).toBeVisible()
  await expect(answers(page).first()).toBeVisible()
  await page.waitForTimeout(500)
  await expect(page.getByTestId('scores')).toHaveCount(0)
})

for (const low of [false, true])
  test(`a puzzle, its solution and a hint beside it cover nothing${low ? ' on a low screen' : ''}`, async ({ page, isMobile }) => {
    test.skip(low && isMobile, 'a phone is tried once')
    if (low) await page.setViewportSize({ width: 1366, height: 640 })
    const solution = await openPuzzle(page, 'tawantinsuyu', (one) => one.length > 4)
    const [puzzle, hint] = [page.getByTestId('puzzle'), page.getByTestId('hint')]
    expect(await coveredByPuzzle(page)).toEqual([])
    await unfoldPuzzle(page)
    await puzzle.getByRole('button', { name: 'Show the solution' }).click()
    await expect(page.locator('.ghost').nth(1)).toBeVisible()
    if (!isMobile) await expect(puzzle.locator('[data-step]')).toHaveCount(solution.filter((one) => one !== 'end-turn').length)
    expect(await coveredByPuzzle(page)).toEqual([])
    if (isMobile) expect((await puzzle.boundingBox())?.height).toBeLessThan(60)
    await page.keyboard.press('h')
    await expect(hint.getByTestId('hint-why')).toBeVisible({ timeout: 60_000 })
    expect(await coveredByPuzzle(page)).toEqual([])
    await unfoldPuzzle(page) // one of them at a time
    await expect(hint).toBeHidden()
    await expect(puzzle.locator('[data-step]').first()).toBeVisible()
  })

test.describe('watched', () => {
  test.use({ settings: { ...calm, automa: 0 } })

  test('@long a solution asked for while another turn is watched is shown where it belongs', async ({ page }) => {
    const solution = await openPuzzle(page, 'teotihuacan', endsTurn)
    await playSomethingElse(page, solution)
    const bar = page.getByTestId('theatre-bar')
    await expect(bar).toBeVisible({ timeout: 30_000 })
    const puzzle = page.getByTestId('puzzle')
    expect((await puzzle.boundingBox())?.height).toBeLessThan(60) // one line while something is watched
    await expectAccessible(page)
    await puzzle.getByRole('button', { name: 'Unfold' }).click()
    await puzzle.getByRole('button', { name: 'Show the solution' }).click()
    await expect(bar).toBeHidden()
    await expect(page.locator('.ghost').first()).toBeVisible()
    await expectAccessible(page)
    await unfoldPuzzle(page)
    await expect(page.getByTestId('puzzle-why')).toContainText('At the end about', { timeout: 60_000 })
    await expect(bar).toBeHidden()
    await page.setViewportSize({ width: page.viewportSize()?.width === 390 ? 390 : 1366, height: 640 })
    await expect(puzzle.getByRole('link', { name: 'More puzzles' })).toBeInViewport({ ratio: 1 }) // only the text scrolls
    await expect(puzzle.getByRole('button', { name: 'Play the solution' })).toBeInViewport({ ratio: 1 })
  })
})

test('@long a solution that chance breaks off is played on to the end of the turn, and then tried', async ({ page }) => {
  await openPuzzle(page, 'tawantinsuyu', (solution) => solution.length > 2)
  const puzzle = page.getByTestId('puzzle')
  await unfoldPuzzle(page)
  await puzzle.getByRole('button', { name: 'Show the solution' }).click()
  await unfoldPuzzle(page)
  await puzzle.getByRole('button', { name: 'Play the solution' }).dblclick()
  await expect(puzzle.getByTestId('puzzle-done')).toBeVisible({ timeout: 90_000 })
  await expectAccessible(page)
  await expect(puzzle.getByRole('button', { name: 'Next puzzle' })).toHaveCount(1)
  await puzzle.getByRole('button', { name: 'Try it yourself' }).click()
  await expect(page.getByTestId('puzzle-task')).toBeVisible()
  await page.goto('/#/')
  await expect(page.getByRole('article')).toHaveCount(2) // what only played the solution is gone
})
