// tollan freeze: keeps the present engine of a game for ever, as one file that needs nothing else.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'
import { type Release, releases } from '@tollan/engines'
import { behaviourOf } from '@tollan/engines/behaviour'
import { fileEntries, type GameDefinition, type GameOptions, parseFile, replay } from '@tollan/kernel'
import { complain, FAILED, told } from './complaint.ts'
import type { Command } from './dispatch.ts'
import { readText } from './files.ts'
import { gameOptions, namedGame, parse } from './options.ts'
import { grouped, print } from './print.ts'
import { root } from './root.ts'

const usage = `usage: tollan freeze [--game NAME]
Bundles the present engine of a game into packages/engines/frozen and enters it in the list of released ones. A version that
is frozen already is refused: raise RULES_VERSION of the game when its rules change, record games, then freeze.`

const engines = join(root, 'packages', 'engines')

/** Options of the recorded games of a version: what its behaviour is compared on. */
export function recordedOptions(game: string, version: number, edition: number): GameOptions[] {
  const folder = join(root, 'fixtures', game, String(version))
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')).sort() : []
  return names.map((name) => {
    const parsed = parseFile(readText(join(folder, name)))
    return parsed.ok ? { ...parsed.file.options, edition } : complain(`${name}: ${parsed.message}`, FAILED)
  })
}

/** One file without imports. Functions keep their names: steps of procedures are known by them. */
export async function bundled(entry: string, exported: string, plugins: readonly Plugin[] = []): Promise<string> {
  const { build } = await import('rolldown')
  const made = await build({
    input: entry, platform: 'neutral', write: false, logLevel: 'silent', plugins: [...plugins],
    output: { format: 'es', minify: true, keepNames: true, codeSplitting: false },
  })
  const [chunk, ...more] = made.output
  if (chunk.imports.length > 0 || more.length > 0) complain(`the engine is not one file: it needs ${[...chunk.imports, ...more.map((one) => one.fileName)].join(', ')}`, FAILED)
  const renamed = chunk.code.replace(new RegExp(`export ?\\{([\\w$]+) as ${exported}\\};?\\s*$`), 'export{$1 as engine};\n')
  return renamed === chunk.code ? complain(`the bundle does not export ${exported}`, FAILED) : renamed
}

/** The recorded games must be played the same by the bundle as by the sources. */
function tryOut(engine: GameDefinition, game: string): void {
  const folder = join(root, 'fixtures', game, String(engine.version))
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const parsed = parseFile(readText(join(folder, name)))
    if (!parsed.ok) return complain(`${name}: ${parsed.message}`, FAILED)
    const compiled = engine.compile(parsed.file.options)
    if (!compiled.ok) return complain(`${name}: ${told(compiled)}`, FAILED)
    const replayed = replay(compiled.rules, fileEntries(parsed.file))
    if (!replayed.ok) return complain(`${name}: ${told(replayed)}`, FAILED)
    if (compiled.rules.doors.hash(replayed.journal.game) !== parsed.file.hash) complain(`${name} ends in another position on the frozen engine`, FAILED)
  }
}

function enter(release: Release, key: string): void {
  const list = join(engines, 'src', 'releases.ts')
  const row = Object.entries(release).map(([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`).join(', ')
  writeFileSync(list, readFileSync(list, 'utf8').replace(/\]\n$/, `  { ${row} },\n]\n`))
  const doors = join(engines, 'src', 'frozen.ts')
  writeFileSync(doors, readFileSync(doors, 'utf8').replace(/\}\n$/, `  '${key}': () => import('../frozen/${release.file}'),\n}\n`))
}

export const freeze: Command = {
  usage,
  async run(argv) {
    const { definition } = namedGame(parse('freeze', argv, { game: gameOptions.game }))
    const { id: game, version, edition } = definition
    const key = `${game}-${version}`
    const file = `${key}.js`
    const path = join(engines, 'frozen', file)
    if (releases.some((one) => one.game === game && one.version === version) || existsSync(path))
      return complain(`version ${version} of ${game} is frozen already; raise RULES_VERSION when its rules change`)
    const options = recordedOptions(game, version, edition)
    if (options.length === 0) return complain(`there are no recorded games of version ${version} of ${game}; run npm run fixtures`)
    const code = await bundled(join(root, 'packages', game, 'src', 'definition.ts'), game)
    writeFileSync(path, code)
    writeFileSync(join(engines, 'frozen', `${key}.d.ts`), "export declare const engine: import('@tollan/kernel').GameDefinition\n")
    const { engine } = (await import(pathToFileURL(path).href)) as { engine: GameDefinition }
    tryOut(engine, game)
    const behaviour = behaviourOf(definition, options)
    if (behaviourOf(engine, options) !== behaviour) return complain('the bundle does not behave as the sources do', FAILED)
    enter({ game, version, edition, file, digest: createHash('sha256').update(code).digest('hex'), behaviour }, key)
    print(`${path}: ${grouped(code.length)} bytes, ${options.length} recorded games played again`)
    return 0
  },
}
