// The second table by clicks: a placement on the hill, cards that are kept, whole games, and what must not be seen.
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { gameAt, OVER, type Wanted } from './positions.ts'
import { openFile } from './prepared.ts'
import { answerByKey, answerSomething, calm, dice, pick, playToTheEnd, revisionOf, start, takeScreen, test } from './table-page.ts'

const open = async (page: Page, wanted: Omit<Wanted, 'game'>): Promise<void> => openFile(page, await gameAt({ game: 'tawantinsuyu', ...wanted }))

async function begin(page: Page, players: number): Promise<void> {
  await page.goto('/')
  await pick(page, 'game', 'tawantinsuyu')
  if (players > 1) {
    await pick(page, 'mode', 'hot-seat')
    await pick(page, 'players', String(players))
  }
  await start(page)
}

test('a worker is placed on the hill, with the sum told before', async ({ page, isMobile }) => {
  await open(page, { players: 3, question: 'space', round: 1 })
  if (isMobile) await page.locator('svg [data-section].legal').first().press('Enter') // on a phone one section is shown large
  const space = page.locator('.hill:visible [data-thing^="space-"].legal').first()
  if (isMobile) {
    const { width, height } = (await space.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await space.tap()
  } else await space.hover()
  await expect(page.getByTestId('sum')).toContainText('1') // at once, beside the hill or on the sheet
  await space.dispatchEvent('click')
  await expect(page.locator('[data-answer^="on:"]')).toHaveCount(0)
})

test('who is asked in another turn reads whose it is, and passes for the rest of it', async ({ page }) => {
  await open(page, { players: 2, question: 'offering-too' })
  const asked = page.getByTestId('asked-elsewhere')
  await expect(asked).toContainText("'s turn")
  const pass = asked.locator('[data-pass]')
  await expect(async () => {
    if (await pass.isVisible()) await pass.click() // a question that has just come does not hear the first click
    await expect(pass).toBeHidden({ timeout: 2000 })
  }).toPass()
  await takeScreen(page)
  await page.locator('[data-ask-again]').click() // it stands, and is taken back
  await expect(page.locator('[data-ask-again]')).toHaveCount(0)
})

test('who is asked in another turn sees the first answer whole', async ({ page }) => {
  for (const wanted of [{ players: 3, question: 'offering-too' }, { players: 4, question: 'leftover-weaving' }]) {
    await open(page, wanted)
    await expect(page.getByTestId('asked-elsewhere')).toBeVisible()
    await expect(page.getByTestId('question').locator('[data-answer]').first()).toBeInViewport({ ratio: 0.98 })
  }
})

test('an offer that goes round the table says whom it has come to', async ({ page }) => {
  await open(page, { players: 3, question: 'offering-too' })
  const round = page.getByTestId('round')
  await expect(round.getByRole('listitem')).toHaveCount(3)
  await expect(round.locator('.began')).toHaveCount(1)
  await expect(round.locator('.asked')).toContainText('you')
})

test('before the High Priest moves everybody reads what the others get of it', async ({ page, isMobile }) => {
  await open(page, { players: 3, question: 'move-priest', round: 1 })
  const shares = page.locator('[data-share]:visible')
  await expect(shares).toHaveCount(2)
  for (const share of await shares.all()) {
    await expect(share).toContainText('Then the others, weaker')
    await expect(share.locator('[data-seat]')).toHaveCount(2)
  }
  if (!isMobile) return
  const before = await revisionOf(page)
  await shares.first().tap()
  await expect.poll(() => revisionOf(page)).not.toBe(before)
})

test('the ground of the hill is a picture of its theme, and its paths where it is zoomed into', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the hill of a wide table')
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, { players: 2, question: 'turn' })
  const picture = page.locator('.map img')
  const paths = page.locator('.map .ground')
  await expect(picture).toHaveAttribute('src', /^blob:/)
  await expect(paths).toBeHidden()
  const dark = await picture.getAttribute('src')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(picture).not.toHaveAttribute('src', dark ?? '')
  await page.locator('.centre').hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -300)
  await page.keyboard.up('Control')
  await expect(paths).toBeVisible()
  await expect(picture).toBeHidden()
})

test('a full hand leaves the forecast of the Feast in sight', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the own area of a wide table')
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, { players: 3, question: 'turn', round: 1, prefers: ['side:pray', 'side:train', 'from-deck'], hand: 8 })
  const lines = page.locator('[data-part=forecast] p')
  await expect(lines).toHaveCount(3)
  for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 0.98 })
})

test('nothing lies over the way back from the points of a Feast', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the panel of a wide table')
  await page.setViewportSize({ width: 1366, height: 640 })
  await open(page, { players: 4, question: 'turn', round: 1 })
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await expect(page.getByTestId('scores')).toHaveCount(0)
  await expect(page.getByText('Two side actions instead')).toBeVisible()
})

test('God cards are fed at the foot of the Feast', async ({ page }) => {
  await open(page, { players: 3, question: 'upkeep' })
  const scores = page.getByTestId('scores')
  await expect(scores).toContainText('Feed your gods')
  await scores.locator('[data-answer^="upkeep-gold"]').first().click()
  await expect(scores).toContainText('Which God card') // the next thing the same Feast asks
})

test('@long a card in hand lights what it opens, and the hand keeps its order on the device', async ({ page, isMobile }) => {
  await open(page, { players: 3, question: 'space', round: 1 })
  if (isMobile) await page.getByTestId('hand').tap()
  const card = page.locator('.hand .one:has(.opens:not(.none)) [data-thing^="god-"]:visible').first()
  if (isMobile) await card.tap()
  else await card.hover()
  await expect(page.locator('.hill .lit').first()).toBeAttached()
  if (!isMobile) {
    await expect(page.locator('#thing-card')).toBeVisible() // whoever lingers reads the card, which lies over the order of the hand
    await page.mouse.move(0, 0)
    await expect(page.locator('#thing-card')).toHaveCount(0)
  }
  const order = page.getByTestId('hand-order').first()
  await order.click()
  await expect(order).toContainText('by god')
  await page.reload()
  await expect(page.getByTestId('sentence').or(page.getByTestId('pass-to'))).toBeVisible()
  await takeScreen(page)
  if (isMobile) await page.getByTestId('hand').tap()
  await expect(order).toContainText('by god')
})

test('@long a Weaving is dragged to its place, or laid by keys', async ({ page, isMobile }) => {
  await open(page, { players: 3, question: 'lay-weaving', seed: 2 })
  const editor = page.getByTestId('tapestry-editor')
  const places = editor.locator('[data-drop]')
  await expect(places.first()).toBeVisible()
  const before = await revisionOf(page)
  if (isMobile) {
    await places.first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  } else {
    await editor.locator('.tile').first().hover()
    await page.mouse.down()
    await places.last().hover({ force: true })
    await page.mouse.up()
  }
  await expect(page.getByTestId('question')).not.toHaveAttribute('data-revision', before ?? '')
})

for (const [theme, questions] of [['dark', ['space', 'lay-weaving']], ['light', ['keep-god-cards', 'task', 'space']]] as const)
  test(`@long the table can be used by everybody, ${theme}`, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: theme })
    for (const question of questions) {
      await open(page, { players: 3, question, seed: 2 })
      await expectAccessible(page)
      if (!isMobile || question !== 'space') continue
      await page.locator('svg [data-section].legal').first().press('Enter')
      await page.locator('.hill:visible [data-thing^="space-"].legal').first().tap()
      await expectAccessible(page)
      await page.getByTestId('hand').tap()
      await expectAccessible(page)
    }
    if (!isMobile) return
    for (const tab of ['Empire', 'Me']) {
      await page.getByRole('navigation').getByRole('button', { name: tab }).tap()
      await expectAccessible(page)
    }
  })

test('@long a whole game against Axomamma', async ({ page }) => {
  await begin(page, 1)
  await playToTheEnd(page, 5)
  await expect(page.getByTestId('scores')).toBeVisible()
})

test('@long a whole game of three at one screen by keys', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  await begin(page, 3)
  const random = dice(8)
  while (await answerByKey(page, random));
  await expect(page.getByTestId('sentence')).toContainText('The game is over')
})

/** Cards of hands, as ids or in words. */
const CARDS = /(?:god-(?:spiral|zigzag|four-squares|diamond|hook|cross)-\d|army-\d\d)/g

test('@long a whole game of three at one screen, and nobody sees the hand of another', async ({ page }) => {
  await begin(page, 3)
  const random = dice(5)
  do {
    const covered = page.getByTestId('pass-to')
    if (await covered.isVisible()) expect((await page.locator('body').innerHTML()).match(CARDS)).toBeNull()
  } while (await answerSomething(page, random))
  await expect(page.getByTestId('sentence')).toContainText('The game is over')
})

test('every finished game has its bar in the chart of the statistics, on a phone too', async ({ page }) => {
  await page.goto('/')
  const played = Array.from({ length: 24 }, (_, i) => ({ id: `finished-${i}`, game: 'tawantinsuyu', ended: i, players: 1, modules: [], settings: {}, points: [90 + i, 100], places: [2, 1], names: ['Ana', 'Axomamma'] }))
  await page.evaluate((text) => localStorage.setItem('tollan-history', text), JSON.stringify(played))
  await page.reload()
  const statistics = page.getByTestId('statistics')
  await statistics.locator('summary').click()
  await expect(statistics.locator('svg rect')).toHaveCount(24)
  const chart = await statistics.locator('svg:has(rect)').boundingBox()
  const last = await statistics.locator('svg rect').last().boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((chart?.x ?? 0) + (chart?.width ?? 0) + 1)
  expect(last?.width).toBeGreaterThan(8)
})

test.describe('in Polish', () => {
  test.use({ settings: { ...calm, language: 'pl', handOver: 'never' } })

  test('@long whoever is led through the Feast has the button that does it for them in sight', async ({ page }) => {
    await page.goto('/')
    await pick(page, 'game', 'tawantinsuyu')
    await page.getByRole('button', { name: 'Rozdziały' }).click()
    await page.locator('[data-chapter="feast"]').click()
    const text = page.getByTestId('guide-text')
    const forMe = page.getByTestId('guide-do')
    const next = page.getByTestId('guide-next').or(forMe).first()
    for (let before = ''; (await text.getAttribute('data-step')) !== 'done'; ) {
      await expect(text).not.toHaveAttribute('data-step', before)
      before = (await text.getAttribute('data-step')) ?? ''
      const revision = await page.getByTestId('question').first().getAttribute('data-revision')
      await expect(next).toBeInViewport({ ratio: 0.98 })
      await next.click()
      if (before.endsWith('take')) break // its benefits, one by one, are asked by one step
      await expect(async () => expect(`${await text.getAttribute('data-step')} ${await page.getByTestId('question').first().getAttribute('data-revision')}`).not.toBe(`${before} ${revision}`)).toPass()
      if ((await text.getAttribute('data-step')) === before) before = ''
    }
  })
})

test('points by source come to the points of each player, those everybody began with among them', async ({ page }) => {
  await open(page, { players: 2, question: OVER })
  const rows = page.getByTestId('scores').locator('table:has(caption) tr:has(td)')
  await expect(rows.last()).toContainText('Total')
  const numbers = (await rows.allInnerTexts()).map((text) => text.split('\t').slice(1).map((cell) => Number(cell.replace('−', '-').match(/[+-]?\d+/)?.[0] ?? 0)))
  const total = numbers.pop()
  expect(numbers.reduce((sums, row) => sums.map((sum, seat) => sum + (row[seat] ?? 0)), [0, 0])).toEqual(total)
})
