// Polish words with numbers.
import { count, list, type PluralForms } from '@tollan/kernel/words/pl'
import type { Cost } from '../../content/vocabulary.ts'

/** Goods behind a number; only the accusative of one is another word. */
const goods: Readonly<Record<string, PluralForms & { readonly paid?: string }>> = {
  potato: { one: 'ziemniak', few: 'ziemniaki', other: 'ziemniaków', paid: 'ziemniaka' },
  corn: { one: 'kukurydza', few: 'kukurydze', other: 'kukurydzy', paid: 'kukurydzę' },
  stone: { one: 'kamień', few: 'kamienie', other: 'kamieni' },
  gold: { one: 'złoto', other: 'złota' },
  food: { one: 'żywność', other: 'żywności' },
  vp: { other: 'PZ' },
}

/** "1 ziemniak", "2 kamienie" */
export const good = (what: string, n: number): string => count(n, goods[what] ?? { other: what })
/** What is paid or gained: "1 ziemniaka", "1 kukurydzę" */
export const goodPaid = (what: string, n: number): string => (n === 1 ? `1 ${goods[what]?.paid ?? goods[what]?.one ?? goods[what]?.other ?? what}` : good(what, n))
/** "za mało ziemniaków" */
export const goodsOf = (what: string): string => goods[what]?.other ?? what

const each =
  (say: (what: string, n: number) => string) =>
  (cost: Cost): string =>
    list(Object.entries(cost).flatMap(([what, n]) => (n === 0 ? [] : [say(what, n)])))

export const amounts = each(good)
export const amountsPaid = each(goodPaid)

/** "2 karty", and of gods or of the army behind it. */
export const cards = (n: number): string => count(n, { one: 'karta', few: 'karty', other: 'kart' })
/** Nominative: "2 Żołnierze" */
export const soldiers = (n: number): string => count(n, { one: 'Żołnierz', few: 'Żołnierze', other: 'Żołnierzy' })
/** Genitive and accusative: "1 Żołnierza", "2 Żołnierzy" */
export const ofSoldiers = (n: number): string => count(n, { one: 'Żołnierza', other: 'Żołnierzy' })
/** Nominative: "2 Robotnicy" */
export const workers = (n: number): string => count(n, { one: 'Robotnik', few: 'Robotnicy', other: 'Robotników' })
/** Genitive and accusative: "1 Robotnika", "2 Robotników" */
export const ofWorkers = (n: number): string => count(n, { one: 'Robotnika', other: 'Robotników' })
export const tasks = (n: number): string => count(n, { one: 'zadanie', few: 'zadania', other: 'zadań' })
export const spaces = (n: number): string => count(n, { one: 'pole', few: 'pola', other: 'pól' })
