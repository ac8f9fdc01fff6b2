// The engine's side of Teotihuacan.
import { type Rules, tableau, teotihuacan } from '@tollan/teotihuacan'
import type { EngineGame } from '../../engine/engine-game.ts'

export const engineGame: EngineGame<Rules> = {
  definition: teotihuacan,
  tableau,
  turnEnd: 'end-turn',
  plainly: { 'main-action-fee': 'pay-fee' },
  asides: ['use', 'unlock'],
  wishes: {
    action: [
      'main-action', 'worship:palace-left', 'worship:palace-middle', 'worship:palace-right', 'worship:forest-worship',
      'worship:stone-quarry-worship', 'worship:gold-deposits-worship', 'worship:decorations-worship',
    ],
  },
}
