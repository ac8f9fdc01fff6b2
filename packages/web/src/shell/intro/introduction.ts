// What is new with a module, in few points: shown once on a device, before the first question of a game with it.
import type { MessageKey } from '../../i18n/en.ts'
import type { Table } from '../table.svelte.ts'

export interface Introduction {
  readonly icon: string
  readonly title: MessageKey
  /** Three to five, each beside the icon the table has for it. */
  readonly points: readonly { readonly icon: string; readonly text: MessageKey }[]
  /** Where its rules begin. */
  readonly rule: string
}

/** Introductions of a game, by module or variant. */
export type Introductions = Readonly<Record<string, Introduction>>

const KEY = 'tollan-met'

function met(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  } catch {
    return [] // storage may be closed or spoilt: everything is new then
  }
}

const nameOf = (game: string, module: string): string => `${game}/${module}`

/** Modules of a game that have an introduction, in the order they are offered in. */
export const introduced = (all: Introductions, modules: readonly string[]): readonly string[] => Object.keys(all).filter((id) => modules.includes(id))

/** A table with anything to introduce. */
export const hasIntro = ({ look, options }: Pick<Table, 'look' | 'options'>): boolean => introduced(look.introductions ?? {}, options.modules).length > 0

/** Those among them this device has not met yet. */
export const newTo = (game: string, all: Introductions, modules: readonly string[]): readonly string[] => {
  const known = met()
  return introduced(all, modules).filter((module) => !known.includes(nameOf(game, module)))
}

export function meet(game: string, modules: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...met(), ...modules.map((module) => nameOf(game, module))])]))
  } catch {
    // a device that keeps nothing is told again
  }
}
