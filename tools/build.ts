// `npm run build`: builds the web application. With --if-stale only when something it is made of is newer than the last build.
import './require-node.ts'
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const web = join(root, 'packages', 'web')

/** The newest change in a file or folder, 0 when it does not exist. */
function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(path, name)).mtimeMs)
  return Math.max(stats.mtimeMs, ...inside)
}

function isStale(): boolean {
  const built = newest(join(web, 'dist', 'index.html'))
  const sources = ['src', 'build', 'public', 'index.html', 'vite.config.ts', 'svelte.config.js'].map((name) => join(web, name))
  const engine = ['kernel', 'room', 'engines', 'teotihuacan', 'tawantinsuyu', 'ai', 'protocol'].map((name) => join(root, 'packages', name, 'src'))
  const learnt = ['weights', 'puzzles'].map((name) => join(root, 'packages', 'ai', name))
  const books = ['teotihuacan', 'tawantinsuyu'].flatMap((game) => ['rules', 'SPEC.md'].map((name) => join(root, 'packages', game, name)))
  return [...sources, ...engine, ...learnt, ...books, join(root, 'package-lock.json')].some((path) => newest(path) > built)
}

if (!process.argv.includes('--if-stale') || isStale()) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web, stdio: 'inherit' })
  process.exitCode = built.status ?? 1
}
