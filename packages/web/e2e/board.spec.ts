// Playing on the boards themselves: plaques, ground, the building site.
import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { gameAt } from './positions.ts'
import { openFile } from './prepared.ts'
import { test } from './table-page.ts'

test.skip(({ isMobile }) => isMobile, 'the ring is on wide screens')

test('a plaque answers where to go and what to do', async ({ page }) => {
  await openFile(page, await gameAt({ players: 3, question: 'destination', offers: 'to:forest', seed: 3 }))
  const collect = page.locator('[data-plaque="to:forest collect-cocoa"]')
  await expect(collect).toBeVisible()
  await expectAccessible(page)
  await collect.click()
  await expect(page.locator('[data-answer="end-turn"]')).toBeVisible()
})

test('a plaque says cost and yield, and its card the rest', async ({ page }) => {
  await openFile(page, await gameAt({ players: 3, question: 'destination', offers: 'to:palace', seed: 5 }))
  const exchange = page.locator('[data-plaque="to:palace worship:palace-middle"]')
  await expect(exchange).toContainText(/0\sto\s−1\scocoa,\s0\sto\s1\sstone,\s0\sto\s1\sgold/)
  await expect(page.locator('[data-plaque]').filter({ hasText: /−0/ })).toHaveCount(0)
  await expect(page.locator('section.board.legal .due').first()).toHaveAttribute('aria-label', /Salary at the coming eclipse: \d\scocoa/)
  await exchange.hover()
  const card = page.getByTestId('card')
  await expect(card).toContainText('Salary at the coming eclipse')
  await page.mouse.move(2, 2)
  await expect(card).toBeHidden()
  await page.keyboard.press('Tab')
  await exchange.focus()
  await expect(card).toContainText('Perhaps also')
})

test('a refused plaque says its rule by hover, and in full when it is asked', async ({ page }) => {
  await openFile(page, await gameAt({ players: 4, question: 'destination', offers: 'to:construction', seed: 4 }))
  const refused = page.locator('[data-thing="construction/main-action"]')
  await expect(refused).toHaveAttribute('data-reason', 'build-cost')
  await refused.hover()
  await expect(page.getByTestId('refused')).toContainText('You cannot pay for this level')
  await expect(page.getByTestId('refused').getByRole('link', { name: /TEO-MAIN-CONSTR-05/ })).toBeVisible()
  await refused.click()
  const why = page.getByRole('dialog', { name: /^Why not/ })
  await expect(why).toContainText('You cannot pay for this level')
  await expect(why.getByRole('link', { name: /TEO-MAIN-CONSTR-05/ })).toBeVisible()
  await expectAccessible(page)
})

test('the ground of a board is the destination alone', async ({ page }) => {
  await openFile(page, await gameAt({ players: 3, question: 'destination', offers: 'to:forest', seed: 3 }))
  const forest = page.locator('section.board', { has: page.locator('[data-thing=forest]') })
  await expect(forest.locator('[data-plaque]').first()).toBeVisible()
  await forest.click({ position: { x: 6, y: 60 } })
  await expect(page.locator('[data-answer="collect-cocoa"]')).toBeVisible()
  await expect(forest.locator('[data-plaque="collect-cocoa"]')).toBeVisible()
})

test('@long a tile is turned in its place and laid by key', async ({ page }) => {
  await openFile(page, await gameAt({ players: 4, question: 'pyramid-tile', seed: 3 }))
  const site = page.locator('.close-up')
  await expect(site).toBeVisible()
  const slot = site.locator('svg [role=button]').first()
  await expect(slot).toBeVisible()
  await slot.click()
  const turns = site.locator('.rotation')
  if ((await turns.count()) > 1) {
    const before = await site.locator('.rotation[aria-pressed=true]').getAttribute('aria-label')
    await page.keyboard.press('e')
    expect(await site.locator('.rotation[aria-pressed=true]').getAttribute('aria-label')).not.toBe(before)
  }
  await expectAccessible(page)
  const laid = await page.locator('.close-up [aria-label^="Pyramid, "]').getAttribute('aria-label')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Pyramid, \d+\stiles?$/).first()).not.toHaveAttribute('aria-label', laid ?? '')
})

test('@long with every module nothing is out of place', async ({ page }) => {
  await openFile(page, await gameAt({ players: 5, modules: ['m6', 'm7', 'm8', 'm9', 'm10'], question: 'destination', seed: 2 }))
  await expect(page.locator('section.board')).toHaveCount(8)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show the pyramid large' }).click()
  await expect(page.locator('.close-up')).toBeVisible()
  await page.getByRole('button', { name: 'Whole table' }).click()
  await expect(page.locator('section.board')).toHaveCount(8)
})

test('@long zones of modules open by their tabs, and altars from the ring', async ({ page }) => {
  await openFile(page, await gameAt({ players: 5, modules: ['m6', 'm7', 'm8', 'm9', 'm10'], question: 'destination', seed: 2 }))
  for (const name of ['Altars', 'Mansion', 'Empire']) {
    await page.getByRole('button', { name, exact: true }).and(page.locator('button')).click() // a board may have the same name
    await expect(page.locator('section.zone').and(page.getByLabel(name, { exact: true }))).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tracks', exact: true }).click()
  await page.locator('.badge').first().click() // an altar in its gap opens them all
  await expect(page.getByRole('region', { name: 'Altars', exact: true })).toBeVisible()
})

test('pointing at an answer shows what it would do, and where it stands in the list', async ({ page }) => {
  await openFile(page, await gameAt({ players: 3, question: 'destination', offers: 'to:forest', seed: 3 }))
  const forest = page.locator('section.board', { has: page.locator('[data-thing=forest]') })
  const answer = page.locator('[data-answer="to:forest"]')
  const steps = (await page.locator('.answers [data-answer^="to:"] .place').allTextContents()).map(Number)
  expect(steps).toEqual([1, 2, 3]) // destinations stand in walking order
  const ghost = forest.getByTestId('ghost')
  await answer.hover()
  await expect(ghost).toBeVisible()
  await expect(page.locator('.chevron.way').first()).toBeVisible()
  await expect(page.locator('[data-thing=forest]')).toHaveClass(/pointed/)
  await page.mouse.move(2, 2)
  await expect(ghost).toHaveCount(0)
  await expect(page.locator('[data-thing=forest]')).not.toHaveClass(/pointed/)
  await page.locator('[data-plaque="to:forest collect-cocoa"]').hover()
  await expect(ghost).toBeVisible()
  await expect(answer).toHaveClass(/pointed/)
})

test('what a mouse points at stays when the focus comes back after a click', async ({ page }) => {
  await page.addInitScript(() => (window.requestIdleCallback = (work) => window.setTimeout(work, 1500))) // the focus comes when nobody waits: after the mouse here
  await openFile(page, await gameAt({ players: 3, question: 'turn', seed: 3 }))
  await page.locator('.answers [data-answer]').first().click()
  const next = page.locator('.answers [data-answer]').last()
  await next.hover()
  await expect(next).toHaveClass(/pointed/)
  await page.waitForFunction(() => document.activeElement !== document.body)
  await expect(next).toHaveClass(/pointed/)
})

test('a square pointed at shows the tile there', async ({ page }) => {
  await openFile(page, await gameAt({ players: 4, question: 'pyramid-tile', seed: 3 }))
  const slot = page.locator('.close-up svg [role=button]').first()
  await slot.hover()
  await expect(page.locator('.close-up').getByTestId('ghost')).toBeVisible()
  await page.mouse.move(2, 2)
  await expect(page.locator('.close-up').getByTestId('ghost')).toHaveCount(0)
})

test('keys decide nothing while the program plays', async ({ page }) => {
  await openFile(page, await gameAt({ players: 4, question: 'pyramid-tile', seed: 3 }))
  await page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> => new Promise((done) => (request.onsuccess = () => done(request.result)))
    const games = (await settled(indexedDB.open('tollan'))).transaction('games', 'readwrite').objectStore('games')
    for (const game of await settled(games.getAll())) await settled(games.put({ ...game, demo: true }))
  })
  // the program never comes to its first answer
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    window.setTimeout = ((act: () => void, delay?: number) => later(act, delay === 900 ? 1e8 : delay)) as typeof window.setTimeout
  })
  await page.reload()
  const sentence = page.getByTestId('sentence')
  await expect(sentence).toContainText('Which pyramid tile do you build?')
  const lines = await page.getByRole('log').locator('li').count()
  // who looks on is asked nothing: no list, no panel, no frames
  await expect(page.locator('[data-answer], [data-card], .legal, .close-up')).toHaveCount(0)
  for (const key of ['e', 'Enter', '1', 'u', 'Escape']) await page.keyboard.press(key)
  await expect(sentence).toContainText('Which pyramid tile do you build?')
  await expect(page.getByRole('log').locator('li')).toHaveCount(lines)
})
