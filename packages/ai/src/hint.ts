// The best turn somebody could play from what they see, the next best ones, and what speaks for each.
import { advance, attach, copyInto, emptyState, fastRandom, type Game, imagineInto, REVISION, turnsBegun, type View } from '@tollan/kernel'
import { chanceOf, goneIn } from './chance.ts'
import { createContributions, type Later } from './contributions.ts'
import { differentLines } from './different-lines.ts'
import { moreNodes, strongestIn } from './games.ts'
import type { Mind } from './mind.ts'
import { ask } from './search/ask.ts'
import { createFinish } from './search/finish.ts'
import { type Expectation, nothingExpected } from './search/judge.ts'
import { createRace } from './search/race.ts'
import { createRollout, type Rollout } from './search/rollouts.ts'
import { seedOf } from './search/seeds.ts'
import type { Line } from './search/turn-search.ts'

export interface HintLine {
  /** The answers up to the first that depends on chance or on somebody else. */
  readonly answers: readonly string[]
  /** Points at the end, of the own seat and of the best of the others: in the mean of some rollouts, or by the judge where there was no time for any. */
  readonly expected: Expectation
  /** How likely the seat is to win by it. */
  readonly chance: number
  /** Points these answers make. */
  readonly now: number
  /** What it changes in the points to come. */
  readonly later: Later
  /** Points the best of the others gets by them. */
  readonly others: number
}

const [NODES, LINES, SHOWN] = [2400, 24, 3]

const RACE = { rollouts: 512, prior: 2 }
/** What is said of the lines that are shown is the mean of so many more, with luck they were not chosen by. */
const SAID_BY = 48
/** Up to these parts of the time turns are searched, the best of them is chosen by its first choices, and by its later ones. */
const [SEARCHED, CHOSEN, FINISHED] = [0.3, 0.6, 0.75]

/** The mean of what rollouts expect of each line, all with the same luck; what the search expected, where time is up before the first. */
function expectedOf(lines: readonly Line[], rollout: Rollout, seen: View, seed: number, until: number): Expectation[] {
  const sums = lines.map(nothingExpected)
  let rounds = 0
  for (; rounds < SAID_BY; rounds++) {
    const found = lines.map(({ answers }) => rollout({ answers }, seen, seedOf(seed ^ 0x2545, rounds), until))
    if (found.includes(null)) break
    for (const [i, one] of found.entries())
      for (const what of ['own', 'rival', 'value'] as const) sums[i][what] += one?.[what] ?? 0
  }
  return lines.map(({ expected }, i) => (rounds === 0 ? expected : { own: sums[i].own / rounds, rival: sums[i].rival / rounds, value: sums[i].value / rounds }))
}

interface Sight {
  /** The table as it is imagined from what the seat sees, and the luck it is searched with. */
  readonly g: Game
  readonly luck: number
  readonly read: (at: Game) => Float32Array
  /** What is said of lines that were searched with `read` as their note. */
  readonly explain: (lines: readonly Line[], rollout: Rollout, until: number) => readonly HintLine[]
}

function sightOf(mind: Mind, seen: View, seed: number): Sight {
  const { rules, definition, features } = mind
  const g = attach(rules, emptyState(rules.space))
  const luck = seedOf(seed, seen.s[REVISION])
  if (!imagineInto(g, seen, fastRandom(luck))) throw new Error('nothing fits what the seat sees')
  ask(g, seen.seat)
  const read = (at: Game): Float32Array => {
    const x = new Float32Array(features.size)
    features.fill(at, seen.seat, x)
    return x
  }
  const pointsOf = (at: Game): number[] => Array.from({ length: rules.seats }, (_, seat) => definition.points(at, seat))
  const before = { x: read(g), points: pointsOf(g) }
  const after = attach(rules, emptyState(rules.space))
  /** By the answers alone: what a line comes to at the next turn start is made by draws and the others too. */
  function made(answers: readonly number[]): readonly number[] {
    copyInto(after.s, g.s)
    for (const answer of answers) advance(after, answer, seen.seat)
    return pointsOf(after).map((sum, seat) => sum - before.points[seat])
  }
  /** A turn that begins the game ends with what others are dealt and choose: its points are not those of the answer. */
  const inSetUp = turnsBegun(g) === 0
  const contributions = createContributions(mind)
  const gone = goneIn(definition, seen)
  return {
    g, luck, read,
    explain(lines, rollout, until) {
      const said = expectedOf(lines, rollout, seen, luck, until)
      return lines.map(({ answers, note }, i): HintLine => {
        const points = inSetUp ? before.points.map(() => 0) : made(answers)
        const others = points.filter((_, seat) => seat !== seen.seat)
        return { answers: answers.map((answer) => rules.keys.format(answer)), expected: said[i], chance: chanceOf(rules, said[i].value, gone), now: points[seen.seat], later: contributions(before.x, note as Float32Array), others: Math.max(0, ...others) }
      })
    },
  }
}

/** Points by which turns are told from each other. */
const APART = 0.5
/** Of turns that are about as good the one that makes most at once comes first: nothing that is said of the others would speak for them. */
function inOrder(lines: readonly HintLine[]): readonly HintLine[] {
  const byValue = lines.toSorted((a, b) => b.expected.value - a.expected.value)
  const alike = byValue.filter(({ expected }) => byValue[0].expected.value - expected.value < APART)
  const [first] = alike.toSorted((a, b) => b.now - b.others - (a.now - a.others))
  return [first, ...byValue.filter((one) => one !== first)]
}

/** `ms` is a hard limit; without it the hint reproduces. */
export function hintFor(mind: Mind, seen: View, seed: number, ms?: number): readonly HintLine[] {
  const { rules, definition, judge, search, clock } = mind
  const { g, luck, read, explain } = sightOf(mind, seen, seed)
  const from = clock()
  const part = (of: number): number => (ms === undefined ? Number.POSITIVE_INFINITY : from + of * ms)
  const found = search.search(g, seen.seat, { nodes: NODES + moreNodes(rules.game), seed: luck, lines: LINES, note: read, until: part(SEARCHED) })
  const rollout = createRollout(rules, definition.aids, judge, strongestIn(rules), clock)
  const race = createRace(rollout, RACE, clock)
  const [first, ...next] = race(found, seen, luck, part(CHOSEN))
  const best = createFinish(rules, search, race, clock)(first, seen, luck, part(FINISHED), read)
  return inOrder(explain(differentLines(best, next, SHOWN), rollout, part(1)))
}

/** What speaks for answers the seat could give now. */
export function whyPlay(mind: Mind, seen: View, seed: number, answers: readonly number[], ms: number): HintLine {
  const { rules, definition, judge, search, clock } = mind
  const { g, luck, read, explain } = sightOf(mind, seen, seed)
  const until = clock() + ms
  const lines = search.search(g, seen.seat, { nodes: NODES, seed: luck, lines: 1, after: answers, note: read, until: until - ms / 2 })
  const [line] = explain(lines, createRollout(rules, definition.aids, judge, strongestIn(rules), clock), until)
  return line
}
