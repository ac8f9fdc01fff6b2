// Dependencies point one way: kernel <- {games, room}; games <- engines <- {ai, server, web, cli}. This check says so.
import './require-node.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** A file with its path from the repository's root, separated by slashes. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

export interface Violation {
  readonly path: string
  readonly line: number
  readonly message: string
}

const games = ['teotihuacan', 'tawantinsuyu']

/** The Tollan packages each package may import. `npm` says whether it may also import npm packages and `node:`. */
const layers: Readonly<Record<string, { readonly may: readonly string[]; readonly npm: boolean }>> = {
  kernel: { may: [], npm: false },
  teotihuacan: { may: ['kernel'], npm: false },
  tawantinsuyu: { may: ['kernel'], npm: false },
  room: { may: ['kernel'], npm: false },
  engines: { may: ['kernel', ...games], npm: false },
  protocol: { may: [], npm: true },
  ai: { may: ['kernel', ...games], npm: true },
  server: { may: ['kernel', 'room', 'engines', 'protocol', 'ai', ...games], npm: true },
  web: { may: ['kernel', 'room', 'engines', 'protocol', 'ai', ...games], npm: true },
  cli: { may: ['kernel', 'room', 'engines', 'protocol', 'ai', 'server', ...games], npm: true },
}
/** A room knows no game, its tests try every one. */
const mayInTests: Readonly<Record<string, readonly string[]>> = { room: games }

const testTools = ['vitest', 'fast-check']
const rulesOfAGame = ['flow', 'actions', 'content', 'state']
const outsideTheRules = ['modules', 'automa', 'heuristics']
const foldersThatNameNoModule = ['flow', 'actions', 'content']
const moduleName = /(?:^|[^a-z0-9])(m06|m07|m08|m09|m10|dark-eclipse|draft|first-game|solo|teotibot)(?:[^a-z0-9]|$)/i
const gameName = /teotihuacan|tawantinsuyu|teotibot/i

interface Place {
  readonly pkg: string
  /** The file's path inside its package's `src`. */
  readonly inside: string
  readonly isTest: boolean
}

function placeOf(path: string): Place | undefined {
  const match = /^packages\/([^/]+)\/src\/(.+)$/.exec(path)
  if (match === null) return undefined
  const [, pkg = '', inside = ''] = match
  return { pkg, inside, isTest: inside.endsWith('.test.ts') }
}

/** `flow/turn.ts` is in the area `flow`; `state.ts` is the area `state`. */
function areaOf(inside: string): string {
  return (inside.split('/')[0] ?? '').replace(/(\.test)?\.ts$/, '')
}

/** What tests of other packages use: a file `testing.ts` or a folder `testing/`. */
function isTestSupport(inside: string): boolean {
  return inside === 'testing.ts' || inside.startsWith('testing/')
}

/** The subpaths each Tollan package exports, from the manifests among the files. */
function exportedSubpaths(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const file of files) {
    const pkg = /^packages\/([^/]+)\/package\.json$/.exec(file.path)?.[1]
    if (pkg === undefined) continue
    const manifest = JSON.parse(file.text) as { exports?: Record<string, unknown> }
    found.set(pkg, Object.keys(manifest.exports ?? {}))
  }
  return found
}

/** What is wrong with one import, or undefined when nothing is. */
function judge(
  from: string,
  place: Place,
  specifier: string,
  exported: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const layer = layers[place.pkg]
  if (layer === undefined) return undefined
  const isGame = games.includes(place.pkg)
  if (isGame && foldersThatNameNoModule.includes(areaOf(place.inside)) && moduleName.test(specifier)) {
    return `the core never names a module, yet this imports "${specifier}"`
  }
  if (specifier.startsWith('.')) return judgeRelative(from, place, specifier)
  const tollan = /^@tollan\/([^/]+)(?:\/(.+))?$/.exec(specifier)
  if (tollan !== null) {
    const [, target = '', subpath] = tollan
    if (target === place.pkg) return `${place.pkg} imports itself by name; use a relative path`
    if (place.pkg === 'web' && games.includes(target) && !place.isTest && !place.inside.startsWith(`games/${target}/`)) {
      return `only games/${target}/ may import @tollan/${target}`
    }
    const inTests = place.isTest && mayInTests[place.pkg]?.includes(target) === true
    if (!layer.may.includes(target) && !inTests) return `${place.pkg} may not import @tollan/${target}`
    if (subpath !== undefined && exported.get(target)?.includes(`./${subpath}`) !== true) {
      return `"${specifier}" reaches into @tollan/${target}; import what the package exports`
    }
    return undefined
  }
  if (layer.npm) return undefined
  if (place.isTest && (testTools.includes(specifier) || specifier.startsWith('node:'))) return undefined
  if (place.pkg === 'kernel' && isTestSupport(place.inside) && (testTools.includes(specifier) || specifier === 'node:fs')) return undefined
  return `${place.pkg} may not import "${specifier}"`
}

/** In the web application the shell knows games by one interface and names them in one file; the engine has its rules from the package engines. */
const doorToGames = 'shell/looks.ts'

function judgeWeb(inside: string, target: string): string | undefined {
  const [here = '', game = ''] = inside.split('/')
  const [there = '', other = ''] = target.split('/')
  if (there !== 'games') return undefined
  if (here === 'games') return game === other ? undefined : `the game ${game} may not import the game ${other}`
  return inside === doorToGames ? undefined : `${here} may not import a game; only ${doorToGames} does, when one is opened`
}

function judgeRelative(from: string, place: Place, specifier: string): string | undefined {
  const target = posix.join(posix.dirname(from), specifier)
  if (!target.startsWith(`packages/${place.pkg}/`)) return `"${specifier}" leaves the package`
  const inside = placeOf(target)?.inside ?? ''
  const inWeb = place.pkg === 'web' && !place.isTest ? judgeWeb(place.inside, inside) : undefined
  if (inWeb !== undefined) return inWeb
  if (!place.isTest && inside.endsWith('.test.ts')) return `"${specifier}" is a test; only tests may import it`
  if (!games.includes(place.pkg) && !place.isTest && !isTestSupport(place.inside) && isTestSupport(inside)) return `"${specifier}" is for tests; only tests may import it`
  if (!games.includes(place.pkg)) return undefined
  const [here, there] = [areaOf(place.inside), areaOf(inside)]
  if (!place.isTest && rulesOfAGame.includes(here) && outsideTheRules.includes(there)) {
    return `${here} may not import ${there}/ ("${specifier}")`
  }
  if (there === 'heuristics' && here !== 'heuristics') return `only heuristics/ may import heuristics/ ("${specifier}")`
  return undefined
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function importsOf(text: string): readonly { readonly specifier: string; readonly offset: number }[] {
  const { importedFiles } = ts.preProcessFile(text, true, true)
  return importedFiles.map((each) => ({ specifier: each.fileName, offset: each.pos }))
}

/** Every violation in the sources given; manifests (`packages/<name>/package.json`) say which subpaths are exported. */
export function findViolations(files: readonly SourceFile[]): readonly Violation[] {
  const exported = exportedSubpaths(files)
  const found: Violation[] = []
  const unknown = new Set<string>()
  for (const { path, text } of files) {
    const place = placeOf(path)
    if (place === undefined) continue
    if (layers[place.pkg] === undefined) {
      const message = `package ${place.pkg} has no layer in tools/dependency-direction.ts`
      if (!unknown.has(place.pkg)) found.push({ path, line: 1, message })
      unknown.add(place.pkg)
      continue
    }
    for (const { specifier, offset } of importsOf(text)) {
      const message = judge(path, place, specifier, exported)
      if (message !== undefined) found.push({ path, line: lineAt(text, offset), message })
    }
    if (place.pkg !== 'kernel' || place.isTest) continue
    text.split('\n').forEach((line, index) => {
      const name = gameName.exec(line)?.[0]
      if (name !== undefined) found.push({ path, line: index + 1, message: `the kernel names a game ("${name}")` })
    })
  }
  return found
}

function readSources(root: string): readonly SourceFile[] {
  const wanted = /^packages\/[^/]+\/(package\.json|src\/.+\.(ts|mts|js|mjs|svelte))$/
  return readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => {
      const folder = join(root, 'packages', entry.name)
      return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        relative(root, join(folder, name)).split(sep).join('/'),
      )
    })
    .filter((path) => wanted.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readSources(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
  const violations = findViolations(files)
  for (const { path, line, message } of violations) console.error(`${path}:${line}: ${message}`)
  console.log(`dependency direction: ${files.length} files, ${violations.length} violations`)
  process.exitCode = violations.length === 0 && files.length > 0 ? 0 : 1
}
