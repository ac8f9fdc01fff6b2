// Points as the coach writes them.
import { currentLanguage } from '../../i18n/language.svelte.ts'

/** A difference with its sign. Some languages of `Intl` write a hyphen, which is shorter than a plus. */
export const signed = (points: number, signDisplay: 'exceptZero' | 'auto' = 'exceptZero'): string =>
  new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1, signDisplay }).format(points).replace('-', '−')
