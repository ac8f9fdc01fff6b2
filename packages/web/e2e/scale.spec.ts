import { expect, type Page } from '@playwright/test'
import { gameAt } from './positions.ts'
import { openFile } from './prepared.ts'
import { startGame, test } from './table-page.ts'

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight))

test.describe('the table fits the window', () => {
  for (const [width, height, structure] of [
    [1280, 640, 'main > .grid'], [1366, 768, 'main > .grid'], [1280, 800, 'main > .grid'], [1440, 900, 'main > .grid'], [1920, 1080, 'main > .grid'], [2560, 1440, 'main > .grid'], [1100, 800, '.sideBySide'], [720, 450, '.phone'],
  ] as const)
    test(`${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await startGame(page, 1)
      await expect(page.locator(structure)).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(1)
      if (structure !== 'main > .grid') return
      const inside = await page.evaluate(() => {
        const main = document.querySelector('main')
        return main === null ? 99 : Math.max(main.scrollWidth - main.clientWidth, main.scrollHeight - main.clientHeight)
      })
      expect(inside).toBeLessThanOrEqual(1)
      for (const always of ['[data-part=goods]', '[data-part=forecast] .salary', '[data-testid=sentence]', '.answers [data-answer]'])
        await expect(page.locator(always).first()).toBeInViewport({ ratio: 1 })
    })

  test('low, with every module, the largest text and long names: goods, salary and question stay', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 })
    await page.addInitScript(() => localStorage.setItem('tollan-settings', JSON.stringify({ textSize: 1.3, language: 'ru', handOver: 'never', motion: 0, introduce: false })))
    await openFile(page, await gameAt({ players: 5, modules: ['m6', 'm7', 'm8', 'm9', 'm10'], question: 'turn', seed: 2, round: 12 }))
    for (const always of ['[data-part=goods]', '[data-part=forecast] .sum', '[data-part=forecast] .salary', '[data-testid=sentence]', '.answers [data-answer]'])
      await expect(page.locator(always).first()).toBeInViewport({ ratio: 0.98 })
    expect(await overflow(page)).toBeLessThanOrEqual(1) // sizes are parts of a pixel
  })

  for (const language of ['en', 'pl', 'hu', 'ru'])
    test(`low, every board has its whole name: ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 640 })
      await page.addInitScript((text) => localStorage.setItem('tollan-settings', text), JSON.stringify({ language, handOver: 'never', motion: 0, introduce: false }))
      await openFile(page, await gameAt({ players: 3, modules: ['m6', 'm7', 'm8', 'm9', 'm10'], question: 'action', round: 6 }))
      await expect.poll(() => page.locator('.board .name').evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent))).toEqual([])
    })

  for (const [table, wanted] of [
    ['a table of three', { players: 3, question: 'action', offers: 'main-action', round: 5 }],
    ['a full one with every module', { players: 5, modules: ['m6', 'm7', 'm8', 'm9', 'm10'], question: 'destination', seed: 2, round: 8 }],
  ] as const)
    test(`drawn smaller, the text of ${table} stays large enough for an eye`, async ({ page, isMobile }) => {
      test.skip(isMobile, 'a phone draws nothing smaller')
      await page.setViewportSize({ width: 1280, height: 640 })
      await page.addInitScript(() => localStorage.setItem('tollan-settings', JSON.stringify({ handOver: 'never', motion: 0, introduce: false })))
      await openFile(page, await gameAt(wanted))
      await expect(page.locator('[data-plaque]').first()).toBeVisible()
      const small = await page.locator('main').evaluate((main) => {
        const found = new Set<string>()
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          const element = text.parentElement
          if (element === null || text.textContent?.trim() === '' || element.closest('.spoken, svg') !== null || !element.checkVisibility()) continue
          const px = parseFloat(getComputedStyle(element).fontSize) * (element as HTMLElement & { readonly currentCSSZoom: number }).currentCSSZoom
          if (px < 10.95) found.add(`${px.toFixed(1)} ${element.className}: ${text.textContent}`)
        }
        return [...found]
      })
      expect(small).toEqual([])
    })

  test('@long with the largest text too, and labels on boards are larger', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tollan-settings', JSON.stringify({ textSize: 1.3, introduce: false })))
    await openFile(page, await gameAt({ players: 5, modules: ['m6', 'm7', 'm8', 'm9', 'm10'], question: 'destination', seed: 2 }))
    const plaque = page.locator('[data-plaque]').first()
    await expect(plaque).toBeVisible()
    expect(await overflow(page)).toBe(0)
    expect(await page.locator('section.own').evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0)
    expect(await plaque.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThan(12.5)
    await plaque.hover()
    await expect(page.locator('[data-float] .face.text')).toHaveCSS('zoom', '1.3')
  })

  test('@long at an eclipse on a low screen every row stands above the salary that is asked', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 })
    await openFile(page, await gameAt({ players: 5, modules: ['m6', 'm7', 'm8', 'm9', 'm10'], question: 'salary', seed: 2 }))
    const scores = page.getByTestId('scores')
    for (const [width, height] of [[1280, 700], [1366, 640]] as const) {
      await page.setViewportSize({ width, height })
      await expect(scores.locator('[data-answer^="salary:"]').first()).toBeInViewport({ ratio: 0.98 })
      await expect.poll(() => scores.locator('.body').evaluate((body) => body.scrollHeight - body.clientHeight), { message: `${width} x ${height}` }).toBeLessThanOrEqual(1)
    }
  })

  test('home grows with the window', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  test('the board zooms by keys and wheel, and a drag is no answer', async ({ page }) => {
    await startGame(page, 1)
    const frame = page.locator('.centre')
    await page.keyboard.press('+')
    await expect(frame).toHaveAttribute('data-zoom', '1.25')
    await page.mouse.move(700, 400)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -200)
    await page.keyboard.up('Control')
    await expect(frame).not.toHaveAttribute('data-zoom', '1.25')
    const revision = await page.getByTestId('question').getAttribute('data-revision')
    await page.mouse.down()
    await page.mouse.move(760, 440, { steps: 5 })
    await page.mouse.up()
    await expect(page.getByTestId('question')).toHaveAttribute('data-revision', revision ?? '')
    await page.keyboard.press('0')
    await expect(frame).toHaveAttribute('data-zoom', '1.00')
  })
})
