// What depends on the number of players.
import type { Module } from '@tollan/kernel'
import { calendar, initialPyramid, setup, temples } from '../../content/index.ts'
import { person } from '../../person.ts'
import type { Parts } from '../../rules.ts'

type Count = 2 | 3 | 4

const mainStepTiles = (count: Count): number[] => temples.flatMap((temple) => temple.steps.flatMap((step) => (step.discoveries === undefined ? [] : [step.discoveries[count]])))

const seatCocoa = (count: Count): number[] => {
  const { first, last, others } = setup.seatCocoa
  return Array.from({ length: count }, (_, place) => (place === 0 ? first : place === count - 1 ? last : others))
}

const players = (count: Count): Module<Parts> => ({
  id: `players-${count}`,
  apply(pen) {
    pen.set('seats', count)
    pen.set('ways', Array.from({ length: count }, () => person))
    pen.set('darkDisc', calendar.darkDisc[count])
    pen.set('initialPyramid', initialPyramid[count])
    pen.set('mainStepTiles', mainStepTiles(count))
    pen.set('neutralColours', setup.neutralColours[count])
    pen.set('seatCocoa', seatCocoa(count))
  },
})

export const twoPlayers = players(2)
export const playerCounts: readonly Module<Parts>[] = [twoPlayers, players(3), players(4)]
