// Tries mutants on rule tests. Many at a time stand behind switches, so that tests and rules are loaded once; a mutant alone is written into
// its source, which is slower and also shows what happens while the rules are loaded and put together.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { applyTo } from './mutants.ts'
import { standIn } from './stand-ins.ts'
import { type Switched, withSwitches } from './switches.ts'
import { type Gathered, gather } from './test-runner.ts'
import type { Said, Task } from './trial.ts'

/** A mutant met more often in one test goes round without end. */
const ENDLESS = 3_000_000

const { tests: files, switched, alone }: Task = workerData
const say = (said: Said | 'test'): void => parentPort?.postMessage(said)

const hits = new Map<number, Set<number>>()
let on = -1
let met = 0
let test = -1
Object.assign(globalThis, {
  $m(id: number): boolean {
    if (on === -1) hits.set(id, (hits.get(id) ?? new Set()).add(test))
    if (id !== on) return false
    if (++met > ENDLESS) throw new Error('without end')
    return true
  },
})

const texts = new Map<string, string>()
for (const [file, group] of Map.groupBy(switched, ({ mutant }) => mutant.file)) texts.set(file, withSwitches(readFileSync(file, 'utf8'), group))
if (alone !== null) texts.set(alone.file, applyTo(readFileSync(alone.file, 'utf8'), alone))
standIn(texts)

/** The message of a failure, null when the test passes. */
async function failure({ run }: Gathered): Promise<string | null> {
  met = 0
  say('test')
  try {
    await run()
    return null
  } catch (error) {
    return String(error).slice(0, 300)
  }
}

/** With a failure for the first test that notices. */
async function tryAll(tests: readonly Gathered[]): Promise<Said> {
  for (const one of tests) {
    const message = await failure(one)
    if (message !== null) return { file: one.file, message }
  }
  return null
}

const gathered: Gathered[] = []
try {
  for (const file of files) {
    const tests = await gather(file, () => import(pathToFileURL(file).href))
    gathered.push(...tests)
    if (alone === null) continue
    const noticed = await tryAll(tests)
    if (noticed === null) continue
    say(noticed)
    process.exit()
  }
} catch (error) {
  say({ file: '', message: String(error) })
  process.exit()
}
if (alone !== null) say(null)

const costs: number[] = []
for (test = 0; alone === null && test < gathered.length; test++) {
  const start = performance.now()
  const message = await failure(gathered[test])
  if (message !== null) throw new Error(`${gathered[test].file} fails without a mutant: ${message}`)
  costs.push(performance.now() - start)
}

let spoiled = false
async function trySwitched({ id }: Switched): Promise<Said> {
  const hit = [...(hits.get(id) ?? [])]
  let alone = hit.includes(-1)
  on = id
  const tests = hit.filter((n) => n !== -1).toSorted((a, b) => costs[a] - costs[b]).map((n) => gathered[n])
  let noticed: Said = null
  let by: Gathered | undefined
  for (const one of tests) {
    const message = await failure(one)
    // What was met before and is not met now has been put together once, for all tests
    if (met === 0) alone = true
    if (message === null) continue
    noticed = { id, file: one.file, message }
    by = one
    break
  }
  on = -2
  // What the mutant has left behind would speak against the next ones
  spoiled = by !== undefined && (await failure(by)) !== null
  return noticed === null || spoiled ? { id, met: hit.length > 0, alone: alone || spoiled } : noticed
}

for (const one of switched) {
  say(await trySwitched(one))
  if (spoiled) break
}
