// Where reasons of answers are kept by verb: parts of the game and modules add theirs.
import { openQuestion, type Refusal } from '@tollan/kernel'
import type { G } from './rules.ts'
import { AFTER_FREE_UNLOCK, OTHER_TURN, PHASE } from './state.ts'

/** -1 leaves it to the piece the answer names. */
export type ExplainVerb = (g: G, seat: number, answer: number) => Refusal

const verbs = new Map<string, ExplainVerb>()

export function explainVerbs(more: Readonly<Record<string, ExplainVerb>>): void {
  for (const [verb, reason] of Object.entries(more)) verbs.set(verb, reason)
}

export const reasonOfVerb = (verb: string): ExplainVerb | undefined => verbs.get(verb)

export const isOpen = (g: G, ...kinds: readonly string[]): boolean => kinds.includes(openQuestion(g)?.kind ?? '')

/** TEO-TURN-02: whether the turn was given to something else than a move and an action. */
export const turnTaken = (g: G): boolean => g.s[PHASE] === AFTER_FREE_UNLOCK || g.s[PHASE] === OTHER_TURN
