// Polish words with numbers.
import { count, list, plural, type PluralForms } from '@tollan/kernel/words/pl'
import type { Cost } from '../../content/vocabulary.ts'

/** Goods after a number, nominative and accusative alike; `many` is also the genitive after "tyle". */
const goods: Readonly<Record<string, PluralForms>> = {
  cocoa: { other: 'kakao' },
  wood: { one: 'drewno', other: 'drewna' },
  stone: { one: 'kamień', few: 'kamienie', other: 'kamieni' },
  gold: { one: 'złoto', other: 'złota' },
  obsidian: { one: 'obsydian', few: 'obsydiany', other: 'obsydianów' },
  'any-resource': { one: 'dowolny zasób', few: 'dowolne zasoby', other: 'dowolnych zasobów' },
  vp: { other: 'PZ' },
}

const formsOf = (what: string): PluralForms => goods[what] ?? { other: what }

export const good = (what: string, n: number): string => count(n, formsOf(what))
/** "kamienie" as in "2 kamienie" */
export const bareGood = (what: string, n: number): string => plural('pl', n, formsOf(what))
/** "kamieni" as in "tyle kamieni" */
export const goodsOf = (what: string): string => formsOf(what).other

export const amounts = (cost: Cost): string => list(Object.entries(cost).flatMap(([what, n]) => (n === 0 ? [] : [good(what, n)])))

/** "o 2 stopnie" */
export const steps = (n: number): string => count(n, { one: 'stopień', few: 'stopnie', other: 'stopni' })
/** "o 2 Plansze Akcji" */
export const boards = (n: number): string => count(n, { one: 'Planszę Akcji', few: 'Plansze Akcji', other: 'Plansz Akcji' })
/** Genitive and, above one, accusative: "1 robotnika", "2 robotników" */
export const ofWorkers = (n: number): string => count(n, { one: 'robotnika', other: 'robotników' })
