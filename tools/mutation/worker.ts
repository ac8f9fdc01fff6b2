// Runs rule tests against one mutant, or against the sources as they are; says which file failed first, or which code was reached.
import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { applyTo, type Mutant } from './mutants.ts'
import { NEXT, type Outcome, type Reached } from './trial.ts'

interface Task {
  readonly tests: readonly string[]
  /** Its file is an absolute path here. */
  readonly mutant: Mutant | null
  readonly watched: string | null
}

const { tests, mutant, watched }: Task = workerData
const runner = new URL('./vitest.ts', import.meta.url).href
const mutated = mutant === null ? null : pathToFileURL(mutant.file).href

enableCompileCache()
registerHooks({
  resolve: (name, context, next) => (name === 'vitest' && context.parentURL !== runner ? { url: runner, shortCircuit: true } : next(name, context)),
  load: (url, context, next) =>
    mutant !== null && url === mutated
      ? { format: 'module-typescript', shortCircuit: true, source: applyTo(readFileSync(fileURLToPath(url), 'utf8'), mutant) }
      : next(url, context),
})

const { runTests } = await import('./test-runner.ts')

async function firstFailure(): Promise<Outcome['failed']> {
  for (const file of tests) {
    parentPort?.postMessage(NEXT)
    try {
      await import(pathToFileURL(file).href)
      await runTests()
    } catch (error) {
      return { file, message: String(error) }
    }
  }
  return null
}

const session = new Session()
if (watched !== null) {
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
}
const failed = await firstFailure()
const reached: Reached = {}
if (watched !== null) {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  for (const { url, functions } of result) {
    if (url.startsWith(watched)) reached[fileURLToPath(url)] = functions.flatMap((one) => one.ranges.map((range) => [range.startOffset, range.endOffset, range.count] as const))
  }
}
parentPort?.postMessage({ failed, reached } satisfies Outcome)
