// How a phone or tablet is used beside what every table can do: by ear, zoomed, larger, installed.
import { expect, type Page } from '@playwright/test'
import { gameAt, OVER } from './positions.ts'
import { openFile } from './prepared.ts'
import { answers, answerSomething, calm, dice, fromBar, revisionOf, test } from './table-page.ts'

test.skip(({ isMobile }) => !isMobile, 'about phones and tablets')
test.use({ settings: { ...calm, handOver: 'never' } })

const sheet = (page: Page): ReturnType<Page['locator']> => page.getByTestId('question')

test('by ear: boards say who stands there and how far they are, a question passed over is not put, an Undo that is off says why', async ({ page }) => {
  await openFile(page, await gameAt({ players: 2, question: 'destination', round: 4 }))
  const board = page.locator('button.card.legal').first()
  await expect(board).toHaveAccessibleName(/You\scan\sgo\sthere,\s\d\ssteps?\.\sFee\s\d+,\scollect\s\d+\.\s(Here:|Nobody)/)

  await page.locator('body').press('Tab')
  await page.getByRole('button', { name: 'Go to the answers' }).press('Enter')
  await expect(answers(page).first()).toBeFocused()

  await page.evaluate(() => {
    const voice = document.querySelector('[data-testid=spoken-question]')
    const said: string[] = []
    Object.assign(window, { said })
    if (voice !== null) new MutationObserver(() => said.push(voice.textContent ?? '')).observe(voice, { childList: true, characterData: true, subtree: true })
  })
  const before = await revisionOf(page)
  await page.locator('[data-path*=" "]').first().click()
  await expect(sheet(page)).not.toHaveAttribute('data-revision', before ?? '')
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said.length)).toBe(1)

  const off = page.getByRole('button', { name: /^Undo\. / })
  const random = dice(3)
  while (!(await off.isVisible())) await answerSomething(page, random)
  await off.tap({ force: true }) // it is marked as off, and yet says why
  await expect(sheet(page).getByRole('status')).toContainText('cannot be taken back')
})

test('two starting tiles are tapped and kept', async ({ page }) => {
  await openFile(page, await gameAt({ players: 2, question: 'starting-tiles', seed: 2 }))
  const before = await page.getByTestId('sentence').textContent() // both are asked at once: only the name changes
  const tiles = sheet(page).locator('button[aria-pressed]')
  const keep = sheet(page).locator('.keep')
  await expect(keep).toBeDisabled()
  await tiles.nth(0).tap()
  await tiles.nth(3).tap()
  await keep.tap()
  await expect(page.getByTestId('sentence')).not.toHaveText(before ?? '')
})

/** Lines of the sheet the edge cuts, and how many are seen whole. */
const lines = (page: Page): Promise<{ cut: number; whole: number; all: number }> =>
  sheet(page).locator('.list').evaluate((list) => {
    const edge = list.getBoundingClientRect().bottom
    const boxes = [...list.querySelectorAll('button')].map((one) => one.getBoundingClientRect())
    return { all: boxes.length, whole: boxes.filter(({ bottom }) => bottom <= edge).length, cut: boxes.filter(({ top, bottom }) => top < edge - 1 && bottom > edge).length }
  })

for (const [name, wanted] of [['an action', { players: 2, question: 'action', round: 5 }], ['a turn', { players: 2, question: 'turn', round: 5 }], ['the end of Tawantinsuyu', { game: 'tawantinsuyu', players: 1, question: OVER }]] as const)
  test(`@long the sheet is as high as its lines and cuts none, in every language and with large text: ${name}`, async ({ page }) => {
    await openFile(page, await gameAt(wanted))
    for (const language of ['en', 'pl', 'hu', 'ru'])
      for (const textSize of [1, 1.3]) {
        await page.evaluate((text) => localStorage.setItem('tollan-settings', text), JSON.stringify({ ...calm, handOver: 'never', language, textSize }))
        await page.reload()
        await expect(sheet(page).locator('.list button').first()).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        // a line that comes last is fitted a picture later: both are asked of the same moment
        await expect(async () => {
          const { cut, whole, all } = await lines(page)
          expect(cut, `${language}, ${textSize}`).toBe(0)
          expect(whole, `${language}, ${textSize}`).toBeGreaterThanOrEqual(textSize === 1 || wanted.question === OVER ? all : 2)
        }).toPass({ timeout: 20_000 })
      }
  })

test('a tablet has the answers beside a larger board, a phone at 200 % everything in one column', async ({ page }) => {
  await openFile(page, await gameAt({ players: 3, question: 'turn', round: 4 }))
  await page.setViewportSize({ width: 820, height: 1180 })
  const [board, beside] = [await page.getByRole('region', { name: 'Table' }).boundingBox(), await sheet(page).boundingBox()]
  expect(beside?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0))
  expect(await page.locator('.map').evaluate((map) => map.getBoundingClientRect().width / (map as HTMLElement).offsetWidth)).toBeGreaterThan(1.2)

  await page.setViewportSize({ width: 195, height: 422 })
  const before = await revisionOf(page)
  await answers(page).last().tap()
  await expect(sheet(page)).not.toHaveAttribute('data-revision', before ?? '')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(195)
})

/** Buttons of the sheet that stand out of it, whose words are squeezed away, or that nobody can tap. */
const unreachable = (page: Page): Promise<readonly string[]> =>
  sheet(page).locator('.list button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      button.scrollIntoView({ block: 'center' })
      const { left, right, top, height } = button.getBoundingClientRect()
      const name = button.textContent.trim()
      const met = document.elementFromPoint((left + right) / 2, top + height / 2)
      const squeezed = [...button.querySelectorAll(':scope > span:not(.spoken)')].some((part) => part.textContent !== '' && part.getBoundingClientRect().width < 8)
      return [...(left < 0 || right > innerWidth ? [`${name} stands out`] : []), ...(squeezed ? [`${name} is squeezed`] : []), ...(met !== null && button.contains(met) ? [] : [`${name} is covered`])]
    }),
  )

for (const [question, players] of [['destination', 3], ['starting-tiles', 2], ['technology', 4]] as const)
  test(`at 200 % every answer can be read and tapped: ${question}`, async ({ page }) => {
    await page.setViewportSize({ width: 195, height: 422 })
    await openFile(page, await gameAt({ players, question, seed: 3 }))
    await expect(sheet(page).locator('.list')).toHaveAttribute('aria-busy', 'false')
    expect(await sheet(page).locator('.list button').count()).toBeGreaterThan(1)
    expect(await unreachable(page)).toEqual([])
  })

test('@long an installed application goes on where it was, is offered once and brings up no keyboard', async ({ page }) => {
  await openFile(page, await gameAt({ players: 2, question: 'turn', round: 2 }))
  const table = page.url()
  await fromBar(page, 'link', 'Rules')
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT')

  await page.goto('/#/continue')
  await page.waitForURL(table)

  const offered = async (): Promise<void> => {
    await page.goto('/')
    await page.evaluate(() => {
      sessionStorage.removeItem('tollan-visit')
    })
    await page.reload()
    await page.evaluate(() => void dispatchEvent(new Event('beforeinstallprompt')))
  }
  await offered()
  const offer = page.getByRole('status').filter({ hasText: 'can be installed' })
  await expect(offer).toBeVisible()
  await offer.getByRole('button', { name: 'Close' }).tap()
  await offered()
  await expect(page.getByRole('heading', { level: 1, name: 'Tollan' })).toBeAttached()
  await expect(offer).toHaveCount(0)
})
