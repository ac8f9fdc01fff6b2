// An installed application: what is stored is to be kept, and it looks for a new version when somebody comes back.
import { expect } from '@playwright/test'
import { start, test } from './table-page.ts'

test.skip(({ isMobile }) => isMobile, 'one shell serves both sizes')

test('the first game asks the browser to keep what is stored; coming back looks for a new version', async ({ page }) => {
  await page.addInitScript(() => {
    const asked = { kept: 0, updates: 0 }
    Object.assign(window, { asked })
    Object.assign(navigator.storage, { persisted: async () => false, persist: async () => ++asked.kept > 0 })
    const registration = Object.assign(new EventTarget(), { waiting: null, active: null, installing: null, update: async () => void asked.updates++ })
    Object.assign(navigator.serviceWorker, { register: async () => registration })
  })
  const asked = (): Promise<{ kept: number; updates: number }> => page.evaluate(() => (window as unknown as { asked: { kept: number; updates: number } }).asked)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  expect((await asked()).kept).toBe(0)
  await start(page)
  await expect.poll(async () => (await asked()).kept).toBe(1)
  await expect.poll(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    return (await asked()).updates
  }).toBeGreaterThan(0)
})
