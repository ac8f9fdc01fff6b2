// A game that was played, looked at again from one seat: how it stood, what luck did, and which decisions cost most.
import {
  advance, attach, CHANCE, copyInto, createGame, emptyState, type Entry, fastRandom, type Game, imagineInto, isOver, REVISION, turnsBegun, type View, view,
} from '@tollan/kernel'
import { moreNodes, strongestIn } from './games.ts'
import type { Mind } from './mind.ts'
import { ask } from './search/ask.ts'
import { createFinish } from './search/finish.ts'
import { margin, nothingExpected } from './search/judge.ts'
import { createRace } from './search/race.ts'
import { createRollout } from './search/rollouts.ts'
import { seedOf } from './search/seeds.ts'
import type { Line } from './search/turn-search.ts'
import { createTurnStart } from './search/turn-start.ts'
import { strongPoints } from './strong-points.ts'

/** Where a seat had to decide, up to where chance or somebody else had a say. */
export interface Decision {
  /** Entries played before it. */
  readonly entry: number
  readonly turn: number
  /** The margin to be expected before it, if the best is played. */
  readonly margin: number
  /** Points it cost against the best that was found. */
  readonly cost: number
  readonly played: readonly string[]
  readonly better: readonly string[]
}

export interface CoachReport {
  readonly seat: number
  readonly decisions: readonly Pick<Decision, 'entry' | 'margin' | 'cost'>[]
  /** The margin the game ended with. */
  readonly end: number
  /** Points chance and the others brought or took. */
  readonly luck: number
  /** Points the own decisions cost. */
  readonly cost: number
  readonly costly: readonly Decision[]
  /** Points a strong player makes on average, by source; not everywhere known. */
  readonly strong?: Readonly<Record<string, number>>
}

const [NODES, LINES] = [600, 12]
/** So many decisions are looked at closely, and as many of them are told. */
const [CLOSELY, TOLD] = [10, 5]
const ROLLOUTS = 24
/** Of a decision looked at closely all lines race: what the network alone takes for the best may be none. */
const RACE = { rollouts: 48, prior: 2 }
/** What costs less is a matter of taste. */
const LEAST_COST = 0.5

interface Segment {
  readonly entry: number
  readonly seen: View
  readonly answers: readonly number[]
}

/** The seat's decisions of a game, as it saw them, and how the game ended. */
function segmentsOf({ rules }: Mind, entries: readonly Entry[], seat: number): { readonly segments: readonly Segment[]; readonly end: Game } {
  const g = createGame(rules)
  const segments: (Segment & { readonly answers: number[] })[] = []
  let turn = -1
  let open = false
  for (const [i, entry] of entries.entries()) {
    const code = rules.keys.parse(entry.answer)
    const who = entry.seat === 'chance' ? CHANCE : entry.seat
    if (who !== seat || turnsBegun(g) !== turn) open = false
    if (who === seat) {
      if (!open) segments.push({ entry: i, seen: view(g, seat), answers: [] })
      segments.at(-1)?.answers.push(code)
      open = true
      turn = turnsBegun(g)
    }
    advance(g, code, who)
  }
  return { segments, end: g }
}

/** Looks at one decision after the other; tells how far it is, from 0 to 1. */
export function* coach(mind: Mind, entries: readonly Entry[], seat: number, seed: number): Generator<number, CoachReport, void> {
  const { rules, definition, judge, search } = mind
  const { segments, end } = segmentsOf(mind, entries, seat)
  const [g, after] = [attach(rules, emptyState(rules.space)), attach(rules, emptyState(rules.space))]
  const isTurnStart = createTurnStart(rules, definition.aids)
  const rollout = createRollout(rules, definition.aids, judge, strongestIn(rules))
  const race = createRace(rollout, RACE)
  const finish = createFinish(rules, search, race)
  const expected = nothingExpected()
  const order = { nodes: NODES + moreNodes(rules.game), lines: LINES }
  const found: (Omit<Decision, 'better'> & { readonly seen: View; readonly lines: readonly Line[]; readonly answers: readonly number[] })[] = []

  /** What the answers played lead to, by the same judge and with the same luck as the best. */
  function playedValue(answers: readonly number[], luck: number, turn: number): number {
    copyInto(after.s, g.s)
    for (const answer of answers) advance(after, answer, seat)
    if (isOver(after) || (turnsBegun(after) !== turn && isTurnStart(after))) {
      judge(after, seat, expected)
      return expected.value
    }
    return search.search(after, seat, { ...order, lines: 1, seed: luck, turn })[0].value
  }

  const words = (codes: readonly number[]): string[] => codes.map((code) => rules.keys.format(code))
  for (const [i, { entry, seen, answers }] of segments.entries()) {
    yield (0.6 * i) / segments.length
    const luck = seedOf(seed, seen.s[REVISION])
    if (!imagineInto(g, seen, fastRandom(luck))) continue
    ask(g, seat)
    if (g.count < 2 && answers.length < 2) continue
    const turn = turnsBegun(seen)
    const lines = search.search(g, seat, { ...order, seed: luck })
    const [best] = lines
    const played = playedValue(answers, luck, turn)
    const top = Math.max(best.value, played) // a search that saw less than the player has no say
    found.push({ entry, turn, margin: margin(best.expected) + top - best.value, cost: top - played, played: words(answers), seen, lines, answers })
  }

  const closely = found.toSorted((a, b) => b.cost - a.cost).slice(0, CLOSELY)
  const measured = new Map<number, Decision>()
  for (const [i, { entry, turn, margin: before, played, seen, lines, answers }] of closely.entries()) {
    const [won] = race(lines, seen, seedOf(seed, entry), Number.POSITIVE_INFINITY)
    const best = finish(won, seen, seedOf(seed, seen.s[REVISION]), Number.POSITIVE_INFINITY)
    let sum = 0
    for (let n = 0; n < ROLLOUTS; n++) {
      yield 0.6 + (0.4 * (i + n / ROLLOUTS)) / closely.length
      const luck = seedOf(seed ^ entry, n)
      sum += (rollout(best, seen, luck, Number.POSITIVE_INFINITY)?.value ?? 0) - (rollout({ answers }, seen, luck, Number.POSITIVE_INFINITY)?.value ?? 0)
    }
    measured.set(entry, { entry, turn, margin: before, cost: Math.max(0, sum / ROLLOUTS), played, better: words(best.answers) })
  }

  const points = Array.from({ length: rules.seats }, (_, one) => definition.points(end, one))
  const final = points[seat] - Math.max(...points.filter((_, other) => other !== seat))
  const decisions = found.map(({ entry, margin: before, cost: rough }) => ({ entry, margin: before, cost: measured.get(entry)?.cost ?? rough }))
  const cost = decisions.reduce((sum, one) => sum + one.cost, 0)
  const costly = [...measured.values()]
    .filter((one) => one.cost >= LEAST_COST && one.better.join() !== one.played.slice(0, one.better.length).join())
    .sort((a, b) => b.cost - a.cost)
    .slice(0, TOLD)
  const strong = strongPoints(rules.game, rules.options.players)
  return { ...(strong === null ? {} : { strong }), seat, decisions, end: final, luck: final - (decisions[0]?.margin ?? 0) + cost, cost, costly }
}
