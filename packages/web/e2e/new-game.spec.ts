import { expect } from '@playwright/test'
import { fromBar, pick, start, startGame, takeScreen, test } from './table-page.ts'

test('an illegal combination is explained as it is made, and repaired by a click', async ({ page }) => {
  await page.goto('/')
  await pick(page, 'module', 'm7')
  const verdict = page.getByTestId('verdict')
  await expect(verdict).toContainText('Mansion needs Obsidian')
  await expect(verdict).toContainText('M7-01')
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Add Obsidian' }).click()
  await expect(verdict).toContainText('Solo, Obsidian, Mansion')
  await start(page)
  await fromBar(page, 'link', 'Home')
  await expect(page.getByRole('article', { name: 'Teotihuacan, solo' })).toContainText('Obsidian · Mansion')
})

test('a choice that does not fit says so before it is made, in words of its rule', async ({ page }) => {
  await page.goto('/')
  const workforce = page.locator('label:has(input[value=m10])')
  await expect(workforce).toContainText('M10-01')
  await pick(page, 'mode', 'hot-seat')
  await expect(workforce).not.toContainText('M10-01')
})

test('presets choose what can be played together', async ({ page }) => {
  await page.goto('/')
  await pick(page, 'preset', 'everything')
  await expect(page.getByTestId('verdict')).toContainText('Solo, Obsidian, Mansion, Altars and Shamans, Empire, Bot movement')
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeEnabled()
  await pick(page, 'preset', 'standard')
  await pick(page, 'level', 'custom')
  const gold = page.getByRole('group', { name: 'Gold at the start' })
  await gold.getByRole('button', { name: 'More' }).click()
  await expect(gold).toContainText('3')
  await expect(gold.getByRole('button', { name: 'More' })).toBeDisabled()
  await start(page)
})

test('names and symbols of seats come to the table and into the list', async ({ page }) => {
  await page.goto('/')
  await pick(page, 'mode', 'hot-seat')
  await pick(page, 'players', '2')
  await page.getByLabel('Name of seat 1').fill('Ana')
  await page.getByLabel('Name of seat 2').fill('Jo')
  await page.getByRole('button', { name: 'Symbol of seat 1: jaguar' }).click()
  await expect(page.getByRole('button', { name: 'Symbol of seat 2: jaguar' })).toBeVisible()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByTestId('pass-to')).toHaveText(/Ana|Jo/)
  await takeScreen(page)
  await expect(page.getByTestId('sentence')).toContainText(/Ana|Jo/)
  await fromBar(page, 'link', 'Home')
  await expect(page.getByRole('article', { name: 'Teotihuacan, 2 players' })).toContainText('Ana')
})

test('secrets are covered until the next person takes the screen', async ({ page }) => {
  await startGame(page, 2)
  await page.locator('[data-answer]:enabled').first().click()
  await expect(page.getByTestId('pass-to')).toBeVisible()
  await expect(page.locator('[data-answer]')).toHaveCount(0)
  await expect(page.getByTestId('sentence')).toHaveCount(0)
  await page.getByRole('button', { name: 'show the table' }).click() // a slip
  await expect(page.getByTestId('pass-to')).toBeVisible()
  await takeScreen(page)
  await expect(page.locator('[data-answer]:enabled').first()).toBeVisible()
})

test('@long a demo plays to its end', async ({ page }) => {
  await page.goto('/')
  await pick(page, 'mode', 'demo')
  await pick(page, 'players', '2')
  await start(page)
  await page.getByRole('button', { name: 'fast' }).click()
  await expect(page.getByTestId('sentence')).toContainText('The game is over', { timeout: 150_000 })
  await fromBar(page, 'link', 'Home')
  await expect(page.getByRole('article', { name: 'Teotihuacan, demo' })).toContainText('finished')
})
