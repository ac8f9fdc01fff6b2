// Written by `tollan freeze`: one line for each released engine. Lines are only ever added.
import type { GameDefinition } from '@tollan/kernel'

export const frozen: Readonly<Record<string, () => Promise<{ readonly engine: GameDefinition }>>> = {
  'teotihuacan-1': () => import('../frozen/teotihuacan-1.js'),
  'tawantinsuyu-1': () => import('../frozen/tawantinsuyu-1.js'),
  'tawantinsuyu-2': () => import('../frozen/tawantinsuyu-2.js'),
  'teotihuacan-2': () => import('../frozen/teotihuacan-2.js'),
  'teotihuacan-3': () => import('../frozen/teotihuacan-3.js'),
  'tawantinsuyu-3': () => import('../frozen/tawantinsuyu-3.js'),
}
