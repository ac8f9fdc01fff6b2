// 19 Production and 20 Passive Buildings. Costs and products are reconstructed.
import type { Cost, Effect, Source } from './vocabulary.ts'
import { armyCards, choose, gain, godCards, nomads, temple, vp, weavings } from './effects.ts'

export interface ProductionBuilding {
  readonly id: string
  readonly number: number
  readonly label: string
  readonly cost: Cost
  readonly produces: readonly Effect[]
}

export interface PassiveBuilding {
  readonly id: string
  readonly number: number
  readonly code: string
  readonly cost: Cost
}

const name = (kind: string, number: number): string => `${kind}-${String(number).padStart(2, '0')}`
const makes = (number: number, label: string, cost: Cost, ...produces: Effect[]): ProductionBuilding => ({ id: name('production', number), number, label, cost, produces })
/** The printed code of a Passive Building. */
export const passiveCode = (number: number): string => `Z${String(number).padStart(2, '0')}`

const works = (number: number, cost: Cost): PassiveBuilding => ({ id: name('passive', number), number, code: passiveCode(number), cost })

export const productionsSource: Source = 'reconstructed'
export const productionRows: readonly ProductionBuilding[] = [
  makes(1, 'potato terraces', { stone: 1, corn: 1 }, gain('potato', 3)),
  makes(2, 'corn terraces', { stone: 2 }, gain('corn', 2)),
  makes(3, 'quarry', { stone: 1, corn: 1 }, gain('stone', 2)),
  makes(4, 'mixed yard', { stone: 2 }, gain('corn', 1), gain('stone', 1)),
  makes(5, 'dance ground', { stone: 2 }, vp(3)),
  makes(6, 'roadside shrine', { stone: 1, corn: 1 }, godCards(1), gain('potato', 1)),
  makes(7, 'freeze-drying field', { stone: 2, corn: 1 }, gain('potato', 4)),
  makes(8, 'irrigated field', { stone: 3 }, gain('corn', 2), gain('potato', 1)),
  makes(9, 'mason camp', { stone: 2, corn: 1 }, gain('stone', 2), gain('potato', 1)),
  makes(10, 'gold panning', { stone: 3 }, gain('gold', 1), gain('potato', 1)),
  makes(11, 'feast hall', { stone: 2, corn: 1 }, vp(4)),
  makes(12, 'storehouse', { stone: 3 }, choose(gain('gold', 1), gain('corn', 2), gain('stone', 2), gain('potato', 3))),
  makes(13, 'garrison', { stone: 2, corn: 1 }, armyCards(1), vp(1)),
  makes(14, 'loom house', { stone: 1, corn: 2 }, weavings(1), gain('potato', 2)),
  makes(15, 'toll bridge', { stone: 2, corn: 2 }, choose(gain('corn', 2), gain('stone', 2)), vp(2)),
  makes(16, 'goldsmith', { stone: 3, corn: 1 }, gain('gold', 1), vp(2)),
  makes(17, 'royal garden', { stone: 2, gold: 1 }, vp(5)),
  makes(18, 'way station', { stone: 2, corn: 1 }, nomads(1), godCards(1)),
  makes(19, 'sun altar', { stone: 3, gold: 1 }, temple(1), vp(1)),
]

export const passiveAbilitiesSource: Source = 'rulebook'
export const passiveCostsSource: Source = 'reconstructed'
/** Abilities Z01 to Z20 are rules (TAW-BLD-Z01 and on); only their prices are values. */
export const passiveRows: readonly PassiveBuilding[] = [
  works(1, { stone: 2, corn: 2 }), // every worker you place may count as a Courier
  works(2, { stone: 3, gold: 1 }), // every worker you place may count as a Priest
  works(3, { stone: 2 }), // placing a Warrior: refresh up to 2 own production buildings
  works(4, { stone: 2, corn: 1 }), // a new matching joint pays out at once
  works(5, { stone: 3 }), // Architects and Craftsmen may stand in for each other
  works(6, { stone: 2, corn: 1 }), // each festival start: 4 potatoes; god cards left in hand score 1 VP more
  works(7, { stone: 1, corn: 1 }), // using your own steps scores VP
  works(8, { stone: 1, corn: 1 }), // weaving task: look at 5, put 2 under the stack, then go on as usual
  works(9, { stone: 2, corn: 2 }), // each festival start: 1 VP per weaving in your longest tapestry
  works(10, { stone: 3 }), // each festival start: 2 potatoes, 1 corn, 1 stone
  works(11, { stone: 1, corn: 2 }), // any Offering: take a weaving
  works(12, { stone: 2, gold: 1 }), // any Worship, and before each festival: may pay 1 gold for a temple step
  works(13, { stone: 3 }), // each conquest: 1 soldier less to flip and 1 less to discard, but at least 1 in all
  works(14, { stone: 2, gold: 1 }), // placing a Warrior: 2 more tasks
  works(15, { stone: 2 }), // swap freely between 2 stone, 1 gold and 2 corn
  works(16, { stone: 2, corn: 1 }), // any Produce: refresh 1 production building or army card
  works(17, { stone: 3, corn: 1 }), // any Conquer: 1 gold and 1 VP
  works(18, { stone: 3, corn: 1 }), // any Renew: 1 army card and 1 gold
  works(19, { stone: 1, corn: 1 }), // on your turn, any time: 1 potato for a god card
  works(20, { stone: 3, corn: 1 }), // gathering potato, corn or stone: 1 more of it and 1 VP
]
