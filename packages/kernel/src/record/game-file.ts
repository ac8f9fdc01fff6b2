// A game as a file: set-up, rules version, commitment, answers. Everything needed to play it again and to check every draw.
import { commitment, committedDraw } from './chance.ts'
import type { GameDefinition } from '../engine/definition.ts'
import { fail, type Result } from '../engine/errors.ts'
import type { Game } from '../engine/game.ts'
import type { GameOptions, Ruleset } from '../engine/rules.ts'
import { FIRST_EDITION } from '../engine/options.ts'
import { CHANCE } from '../engine/seats.ts'
import { countFrom, type Journal, journalHash, openJournal, replay, replayEntry } from './journal.ts'
import type { Entry, Happened } from './told.ts'
import { fromHex, sha256, toHex } from './sha256.ts'

export interface GameFile {
  readonly format: 'tollan-game'
  readonly formatVersion: 1
  readonly game: string
  readonly rulesVersion: number
  readonly options: GameOptions
  /** SHA-256 of the secret all chance outcomes are derived from, published before the first draw. */
  readonly commitment: string
  /** The secret itself; present once the game is over. */
  readonly secret?: string
  /** [seat, answer], or just the answer where chance decided. */
  readonly entries: readonly (readonly [number, string] | string)[]
  readonly over: boolean
  /** Changes so far, where steps were taken back: numbers of questions go on from it. */
  readonly counter?: number
  /** Of the final position. */
  readonly hash: string
  /** SHA-256 of the entries as JSON: two courses of play may end in one position. */
  readonly digest: string
}

/** Answers the open chance question from the secret. */
export function committedAnswer(game: Game, secret: Uint8Array, index: number): string {
  game.rules.doors.question(game)
  return game.rules.keys.format(game.options[committedDraw(secret, index, game.count)])
}

const chanceEntries = (entries: readonly Entry[]): number => entries.filter((entry) => entry.seat === 'chance').length

/** Lets chance answer from the secret until a seat is asked or the game is over. */
export function runChance(journal: Journal, secret: Uint8Array, each: (happened: Happened) => void = () => {}): void {
  const { doors } = journal.rules
  for (let index = chanceEntries(journal.entries); doors.seatsAsked(journal.game)[0] === CHANCE; index++) {
    const written = replayEntry(journal, { seat: 'chance', answer: committedAnswer(journal.game, secret, index) })
    if (!written.ok) throw new Error(`chance cannot answer: ${written.message}`)
    each(written.happened)
  }
}

export function toFile(journal: Journal, secret: Uint8Array): GameFile {
  const { rules, entries, game } = journal
  const over = rules.doors.isOver(game)
  const written = entries.map(({ seat, answer }) => (seat === 'chance' ? answer : ([seat, answer] as const)))
  return {
    format: 'tollan-game',
    formatVersion: 1,
    game: rules.game,
    rulesVersion: rules.version,
    options: rules.options,
    commitment: commitment(secret),
    ...(over ? { secret: toHex(secret) } : {}),
    entries: written,
    over,
    ...(journal.counter === entries.length ? {} : { counter: journal.counter }),
    hash: journalHash(journal),
    digest: digestOf(written),
  }
}

/** The text of a file: one entry per line, so that two files can be compared line by line. */
export function fileText({ entries, ...head }: GameFile): string {
  const fields = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  return `{\n${fields.join(',\n')},\n  "entries": [\n${entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]\n}\n`
}

const digestOf = (entries: GameFile['entries']): string => toHex(sha256(new TextEncoder().encode(JSON.stringify(entries))))

const bad = (message: string): Result<never> => fail('bad-file', message)

/** Reads the text of a game file; damaged files get a sentence, not a stack trace. */
export function parseFile(text: string): Result<{ file: GameFile }> {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch (error) {
    return bad(`this is no JSON (cut off or damaged): ${error instanceof Error ? error.message : String(error)}`)
  }
  if (typeof input !== 'object' || input === null) return bad('a game file is a JSON object')
  const file = input as Record<string, unknown>
  if (file['format'] !== 'tollan-game') return bad('the field "format" must be "tollan-game"')
  if (file['formatVersion'] !== 1) return bad(`format version ${JSON.stringify(file['formatVersion'])} is not known; known is 1`)
  for (const name of ['game', 'commitment', 'hash', 'digest']) if (typeof file[name] !== 'string') return bad(`the field "${name}" must be a text`)
  if (!Number.isInteger(file['rulesVersion'])) return bad('the field "rulesVersion" must be a whole number')
  if (typeof file['options'] !== 'object' || file['options'] === null) return bad('the field "options" is missing')
  if (typeof file['over'] !== 'boolean') return bad('the field "over" must be true or false')
  if (file['counter'] !== undefined && !Number.isInteger(file['counter'])) return bad('the field "counter" must be a whole number')
  if (!Array.isArray(file['entries'])) return bad('the field "entries" must be a list')
  for (const [i, entry] of file['entries'].entries()) {
    const pair = Array.isArray(entry) && entry.length === 2 && Number.isInteger(entry[0]) && typeof entry[1] === 'string'
    if (!pair && typeof entry !== 'string') return bad(`entry ${i + 1} must be [seat, answer] or the answer of chance`)
  }
  const secret = file['secret']
  if (secret !== undefined && (typeof secret !== 'string' || fromHex(secret) === null)) return bad(`${file['over'] === true ? 'a finished game must reveal its' : 'the'} "secret" in hex`)
  if (file['over'] && secret === undefined) return bad('a finished game must reveal its "secret"')
  return { ok: true, file: input as GameFile }
}

export const fileEntries = (file: GameFile): Entry[] =>
  file.entries.map((entry) => (typeof entry === 'string' ? { seat: 'chance', answer: entry } : { seat: entry[0], answer: entry[1] }))

/** The rules a file was played by. The definition must be of the file's version: each released one is kept. */
export function rulesOf<R extends Ruleset>(definition: GameDefinition<R>, file: GameFile): Result<{ rules: R }> {
  if (file.game !== definition.id) return bad(`this is a game of ${JSON.stringify(file.game)}, not of ${definition.id}`)
  if (file.rulesVersion !== definition.version)
    return fail('unknown-version', `the game was played by rules version ${file.rulesVersion}; version ${definition.version} is offered here`)
  return definition.compile({ ...file.options, edition: file.options.edition ?? FIRST_EDITION })
}

/** The game of a file, played again with every rule check. */
export function load<R extends Ruleset>(
  definition: GameDefinition<R>, file: GameFile, each?: (happened: Happened) => void,
): Result<{ journal: Journal<R> }> {
  const compiled = rulesOf(definition, file)
  const replayed = compiled.ok ? replay(compiled.rules, fileEntries(file), each) : compiled
  if (replayed.ok) countFrom(replayed.journal, file.counter ?? 0)
  return replayed
}

export interface Verified {
  /** The version of the rules it was played again by. */
  readonly version: number
  readonly entries: number
  readonly draws: number
  readonly hash: string
}

/** Plays a file again and checks every chance outcome against the commitment, and the final position. */
export function verify<R extends Ruleset>(definition: GameDefinition<R>, file: GameFile): Result<{ verified: Verified }> {
  const loaded = load(definition, file)
  if (!loaded.ok) return loaded
  const entries = fileEntries(file)
  if (file.secret !== undefined) {
    const secret = fromHex(file.secret)
    if (secret === null) return bad('the secret is not hex')
    if (commitment(secret) !== file.commitment) return bad('the secret does not match the commitment published at the start')
    const difference = firstFalseDraw(loaded.journal.rules, entries, secret)
    if (difference !== null) return bad(difference)
  }
  const { journal } = loaded
  if (journal.rules.doors.isOver(journal.game) !== file.over) return bad(`the file says the game is ${file.over ? '' : 'not '}over, but it is${file.over ? ' not' : ''}`)
  const found = journalHash(journal)
  if (found !== file.hash) return bad(`the final position has hash ${found}, the file says ${file.hash}`)
  if (digestOf(file.entries) !== file.digest) return bad('the entries are not those the digest was made of')
  return { ok: true, verified: { version: definition.version, entries: entries.length, draws: chanceEntries(entries), hash: found } }
}

function firstFalseDraw(rules: Ruleset, entries: readonly Entry[], secret: Uint8Array): string | null {
  const journal = openJournal(rules)
  let draws = 0
  for (const [i, entry] of entries.entries()) {
    if (entry.seat === 'chance') {
      const due = committedAnswer(journal.game, secret, draws++)
      if (due !== entry.answer) return `entry ${i + 1}: the secret gives ${due}, the file says ${entry.answer}`
    }
    replayEntry(journal, entry)
  }
  return null
}
