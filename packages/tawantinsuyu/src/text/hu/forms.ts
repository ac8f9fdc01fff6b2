// Case forms of names: what no rule of grammar gives.
import { objects } from '@tollan/kernel/words/hu'

/** "kis szobrot (spirál)", "7. szőttest (kondorminta; arany | kő)" */
export const object = objects({ épület: 'épületet', szobor: 'szobrot', pap: 'papot' })

/** Case forms of the goods: what is gained or paid, what something is paid with, what something is changed into, what is one's own. */
const goodForms: Readonly<Record<string, { readonly object: string; readonly price: string; readonly into: string; readonly yours: string }>> = {
  potato: { object: 'burgonyát', price: 'burgonyáért', into: 'burgonyára', yours: 'burgonyád' },
  corn: { object: 'kukoricát', price: 'kukoricáért', into: 'kukoricára', yours: 'kukoricád' },
  stone: { object: 'követ', price: 'kőért', into: 'kőre', yours: 'köved' },
  gold: { object: 'aranyat', price: 'aranyért', into: 'aranyra', yours: 'aranyad' },
  food: { object: 'élelmet', price: 'élelemért', into: 'élelemre', yours: 'élelmed' },
}

export const goodObject = (what: string): string => goodForms[what]?.object ?? what
export const goodPrice = (what: string): string => goodForms[what]?.price ?? what
export const yours = (what: string): string => goodForms[what]?.yours ?? what

/** "stone-for-gold" of Z15: gold counts single, stone and corn in pairs. */
export function exchange(way: string): string {
  const [from = '', to = ''] = way.split('-for-')
  const n = (what: string): number => (what === 'gold' ? 1 : 2)
  return `${n(from)} ${goodObject(from)} ${n(to)} ${goodForms[to]?.into ?? to}`
}

/** To a space or section: "2/A mezőre (felső terasz)", "3. szektorba". */
export const to = (name: string): string => name.replace(/mező(?= \(|$)/, 'mezőre').replace(/szektor$/, 'szektorba')

/** At an end of the Village: "burgonyavégen". */
export const atEnd = (name: string): string => `${name}en`
