// The engine a game was begun with. New games begin with the present one; each released one is kept for ever.
import { fail, type GameDefinition, type Result } from '@tollan/kernel'
import { frozen } from './frozen.ts'

/** Rules meet only games compiled by their own definition: the cast forgets which. */
const anyGame = (definition: unknown): GameDefinition => definition as GameDefinition

const present: Readonly<Record<string, () => Promise<GameDefinition>>> = {
  teotihuacan: async () => anyGame((await import('@tollan/teotihuacan/definition')).teotihuacan),
  tawantinsuyu: async () => anyGame((await import('@tollan/tawantinsuyu/definition')).tawantinsuyu),
}

export { type Release, releases } from './releases.ts'
export const games: readonly string[] = Object.keys(present)

/** The present engine of a game, or the one with this version. */
export async function engineFor(game: string, version?: number): Promise<Result<{ definition: GameDefinition }>> {
  const load = Object.hasOwn(present, game) ? present[game] : undefined
  if (load === undefined) return fail('unknown-game', `there is no game ${JSON.stringify(game)}; known are ${games.join(', ')}`)
  const definition = await load()
  if (version === undefined || version === definition.version) return { ok: true, definition }
  const kept = frozen[`${game}-${version}`]
  if (kept === undefined) return fail('unknown-version', `the game was played by rules version ${version}; version ${definition.version} and older ones are kept here`)
  return { ok: true, definition: (await kept()).engine }
}
