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

test('the ground of a board is the destination alone', async ({ page }) => {
  await openFile(page, await gameAt({ players: 3, question: 'destination', offers: 'to:forest', seed: 3 }))
  const forest = page.locator('section.board', { has: page.locator('[data-thing=forest]') })
  await expect(forest.locator('[data-plaque]').first()).toBeVisible()
  await forest.click({ position: { x: 6, y: 60 } })
  await expect(page.locator('[data-answer="collect-cocoa"]')).toBeVisible()
  await expect(forest.locator('[data-plaque="collect-cocoa"]')).toBeVisible()
})

test('a tile is turned in its place and laid by key', async ({ page }) => {
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
  await expect(page.getByLabel(/^Pyramid, \d+ tiles?$/).first()).not.toHaveAttribute('aria-label', laid ?? '')
})

test('with every module nothing is out of place', async ({ page }) => {
  await openFile(page, await gameAt({ players: 5, modules: ['m6', 'm7', 'm8', 'm9', 'm10'], question: 'destination', seed: 2 }))
  await expect(page.locator('section.board')).toHaveCount(8)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show the pyramid large' }).click()
  await expect(page.locator('.close-up')).toBeVisible()
  await page.getByRole('button', { name: 'Whole table' }).click()
  await expect(page.locator('section.board')).toHaveCount(8)
})

test('zones of modules open by their tabs, and altars from the ring', async ({ page }) => {
  await openFile(page, await gameAt({ players: 5, modules: ['m6', 'm7', 'm8', 'm9', 'm10'], question: 'destination', seed: 2 }))
  for (const name of ['Altars', 'Mansion', 'Empire']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tracks', exact: true }).click()
  await page.locator('.badge').first().click() // an altar in its gap opens them all
  await expect(page.getByRole('region', { name: 'Altars', exact: true })).toBeVisible()
})
