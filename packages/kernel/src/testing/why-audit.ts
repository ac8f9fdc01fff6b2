// Reasons must be true: what a reason says is missing is brought, on a copy, and then the reason must be gone.
import { fork, type Game, openQuestion } from '../engine/game.ts'
import type { Ruleset } from '../engine/rules.ts'
import { why, type Why } from '../engine/play.ts'
import { OK } from '../engine/reasons.ts'
import { OWNER, TOP } from '../engine/schema.ts'
import { CHANCE } from '../engine/seats.ts'
import { randomGame } from './random-play.ts'

/** What a game knows of one of its reasons. */
export interface Claim<R extends Ruleset = Ruleset> {
  /** Brings the least that the reason says is missing. */
  readonly mend?: (g: Game<R>, seat: number, why: Why) => void
  /** Whether the claim is true, where nothing can be brought. */
  readonly holds?: (g: Game<R>, seat: number, why: Why) => boolean
}

export type Claims<R extends Ruleset = Ruleset> = Readonly<Record<string, Claim<R>>>

/** Reasons that follow one another on the way to a legal answer. */
const MOST_MENDED = 6

/** The keys of all refused candidates of the open question, insertions among them. */
function refusedKeys(g: Game, seat: number): string[] {
  const ask = openQuestion(g)
  if (ask === null || ask.seats !== null) return []
  const keys: string[] = []
  const collect = (refuse: (answer: number) => number): void => {
    for (const answer of g.options.slice(0, g.count)) if (refuse(answer) !== OK) keys.push(g.rules.keys.format(answer))
  }
  const f = g.s[TOP]
  g.count = 0
  ask.candidates(g, f, seat)
  collect((answer) => (ask.refuse === null ? OK : ask.refuse(g, f, answer, seat)))
  if (ask.anytime && seat === g.s[OWNER])
    for (const action of g.rules.anytime) {
      g.count = 0
      action.candidates(g, seat)
      collect((answer) => action.refuse(g, seat, answer))
    }
  return keys
}

/** What is wrong with the reason given for a target; null when it is true. */
export function falseReason<R extends Ruleset>(g: Game<R>, seat: number, target: string, claims: Claims<R>): string | null {
  const copy = fork(g)
  const told: string[] = []
  for (let n = 0; n < MOST_MENDED; n++) {
    const found = why(copy, seat, target)
    if (!found.ok || found.why.allowed) return null
    const reason = found.why.reason ?? ''
    const claim = claims[reason]
    if (claim === undefined) return `${reason}: nobody says what it claims`
    if (told.includes(reason)) return `${reason} is still said after it was mended (${told.join(', ')})`
    if (claim.holds !== undefined && !claim.holds(copy, seat, found.why)) return `${reason} is not true`
    if (claim.mend === undefined) return null
    told.push(reason)
    claim.mend(copy, seat, found.why)
  }
  return null
}

/** Every reason given in random games, for refused candidates and for the names given, that is not true; each once. */
export function falseReasons<R extends Ruleset>(rules: R, seeds: readonly number[], names: readonly string[], claims: Claims<R>, every: number): ReadonlyMap<string, string> {
  const wrong = new Map<string, string>()
  for (const seed of seeds) {
    let n = 0
    for (const { game, choice } of randomGame(rules, seed)) {
      if (choice === null || choice.seat === CHANCE || n++ % every !== 0) continue
      const { seat } = choice
      const at = openQuestion(game)?.kind ?? ''
      for (const target of [...refusedKeys(game, seat), ...names]) {
        const found = falseReason(game as Game<R>, seat, target, claims)
        if (found !== null && !wrong.has(found)) wrong.set(found, `${target} at ${at}, seed ${seed}, entry ${n}`)
      }
    }
  }
  return wrong
}
