import { mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browser } from './e2e/browser.ts'

/** A port nobody listens at. */
function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((done, failed) => {
    probe.on('error', failed)
    probe.listen(0, () => {
      const { port: found } = probe.address() as AddressInfo
      probe.close(() => done(found))
    })
  })
}

// Workers read this file again: they must meet the server the first reading named.
const port = (process.env['TOLLAN_TEST_PORT'] ??= String(await freePort()))
const address = `http://localhost:${port}`
/** Tables of one run. */
const data = (process.env['TOLLAN_TEST_DATA'] ??= mkdtempSync(join(tmpdir(), 'tollan-e2e-')))

export default defineConfig({
  testDir: join(import.meta.dirname, 'e2e'),
  outputDir: join(import.meta.dirname, 'test-results'),
  timeout: 180_000,
  expect: { timeout: 20_000 }, // a busy machine takes its time
  workers: 2,
  retries: 1, // deals are alike in every run: what passes the second time failed by time, and is listed as flaky
  forbidOnly: true,
  reporter: [['list'], ...(process.env['TOLLAN_TEST_REPORT'] === undefined ? [] : [['json', { outputFile: process.env['TOLLAN_TEST_REPORT'] }] as const])],
  use: { baseURL: address, launchOptions: await browser(), locale: 'en-GB', actionTimeout: 20_000, serviceWorkers: 'block' },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', testIgnore: /scale\.spec/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } },
  ],
  webServer: {
    command: `"${process.execPath}" "${join(import.meta.dirname, '../cli/src/main.ts')}" serve --port ${port} --data "${data}"`,
    url: `${address}/healthz`,
    reuseExistingServer: false,
  },
})
