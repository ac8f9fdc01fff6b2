// What a hand and an eye need on a phone: room at the edges, targets a finger meets, text that can be read, views that begin at their top.
import { expect, type Page } from '@playwright/test'
import { gameAt, OVER } from './positions.ts'
import { openFile, openPrepared } from './prepared.ts'
import { answers, calm, fromBar, startGame, test, toTheProgram } from './table-page.ts'

test.skip(({ isMobile }) => !isMobile, 'about phones')
test.use({ settings: { ...calm, handOver: 'never' } })

const LEAST_TAP = 40
const LEAST_TEXT = 11

const sheetRows = (page: Page, answers: readonly string[]): ReturnType<Page['locator']> => page.locator(answers.map((answer) => `[data-answer=${answer}]`).join())
const tabs = ['Board', 'Tracks', 'Me', 'Players', 'Log']
const showTab = (page: Page, name: string): Promise<void> => page.getByRole('navigation', { name: 'Table' }).getByRole('button', { name }).click()

/** What is smaller than a finger or an eye needs, on the screen or scrolled away. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(([tap, text]) => {
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true }) && element.closest('.spoken') === null
    }
    const named = (element: Element): string => `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.textContent?.slice(0, 20) ?? ''}`
    const targets = [...document.querySelectorAll('button, a, [role=button], summary, [data-thing]')].filter(isShown).filter((element) => {
      // what a finger meets may reach past what is drawn
      const after = getComputedStyle(element, '::after')
      const reach = after.content === 'none' || after.position !== 'absolute' ? 0 : -2 * Math.min(0, parseFloat(after.top) || 0)
      const { width, height } = element.getBoundingClientRect()
      return width < tap || height + reach < tap
    })
    const words: Element[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode() !== null) {
      const { parentElement, textContent } = walk.currentNode
      if (parentElement === null || textContent?.trim() === '' || parentElement.closest('svg, script, style, noscript') !== null) continue
      if (isShown(parentElement) && parseFloat(getComputedStyle(parentElement).fontSize) < text) words.push(parentElement)
    }
    return [...targets, ...words].map(named)
  }, [LEAST_TAP, LEAST_TEXT] as const)

test('every target is large enough for a finger, every text for an eye', async ({ page }) => {
  for (const wanted of [{ players: 1, question: 'turn', round: 10 }, { players: 4, question: 'turn', round: 10, modules: ['m6', 'm7', 'm8', 'm9', 'm10'] }]) {
    await openFile(page, await gameAt(wanted))
    for (const tab of tabs) {
      await showTab(page, tab)
      expect(await tooSmall(page), `${tab} of ${wanted.players}`).toEqual([])
      await expect(page.getByText(/^(wheel|away|hand)$/)).toHaveCount(0) // ids of places are no words
    }
  }
  await openFile(page, await gameAt({ players: 2, question: OVER }))
  await expect(page.getByTestId('winner')).toBeVisible()
  expect(await tooSmall(page), 'the end').toEqual([])
  await expect(page.locator('[data-part=forecast]')).toHaveCount(0) // nobody is paid any more
})

const everyModule = ['m6', 'm7', 'm8', 'm9', 'm10']

test('@long what is laid and marched to is large enough too, and an eclipse shows every row', async ({ page }) => {
  for (const wanted of [{ players: 4, question: 'decoration-tile', seed: 2 }, { players: 5, question: 'march', modules: everyModule }]) {
    await openFile(page, await gameAt(wanted))
    expect(await tooSmall(page), wanted.question).toEqual([])
  }
  await openPrepared(page, 1, ({ kind, answers }) => kind === 'salary' && answers.length > 1)
  const scores = page.getByTestId('scores')
  await scores.locator('[data-answer^="salary:"]').first().click()
  await expect(scores).toContainText('The sun is back at 0')
  expect(await tooSmall(page), 'an eclipse').toEqual([])
  expect(await scores.locator('.body').evaluate((body) => body.scrollHeight - body.clientHeight)).toBe(0)
})

test('two ways of unlocking that stand side by side are told apart', async ({ page }) => {
  await openPrepared(page, 1, ({ kind, answers }) => kind === 'turn' && answers.includes('unlock') && answers.includes('free-unlock'))
  const labels = sheetRows(page, ['unlock', 'free-unlock']).locator('.label')
  await expect(labels).toHaveCount(2)
  for (const label of await labels.all()) await expect(label).toBeVisible()
  expect(new Set(await labels.allTextContents()).size).toBe(2)
})

test.describe('step by step', () => {
  test.use({ settings: { ...calm, automa: 0 } })

  test('the steps of the automa are large enough', async ({ page }) => {
    await openFile(page, await gameAt({ players: 1, question: 'end-turn', round: 6 }))
    await page.locator('[data-answer=end-turn]').click()
    await page.getByRole('button', { name: 'Next step' }).click()
    await expect(page.getByTestId('theatre-bar')).toContainText('Step 2')
    expect(await tooSmall(page)).toEqual([])
  })

  test('one button takes the speeds of opponents in turn', async ({ page }) => {
    await openFile(page, await gameAt({ players: 1, question: 'end-turn', round: 6 }))
    await page.locator('[data-answer=end-turn]').click()
    const speed = page.getByTestId('theatre-bar').getByRole('button', { name: 'Speed' })
    for (const now of ['1×', '2×', '4×', '1×']) {
      await expect(speed).toHaveText(now)
      await speed.click()
    }
    await page.getByTestId('theatre-skip').click()
    await fromBar(page, 'button', 'Settings')
    await expect(page.getByRole('group', { name: 'Turns of opponents' }).getByRole('radio', { name: '2×' })).toBeChecked()
  })
})

for (const language of ['pl', 'hu', 'ru'])
  test.describe(`in ${language}`, () => {
    test.use({ settings: { ...calm, automa: 0, language } })

    test('what leads through the turn of the automa is whole', async ({ page }) => {
      await openFile(page, await gameAt({ players: 1, question: 'end-turn', round: 6 }))
      await page.locator('[data-answer=end-turn]').click()
      const bar = page.getByTestId('theatre-bar')
      await expect(bar).toBeVisible()
      const { width } = page.viewportSize() ?? { width: 0 }
      for (const button of await bar.getByRole('button').filter({ visible: true }).all()) {
        const box = await button.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      }
    })
  })

test('nothing stands under the notch or the home bar', async ({ page }) => {
  await openFile(page, await gameAt({ players: 2, question: 'turn', round: 3 }))
  const inset = (sides: Readonly<Record<string, number>>): Promise<void> =>
    page.evaluate((all) => {
      for (const [side, px] of Object.entries(all)) document.documentElement.style.setProperty(`--safe-${side}`, `${px}px`)
    }, sides)
  const boxOf = async (locator: ReturnType<Page['locator']>): Promise<{ x: number; y: number; width: number; height: number }> => {
    const box = await locator.boundingBox()
    if (box === null) throw new Error('it is not on the screen')
    return box
  }
  const tab = page.getByRole('navigation', { name: 'Table' }).getByRole('button')
  await inset({ top: 47, bottom: 34 })
  const [menu, first] = [await boxOf(page.getByRole('button', { name: 'Menu', exact: true })), await boxOf(tab.first())]
  expect(menu.y).toBeGreaterThanOrEqual(47)
  expect(first.y + first.height).toBeLessThanOrEqual(844 - 34)

  await page.setViewportSize({ width: 844, height: 390 })
  await inset({ top: 0, bottom: 21, left: 47, right: 47 })
  const [side, sheet] = [await boxOf(tab.last()), await boxOf(page.getByTestId('question'))]
  expect(side.x).toBeGreaterThanOrEqual(47)
  expect(sheet.x + sheet.width).toBeLessThanOrEqual(844 - 47)
  expect(sheet.y + sheet.height).toBeLessThanOrEqual(390 - 21)
})

test('another tab and another close-up begin at their top', async ({ page }) => {
  await openFile(page, await gameAt({ players: 4, question: 'turn', round: 6, modules: ['m6', 'm8'] }))
  const view = page.getByRole('region', { name: 'Table' })
  const scrolled = (): Promise<number> => view.evaluate((element) => element.scrollTop)
  const scrollDown = async (): Promise<void> => {
    await view.evaluate((element) => element.scrollTo({ top: 9999 }))
    expect(await scrolled()).toBeGreaterThan(0)
  }
  await showTab(page, 'Tracks')
  await scrollDown()
  await showTab(page, 'Players')
  await expect.poll(scrolled).toBe(0)
  await scrollDown()
  await showTab(page, 'Me')
  await expect.poll(scrolled).toBe(0)
})

test('points leave the goods and all answers in sight, and make room for what a tab opens', async ({ page }) => {
  await openFile(page, await gameAt({ players: 2, game: 'tawantinsuyu', question: 'turn', round: 1 }))
  const scores = page.getByTestId('scores')
  await expect(scores).toBeVisible()
  const end = async (): Promise<number> => {
    const [points, sheet] = [await scores.boundingBox(), await page.getByTestId('question').boundingBox()]
    return (points?.y ?? 0) + (points?.height ?? 0) - (sheet?.y ?? 0)
  }
  await expect.poll(end).toBeLessThanOrEqual(1)
  await showTab(page, 'Players')
  await expect(scores).toHaveCount(0)
})

test.describe('a turn that is watched', () => {
  test.use({ settings: { ...calm, motion: 1, automa: 0 } })

  test('@long is seen on the board, also where its steps would cover it', async ({ page }) => {
    await startGame(page, 1)
    const [bar, stage] = [page.getByTestId('theatre-bar'), page.getByTestId('theatre')]
    /** How far what is told of lies below the edge of the steps. */
    const below = (): Promise<number> =>
      page.evaluate(() => {
        const [mark, steps] = ['.scroll .marked', '[data-testid=theatre]'].map((one) => document.querySelector(one)?.getBoundingClientRect())
        return mark === undefined || steps === undefined ? 0 : mark.bottom - steps.top
      })
    let scrolled = 0
    for (let turns = 0; turns < 6; turns++) {
      await toTheProgram(page)
      await expect(stage).toBeVisible()
      while (await bar.isVisible()) {
        const step = await bar.innerText()
        await expect.poll(below, { message: step }).toBeLessThanOrEqual(0)
        if ((await page.locator('.scroll').evaluateAll((all) => Math.max(...all.map((one) => one.scrollTop)))) > 0) scrolled++
        await bar.getByRole('button', { name: 'Next step' }).click()
        await expect(bar.filter({ hasText: step.split('\n').find((line) => line.startsWith('Step')) ?? step })).toHaveCount(0)
      }
      await expect(answers(page).first()).toBeVisible()
    }
    expect(scrolled).toBeGreaterThan(0)
  })
})
