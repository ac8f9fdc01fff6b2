import { expect } from '@playwright/test'
import { test } from './table-page.ts'

const MOST_BYTES = 90 * 1024

test('the first load stays small', async ({ page }) => {
  const sizes: [string, number][] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/\.(js|css)$/.test(pathname)) sizes.push([pathname, Number(response.headers()['content-length'] ?? 0)])
  })
  // the engine and what is fetched ahead for a game wait until home is idle
  await page.addInitScript(() => (window.requestIdleCallback = () => 0))
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  expect(sizes.every(([, size]) => size > 0)).toBe(true)
  console.log(`first load: ${Math.round(total / 1024)} KB of compressed scripts and styles`)
  expect(total).toBeLessThanOrEqual(MOST_BYTES)
})
