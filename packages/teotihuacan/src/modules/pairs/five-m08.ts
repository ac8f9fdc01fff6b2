// Five players with Altars and Shamans: as many tiles on an altar as players, as for the others (M8-05).
import type { Source } from '../../content/vocabulary.ts'

/** The book names 2, 3 and 4 players. */
export const tilesForFiveSource: Source = 'reconstructed'
