// `npm run mutation -- [--game G] [--sample N] [--seed S] [--folder F] [--notes FILE]`: puts small errors into the rules, one at a time, and
// sees whether the rule tests notice. The sources stay as they are: a mutant lives in the thread that tries it.
// With a file for its notes an interrupted run goes on, and a further one tries again only what was not noticed.
import './require-node.ts'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { equivalentOf } from './mutation/equivalents.ts'
import { judge } from './mutation/judge.ts'
import { type Mutant, mutantsIn } from './mutation/mutants.ts'
import { noticed, readNotes, writeNotes } from './mutation/notes.ts'
import { report, type Tried } from './mutation/report.ts'
import { ruleTests } from './mutation/rule-tests.ts'
import { drawn } from './mutation/sample.ts'
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

for (const game of values.game) {
  const source = `packages/${game}/src`
  const places = values.folder.map((folder) => `${source}/${folder}`).filter((folder) => existsSync(join(root, folder))).flatMap((folder) => mutantsIn(root, folder))
  const mutants = valid(root, drawn(places, Number(values.seed)).slice(0, 2 * sample)).slice(0, sample)
  const file = values.notes === undefined ? undefined : `${values.notes}-${game}.json`
  const notes = readNotes(file)
  const tests = ruleTests(join(root, source))
  console.log(`${game}: ${mutants.length} mutants of ${places.length} places, ${tests.length} files of rule tests`)
  const tried: Tried[] = []
  const open: Mutant[] = []
  for (const mutant of mutants) {
    const known = equivalentOf(mutant)
    const before = known === undefined ? noticed(notes, mutant) : { mutant, verdict: 'equivalent' as const, note: known.why }
    if (before === undefined) open.push(mutant)
    else tried.push(before)
  }
  await judge(root, open, tests, (one) => {
    tried.push(one)
    console.log(`${tried.length} ${one.verdict} ${one.mutant.file}:${one.mutant.line} ${one.mutant.becomes}`)
    writeNotes(file, [...tried, ...notes])
  })
  writeNotes(file, tried)
  console.log(`\n${report(game, tried)}\n`)
}
