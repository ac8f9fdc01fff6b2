// The twelve difficulty options: independent switches, off by default (TAW-SOLO-69 to -80).
import type { GameOptions } from '@tollan/kernel'
import { axomammaNumbers } from '../content/index.ts'
import type { Difficulty } from '../rules.ts'

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

interface Switch {
  readonly name: string
  readonly rule: string
  readonly makes: Partial<Difficulty>
}

const switches: readonly Switch[] = [
  // easier
  { name: 'no-personality', rule: 'TAW-SOLO-69', makes: { personality: false } },
  { name: 'building-costs-2-stone', rule: 'TAW-SOLO-70', makes: { buildingStone: 2 } },
  { name: 'worship-needs-2-statues', rule: 'TAW-SOLO-71', makes: { worshipStatues: 2 } },
  { name: 'no-second-conquest', rule: 'TAW-SOLO-72', makes: { secondConquest: false } },
  { name: 'no-army-card-without-workers', rule: 'TAW-SOLO-73', makes: { armyCardWithoutWorkers: false } },
  // harder
  { name: 'free-temple-step', rule: 'TAW-SOLO-74', makes: { freeTempleStep: true } },
  { name: 'equal-soldiers', rule: 'TAW-SOLO-75', makes: { equalSoldiers: true } },
  { name: 'conquest-discount', rule: 'TAW-SOLO-76', makes: { conquestDiscount: 1 } },
  { name: 'vp-per-priest-action', rule: 'TAW-SOLO-77', makes: { priestActionVp: 2 } },
  { name: 'vp-per-weaving', rule: 'TAW-SOLO-78', makes: { weavingVp: 2 } },
  { name: 'vp-without-workers', rule: 'TAW-SOLO-79', makes: { withoutWorkersVp: 2 } },
  { name: 'vp-per-resource', rule: 'TAW-SOLO-80', makes: { resourceVp: 1 } },
]

export const difficultySettings: readonly string[] = switches.map(({ name }) => name)

/** What the switches that are on make of the standard game. */
export const difficultyFor = ({ settings }: GameOptions): Difficulty =>
  switches.reduce((so, { name, makes }) => (settings[name] === 1 ? { ...so, ...makes } : so), standardDifficulty)

/** The refusal of a switch that is neither off nor on. */
export function badDifficulty({ settings }: GameOptions): readonly [string, string] | null {
  for (const { name, rule } of switches) {
    const value = settings[name] ?? 0
    if (value !== 0 && value !== 1) return [rule, `${name} is 0 (off) or 1 (on), not ${value}`]
  }
  return null
}
