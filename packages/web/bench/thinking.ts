// Players that think, in a browser: how long a thought takes, and what the page feels of a thread that thinks without a pause.
import { expect, type Page } from '@playwright/test'
import { pick } from '../e2e/table-page.ts'
import { type Bench, chances, inPage, LOOK_MS, still } from './measure.ts'
import { play } from './play.ts'

declare global {
  interface Window {
    /** Milliseconds of each thought of a player. */
    tollanThoughts?: number[]
    /** Gives the thread all its thoughts once more, one after the other, and tells how long each took. */
    tollanThinkAgain?: () => Promise<number[]>
  }
}

/** Listens to what page and thread say to each other. With `restless`, the thread is given its last thought again as soon as it has answered: asked again about what takes it no time, it would rest, and the page would do nothing but ask. */
async function listen(page: Page, restless: boolean): Promise<void> {
  await page.addInitScript((always) => {
    const thoughts: number[] = (window.tollanThoughts = [])
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        if (options?.name !== 'tollan-thinking') return
        const post = this.postMessage.bind(this)
        const asked = new Map<number, { readonly at: number; readonly call: { readonly id: number; readonly name: string } }>()
        const calls: { readonly id: number; readonly name: string }[] = []
        let extra = 1e9
        let thought: { readonly id: number; readonly name: string } | undefined
        const ask = (call: { readonly id: number; readonly name: string }): void => {
          asked.set(call.id, { at: performance.now(), call })
          post(call)
        }
        this.postMessage = ask
        window.tollanThinkAgain = async () => {
          const times: number[] = []
          for (const call of calls) {
            const id = extra++
            const at = performance.now()
            await new Promise<void>((done) => {
              const heard = ({ data }: MessageEvent<{ readonly id: number }>): void => {
                if (data.id !== id) return
                this.removeEventListener('message', heard)
                done()
              }
              this.addEventListener('message', heard)
              post({ ...call, id })
            })
            times.push(performance.now() - at)
          }
          return times
        }
        this.addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly progress?: number }>) => {
          const one = asked.get(data.id)
          if (one === undefined || data.progress !== undefined) return
          asked.delete(data.id)
          if (one.call.name === 'think') {
            thoughts.push(performance.now() - one.at)
            thought = one.call
            calls.push(one.call)
          }
          if (always && asked.size === 0 && thought !== undefined) ask({ ...thought, id: extra++ })
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

/** Plays on whenever something is asked, until there is enough or the game is over: while somebody thinks nothing is. */
async function playBeside(page: Page, look: number, isEnough: (times: readonly number[]) => Promise<boolean>): Promise<readonly number[]> {
  const times: number[] = []
  const random = chances(2)
  const over = page.getByRole('button', { name: 'Again', exact: true })
  const asked = page.locator('[data-testid=question] [data-answer]').or(over).first()
  const back = page.getByRole('button', { name: 'Back to the table' })
  while (!(await isEnough(times)) && !(await over.isVisible())) {
    times.push(...(await play(page, random, false, 10, look)).times)
    await expect(asked.or(back).first()).toBeVisible({ timeout: 20_000 })
    if (!(await asked.isVisible())) await back.click() // nobody thinks while points are read
    await expect(asked).toBeVisible({ timeout: 20_000 })
  }
  return times
}

/** What game after game brings, until there is so much of it. */
async function gathered(most: number, oneGame: (left: number) => Promise<readonly number[]>): Promise<readonly number[]> {
  const all: number[] = []
  while (all.length < most) all.push(...(await oneGame(most - all.length)))
  return all
}

const thoughtsOf = (page: Page): Promise<readonly number[]> => page.evaluate(() => window.tollanThoughts ?? [])

export interface ThoughtTimes {
  /** As they came in the game, while the page drew what was played. */
  readonly played: readonly number[]
  /** The same ones a third time, while the page was at rest: what they take by themselves, once the code is compiled. */
  readonly again: readonly number[]
}

/** Milliseconds of so many thoughts of a level beside somebody who plays at random, or of those of a whole game; before the first one the weights are fetched. */
export function thoughtTimes(bench: Bench, game: string, level: string, thoughts: number): Promise<ThoughtTimes> {
  return inPage(bench, 'desktop', still, async (page) => {
    await listen(page, false)
    await startAgainst(page, game, level)
    await playBeside(page, 0, async () => (await thoughtsOf(page)).length > thoughts)
    const played = (await thoughtsOf(page)).slice(1)
    return { played, again: await page.evaluate(async () => {
      await window.tollanThinkAgain?.()
      return (await window.tollanThinkAgain?.()) ?? []
    }) }
  })
}

/** Milliseconds from click to answer on the screen; `restless`, while the thread never stops thinking. */
export function clicksBesideThoughts(bench: Bench, game: string, clicks: number, restless: boolean): Promise<readonly number[]> {
  return gathered(clicks, (left) =>
    inPage(bench, 'desktop', { ...still, chance: true }, async (page) => {
      await listen(page, restless)
      await startAgainst(page, game, 'priest')
      return playBeside(page, LOOK_MS, (times) => Promise.resolve(times.length >= left))
    }))
}
