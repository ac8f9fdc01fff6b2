import { t } from '../i18n/language.svelte.ts'
import { offerOf } from './looks.ts'
import type { SavedGame } from './store.ts'

/** "Teotihuacan, solo" */
export function gameTitle({ game, options, demo }: Pick<SavedGame, 'game' | 'options' | 'demo'>): string {
  const offer = offerOf(game)
  const name = offer === undefined ? game : t(offer.title)
  if (demo === true) return t('title.demo', { game: name })
  return options.players === 1 ? t('title.solo', { game: name }) : t('title.players', { game: name, n: options.players })
}

/** Names of seats as home tells them: chosen ones, else the automa's, else a number. */
export function seatNames({ game, options, points, plates }: Pick<SavedGame, 'game' | 'options' | 'points' | 'plates'>): readonly string[] {
  const offer = offerOf(game)
  return points.map((_, seat) => {
    if (seat >= options.players && offer !== undefined) return t(offer.automa)
    return plates?.[seat]?.name || t('seat.player', { n: seat + 1 })
  })
}
