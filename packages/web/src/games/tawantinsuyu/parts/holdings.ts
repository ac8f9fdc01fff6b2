// What a seat holds, counted: the same for everybody, hidden cards as numbers.
import type { TableauSeat } from '@tollan/tawantinsuyu'
import type { MessageKey } from '../../../i18n/en.ts'

export const GOODS = ['potato', 'corn', 'stone', 'gold'] as const

interface Count {
  readonly icon: string
  readonly title: MessageKey
  readonly n: number
}

export const handSize = ({ godCards, shown }: TableauSeat): number => godCards.length + shown.length

export const countsOf = (held: TableauSeat): readonly Count[] => [
  { icon: 'god-back', title: 'taw.god-cards', n: handSize(held) },
  { icon: 'army-back', title: 'taw.army-cards', n: held.armyCards.length },
  { icon: 'soldier', title: 'taw.army', n: held.army.length },
  { icon: 'task-construct-building', title: 'taw.buildings', n: held.buildings.length },
  { icon: 'task-build-statue', title: 'taw.statues', n: held.statues.length },
  { icon: 'tapestry', title: 'taw.weavings', n: held.tapestries.reduce((sum, { tiles }) => sum + tiles.length, 0) },
]
