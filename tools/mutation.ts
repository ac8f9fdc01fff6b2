// `npm run mutation -- [--game G] [--sample N] [--seed S] [--folder F] [--notes FILE]`: puts small errors into the rules, one at a time, and
// sees whether the rule tests notice. The sources stay as they are: a mutant lives in the thread that tries it.
// With a file for its notes an interrupted run goes on, and a further one tries again only what was not noticed.
import './require-node.ts'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { equivalentOf } from './mutation/equivalents.ts'
import { type Mutant, mutantsIn } from './mutation/mutants.ts'
import { noticed, readNotes, writeNotes } from './mutation/notes.ts'
import { report, type Tried } from './mutation/report.ts'
import { type RuleTest, ruleTests, testsOf } from './mutation/rule-tests.ts'
import { drawn } from './mutation/sample.ts'
import { tryTests } from './mutation/trial.ts'
import { valid } from './mutation/valid.ts'

const root = resolve(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: ['teotihuacan', 'tawantinsuyu'] },
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string', multiple: true, default: ['actions', 'flow', 'automa', 'modules'] },
    notes: { type: 'string' },
  },
})
const sample = Number(values.sample)

async function attempt(mutant: Mutant, tests: readonly RuleTest[]): Promise<Tried> {
  const known = equivalentOf(mutant)
  if (known !== undefined) return { mutant, verdict: 'equivalent', note: known.why }
  const own = testsOf(tests, root, mutant)
  if (own.length === 0) return { mutant, verdict: 'survived', note: 'no rule test comes here' }
  const limit = 2 * Math.max(...own.map(({ cost }) => cost)) + 3000
  const outcome = await tryTests({ tests: own.map(({ file }) => file), mutant: { ...mutant, file: join(root, mutant.file) }, limit })
  if (outcome === null) return { mutant, verdict: 'endless', note: '' }
  return outcome.failed === null ? { mutant, verdict: 'survived', note: '' } : { mutant, verdict: 'killed', note: `${outcome.failed.file}: ${outcome.failed.message.slice(0, 200)}` }
}

for (const game of values.game) {
  const source = `packages/${game}/src`
  const places = values.folder.map((folder) => `${source}/${folder}`).filter((folder) => existsSync(join(root, folder))).flatMap((folder) => mutantsIn(root, folder))
  const mutants = valid(root, drawn(places, Number(values.seed)).slice(0, 2 * sample)).slice(0, sample)
  const file = values.notes === undefined ? undefined : `${values.notes}-${game}.json`
  const notes = readNotes(file)
  const tests = await ruleTests(root, source, notes.tests)
  console.log(`${game}: ${mutants.length} mutants of ${places.length} places, ${tests.length} files of rule tests`)
  const tried: Tried[] = []
  for (const mutant of mutants) {
    const before = noticed(notes, mutant)
    const one = before ?? (await attempt(mutant, tests))
    tried.push(one)
    if (before !== undefined) continue
    console.log(`${tried.length} ${one.verdict} ${mutant.file}:${mutant.line} ${mutant.becomes}`)
    writeNotes(file, { tests, tried: [...tried, ...notes.tried] })
  }
  console.log(`\n${report(game, tried)}\n`)
}
