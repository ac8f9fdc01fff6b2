// The modules and variants on offer, in the order they are applied.
import type { GameOptions, Module, ModuleBook } from '@tollan/kernel'
import type { Parts } from '../rules.ts'
import { darkEclipse } from './dark-eclipse/index.ts'
import { draftVariant } from './draft/index.ts'
import { firstGameSetUp } from './first-game/index.ts'
import { obsidian } from './m06-obsidian/index.ts'
import { mansion } from './m07-mansion/index.ts'
import { altars } from './m08-altars/index.ts'
import { empireSolo } from './m09-empire/bot.ts'
import { empire } from './m09-empire/index.ts'
import { workforce } from './m10-workforce/index.ts'
import { alternativeMovement } from './ms1-direction/index.ts'
import { fewerWarriorsForFive, fewerWarriorsWithWorkforce } from './pairs/five-m09.ts'
import { shamanInTheMansion } from './pairs/m07-m08.ts'
import { commonWorkerInTheMansion } from './pairs/m07-m10.ts'
import { playerCounts } from './players/index.ts'
import { solo, soloSettings } from './solo/index.ts'

export interface TeoModuleBook extends ModuleBook<Parts> {
  /** Names of the settings that mean something with these options. */
  readonly settings: (options: GameOptions) => readonly string[]
}

/** What players may choose; the rest follows from the number of players. */
const choices: readonly Module<Parts>[] = [
  firstGameSetUp,
  draftVariant,
  darkEclipse,
  obsidian,
  mansion,
  altars,
  empire,
  workforce,
  alternativeMovement,
]

/** What two modules do to each other. */
const pairs: readonly Module<Parts>[] = [shamanInTheMansion, commonWorkerInTheMansion, fewerWarriorsForFive, fewerWarriorsWithWorkforce, empireSolo]

export const moduleBook: TeoModuleBook = {
  modules: [...playerCounts, solo, ...choices, ...pairs],
  implied: (options) => (options.players === 1 ? ['solo'] : [`players-${options.players}`]),
  settings: (options) => (options.players === 1 ? soloSettings(options) : []),
}

export const offered: readonly string[] = choices.map((module) => module.id)
