// The application as a person uses it: what the page offers, clicked.
import { expect, type Page, test as base } from '@playwright/test'
import { dealAlike } from './dealt.ts'
import { noiseOf } from './noise.ts'

interface Device {
  /** What a person wants on this device; null for the settings it comes with. */
  readonly settings: Readonly<Record<string, unknown>> | null
  /** Chance falls alike in every run; the browser then keeps no file of its own accord. */
  readonly alike: boolean
}

/** Nothing moves, nothing is shown step by step or introduced, and answers may come faster than a person gives them, unless a test is about that. */
export const calm = { motion: 0, automa: 99, slips: false, introduce: false }

/** A page whose console must stay silent. */
export const test = base.extend<Device>({
  settings: [calm, { option: true }],
  alike: [true, { option: true }],
  page: async ({ page, settings, alike }, use, { titlePath }) => {
    if (alike) await dealAlike(page, titlePath.join())
    if (settings !== null)
      await page.addInitScript((text) => {
        if (localStorage.getItem('tollan-settings') === null) localStorage.setItem('tollan-settings', text)
      }, JSON.stringify(settings))
    const noise = noiseOf(page)
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' }) // a worker whose file is on its way when a test is over fails no other
    expect(noise, 'errors in the console').toEqual([])
  },
})

/** Numbers below n, the same in every run. */
export function dice(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * n)
  }
}

/** Chooses a radio button or box of the home page by its name and value. */
export const pick = (page: Page, name: string, value: string): Promise<void> => page.locator(`label:has(input[name="${name}"][value="${value}"])`).click()

/** From home to the first question; whoever is asked to take the screen takes it. */
export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.waitForURL(/#\/game\//)
  await expect(page.getByTestId('sentence').or(page.getByTestId('pass-to'))).toBeVisible()
  await takeScreen(page)
  await expect(page.getByTestId('sentence')).toBeVisible()
}

export async function startGame(page: Page, players: number): Promise<void> {
  await page.goto('/')
  if (players > 1) {
    await pick(page, 'mode', 'hot-seat')
    await pick(page, 'players', String(players))
  }
  await start(page)
}

/** Uncovers the table where it is covered. */
export async function takeScreen(page: Page): Promise<void> {
  await expect(page.getByTestId('sentence').or(page.getByTestId('pass-to')).first()).toBeVisible() // at the end of a game nothing is asked
  if (await page.getByTestId('pass-to').isVisible()) await page.getByRole('button', { name: 'show the table' }).click({ delay: 700 })
}

/** Something of the top bar; on a phone it is in the menu. */
export async function fromBar(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole(role, { name }).first().click() // the bar stands before the table, whose log may use the same words
}

export const answers = (page: Page): ReturnType<Page['locator']> => page.locator('[data-answer]:enabled')

/** Clicks one of the offered answers and waits for the next question. */
export async function answerSomething(page: Page, random: (n: number) => number): Promise<boolean> {
  await takeScreen(page)
  const question = page.getByTestId('question')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0) // outcomes make lines grow, and what is aimed at moves
  const before = await question.getAttribute('data-revision')
  const offered = await answers(page).count()
  if (offered === 0) return false
  await answers(page).nth(random(offered)).click()
  await expect(question.or(page.getByTestId('pass-to'))).not.toHaveAttribute('data-revision', before ?? '', { timeout: 10_000 })
  return true
}

/** Answers by a number key where there is one for it, else by Enter on an answer. */
export async function answerByKey(page: Page, random: (n: number) => number): Promise<boolean> {
  await takeScreen(page)
  const question = page.getByTestId('question')
  const revision = await question.getAttribute('data-revision')
  const keys = page.locator('[data-answer][aria-keyshortcuts]')
  const offered = await keys.count()
  if (offered > 0) await page.keyboard.press((await keys.nth(random(offered)).getAttribute('aria-keyshortcuts')) ?? '')
  else {
    const others = await answers(page).count()
    if (others === 0) return false
    await answers(page).nth(random(others)).press('Enter')
  }
  await expect(question.or(page.getByTestId('pass-to'))).not.toHaveAttribute('data-revision', revision ?? '', { timeout: 10_000 })
  return true
}

/** Where a puzzle would lie over the board it is one line, unless somebody reads it. */
export async function unfoldPuzzle(page: Page): Promise<void> {
  const unfold = page.getByTestId('puzzle').getByRole('button', { name: 'Unfold' })
  await expect(page.getByTestId('puzzle')).toBeVisible()
  if (await unfold.isVisible()) await unfold.click()
}

export const revisionOf = (page: Page): Promise<string | null> => page.getByTestId('question').getAttribute('data-revision')

/** The first legal answer each time leads to the end of the first turn soon, and to the turn of the program. */
export async function toTheProgram(page: Page): Promise<void> {
  const bar = page.getByTestId('theatre-bar')
  while (!(await bar.isVisible())) {
    const before = await revisionOf(page)
    await answers(page).first().click()
    await expect(page.locator(`[data-testid=question]:not([data-revision="${before}"])`).or(bar).first()).toBeVisible()
  }
}

/** Plays at random until the game is over. */
export async function playToTheEnd(page: Page, seed: number): Promise<number> {
  const random = dice(seed)
  let clicks = 0
  while (await answerSomething(page, random)) clicks++
  await expect(page.getByTestId('sentence')).toContainText('The game is over')
  return clicks
}
