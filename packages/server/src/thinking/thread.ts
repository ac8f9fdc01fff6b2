// The thread that thinks: requests and tables never wait for it.
import { engineToThinkWith, type Mind, openMind, seatPlayer } from '@tollan/ai'
import { engineFor } from '@tollan/engines'
import { parentPort } from 'node:worker_threads'
import type { Thinkable, Thought } from './protocol.ts'

/** Opening a mind takes longer than most thoughts: those of the last sets of rules stay. */
const MOST_MINDS = 8
const minds = new Map<string, Promise<Mind>>()

async function opened(about: Thinkable): Promise<Mind> {
  const { game, options } = about
  const engine = await engineToThinkWith(engineFor, about)
  if (!engine.ok) throw new Error(engine.message)
  const mind = await openMind(engine.definition, options)
  if (mind === null) throw new Error(`nobody has been trained for ${game}`)
  return mind
}

function mindFor(about: Thinkable): Promise<Mind> {
  const key = JSON.stringify([about.game, about.version, about.options])
  const mind = minds.get(key) ?? opened(about)
  minds.delete(key)
  minds.set(key, mind) // the newest last
  const [oldest] = minds.keys()
  if (minds.size > MOST_MINDS && oldest !== undefined) minds.delete(oldest)
  return mind
}

async function think(about: Thinkable): Promise<Thought> {
  try {
    const mind = await mindFor(about)
    const { rules } = mind
    const seen = rules.doors.decodeView(rules, about.view)
    if (seen === null) throw new Error('the game is played by other rules')
    const player = await seatPlayer(mind, about.level, about.seed, about.style ?? undefined)
    const first = player.answer(seen)
    return { answers: (player.line()?.answers ?? [first]).map((answer) => rules.keys.format(answer)) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (about: Thinkable) => void think(about).then((thought) => parentPort?.postMessage(thought)))
