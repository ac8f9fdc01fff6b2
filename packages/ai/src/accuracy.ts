// What a hint and the coach claim about a decision, beside what many rollouts say of the same one.
import { advance, CHANCE, createGame, type Entry, fastRandom, type Game, question, turnsBegun, type View, view } from '@tollan/kernel'
import { coach } from './coach.ts'
import { strongestIn } from './games.ts'
import { hintFor } from './hint.ts'
import { playerOf } from './levels.ts'
import type { Mind } from './mind.ts'
import { createRollout, type Rollout } from './search/rollouts.ts'
import { seedOf } from './search/seeds.ts'
import { createTurnStart } from './search/turn-start.ts'

/** Points one way is said to be better than another, and by how many it is. */
export interface Claim {
  readonly claimed: number
  readonly measured: number
}

export interface Accuracy {
  readonly hints: readonly Claim[]
  readonly costs: readonly Claim[]
}

/** The seat that is looked at plays worse than the others, so that it has something to regret. */
const [LOOKED_AT, OTHERS] = ['visitor', 'builder'] as const

/** A game as entries, and what the seat saw at its turn starts. */
function played({ rules, definition, judge }: Mind, seat: number, seed: number): { readonly entries: readonly Entry[]; readonly starts: readonly View[] } {
  const automata = definition.aids.automata(rules.options)
  const players = Array.from({ length: rules.seats }, (_, who) =>
    automata.includes(who) ? null : playerOf(definition, rules, who === seat ? LOOKED_AT : OTHERS, judge, seedOf(seed, who)))
  const isTurnStart = createTurnStart(rules, definition.aids)
  const g: Game = createGame(rules)
  const random = fastRandom(seedOf(seed, 100))
  const entries: Entry[] = []
  const starts: View[] = []
  for (let turn = 0; ; ) {
    question(g)
    if (g.count === 0) return { entries, starts }
    const who = g.seat
    if (who === seat && turnsBegun(g) !== turn && isTurnStart(g)) starts.push(view(g, seat))
    turn = turnsBegun(g)
    const answer = who === CHANCE ? g.options[random(g.count)] : (players[who]?.answer(view(g, who)) ?? g.options[0])
    entries.push({ seat: who === CHANCE ? 'chance' : who, answer: rules.keys.format(answer) })
    advance(g, answer, who)
  }
}

/** By how many points the first line is better, in the mean of so many rollouts with the same luck. */
function difference(rollout: Rollout, seen: View, [first, second]: readonly [readonly number[], readonly number[]], rollouts: number, seed: number): number {
  let sum = 0
  for (let i = 0; i < rollouts; i++) {
    const luck = seedOf(seed, i)
    sum += (rollout({ answers: first }, seen, luck, Number.POSITIVE_INFINITY)?.value ?? 0) - (rollout({ answers: second }, seen, luck, Number.POSITIVE_INFINITY)?.value ?? 0)
  }
  return sum / rollouts
}

/** Of one game: hints at every `every`-th own turn, best line beside the next one; and every decision the coach names as dear. */
export function accuracyIn(mind: Mind, n: number, { seed, rollouts, every }: { readonly seed: number; readonly rollouts: number; readonly every: number }): Accuracy {
  const { rules, definition, judge } = mind
  const seat = n % rules.options.players
  const luck = seedOf(seed, n)
  const rollout = createRollout(rules, definition.aids, judge, strongestIn(rules))
  const codes = (answers: readonly string[]): number[] => answers.map((answer) => rules.keys.parse(answer))
  const { entries, starts } = played(mind, seat, luck)
  const hints = starts.filter((_, i) => i % every === 0).flatMap((seen): Claim[] => {
    const [best, next] = hintFor(mind, seen, luck)
    if (best === undefined || next === undefined) return []
    return [{ claimed: best.expected.value - next.expected.value, measured: difference(rollout, seen, [codes(best.answers), codes(next.answers)], rollouts, luck ^ 0x51ed) }]
  })
  const looking = coach(mind, entries, seat, luck)
  let step = looking.next()
  while (step.done !== true) step = looking.next()
  const costs = step.value.costly.map(({ entry, cost, played: did, better }): Claim => {
    const g = createGame(rules)
    for (const { seat: who, answer } of entries.slice(0, entry)) advance(g, rules.keys.parse(answer), who === 'chance' ? CHANCE : who)
    return { claimed: cost, measured: difference(rollout, view(g, seat), [codes(better), codes(did)], rollouts, luck ^ 0x51ed) }
  })
  return { hints, costs }
}

/** How far claims go with what was measured, and how many points they are above it on average. */
export function agreement(claims: readonly Claim[]): { readonly correlation: number; readonly bias: number } {
  const n = Math.max(1, claims.length)
  const mean = (of: (claim: Claim) => number): number => claims.reduce((sum, claim) => sum + of(claim), 0) / n
  const [said, was] = [mean(({ claimed }) => claimed), mean(({ measured }) => measured)]
  const together = mean(({ claimed, measured }) => (claimed - said) * (measured - was))
  const apart = Math.sqrt(mean(({ claimed }) => (claimed - said) ** 2) * mean(({ measured }) => (measured - was) ** 2))
  return { correlation: apart === 0 ? 0 : together / apart, bias: said - was }
}
