// Rule tests in a thread of its own, which can be ended when a mutant never ends.
import { Worker } from 'node:worker_threads'
import type { Mutant } from './mutants.ts'
import type { Switched } from './switches.ts'

/** The files of mutants are absolute paths here. */
export interface Task {
  readonly tests: readonly string[]
  readonly switched: readonly Switched[]
  readonly alone: Mutant | null
}

/** A test that noticed; for a switched mutant that none did, whether any met it, and whether it must be tried alone to be seen at all. */
export type Said = { readonly id?: number; readonly file: string; readonly message: string } | { readonly id: number; readonly met: boolean; readonly alone: boolean } | null

const LOOK_EVERY = 250

/** Processor time in milliseconds: no test takes as long, nor does loading a game with its tests. */
const LONGEST_SILENCE = 8000

/** Hands on what the worker says. False when it had to be ended in the middle of a test; one runs at a time. */
export function tryTests(task: Task, heard: (said: Said) => void): Promise<boolean> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task, resourceLimits: { maxOldGenerationSizeMb: 1500 }, stdout: true, stderr: true })
    let before = process.cpuUsage()
    let ended = true
    const look = setInterval(() => {
      const { user, system } = process.cpuUsage(before)
      if (user + system < LONGEST_SILENCE * 1000) return
      ended = false
      void worker.terminate()
    }, LOOK_EVERY)
    worker.on('message', (said: Said | 'test') => {
      before = process.cpuUsage()
      if (said !== 'test') heard(said)
    })
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') ended = false
      else failed(error)
    })
    worker.on('exit', () => {
      clearInterval(look)
      done(ended)
    })
  })
}
