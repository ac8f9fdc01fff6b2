// What the levels are called: known at home, where games are listed.
import type { SeatLevel } from '../../engine/thinking/protocol.ts'
import type { MessageKey } from '../../i18n/en.ts'

export const levelWords: Readonly<Record<SeatLevel, MessageKey>> = {
  visitor: 'level.visitor', apprentice: 'level.apprentice', builder: 'level.builder', priest: 'level.priest', ruler: 'level.ruler',
}

export const levelsInOrder = Object.keys(levelWords) as readonly SeatLevel[]

/** How strong a level is among the levels: "••···"; the fonts of the page have no circles. */
export const levelScale = (level: SeatLevel): string => levelsInOrder.map((_, i) => (i <= levelsInOrder.indexOf(level) ? '•' : '·')).join('')
