// What was played since a game was saved last. Saving takes a moment; this is noted before anybody sees what it brings, so that a page that goes away in that moment takes nothing with it.
import type { Result } from '@tollan/kernel'
import type { EngineSession } from '../engine/client.ts'
import type { EngineCalls } from '../engine/protocol.ts'

/** Calls that change a game. */
const CHANGES = ['answer', 'move', 'undo', 'redo', 'restart'] as const
type Change = (typeof CHANGES)[number]
/** One of them, with what it was called with. */
export type Step = { readonly [K in Change]: readonly [name: K, ...args: Parameters<EngineCalls[K]>] }[Change]

interface Noted {
  /** The number of the first one: they are counted from the beginning of the game. */
  readonly first: number
  readonly steps: readonly Step[]
}

const keyOf = (id: string): string => `tollan-unsaved-${id}`
const nothing: Noted = { first: 1, steps: [] }

const isStep = (one: unknown): one is Step => Array.isArray(one) && CHANGES.includes(one[0])

/** Packed like the game itself: who only looks through the storage reads no answer of somebody's. */
function noted(id: string): Noted {
  try {
    const kept: unknown = JSON.parse(atob(localStorage.getItem(keyOf(id)) ?? ''))
    const { first, steps } = kept as Partial<Noted>
    return Number.isInteger(first) && Array.isArray(steps) && steps.every(isStep) ? (kept as Noted) : nothing
  } catch {
    return nothing
  }
}

function note(id: string, { first, steps }: Noted): void {
  try {
    if (steps.length === 0) localStorage.removeItem(keyOf(id))
    else localStorage.setItem(keyOf(id), btoa(JSON.stringify({ first, steps })))
  } catch {
    // a device that notes nothing still saves
  }
}

/** Those that came after the first `saved` ones. */
function after({ first, steps }: Noted, saved: number): Noted {
  const late = steps.slice(Math.max(0, saved + 1 - first))
  return { first: saved + 1, steps: first > saved + 1 ? [] : late } // where some are missing the rest means nothing
}

export const unsavedSteps = (id: string, saved: number): readonly Step[] => after(noted(id), saved).steps

/** The first `saved` steps of a game are kept with it now; of one that is deleted, all of them. */
export const forgetSteps = (id: string, saved = Infinity): void => note(id, saved === Infinity ? nothing : after(noted(id), saved))

export interface Noting {
  readonly engine: EngineSession
  /** Steps of the game until now. */
  count(): number
  /** Another tab plays the game. */
  stop(): void
}

/** An engine whose changes of a game are noted; the first `saved` of them are kept with it. */
export function noting(id: string, engine: EngineSession, saved: number): Noting {
  let count = saved + unsavedSteps(id, saved).length
  let stopped = false
  const add = (step: Step): void => {
    if (stopped) return
    const { first, steps } = noted(id)
    count++
    note(id, first + steps.length === count ? { first, steps: [...steps, step] } : { first: count, steps: [step] })
  }
  return {
    engine: {
      ...engine,
      call: async (name, ...args) => {
        const value = await engine.call(name, ...args)
        const step: unknown = [name, ...args]
        if (isStep(step) && (value as Result<object>).ok) add(step)
        return value
      },
    },
    count: () => count,
    stop: () => {
      stopped = true
    },
  }
}

/** Plays them again; questions that are asked anew have other numbers. One that cannot be played ends it. */
export async function playSteps(engine: EngineSession, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const done = await playStep(engine, step)
    if (!done.ok) return
  }
}

async function playStep(engine: EngineSession, step: Step): Promise<Result<object>> {
  switch (step[0]) {
    case 'answer':
      return engine.call('answer', step[1], (await engine.call('sight', step[1]))?.revision ?? 0, step[3], step[4])
    case 'move':
      return engine.call('move', step[1], (await engine.call('sight', step[1]))?.revision ?? 0, step[3])
    case 'restart':
      return engine.call('restart')
    default:
      return engine.call(step[0], step[1])
  }
}
