// What the thinking thread does with what a seat sees.
import { coach, engineToThinkWith, hintFor, type Mind, openMind, type Player, seatPlayer, standingOf, verdictOn, wallClock, warmUp } from '@tollan/ai'
import { engineFor } from '@tollan/engines'
import { type Entry, fileEntries, parseFile, type View } from '@tollan/kernel'
import { type Signal, waitForRest } from './patience.ts'
import type { ThinkableTable, ThinkingCalls } from './protocol.ts'

/** `heard` is told how far a long thought is. */
type Answering = { [K in keyof ThinkingCalls]: (heard: (progress: number) => void, ...args: Parameters<ThinkingCalls[K]>) => Promise<ReturnType<ThinkingCalls[K]>> }

const HINT_MS = 1000
const STANDING_MS = 100
const WARM_UP_MS = 1000
const COACH_SEED = 1

interface Thinker {
  readonly mind: Mind
  readonly players: Map<string, Player>
}

let signal: Signal | undefined

const untilRest = (): void => {
  if (signal !== undefined) waitForRest(signal)
}

/** Whoever looks at the clock while the page is at work waits; the time counts. */
const patientClock = (): number => {
  untilRest()
  return wallClock()
}

/** The table thought about last: opening a mind takes longer than most thoughts. */
let last: { readonly key: string; readonly thinker: Promise<Thinker> } | undefined

async function openThinker(table: ThinkableTable): Promise<Thinker> {
  const { game, options } = table
  const engine = await engineToThinkWith(engineFor, table)
  if (!engine.ok) throw new Error(engine.message)
  const mind = await openMind(engine.definition, options, patientClock)
  if (mind === null) throw new Error(`nobody has been trained for ${game}`)
  return { mind, players: new Map() }
}

async function thinkerFor(table: ThinkableTable): Promise<Thinker> {
  const key = JSON.stringify([table.game, table.version, table.options])
  if (last?.key !== key) last = { key, thinker: openThinker(table) }
  try {
    return await last.thinker
  } catch (error) {
    last = undefined // what could not be fetched may come the next time
    throw error
  }
}

function seenIn({ rules }: Mind, view: Uint8Array): View {
  const seen = rules.doors.decodeView(rules, view)
  if (seen === null) throw new Error('the game is played by other rules')
  return seen
}

/** A game that is looked at again; what is thought about it is thought from what a seat saw. */
async function gameOf(text: string): Promise<{ readonly mind: Mind; readonly entries: readonly Entry[] }> {
  const read = parseFile(text)
  if (!read.ok) throw new Error(read.message)
  const { game, options, rulesVersion } = read.file
  const { mind } = await thinkerFor({ game, version: rulesVersion, options })
  return { mind, entries: fileEntries(read.file) }
}

/** Thoughts of players so far. */
let thought = 0

/** Lets what was asked meanwhile be heard. */
const aMoment = (): Promise<void> => new Promise((done) => setTimeout(done))

export const thoughts: Answering = {
  async heed(_heard, given) {
    signal = given
  },
  async prepare(_heard, table) {
    const { mind } = await thinkerFor(table)
    const until = performance.now() + WARM_UP_MS
    const before = thought
    for (const _ of warmUp(mind)) {
      if (performance.now() > until) return
      await aMoment()
      untilRest()
      if (thought !== before) return // whoever thinks gets warm by that
    }
  },
  async think(_heard, about, level, style) {
    thought++
    const { mind, players } = await thinkerFor(about)
    const seen = seenIn(mind, about.view)
    const key = `${seen.seat} ${level} ${style ?? ''} ${about.seed}`
    const player = players.get(key) ?? (await seatPlayer(mind, level, about.seed, style))
    players.set(key, player)
    player.forget?.()
    const answer = player.answer(seen)
    const line = player.line()
    const { keys } = mind.rules
    return line === null ? { answers: [keys.format(answer)], expected: null } : { answers: line.answers.map((one) => keys.format(one)), expected: line.expected }
  },
  async hint(_heard, about) {
    const { mind } = await thinkerFor(about)
    return hintFor(mind, seenIn(mind, about.view), about.seed, HINT_MS)
  },
  async standing(_heard, about) {
    const { mind } = await thinkerFor(about)
    untilRest() // its time is short, and nobody is in a hurry
    return standingOf(mind, seenIn(mind, about.view), about.seed, STANDING_MS)
  },
  async verdict(_heard, text, entry, seat, solution) {
    const { mind, entries } = await gameOf(text)
    return verdictOn(mind, entries, entry, seat, solution)
  },
  async coach(heard, text, seat) {
    const { mind, entries } = await gameOf(text)
    const work = coach(mind, entries, seat, COACH_SEED)
    for (let step = work.next(); ; step = work.next()) {
      if (step.done === true) return step.value
      heard(step.value)
    }
  },
}
