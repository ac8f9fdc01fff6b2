import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aTurn, lockedWorker, openPrepared } from './prepared.ts'
import { test } from './table-page.ts'

/** A drawn worker of the seat in turn that cannot be moved because it is locked; on a phone among one's own things. */
async function findLocked(page: Page): Promise<Locator> {
  const mine = page.getByRole('button', { name: 'Me', exact: true })
  if (await mine.isVisible()) await mine.click()
  const seat = /worker-(\d)/.exec((await page.locator('[data-answer^="move:worker"]').first().getAttribute('data-answer')) ?? '')?.[1] ?? '0'
  return page.locator([0, 1, 2].map((number) => `[data-thing="worker-${seat}-${number}"]:not(.legal)`).join()).first()
}

/** A finger that stays. */
async function press(page: Page, thing: Locator): Promise<void> {
  await thing.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 10, clientY: 10 })
  await expect(page.locator('[role=dialog], [data-testid=card]').first()).toBeVisible() // what a finger that stays brings up
  await thing.dispatchEvent('pointerup', { pointerType: 'touch' })
}

const whyCard = (page: Page): Locator => page.getByRole('dialog', { name: /^Why not\?/ })

/** Right and left of, above and below: the card must not cover what it speaks of. */
async function expectApart(card: Locator, thing: Locator): Promise<void> {
  const [a, b] = [await card.boundingBox(), await thing.boundingBox()]
  if (a === null || b === null) throw new Error('nothing to compare')
  expect(a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1).toBe(true)
}

test('a locked worker says why, and the way out works', async ({ page }) => {
  await openPrepared(page, 2, lockedWorker)
  const worker = await findLocked(page)
  const id = await worker.getAttribute('data-thing')
  await worker.scrollIntoViewIfNeeded()
  await worker.click()
  const card = whyCard(page)
  await expect(card).toContainText('This worker is locked on a worship space')
  await expect(card.getByRole('heading', { level: 2 })).toContainText(/Move: die of power \d/)
  await expect(card.getByRole('link', { name: 'Read the rule: TEO-MOVE-03' })).toBeVisible()
  await expectApart(card, worker)
  await card.getByRole('button', { name: /Pay 3 cocoa/ }).click()
  await expect(page.locator(`[data-answer="move:${id}"]`)).toBeVisible()
  await expect(card).toBeHidden()
})

test('the rule of a refusal opens in the reference, and back', async ({ page }) => {
  await openPrepared(page, 2, lockedWorker)
  const worker = await findLocked(page)
  await worker.click()
  await whyCard(page).getByRole('link', { name: 'Read the rule', exact: true }).click()
  const rules = page.getByRole('dialog', { name: 'Rules' })
  await expect(rules.locator('[aria-current=true]')).toContainText('A locked worker cannot be moved.')
  await expect(rules.locator('[aria-current=true]')).toBeInViewport()
  expect(page.url()).toContain('/rules/TEO-MOVE-03')
  await rules.getByRole('searchbox').fill('UNLOCKED colours')
  await expect(rules.locator('mark').first()).toBeVisible()
  await rules.getByRole('button', { name: 'Close' }).click()
  await expect(rules).toBeHidden()
  expect(page.url()).not.toContain('rules')
  await expect(page.getByTestId('sentence')).toBeVisible()
})

test('a board that is no answer yet offers the workers that reach it, and steps back where they help', async ({ page, isMobile }) => {
  await openPrepared(page, 2, aTurn)
  if (isMobile) await press(page, page.locator('[data-about=forest], [data-about=alchemy], [data-about=nobles]').first())
  else await page.locator('[data-thing=forest], [data-thing=alchemy], [data-thing=nobles]').first().click()
  const card = whyCard(page)
  await expect(card.locator('[data-testid=why]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  const move = page.locator('[data-answer^="move:"]').first()
  const mover = (await move.getAttribute('data-answer'))?.slice('move:'.length) ?? ''
  const other = await page.locator('[data-answer^="move:"]').nth(1).getAttribute('data-answer')
  await move.click()
  await expect(page.locator('[data-answer^="to:"]').first()).toBeVisible()
  if (isMobile) await page.getByRole('button', { name: 'Me', exact: true }).click()
  await page.locator(`[data-thing="${other?.slice('move:'.length) ?? mover}"]`).first().click()
  await card.getByRole('button', { name: /Take back 1 step/ }).click()
  await expect(page.locator('[data-answer^="move:"]').first()).toBeVisible()
})

test('a card tells what a thing is by hover, focus or long press', async ({ page, isMobile }) => {
  await openPrepared(page, 2, aTurn)
  const card = page.getByTestId('card')
  if (isMobile) {
    // a long press on what cannot be chosen says why; on what can, what it is
    await press(page, page.locator('[data-about^=worker].legal').first())
    await expect(card).toContainText('die of power')
    return
  }
  const board = page.locator('[data-thing=alchemy]').first()
  await board.hover()
  await expect(card).toContainText('Alchemy')
  await expect(card).toContainText('develop a technology')
  await expect(card.getByRole('link', { name: 'Read the rule: TEO-MAIN-ALCH-01' })).toBeVisible()
  await page.mouse.move(2, 2)
  await expect(card).toBeHidden()
  await page.keyboard.press('Tab')
  await board.focus()
  await expect(card).toContainText('Alchemy')
  await page.keyboard.press('?')
  await expect(whyCard(page)).toBeVisible()
})

test('a thing that stands for several answers lists them', async ({ page }) => {
  await openPrepared(page, 2, ({ kind }) => kind === 'starting-tiles')
  const keep = await page.locator('[data-answer^="keep:"]').first().getAttribute('data-answer')
  const tile = keep?.slice('keep:'.length).split('+')[0] ?? ''
  // wherever the tile is drawn, else at an edge of the window
  await page.evaluate((id) => {
    if (document.querySelector(`[data-thing="${id}"]`) !== null) return
    const drawn = document.createElement('span')
    Object.assign(drawn.dataset, { thing: id })
    drawn.setAttribute('role', 'button')
    drawn.tabIndex = 0
    drawn.style.cssText = 'position: fixed; right: 0; top: 120px; width: 44px; height: 44px; background: gold'
    document.body.append(drawn)
  }, tile)
  const thing = page.locator(`[data-thing="${tile}"]`).first()
  await thing.click()
  const choices = page.locator('[data-choice]')
  await expect(choices.first()).toBeFocused()
  expect(await choices.count()).toBe(3)
  await expectApart(page.locator('[data-float]'), thing)
  await page.keyboard.press('ArrowDown')
  await expect(choices.nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(choices).toHaveCount(0)
  await expect(thing).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(choices.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('pass-to')).toBeVisible() // the other one chooses in secret
})

for (const theme of ['dark', 'light'] as const)
  test(`@long why card, rules and keys can be used by everybody, ${theme}`, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: theme })
    await openPrepared(page, 2, lockedWorker)
    const worker = await findLocked(page)
    await worker.scrollIntoViewIfNeeded()
    await worker.click()
    await expect(whyCard(page).getByRole('button', { name: /Pay 3 cocoa/ })).toBeVisible()
    await expectAccessible(page)
    await whyCard(page).getByRole('link', { name: 'Read the rule', exact: true }).click()
    await expect(page.locator('[aria-current=true]').first()).toBeVisible()
    await page.getByRole('searchbox').fill('locked') // fewer rules: the check reads them all
    await expectAccessible(page)
    await page.getByRole('searchbox').fill('')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Rules' })).toBeHidden()
    await whyCard(page).getByRole('button', { name: 'Close' }).click()
    if (isMobile) return
    await page.getByRole('button', { name: 'Keyboard' }).click()
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
    await expectAccessible(page)
  })

test('a link to a rule opens the reference without a game', async ({ page }) => {
  await page.goto('/#/rules/teotihuacan/TEO-ASC-05')
  await expect(page.locator('[aria-current=true]')).toContainText('TEO-ASC-05')
  await expect(page.locator('[aria-current=true]')).toBeInViewport()
  await page.getByRole('searchbox').fill('ascension reward')
  await expectAccessible(page)
})
