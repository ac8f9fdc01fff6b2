// Command lines: strict, and an error says what was expected.
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import type { Correction, Ruleset } from '@tollan/kernel'
import { complain, oneLine, told } from './complaint.ts'
import { readJson } from './files.ts'
import { defaultGame, gameNamed, games, type OfferedGame } from './games.ts'

export interface Parsed {
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>
  readonly positionals: readonly string[]
}

export function parse(command: string, argv: readonly string[], options: ParseArgsOptionsConfig, most = 0): Parsed {
  const known = Object.keys(options).map((name) => `--${name}`)
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, strict: true, allowPositionals: most > 0 })
    if (positionals.length > most) complain(`${command} takes ${most === 1 ? '1 file' : `${most} words`}, not ${positionals.length}`)
    return { values, positionals }
  } catch (error) {
    const stray = /^Unknown option '([^']+)'/.exec(oneLine(error))?.[1]
    if (stray !== undefined) complain(`${command} has no option ${stray}; known are ${known.join(', ')}`)
    const positional = /^Unexpected argument '([^']*)'/.exec(oneLine(error))?.[1]
    if (positional !== undefined) complain(`${command} takes no argument ${JSON.stringify(positional)}; known are ${known.join(', ')}`)
    return complain(`${command}: ${oneLine(error)}`)
  }
}

export const textOf = (parsed: Parsed, name: string): string | undefined => {
  const value = parsed.values[name]
  return typeof value === 'string' ? value : undefined
}

export const isSet = (parsed: Parsed, name: string): boolean => parsed.values[name] === true

export function wholeNumber(text: string, name: string, least: number, most: number): number {
  const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= least && value <= most)) complain(`${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`)
  return value
}

export const numberOf = (parsed: Parsed, name: string, otherwise: number, least: number, most: number): number => {
  const text = textOf(parsed, name)
  return text === undefined ? otherwise : wholeNumber(text, `--${name}`, least, most)
}

export const MOST_SEED = 2 ** 31 - 1

export const gameOptions: ParseArgsOptionsConfig = {
  game: { type: 'string' },
  players: { type: 'string' },
  solo: { type: 'boolean' },
  'first-game': { type: 'boolean' },
  variants: { type: 'string' },
  modules: { type: 'string' },
  setting: { type: 'string', multiple: true },
  data: { type: 'string' },
}

export const gameUsage = `  --game NAME        ${Object.keys(games).map((name) => (name === defaultGame ? `${name} (the default)` : name)).join(', ')}
  --players N        how many people play; 1 is solo
  --solo             one person against the automa
  --first-game       the set-up for the first game
  --variants A,B     variants, by name
  --modules A,B      modules, by name
  --setting NAME=N   a setting of the automa, for example bot-gold=1; may be given several times
  --data FILE        play with the corrected values of a sheet (tollan data export writes one)`

const names = (text: string | undefined): string[] => (text === undefined || text === '' ? [] : text.split(',').map((name) => name.trim()))

function settingsOf(parsed: Parsed): Record<string, number> {
  const given = parsed.values['setting']
  const settings: Record<string, number> = {}
  for (const text of Array.isArray(given) ? given : []) {
    const [, name, value] = /^([a-z0-9-]+)=(.+)$/.exec(String(text)) ?? []
    if (name === undefined || value === undefined) complain(`--setting is NAME=N, for example bot-gold=1, not ${JSON.stringify(text)}`)
    settings[name] = wholeNumber(value, `setting ${name}`, -99, 99)
  }
  return settings
}

export interface Chosen {
  readonly game: OfferedGame
  readonly rules: Ruleset
}

/** The game a command line names. */
export const namedGame = (parsed: Parsed): OfferedGame => gameNamed(textOf(parsed, 'game') ?? defaultGame)

/** Modules and variants a command line names. */
export function namedModules(parsed: Parsed): string[] {
  const first = isSet(parsed, 'first-game') ? ['first-game'] : []
  return [...first, ...names(textOf(parsed, 'variants')), ...names(textOf(parsed, 'modules'))]
}

/** Where a value sheet differs from the printed tables. */
export function correctionsIn(game: OfferedGame, path: string): readonly Correction[] {
  const checked = game.data.check(readJson(path))
  return checked.ok ? checked.differences : complain(`${path}: ${told(checked)}`)
}

/** The game and rules a command line asks for. */
export function chosenGame(parsed: Parsed, players = 2): Chosen {
  const game = namedGame(parsed)
  const solo = isSet(parsed, 'solo')
  const count = numberOf(parsed, 'players', solo ? 1 : players, -99, 99)
  if (solo && count !== 1) complain(`--solo is for 1 player, not ${count}`)
  const path = textOf(parsed, 'data')
  const data = path === undefined ? {} : { data: correctionsIn(game, path) }
  const compiled = game.definition.compile({ players: count, modules: namedModules(parsed), settings: settingsOf(parsed), ...data })
  return compiled.ok ? { game, rules: compiled.rules } : complain(told(compiled))
}
