// What a run has found so far, in a file, so that a further run tries only what is not noticed yet.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Mutant } from './mutants.ts'
import type { Tried } from './report.ts'

export const readNotes = (file: string | undefined): readonly Tried[] => (file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])

export function writeNotes(file: string | undefined, tried: readonly Tried[]): void {
  if (file === undefined) return
  writeFileSync(`${file}.new`, JSON.stringify(tried, null, 1))
  renameSync(`${file}.new`, file)
}

/** The verdict on a mutant that tests noticed before. */
export const noticed = (notes: readonly Tried[], { file, was, becomes, start }: Mutant): Tried | undefined =>
  notes.find(({ mutant, verdict }) => (verdict === 'killed' || verdict === 'endless') && mutant.file === file && mutant.was === was && mutant.becomes === becomes && mutant.start === start)
