// Polish words with numbers, and lists.
import type { Cost } from '../../content/vocabulary.ts'
import { type PluralForms, plural } from '../plural.ts'

/** "2 robotnicy": the number and the form that goes with it. */
export const count = (n: number, forms: PluralForms): string => `${n} ${plural('pl', n, forms)}`

const joined = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`

/** "a, b i c" */
export const list = (parts: readonly string[]): string => joined(parts, 'i')
/** "a, b lub c" */
export const either = (parts: readonly string[]): string => joined(parts, 'lub')

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
