// Where positions are judged: nothing of the turn before is left to do, and nothing of the next has been done.
import { type Aids, openQuestion, OWNER, type Position, type Ruleset } from '@tollan/kernel'

/** What a search needs to know of a game besides its rules. */
export type SearchAids = Pick<Aids, 'alike' | 'automata' | 'dues' | 'turnStart'>

/** Whether a turn that has begun is still at its start: its owner is asked to open it, or is an automa that draws first. */
export function createTurnStart(rules: Ruleset, { automata, turnStart }: SearchAids): (of: Position) => boolean {
  const bots = automata(rules.options)
  return (of) => bots.includes(of.s[OWNER]) || turnStart.includes(openQuestion(of)?.kind ?? '')
}
