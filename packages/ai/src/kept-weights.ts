// The trained networks that come with the players, fetched one by one when they are needed.
import type { WeightsFile } from './net/weights.ts'

const kept: Readonly<Record<string, () => Promise<{ readonly default: WeightsFile }>>> = {
  'teotihuacan-early': () => import('../weights/teotihuacan-early.json', { with: { type: 'json' } }),
  teotihuacan: () => import('../weights/teotihuacan.json', { with: { type: 'json' } }),
  'tawantinsuyu-solo-early': () => import('../weights/tawantinsuyu-solo-early.json', { with: { type: 'json' } }),
  'tawantinsuyu-solo': () => import('../weights/tawantinsuyu-solo.json', { with: { type: 'json' } }),
  'tawantinsuyu-early': () => import('../weights/tawantinsuyu-early.json', { with: { type: 'json' } }),
  tawantinsuyu: () => import('../weights/tawantinsuyu.json', { with: { type: 'json' } }),
}

export const keptWeights = async (name: string): Promise<WeightsFile | null> => (await kept[name]?.())?.default ?? null
