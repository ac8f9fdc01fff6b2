// How far a saved game is, in words.
import type { t } from '../../i18n/language.svelte.ts'
import type { ListedGame } from '../store.ts'

/** Of a game that is over its card says so already. Records from before there was `progress` know their round. */
export function howFar({ over, progress, round }: Pick<ListedGame, 'over' | 'progress' | 'round'>, say: typeof t): string {
  const n = progress?.n ?? round ?? 0
  if (over) return ''
  if (n === 0) return say('table.nobody')
  if (progress === undefined) return say('home.round', { n })
  return progress.of === 0 ? '' : say('home.progress', { n, of: progress.of })
}
