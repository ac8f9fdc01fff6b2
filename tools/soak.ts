// `npm run soak -- [games per player count] [first seed]`: random whole games with every check switched on.
import './require-node.ts'
import { spawnSync } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const playerCounts = [1, 2, 3, 4]
const [games = '2000', seed = '1'] = process.argv.slice(2)

let failed = 0
for (const players of playerCounts) {
  const args = ['sim', '--players', String(players), '--games', games, '--seed', seed, '--check']
  console.log(`tollan ${args.join(' ')}`)
  const done = spawnSync(process.execPath, [join(root, 'packages/cli/src/main.ts'), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  if (done.status !== 0) failed += 1
}
console.log(`soak: ${playerCounts.length - failed} of ${playerCounts.length} player counts without a finding`)
process.exitCode = failed === 0 ? 0 : 1
