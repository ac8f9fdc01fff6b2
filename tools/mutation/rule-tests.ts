// The rule tests of a game.
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Random and recorded play, words and drawings: what they notice is noticed by luck, or is no rule. */
const NO_RULE_TEST = /(fuzz|play|contract|perft|spans|explain|imagined|terms|data-sheet|\.long)\.test\.ts$|(^|[\\/])(text|tableau)[\\/]/

export const ruleTests = (source: string): readonly string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts') && !NO_RULE_TEST.test(name)).toSorted().map((name) => join(source, name))

/** Those beside a source first. */
export function nearestFirst(tests: readonly string[], file: string): readonly string[] {
  const distance = (test: string): number => (test === file.replace(/\.ts$/, '.test.ts') ? 0 : dirname(test) === dirname(file) ? 1 : 2)
  return tests.toSorted((a, b) => distance(a) - distance(b))
}
