// Chance that falls alike in every run: a test that fails fails again. TOLLAN_TEST_DEAL=anew deals anew each time.
import type { Page } from '@playwright/test'

const seedOf = (name: string): number => Array.from(name).reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
const SECRET_BYTES = 32

/** The secret of the first game a test of this name begins. */
export function secretOf(name: string): Uint8Array {
  let state = seedOf(name)
  return new Uint8Array(SECRET_BYTES).map(() => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 24)
}

/** A secret is drawn in the worker, where no script can be added from outside: its file is served with one line before it. */
export async function dealAlike(page: Page, name: string): Promise<void> {
  if (process.env['TOLLAN_TEST_DEAL'] === 'anew') return
  const before = `{ let state = ${seedOf(name)}; crypto.getRandomValues = (bytes) => bytes.map(() => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24)) }\n`
  await page.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: before + (await response.text()) })
  })
}
