// What an answer costs the browser, counted in elements it styles anew: a machine that is busy counts alike.
import { type Browser, expect, type Page } from '@playwright/test'
import { chances } from '../bench/measure.ts'
import { play } from '../bench/play.ts'
import { addProbe } from '../bench/probe.ts'
import { gameAt, type Wanted } from './positions.ts'
import { openFile } from './prepared.ts'
import { test } from './table-page.ts'

const CLICKS = 10
/** It is about 250, on the boards of a wide table 1,000; with one inherited property that changes with the question it was 3,300. */
const MOST = 1600

interface TraceEvent {
  readonly name: string
  readonly args?: { readonly elementCount?: number }
}

/** Elements styled anew per answer. */
async function restyled(browser: Browser, page: Page, isTouch: boolean): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  const { answers } = await play(page, chances(1), isTouch, CLICKS)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] }
  const counted = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : []))
  expect(counted.length).toBeGreaterThan(answers) // what is not traced is not counted
  return counted.reduce((sum, one) => sum + one, 0) / answers
}

const games: readonly Wanted[] = [
  { players: 1, question: 'turn', round: 2 },
  { game: 'tawantinsuyu', players: 1, question: 'turn', round: 1 },
]
for (const wanted of games)
  test(`an answer has few elements styled anew, ${wanted.game ?? 'teotihuacan'}`, async ({ browser, page, isMobile }) => {
    await page.addInitScript(() => localStorage.setItem('tollan-settings', JSON.stringify({ motion: 0, slips: false, introduce: false, automa: 99, handOver: 'never' })))
    await addProbe(page)
    await openFile(page, await gameAt(wanted))
    expect(await restyled(browser, page, isMobile)).toBeLessThan(MOST)
  })
