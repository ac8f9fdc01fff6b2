// What can be changed about Teotibot (TEO-SOLO-74 to -79, and what modules add). Data only: pages read it before a game is set up.
import { teotibot } from '../../automa/tables.ts'

export interface Difficulty {
  /** The changes allowed, weakest bot first; 0 is the printed value. */
  readonly deltas: readonly number[]
  /** The printed value that is changed. */
  readonly printed: number
  readonly rule: string
  /** Counts only when this module is played. */
  readonly module?: string
}

const { setup, cocoaExchange, worshipSteps, finalScoring } = teotibot
const one = [-1, 0, 1]
const two = [-2, -1, 0, 1, 2]
const power = (worker: number): number => setup.workers[worker]?.power ?? 0

export const difficulty: Readonly<Record<string, Difficulty>> = {
  'bot-worker-1': { deltas: one, printed: power(0), rule: 'TEO-SOLO-74' },
  'bot-worker-2': { deltas: one, printed: power(1), rule: 'TEO-SOLO-74' },
  'bot-worker-3': { deltas: one, printed: power(2), rule: 'TEO-SOLO-74' },
  'bot-gold': { deltas: one, printed: setup.goods.gold ?? 0, rule: 'TEO-SOLO-75' },
  'bot-stone': { deltas: one, printed: setup.goods.stone ?? 0, rule: 'TEO-SOLO-75' },
  'bot-wood': { deltas: one, printed: setup.goods.wood ?? 0, rule: 'TEO-SOLO-75' },
  'bot-cocoa-vp': { deltas: two, printed: cocoaExchange.vp, rule: 'TEO-SOLO-76' },
  'bot-worship-steps': { deltas: one, printed: worshipSteps.temple, rule: 'TEO-SOLO-77' },
  'bot-bonus-vp': { deltas: [-10, -5, 0, 5, 10], printed: finalScoring.vpPerTempleBonus, rule: 'TEO-SOLO-78' },
  'bot-technology-vp': { deltas: two, printed: finalScoring.vpPerTechnology, rule: 'TEO-SOLO-79' },
  'bot-obsidian': { deltas: [0, 1], printed: 0, rule: 'M6-20', module: 'm6' },
  'bot-altar-obsidian': { deltas: [0, 1], printed: 0, rule: 'M8-31', module: 'm8' },
  'bot-mansion-free': { deltas: [0, 1], printed: 0, rule: 'M7-28', module: 'm7' },
}
