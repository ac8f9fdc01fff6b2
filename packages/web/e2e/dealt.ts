// Chance that falls alike in every run: a test that fails fails again. TOLLAN_TEST_DEAL=anew deals anew each time.
import type { Page } from '@playwright/test'

/** A secret is drawn in the worker, where no script can be added from outside: its file is served with one line before it. */
export async function dealAlike(page: Page, name: string): Promise<void> {
  if (process.env['TOLLAN_TEST_DEAL'] === 'anew') return
  const seed = Array.from(name).reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
  const before = `{ let state = ${seed}; crypto.getRandomValues = (bytes) => bytes.map(() => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24)) }\n`
  await page.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: before + (await response.text()) })
  })
}
