// Lines race each other: all are played on with the same luck, round by round. Who is clearly behind drops out; where time runs short, the worse half does.
import type { Ruleset, View } from '@tollan/kernel'
import { type Clock, wallClock } from './clock.ts'
import { createFinish } from './finish.ts'
import type { Judge } from './judge.ts'
import { pairedOf } from './paired.ts'
import type { Picker } from './player.ts'
import { createRollout, type Rollout, type RolloutPlan } from './rollouts.ts'
import { seedOf } from './seeds.ts'
import type { Line, TurnSearch } from './turn-search.ts'
import type { SearchAids } from './turn-start.ts'

export interface RacePlan extends RolloutPlan {
  /** How many are played at most, over all lines of a race. */
  readonly rollouts: number
  /** What the search said of a line counts as much as so many rollouts: a few of them are luck. */
  readonly prior: number
  /** Nothing of it goes on beyond this many milliseconds; a player that must reproduce has none. */
  readonly ms?: number
}

/** The lines in the order of the race, the winner first. */
export type Race = (lines: readonly Line[], seen: View, seed: number, until: number) => readonly Line[]

interface Runner {
  readonly line: Line
  readonly values: number[]
  sum: number
}

/** The first round may take this part of the time: lines it does not come to are not looked at. */
const FIRST_ROUND = 1 / 4
/** A line is clearly behind by so many standard errors of the difference, after so many rounds. */
const [CLEARLY, LEAST_ROUNDS] = [2.5, 2]
/** Points that differences scatter by at least: two that happen to be equal prove nothing, but as many as these do. */
const [LEAST_SCATTER, EQUALS] = [1, 4]
/** Whoever cannot be ahead by more points than these need not race on. */
const WORTH_RACING = 0.5

const leaderOf = (field: readonly Runner[]): Runner => field.reduce((best, one) => (one.sum > best.sum ? one : best))

/** Runners met the same luck, so that it is their differences that count. */
function isClearlyBehind(leader: Runner, runner: Runner, prior: number): boolean {
  const rounds = runner.values.length
  if (rounds < LEAST_ROUNDS) return false
  const differences = runner.values.map((value, round) => leader.values[round] - value)
  if (rounds >= EQUALS && differences.every((one) => one === 0)) return true // the same end on two ways
  const scatter = Math.sqrt(pairedOf(differences).variance)
  const ahead = (leader.sum - runner.sum) / (rounds + prior)
  return ahead + (rounds < EQUALS ? 0 : WORTH_RACING) > (CLEARLY * Math.max(LEAST_SCATTER, scatter)) / Math.sqrt(rounds + prior)
}

export function createRace(rollout: Rollout, plan: Pick<RacePlan, 'rollouts' | 'prior'>, clock: Clock = wallClock): Race {
  return (lines, seen, seed, until) => {
    const from = clock()
    const halvings = Math.ceil(Math.log2(lines.length))
    let field = lines.map((line): Runner => ({ line, values: [], sum: plan.prior * line.value }))
    let rollouts = 0
    /** Lines that dropped out, the last of them first. */
    const out: Line[] = []
    const partGone = (): number => Math.max(rollouts / plan.rollouts, until === Number.POSITIVE_INFINITY ? 0 : (clock() - from) / (until - from))
    const standings = (): Line[] => field.toSorted((a, b) => b.sum - a.sum).map(({ line }) => line)

    function drop(stays: (runner: Runner) => boolean): void {
      const dropped = field.filter((runner) => !stays(runner)).sort((a, b) => b.sum - a.sum)
      out.unshift(...dropped.map(({ line }) => line))
      field = field.filter(stays)
    }

    for (let round = 0, halved = 0; field.length > 1 && partGone() < 1; round++) {
      const values: number[] = []
      for (const { line } of field) {
        if (round === 0 && values.length > 1 && partGone() > FIRST_ROUND) break
        const expected = rollout(line, seen, seedOf(seed, round), until)
        if (expected === null) return [...standings(), ...out] // a round that is not whole does not count
        rollouts++
        values.push(expected.value)
      }
      const ran = field.slice(0, values.length)
      drop((runner) => ran.includes(runner))
      for (const [i, value] of values.entries()) {
        field[i].values.push(value)
        field[i].sum += value
      }
      const leader = leaderOf(field)
      drop((runner) => runner === leader || !isClearlyBehind(leader, runner, plan.prior))
      while (halved < halvings && partGone() >= (halved + 1) / halvings) halved++
      const better = field.toSorted((a, b) => b.sum - a.sum).slice(0, Math.ceil(lines.length / 2 ** halved))
      drop((runner) => better.includes(runner))
    }
    return [...standings(), ...out]
  }
}

/** Of the time a turn may take, the race of its first choices has this part; the rest is for what follows them. */
const FIRST_CHOICES = 0.6

export function racePicker(rules: Ruleset, aids: SearchAids, judge: Judge, plan: RacePlan, search: TurnSearch, clock: Clock = wallClock): Picker {
  const { ms = Number.POSITIVE_INFINITY } = plan
  const race = createRace(createRollout(rules, aids, judge, plan, clock), plan, clock)
  const finish = createFinish(rules, search, race, clock)
  return (lines, seen, seed, latest) => {
    const from = clock()
    const until = Math.min(latest, from + ms)
    const first = lines.some(({ told, answers }) => told < answers.length) ? FIRST_CHOICES : 1
    const [best] = race(lines, seen, seed, until === Number.POSITIVE_INFINITY ? until : from + first * (until - from))
    return finish(best, seen, seed, until)
  }
}
