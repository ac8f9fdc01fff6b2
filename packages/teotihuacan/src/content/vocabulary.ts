// The words content rows are written in. The engine runs them, the interface draws and phrases them, the AI reads them.

export type { Source } from '@tollan/kernel/data'

export type Temple = 'blue' | 'red' | 'green'
export type Resource = 'wood' | 'stone' | 'gold'
export type Good = 'cocoa' | Resource | 'obsidian'

/** What is paid; `any-resource` is paid in resources of the payer's choice (TEO-TERM-05). */
export type Cost = Readonly<Partial<Record<Good | 'any-resource', number>>>

/** A number printed on the tile, or read off the player at the moment the effect is resolved. */
export type Amount =
  | number
  | { readonly of: 'power'; readonly plus: number } // the power of the worshipping worker
  | { readonly least: readonly [Counter, { readonly of: 'power'; readonly plus: number }] } // the lower of the two

export type Counter = 'technologies' | 'pyramid-track' | 'avenue' | 'great-discovery-pairs'

export type Effect =
  | { readonly do: 'gain'; readonly what: Good | 'vp' | 'any-resource'; readonly n: Amount; readonly each?: number } // n * each
  | { readonly do: 'temple'; readonly which: Temple | 'any'; readonly n: number }
  | { readonly do: 'temples'; readonly steps: Readonly<Partial<Record<Temple | 'any', number>>> } // granted together, made in any order
  | { readonly do: 'avenue'; readonly n: number }
  | { readonly do: 'power-up'; readonly n: number; readonly scope: 'starting' | 'unlocked' }
  | { readonly do: 'technology' } // a free marker on the lowest-numbered technology not yet owned
  | { readonly do: 'discovery'; readonly great?: boolean } // the (great) discovery tile tied to a starting tile may be taken at its cost
  | { readonly do: 'fourth-worker' } // the worker of the ascension wheel enters play
  | { readonly do: 'all'; readonly of: readonly Effect[] }
  | { readonly do: 'repeat'; readonly upTo: Amount; readonly pay: Cost; readonly effect: Effect }
  | { readonly do: 'procedure'; readonly name: string; readonly n: number } // the rare odd one: called with seat, n, power
  | { readonly do: 'tile-power'; readonly power: TilePower; readonly boards?: readonly number[] } // changes a step in progress, perhaps only on some boards

/** Discovery tiles that change a step in progress instead of giving something. */
export type TilePower = 'mask' | 'double-move' | 'unlimited-move' | 'extra-worker' | 'ignore-cocoa' | 'double-harvest'

export const gain = (what: Good | 'vp' | 'any-resource', n: Amount, each = 1): Effect =>
  each === 1 ? { do: 'gain', what, n } : { do: 'gain', what, n, each }
export const temple = (which: Temple | 'any', n = 1): Effect => ({ do: 'temple', which, n })
export const avenue = (n = 1): Effect => ({ do: 'avenue', n })
export const powerUp = (n: number, scope: 'starting' | 'unlocked'): Effect => ({ do: 'power-up', n, scope })
export const all = (...of: Effect[]): Effect => ({ do: 'all', of })
export const repeat = (upTo: Amount, pay: Cost, effect: Effect): Effect => ({ do: 'repeat', upTo, pay, effect })
export const power = (plus = 0): Amount => ({ of: 'power', plus })
export const least = (counter: Counter, plus = 0): Amount => ({ least: [counter, { of: 'power', plus }] })
