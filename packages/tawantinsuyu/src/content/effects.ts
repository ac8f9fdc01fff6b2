// Short builders, so that a row of a table fits on a line.
import type { Cost, Effect, Good, Price, Size } from './vocabulary.ts'

export const gain = (what: Good, n: number): Effect => ({ do: 'gain', what, n })
export const vp = (n: number): Effect => ({ do: 'vp', n })
export const godCards = (n: number): Effect => ({ do: 'god-card', n })
export const armyCards = (n: number): Effect => ({ do: 'army-card', n })
export const train: Effect = { do: 'train' }
export const weavings = (n: number): Effect => ({ do: 'weaving', n })
export const nomads = (n: number): Effect => ({ do: 'nomad', n })
export const temple = (n: number): Effect => ({ do: 'temple', n })
export const renew = (n: number, what: 'any' | 'production' = 'any'): Effect => ({ do: 'renew', n, what })
export const building = (price: Price): Effect => ({ do: 'building', price })
export const statue = (price: Price, ...sizes: Size[]): Effect => ({ do: 'statue', price, sizes: sizes.length === 0 ? ['small', 'large'] : sizes })
export const steps = (price: Price): Effect => ({ do: 'steps', price })
export const pay = (cost: Cost, reward: Effect): Effect => ({ do: 'pay', cost, reward })
export const choose = (...of: Effect[]): Effect => ({ do: 'choose', of })
