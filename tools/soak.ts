// `npm run soak -- [games] [seed]`: random whole games over all player counts, variants and modules with every check switched on, and whether reasons are true.
import './require-node.ts'
import { spawnSync } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const [games = '20000', seed = '1'] = process.argv.slice(2)

const series: readonly (readonly string[])[] = [
  ['--modules', 'draft,dark-eclipse,first-game', '--games', games],
  ['--modules', 'm6,m7,m8,m9,m10,ms1,draft,dark-eclipse', '--games', String(Math.ceil(Number(games) / 4))],
  ['--game', 'tawantinsuyu', '--modules', 'first-game', '--games', games],
]

let failed = 0

function run(title: string, args: readonly string[]): void {
  console.log(title)
  const done = spawnSync(process.execPath, [...args], { cwd: root, stdio: 'inherit' })
  if (done.status !== 0) failed += 1
}

for (const options of series) {
  const args = ['sim', '--mix', ...options, '--seed', seed, '--check', '--coverage']
  run(`tollan ${args.join(' ')}`, [join(root, 'packages/cli/src/main.ts'), ...args])
}
run('reasons', [join(root, 'tools/why-audit.ts'), String(Math.ceil(Number(games) / 1000)), seed])
console.log(`soak: ${series.length + 1 - failed} of ${series.length + 1} series without a finding`)
process.exitCode = failed === 0 ? 0 : 1
