// The engine's side of Teotihuacan.
import { type Rules, tableau, teotihuacan } from '@tollan/teotihuacan'
import type { EngineGame } from '../../engine/engine-game.ts'

export const engineGame: EngineGame<Rules> = {
  definition: teotihuacan,
  tableau,
  round: (game) => Number(teotihuacan.summary(game)['round']),
  turnEnd: 'end-turn',
  plainly: { 'main-action-fee': 'pay-fee' },
}
