// The list of answers over whole games: every word whole, nothing cut, in every language, with the largest text.
import { expect, type Page } from '@playwright/test'
import { gameAt } from './positions.ts'
import { openFile } from './prepared.ts'
import { calm, dice, test } from './table-page.ts'

/** Words that are broken or stand out of their line, and lines wider than their place. */
const spoilt = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.answers .answer')].flatMap((line) => {
      const box = line.getBoundingClientRect()
      const name = line.dataset['answer'] ?? ''
      const found = line.scrollWidth > line.clientWidth + 1 ? [`${name}: too wide`] : []
      const texts = [...line.querySelectorAll('.words, .place span')].flatMap((part) => (part.firstChild instanceof Text ? [part.firstChild] : []))
      for (const text of texts)
        for (const word of text.data.matchAll(/\S+/gu)) {
          const range = document.createRange()
          range.setStart(text, word.index)
          range.setEnd(text, word.index + word[0].length)
          const rects = [...range.getClientRects()]
          if (new Set(rects.map(({ top }) => Math.round(top))).size > 1) found.push(`${name}: ${word[0]} is broken`)
          if (rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1)) found.push(`${name}: ${word[0]} stands out`)
        }
      return found
    }),
  )

for (const [language, width, height, seed] of [['en', 1440, 900, 3], ['pl', 1440, 900, 4], ['hu', 1280, 640, 5], ['ru', 1440, 900, 6]] as const)
  test(`@long no word of an answer is broken in a whole game in ${language}`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the sheet of a phone has lines of its own')
    test.setTimeout(600_000)
    await page.setViewportSize({ width, height })
    await page.addInitScript((text) => localStorage.setItem('tollan-settings', text), JSON.stringify({ ...calm, language, textSize: 1.3, handOver: 'never' }))
    await openFile(page, await gameAt({ players: 3, modules: ['m6', 'm7', 'm8', 'm9', 'm10'], question: 'turn', seed }))
    const random = dice(seed)
    const question = page.getByTestId('question')
    const offered = page.locator('.answers [data-answer]')
    let questions = 0
    for (;;) {
      const n = await offered.count()
      if (n === 0) break
      const at = await question.getAttribute('data-revision')
      expect(await spoilt(page), `question ${questions}`).toEqual([])
      await offered.nth(random(n)).evaluate((button) => (button as HTMLElement).click())
      await expect(question).not.toHaveAttribute('data-revision', at ?? '')
      questions++
    }
    expect(questions).toBeGreaterThan(150)
    await expect(page.getByTestId('scores')).toBeVisible()
  })

test.describe('long yields', () => {
  test.use({ settings: { ...calm, handOver: 'never' } })

  test('have a line below the words, not a column beside empty space', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the sheet of a phone has lines of its own')
    await openFile(page, await gameAt({ players: 3, modules: ['m6', 'm9'], question: 'march', round: 3 }))
    await expect(page.locator('.answers [aria-busy=true]')).toHaveCount(0)
    await expect(page.locator('.answers .brings .row > :nth-child(6)').first()).toBeVisible()
    const heights = await page.locator('.answers .answer').evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(56)
    for (const line of await page.locator('.answers .answer').all()) await expect(line).toBeInViewport({ ratio: 1 })
  })
})
