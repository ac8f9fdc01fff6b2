// A game must be the same whichever of its files is loaded first: positions are stored by offsets and numbers.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { LoadOrder } from './print-layout.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** The source files of a folder, tests and what only they use left out, by name. */
const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/(^|[\\/])testing[^\\/]*\.ts$/.test(file))
    .sort()
    .map((file) => join(folder, file))

/** What a process prints that loads these files first. */
const printedAfter = (order: LoadOrder): readonly { readonly hash: string; readonly due: string }[] =>
  JSON.parse(execFileSync(process.execPath, [path('print-layout.ts'), JSON.stringify(order)], { encoding: 'utf8', maxBuffer: 1 << 26 }))

describe.each([
  ['teotihuacan', ['4-players-all', '5-players-all-draft-dark-eclipse'], ['modules/m10-workforce', 'modules/m09-empire', 'automa', 'tableau', 'text']],
  ['tawantinsuyu', ['4-players', 'solo'], ['automa', 'actions', 'flow', 'text']],
])('%s', (name, games, folders) => {
  const sources = path(`../packages/${name}/src`)
  const newest = Math.max(...readdirSync(path(`../fixtures/${name}`)).map(Number))
  const recorded = games.map((game) => path(`../fixtures/${name}/${newest}/${game}.json`))
  const printed = (first: readonly string[]) => printedAfter({ definition: join(sources, 'index.ts'), name, first, recorded })
  const usual = printed([])

  it('plays recorded games as recorded', () => expect(usual.map(({ hash }) => hash)).toEqual(usual.map(({ due }) => due)))

  it.each(folders)('is the same when %s is loaded first', (folder) => {
    expect(printed(sourcesOf(join(sources, folder)))).toEqual(usual)
  })

  it('is the same when everything is loaded from the end of the alphabet', () => expect(printed(sourcesOf(sources).reverse())).toEqual(usual))
})
