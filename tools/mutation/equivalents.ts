// Mutants that change no game: nothing a test could see.
import { readFileSync } from 'node:fs'
import type { Mutant } from './mutants.ts'

export interface Equivalent {
  readonly file: string
  readonly was: string
  readonly becomes: string
  readonly why: string
}

export const equivalents: readonly Equivalent[] = JSON.parse(readFileSync(new URL('./equivalents.json', import.meta.url), 'utf8'))

export const equivalentOf = (mutant: Mutant): Equivalent | undefined =>
  equivalents.find(({ file, was, becomes }) => file === mutant.file && was === mutant.was && becomes === mutant.becomes)
