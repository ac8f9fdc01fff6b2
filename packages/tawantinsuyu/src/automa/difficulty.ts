// What the twelve difficulty options make of Axomamma (TAW-SOLO-69 to -80).
import type { GameOptions } from '@tollan/kernel'
import { axomammaNumbers } from '../content/index.ts'
import type { Difficulty } from '../rules.ts'
import { type DifficultyOption, difficultyOptions } from './difficulty-options.ts'

export const standardDifficulty: Difficulty = {
  personality: true,
  buildingStone: axomammaNumbers.buildingStone,
  worshipStatues: axomammaNumbers.worshipStatues,
  secondConquest: true,
  armyCardWithoutWorkers: true,
  freeTempleStep: false,
  equalSoldiers: false,
  conquestDiscount: 0,
  priestActionVp: 0,
  weavingVp: axomammaNumbers.feastVpPerWeaving,
  withoutWorkersVp: 0,
  resourceVp: 0,
}

const makes: Readonly<Record<DifficultyOption, Partial<Difficulty>>> = {
  'no-personality': { personality: false },
  'building-costs-2-stone': { buildingStone: 2 },
  'worship-needs-2-statues': { worshipStatues: 2 },
  'no-second-conquest': { secondConquest: false },
  'no-army-card-without-workers': { armyCardWithoutWorkers: false },
  'free-temple-step': { freeTempleStep: true },
  'equal-soldiers': { equalSoldiers: true },
  'conquest-discount': { conquestDiscount: 1 },
  'vp-per-priest-action': { priestActionVp: 2 },
  'vp-per-weaving': { weavingVp: 2 },
  'vp-without-workers': { withoutWorkersVp: 2 },
  'vp-per-resource': { resourceVp: 1 },
}

export const difficultySettings: readonly string[] = difficultyOptions.map(({ id }) => id)

/** What the switches that are on make of the standard game. */
export const difficultyFor = ({ settings }: GameOptions): Difficulty =>
  difficultyOptions.reduce((so, { id }) => (settings[id] === 1 ? { ...so, ...makes[id] } : so), standardDifficulty)

/** The refusal of a switch that is neither off nor on. */
export function badDifficulty({ settings }: GameOptions): readonly [string, string] | null {
  for (const { id, rule } of difficultyOptions) {
    const value = settings[id] ?? 0
    if (value !== 0 && value !== 1) return [rule, `${id} is 0 (off) or 1 (on), not ${value}`]
  }
  return null
}
