// 42 God cards, seven of each god. Benefits are reconstructed.
import type { God } from './gods.ts'
import type { Effect, Source } from './vocabulary.ts'
import { armyCards, building, gain, godCards, nomads, pay, renew, statue, steps, temple, vp, weavings } from './effects.ts'

export interface GodCard {
  readonly id: string
  readonly god: God
  readonly benefits: readonly Effect[]
}

const card = (id: string, god: God, ...benefits: Effect[]): GodCard => ({ id, god, benefits })

/** 42 cards are printed; seven of each god and their benefits are not told. */
export const godCardsSource: Source = 'reconstructed'
export const godCardRows: readonly GodCard[] = [
  card('god-spiral-1', 'spiral', gain('potato', 3), vp(1)),
  card('god-spiral-2', 'spiral', gain('corn', 2), vp(1)),
  card('god-spiral-3', 'spiral', gain('corn', 1), weavings(1)),
  card('god-spiral-4', 'spiral', weavings(1), vp(2)),
  card('god-spiral-5', 'spiral', gain('potato', 2), godCards(1)),
  card('god-spiral-6', 'spiral', gain('stone', 1), vp(2)),
  card('god-spiral-7', 'spiral', armyCards(1), gain('potato', 1)),
  card('god-zigzag-1', 'zigzag', armyCards(1), vp(1)),
  card('god-zigzag-2', 'zigzag', armyCards(1), gain('potato', 1)),
  card('god-zigzag-3', 'zigzag', renew(2)),
  card('god-zigzag-4', 'zigzag', gain('potato', 2), gain('stone', 1)),
  card('god-zigzag-5', 'zigzag', gain('potato', 2), vp(2)),
  card('god-zigzag-6', 'zigzag', gain('corn', 1), vp(2)),
  card('god-zigzag-7', 'zigzag', nomads(1), gain('potato', 1)),
  card('god-four-squares-1', 'four-squares', building('printed'), vp(1)),
  card('god-four-squares-2', 'four-squares', building('printed'), gain('potato', 1)),
  card('god-four-squares-3', 'four-squares', gain('stone', 2), vp(1)),
  card('god-four-squares-4', 'four-squares', gain('stone', 1), gain('corn', 1), vp(1)),
  card('god-four-squares-5', 'four-squares', gain('potato', 4)),
  card('god-four-squares-6', 'four-squares', renew(1), vp(2)),
  card('god-four-squares-7', 'four-squares', weavings(1), gain('potato', 2)),
  card('god-diamond-1', 'diamond', gain('gold', 1), vp(1)),
  card('god-diamond-2', 'diamond', gain('gold', 1), gain('potato', 1)),
  card('god-diamond-3', 'diamond', pay({ gold: 1 }, temple(1)), vp(1)),
  card('god-diamond-4', 'diamond', vp(4)),
  card('god-diamond-5', 'diamond', gain('corn', 1), godCards(1)),
  card('god-diamond-6', 'diamond', gain('potato', 2), gain('corn', 1)),
  card('god-diamond-7', 'diamond', building('printed'), vp(1)),
  card('god-hook-1', 'hook', nomads(1), gain('stone', 1)),
  card('god-hook-2', 'hook', nomads(1), vp(1)),
  card('god-hook-3', 'hook', gain('corn', 2), gain('potato', 1)),
  card('god-hook-4', 'hook', gain('stone', 2), gain('potato', 1)),
  card('god-hook-5', 'hook', steps('printed'), vp(1)),
  card('god-hook-6', 'hook', gain('potato', 3), vp(1)),
  card('god-hook-7', 'hook', armyCards(1), vp(1)),
  card('god-cross-1', 'cross', statue({ stone: 2 }, 'small')),
  card('god-cross-2', 'cross', statue('printed'), vp(1)),
  card('god-cross-3', 'cross', gain('stone', 1), gain('corn', 1), gain('potato', 1)),
  card('god-cross-4', 'cross', gain('stone', 2), vp(1)),
  card('god-cross-5', 'cross', pay({ gold: 1 }, temple(1)), vp(1)),
  card('god-cross-6', 'cross', gain('stone', 1), godCards(1)),
  card('god-cross-7', 'cross', vp(3), gain('potato', 1)),
]
