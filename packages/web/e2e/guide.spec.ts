// First steps: the whole guide by clicking what it suggests, left and taken up again, passed over, stopped.
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { calm, fromBar, pick, test } from './table-page.ts'

/** All chapters, on a machine that does other things too. */
const WHOLE_GUIDE = 600_000

const card = (page: Page): ReturnType<Page['getByTestId']> => page.getByTestId('guide')
const step = (page: Page): Promise<string | null> => page.getByTestId('guide-text').getAttribute('data-step')

async function begin(page: Page, game?: string): Promise<void> {
  await page.goto('/')
  if (game !== undefined) await pick(page, 'game', game)
  await page.getByRole('button', { name: 'Take the first steps' }).click()
  await expect(card(page)).toBeVisible({ timeout: 60_000 })
}

/** What is written where the arrow stands. */
const underArrow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const arrow = document.querySelector('[data-testid="guide-arrow"]')?.getBoundingClientRect()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    const meets = (box: DOMRect, other: DOMRect): boolean => box.width > 0 && box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom
    /** What is scrolled out of a list is not seen where it would be. */
    const isSeen = (element: Element | null, place: DOMRect): boolean => element === null || ((getComputedStyle(element).overflow === 'visible' || meets(element.getBoundingClientRect(), place)) && isSeen(element.parentElement, place))
    for (let text = texts.nextNode(); arrow !== undefined && text !== null; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNode(text)
      const isMet = [...range.getClientRects()].some((word) => meets(word, arrow))
      if (isMet && isSeen(text.parentElement, arrow) && text.textContent?.trim() !== '' && text.parentElement?.checkVisibility({ visibilityProperty: true }) === true && text.parentElement.closest('.spoken') === null) found.push(text.textContent ?? '')
    }
    return found
  })

/** Does what the card wants: "Next", or the answer it suggests. */
async function obey(page: Page): Promise<void> {
  await expect.poll(() => underArrow(page), { message: `words under the arrow at ${await step(page)}` }).toEqual([])
  const next = page.getByTestId('guide-next')
  if (await next.isVisible()) return next.click()
  const question = page.getByTestId('question')
  const before = await question.getAttribute('data-revision')
  const answer = await page.locator('[data-suggested]').getAttribute('data-suggested')
  await page.locator(`[data-answer="${answer}"]`).first().click() // a salary stands at the foot of the eclipse and in the list
  await expect(question).not.toHaveAttribute('data-revision', before ?? '', { timeout: 10_000 })
}

/** Goes on until a step is reached; 'done' is the end of a chapter. */
async function follow(page: Page, until: string): Promise<void> {
  // while the companion thinks, a step stands there that nothing can be done about yet
  const ready = page.locator('[data-testid="guide-next"], [data-suggested], [data-step="done"]').filter({ visible: true })
  for (let i = 0; i < 60; i++) {
    await expect(ready.first()).toBeVisible({ timeout: 30_000 })
    const now = await step(page)
    if (now === until) return
    if (now === 'done') break
    await obey(page)
  }
  expect(await step(page)).toBe(until)
}

async function nextChapter(page: Page, first: string): Promise<void> {
  await page.getByTestId('guide-go').click()
  await expect(page.locator(`[data-step="${first}"]`)).toBeVisible({ timeout: 60_000 })
}

/** The card lies over no answer, not over what it points at, and over no cards somebody has opened. */
async function isClear(page: Page): Promise<void> {
  const own = await card(page).boundingBox()
  const present = async (found: Locator): Promise<readonly Locator[]> => ((await found.count()) > 0 ? [found] : [])
  const others = [page.getByTestId('question'), page.getByTestId('sentence'), ...(await present(page.getByTestId('guide-ring'))), ...(await present(page.locator('.drawer')))]
  for (const other of others) {
    const box = await other.boundingBox({ timeout: 1000 }) // a ring may go between two looks
    if (own === null || box === null) throw new Error('nothing to compare')
    const apart = own.x >= box.x + box.width || box.x >= own.x + own.width || own.y >= box.y + box.height || box.y >= own.y + own.height
    expect(apart, `${JSON.stringify(own)} ${JSON.stringify(box)}`).toBe(true)
  }
}

/** The card is measured a few times a second: it may take a moment to leave. */
const expectClear = (page: Page): Promise<void> => expect(() => isClear(page)).toPass({ timeout: 10_000 })

test('points at a section of the hill beside its card', async ({ page }) => {
  await page.goto('/')
  await pick(page, 'game', 'tawantinsuyu')
  await page.getByRole('button', { name: 'Chapters' }).click()
  await page.locator('[data-chapter="weaving"]').click()
  await expect(page.locator('[data-step="weave/loom"]')).toBeVisible({ timeout: 60_000 })
  await expectClear(page)
  await obey(page)
  await expect(page.getByTestId('guide-ring')).toBeVisible()
  await expectClear(page)
})

test('@long teaches the second game, chapter by chapter', async ({ page, isMobile }) => {
  test.setTimeout(WHOLE_GUIDE)
  await begin(page, 'tawantinsuyu')
  await follow(page, 'place/hand')
  await expectClear(page)
  if (isMobile) {
    const hand = page.getByTestId('hand')
    await hand.tap()
    await expect(page.locator('.drawer')).toBeVisible()
    await expectClear(page)
    await hand.tap()
  }
  // a step of each chapter with much to work at: the tapestry, the cards of a Feast; and where the next chapter begins
  for (const [crowded, next] of [['place/task', 'statue/stone'], ['statue/build', 'offering/sun'], ['offering/pray', 'weave/loom'], ['weave/lay', 'conquer/army'], ['conquer/play', 'before/empty'], ['feast/card', null]] as const) {
    await follow(page, crowded)
    await expectClear(page)
    await follow(page, 'done')
    if (next !== null) await nextChapter(page, next)
  }
  await expect(card(page)).toContainText('You know the way')
})

test('@long teaches the game from the first turn to the last chapter', async ({ page }) => {
  test.setTimeout(WHOLE_GUIDE)
  await begin(page)
  await follow(page, 'collect/pick')
  await expect(page.getByTestId('guide-ring')).toBeVisible()
  await expect(page.getByTestId('spoken-guide')).toContainText('Choose a worker')
  await expectClear(page)
  await expectAccessible(page)
  await follow(page, 'main/act')
  await expectClear(page)

  await page.reload()
  await expect(page.locator('[data-step="main/act"]')).toBeVisible()
  await follow(page, 'done')
  await nextChapter(page, 'build/later')
  await follow(page, 'done')

  await fromBar(page, 'link', 'Home')
  await page.getByRole('link', { name: 'Continue first steps' }).click()
  await expect(page.locator('[data-step="done"]')).toBeVisible()
  await nextChapter(page, 'ascend/five')
  await follow(page, 'ascend/reward')
  await expectClear(page)
  await follow(page, 'done')
  await nextChapter(page, 'last/met')
  await follow(page, 'done')
  await nextChapter(page, 'house/avenue')
  await follow(page, 'done')
  await page.getByTestId('guide-go').click()
  await expect(page.locator('[data-step^="develop/"]')).toBeVisible({ timeout: 60_000 })
  await follow(page, 'done')
  await expect(card(page)).toContainText('You know the way')

  await card(page).getByRole('button', { name: 'Play on' }).click()
  await expect(card(page)).toBeHidden()
  await expect(page.getByTestId('sentence')).toContainText('Which worker do you move')
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(1) // the game that was played on
})

test('@long another move is fine, taking back leads back, skip and stop leave the game alone', async ({ page }) => {
  await begin(page)
  await follow(page, 'collect/go')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('[data-step="collect/pick"]')).toBeVisible()

  // something else than the lesson wants
  for (const answer of ['move:worker-0-0', 'to:stone-quarry', 'main-action', 'end-turn']) await page.locator(`[data-answer="${answer}"]`).click()
  await expect(card(page)).toContainText('That was fine as well')
  await expect(page.locator('[data-step="collect/pick"]')).toBeVisible()

  await card(page).getByRole('button', { name: 'Skip this' }).click()
  await expect(page.locator('[data-step="main/log"]')).toBeVisible()

  await card(page).getByRole('button', { name: 'Stop the guide' }).click()
  await expect(card(page)).toBeHidden()
  await page.reload()
  await expect(page.getByTestId('sentence')).toBeVisible()
  await expect(card(page)).toBeHidden()
  await fromBar(page, 'button', 'Show the guide')
  await expect(page.locator('[data-step="main/log"]')).toBeVisible()

  await card(page).getByRole('button', { name: 'Chapters' }).click()
  await card(page).getByRole('button', { name: 'The eclipse' }).click()
  await expect(page.locator('[data-step="last/met"]')).toBeVisible()
})

test.describe('with the theatre on', () => {
  test.use({ settings: { ...calm, motion: 1, automa: 4 } })

  test('@long leaves the buttons of the pyramid free while a tile is laid', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'on a wide table the card has a place of its own')
    await begin(page)
    await card(page).getByRole('button', { name: 'Chapters' }).click()
    await card(page).getByRole('button', { name: 'The pyramid' }).click()
    await expect(page.locator('[data-step="build/later"]')).toBeVisible()
    await follow(page, 'build/lay')
    const slots = page.locator('svg [data-points^="build-at:"]')
    await page.locator('button[data-points^="build-with:"]').first().click()
    await slots.first().click() // what the card covered can be touched
    const place = page.locator('[data-part=place]')
    await expect(place).toBeVisible()
    for (const button of [place, page.getByRole('button', { name: /^Turn/ }).first()]) await button.click({ trial: true })
    await place.click()
    await expect(page.locator('[data-step="build/lay"]')).toHaveCount(0)
  })
})

test('is worked with the keyboard, and takes the focus from nobody', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'phones have no keyboard')
  await begin(page)
  await page.getByTestId('guide-next').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-step="collect/pick"]')).toBeVisible()
  await expect(card(page)).toBeFocused()
  await page.keyboard.press('3') // the third answer, as without a guide
  await expect(page.locator('[data-step="collect/go"]')).toBeVisible()
})

test.describe('watched', () => {
  test.use({ settings: { ...calm, automa: 0 } })

  test('@long waits while the turn of the companion is shown step by step', async ({ page }) => {
    await begin(page)
    const bar = page.getByTestId('theatre-bar')
    // the turn of the companion may begin while somebody is about to press a button of the card
    await expect(async () => {
      if (!(await bar.isVisible())) await page.getByTestId('guide-next').or(page.getByTestId('guide-do')).first().click({ timeout: 1000 })
      await expect(bar).toBeVisible({ timeout: 300 })
    }).toPass({ timeout: 90_000 })
    await expect(page.getByTestId('plan')).toContainText('Wants:')
    await expect(card(page)).toBeHidden()
    await page.getByRole('button', { name: 'Skip to my turn' }).click()
    await expect(card(page)).toBeVisible()
    await expect(page.locator('[data-step^="main/"]')).toBeVisible()
  })
})
