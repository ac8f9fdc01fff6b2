// What a player that thinks wants, in one line.
import type { GivenStep } from '../../engine/protocol.ts'
import { t } from '../../i18n/language.svelte.ts'
import type { Table } from '../table.svelte.ts'
import { stepsInWords } from './steps-in-words.ts'
import type { Plan } from './thinking.svelte.ts'

/** More steps than these are details. */
const MOST_STEPS = 4

/** Empty where nothing of it may be told. */
export function planWords(table: Pick<Table, 'look' | 'wordsAt'>, given: readonly GivenStep[], expected: Plan['expected']): string {
  const steps = stepsInWords(table, given).slice(0, MOST_STEPS).join(' – ')
  const n = expected === null ? null : Math.round(expected.own)
  if (steps === '') return n === null ? '' : t('thinking.expects', { n })
  return n === null ? t('thinking.wants', { steps }) : t('thinking.plan', { steps, n })
}
