import { expect, type Page } from '@playwright/test'
import { aTurn, lockedWorker, openPrepared } from './prepared.ts'
import { pick, test } from './table-page.ts'

/** Names that are the same in every language. */
const NAMES = /^(Tollan|TOLLAN|Teotihuacan.*|English|Polski|Magyar|Русский|Teotibot|[A-Z0-9]+(-[A-Z0-9]+)+|A|E|I|Q|R|U|Y|Esc|Enter|Tab)$/

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
