// A table on the network as several people use it, each in a browser of their own.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { answers, calm } from './table-page.ts'

/** Somebody else, on another device. */
export async function another(browser: Browser, address: string, options: Parameters<Browser['newContext']>[0] = {}, prepare: (context: BrowserContext) => Promise<void> = async () => {}): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext({ ...options, locale: 'en-GB', serviceWorkers: 'block' })
  await context.addInitScript((text) => localStorage.setItem('tollan-settings', text), JSON.stringify({ ...calm, confirm: 'never' }))
  await prepare(context)
  const page = await context.newPage()
  await page.goto(address)
  return { page, context }
}

export async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).first().click()
  await expect(page.getByText('You', { exact: true })).toBeVisible()
}

/** Points that are read stay on the screen while others play on: whoever reads them goes on. */
export async function goOnFromPoints(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const on = page.getByRole('button', { name: 'Skip to my turn' })
    if (await on.isVisible()) await on.click({ timeout: 1000 }).catch(() => {}) // what others play may have taken it off the screen
  }
}

/** Whether somebody can answer. */
export async function isSomebodyAsked(pages: readonly Page[]): Promise<boolean> {
  await goOnFromPoints(pages)
  return (await Promise.all(pages.map((page) => answers(page).count()))).some((count) => count > 0)
}

/** One answer of whoever is asked; false when nobody is. */
export async function step(pages: readonly Page[], random: (n: number) => number): Promise<boolean> {
  for (const page of pages) {
    const count = await answers(page).count()
    if (count === 0) continue
    const question = page.getByTestId('question')
    const before = await question.getAttribute('data-revision')
    await page.mouse.move(0, 0) // a pointer that rests where the table appears opens the card of a thing, perhaps over the answers
    await answers(page).nth(random(count)).click()
    await expect(question).not.toHaveAttribute('data-revision', before ?? '')
    return true
  }
  return false
}
