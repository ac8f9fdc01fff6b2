import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { keepReport, reportOf } from './coached.ts'
import { heardOf, listenToWorker, storedOf } from './eavesdrop.ts'
import { gameAt, OVER } from './positions.ts'
import { openFile } from './prepared.ts'
import { answers, answerSomething, calm, dice, pick, start, test } from './table-page.ts'

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

/** Plays at random until the game is over; while somebody thinks nobody is asked. */
async function playToTheEnd(page: Page, seed: number): Promise<void> {
  const random = dice(seed)
  const end = page.getByTestId('sentence').filter({ hasText: /The game is over|wins/ })
  for (;;) {
    await expect(answers(page).first().or(end).first()).toBeVisible({ timeout: 30_000 })
    if (await end.isVisible()) return
    await answerSomething(page, random)
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

test('@long a whole game against one that thinks', async ({ page }) => {
  await startAgainst(page, { 2: 'visitor' }, 2)
  await start(page)
  await playToTheEnd(page, 3)
  await page.getByRole('button', { name: 'Coach' }).first().click()
  const coach = page.getByTestId('coach')
  await expect(coach.getByTestId('advice')).toBeVisible({ timeout: 120_000 })
  await expectAccessible(page)
  await coach.getByRole('button', { name: 'What if' }).first().click()
  await expect(answers(page).first()).toBeVisible({ timeout: 20_000 })
})

test('@long decisions the coach names are looked at on the table, one after the other', async ({ page }) => {
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
  await expect(strip.getByTestId('coach-steps').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await strip.getByRole('button', { name: 'Next decision' }).click()
  await strip.getByRole('button', { name: 'Played' }).click()
  await expect(strip).toContainText('Decision 3 of 5')
  await expect(page.locator('.ghost').first()).toBeVisible()
  await strip.getByRole('button', { name: 'Back to the coach' }).click()
  await expect(strip).toBeHidden()
  await expect(coach.getByTestId('advice')).toBeVisible() // what was found is kept
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
    for (let turns = 0; turns < 40 && !(await bar.isVisible()); turns++) {
      await expect(answers(page).first().or(bar)).toBeVisible({ timeout: 15_000 })
      if (!(await bar.isVisible())) await answerSomething(page, random).catch(() => false)
    }
    await expect(bar).toBeVisible()
    await expect(page.getByTestId('plan')).toContainText('Wants:')
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
    await expect(page.getByTestId('standing')).toContainText('chance to win', { timeout: 20_000 })
    await expect(hint.getByTestId('hint-why')).toContainText('At the end about', { timeout: 20_000 })
    await expectAccessible(page)
    await hint.getByRole('button', { name: 'Second' }).click()
    const before = await page.getByTestId('question').getAttribute('data-revision')
    await hint.getByRole('button', { name: 'Play it' }).click()
    await expect(page.locator(`[data-testid=question]:not([data-revision="${before}"])`).or(bar).first()).toBeVisible()
  })
})

test('@long a puzzle of the day is opened, given up, explained, and its solution played', async ({ page }) => {
  await page.goto('/#/puzzle')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Solve' }).first().click()
  const puzzle = page.getByTestId('puzzle')
  await expect(puzzle).toContainText('points better than the next one')
  await expect(answers(page).first()).toBeVisible()
  await puzzle.getByRole('button', { name: 'Show the solution' }).click()
  await expect(puzzle.getByTestId('puzzle-why')).toContainText('At the end about', { timeout: 30_000 })
  await expectAccessible(page)
  await puzzle.getByRole('button', { name: 'Play the solution' }).click()
  await expect(puzzle).toContainText('step by step')
  await expect(page.getByTestId('sentence')).not.toBeEmpty()
})
