// Code that has run for a while is compiled: whoever played a little for itself thinks its first real thought as quickly as the others.
import type { Mind } from './mind.ts'
import { playGame } from './play-game.ts'
import { type Clock, wallClock } from './search/clock.ts'
import { randomPlayer, theBest, thinkingPlayer } from './search/player.ts'

const NODES = 100
const SEED = 1

/** Plays a game with itself, thinking for so many milliseconds of it and at random from then on. */
export function warmUp({ definition: { aids }, rules, judge, search }: Mind, ms: number, clock: Clock = wallClock): void {
  const until = clock() + ms
  const automata = aids.automata(rules.options)
  const players = Array.from({ length: rules.seats }, (_, seat) => {
    if (automata.includes(seat)) return undefined
    const [wise, quick] = [thinkingPlayer(rules, aids, judge, SEED + seat, { nodes: NODES, lines: 1, pick: theBest }, search), randomPlayer(rules, SEED + seat)]
    return { ...wise, answer: (seen: Parameters<typeof wise.answer>[0]) => (clock() < until ? wise : quick).answer(seen) }
  })
  playGame(rules, players, SEED)
}
