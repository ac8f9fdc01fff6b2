import { t } from '../../i18n/language.svelte.ts'
import type { Table } from '../table.svelte.ts'

/** The turn an entry belongs to, as the log heads it. */
export function whoseTurn({ told, words }: Pick<Table, 'told' | 'words'>, entry: number): string {
  const at = told[entry]
  if (at === undefined || at.turn === 0) return t('table.nobody')
  return at.owner < 0 ? t('log.between') : t('log.turn', { turn: at.turn, name: words.seat(at.owner) })
}
