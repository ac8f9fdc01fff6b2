// What depends on the number of players.
import type { Module } from '@tollan/kernel'
import { initialPyramid, setup, temples } from '../../content/index.ts'
import { calendarTable } from '../../content/tables.ts'
import { person } from '../../person.ts'
import { rowsOf } from '../../data-tables.ts'
import type { Parts } from '../../rules.ts'
import { fivePyramidTable } from './five.ts'

type Count = 2 | 3 | 4 | 5
type Printed = 2 | 3 | 4

/** TEO-5P-03 to -09: set up as for four, with these differences. The pyramid is in five.ts. */
const FIVE = {
  extraTilesPerMainStep: 1,
  draftFaceUp: 12,
  dealtStartingTiles: { base: 3, withMoreTiles: 4 },
} as const

const printed = (count: Count): Printed => (count === 5 ? 4 : count)

const mainStepTiles = (count: Count): number[] => temples.flatMap((temple) => temple.steps.flatMap((step) => (step.discoveries === undefined ? [] : [step.discoveries[printed(count)] + (count === 5 ? FIVE.extraTilesPerMainStep : 0)])))

const seatCocoa = (count: Count): number[] => {
  const { first, last, others } = setup.seatCocoa
  return Array.from({ length: count }, (_, place) => (place === 0 ? first : place === count - 1 ? last : others))
}

const players = (count: Count): Module<Parts> => ({
  id: `players-${count}`,
  apply(pen) {
    pen.set('seats', count)
    pen.set('ways', Array.from({ length: count }, () => person))
    pen.set('darkDisc', rowsOf(pen.parts, calendarTable)[printed(count)])
    pen.set('initialPyramid', count === 5 ? rowsOf(pen.parts, fivePyramidTable).slots : initialPyramid[count])
    pen.set('mainStepTiles', mainStepTiles(count))
    pen.set('neutralColours', count === 5 ? 0 : setup.neutralColours[count])
    pen.set('draftSize', count === 5 ? FIVE.draftFaceUp : setup.draftFaceUp[count])
    if (count === 5) pen.set('dealtStartingTiles', FIVE.dealtStartingTiles[pen.options.modules.includes('m6') ? 'withMoreTiles' : 'base'])
    pen.set('seatCocoa', seatCocoa(count))
  },
})

export const twoPlayers = players(2)
export const playerCounts: readonly Module<Parts>[] = [twoPlayers, players(3), players(4), players(5)]
