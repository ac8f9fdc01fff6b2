// `node tools/answer-keys.ts`: writes all answer keys and settings of the games into the pages about scenarios, read off the key rings.
import './require-node.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Keyring, Verb } from '@tollan/kernel'
import * as taw from '@tollan/tawantinsuyu'
import * as teo from '@tollan/teotihuacan'
import { offeredSettings as tawSettings } from '../packages/tawantinsuyu/src/offer.ts'
import { offeredSettings as teoSettings } from '../packages/teotihuacan/src/offer.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

const BEGIN = '<!-- written by tools/answer-keys.ts -->'
const END = '<!-- end -->'

const cell = (text: string): string => text.replaceAll('|', '\\|')
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`
const code = (text: string): string => `\`${text}\``

/** Longer lists are told by their first names and their number. */
const MOST_NAMED = 8

/** Place 0 of a longer list may be no place at all. */
const namesOf = ({ examples }: Verb): readonly string[] => examples.filter((name) => name !== '' && (name !== 'none' || examples.length <= 3))

function choices(verb: Verb): string {
  const named = namesOf(verb)
  if (named.length <= MOST_NAMED) return named.map(code).join(', ')
  return `${named.slice(0, 3).map(code).join(', ')} … ${code(named.at(-1) ?? '')} (${named.length})`
}

function keyOf(verb: Verb): string {
  const [argument] = namesOf(verb)
  return argument === undefined ? verb.name : `${verb.name}:${argument}`
}

const keyTable = ({ verbs }: Keyring, describe: (key: string) => string): string[] => [
  row('Key', 'Behind the colon', 'What the example says'),
  '|---|---|---|',
  ...verbs.map((verb) => row(code(keyOf(verb)), choices(verb), describe(keyOf(verb)))).sort(),
]

interface Setting {
  readonly id: string
  readonly deltas: readonly number[]
  readonly printed: number
  readonly rule: string
  readonly module?: string
}

const settingTable = (settings: readonly Setting[]): string[] => [
  '', 'Settings, in solo games only: values from the weaker program to the stronger one, added to what is printed.', '',
  row('Setting', 'Values', 'Printed', 'Rule'), '|---|---|---|---|',
  ...settings.map(({ id, deltas, printed, rule, module }) => row(code(id), deltas.join(', '), String(printed), module === undefined ? rule : `${rule}, with ${module}`)),
]

interface Page {
  readonly file: string
  readonly lines: readonly string[]
}

function rulesOf<R>(compiled: { readonly ok: true; readonly rules: R } | { readonly ok: false; readonly message: string }): R {
  if (!compiled.ok) throw new Error(compiled.message)
  return compiled.rules
}

/** Everything that can be answered is named with all modules in play. */
export function pages(): Page[] {
  const teoRules = rulesOf(teo.teotihuacan.compile({ players: 4, modules: ['m6', 'm7', 'm8', 'm9', 'm10'] }))
  const tawRules = rulesOf(taw.tawantinsuyu.compile({ players: 1 }))
  return [
    {
      file: 'docs/scenario.md',
      lines: [
        ...keyTable(teoRules.keys, teo.createWords(teo.english).answer),
        ...settingTable(teoSettings),
      ],
    },
    {
      file: 'docs/scenario-tawantinsuyu.md',
      lines: [
        ...keyTable(tawRules.keys, taw.createWords(taw.english).answer),
        ...settingTable(tawSettings),
      ],
    },
  ]
}

/** The page with its generated part as it should be. */
export function renewed({ file, lines }: Page): { readonly is: string; readonly due: string } {
  const is = readFileSync(join(root, file), 'utf8')
  const from = is.indexOf(BEGIN)
  const to = is.indexOf(END)
  if (from < 0 || to < from) throw new Error(`${file} has no place for the keys`)
  return { is, due: `${is.slice(0, from)}${BEGIN}\n\n${lines.join('\n')}\n\n${is.slice(to)}` }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const page of pages()) writeFileSync(join(root, page.file), renewed(page).due)
