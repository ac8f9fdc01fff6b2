import { t } from '../i18n/language.svelte.ts'
import type { SavedGame } from './store.ts'

/** "Teotihuacan, solo" */
export function gameTitle({ game, options }: Pick<SavedGame, 'game' | 'options'>): string {
  const name = game === 'teotihuacan' ? t('game.teotihuacan') : game
  return options.players === 1 ? t('title.solo', { game: name }) : t('title.players', { game: name, n: options.players })
}
