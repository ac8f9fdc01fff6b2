import { t } from '../i18n/language.svelte.ts'
import type { Table } from './table.svelte.ts'

/** Who must do what: the status line. */
export function sentenceOf(table: Table): string {
  if (table.scene.over) return t('table.over')
  return table.question === null ? t('table.waiting') : `${table.words.seat(table.scene.viewer)}: ${table.words.question(table.question.kind)}`
}
