// `node tools/why-audit.ts [games] [seed]`: over random games of both, brings what each reason says is missing and sees the reason gone.
import './require-node.ts'
import { fileURLToPath } from 'node:url'
import { type Claims, falseReasons } from '@tollan/kernel/testing'
import type { Result, Ruleset } from '@tollan/kernel'
import { offered, teotihuacan } from '@tollan/teotihuacan'
import { tawantinsuyu } from '@tollan/tawantinsuyu'
import { componentNames as tawPieces } from '../packages/tawantinsuyu/src/explain.ts'
import { claims as tawClaims } from '../packages/tawantinsuyu/src/testing-claims.ts'
import { componentNames as teoPieces } from '../packages/teotihuacan/src/explain.ts'
import { claims as teoClaims } from '../packages/teotihuacan/src/testing-claims.ts'

/** Longer lists of pieces are sampled: their answers differ in the piece only. */
const MOST_KEYS = 24

interface Audited<R extends Ruleset> {
  readonly compile: (options: unknown) => Result<{ rules: R }>
  readonly pieces: () => readonly string[]
  readonly claims: Claims<R>
}

/** What is wrong in these games, with the place where it was met first. */
function audit<R extends Ruleset>({ compile, pieces, claims }: Audited<R>, options: unknown, seeds: readonly number[], every: number): string[] {
  const compiled = compile(options)
  if (!compiled.ok) throw new Error(compiled.message)
  const { rules } = compiled
  const answers = rules.keys.verbs.flatMap(({ name, examples }) => examples.filter((argument) => argument !== 'none').slice(0, MOST_KEYS).map((argument) => (argument === '' ? name : `${name}:${argument}`)))
  return [...falseReasons(rules, seeds, [...pieces(), ...answers], claims, every)].map(([wrong, where]) => `${JSON.stringify(options)}: ${wrong} (${where})`)
}

const games = {
  teotihuacan: { compile: teotihuacan.compile, pieces: teoPieces, claims: teoClaims },
  tawantinsuyu: { compile: tawantinsuyu.compile, pieces: tawPieces, claims: tawClaims },
}

const expansions = offered.filter((id) => /^m\d+$/.test(id))

/** Every game in its smallest and its largest form. */
export function auditAll(count: number, seed: number, every: number): string[] {
  const seeds = Array.from({ length: count }, (_, i) => seed + i)
  return [
    ...[{ players: 2 }, { players: 3, modules: expansions }, { players: 1, modules: expansions.filter((id) => id !== 'm10') }].flatMap((options) => audit(games.teotihuacan, options, seeds, every)),
    ...[{ players: 1 }, { players: 3 }].flatMap((options) => audit(games.tawantinsuyu, options, seeds, every)),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [count = '20', seed = '1'] = process.argv.slice(2)
  const wrong = auditAll(Number(count), Number(seed), 1)
  for (const line of wrong) console.log(line)
  console.log(`why: ${wrong.length} reasons are not true in ${count} games of each set-up`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}
