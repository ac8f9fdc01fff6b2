// A table on the network over a slow line: how soon one's own step is on the screen, before the table has said so.
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import type { Page } from '@playwright/test'
import { type Bench, LOOK_MS } from './measure.ts'

/** Every byte comes so much later, both ways together. */
const DELAY_MS = 150

/** A line to the server that is slow: everything takes half of the delay in each direction. */
function slowLine(address: string): Promise<{ readonly address: string; close(): void }> {
  const { hostname, port } = new URL(address)
  const slowly = (from: Socket, to: Socket): void => {
    from.on('data', (data) => void setTimeout(() => to.writable && to.write(data), DELAY_MS / 2))
    from.on('close', () => void setTimeout(() => to.end(), DELAY_MS / 2))
    from.on('error', () => to.destroy())
  }
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    slowly(near, far)
    slowly(far, near)
  })
  return new Promise((done) => server.listen(0, 'localhost', () => done({ address: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() })))
}

async function someone(bench: Bench, address: string): Promise<Page> {
  const context = await bench.browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })
  await context.addInitScript(() => localStorage.setItem('tollan-settings', JSON.stringify({ motion: 0, automa: 99, slips: false, confirm: 'never' })))
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** A step of one's own on the screen. */
export interface Shown {
  readonly ms: number
  /** Before the table had said so. */
  readonly ahead: boolean
}

/** From the click on an answer to the frame that shows the step, after as long a look as at a local table; null when nothing is asked here. */
const stepped = (page: Page, chance: number): Promise<Shown | null> =>
  page.evaluate(async ([random, look]) => {
    const offered = (): NodeListOf<HTMLElement> => document.querySelectorAll('[data-testid=question] [data-answer]:not([aria-disabled=true])')
    if (offered().length === 0) return null
    await new Promise((next) => setTimeout(next, look))
    const all = offered()
    const answer = all[Math.floor(random * all.length)]
    if (answer === undefined) return null
    const begun = performance.now()
    answer.click()
    while (answer.isConnected) await new Promise((next) => requestAnimationFrame(next))
    const ahead = document.querySelector('[data-testid=pending]') !== null
    await new Promise((next) => requestAnimationFrame(next))
    return { ms: performance.now() - begun, ahead }
  }, [chance, LOOK_MS] as const)

/** Times of one's own steps at a table of two. */
export async function onlineSteps(bench: Bench, game: string, steps: number, random: () => number): Promise<readonly Shown[]> {
  const line = await slowLine(bench.address)
  const anna = await someone(bench, line.address)
  for (const [name, value] of [['game', game], ['mode', 'online']]) await anna.locator(`label:has(input[name="${name}"][value="${value}"])`).click()
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await anna.waitForURL(/#\/table\//)
  const bela = await someone(bench, anna.url())
  await bela.getByRole('button', { name: 'Sit down' }).first().click()
  await anna.getByRole('button', { name: 'Begin the game' }).click()
  const shown: Shown[] = []
  while (shown.length < steps && (await anna.getByText('The game is over.').count()) === 0)
    for (const page of [anna, bela]) {
      const one = await stepped(page, random())
      if (one !== null) shown.push(one)
    }
  for (const page of [anna, bela]) await page.context().close()
  line.close()
  return shown
}
