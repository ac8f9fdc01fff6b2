import { t } from '../../i18n/language.svelte.ts'
import type { Table } from '../table.svelte.ts'

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** How a scoring of everybody is called; null is the final one. */
export const scoringTitle = (table: Table, number: number | null): string => (number === null ? t('scores.final') : t(table.look.telling.scoring.title, { number: ROMAN[number] ?? number }))
