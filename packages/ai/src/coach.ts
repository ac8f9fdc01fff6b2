// A game that was played, looked at again from one seat: how it stood, what draws and the others did, and which decisions cost most.
import {
  advance, attach, CHANCE, copyInto, createGame, emptyState, type Entry, fastRandom, type Game, imagineInto, isOver, OWNER, REVISION, turnsBegun, type View, view,
} from '@tollan/kernel'
import { isSame, measuredCost, roughCost } from './decision-cost.ts'
import { moreNodes, strongestIn } from './games.ts'
import { type Moment, marginParts, type MarginParts, type Say } from './margin-parts.ts'
import type { Mind } from './mind.ts'
import { ask } from './search/ask.ts'
import { createFinish } from './search/finish.ts'
import { type Expectation, margin, nothingExpected } from './search/judge.ts'
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
  /** The margin to be expected before it: what was played leads to, and what it cost. */
  readonly margin: number
  /** Points it surely cost against the best that was found. */
  readonly cost: number
  readonly played: readonly string[]
  readonly better: readonly string[]
}

/** First margin + draws + others − cost = end. */
export interface CoachReport extends MarginParts {
  readonly seat: number
  readonly decisions: readonly Pick<Decision, 'entry' | 'turn' | 'margin' | 'cost'>[]
  /** The margin the game ended with. */
  readonly end: number
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
/** Where a draw follows, what was played is worth the mean of so many draws. */
const DRAWS = 4

interface Segment {
  readonly entry: number
  readonly seen: View
  readonly answers: readonly number[]
}

interface Course {
  readonly segments: readonly Segment[]
  /** What the seat could expect at the turn starts. */
  readonly starts: readonly Moment[]
  readonly says: readonly (Say | null)[]
  readonly end: Game
}

/** The seat's decisions of a game, as it saw them, what the others and chance had a say in, and how the game ended. */
function courseOf({ rules, definition, judge }: Mind, entries: readonly Entry[], seat: number): Course {
  const g = createGame(rules)
  const isTurnStart = createTurnStart(rules, definition.aids)
  const expected = nothingExpected()
  const segments: (Segment & { readonly answers: number[] })[] = []
  const starts: Moment[] = []
  const says: (Say | null)[] = []
  let [turn, begun] = [-1, 0]
  let open = false
  for (const [i, entry] of entries.entries()) {
    const code = rules.keys.parse(entry.answer)
    const who = entry.seat === 'chance' ? CHANCE : entry.seat
    if (who !== seat || turnsBegun(g) !== turn) open = false
    if (turnsBegun(g) !== begun && isTurnStart(g)) {
      begun = turnsBegun(g)
      judge(g, seat, expected)
      starts.push({ entry: i, margin: margin(expected), cost: 0 })
    }
    const isOwn = begun === 0 || g.s[OWNER] === seat // before the first turn the table is dealt to everybody
    says.push(who === seat ? null : who === CHANCE && isOwn ? 'draws' : 'others')
    if (who === seat) {
      if (!open) segments.push({ entry: i, seen: view(g, seat), answers: [] })
      segments.at(-1)?.answers.push(code)
      open = true
      turn = turnsBegun(g)
    }
    advance(g, code, who)
  }
  return { segments, starts, says, end: g }
}

/** Looks at one decision after the other; tells how far it is, from 0 to 1. */
export function* coach(mind: Mind, entries: readonly Entry[], seat: number, seed: number): Generator<number, CoachReport, void> {
  const { rules, definition, judge, search, clock } = mind
  const { segments, starts, says, end } = courseOf(mind, entries, seat)
  const [g, after] = [attach(rules, emptyState(rules.space)), attach(rules, emptyState(rules.space))]
  const isTurnStart = createTurnStart(rules, definition.aids)
  const rollout = createRollout(rules, definition.aids, judge, strongestIn(rules), clock)
  const race = createRace(rollout, RACE, clock)
  const finish = createFinish(rules, search, race, clock)
  const expected = nothingExpected()
  const order = { nodes: NODES + moreNodes(rules.game), lines: LINES }
  const found: (Segment & { readonly turn: number; readonly rough: number; readonly leadsTo: number; readonly lines: readonly Line[] })[] = []

  /** What the answers played lead to, by the same judge and with the same luck as the best; where they do not end the turn, it depends on more. */
  function afterPlayed(answers: readonly number[], luck: number, turn: number): { readonly expected: Expectation; readonly isOpen: boolean } {
    copyInto(after.s, g.s)
    for (const answer of answers) advance(after, answer, seat)
    if (isOver(after) || (turnsBegun(after) !== turn && isTurnStart(after))) {
      judge(after, seat, expected)
      return { expected: { ...expected }, isOpen: false }
    }
    return { expected: search.search(after, seat, { ...order, lines: 1, seed: luck, turn })[0].expected, isOpen: true }
  }

  /** The margin played to, in the mean of some draws where a draw follows. */
  function meanMargin({ seen, answers }: Segment, luck: number, turn: number, first: ReturnType<typeof afterPlayed>): number {
    if (!first.isOpen) return margin(first.expected)
    let sum = margin(first.expected)
    for (let n = 1; n < DRAWS; n++) {
      const other = seedOf(luck, n)
      imagineInto(g, seen, fastRandom(other))
      sum += margin(afterPlayed(answers, other, turn).expected)
    }
    return sum / DRAWS
  }

  const words = (codes: readonly number[]): string[] => codes.map((code) => rules.keys.format(code))
  for (const [i, segment] of segments.entries()) {
    const { seen, answers } = segment
    yield (0.6 * i) / segments.length
    const luck = seedOf(seed, seen.s[REVISION])
    if (!imagineInto(g, seen, fastRandom(luck))) continue
    ask(g, seat)
    if (g.count < 2 && answers.length < 2) continue
    const turn = turnsBegun(seen)
    const lines = search.search(g, seat, { ...order, seed: luck })
    const played = afterPlayed(answers, luck, turn)
    // a search that saw less than the player has no say
    const rough = isSame(lines[0].answers, answers) ? 0 : Math.max(0, lines[0].value - played.expected.value)
    found.push({ ...segment, turn, rough, leadsTo: meanMargin(segment, luck, turn, played), lines })
  }

  const closely = found.toSorted((a, b) => b.rough - a.rough).slice(0, CLOSELY)
  const measured = new Map<number, { readonly cost: number; readonly better: readonly number[] }>()
  for (const [i, { entry, seen, lines, answers }] of closely.entries()) {
    const [won] = race(lines, seen, seedOf(seed, entry), Number.POSITIVE_INFINITY)
    const best = finish(won, seen, seedOf(seed, seen.s[REVISION]), Number.POSITIVE_INFINITY)
    const differences: number[] = []
    for (let n = 0; n < ROLLOUTS && !isSame(best.answers, answers); n++) {
      yield 0.6 + (0.4 * (i + n / ROLLOUTS)) / closely.length
      const luck = seedOf(seed ^ entry, n)
      differences.push((rollout(best, seen, luck, Number.POSITIVE_INFINITY)?.value ?? 0) - (rollout({ answers }, seen, luck, Number.POSITIVE_INFINITY)?.value ?? 0))
    }
    measured.set(entry, { cost: measuredCost(differences), better: best.answers })
  }

  const points = Array.from({ length: rules.seats }, (_, one) => definition.points(end, one))
  const final = points[seat] - Math.max(...points.filter((_, other) => other !== seat))
  const decisions = found.map(({ entry, turn, rough, leadsTo }) => {
    const cost = measured.get(entry)?.cost ?? roughCost(rough)
    return { entry, turn, margin: leadsTo + cost, cost }
  })
  const first = decisions.at(0)?.entry ?? entries.length
  const between = starts.filter(({ entry }) => entry > first && !decisions.some((one) => one.entry === entry))
  const moments = [...decisions, ...between].sort((a, b) => a.entry - b.entry)
  const costly = found
    .flatMap(({ entry, turn, leadsTo, answers }): Decision[] => {
      const { cost, better } = measured.get(entry) ?? { cost: 0, better: [] }
      return cost < LEAST_COST ? [] : [{ entry, turn, margin: leadsTo + cost, cost, played: words(answers), better: words(better) }]
    })
    .sort((a, b) => b.cost - a.cost)
    .slice(0, TOLD)
  const strong = strongPoints(rules.game, rules.options.players)
  const cost = decisions.reduce((sum, one) => sum + one.cost, 0)
  return { ...(strong === null ? {} : { strong }), seat, decisions, end: final, ...marginParts(moments, says, final), cost, costly }
}
