// The words content rows are written in. The engine runs them, the interface draws and phrases them.

export type Good = 'potato' | 'corn' | 'stone' | 'gold'
/** A price; `food` is any mix of potatoes and corn (TAW-RES-02). */
export type Cost = Readonly<Partial<Record<Good | 'food', number>>>
/** What a piece costs when an effect gives it: its printed price, nothing, or the price named. */
export type Price = 'printed' | 'free' | Cost
export type Size = 'small' | 'large'

export type TaskId =
  | 'gather-potato' | 'gather-corn' | 'gather-stone' | 'gather-gold' | 'buy-weavings' | 'build-statue' | 'build-steps' | 'construct-building'
  | 'train' | 'produce-once' | 'merchant'

export type Effect =
  | { readonly do: 'gain'; readonly what: Good; readonly n: number }
  | { readonly do: 'vp'; readonly n: number }
  | { readonly do: 'god-card'; readonly n: number }
  | { readonly do: 'army-card'; readonly n: number }
  | { readonly do: 'train' }
  | { readonly do: 'weaving'; readonly n: number }
  | { readonly do: 'nomad'; readonly n: number }
  | { readonly do: 'temple'; readonly n: number }
  /** Turn up to n face-down pieces face-up for free; `production` leaves Army cards out. */
  | { readonly do: 'renew'; readonly n: number; readonly what: 'any' | 'production' }
  | { readonly do: 'building'; readonly price: Price }
  | { readonly do: 'statue'; readonly sizes: readonly Size[]; readonly price: Price }
  | { readonly do: 'steps'; readonly price: Price }
  | { readonly do: 'pay'; readonly cost: Cost; readonly reward: Effect }
  | { readonly do: 'choose'; readonly of: readonly Effect[] }
  /** A task icon, performed with its normal cost (TAW-GOD-06). */
  | { readonly do: 'task'; readonly task: TaskId }

export type { Source } from '@tollan/kernel/data'
