// Search over whole own turns: every line is played on to the start of the next turn, and only there it is judged. What lines came to
// decides which are looked at next.
import { type Game, type Ruleset, searchHash, turnsBegun } from '@tollan/kernel'
import { createAnswerRecord } from './answer-record.ts'
import { type Clock, wallClock } from './clock.ts'
import { type Expectation, type Judge, nothingExpected } from './judge.ts'
import { createLinePlayer, NOWHERE_YET } from './line-player.ts'
import { createSeenPositions } from './seen-positions.ts'
import { numberAt, seedOf } from './seeds.ts'
import type { SearchAids } from './turn-start.ts'
import { createTurnTree, DONE, ROOT, UNTRIED } from './turn-tree.ts'

/** A way to play on to the next turn start. */
export interface Line {
  /** The own answers up to the first one that depends on chance or on somebody else. */
  readonly answers: readonly number[]
  /** How many of them lead up to the last choice it was told apart from other lines by. */
  readonly told: number
  /** Nothing of the turn is left to choose after them. */
  readonly whole: boolean
  readonly value: number
  readonly expected: Expectation
  /** What the order wanted noted of the position the line leads to. */
  readonly note?: unknown
}

export interface Order {
  /** Answers tried. */
  readonly nodes: number
  readonly seed: number
  /** How many lines are wanted, each with other first answers. */
  readonly lines: number
  /** Answers that every line begins with; lines are told apart by what follows. */
  readonly after?: readonly number[]
  /** No line is begun after this moment of the clock, once one is found. */
  readonly until?: number
  /** The turn that is played, where the position may be past its end already. */
  readonly turn?: number
  /** Called where a line ends that may be wanted. */
  readonly note?: (at: Game) => unknown
}

export interface TurnSearch {
  /** The best lines of a seat that is asked, best first; never none. The game given is not changed. */
  search(from: Game, seat: number, order: Order): readonly Line[]
  /** Answers tried since the search was made. */
  tried(): number
}

/** Insertions of one line: more would only be the same ones in another order. */
const MOST_INSERTIONS = 2
/** Lines are told apart by their first choices. */
const TELLING_CHOICES = 3
/** How much an answer is looked at for having been tried little, in units of how far lines differ. */
const CURIOSITY = 4
/** Answers of a choice that are weighed where a line is played on. */
const SAMPLES = 6

export function createTurnSearch(rules: Ruleset, aids: SearchAids, judge: Judge, clock: Clock = wallClock): TurnSearch {
  const line = createLinePlayer(rules, aids, judge)
  const { g, path, list } = line
  const tree = createTurnTree(rules)
  const record = createAnswerRecord()
  const seen = createSeenPositions()
  const told: number[] = []
  /** Nodes and answers, in turn, that lead to the end of the tree. */
  const trail: number[] = []
  const expected = nothingExpected()
  const found = new Map<number, Line>()
  let best: Line | null = null
  let nodes = 0
  let before = 0
  let order: Order = { nodes: 0, seed: 0, lines: 1 }
  let seat = 0
  let samples = 0
  let leaves = 0
  let mean = 0
  let squares = 0

  /** How long the path is where the last telling choice was made; all of it where no choice comes after. */
  function toldUpTo(): number {
    if (told.length <= TELLING_CHOICES) return path.length
    let at = order.after?.length ?? 0
    for (let i = 0; i < told.length && i < TELLING_CHOICES; i++) at = path.indexOf(told[i], at) + 1
    return at
  }

  const lineHere = (value: number): Line => {
    const certain = line.cut === NOWHERE_YET ? path.length : line.cut
    const here = { answers: path.slice(0, certain), told: Math.min(certain, toldUpTo()), whole: certain === path.length, value, expected: { ...expected } }
    return order.note === undefined ? here : { ...here, note: order.note(g) }
  }

  /** Judges where a line ends. */
  function end(): number {
    judge(g, seat, expected)
    const { value } = expected
    const off = value - mean
    mean += off / ++leaves
    squares += off * (value - mean)
    for (const answer of told) record.add(answer, value)
    if (order.lines === 1) {
      if (best === null || value > best.value) best = lineHere(value)
      return value
    }
    let key = 0
    for (let i = 0; i < told.length && i < TELLING_CHOICES; i++) key = Math.imul(key ^ told[i], 0x85ebca6b) ^ (key >>> 13)
    const known = found.get(key)
    if (known === undefined || value > known.value) found.set(key, lineHere(value))
    return value
  }

  function give(answer: number): void {
    told.push(answer)
    nodes++
    line.give(answer)
  }

  /** Keeps the choice ahead as a node; `way` is how long the path was at the node before. */
  function keep(way: number, inserted: number): number {
    const count = inserted < MOST_INSERTIONS ? line.count : line.plain
    const n = tree.add(g.s, list, count)
    tree.insertions[n] = tree.firsts[n] + line.plain
    tree.inserted[n] = inserted
    tree.cuts[n] = line.cut
    tree.ways[n] = path.slice(way)
    for (let i = tree.firsts[n]; i < tree.firsts[n + 1]; i++) tree.places[i] = record.placeOf(tree.answers[i])
    return n
  }

  /** The answer of a node to try next: by the best that came of it, or what it did in other lines, and by how little it was tried. */
  function promising(n: number): number {
    const { firsts, insertions, visits, means, nodes: after, tried, best: most, places } = tree
    const curious = CURIOSITY * Math.sqrt((squares / Math.max(1, leaves)) * Math.log(visits[n] + 1))
    let next = -1
    let highest = Number.NEGATIVE_INFINITY
    for (let i = firsts[n], plain = insertions[n], last = firsts[n + 1]; i < last; i++) {
      if (after[i] === DONE) continue
      const hope = tried[i] > 0 ? most[i] + curious / Math.sqrt(tried[i]) : record.at(places[i], means[n]) + (i < plain ? curious : 0)
      if (hope > highest) {
        next = i
        highest = hope
      }
    }
    return next
  }

  /** Nothing is left to find behind the last answer of the trail, nor perhaps behind those before it. */
  function closeTrail(): void {
    for (let k = trail.length - 2; k >= 0; k -= 2) {
      tree.nodes[trail[k + 1]] = DONE
      if (--tree.open[trail[k]] > 0) return
    }
  }

  /** Where a line is played on: of some answers of a new node the one that did best in other lines. */
  function sampled(n: number): number {
    const { firsts, insertions, places } = tree
    const plain = insertions[n] - firsts[n]
    let next = firsts[n]
    let most = Number.NEGATIVE_INFINITY
    for (let k = 0; k < SAMPLES && k < plain; k++) {
      const i = firsts[n] + numberAt(order.seed, samples++, plain)
      const value = record.at(places[i], mean)
      if (value > most) {
        next = i
        most = value
      }
    }
    return next
  }

  /** Follows the most promising answers to one that was not tried yet, and plays it to its end. */
  function oneMore(): void {
    path.length = tree.ways[ROOT].length
    told.length = 0
    trail.length = 0
    let n = ROOT
    let i = promising(n)
    while (tree.nodes[i] !== UNTRIED) {
      trail.push(n, i)
      told.push(tree.answers[i])
      n = tree.nodes[i]
      for (const answer of tree.ways[n]) path.push(answer)
      i = promising(n)
    }
    line.goTo(tree.states[n])
    line.cut = tree.cuts[n]
    for (;;) {
      const way = path.length
      trail.push(n, i)
      give(tree.answers[i])
      if (!seen.add(searchHash(g)) && leaves > 0) return closeTrail() // met before, in another order of answers
      if (!line.choiceAhead()) break
      n = tree.nodes[i] = keep(way, tree.inserted[n] + (i < tree.insertions[n] ? 0 : 1))
      i = sampled(n)
    }
    const value = end()
    closeTrail()
    for (let k = 0; k < trail.length; k += 2) {
      const [at, by] = [trail[k], trail[k + 1]]
      tree.means[at] += (value - tree.means[at]) / ++tree.visits[at]
      tree.tried[by]++
      if (value > tree.best[by]) tree.best[by] = value
    }
  }

  const isLate = (): boolean => order.until !== undefined && clock() > order.until

  return {
    tried: () => before + nodes,
    search(from, who, wanted) {
      seat = who
      order = wanted
      before += nodes
      nodes = 0 // what is tried must not depend on what was searched before
      samples = 0
      leaves = 0
      mean = 0
      squares = 0
      told.length = 0
      best = null
      found.clear()
      seen.clear()
      record.clear()
      tree.clear()
      line.begin(from, who, wanted.turn ?? turnsBegun(from), seedOf(wanted.seed, 1))
      for (const answer of wanted.after ?? []) line.give(answer)
      if (line.choiceAhead()) {
        keep(0, 0)
        do oneMore()
        while (tree.open[ROOT] > 0 && (leaves === 0 || (nodes < wanted.nodes && !tree.full() && !isLate())))
      } else end()
      const lines = best === null ? [...found.values()].sort((a, b) => b.value - a.value).slice(0, wanted.lines) : [best]
      if (lines.length === 0) throw new Error('a search found no line')
      return lines
    },
  }
}
