import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { keepReport, reportOf } from './coached.ts'
import { heardOf, listenToWorker, storedOf } from './eavesdrop.ts'
import { gameAt, OVER } from './positions.ts'
import { openFile } from './prepared.ts'
import { answers, answerSomething, calm, dice, pick, start, takeScreen, test, unfoldPuzzle } from './table-page.ts'

/** A game of people and players that think, some of whom like something. */
async function startAgainst(page: Page, levels: Readonly<Record<number, string>>, players: number, game = 'teotihuacan', styles: Readonly<Record<number, string>> = {}): Promise<void> {
  await page.goto('/')
  await pick(page, 'game', game)
  await pick(page, 'mode', 'hot-seat')
  await pick(page, 'players', String(players))
  for (const [seat, level] of Object.entries(levels)) await page.getByLabel(`Who sits at seat ${seat}`).selectOption(level)
  for (const [seat, style] of Object.entries(styles)) await page.getByLabel(`Style of seat ${seat}`).selectOption(style)
  await expect(page.getByTestId('levels').getByRole('listitem')).toHaveCount(new Set([...Object.values(levels), ...Object.values(styles)]).size)
}

/** Plays at random until the game is over; while somebody thinks nobody is asked, and nobody thinks while points are read. */
async function playToTheEnd(page: Page, seed: number): Promise<void> {
  const random = dice(seed)
  const sentence = page.getByTestId('sentence')
  const end = sentence.filter({ hasText: /The game is over|wins/ })
  const read = sentence.filter({ hasText: 'waits until you go back to the table' })
  for (;;) {
    await expect(answers(page).first().or(end).or(read).first()).toBeVisible({ timeout: 30_000 })
    if (await end.isVisible()) return
    if (await read.isVisible()) await page.getByRole('button', { name: 'Back to the table' }).click()
    else await answerSomething(page, random)
  }
}

test('who thinks may like something, and another game drops what it does not know', async ({ page }) => {
  await startAgainst(page, { 2: 'visitor' }, 2, 'teotihuacan', { 2: 'worshipper' })
  await expect(page.getByTestId('levels')).toContainText('Worshipper likes to climb the temples.')
  await expectAccessible(page)
  await pick(page, 'game', 'tawantinsuyu')
  const style = page.getByLabel('Style of seat 2')
  await expect(style).toHaveValue('')
  await expect(page.getByTestId('levels').getByRole('listitem')).toHaveCount(1)
  await style.selectOption('weaver')
  await page.getByLabel('Who sits at seat 2').selectOption('')
  await expect(style).toBeHidden()
})

test('a game for fewer keeps as many at the table as it has room for', async ({ page }) => {
  await page.goto('/')
  await pick(page, 'mode', 'computer')
  await pick(page, 'players', '5')
  await pick(page, 'game', 'tawantinsuyu')
  await expect(page.getByTestId('verdict')).toContainText('Against the computer · 4 players')
  await expect(page.getByLabel(/^Who sits at seat/)).toHaveCount(3)
})

/** Gives every seat to players that think, and watches. */
async function watchMatch(page: Page, levels: Readonly<Record<number, string>>, game = 'teotihuacan'): Promise<void> {
  const { length } = Object.keys(levels)
  await startAgainst(page, levels, length, game)
  await expect(page.getByTestId('verdict')).toContainText(`A match to watch · ${length} players`)
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await page.waitForURL(/#\/game\//)
}

/** Another tab lies over the page: browsers driven by a program show every page. */
const lookAway = (page: Page, away: boolean): Promise<unknown> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, away)

test.describe('a match', () => {
  test.use({ settings: { ...calm, automa: 4 } })

  test('of players that think is watched: it goes on by itself, is stopped, stepped, left and taken up again', async ({ page }) => {
    await watchMatch(page, { 1: 'visitor', 2: 'apprentice' })
    const bar = page.getByTestId('theatre-bar')
    await expect(bar).toContainText('You are watching · Step', { timeout: 30_000 })
    await expect(page.getByTestId('plan')).not.toBeEmpty()
    await expect(answers(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    for (const name of ['Visitor', 'Apprentice', 'Visitor']) await expect(bar.locator('.who')).toHaveText(name, { timeout: 30_000 }) // by itself
    const stands = async (): Promise<void> => {
      const stood = await bar.innerText()
      await page.waitForTimeout(1200)
      expect(await bar.innerText()).toBe(stood)
    }
    await lookAway(page, true)
    await stands()
    await lookAway(page, false)
    await expect(bar.locator('.who')).toHaveText('Apprentice', { timeout: 30_000 }) // it goes on when somebody looks again
    await bar.getByRole('button', { name: 'Pause' }).click()
    await lookAway(page, true)
    await lookAway(page, false)
    await expectAccessible(page)
    await stands() // what a person stopped, nobody lets go on
    if ((await bar.locator('.who').innerText()) === 'Apprentice') await bar.getByRole('button', { name: 'Skip turn' }).click()
    await expect(bar.locator('.who')).toHaveText('Visitor', { timeout: 30_000 }) // until it comes, the turn before stays
    for (const name of ['Apprentice', 'Visitor']) {
      while ((await bar.locator('.who').innerText()) !== name) {
        const step = await bar.innerText()
        await bar.getByRole('button', { name: 'Next step' }).click()
        await expect(bar).not.toHaveText(step, { useInnerText: true })
      }
      await expect(bar).toContainText('Step 1 of') // what was stopped stays so from turn to turn
    }
    await bar.getByRole('button', { name: 'Skip turn' }).click()
    await expect(bar.locator('.who')).toHaveText('Apprentice')
    await expect(bar).toContainText('Step 1 of')
    await page.goto('/#/')
    const kept = page.getByRole('article', { name: 'Teotihuacan, a match' })
    await expect(kept).toHaveCount(1)
    await kept.getByRole('link', { name: 'Continue' }).click()
    await expect(bar).toContainText('You are watching', { timeout: 30_000 })
    for (const name of ['Visitor', 'Apprentice']) await expect(bar.locator('.who')).toHaveText(name, { timeout: 30_000 })
  })
})

for (const game of ['teotihuacan', 'tawantinsuyu'])
  test(`@long a whole match of ${game} at once: it is stopped, ends with its points, and counts for nobody`, async ({ page }) => {
    test.setTimeout(480_000)
    await watchMatch(page, { 1: 'visitor', 2: 'apprentice' }, game)
    const sentence = page.getByTestId('sentence')
    await expect(sentence).toContainText('You are watching')
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(sentence).toContainText('Paused')
    await page.waitForTimeout(500) // what was on its way is shown
    const points = (): Promise<readonly string[]> => page.locator('[data-place^="seat-"]').allInnerTexts()
    const before = await points()
    await page.waitForTimeout(1500)
    expect(await points()).toEqual(before)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByTestId('winner')).toBeVisible({ timeout: 300_000 })
    await expect(page.getByTestId('winner')).toContainText(/(?:Visitor|Apprentice) wins/)
    await expectAccessible(page)
    expect(await page.evaluate(() => localStorage.getItem('tollan-history'))).toBeNull()
  })

test.describe('as the device comes', () => {
  test.use({ settings: null })

  test('against the computer at once: one person, the others think, and what they like is told at the table', async ({ page, isMobile }) => {
    await page.goto('/')
    await page.getByText('Against the computer').click()
    await expect(page.getByTestId('verdict')).toContainText('Against the computer · 2 players')
    await expect(page.getByLabel('Who sits at seat 1')).toHaveCount(0)
    await expect(page.getByLabel('Who sits at seat 2')).toHaveValue('builder')
    await pick(page, 'players', '3')
    await page.getByLabel('Style of seat 3').selectOption('scholar')
    await expectAccessible(page)
    await start(page)
    if (isMobile) await page.getByRole('navigation', { name: 'Table' }).getByRole('button', { name: 'Players' }).click()
    for (const name of ['Builder 1', 'Builder 2 · Scholar']) await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
    await expect(page.getByTestId('pass-to')).toHaveCount(0)
  })
})

test('@long a whole game against one that thinks', async ({ page }) => {
  test.setTimeout(480_000) // a coach on a busy machine
  await startAgainst(page, { 2: 'visitor' }, 2)
  await start(page)
  await playToTheEnd(page, 3)
  await page.getByRole('button', { name: 'Coach' }).first().click()
  const coach = page.getByTestId('coach')
  await expect(coach.getByTestId('advice')).toBeVisible({ timeout: 300_000 })
  await expectAccessible(page)
  await coach.getByRole('button', { name: 'What if' }).first().click()
  await expect(answers(page).first()).toBeVisible({ timeout: 20_000 })
})

test('@long decisions the coach names are looked at on the table, one after the other', async ({ page, isMobile }) => {
  const game = await gameAt({ players: 2, question: OVER })
  await openFile(page, game)
  await keepReport(page, reportOf(game, 5))
  await page.getByRole('button', { name: 'Coach' }).first().click()
  const coach = page.getByTestId('coach')
  await expect(coach.getByTestId('advice')).toBeVisible()
  await expect(coach).not.toContainText(/-\d/) // minus signs, no hyphens
  await expect(coach.getByTestId('coach-total')).toContainText(/\d/)
  await coach.getByRole('button', { name: 'Show' }).nth(1).click()
  const strip = page.getByTestId('coach-strip')
  await expect(strip).toContainText('Decision 2 of 5')
  const [box, { width, height }] = [await strip.boundingBox(), page.viewportSize() ?? { width: 0, height: 0 }]
  const board = await page.locator('[data-zone]').first().boundingBox()
  if (box === null || board === null) throw new Error('nothing is drawn')
  expect(box.y >= board.y + board.height - 1 || box.x >= board.x + board.width).toBe(true) // it covers nothing of the board
  if (isMobile) expect(box.height).toBeLessThan(0.36 * height)
  else {
    expect(box.x).toBeGreaterThan(width / 2)
    await expect(page.getByRole('log')).toBeHidden()
    const whose = /Turn \d+ · Player \d/.exec(await strip.innerText())?.[0] ?? ''
    await expect(page.getByTestId('replay')).toContainText(whose)
  }
  await expect(strip.locator('[data-step]').first()).toHaveText(/^1\s*\S{2}/) // the list of a hint
  await expectAccessible(page)
  await strip.getByRole('button', { name: 'Next decision' }).click()
  await strip.getByRole('button', { name: 'Played' }).click()
  await expect(strip).toContainText('Decision 3 of 5')
  await expect(page.locator('.ghost').first()).toBeVisible()
  await strip.getByRole('button', { name: 'Back to the coach' }).click()
  await expect(strip).toBeHidden()
  await expect(coach.getByTestId('advice')).toBeVisible() // what was found is kept
})

test('the thread that thinks is told to wait while a click is answered, and to go on', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(message: { readonly name?: string; readonly args?: readonly unknown[] }): void {
        if (message.name === 'heed') (window as { heeded?: unknown }).heeded = message.args?.[0]
        super.postMessage(message)
      }
    }
  })
  await startAgainst(page, { 2: 'visitor' }, 2)
  await start(page)
  await expect.poll(() => page.evaluate(() => crossOriginIsolated && (window as { heeded?: unknown }).heeded instanceof Int32Array)).toBe(true)
  const signs = await page.evaluate(async () => {
    const { heeded } = window as { heeded?: Int32Array }
    const sign = (): number => (heeded === undefined ? -1 : Atomics.load(heeded, 0))
    const seen = [sign()]
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    seen.push(sign())
    const late = performance.now() + 10_000
    while (sign() !== 0 && performance.now() < late) await new Promise((done) => setTimeout(done, 20))
    return [...seen, sign()]
  })
  expect(signs.slice(1)).toEqual([1, 0])
})

test('games begun by what if and by a puzzle are told from others in the list', async ({ page }) => {
  const game = await gameAt({ players: 2, question: OVER })
  await openFile(page, game)
  await keepReport(page, reportOf(game, 1))
  await page.getByRole('button', { name: 'Coach' }).first().click()
  const over = page.url()
  await page.getByTestId('coach').getByRole('button', { name: 'What if' }).click()
  await expect(page).not.toHaveURL(over)
  await takeScreen(page)
  await expect(answers(page).first()).toBeVisible()
  await page.goto('/#/puzzle')
  await page.getByRole('button', { name: 'Solve' }).first().click()
  await expect(page.getByTestId('puzzle-task')).toBeVisible()
  await page.goto('/#/')
  const kept = page.getByRole('article')
  await expect(kept).toHaveCount(3)
  const tagsOf = (n: number): Promise<readonly string[]> => kept.nth(n).locator('.tag').allInnerTexts()
  expect([await tagsOf(0), await tagsOf(1), await tagsOf(2)]).toEqual([['puzzle'], ['what if'], ['finished']])
  await page.reload() // it is kept with the game
  await expect(kept.nth(1).locator('.tag')).toHaveText('what if')
})

test('@long gets ready to think while a person has the move', async ({ page }) => {
  await listenToWorker(page)
  await startAgainst(page, { 2: 'builder' }, 2)
  await start(page)
  await expect(answers(page).first()).toBeVisible()
  const heard: string[] = []
  await expect(async () => {
    for (const { sent, text } of await heardOf(page)) if (sent) heard.push(text)
    expect(heard.filter((text) => text.includes('"name":"prepare"'))).toHaveLength(1)
  }).toPass()
})

test('@long a whole game of the second table against two that think', async ({ page }) => {
  await listenToWorker(page)
  await startAgainst(page, { 1: 'visitor', 3: 'apprentice' }, 3, 'tawantinsuyu', { 3: 'weaver' })
  await start(page)
  await playToTheEnd(page, 4)
  const asked = (await heardOf(page)).flatMap(({ sent, text }) => (sent && text.includes('"name":"think"') ? [JSON.parse(text) as { readonly args: readonly unknown[] }] : []))
  const players = new Set(asked.map(({ args: [, level, style] }) => `${String(level)} ${String(style ?? '-')}`))
  expect([...players].sort()).toEqual(['apprentice weaver', 'visitor -'])
  await page.getByRole('button', { name: 'Again', exact: true }).first().click()
  await expect(async () => expect((await storedOf(page)).match(/"styles":\[null,null,"weaver"\]/g)).toHaveLength(2)).toPass()
})

test.describe('watched', () => {
  test.use({ settings: { ...calm, automa: 0, chance: true } })

  test('@long two that think play in the open: their plan stands in a line, a hint helps, a reload goes on', async ({ page }) => {
    await startAgainst(page, { 1: 'visitor', 2: 'builder' }, 3)
    await expectAccessible(page)
    await start(page)
    const random = dice(5)
    const bar = page.getByTestId('theatre-bar')
    const plan = page.getByTestId('plan').filter({ hasText: 'Wants:' })
    for (let turns = 0; turns < 40 && !(await plan.isVisible()); turns++) {
      await expect(answers(page).first().or(bar)).toBeVisible({ timeout: 15_000 })
      if (!(await bar.isVisible())) await answerSomething(page, random).catch(() => false)
      else if (!(await plan.isVisible())) await page.getByRole('button', { name: 'Skip' }).click() // of some turns there is nothing to tell
    }
    await expect(bar).toBeVisible()
    await expect(plan).toBeVisible()
    expect((await page.getByTestId('plan').innerText()).length).toBeLessThan(150)
    await expectAccessible(page)
    await page.reload()
    await expect(answers(page).first().or(bar)).toBeVisible({ timeout: 20_000 })
    while (await bar.isVisible()) await page.getByRole('button', { name: 'Skip' }).click()
    await expect(answers(page).first()).toBeVisible({ timeout: 20_000 })
    const hint = page.getByTestId('hint')
    await expect(async () => {
      if (!(await hint.isVisible())) await page.keyboard.press('h') // a page that has just come may not hear the first press
      await expect(hint).toBeVisible({ timeout: 1000 })
    }).toPass()
    const standing = page.getByTestId('standing')
    await expect(standing).toContainText('chance to win', { timeout: 20_000 })
    await expect(page.locator('.bar').filter({ has: standing }).first()).toBeVisible() // in a bar it covers nothing
    await expect(hint.getByTestId('hint-end')).toContainText('At the end about', { timeout: 20_000 })
    await expect(hint.locator('[data-step]').first()).toHaveText(/^1\s*\S{2}/)
    await expectAccessible(page)
    await hint.getByRole('button', { name: 'Second' }).click()
    const before = await page.getByTestId('question').getAttribute('data-revision')
    await hint.getByRole('button', { name: 'Play it' }).click()
    await expect(page.locator(`[data-testid=question]:not([data-revision="${before}"])`).or(bar).first()).toBeVisible()
  })
})

/** Asks for a hint and waits for its reasons. */
async function askHint(page: Page): Promise<void> {
  const hint = page.getByTestId('hint')
  await expect(async () => {
    if (!(await hint.isVisible())) await page.keyboard.press('h')
    await expect(hint.getByTestId('hint-end')).toBeVisible({ timeout: 10_000 })
  }).toPass()
}

/** Up to six steps of a hint are seen without scrolling. */
async function expectSixSteps(page: Page): Promise<void> {
  const hint = page.getByTestId('hint')
  const seen = await hint.getByRole('region').boundingBox()
  const steps = await hint.locator('[data-step]').all()
  const last = await steps[Math.min(steps.length, 6) - 1]?.boundingBox()
  if (seen === null || last === undefined || last === null) throw new Error('nothing is drawn')
  expect(last.y + last.height).toBeLessThanOrEqual(seen.y + seen.height + 1)
}

for (const { game, players, round } of [{ game: 'teotihuacan', players: 2, round: 6 }, { game: 'teotihuacan', players: 4, round: 6 }, { game: 'tawantinsuyu', players: 4, round: 1 }])
  test(`${players === 2 ? '@long ' : ''}on a low screen for ${players} at ${game} the steps of a hint are seen, and so is what can be answered`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has a sheet for it')
    await page.setViewportSize({ width: 1366, height: 640 })
    await openFile(page, await gameAt({ game, players, question: 'turn', round }))
    await askHint(page)
    await expectSixSteps(page)
    const [list, panel] = [await page.getByTestId('question').boundingBox(), await page.getByTestId('hint').boundingBox()]
    if (list === null || panel === null) throw new Error('nothing is drawn')
    expect(list.height).toBeGreaterThan(80)
    expect(list.y + list.height).toBeLessThanOrEqual(panel.y + 1)
    await expect(page.getByTestId('hint')).toBeInViewport({ ratio: 1 })
    await expect(page.getByTestId('hint').getByRole('button', { name: 'Play it' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  })

test('on the lowest screen the turns of a hint have their whole names in Russian', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has a line for them')
  await page.setViewportSize({ width: 1280, height: 640 })
  await page.addInitScript((text) => localStorage.setItem('tollan-settings', text), JSON.stringify({ ...calm, language: 'ru', handOver: 'never' }))
  await openFile(page, await gameAt({ players: 3, question: 'turn', round: 6 }))
  await askHint(page)
  const cut = await page.getByTestId('hint').getByRole('button').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))
  expect(cut).toEqual([])
})

test('a hint is followed by hand or played to the end of the turn, and lies over nothing that is needed', async ({ page }) => {
  await startAgainst(page, { 2: 'visitor' }, 2)
  await start(page)
  const hint = page.getByTestId('hint')
  const steps = hint.locator('[data-step]')
  const play = hint.getByRole('button', { name: 'Play it' })
  const wide = (page.viewportSize()?.width ?? 0) > 1279
  await expect(answers(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Hint' }).dblclick() // one tap away, and the second one does no harm
  await expect(hint.getByTestId('hint-end')).toBeVisible()
  if (wide) await expect(page.locator('.pick').filter({ has: page.locator('.letter') }).first()).toBeVisible()
  if (wide) await expect(page.locator('[data-ghost="1"]')).toHaveCount(2) // on both tiles
  await play.dblclick()
  const first = page.getByTestId('sentence').filter({ hasText: /Which worker/ })
  for (;;) {
    await expect(hint).toBeHidden()
    await expect(answers(page).first()).toBeVisible() // the other one may think
    if (await first.isVisible()) break
    await answerSomething(page, dice(1))
  }

  await askHint(page)
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await page.waitForTimeout(450) // a second press at once means nothing
  for (let held = 0; held < 12; held++) await page.keyboard.down('h')
  await page.keyboard.up('h')
  await expect(hint.getByTestId('hint-end')).toBeVisible()
  await expectAccessible(page)
  const [panel, button] = [await hint.boundingBox(), await play.boundingBox()]
  if (panel === null || button === null) throw new Error('nothing is drawn')
  expect(button.y + button.height).toBeLessThanOrEqual(panel.y + panel.height)
  await expectSixSteps(page)
  if (wide) {
    const list = await page.getByTestId('question').boundingBox()
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(panel.y + 1)
  }

  const step = (await steps.first().getAttribute('data-step')) ?? ''
  await page.locator(`[data-thing="${step.replace('move:', '')}"], [data-answer="${step}"]`).first().dispatchEvent('click')
  await expect(hint.locator('.given')).toHaveCount(1)
  await expect(hint.locator('[aria-current=step]')).toContainText('2')
  await page.keyboard.press('u')
  await expect(hint.locator('.given')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await expect(first).toBeVisible()

  for (let turns = 0; turns < 8; turns++) {
    await askHint(page)
    const ends = (await hint.locator('[data-step="end-turn"]').count()) > 0
    await play.click()
    await expect(hint).toBeHidden()
    await expect(answers(page).first()).toBeVisible()
    if (!ends) continue
    await expect(page.locator('[data-answer="end-turn"]')).toBeHidden()
    return
  }
  throw new Error('no hint ended a turn')
})

test.describe('seen', () => {
  test.use({ settings: { ...calm, motion: 1 } })

  test('an advised turn is played at a pace at which it is seen, and no further once the hint is closed', async ({ page }) => {
    await openFile(page, await gameAt({ players: 2, question: 'turn', round: 6 }))
    await askHint(page)
    const hint = page.getByTestId('hint')
    const steps = await hint.locator('[data-step]').count()
    expect(steps).toBeGreaterThan(2)
    await hint.getByRole('button', { name: 'Play it' }).click()
    await expect(hint.locator('.given')).toHaveCount(1)
    await expect(hint.locator('.given')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(hint).toBeHidden()
    await page.waitForTimeout(700) // one pause: what was on its way is played
    const revision = await page.getByTestId('question').getAttribute('data-revision')
    await page.waitForTimeout(1500)
    await expect(page.getByTestId('question')).toHaveAttribute('data-revision', revision ?? '')
  })
})

test('@long a puzzle of the day is opened, given up, explained, and its solution played', async ({ page }) => {
  await page.goto('/#/puzzle')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Solve' }).first().click()
  const puzzle = page.getByTestId('puzzle')
  await expect(puzzle).toContainText('points better than the next one')
  await expect(answers(page).first()).toBeVisible()
  await unfoldPuzzle(page)
  await puzzle.getByRole('button', { name: 'Show the solution' }).click()
  await unfoldPuzzle(page)
  await expect(puzzle.locator('[data-step]').first()).toHaveText(/^1\s*\S{2}/) // the list of a hint
  await expect(puzzle.getByTestId('puzzle-why')).toContainText('At the end about', { timeout: 30_000 })
  await expectAccessible(page)
  await puzzle.getByRole('button', { name: 'Play the solution' }).click()
  await expect(puzzle).toContainText('step by step')
  await expect(page.getByTestId('sentence')).not.toBeEmpty()
})
