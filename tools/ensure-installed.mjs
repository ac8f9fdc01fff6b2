// Runs before every npm script, under whatever Node the host has (20 or newer) and with no dependencies.
// Installs what package-lock.json asks for when node_modules does not match it, and makes sure that
// the script which follows finds a Node that runs TypeScript files.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const quiet = process.argv.includes('--quiet')

const mismatch = findMismatch()
if (mismatch !== undefined) {
  process.stderr.write(`tollan: installing packages (${mismatch})\n`)
  if (install('ci') !== 0 && install('install') !== 0) {
    process.stderr.write('tollan: npm could not install the packages; see its messages above\n')
    process.exit(1)
  }
}

if (!runsTypeScript()) {
  process.stderr.write(
    `tollan: needs Node 22.18 or newer and found ${process.versions.node}. ` +
      'On Linux and Windows (x64) npm brings its own Node; elsewhere please install a newer one.\n',
  )
  process.exit(1)
}

/** What differs between package-lock.json and what npm says it installed; undefined when nothing does. */
function findMismatch() {
  const wanted = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  if (wanted === undefined) return 'no package-lock.json'
  if (installed === undefined) return 'no node_modules'
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.startsWith('node_modules/')) continue
    const found = installed[path]
    if (found === undefined) {
      // Packages for other systems are in the lock file and rightly absent.
      if (entry.optional === true || entry.devOptional === true || entry.peer === true) continue
      return `${path} is missing`
    }
    if (found.version !== entry.version) return `${path} is ${found.version}, not ${entry.version}`
    if (entry.link === true && !existsSync(join(root, path))) return `${path} is not linked`
  }
  return undefined
}

function readPackages(name) {
  try {
    return JSON.parse(readFileSync(join(root, name), 'utf8')).packages
  } catch {
    return undefined
  }
}

function install(command) {
  // npm itself must not run on the Node inside node_modules, which `npm ci` deletes.
  const env = { ...process.env }
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const ours = join(root, 'node_modules')
  env[key] = (env[key] ?? '').split(delimiter).filter((part) => !part.startsWith(ours)).join(delimiter)
  const output = quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit'
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund']
  if (quiet) flags.push('--loglevel=error')
  const done = spawnSync(['npm', command, ...flags].join(' '), { cwd: root, env, stdio: output, shell: true })
  return done.status ?? 1
}

function runsTypeScript() {
  const bin = join(root, 'node_modules', '.bin')
  if (existsSync(join(bin, 'node')) || existsSync(join(bin, 'node.cmd'))) return true
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}
