// Code that has run for a while is compiled: whoever played a little for itself thinks its first real thought as quickly as the others.
import { advance, CHANCE, createGame, fastRandom, question, view } from '@tollan/kernel'
import type { Mind } from './mind.ts'
import { theBest, thinkingPlayer } from './search/player.ts'

const NODES = 400
const SEED = 1

/** Plays a game with itself, a thought at a time: between two of them somebody else may think. */
export function* warmUp({ definition: { aids }, rules, judge, search }: Mind): Generator<void, void, void> {
  const players = Array.from({ length: rules.seats }, (_, seat) => thinkingPlayer(rules, aids, judge, SEED + seat, { nodes: NODES, lines: 1, pick: theBest }, search))
  const random = fastRandom(SEED)
  const g = createGame(rules)
  for (question(g); g.count > 0; question(g)) {
    const { seat } = g
    const player = players[seat]
    if (seat === CHANCE || player === undefined || g.count === 1) advance(g, g.options[random(g.count)], seat)
    else {
      advance(g, player.answer(view(g, seat)), seat)
      yield
    }
  }
}
