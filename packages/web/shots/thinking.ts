// Screens of players that think: who sits where, a turn in the open, a match, a hint, the chance to win, puzzles, the coach.
import { expect } from '@playwright/test'
import { OVER } from '../e2e/positions.ts'
import { answers, answerSomething, dice, fromBar, pick, unfoldPuzzle } from '../e2e/table-page.ts'
import type { Screen, Walk } from './screen.ts'

/** A thought, or the look back at a game, on a busy machine. */
const LONG_MS = 180_000

async function seats({ page }: Walk, game: string): Promise<void> {
  await page.goto('/')
  await pick(page, 'game', game)
  await pick(page, 'mode', 'hot-seat')
  await pick(page, 'players', '3')
  await page.getByLabel('Who sits at seat 2').selectOption('builder')
  await page.getByLabel('Who sits at seat 3').selectOption('ruler')
  await page.getByLabel('Style of seat 3').selectOption({ index: 1 })
  await expect(page.getByTestId('levels').getByRole('listitem').first()).toBeVisible()
}

/** Somebody plays until a turn of one that thinks is shown. */
async function turn(walk: Walk, game: string): Promise<void> {
  const { page } = walk
  await seats(walk, game)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const bar = page.getByTestId('theatre-bar')
  const random = dice(5)
  for (let n = 0; n < 60 && !(await bar.isVisible()); n++) {
    await expect(answers(page).first().or(bar).first()).toBeVisible({ timeout: LONG_MS })
    if (!(await bar.isVisible())) await answerSomething(page, random).catch(() => false)
  }
  await expect(page.getByTestId('plan')).toBeVisible({ timeout: LONG_MS })
}

/** A match that goes on, or, at once, one that is stopped. */
async function match(walk: Walk, game: string, atOnce = false): Promise<void> {
  const { page } = walk
  await seats(walk, game)
  await page.getByLabel('Who sits at seat 1').selectOption('priest')
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  if (atOnce) {
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByTestId('sentence')).toContainText('Paused')
  } else await expect(page.getByTestId('plan')).toBeVisible({ timeout: LONG_MS })
}

async function hint({ page, open }: Walk, game: string): Promise<void> {
  await open({ players: 2, question: 'turn', round: game === 'teotihuacan' ? 6 : 1, ...(game === 'teotihuacan' ? {} : { game }) })
  await fromBar(page, 'button', 'Hint')
  await expect(page.getByTestId('hint').getByTestId('hint-end')).toBeVisible({ timeout: LONG_MS })
}

async function puzzle({ page }: Walk, nth: number): Promise<void> {
  await page.goto('/#/puzzle')
  await page.getByRole('button', { name: 'Solve' }).nth(nth).click()
  await expect(page.getByTestId('puzzle')).toBeVisible({ timeout: LONG_MS })
  await unfoldPuzzle(page)
  await page.getByRole('button', { name: 'Show the solution' }).click()
  await unfoldPuzzle(page)
  await expect(page.getByTestId('puzzle').getByRole('listitem').first()).toBeVisible()
}

async function coach({ page, open }: Walk, game: string): Promise<void> {
  await open({ players: 2, question: OVER, ...(game === 'teotihuacan' ? {} : { game }) })
  await page.getByRole('button', { name: 'Coach' }).first().click()
  await expect(page.getByTestId('advice')).toBeVisible({ timeout: LONG_MS })
}

const games = ['teotihuacan', 'tawantinsuyu'] as const

export const thinking: readonly Screen[] = [
  ...games.flatMap((game): Screen[] => [
    { name: `thinking-seats-${game}`, whole: true, go: (walk) => seats(walk, game) },
    { name: `thinking-turn-${game}`, settings: { automa: 0 }, go: (walk) => turn(walk, game) },
    { name: `match-${game}`, sizes: ['desktop', 'phone', 'low', 'landscape', 'tablet'], settings: { automa: 0 }, go: (walk) => match(walk, game) },
    { name: `match-stopped-${game}`, settings: { automa: 99 }, go: (walk) => match(walk, game, true) },
    { name: `thinking-hint-${game}`, settings: { chance: true }, go: (walk) => hint(walk, game) },
    { name: `thinking-coach-${game}`, go: (walk) => coach(walk, game) },
  ]),
  { name: 'puzzles', whole: true, go: async ({ page }) => {
    await page.goto('/#/puzzle')
    await expect(page.getByRole('button', { name: 'Solve' }).nth(13)).toBeVisible()
  } },
  { name: 'puzzle-teotihuacan', go: (walk) => puzzle(walk, 0) },
  { name: 'puzzle-tawantinsuyu', go: (walk) => puzzle(walk, 7) },
]
