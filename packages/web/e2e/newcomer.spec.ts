// A whole game on a device as it comes: the theatre plays, points are counted, slips are not taken, the end of a turn waits a moment.
import { expect, type Page } from '@playwright/test'
import { gameAt, OVER } from './positions.ts'
import { openFile } from './prepared.ts'
import { answers, dice, revisionOf, startGame, test } from './table-page.ts'

test.use({ settings: null })

/** Longer than any question waits before it takes an answer. */
const SEEN_MS = 700
/** Longer than the end of a turn can be called off. */
const MOMENT_MS = 1300

/** What moves over the table two frames from now. */
const flying = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise((next) => requestAnimationFrame(next))
    return document.querySelectorAll('.in-flight, .gain-float').length
  })

/** Does the next thing a person would do; the title of the scoring on the table, if one is shown. */
async function goOn(page: Page, random: (n: number) => number): Promise<string | null> {
  const [bar, scores] = [page.getByTestId('theatre-bar'), page.getByTestId('scores')]
  await expect(bar.or(scores).or(answers(page)).first()).toBeVisible()
  if (await bar.isVisible()) {
    await page.getByRole('button', { name: 'Skip to my turn' }).click()
    await expect(bar).toHaveCount(0)
    return null
  }
  if (await scores.isVisible()) {
    expect(await flying(page), 'over the points').toBe(0)
    const title = await scores.getByRole('heading', { level: 2 }).textContent()
    const back = scores.getByRole('button', { name: 'Back to the table' })
    const salary = scores.locator('[data-answer]:enabled')
    if (await back.isVisible()) await back.click()
    else if ((await salary.count()) > 0) {
      await page.clock.fastForward(SEEN_MS)
      await salary.nth(random(await salary.count())).click()
      await expect(salary).toHaveCount(0)
    }
    return title
  }
  const before = await revisionOf(page)
  const ending = page.getByTestId('sentence').filter({ hasText: 'The turn ends' })
  const next = page.locator(`[data-testid=question]:not([data-revision="${before}"]), [data-testid=winner]`).filter({ visible: true })
  // what moved under the finger meanwhile is not taken: a person taps again
  await expect(async () => {
    await page.clock.fastForward(SEEN_MS)
    const offered = await answers(page).count()
    if (offered > 0 && (await revisionOf(page)) === before) await answers(page).nth(random(offered)).click({ timeout: 2000 })
    await expect(next.or(ending).or(bar).first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  if (await ending.isVisible()) await page.clock.fastForward(MOMENT_MS)
  await expect(next.or(bar).first()).toBeVisible()
  return null
}

test('@long plays a whole solo game and sees every scoring', async ({ page }) => {
  test.slow()
  await page.clock.install()
  await startGame(page, 1)
  const random = dice(7)
  const seen = new Set<string>()
  const winner = page.getByTestId('winner')
  while (!(await winner.isVisible())) {
    const title = await goOn(page, random)
    if (title !== null) seen.add(title)
  }
  const scorings = page.getByTestId('scores').getByRole('navigation').getByRole('button', { name: /^Eclipse/ })
  const titles = await scorings.allTextContents()
  expect(titles.length).toBeGreaterThan(2)
  for (const title of titles.slice(0, -1)) expect([...seen]).toContain(title) // the last one comes with the end
  await page.reload()
  await expect(page.getByTestId('sentence')).toContainText('The game is over')
  await expect(winner).toBeVisible()
  await expect(page.getByTestId('history')).toContainText('1 game')
})

test('@long is offered scores, replay and a new game at the end', async ({ page }) => {
  await openFile(page, await gameAt({ players: 1, question: OVER }))
  await expect(page.getByTestId('sentence')).toContainText('Teotibot') // lost: the same is offered before a harder one
  await expect(page.getByRole('button', { name: 'Again', exact: true })).toHaveClass(/primary/)
  await expect(page.getByRole('button', { name: 'Again, harder' })).not.toHaveClass(/primary/)
  const [scores, winner] = [page.getByTestId('scores'), page.getByTestId('winner')]
  await expect(winner).toBeVisible()
  await expect(page.getByTestId('history')).toHaveCount(0) // it was not played on this device
  const foot = page.locator('section', { has: page.getByTestId('sentence') })
  await expect(foot.getByRole('button', { name: /answers?$/ })).toHaveCount(0)
  const crest = (place: typeof foot): Promise<string | null> => place.locator('[data-seat]').first().getAttribute('data-seat')
  expect(await crest(foot)).toBe(await crest(scores))
  await foot.getByRole('button', { name: 'Scores' }).click()
  await expect(scores).toHaveCount(0)
  await foot.getByRole('button', { name: 'Scores' }).click()
  await expect(scores).toBeVisible()
  await foot.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByRole('button', { name: 'Back to now' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to now' }).click()
  await foot.getByRole('link', { name: 'New game' }).click()
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()
})
