// The modules and variants on offer, in the order they are applied.
import type { GameOptions, ModuleBook } from '@tollan/kernel'
import type { Parts } from '../rules.ts'
import { darkEclipse } from './dark-eclipse/index.ts'
import { draftVariant } from './draft/index.ts'
import { firstGameSetUp } from './first-game/index.ts'
import { obsidian } from './m06-obsidian/index.ts'
import { workforce } from './m10-workforce/index.ts'
import { alternativeMovement } from './ms1-direction/index.ts'
import { playerCounts } from './players/index.ts'
import { solo, soloSettings } from './solo/index.ts'

export interface TeoModuleBook extends ModuleBook<Parts> {
  /** Names of the settings that mean something with these options. */
  readonly settings: (options: GameOptions) => readonly string[]
}

export const moduleBook: TeoModuleBook = {
  modules: [...playerCounts, solo, firstGameSetUp, draftVariant, darkEclipse, obsidian, workforce, alternativeMovement],
  implied: (options) => (options.players === 1 ? ['solo'] : [`players-${options.players}`]),
  settings: (options) => (options.players === 1 ? soloSettings(options) : []),
}

/** What players may choose; the rest follows from the number of players. */
export const offered: readonly string[] = [firstGameSetUp.id, draftVariant.id, darkEclipse.id, obsidian.id, workforce.id, alternativeMovement.id]
