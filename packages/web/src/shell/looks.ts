// The games of the application. What can be set up is known at once; the table of a game is fetched when one is opened.
import { offer as tawantinsuyu } from '../games/tawantinsuyu/offer.ts'
import { offer as teotihuacan } from '../games/teotihuacan/offer.ts'
import { addMessages } from '../i18n/language.svelte.ts'
import type { GameLook } from './look.ts'
import type { GameOffer } from './offer.ts'
import { addSprite } from './sprite.ts'

/** A look meets only tableaus of its own game: the cast forgets which. */
const anyLook = <T>(look: GameLook<T>): GameLook => look as unknown as GameLook

interface Known {
  readonly offer: GameOffer
  readonly look: () => Promise<GameLook>
}

const games: readonly Known[] = [
  { offer: teotihuacan, look: async () => anyLook((await import('../games/teotihuacan/look.ts')).look) },
  { offer: tawantinsuyu, look: async () => anyLook((await import('../games/tawantinsuyu/look.ts')).look) },
]

export const offers: readonly GameOffer[] = games.map(({ offer }) => offer)

export const offerOf = (game: string): GameOffer | undefined => offers.find(({ id }) => id === game)

export async function lookOf(game: string): Promise<GameLook> {
  const known = games.find(({ offer }) => offer.id === game)
  if (known === undefined) throw new Error(`there is no game ${JSON.stringify(game)}`)
  const look = await known.look()
  addSprite(look.sprite)
  await addMessages(look.messages)
  return look
}
