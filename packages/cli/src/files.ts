// Game files on disk: one entry per line, so that two files can be compared line by line.
import { readFileSync, writeFileSync } from 'node:fs'
import { type GameFile, type Journal, load, parseFile, type Ruleset } from '@tollan/kernel'
import { complain, oneLine, told } from './complaint.ts'
import { gameNamed, type OfferedGame, type Text } from './games.ts'

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

export function readJson(path: string): unknown {
  const text = readText(path)
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    return complain(`${path} is no JSON (cut off or damaged): ${oneLine(error)}`)
  }
}

export function fileText(file: GameFile): string {
  const { entries, ...head } = file
  const fields = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  return `{\n${fields.join(',\n')},\n  "entries": [\n${entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]\n}\n`
}

export interface OpenedFile {
  readonly file: GameFile
  readonly game: OfferedGame
}

export function readGameFile(path: string): OpenedFile {
  const parsed = parseFile(readText(path))
  if (!parsed.ok) return complain(`${path}: ${parsed.message}`)
  return { file: parsed.file, game: gameNamed(parsed.file.game) }
}

export interface LoadedFile extends OpenedFile {
  readonly journal: Journal<Ruleset>
  readonly text: Text
}

/** A game file played again; the failure code is for files that are well formed but wrong. */
export function loadGameFile(path: string, code: number): LoadedFile {
  const { file, game } = readGameFile(path)
  const loaded = load(game.definition, file)
  if (!loaded.ok) return complain(`${path}: ${told(loaded)}`, code)
  return { file, game, journal: loaded.journal, text: game.text(loaded.journal.rules) }
}
