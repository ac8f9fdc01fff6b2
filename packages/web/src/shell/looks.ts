// The games that can be shown. Each is fetched when one of its games is opened.
import type { GameLook } from './look.ts'

/** A look meets only tableaus of its own game: the cast forgets which. */
const anyLook = <T>(look: GameLook<T>): GameLook => look as unknown as GameLook

const looks: Readonly<Record<string, () => Promise<GameLook>>> = {
  teotihuacan: async () => anyLook((await import('../games/teotihuacan/look.ts')).look),
}

export async function lookOf(game: string): Promise<GameLook> {
  const load = Object.hasOwn(looks, game) ? looks[game] : undefined
  if (load === undefined) throw new Error(`there is no game ${JSON.stringify(game)}`)
  return load()
}
