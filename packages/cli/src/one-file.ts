// Commands that play many games take the engines out of one file. What is imported from another module is read from memory at
// every use and what stands in the same file is compiled in: random games of one file are a quarter faster.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.ts'

const engines = ['kernel', 'teotihuacan', 'tawantinsuyu', 'ai']
const kept = join(root, 'node_modules', '.cache', 'tollan')
const DAY = 86_400_000

/** Parts of an engine that need a test runner, or that no command plays with. */
const isElsewhere = (part: string): boolean => ['./contract', './languages', './testing'].includes(part) || part.startsWith('./words/')

/** What may be imported from the engines, by name of the file it will be; with the source it is made of. */
function parts(): { readonly name: string; readonly file: string; readonly source: string }[] {
  return engines.flatMap((engine) => {
    const folder = join(root, 'packages', engine)
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly exports: Readonly<Record<string, string>> }
    return Object.entries(exports).flatMap(([part, source]) =>
      isElsewhere(part) ? [] : [{ name: `@tollan/${engine}${part.slice(1)}`, file: `${engine}${part.slice(1).replace('/', '-')}`, source: join(folder, source) }],
    )
  })
}

/** The newest change of a source, so that a file made before it is known for what it is. */
function newest(): number {
  const changed = (path: string): number => statSync(path).mtimeMs
  const inside = (folder: string): number[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => changed(join(folder, name)))
  return Math.max(changed(join(root, 'package-lock.json')), ...engines.flatMap((engine) => inside(join(root, 'packages', engine))))
}

/** Makes the file; steps of procedures are known by the names of their functions, so these are kept. */
async function make(folder: string): Promise<void> {
  const { build } = await import('rolldown')
  mkdirSync(kept, { recursive: true })
  const draft = mkdtempSync(join(kept, 'draft-'))
  const input = Object.fromEntries(parts().map(({ file, source }) => [file, source]))
  const inEngines = new RegExp(`packages[\\\\/](?:${engines.join('|')})[\\\\/]src`)
  await build({
    input, platform: 'neutral', logLevel: 'silent',
    output: { dir: draft, format: 'es', keepNames: true, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs', codeSplitting: { groups: [{ name: 'engines', test: inEngines }] } },
  })
  try {
    renameSync(draft, folder)
  } catch {
    rmSync(draft, { recursive: true }) // another process was quicker
  }
  for (const name of readdirSync(kept)) if (Date.now() - statSync(join(kept, name)).mtimeMs > DAY) rmSync(join(kept, name), { recursive: true, force: true })
}

/** Where what is imported lies in one file made of the present sources, by name. */
export async function oneFile(): Promise<Readonly<Record<string, string>>> {
  const folder = join(kept, `engines-${Math.round(newest())}`)
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) await make(folder)
  return Object.fromEntries(parts().map(({ name, file }) => [name, pathToFileURL(join(folder, `${file}.mjs`)).href]))
}

/** From now on the engines are imported from one file; from their sources where it cannot be made. */
export async function playFromOneFile(): Promise<void> {
  try {
    const found = await oneFile()
    registerHooks({ resolve: (name, context, next) => (Object.hasOwn(found, name) ? { url: found[name], shortCircuit: true } : next(name, context)) })
  } catch (error) {
    if (process.env['TOLLAN_TRACE'] === '1') console.error(error)
  }
}
