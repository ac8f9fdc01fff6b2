// The measurements, each in a fresh context of a real browser.
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { gameAt, type Wanted } from '../e2e/positions.ts'
import { importFile } from '../e2e/prepared.ts'
import { dice, fromBar } from '../e2e/table-page.ts'
import { type Held, openClock, openScale } from './memory.ts'
import { play, type Played } from './play.ts'
import { addProbe, readyAfter } from './probe.ts'

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const satisfies Record<string, BrowserContextOptions>
export type ScreenName = keyof typeof screens

export interface Bench {
  readonly browser: Browser
  readonly address: string
}

/** Nobody covers the table, and nothing moves unless it is wanted. */
export const still = { motion: 0, slips: false, introduce: false, automa: 99, handOver: 'never' }
const moving = { motion: 1, slips: false, introduce: false, automa: 99, handOver: 'never' }

/** A modest phone on a modest line. Only the page's own thread is slowed: browsers slow no worker. */
export async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

export async function inPage<T>({ browser, address }: Bench, screen: ScreenName, settings: object, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...screens[screen], baseURL: address, locale: 'en-GB', serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript((text) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('tollan-settings', text)
    }, JSON.stringify(settings))
    await addProbe(page)
    return await work(page)
  } finally {
    await context.close()
  }
}

/** Bytes of compressed scripts and styles before a game is opened. */
export function firstLoad(bench: Bench): Promise<number> {
  return inPage(bench, 'desktop', still, async (page) => {
    let bytes = 0
    page.on('response', (response) => {
      if (/\.(js|css)$/.test(new URL(response.url()).pathname)) bytes += Number(response.headers()['content-length'] ?? 0)
    })
    await page.addInitScript(() => (window.requestIdleCallback = () => 0)) // what is fetched ahead for a game waits for it
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    return bytes
  })
}

/** Milliseconds from the address of a saved game to a question that can be answered, nothing in the cache, several times. */
export function opening(bench: Bench, game: string, screen: ScreenName, times: number): Promise<number[]> {
  return inPage(bench, screen, still, async (page) => {
    await importFile(page, await gameAt(game === 'teotihuacan' ? { players: 4, question: 'turn', round: 10, seed: 4 } : { game, players: 4, question: 'turn', round: 1, seed: 4 }))
    const address = page.url()
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Network.enable')
    const taken: number[] = []
    for (let i = 0; i < times; i++) {
      await page.goto('about:blank')
      await cdp.send('Network.clearBrowserCache')
      await page.goto(address)
      taken.push(await readyAfter(page))
    }
    return taken
  })
}

/** Milliseconds from Start to the first question of a new game, where home stood `idle` ms before. */
export function starts(bench: Bench, idle: number, times: number): Promise<number[]> {
  const one = (): Promise<number> =>
    inPage(bench, 'phone', still, async (page) => {
      await slowDown(page)
      await page.goto('/')
      const start = page.getByRole('button', { name: 'Start', exact: true })
      await expect(start).toBeEnabled()
      await page.waitForTimeout(idle)
      await start.evaluate((button) => button.addEventListener('click', () => performance.mark('start')))
      await start.tap()
      const ready = await readyAfter(page)
      return ready - (await page.evaluate(() => performance.getEntriesByName('start')[0]?.startTime ?? 0))
    })
  return Array.from({ length: times }).reduce<Promise<number[]>>(async (before) => [...(await before), await one()], Promise.resolve([]))
}

/** The first thing each game asks. */
const firstQuestions: Readonly<Record<string, string>> = { teotihuacan: 'starting-tiles', tawantinsuyu: 'starting-weaving' }

const starting = (game: string, players: number, seed: number, modules: readonly string[] = []): Wanted => ({ game, players, modules, question: firstQuestions[game] ?? '', seed })

/** Numbers from 0 to 1, the same in every run. */
export function chances(seed: number): () => number {
  const random = dice(seed)
  return () => random(1_000_000) / 1_000_000
}

export interface GameWish {
  readonly game: string
  readonly screen: ScreenName
  readonly players: number
  readonly modules?: readonly string[]
  readonly motion: boolean
  readonly most?: number
  readonly slow?: boolean
}

export interface Timed extends Played {
  /** Milliseconds of processor time the page's own thread took per answer: other work on the machine moves it little. */
  readonly processor: number
}

/** Nobody answers a question faster than this after seeing it; outcomes are drawn meanwhile. */
export const LOOK_MS = 200

/** Milliseconds from click to answer on the screen, over a whole game. */
export function latencies(bench: Bench, { game, screen, players, modules, motion, most, slow = false }: GameWish): Promise<Timed> {
  return inPage(bench, screen, motion ? moving : still, async (page) => {
    await importFile(page, await gameAt(starting(game, players, players, modules)))
    if (slow) await slowDown(page)
    const thread = await openClock(page)
    const before = await thread()
    const played = await play(page, chances(players), screen === 'phone', most, LOOK_MS)
    return { ...played, processor: ((await thread()) - before) / played.answers }
  })
}

/** Gives a file to home from inside: a file given from outside would hold on to the page it was given to. */
async function giveFromInside(page: Page, text: string): Promise<void> {
  await page.evaluate((file) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    const given = new DataTransfer()
    given.items.add(new File([file], 'game.json', { type: 'application/json' }))
    if (input === null) throw new Error('home takes no file')
    input.files = given.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, text)
  await expect(page.getByTestId('sentence')).toBeVisible({ timeout: 20_000 })
}

/** From home through a game and home again. */
async function oneGame(page: Page, game: string, seed: number, isTouch: boolean, most?: number): Promise<void> {
  await giveFromInside(page, await gameAt(starting(game, 1, seed)))
  await play(page, chances(seed), isTouch, most)
  await fromBar(page, 'link', 'Home')
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
}

/** What the page holds after each of several games played in it. */
export function memory(bench: Bench, game: string, screen: ScreenName, games: number, most?: number): Promise<Held[]> {
  return inPage(bench, screen, still, (page) => heldAfterGames(page, game, games, screen === 'phone', most))
}

export async function heldAfterGames(page: Page, game: string, games: number, isTouch: boolean, most?: number): Promise<Held[]> {
  const weigh = await openScale(page)
  await page.goto('/')
  const held: Held[] = []
  for (let n = 1; n <= games; n++) {
    await oneGame(page, game, 1, isTouch, most) // always the same: another one would still teach the browser new code
    held.push(await weigh())
  }
  return held
}
