// The main actions, by board.
import type { MainAction } from '../rules.ts'
import { ALCHEMY, CONSTRUCTION, DECORATIONS, DEPOSITS, FOREST, NOBLES, QUARRY } from '../state.ts'
import { alchemy } from './alchemy.ts'
import { construction } from './construction.ts'
import { decorations } from './decorations.ts'
import { harvest } from './harvest.ts'
import { nobles } from './nobles.ts'

export const mains: Readonly<Record<number, MainAction>> = {
  [FOREST]: harvest,
  [QUARRY]: harvest,
  [DEPOSITS]: harvest,
  [ALCHEMY]: alchemy,
  [NOBLES]: nobles,
  [DECORATIONS]: decorations,
  [CONSTRUCTION]: construction,
}
