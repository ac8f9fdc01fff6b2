// 30 Army cards: Soldiers above, a gain below (TAW-DATA-13). The split is reconstructed.
import type { Good, Source } from './vocabulary.ts'

export interface ArmyCard {
  readonly id: string
  readonly soldiers: 1 | 2
  readonly gives: { readonly what: Good; readonly n: number }
}

const card = (number: number, soldiers: 1 | 2, what: Good, n: number): ArmyCard => ({ id: `army-${String(number).padStart(2, '0')}`, soldiers, gives: { what, n } })

export const armyCardsSource: Source = 'reconstructed'
export const armyCardRows: readonly ArmyCard[] = [
  card(1, 1, 'gold', 1),
  card(2, 1, 'gold', 1),
  card(3, 1, 'gold', 1),
  card(4, 1, 'stone', 1),
  card(5, 1, 'stone', 1),
  card(6, 1, 'stone', 1),
  card(7, 1, 'stone', 1),
  card(8, 1, 'stone', 1),
  card(9, 1, 'stone', 1),
  card(10, 1, 'corn', 1),
  card(11, 1, 'corn', 1),
  card(12, 1, 'corn', 1),
  card(13, 1, 'corn', 1),
  card(14, 1, 'corn', 1),
  card(15, 1, 'corn', 1),
  card(16, 1, 'potato', 2),
  card(17, 1, 'potato', 2),
  card(18, 1, 'potato', 2),
  card(19, 2, 'potato', 1),
  card(20, 2, 'potato', 1),
  card(21, 2, 'potato', 1),
  card(22, 2, 'potato', 1),
  card(23, 2, 'potato', 1),
  card(24, 2, 'potato', 1),
  card(25, 2, 'potato', 1),
  card(26, 2, 'potato', 1),
  card(27, 2, 'stone', 1),
  card(28, 2, 'stone', 1),
  card(29, 2, 'corn', 1),
  card(30, 2, 'corn', 1),
]
