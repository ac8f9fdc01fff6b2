// Players that think, in a browser: how long a thought takes, and what the page feels of a thread that thinks without a pause.
import { expect, type Page } from '@playwright/test'
import { pick } from '../e2e/table-page.ts'
import { type Bench, chances, inPage, LOOK_MS, still } from './measure.ts'
import { play, type Played } from './play.ts'

declare global {
  interface Window {
    /** Milliseconds of each thought of a player. */
    tollanThoughts?: number[]
  }
}

/** Listens to what page and thread say to each other. With `restless`, the thread is asked the same thing again as soon as it has answered. */
async function listen(page: Page, restless: boolean): Promise<void> {
  await page.addInitScript((always) => {
    const thoughts: number[] = (window.tollanThoughts = [])
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        if (options?.name !== 'tollan-thinking') return
        const post = this.postMessage.bind(this)
        const asked = new Map<number, { readonly at: number; readonly call: { readonly name: string } }>()
        let extra = 1e9
        const ask = (call: { readonly id: number; readonly name: string }): void => {
          asked.set(call.id, { at: performance.now(), call })
          post(call)
        }
        this.postMessage = ask
        this.addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly progress?: number }>) => {
          const one = asked.get(data.id)
          if (one === undefined || data.progress !== undefined) return
          asked.delete(data.id)
          if (one.call.name === 'think') thoughts.push(performance.now() - one.at)
          if (always && asked.size === 0) ask({ ...one.call, id: extra++ })
        })
      }
    }
  }, restless)
}

async function startAgainst(page: Page, game: string, level: string): Promise<void> {
  await page.goto('/')
  await pick(page, 'game', game)
  await pick(page, 'mode', 'hot-seat')
  await pick(page, 'players', '2')
  await page.getByLabel('Who sits at seat 2').selectOption(level)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.locator('[data-testid=question] [data-answer]').first()).toBeVisible({ timeout: 30_000 })
}

/** Milliseconds of the thoughts of a level in a game with somebody who plays at random. */
export function thoughtTimes(bench: Bench, game: string, level: string, clicks: number): Promise<readonly number[]> {
  return inPage(bench, 'desktop', still, async (page) => {
    await listen(page, false)
    await startAgainst(page, game, level)
    await play(page, chances(2), false, clicks)
    return page.evaluate(() => window.tollanThoughts ?? [])
  })
}

/** Milliseconds from click to answer on the screen while the thread never stops thinking about how the game stands. */
export function clicksBesideThoughts(bench: Bench, game: string, clicks: number): Promise<Played> {
  return inPage(bench, 'desktop', { ...still, chance: true }, async (page) => {
    await listen(page, true)
    await startAgainst(page, game, 'priest')
    return play(page, chances(2), false, clicks, LOOK_MS)
  })
}
