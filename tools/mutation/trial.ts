// One run of rule tests in a thread of its own, which can be ended when a mutant never ends.
import { Worker } from 'node:worker_threads'
import type { Mutant } from './mutants.ts'

/** Code of a file by offsets, with how often it was run; the smallest range around an offset tells. */
export type Reached = Record<string, readonly (readonly [from: number, to: number, count: number])[]>

export interface Outcome {
  readonly failed: { readonly file: string; readonly message: string } | null
  readonly reached: Reached
}

/** `cost` is processor time in milliseconds: one trial runs at a time. */
type Timed = Outcome & { readonly cost: number }

interface Trial {
  readonly tests: readonly string[]
  readonly mutant?: Mutant
  /** Files below this address are watched: which of their code is reached. */
  readonly watched?: string
  /** Processor time of a test file after which it is ended, in milliseconds. */
  readonly limit: number
}

const LOOK_EVERY = 250
/** A worker says that it begins with a further file. */
export const NEXT = 'next'

/** What the tests say; null when they did not come to an end. */
export function tryTests({ tests, mutant, watched, limit }: Trial): Promise<Timed | null> {
  return new Promise((done) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { tests, mutant: mutant ?? null, watched: watched ?? null },
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
      stdout: true,
      stderr: true,
    })
    let before = process.cpuUsage()
    const cost = (): number => {
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    const look = setInterval(() => cost() > limit && void worker.terminate(), LOOK_EVERY)
    let outcome: Timed | null = null
    worker.on('message', (message: Outcome | typeof NEXT) => {
      if (message === NEXT) before = process.cpuUsage()
      else outcome = { ...message, cost: cost() }
    })
    worker.on('error', (error) => (outcome = String(error).includes('OUT_OF_MEMORY') ? null : { failed: { file: '', message: String(error) }, reached: {}, cost: cost() }))
    worker.on('exit', () => {
      clearInterval(look)
      done(outcome)
    })
  })
}
