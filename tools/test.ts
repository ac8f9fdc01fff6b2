// `npm test`: every check, then the tests, then the table in a browser, then one line of totals.
// `npm run test:long`: the journeys that take long, whole games in a browser among them.
// Further arguments go to vitest, and then the browser stays closed.
import './require-node.ts'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countBrowserTests, countTests, type Totals } from './totals.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

interface Stage {
  readonly name: string
  readonly script: string
  readonly args: readonly string[]
}

const checks: readonly Stage[] = [
  { name: 'types', script: 'node_modules/typescript/bin/tsc', args: ['--project', 'tsconfig.json'] },
  {
    name: 'web types',
    script: 'packages/web/node_modules/svelte-check/bin/svelte-check',
    args: ['--workspace', 'packages/web', '--fail-on-warnings', '--output', 'human'],
  },
  { name: 'lint', script: 'node_modules/oxlint/bin/oxlint', args: ['--deny-warnings'] },
  { name: 'dead code', script: 'node_modules/knip/bin/knip.js', args: ['--no-progress', '--no-config-hints'] },
  { name: 'dependency direction', script: 'tools/dependency-direction.ts', args: [] },
]

interface Outcome {
  readonly code: number
  readonly output: string
  readonly seconds: number
}

function run(stage: Stage, live: boolean, env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const start = performance.now()
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, stage.script), ...stage.args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    const parts: Buffer[] = []
    child.stdout?.on('data', (part: Buffer) => parts.push(part))
    child.stderr?.on('data', (part: Buffer) => parts.push(part))
    const finish = (code: number, extra: string): void => {
      done({
        code,
        output: Buffer.concat(parts).toString('utf8') + extra,
        seconds: (performance.now() - start) / 1000,
      })
    }
    child.on('error', (error) => finish(1, `${error.message}\n`))
    child.on('close', (code) => finish(code ?? 1, ''))
  })
}

function report(name: string, outcome: Outcome): void {
  const word = outcome.code === 0 ? 'ok    ' : 'FAILED'
  console.log(`${word} ${name} (${outcome.seconds.toFixed(1)} s)`)
}

async function runChecks(): Promise<Totals> {
  const outcomes = await Promise.all(checks.map(async (stage) => ({ stage, outcome: await run(stage, false) })))
  let failed = 0
  for (const { stage, outcome } of outcomes) {
    report(stage.name, outcome)
    if (outcome.code === 0) continue
    failed += 1
    console.log(outcome.output.trimEnd())
  }
  return { passed: checks.length - failed, failed, skipped: 0 }
}

const LONG = '--long'
const long = process.argv.includes(LONG)
const filter = process.argv.slice(2).filter((word) => word !== LONG)

async function withReport(work: (file: string) => Promise<Totals>): Promise<Totals> {
  const folder = mkdtempSync(join(tmpdir(), 'tollan-test-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const runTests = (): Promise<Totals> =>
  withReport(async (file) => {
    const args = ['run', '--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...filter]
    const outcome = await run({ name: 'tests', script: 'node_modules/vitest/vitest.mjs', args }, true, long ? { TOLLAN_LONG: '1' } : {})
    report('tests', outcome)
    return countTests(readText(file), outcome.code)
  })

/** Tests serve what was built, not only those in a browser. */
async function build(): Promise<Totals> {
  const built = await run({ name: 'build', script: 'tools/build.ts', args: ['--if-stale'] }, false)
  report('build', built)
  if (built.code !== 0) console.log(built.output.trimEnd())
  return { passed: 0, failed: built.code === 0 ? 0 : 1, skipped: 0 }
}

/** Plays the application in a browser. */
const runBrowserTests = (): Promise<Totals> =>
  withReport(async (file) => {
    const stage = { name: 'browser tests', script: 'node_modules/@playwright/test/cli.js', args: ['test', '--config', 'packages/web/playwright.config.ts', long ? '--grep' : '--grep-invert', '@long'] }
    const outcome = await run(stage, true, { TOLLAN_TEST_REPORT: file })
    report('browser tests', outcome)
    return countBrowserTests(readText(file), outcome.code)
  })

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const whole = filter.length === 0
const parts = [...(long ? [] : [await runChecks()]), ...(whole ? [await build()] : []), await runTests(), ...(whole ? [await runBrowserTests()] : [])]
const sum = (count: (totals: Totals) => number): number => parts.reduce((all, totals) => all + count(totals), 0)
const failed = sum((totals) => totals.failed)
if (sum((totals) => totals.skipped) > 0) console.log(`skipped tests: ${sum((totals) => totals.skipped)}`)
if (sum((totals) => totals.flaky ?? 0) > 0) console.log(`passed at the second attempt, to be mended: ${sum((totals) => totals.flaky ?? 0)}`)
console.log(`${sum((totals) => totals.passed)} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
