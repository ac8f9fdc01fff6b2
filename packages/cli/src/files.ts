// Game files on disk: one entry per line, so that two files can be compared line by line.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { engineFor } from '@tollan/engines'
import { type GameFile, type Journal, load, parseFile, type Ruleset } from '@tollan/kernel'
import { complain, FAILED, oneLine, told } from './complaint.ts'
import { gameNamed, type OfferedGame, ofVersion, type Text } from './games.ts'

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return complain(`cannot read ${path}: ${oneLine(error)}`)
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    complain(`cannot write ${path}: ${oneLine(error)}`)
  }
}

/** A folder and those it lies in, where they are not there yet. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    complain(`cannot make the folder ${path}: ${oneLine(error)}`)
  }
}

export function readJson(path: string): unknown {
  const text = readText(path)
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    return complain(`${path} is no JSON (cut off or damaged): ${oneLine(error)}`)
  }
}

export interface OpenedFile {
  readonly file: GameFile
  readonly game: OfferedGame
}

/** A game file and the game in the version it was begun with. */
export async function readGameFile(path: string): Promise<OpenedFile> {
  const parsed = parseFile(readText(path))
  if (!parsed.ok) return complain(`${path}: ${parsed.message}`)
  const { file } = parsed
  const game = gameNamed(file.game)
  const engine = await engineFor(file.game, file.rulesVersion)
  if (!engine.ok) return complain(`${path}: ${told(engine)}`, FAILED)
  return { file, game: ofVersion(game, engine.definition) }
}

export interface LoadedFile extends OpenedFile {
  readonly journal: Journal<Ruleset>
  readonly text: Text
}

/** A game file played again; the failure code is for files that are well formed but wrong. */
export async function loadGameFile(path: string, code: number): Promise<LoadedFile> {
  const { file, game } = await readGameFile(path)
  const loaded = load(game.definition, file)
  if (!loaded.ok) return complain(`${path}: ${told(loaded)}`, code)
  return { file, game, journal: loaded.journal, text: game.text(loaded.journal.rules) }
}
