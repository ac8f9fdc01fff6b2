// No answer that is offered leads to a question nobody can answer.
import { advance, fork, type Game, isOver, openQuestion, question } from '../engine/game.ts'
import type { Ruleset } from '../engine/rules.ts'
import { CHANCE } from '../engine/seats.ts'
import { randomGame, wrong } from './random-play.ts'

/** The answers of the question just asked after which somebody is asked and has none. */
export function deadEnds(g: Game): string[] {
  const { seat } = g
  return Array.from(g.options.subarray(0, g.count)).flatMap((answer) => {
    const after = fork(g)
    advance(after, answer, seat)
    const next = openQuestion(after)
    if (isOver(after) || next?.seats) return [] // secret choices are dealt to each seat before they are asked
    question(after)
    return after.count > 0 ? [] : [`${g.rules.keys.format(answer)} leads to ${next?.kind ?? 'nothing'}`]
  })
}

/** Every answer offered on the way is tried, not only the one that is given. */
export function noDeadEnds(rules: Ruleset, seed: number): void {
  for (const moment of randomGame(rules, seed)) {
    if (moment.choice === null || moment.choice.seat === CHANCE) continue
    const [found] = deadEnds(moment.game)
    if (found !== undefined) wrong(moment, found)
  }
}
