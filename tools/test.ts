// `npm test`: every check, then the tests, then one line of totals. Further arguments go to vitest.
import './require-node.ts'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countTests, type Totals } from './totals.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

interface Stage {
  readonly name: string
  readonly script: string
  readonly args: readonly string[]
}

const checks: readonly Stage[] = [
  { name: 'types', script: 'node_modules/typescript/bin/tsc', args: ['--project', 'tsconfig.json'] },
  { name: 'lint', script: 'node_modules/oxlint/bin/oxlint', args: ['--deny-warnings'] },
  { name: 'dead code', script: 'node_modules/knip/bin/knip.js', args: ['--no-progress', '--no-config-hints'] },
  { name: 'dependency direction', script: 'tools/dependency-direction.ts', args: [] },
]

interface Outcome {
  readonly code: number
  readonly output: string
  readonly seconds: number
}

function run(stage: Stage, live: boolean): Promise<Outcome> {
  const start = performance.now()
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, stage.script), ...stage.args], {
      cwd: root,
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

async function runTests(): Promise<Totals> {
  const folder = mkdtempSync(join(tmpdir(), 'tollan-test-'))
  const file = join(folder, 'report.json')
  try {
    const outcome = await run(
      {
        name: 'tests',
        script: 'node_modules/vitest/vitest.mjs',
        args: [
          'run',
          '--allowOnly=false',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
          ...process.argv.slice(2),
        ],
      },
      true,
    )
    report('tests', outcome)
    return countTests(readText(file), outcome.code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const ofChecks = await runChecks()
const ofTests = await runTests()
const failed = ofChecks.failed + ofTests.failed
if (ofTests.skipped > 0) console.log(`skipped tests: ${ofTests.skipped}`)
console.log(`${ofChecks.passed + ofTests.passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
