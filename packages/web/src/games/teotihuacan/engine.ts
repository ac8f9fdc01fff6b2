// The engine's side of Teotihuacan.
import { type Rules, salaryForecast, tableau, type Tableau, type TableauSeat, teotihuacan } from '@tollan/teotihuacan'
import type { EngineGame } from '../../engine/engine-game.ts'
import { companion } from './companion.ts'

/** Roughly in cocoa: what a person would rather keep. */
const WORTH = { cocoa: 1, wood: 2, stone: 2, gold: 2, obsidian: 3 } as const
const TILE_WORTH = 3

function worth(seat: TableauSeat | undefined): number {
  if (seat === undefined) return 0
  const goods = Object.entries(WORTH).reduce((sum, [good, value]) => sum + value * seat.goods[good as keyof typeof WORTH], 0)
  return goods + seat.vp + TILE_WORTH * seat.tiles.length
}

export const engineGame: EngineGame<Rules> = {
  definition: teotihuacan,
  tableau,
  round: (game) => Number(teotihuacan.summary(game)['round']),
  turnEnd: 'end-turn',
  plainly: { 'main-action-fee': 'pay-fee', 'worship-price': 'pay-fee' },
  refills: { 'draw-discovery': 'discovery-revealed' },
  worth: (seen, seat) => worth((seen as Tableau).seats[seat]),
  prospect: salaryForecast,
  asides: ['use', 'unlock'],
  wishes: {
    action: [
      'main-action', 'worship:palace-left', 'worship:palace-middle', 'worship:palace-right', 'worship:forest-worship',
      'worship:stone-quarry-worship', 'worship:gold-deposits-worship', 'worship:decorations-worship',
    ],
  },
  companion,
}
