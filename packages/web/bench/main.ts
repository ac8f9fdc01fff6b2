// `tollan bench web [--game NAME] [--slow | --online | --thinking] [--quick] [--json]`: what the web application promises, measured in a real browser against the real server.
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browser } from '../e2e/browser.ts'
import { serve } from '../e2e/served.ts'
import { type Bench, firstLoad, type GameWish, latencies, memory, opening, type ScreenName, starts } from './measure.ts'
import type { Held } from './memory.ts'
import { onlineSteps } from './online.ts'
import { clicksBesideThoughts, thoughtTimes } from './thinking.ts'
import { isKept, percentile, printed, type Row } from './report.ts'

const KB = 1024
const MOST_FIRST_LOAD_KB = 180
const MOST_OPENING_MS = 2000
const MOST_ANSWER_MS = 100
/** Growth from the second game to the last, in percent; the first fills caches. */
const MOST_GROWTH = 10
const SAMPLES = 5
const MOST_START_MS = 1500
const MOST_TAP_P50_MS = 200
const MOST_TAP_P90_MS = 400
/** Home is read for a moment before Start is tapped: what a game needs comes meanwhile. */
const READ_MS = 6000

const { values } = parseArgs({ options: { game: { type: 'string' }, slow: { type: 'boolean' }, online: { type: 'boolean' }, thinking: { type: 'boolean' }, quick: { type: 'boolean' }, json: { type: 'boolean' } } })
const isQuick = values.quick === true

const everyModule = ['m6', 'm7', 'm8', 'm9', 'm10']
const known = ['teotihuacan', 'tawantinsuyu'] as const
const wanted = known.filter((game) => values.game === undefined || values.game === 'all' || values.game === game)
if (wanted.length === 0) throw new Error(`there is no game ${values.game}; known are ${known.join(', ')}`)
const wishes: readonly GameWish[] = [
  { game: 'teotihuacan', screen: 'desktop', players: 1, motion: false },
  { game: 'teotihuacan', screen: 'phone', players: 1, motion: false },
  { game: 'teotihuacan', screen: 'desktop', players: 2, motion: false },
  { game: 'teotihuacan', screen: 'phone', players: 2, motion: false },
  { game: 'teotihuacan', screen: 'desktop', players: 5, modules: everyModule, motion: false, most: 300 },
  { game: 'teotihuacan', screen: 'desktop', players: 1, motion: true },
  { game: 'tawantinsuyu', screen: 'desktop', players: 1, motion: false },
  { game: 'tawantinsuyu', screen: 'phone', players: 1, motion: false },
  { game: 'tawantinsuyu', screen: 'desktop', players: 3, motion: false },
  { game: 'tawantinsuyu', screen: 'phone', players: 3, motion: false },
]
/** A quick look: part of a solo game on the desktop; of Tawantinsuyu, which has less to spare, part of every game. */
const QUICK_CLICKS = 120
const games = wishes
  .filter(({ game, players, screen, motion }) => wanted.some((one) => one === game) && (!isQuick || game !== 'teotihuacan' || (players === 1 && !motion && screen === 'desktop')))
  .map((wish) => (isQuick && wish.game !== 'teotihuacan' ? { ...wish, most: QUICK_CLICKS } : wish))

const ms = (value: number): string => `${Math.round(value)} ms`

async function openingRow(bench: Bench, game: string, screen: ScreenName): Promise<Row> {
  const times = await opening(bench, game, screen, isQuick ? 2 : SAMPLES)
  const figures = `median ${ms(percentile(times, 50))}, worst ${ms(Math.max(...times))} of ${times.length}`
  return { what: `${game}: a saved game can be played, ${screen}`, figures, value: Math.max(...times), most: MOST_OPENING_MS, unit: 'ms' }
}

async function answerRow(bench: Bench, wish: GameWish): Promise<Row> {
  const { game, screen, players, modules = [], motion } = wish
  const { times, missed, processor } = await latencies(bench, wish)
  const p95 = percentile(times, 95)
  const who = players === 1 ? 'solo' : `${players} players`
  const what = `${game}: click to answer, ${who}${modules.length > 0 ? ', all modules' : ''}, ${screen}${motion ? ', animations on' : ''}`
  const figures = `p50 ${ms(percentile(times, 50))}, p95 ${ms(p95)}, max ${ms(Math.max(...times))} of ${times.length}, processor ${ms(processor)} each${missed > 0 ? `; ${missed} answers moved away from the pointer` : ''}`
  return { what, figures, value: p95, most: MOST_ANSWER_MS, unit: 'ms' }
}

/** A phone with its processor slowed four times, 1.6 Mbit/s and 150 ms. */
async function slowRows(bench: Bench): Promise<Row[]> {
  const begun = await starts(bench, READ_MS, isQuick ? 2 : SAMPLES)
  const rows: Row[] = [{ what: 'Start to the first question, slow phone', figures: `median ${ms(percentile(begun, 50))}, worst ${ms(Math.max(...begun))} of ${begun.length}`, value: percentile(begun, 50), most: MOST_START_MS, unit: 'ms' }]
  for (const players of isQuick ? [1] : [1, 2]) {
    const { times, processor } = await latencies(bench, { game: 'teotihuacan', screen: 'phone', players, motion: true, slow: true, ...(isQuick ? { most: 80 } : {}) })
    const [p50, p90] = [percentile(times, 50), percentile(times, 90)]
    const what = `tap to next question, ${players === 1 ? 'solo' : `${players} players`}, slow phone`
    rows.push({ what: `${what}, p50`, figures: `p50 ${ms(p50)} of ${times.length}, processor ${ms(processor)} each`, value: p50, most: MOST_TAP_P50_MS, unit: 'ms' })
    rows.push({ what: `${what}, p90`, figures: `p90 ${ms(p90)}, max ${ms(Math.max(...times))}`, value: p90, most: MOST_TAP_P90_MS, unit: 'ms' })
  }
  return rows
}

/** One's own step at a table on the network, with 150 ms added to the line. */
async function onlineRow(bench: Bench, game: string): Promise<Row> {
  const shown = await onlineSteps(bench, game, isQuick ? 40 : 200, Math.random)
  const times = shown.map((one) => one.ms)
  const p95 = percentile(times, 95)
  return { what: `${game}: click to own step shown, online, 150 ms added`, figures: `p50 ${ms(percentile(times, 50))}, p95 ${ms(p95)}, max ${ms(Math.max(...times))} of ${times.length}, ${shown.filter(({ ahead }) => ahead).length} before the table had said so`, value: p95, most: MOST_ANSWER_MS, unit: 'ms' }
}

async function onlineRows(bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const game of wanted) rows.push(await onlineRow(bench, game))
  return rows
}

const MOST_THOUGHT_MS = 10
/** Levels of the network alone and the highest, and how long each may take. */
const thinkers = [['builder', MOST_THOUGHT_MS, 'again'], ['priest', 100, 'played'], ['ruler', 1000, 'played']] as const

/** Thoughts of players, and the page beside a thread that never rests. */
async function thinkingRows(bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const game of wanted) {
    for (const [level, most, by] of thinkers) {
      const { played, again } = await thoughtTimes(bench, game, level, isQuick ? 10 : 40)
      const mean = (times: readonly number[]): number => times.reduce((sum, one) => sum + one, 0) / times.length
      const figures = `mean ${mean(played).toFixed(1)} ms, p95 ${ms(percentile(played, 95))}, most ${ms(Math.max(...played))} of ${played.length}; again, the page at rest, mean ${mean(again).toFixed(1)} ms`
      rows.push({ what: `${game}: a thought of level ${level}, ${by === 'again' ? 'mean, the page at rest' : 'most'}`, figures, value: by === 'again' ? mean(again) : Math.max(...played), most, unit: 'ms' })
    }
    const clicks = isQuick ? 80 : 200
    const [alone, beside] = [await clicksBesideThoughts(bench, game, clicks, false), await clicksBesideThoughts(bench, game, clicks, true)]
    const p95 = percentile(beside, 95)
    const figures = `p50 ${ms(percentile(beside, 50))}, p95 ${ms(p95)}, max ${ms(Math.max(...beside))} of ${beside.length}; while nobody does p50 ${ms(percentile(alone, 50))}, p95 ${ms(percentile(alone, 95))}`
    rows.push({ what: `${game}: click to answer while somebody thinks`, figures, value: p95, most: MOST_ANSWER_MS, unit: 'ms' })
  }
  return rows
}

function memoryRows(game: string, held: readonly Held[]): Row[] {
  const kinds = [
    ['heap of the page', 'heapMb', (n: number) => `${n.toFixed(1)} MB`],
    ['heap of the worker', 'workerMb', (n: number) => `${n.toFixed(1)} MB`],
    ['nodes', 'nodes', String],
    ['listeners', 'listeners', String],
  ] as const
  return kinds.map(([name, key, words]) => {
    const [second, last] = [held[1]?.[key] ?? 0, held.at(-1)?.[key] ?? 0]
    const growth = second === 0 ? 0 : Math.round((last / second - 1) * 1000) / 10
    const figures = `${held.map((one) => words(one[key])).join(', ')}: ${growth} %`
    return { what: `${game}: ${name} after each game`, figures, value: growth, most: MOST_GROWTH, unit: '% from the second on' }
  })
}

async function ordinaryRows(bench: Bench): Promise<Row[]> {
  const bytes = await firstLoad(bench)
  const rows: Row[] = [{ what: 'scripts and styles of the first load', figures: `${Math.round(bytes / KB)} KB compressed`, value: bytes / KB, most: MOST_FIRST_LOAD_KB, unit: 'KB' }]
  for (const game of wanted) for (const screen of ['desktop', 'phone'] as const) rows.push(await openingRow(bench, game, screen))
  for (const wish of games) rows.push(await answerRow(bench, wish))
  for (const game of wanted) rows.push(...memoryRows(game, await memory(bench, game, 'desktop', isQuick ? 3 : 5, isQuick ? 30 : undefined)))
  return rows
}

const say = (text: string): void => {
  if (values.json !== true) console.log(text)
}

async function run(): Promise<number> {
  const began = performance.now()
  const [served, chrome] = await Promise.all([serve(), browser().then((options) => chromium.launch(options))])
  const bench: Bench = { browser: chrome, address: served.address }
  const rows: Row[] = []
  const before = loadavg()[0] ?? 0
  try {
    rows.push(...(await (values.online === true ? onlineRows(bench) : values.slow === true ? slowRows(bench) : values.thinking === true ? thinkingRows(bench) : ordinaryRows(bench))))
    const load = Math.max(before, loadavg()[0] ?? 0)
    const isBusy = load > cpus().length * 1.5 // the browser and its driver alone keep about two busy
    const machine = { chromium: chrome.version(), cpu: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`, load: Number(load.toFixed(2)) }
    if (values.json === true) console.log(JSON.stringify({ ...machine, rows: rows.map((row) => ({ ...row, ok: isKept(row) })) }, null, 2))
    say(`the web application in Chromium ${machine.chromium}, ${machine.cpu}, load ${machine.load}${isBusy ? ' (busy: times are too long)' : ''}; ${Math.round((performance.now() - began) / 1000)} s\n`)
    say(printed(rows))
    return rows.every(isKept) ? 0 : 1
  } finally {
    await chrome.close()
    served.stop()
  }
}

process.exitCode = await run()
