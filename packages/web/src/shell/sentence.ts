import { t } from '../i18n/language.svelte.ts'
import type { Table } from './table.svelte.ts'

/** Who has won a game that is over, in words; the engine has told it, ties and all. */
export function wonBy(table: Table): string {
  const won = table.told.at(-1)?.events.find((event) => table.look.telling.finalPlace(event) === 1)
  return won?.seat === undefined ? '' : t('table.won', { name: table.words.seat(won.seat) })
}

/** Who must do what: the status line. */
export function sentenceOf(table: Table): string {
  if (table.scene.over) return [t('table.over'), wonBy(table)].filter((part) => part !== '').join('. ')
  return table.question === null ? t('table.waiting') : `${table.words.seat(table.scene.viewer)}: ${table.words.question(table.question.kind)}`
}
