// The rule tests of a game, and which of them reach a place in the sources.
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mutant } from './mutants.ts'
import { type Reached, tryTests } from './trial.ts'

export interface RuleTest {
  readonly file: string
  /** When it was written. */
  readonly changed: number
  readonly reached: Reached
  readonly cost: number
}

/** Random and recorded play, words and drawings: what they notice is noticed by luck, or is no rule. */
const NO_RULE_TEST = /(fuzz|play|contract|perft|spans|explain|imagined|terms|data-sheet|\.long)\.test\.ts$|(^|[\\/])(text|tableau)[\\/]/
const FIRST_LIMIT = 300_000

/** Runs every rule test file by itself and notes what it reaches; `known` saves the running of those that are as they were. */
export async function ruleTests(root: string, source: string, known: readonly RuleTest[]): Promise<readonly RuleTest[]> {
  const names = readdirSync(join(root, source), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts') && !NO_RULE_TEST.test(name)).toSorted()
  const found: RuleTest[] = []
  for (const name of names) {
    const file = join(root, source, name)
    const before = known.find((test) => test.file === file)
    if (before !== undefined && before.changed === statSync(file).mtimeMs) {
      found.push(before)
      continue
    }
    const outcome = await tryTests({ tests: [file], watched: pathToFileURL(join(root, source)).href, limit: FIRST_LIMIT })
    if (outcome === null || outcome.failed !== null) throw new Error(`${name} fails without a mutant: ${outcome?.failed?.message ?? 'no end'}`)
    found.push({ file, changed: statSync(file).mtimeMs, reached: outcome.reached, cost: outcome.cost })
  }
  return found
}

function reaches(test: RuleTest, file: string, at: number): boolean {
  let smallest = Infinity
  let count = 0
  for (const [from, to, times] of test.reached[file] ?? []) {
    if (from <= at && at < to && to - from <= smallest) [smallest, count] = [to - from, times]
  }
  return count > 0
}

/** Those that reach the mutant: of its own folder first, then the quick ones. */
export function testsOf(tests: readonly RuleTest[], root: string, { file, start }: Mutant): readonly RuleTest[] {
  const path = join(root, file)
  const stem = path.replace(/\.ts$/, '')
  const distance = (test: RuleTest): number => (test.file === `${stem}.test.ts` ? 0 : dirname(test.file) === dirname(path) ? 1 : 2)
  return tests.filter((test) => reaches(test, path, start)).toSorted((a, b) => distance(a) - distance(b) || a.cost - b.cost)
}
