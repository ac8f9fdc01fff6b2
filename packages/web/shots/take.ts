// Goes to each screen in a real browser and takes its picture in every theme.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { noiseOf } from '../e2e/noise.ts'
import { gameAt, type Wanted } from '../e2e/positions.ts'
import { importFile, openFile } from '../e2e/prepared.ts'
import { type Screen, type Size, sizes, type Theme } from './screen.ts'

export interface Wish {
  readonly address: string
  readonly folder: string
  readonly themes: readonly Theme[]
}

export interface Trouble {
  readonly screen: string
  readonly size: Size
  readonly what: readonly string[]
}

const LONGEST_MS = 15_000
const SETTINGS = 'tollan-settings'
const usual = { motion: 0, slips: false, introduce: false }

const played = new Map<string, Promise<string>>()
/** Both sizes show the same game: it is played once. */
function gameText(wanted: Wanted): Promise<string> {
  const key = JSON.stringify(wanted)
  const text = played.get(key) ?? gameAt(wanted)
  played.set(key, text)
  return text
}

/** The device as it comes out of the box, but for its settings. */
async function freshPage(context: BrowserContext, address: string, settings: object): Promise<Page> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'indexeddb,local_storage' })
  await cdp.detach()
  page.setDefaultTimeout(LONGEST_MS)
  await page.addInitScript(([name, text]) => {
    if (location.protocol.startsWith('http')) localStorage.setItem(name, text)
  }, [SETTINGS, JSON.stringify({ ...usual, ...settings })] as const)
  return page
}

/** A window as high as the page: what sticks to its foot is at the foot. */
async function growToContent(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const { width } = page.viewportSize() ?? { width: 0 }
  if (width > 0) await page.setViewportSize({ width, height })
}

/** Nothing is asked of the engine any more, letters are there, and the picture has been drawn. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done))
  })
  await page.waitForTimeout(150) // outcomes follow their question
}

async function takeOne(browser: Browser, context: BrowserContext, others: BrowserContext[], { name, go, settings = {}, whole = false }: Screen, size: Size, wish: Wish): Promise<string[]> {
  const page = await freshPage(context, wish.address, settings)
  const noise = noiseOf(page)
  const shots: string[] = []
  await page.emulateMedia({ colorScheme: wish.themes[0] ?? 'dark' })
  await go({
    another: async () => {
      const other = await browser.newContext({ baseURL: wish.address, locale: 'en-GB', serviceWorkers: 'block' })
      others.push(other)
      return other
    },
    page,
    size,
    isPhone: 'hasTouch' in sizes[size],
    open: async (wanted) => openFile(page, await gameText(wanted)),
    openCovered: async (wanted) => {
      await importFile(page, await gameText(wanted))
      await expect(page.getByTestId('pass-to')).toBeVisible()
    },
  })
  if (whole) await growToContent(page)
  await settle(page)
  for (const theme of wish.themes) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await settle(page) // pictures are painted anew for their theme
    const file = join(`${size}-${theme}`, `${name}.png`)
    await page.screenshot({ path: join(wish.folder, file), animations: 'disabled' })
    shots.push(file)
  }
  if (noise.length > 0) throw new Error(`the console is not silent: ${noise.join(' | ')}`)
  return shots
}

const firstLines = (error: unknown): string[] =>
  // eslint-disable-next-line no-control-regex -- Playwright colours its messages
  (error instanceof Error ? error.message : String(error)).replaceAll(/\u001B\[\d+m/g, '').split('\n').filter((line) => line.trim() !== '').slice(0, 6)

/** All screens of one size, in one context: what the browser has fetched it keeps. */
export async function takeAll(browser: Browser, screens: readonly Screen[], size: Size, wish: Wish): Promise<{ shots: string[]; troubles: Trouble[] }> {
  const shots: string[] = []
  const troubles: Trouble[] = []
  for (const theme of wish.themes) mkdirSync(join(wish.folder, `${size}-${theme}`), { recursive: true })
  const context = await browser.newContext({ ...sizes[size], baseURL: wish.address, locale: 'en-GB', serviceWorkers: 'block' })
  for (const screen of screens) {
    const others: BrowserContext[] = []
    try {
      shots.push(...(await takeOne(browser, context, others, screen, size, wish)))
    } catch (error) {
      troubles.push({ screen: screen.name, size, what: firstLines(error) })
    }
    for (const page of context.pages()) await page.close()
    for (const other of others) await other.close()
    process.stdout.write('.')
  }
  await context.close()
  return { shots, troubles }
}
