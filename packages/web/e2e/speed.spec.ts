// A short sample of what `tollan bench web` does: limits of time and memory are there, where nothing else runs beside.
import { expect } from '@playwright/test'
import { chances, heldAfterGames } from '../bench/measure.ts'
import { play } from '../bench/play.ts'
import { addProbe } from '../bench/probe.ts'
import { percentile } from '../bench/report.ts'
import { gameAt } from './positions.ts'
import { openFile } from './prepared.ts'
import { test } from './table-page.ts'

const CLICKS = 40
const GAMES = 4
const SHORT = 10
const MOST_GROWTH = 1.15

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tollan-settings', JSON.stringify({ motion: 0, slips: false, introduce: false, handOver: 'never' })))
  await addProbe(page)
})

test('@long answers come at once, and none moves away from the pointer', async ({ page, isMobile }) => {
  await openFile(page, await gameAt({ players: 2, question: 'turn', round: 6 }))
  const { times, missed } = await play(page, chances(1), isMobile, CLICKS)
  console.log(`click to answer: p50 ${Math.round(percentile(times, 50))} ms, p95 ${Math.round(percentile(times, 95))} ms of ${times.length}`)
  expect(missed).toBe(0)
  expect(times.length).toBe(CLICKS)
})

test('@long a game that is left leaves nothing behind', async ({ page, isMobile }) => {
  const held = await heldAfterGames(page, 'teotihuacan', GAMES, isMobile, SHORT)
  const [second, ...later] = held.slice(1)
  if (second === undefined) throw new Error('no game was played')
  // what stays grows with every game; what a busy machine has not yet swept away does not
  expect(Math.min(...later.map(({ listeners }) => listeners))).toBeLessThanOrEqual(second.listeners)
  expect(Math.min(...later.map(({ nodes }) => nodes))).toBeLessThanOrEqual(second.nodes * MOST_GROWTH)
})
