// A whole game on a device as it comes: the theatre plays, points are counted, slips are not taken, the end of a turn waits a moment.
import { expect, type Page } from '@playwright/test'
import { gameAt, OVER } from './positions.ts'
import { openFile } from './prepared.ts'
import { answers, dice, pick, revisionOf, start, takeScreen, test } from './table-page.ts'

test.use({ settings: null })

/** Longer than any question waits before it takes an answer. */
const SEEN_MS = 700
/** Longer than the end of a turn can be called off. */
const MOMENT_MS = 1300
/** Longer than a player that thinks needs for a turn. */
const READ_MS = 3000

/** What moves over the table two frames from now. */
const flying = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise((next) => requestAnimationFrame(next))
    return document.querySelectorAll('.in-flight, .gain-float').length
  })

/** Gives an answer as it is meant, by a click or by a key. */
type Give = (page: Page, random: (n: number) => number) => Promise<void>

const byClick: Give = async (page, random) => {
  const offered = await answers(page).count()
  if (offered > 0) await answers(page).nth(random(offered)).click({ timeout: 2000 })
}
/** A number where there is one for it, else Enter on an answer: no number ends a turn. */
const byKey: Give = async (page, random) => {
  const keys = await page.locator('[data-answer][aria-keyshortcuts]:enabled').evaluateAll((all) => all.map((one) => one.getAttribute('aria-keyshortcuts') ?? ''))
  const key = keys[random(Math.max(1, keys.length))]
  if (key !== undefined) return page.keyboard.press(key)
  const others = await answers(page).count()
  if (others > 0) await answers(page).nth(random(others)).press('Enter', { timeout: 2000 })
}

/** Does the next thing a person would do; the title of the scoring on the table, if one is shown. */
async function goOn(page: Page, random: (n: number) => number, give: Give): Promise<string | null> {
  const [bar, scores, cover] = [page.getByTestId('theatre-bar'), page.getByTestId('scores'), page.getByTestId('pass-to')]
  await expect(bar.or(scores).or(cover).or(answers(page)).first()).toBeVisible()
  if (await cover.isVisible()) {
    await takeScreen(page)
    await expect(cover).toHaveCount(0)
    return null
  }
  if (await bar.isVisible()) {
    // it may come to its end by itself meanwhile
    await expect(async () => {
      if (await bar.isVisible()) await page.getByRole('button', { name: 'Skip to my turn' }).click({ timeout: 1000 })
      await expect(bar).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    return null
  }
  if (await scores.isVisible()) {
    expect(await flying(page), 'over the points').toBe(0)
    const title = await scores.getByRole('heading', { level: 2 }).textContent()
    const back = scores.getByRole('button', { name: 'Back to the table' })
    const asked = scores.locator('[data-answer]:enabled')
    if (await back.isVisible()) {
      // nobody takes them off the screen, however fast they think
      await page.clock.fastForward(READ_MS)
      await expect(scores.getByRole('heading', { level: 2 })).toHaveText(title ?? '')
      await back.click()
    } else if ((await asked.count()) > 0) {
      const before = await revisionOf(page)
      await page.clock.fastForward(SEEN_MS)
      await asked.nth(random(await asked.count())).click()
      await expect(cover.or(page.locator(`[data-testid=question]:not([data-revision="${before}"])`)).or(page.getByTestId('winner')).or(bar).first()).toBeVisible()
    }
    return title
  }
  const before = await revisionOf(page)
  const ending = page.getByTestId('sentence').filter({ hasText: 'The turn ends' })
  const next = page.locator(`[data-testid=question]:not([data-revision="${before}"]), [data-testid=winner], [data-testid=pass-to]`).filter({ visible: true })
  // what moved under the finger meanwhile is not taken: a person taps again
  await expect(async () => {
    await page.clock.fastForward(SEEN_MS)
    const gone = next.or(ending).or(bar).or(scores).first()
    if (!(await gone.isVisible()) && (await revisionOf(page)) === before) await give(page, random)
    await expect(gone).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  if (await ending.isVisible()) await page.clock.fastForward(MOMENT_MS)
  await expect(next.or(bar).or(scores).first()).toBeVisible()
  return null
}

interface Way {
  readonly game: string
  /** How its scorings are called. */
  readonly title: RegExp
  readonly players: number
  /** Seats of players that think. */
  readonly thinkers?: readonly number[]
  /** At a table on the network, where those who think do so on the server. */
  readonly online?: boolean
  readonly by: string
  readonly give: Give
}

const ways: readonly Way[] = [
  { game: 'teotihuacan', title: /^Eclipse/, players: 1, by: 'clicks', give: byClick },
  { game: 'tawantinsuyu', title: /^Feast/, players: 1, by: 'clicks', give: byClick },
  { game: 'tawantinsuyu', title: /^Feast/, players: 1, by: 'keys', give: byKey },
  { game: 'tawantinsuyu', title: /^Feast/, players: 3, by: 'clicks', give: byClick },
  { game: 'tawantinsuyu', title: /^Feast/, players: 3, by: 'keys', give: byKey },
  { game: 'teotihuacan', title: /^Eclipse/, players: 2, thinkers: [2], by: 'clicks', give: byClick },
  { game: 'tawantinsuyu', title: /^Feast/, players: 3, thinkers: [1, 3], by: 'clicks', give: byClick },
  { game: 'tawantinsuyu', title: /^Feast/, players: 2, thinkers: [2], online: true, by: 'clicks', give: byClick },
]

const wordsFor = ({ players, thinkers, online }: Way): string => (thinkers !== undefined ? `against ${thinkers.length} that think${online === true ? ' online' : ''}` : players === 1 ? 'solo' : 'three at one screen')

async function sitDown(page: Page, { game, players, thinkers = [], online = false }: Way): Promise<void> {
  await page.goto('/')
  await pick(page, 'game', game)
  const choose = async (): Promise<void> => {
    for (const seat of thinkers) await page.getByLabel(`Who sits at seat ${seat}`).selectOption('builder')
  }
  if (online) {
    await pick(page, 'mode', 'online')
    await page.locator('.names input').first().fill('Anna')
    await page.getByRole('button', { name: 'Open the table' }).click()
    await choose()
    return page.getByRole('button', { name: 'Begin the game' }).click()
  }
  if (players > 1) {
    await pick(page, 'mode', 'hot-seat')
    await pick(page, 'players', String(players))
    await choose()
  }
  await start(page)
}

for (const { title, by, give, words, ...way } of ways.map((one) => ({ ...one, words: wordsFor(one) })))
  test(`@long plays a whole game of ${way.game} by ${by}, ${words}, and sees every scoring`, async ({ page, isMobile }) => {
    test.skip(isMobile && by === 'keys', 'a phone has no keyboard')
    test.setTimeout(900_000)
    await page.clock.install()
    await sitDown(page, { title, by, give, ...way })
    const random = dice(7)
    const seen = new Set<string>()
    const winner = page.getByTestId('winner')
    while (!(await winner.isVisible())) {
      const shown = await goOn(page, random, give)
      if (shown !== null) seen.add(shown)
    }
    const names = page.getByTestId('scores').getByRole('navigation')
    await expect(names).toBeVisible() // the last scoring may still be watched
    const titles = await names.getByRole('button', { name: title }).allTextContents()
    expect(titles.length).toBeGreaterThan(2)
    for (const one of titles.slice(0, -1)) expect([...seen]).toContain(one) // the last one comes with the end
    await page.reload()
    await expect(page.getByTestId('sentence')).toContainText('The game is over')
    await expect(winner).toBeVisible()
    if (way.online !== true) await expect(page.getByTestId('history')).toContainText('1 game')
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
  await expect(scores.locator('.chart title').filter({ hasText: /^Lost again: −\d+$/ })).not.toHaveCount(0) // a bar without it were longer than its points
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
