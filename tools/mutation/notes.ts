// What a run has found so far, in a file, so that an interrupted run goes on and a further run tries only what is not noticed yet.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Mutant } from './mutants.ts'
import type { Tried } from './report.ts'
import type { RuleTest } from './rule-tests.ts'

interface Notes {
  tests: readonly RuleTest[]
  tried: Tried[]
}

export const readNotes = (file: string | undefined): Notes => (file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { tests: [], tried: [] })

export function writeNotes(file: string | undefined, notes: Notes): void {
  if (file === undefined) return
  writeFileSync(`${file}.new`, JSON.stringify(notes))
  renameSync(`${file}.new`, file)
}

/** The verdict on a mutant that tests noticed before. */
export const noticed = ({ tried }: Notes, { file, was, becomes, start }: Mutant): Tried | undefined =>
  tried.find(({ mutant, verdict }) => (verdict === 'killed' || verdict === 'endless') && mutant.file === file && mutant.was === was && mutant.becomes === becomes && mutant.start === start)
