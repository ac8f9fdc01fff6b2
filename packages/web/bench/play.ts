// Plays what the page offers, at random and fast: one look into the page and one real click per answer.
import type { Page } from '@playwright/test'

export interface Played {
  readonly answers: number
  /** Milliseconds from each click to its answer on the screen. */
  readonly times: readonly number[]
  /** Clicks that met something else than the answer they were meant for, because it moved. */
  readonly missed: number
}

interface Aim {
  readonly x: number
  readonly y: number
}

const NEVER_MS = 10_000

/** Waits until the last click has been answered; then aims at one of the next answers; null when nothing is asked. */
function aim(page: Page, chance: number): Promise<Aim | null> {
  return page.evaluate(async ([random, never]) => {
    const probe = window.tollanProbe
    if (probe === undefined) throw new Error('the page has no probe')
    const late = performance.now() + never
    while (probe.isWaiting()) {
      if (performance.now() > late) throw new Error(`an answer is not on the screen after ${never} ms`)
      await new Promise((done) => setTimeout(done, 1))
    }
    // points that count up row by row are the answer: whoever is in a hurry does not wait for the last row
    while (probe.state() === 'watched' || probe.state() === undefined) {
      if (performance.now() > late) throw new Error(`nothing is asked after ${never} ms`)
      document.querySelector<HTMLElement>('[data-testid=theatre-skip]')?.click()
      await new Promise((done) => setTimeout(done, 1))
    }
    // outcomes make lines grow: a person sees them grow, and the table takes no tap meanwhile
    while (document.querySelector('[aria-busy=true]') !== null && performance.now() < late) await new Promise((done) => setTimeout(done, 1))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))) // the sheet fits its lines a picture later
    const all = document.querySelectorAll<HTMLElement>('[data-answer]')
    const answer = all[Math.floor(random * all.length)]
    if (answer === undefined) return null
    answer.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = answer.getBoundingClientRect()
    probe.aim = answer.dataset['answer'] ?? null
    return { x: left + width / 2, y: top + height / 2 }
  }, [chance, NEVER_MS] as const)
}

/** Looks as long as a person does; then says whether the answer can be pressed. One that something lies over is given without a pointer. */
function rest(page: Page, at: Aim, look: number): Promise<boolean> {
  return page.evaluate(async ([{ x, y }, pause]) => {
    await new Promise((done) => setTimeout(done, pause))
    const aimed = window.tollanProbe?.aim ?? null
    if (document.elementFromPoint(x, y)?.closest('[data-answer]')?.getAttribute('data-answer') === aimed) return true
    document.querySelector<HTMLElement>(`[data-answer="${CSS.escape(aimed ?? '')}"]`)?.click()
    return false
  }, [at, look] as const)
}

/** Plays until the game is over, or so many clicks. `random` gives numbers from 0 to 1; `look` is the least time between an answer and the next click. */
export async function play(page: Page, random: () => number, isTouch: boolean, most = Infinity, look = 0): Promise<Played> {
  const before = await page.evaluate(() => window.tollanProbe?.times.length ?? 0)
  for (let clicks = 0; clicks < most; clicks++) {
    const at = await aim(page, random())
    if (at === null) break
    if (!isTouch && look > 0) await page.mouse.move(at.x, at.y) // a hand is there before it presses
    if (await rest(page, at, look)) await (isTouch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y))
  }
  await aimless(page)
  const [times, missed] = await page.evaluate((from) => [window.tollanProbe?.times.slice(from) ?? [], window.tollanProbe?.missed ?? 0] as const, before)
  return { answers: times.length, times, missed }
}

/** The last answer is on the screen too. */
const aimless = (page: Page): Promise<unknown> => page.waitForFunction(() => window.tollanProbe?.isWaiting() !== true)
