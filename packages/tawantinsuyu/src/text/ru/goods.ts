// Goods with their numbers.
import { count, list } from '@tollan/kernel/words/ru'
import type { Cost } from '../../content/vocabulary.ts'

/** 1 камень, 2 камня, 5 камней; then what is not enough: "не хватает камня". */
const forms: Readonly<Record<string, readonly [one: string, few: string, many: string, lacking: string]>> = {
  potato: ['картофель', 'картофеля', 'картофеля', 'картофеля'],
  corn: ['кукуруза', 'кукурузы', 'кукурузы', 'кукурузы'],
  stone: ['камень', 'камня', 'камней', 'камня'],
  gold: ['золото', 'золота', 'золота', 'золота'],
  food: ['еда', 'еды', 'еды', 'еды'],
}

const formsOf = (what: string): readonly [string, string, string, string] => forms[what] ?? [what, what, what, what]

/** "1 кукуруза" */
export function good(what: string, n: number): string {
  const [one, few, many] = formsOf(what)
  return count(n, one, few, many)
}

/** What is gained or paid: "1 кукурузу". */
export function goodPaid(what: string, n: number): string {
  const [one, few, many] = formsOf(what)
  return count(n, one.replace(/а$/, 'у'), few, many)
}

/** "не хватает кукурузы" */
export const lackOf = (what: string): string => formsOf(what)[3]

const listed = (of: (what: string, n: number) => string) => (cost: Cost): string => list(Object.entries(cost).flatMap(([what, n]) => (n === 0 ? [] : [of(what, n)])))

export const amounts = listed(good)
export const amountsPaid = listed(goodPaid)

/** "2-potato+1-gold" */
export const packed = (goods: string): string =>
  list(
    goods.split('+').map((part) => {
      const [n = '', what = ''] = part.split('-')
      return goodPaid(what, Number(n))
    }),
  )

/** "stone-for-gold" of Z15: gold counts single, stone and corn in pairs. */
export const exchange = (way: string): string =>
  way
    .split('-for-')
    .map((what) => goodPaid(what, what === 'gold' ? 1 : 2))
    .join(' на ')
