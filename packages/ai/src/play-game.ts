// A whole game between players that see only what their seats see.
import { advance, CHANCE, createGame, fastRandom, type Game, isLegal, question, type Ruleset, turnsBegun, view } from '@tollan/kernel'
import type { Player } from './search/player.ts'

/** A game that asks more often than this has lost its way. */
const MOST_QUESTIONS = 20_000

/** Plays to the end; `turnStarts` hears every position in which a turn has just begun. */
export function playGame(rules: Ruleset, players: readonly (Player | undefined)[], seed: number, turnStarts: (g: Game) => void = () => {}, isTurnStart: (g: Game) => boolean = () => false): Game {
  const g = createGame(rules)
  const random = fastRandom(seed)
  let turn = 0
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    question(g)
    if (turnsBegun(g) !== turn && isTurnStart(g)) {
      turn = turnsBegun(g)
      turnStarts(g)
      question(g)
    }
    if (g.count === 0) return g
    const { seat } = g
    if (seat === CHANCE) {
      advance(g, g.options[random(g.count)], CHANCE)
      continue
    }
    const player = players[seat]
    if (player === undefined) throw new Error(`nobody plays for seat ${seat}`)
    const answer = player.answer(view(g, seat))
    if (!isLegal(g, seat, answer)) throw new Error(`the player of seat ${seat} answers ${rules.keys.format(answer)}, which is not offered`)
    advance(g, answer, seat)
  }
  throw new Error('the game does not end')
}
