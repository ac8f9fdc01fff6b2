// Printed numbers: costs, set-up, High Priest actions, Feast, final scoring.
import { type God, gods } from './gods.ts'
import type { Cost, Source } from './vocabulary.ts'

export interface SetupRow {
  readonly removedPerRole: number
  readonly village: number
  readonly nomads: number
  readonly offer: number
  /** God cards drawn at a Feast, from the fewest VP to the most (TAW-FEAST-25). */
  readonly feastDraw: readonly number[]
}

export const setupSource: Source = 'rulebook'
export const areaSizesSource: Source = 'reconstructed'
/** By number of players; the solo game uses the row of two (TAW-SETUP-01). Village and Nomads are reconstructed. */
export const setupRows: Readonly<Record<2 | 3 | 4, SetupRow>> = {
  2: { removedPerRole: 1, village: 6, nomads: 3, offer: 3, feastDraw: [2, 1] },
  3: { removedPerRole: 2, village: 7, nomads: 4, offer: 4, feastDraw: [2, 2, 1] },
  4: { removedPerRole: 0, village: 9, nomads: 5, offer: 5, feastDraw: [2, 2, 1, 1] },
}

export const numbersSource: Source = 'rulebook'
/** The VP of Z07: its text has lost the number. */
export const ownStepVpSource: Source = 'reconstructed'
export const numbers = {
  startVp: 10,
  startStone: 2,
  dealt: 8,
  kept: 3,
  startingWorkers: 2,
  startingBagPerRole: 2,
  marketPerKind: 2,
  stepMarkers: 5,
  conquestMarkers: 10,
  mostWorkers: 2,
  // placement (TAW-PLACE-05 to -13)
  travel: [0, 1, 3],
  descent: [0, 2, 5],
  stepDiscount: 2,
  stepUserVp: 1,
  ownStepVp: 1, // Z07, reconstructed
  courierDiscount: 1,
  // Stairs and Statues
  stepsVp: 4,
  stepsCorn: 1,
  stepsPotato: 2,
  upperOwnerVp: 2,
  statueVp: [3, 9], // small, large
  // Weavings
  drawn: 3,
  drawnWithZ08: 5,
  cornFor: [0, 1, 3, 6],
  cornForOthers: 3,
  // High Priest
  goldInstead: 1,
  worshipSteps: [1, 3], // small, large
  offeringCorn: [2, 4, 6],
  offeringCornOthers: 3,
  renewFree: 1,
  freeArmyCards: 1,
  pray: 2,
  // Feast
  feastVp: [1, 2, 4],
  feasts: 3,
  upkeepVp: 2,
  feastCards: 3,
  // final scoring
  tapestryVp: [0, 0, 1, 3, 6, 10, 15, 21],
  buildingVp: 2,
  godCardVp: 1,
  armyCardVp: 1,
  workerVp: 1,
  goldVp: 1,
} as const

export const statuesPerGodSource: Source = 'community'
/** Statues of one god (TAW-COMP-08). */
export interface StatueRow {
  readonly id: God
  readonly small: number
  readonly large: number
}
/** In the order of the gods. */
export const statueRows: readonly StatueRow[] = gods.map((id) => ({ id, small: 2, large: 1 }))

export const costsSource: Source = 'rulebook'
export const stepsCost: Cost = { stone: 3 }
export const statueCosts: Readonly<Record<'small' | 'large', Cost>> = { small: { stone: 3 }, large: { stone: 3, gold: 2 } }

export const priestActionsSource: Source = 'rulebook'
export const priestActions = ['produce', 'worship', 'offering', 'conquer', 'renew'] as const
export type PriestAction = (typeof priestActions)[number]

export const coricanchaSource: Source = 'reconstructed'
/** The ring clockwise: with orientation r the action of section s is order[(s + r) mod 5] (TAW-DATA-06). Reconstructed. */
export const coricancha: { readonly order: readonly PriestAction[]; readonly printedOrientation: number } = {
  order: ['produce', 'worship', 'offering', 'conquer', 'renew'],
  printedOrientation: 0,
}
