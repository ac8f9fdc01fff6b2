// Options of a game as they come from outside: shape only; what is known and legal is the game's to say.
import { fail, type Result } from './errors.ts'
import type { GameOptions } from './rules.ts'

/** The edition of files that name none: they are older than the first change of a printed value. */
export const FIRST_EDITION = 1

/** Options without corrections, and the corrections as they were given. `newest` is the edition where none is named. */
export function readOptions(input: unknown, newest: number): Result<{ options: GameOptions; edition: number; data: unknown }> {
  if (typeof input !== 'object' || input === null) return fail('malformed', 'options are an object { players, modules, settings, edition, data }')
  const { players, modules = [], settings = {}, edition = newest, data, ...rest } = input as Record<string, unknown>
  const [stray] = Object.keys(rest)
  if (stray !== undefined) return fail('unknown-option', `there is no option ${JSON.stringify(stray)}; known are players, modules, settings, edition, data`)
  if (typeof edition !== 'number' || !Number.isInteger(edition) || edition < FIRST_EDITION || edition > newest)
    return fail('unknown-option', `edition must be a whole number from ${FIRST_EDITION} to ${newest}`)
  if (typeof players !== 'number' || !Number.isInteger(players)) return fail('malformed', 'players must be a whole number')
  if (!Array.isArray(modules) || !modules.every((id) => typeof id === 'string')) return fail('malformed', 'modules must be a list of names')
  if (new Set(modules).size !== modules.length) return fail('malformed', 'modules names one twice')
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return fail('malformed', 'settings must be an object')
  for (const [name, value] of Object.entries(settings))
    if (typeof value !== 'number' || !Number.isInteger(value)) return fail('malformed', `setting ${JSON.stringify(name)} must be a whole number`)
  const options = { players, modules: [...modules].sort(), settings: settings as Record<string, number> }
  return { ok: true, options: edition === FIRST_EDITION ? options : { ...options, edition }, edition, data }
}
