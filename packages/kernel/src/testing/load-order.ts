// A game must be the same whichever of its files is loaded first.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LoadOrder } from './print-layout.ts'

const script = fileURLToPath(new URL('print-layout.ts', import.meta.url))

/** The source files of a folder, tests and what only they use left out, by name. */
export const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/(^|[\\/])testing[^\\/]*\.ts$/.test(file))
    .sort()
    .map((file) => join(folder, file))

/** What a process prints that loads these files first. */
export const printedAfter = (order: LoadOrder): readonly { readonly hash: string; readonly due: string }[] =>
  JSON.parse(execFileSync(process.execPath, [script, JSON.stringify(order)], { encoding: 'utf8', maxBuffer: 1 << 26 }))
