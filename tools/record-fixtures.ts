// `npm run fixtures -- [game]`: records the fixture games of the present rules version. A file that exists is kept: fixtures are forever.
import './require-node.ts'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { engineFor } from '../packages/engines/src/index.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const main = join(root, 'packages/cli/src/main.ts')

/** File name and options of `tollan record`. The place in the list is part of the seed: new games come last. */
type Fixture = readonly [string, ...string[]]

/** Corrected values, as an owner of another box could have them. */
const anotherBox = (game: string): string[] => ['--data', join(root, 'fixtures', 'boxes', `${game}.json`)]

const teotihuacan: readonly Fixture[] = [
  ['2-players', '--players', '2'],
  ['3-players', '--players', '3'],
  ['4-players', '--players', '4'],
  ['2-players-first-game', '--players', '2', '--first-game'],
  ['3-players-first-game', '--players', '3', '--first-game'],
  ['4-players-first-game', '--players', '4', '--first-game'],
  ['2-players-draft', '--players', '2', '--variants', 'draft'],
  ['3-players-dark-eclipse', '--players', '3', '--variants', 'dark-eclipse'],
  ['4-players-draft-dark-eclipse', '--players', '4', '--variants', 'draft,dark-eclipse'],
  ['4-players-first-game-dark-eclipse', '--players', '4', '--first-game', '--variants', 'dark-eclipse'],
  ['solo', '--solo'],
  ['solo-draft', '--solo', '--variants', 'draft'],
  ['solo-hard', '--solo', '--setting', 'bot-worker-1=1', '--setting', 'bot-gold=1', '--setting', 'bot-cocoa-vp=2', '--setting', 'bot-bonus-vp=10'],
  ['solo-easy', '--solo', '--setting', 'bot-worker-2=-1', '--setting', 'bot-worship-steps=-1', '--setting', 'bot-technology-vp=-2'],
  ['5-players', '--players', '5'],
  ['2-players-m6', '--players', '2', '--modules', 'm6'],
  ['3-players-m6-m7', '--players', '3', '--modules', 'm6,m7'],
  ['4-players-m6-m8', '--players', '4', '--modules', 'm6,m8'],
  ['2-players-m6-m9', '--players', '2', '--modules', 'm6,m9'],
  ['3-players-m10', '--players', '3', '--modules', 'm10'],
  ['solo-ms1', '--solo', '--modules', 'ms1'],
  ['4-players-all', '--players', '4', '--modules', 'm6,m7,m8,m9,m10'],
  ['solo-all', '--solo', '--modules', 'm6,m7,m8,m9,ms1'],
  ['5-players-all-draft-dark-eclipse', '--players', '5', '--modules', 'm6,m7,m8,m9,m10,draft,dark-eclipse'],
  ['2-players-m6-m7-m10', '--players', '2', '--modules', 'm6,m7,m10'],
  ['2-players-m6-m8-m9-draft', '--players', '2', '--modules', 'm6,m8,m9,draft'],
  ['3-players-m6-m9-m10-dark-eclipse', '--players', '3', '--modules', 'm6,m9,m10,dark-eclipse'],
  ['3-players-m6-m7-m8', '--players', '3', '--modules', 'm6,m7,m8'],
  ['4-players-m10-draft', '--players', '4', '--modules', 'm10,draft'],
  ['4-players-m6-m7-m9-dark-eclipse', '--players', '4', '--modules', 'm6,m7,m9,dark-eclipse'],
  ['5-players-m6-m8', '--players', '5', '--modules', 'm6,m8'],
  ['5-players-m10', '--players', '5', '--modules', 'm10'],
  ['solo-m6-m7-ms1', '--solo', '--modules', 'm6,m7,ms1'],
  ['solo-m6-m8-draft', '--solo', '--modules', 'm6,m8,draft', '--setting', 'bot-obsidian=1', '--setting', 'bot-altar-obsidian=1'],
  ['solo-m6-m9', '--solo', '--modules', 'm6,m9'],
  ['2-players-another-box', '--players', '2', ...anotherBox('teotihuacan')],
  ['5-players-m6-m8-another-box', '--players', '5', '--modules', 'm6,m8', ...anotherBox('teotihuacan')],
  ['solo-m6-m9-another-box', '--solo', '--modules', 'm6,m9', ...anotherBox('teotihuacan')],
]

/** Options of the automa that are switched on. */
const settings = (...names: readonly string[]): string[] => names.flatMap((name) => ['--setting', `${name}=1`])

const tawantinsuyu: readonly Fixture[] = [
  ['2-players', '--players', '2'],
  ['3-players', '--players', '3'],
  ['4-players', '--players', '4'],
  ['2-players-first-game', '--players', '2', '--first-game'],
  ['3-players-first-game', '--players', '3', '--first-game'],
  ['4-players-first-game', '--players', '4', '--first-game'],
  ['solo', '--solo'],
  ['solo-first-game', '--solo', '--first-game'],
  ['solo-easy', '--solo', ...settings('no-personality', 'building-costs-2-stone', 'worship-needs-2-statues', 'no-second-conquest', 'no-army-card-without-workers')],
  [
    'solo-hard', '--solo',
    ...settings('free-temple-step', 'equal-soldiers', 'conquest-discount', 'vp-per-priest-action', 'vp-per-weaving', 'vp-without-workers', 'vp-per-resource'),
  ],
  ['solo-mixed', '--solo', ...settings('no-personality', 'conquest-discount', 'vp-per-weaving')],
  ['3-players-another-box', '--players', '3', ...anotherBox('tawantinsuyu')],
  ['solo-another-box', '--solo', ...anotherBox('tawantinsuyu')],
]

const fixtures: Readonly<Record<string, readonly Fixture[]>> = { teotihuacan, tawantinsuyu }

/** Each rules version has its own: those of older ones are replayed by their engines. */
async function recordAll(game: string, wanted: readonly Fixture[]): Promise<void> {
  const engine = await engineFor(game)
  if (!engine.ok) throw new Error(engine.message)
  const folder = join(root, 'fixtures', game, String(engine.definition.version))
  mkdirSync(folder, { recursive: true })
  for (const [i, [name, ...options]] of wanted.entries()) {
    const file = join(folder, `${name}.json`)
    if (existsSync(file)) continue
    const args = [main, 'record', '--game', game, '--seed', String(1000 + i), ...options, '--out', file]
    const done = spawnSync(process.execPath, args, { stdio: 'inherit' })
    if (done.status !== 0) process.exitCode = 1
  }
}

const [only] = process.argv.slice(2)
if (only !== undefined && !Object.hasOwn(fixtures, only)) {
  console.error(`there are no fixtures of ${JSON.stringify(only)}; known are ${Object.keys(fixtures).join(', ')}`)
  process.exitCode = 2
}
for (const [game, wanted] of Object.entries(fixtures)) if (only === undefined || only === game) await recordAll(game, wanted)
