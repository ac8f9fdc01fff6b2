// Workforce: the numbers of the module.
import type { Source } from '../../content/vocabulary.ts'

/** Players the module is for (M10-01). */
export type WorkforcePlayers = 2 | 3 | 4 | 5

export interface WorkforceTable {
  readonly source: Source
  readonly commonWorkers: number
  /** Starting tiles that say where the common workers stand (M10-09). */
  readonly tilesForCommonWorkers: number
  readonly startingWorkers: number
  readonly neutralWorkersPerColour: number
  /** Every unused colour of five (M10-06); the book names no numbers. */
  readonly neutralColours: Readonly<Record<WorkforcePlayers, number>>
  readonly neutralColoursSource: Source
  /** Power of the single worker a common worker stands for where no own one is (M10-18). */
  readonly powerAlone: number
}

export const workforceTable: WorkforceTable = {
  source: 'rulebook',
  commonWorkers: 3,
  tilesForCommonWorkers: 2,
  startingWorkers: 2,
  neutralWorkersPerColour: 2,
  neutralColours: { 2: 3, 3: 2, 4: 1, 5: 0 },
  neutralColoursSource: 'reconstructed',
  powerAlone: 3,
}
