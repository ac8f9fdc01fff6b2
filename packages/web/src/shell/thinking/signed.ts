// Points as the coach writes them.
import { currentLanguage } from '../../i18n/language.svelte.ts'
import { withMinus } from './point-numbers.ts'

/** A difference with its sign. */
export const signed = (points: number, signDisplay: 'exceptZero' | 'auto' = 'exceptZero'): string =>
  withMinus(new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1, signDisplay }).format(points))
