import { expect, type Page } from '@playwright/test'
import { keepReport, reportOf } from './coached.ts'
import { gameAt, OVER } from './positions.ts'
import { aTurn, lockedWorker, openFile, openPrepared } from './prepared.ts'
import { pick, test, unfoldPuzzle } from './table-page.ts'

/** Names that are the same in every language. */
const NAMES = /^(Tollan|TOLLAN|Teotihuacan.*|Tawantinsuyu.*|\w+suyu|[IVX]+|English|Polski|Magyar|Русский|Teotibot|Axomamma|Solo|MS1|[A-Z0-9]+(-[A-Z0-9]+)+|A|E|I|Q|R|U|Y|Esc|Enter|Tab)$/

/** Everything somebody reads or hears on the page that has letters. */
const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const walk = document.createTreeWalker(document.querySelector('#app') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) found.add(node.textContent?.trim() ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) found.add(element.getAttribute(name)?.trim() ?? '')
    return [...found].filter((text) => /\p{L}{2}/u.test(text))
  })

const speak = async (page: Page, language: string): Promise<void> => {
  const menu = page.locator('header .menu')
  if (await menu.isVisible()) await menu.click()
  await page.locator('header button[aria-haspopup=dialog], nav button[aria-haspopup=dialog]').last().click()
  await pick(page, 'language', language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

for (const [language, question] of [['pl', /robotnik/], ['hu', /munkás/], ['ru', /работник/]] as const)
  test(`@long ${language} replaces every English word without a reload`, async ({ page }) => {
    await openPrepared(page, 2, aTurn)
    await page.evaluate(() => Object.assign(window, { here: true }))
    const english = new Set(await wordsOn(page))
    expect(english.size).toBeGreaterThan(20)
    await speak(page, language)
    await expect(page.getByTestId('sentence')).toHaveText(question)
    await expect(page.locator('meta[name=description]')).not.toHaveAttribute('content', /browser/)
    await expect.poll(async () => (await wordsOn(page)).filter((text) => english.has(text) && !NAMES.test(text))).toEqual([])
    expect(await page.evaluate(() => 'here' in window)).toBe(true)
    // and stays after one
    await page.reload()
    await expect(page.getByTestId('sentence')).toHaveText(question)
    await speak(page, 'en')
    await expect(page.getByTestId('sentence')).toHaveText(/worker/)
  })

/** Screens of players that think, each left with something on it that was said by one. */
const advised: readonly (readonly [what: string, show: (page: Page) => Promise<void>])[] = [
  ['seats', async (page) => {
    await page.goto('/')
    await page.getByText('Against the computer').click()
    await expect(page.getByTestId('levels').getByRole('listitem')).not.toHaveCount(0)
  }],
  ...['teotihuacan', 'tawantinsuyu'].map((game) => [`a hint of ${game}`, async (page: Page) => {
    await openFile(page, await gameAt({ game, players: 2, question: 'turn', round: game === 'teotihuacan' ? 6 : 1 }))
    const hint = page.getByTestId('hint')
    await expect(async () => {
      if (!(await hint.isVisible())) await page.keyboard.press('h') // a page that has just come may not hear the first press
      await expect(hint.getByTestId('hint-end')).toBeVisible({ timeout: 10_000 })
    }).toPass()
  }] as const),
  ['puzzles', async (page) => {
    await page.goto('/#/puzzle')
    await expect(page.getByRole('listitem').nth(9)).toBeVisible()
  }],
  ['a puzzle', async (page) => {
    await page.goto('/#/puzzle')
    await page.getByRole('listitem').first().getByRole('button').click()
    const puzzle = page.getByTestId('puzzle')
    await unfoldPuzzle(page)
    await puzzle.getByRole('button', { name: 'Show the solution' }).click()
    await unfoldPuzzle(page)
    await expect(puzzle.getByTestId('puzzle-why')).toContainText('At the end about', { timeout: 30_000 })
  }],
]

for (const language of ['pl', 'hu', 'ru'] as const)
  test(`@long ${language} replaces every English word of players that think`, async ({ page }) => {
    for (const [what, show] of advised) {
      await show(page)
      const english = new Set(await wordsOn(page))
      expect(english.size, what).toBeGreaterThan(10)
      await speak(page, language)
      await expect.poll(async () => (await wordsOn(page)).filter((text) => english.has(text) && !NAMES.test(text)), { message: what }).toEqual([])
      await page.evaluate(() => localStorage.setItem('tollan-settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('tollan-settings') ?? '{}'), language: 'en' })))
      await page.reload()
    }
  })

for (const [language, coach] of [['pl', 'Trener'], ['hu', 'Edző'], ['ru', 'Тренер']] as const)
  test(`@long the coach speaks ${language}`, async ({ page }) => {
    const game = await gameAt({ players: 2, question: OVER })
    await openFile(page, game)
    await keepReport(page, reportOf(game, 5))
    const advice = page.getByTestId('coach').getByTestId('advice')
    await page.getByRole('button', { name: 'Coach' }).first().click()
    await expect(advice).toBeVisible()
    const english = new Set(await wordsOn(page))
    await page.keyboard.press('Escape')
    await speak(page, language)
    await page.getByRole('button', { name: coach }).first().click()
    await expect(advice).toBeVisible()
    await expect.poll(async () => (await wordsOn(page)).filter((text) => english.has(text) && !NAMES.test(text))).toEqual([])
  })

for (const [language, why, rules, rule] of [
  ['pl', 'Dlaczego nie?', 'Zasady', 'Zablokowanego robotnika nie można przemieścić.'],
  ['hu', 'Miért nem?', 'Szabályok', /munkás/],
  ['ru', 'Почему нельзя?', 'Правила', /работник/],
] as const)
  test(`@long refusal and rules in ${language}`, async ({ page, isMobile }) => {
    await openPrepared(page, 2, lockedWorker)
    await speak(page, language)
    const seat = /worker-(\d)/.exec((await page.locator('[data-answer^="move:worker"]').first().getAttribute('data-answer')) ?? '')?.[1] ?? '0'
    const locked = [0, 1, 2].map((number) => `[data-thing="worker-${seat}-${number}"]:not(.legal)`).join()
    if (isMobile) await page.locator('nav button:has([href="#me"])').click()
    await page.locator(locked).first().click()
    const card = page.getByRole('dialog', { name: why })
    await expect(card.locator('[data-remedy=unlock]')).toBeVisible()
    await card.locator('a[href$="TEO-MOVE-03"]').first().click()
    await expect(page.getByRole('dialog', { name: rules }).locator('[aria-current=true]')).toContainText(rule)
  })
