// Case forms of names: what no rule of grammar gives.
import { objects, the } from '@tollan/kernel/words/hu'

/** "3-as technológiát", "7-es kezdőlapkát (Erdő és Díszek)" */
export const object = objects({ maszk: 'maszkot' })

/** Case forms of the goods: what is gained or paid, what something is paid with, what is saved. */
const goodForms: Readonly<Record<string, { readonly object: string; readonly price: string; readonly by: string }>> = {
  cocoa: { object: 'kakaót', price: 'kakaóért', by: 'kakaóval' },
  wood: { object: 'fát', price: 'fáért', by: 'fával' },
  stone: { object: 'követ', price: 'kőért', by: 'kővel' },
  gold: { object: 'aranyat', price: 'aranyért', by: 'arannyal' },
  obsidian: { object: 'obszidiánt', price: 'obszidiánért', by: 'obszidiánnal' },
  'any-resource': { object: 'tetszőleges nyersanyagot', price: 'tetszőleges nyersanyagért', by: 'tetszőleges nyersanyaggal' },
}

export const goodObject = (what: string): string => goodForms[what]?.object ?? what
export const goodPrice = (what: string): string => goodForms[what]?.price ?? what
export const goodBy = (what: string): string => goodForms[what]?.by ?? what

/** By name: at a board and to it. */
const boardForms: Readonly<Record<string, { readonly at: string; readonly to: string }>> = {
  Palota: { at: 'a Palotában', to: 'a Palotába' },
  Rezidencia: { at: 'a Rezidencián', to: 'a Rezidenciára' },
  Erdő: { at: 'az Erdőben', to: 'az Erdőbe' },
  Kőfejtő: { at: 'a Kőfejtőben', to: 'a Kőfejtőbe' },
  Aranyraktár: { at: 'az Aranyraktárban', to: 'az Aranyraktárba' },
  Alkímia: { at: 'az Alkímiánál', to: 'az Alkímiához' },
  Nemesek: { at: 'a Nemeseknél', to: 'a Nemesekhez' },
  Hódítás: { at: 'a Hódításnál', to: 'a Hódításhoz' },
  Díszek: { at: 'a Díszeknél', to: 'a Díszekhez' },
  Építkezés: { at: 'az Építkezésen', to: 'az Építkezésre' },
}

export const atBoard = (name: string): string => boardForms[name]?.at ?? `${the(name)} akciótáblán`
export const toBoard = (name: string): string => boardForms[name]?.to ?? `${the(name)} akciótáblára`

/** "region-3" is the third region. */
const regionNumber = (id: string): string => `${id.slice(id.indexOf('-') + 1)}. régió`
export const region = (id: string): string => (id === 'teotihuacan' ? 'Teotihuacan' : regionNumber(id))
export const inRegion = (id: string): string => (id === 'teotihuacan' ? 'Teotihuacanban' : the(`${regionNumber(id)}ban`))
export const intoRegion = (id: string): string => (id === 'teotihuacan' ? 'Teotihuacanba' : the(`${regionNumber(id)}ba`))
export const fromRegion = (id: string): string => (id === 'teotihuacan' ? 'Teotihuacanból' : the(`${regionNumber(id)}ból`))
