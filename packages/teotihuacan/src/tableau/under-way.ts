// Pieces a person has already chosen in the action under way: the interface shows them in place before they are laid.
import { BELOW, PROCEDURE, STEP, SUSPENDED, TOP } from '@tollan/kernel'
import { constructionLocals as C } from '../actions/construction.ts'
import { decorationLocals as D } from '../actions/decorations.ts'
import { worshipLocals as W } from '../actions/worship.ts'
import { spaceNames, turnNames } from '../answers.ts'
import { decorationTiles, pyramidSlots, pyramidTiles } from '../content/index.ts'
import type { P } from '../rules.ts'

export interface UnderWay {
  readonly action: 'construction' | 'decorations'
  /** The tile chosen, and where it goes. */
  readonly tile: string | null
  readonly slot: string | null
  /** How it is turned: 0, 90, 180 or 270. */
  readonly turned: string | null
  /** Tiles built in this action so far. */
  readonly placed: number
}

/** The worship space whose worship is under way. */
export function worshipUnderWay(g: P): string | null {
  const { s, rules } = g
  for (let f = s[TOP]; f !== 0; f = s[f + BELOW]) if (rules.procedures[s[f + PROCEDURE]].name === 'worship') return spaceNames[s[f + W.space]] ?? null
  return null
}

/** Steps at which the tile, and the slot as well, have been chosen. */
const tileChosen = ['pyramid-space', 'rotation', 'discount', 'decoration-space']
const slotChosen = ['rotation', 'discount']
const turnChosen = ['discount']

export function underWay(g: P): UnderWay | null {
  const { s, rules } = g
  for (let f = s[TOP]; f !== 0; f = s[f + BELOW]) {
    const { name, steps } = rules.procedures[s[f + PROCEDURE]]
    const step = steps[s[f + STEP] & ~SUSPENDED]?.name ?? ''
    if (name === 'construction')
      return {
        action: name,
        tile: tileChosen.includes(step) ? (pyramidTiles[s[f + C.tile]]?.id ?? null) : null,
        slot: slotChosen.includes(step) ? (pyramidSlots[s[f + C.slot]]?.id ?? null) : null,
        turned: turnChosen.includes(step) ? (turnNames[s[f + C.turn]] ?? null) : null,
        placed: s[f + C.placed],
      }
    if (name === 'decorations')
      return { action: name, tile: tileChosen.includes(step) ? (decorationTiles[s[f + D.tile]]?.id ?? null) : null, slot: null, turned: null, placed: 0 }
  }
  return null
}
