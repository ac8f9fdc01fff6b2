// Search over whole own turns: every line is played on to the start of the next turn, and only there it is judged.
import {
  advance, attach, CHANCE, copyInto, emptyState, type Game, isInserted, isOver, openQuestion, OWNER, PENDING, question, questionTo, type Ruleset, searchHash,
  type State, turnsBegun,
} from '@tollan/kernel'
import { type Expectation, type Judge, nothingExpected } from './judge.ts'
import { plainAnswers } from './plain-answers.ts'
import { createSeenPositions } from './seen-positions.ts'
import { numberAt } from './seeds.ts'
import { createTurnStart, type SearchAids } from './turn-start.ts'

/** A way to play on to the next turn start. */
export interface Line {
  /** The own answers up to the first one that depends on chance or on somebody else. */
  readonly answers: readonly number[]
  readonly value: number
  readonly expected: Expectation
  /** What the order wanted noted of the position the line leads to. */
  readonly note?: unknown
}

export interface Order {
  /** Answers tried; shared evenly, so that no first answer starves. */
  readonly nodes: number
  readonly seed: number
  /** How many lines are wanted, each with other first answers. */
  readonly lines: number
  /** No answer is tried after this moment of the clock, once a line is found. */
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
/** Insertions together get this part of a question's budget, and nothing below the least. */
const INSERTION_PART = 4
const LEAST_FOR_INSERTIONS = 12
/** Lines are told apart by their first choices. */
const TELLING_CHOICES = 3
/** A line that is asked more often is judged where it stands. */
const LONGEST = 400
/** Answers of another seat that are looked at. */
const MOST_OF_OTHERS = 12

export function createTurnSearch(rules: Ruleset, aids: SearchAids, judge: Judge, clock: () => number = () => performance.now()): TurnSearch {
  const { alike, dues = [] } = aids
  const isTurnStart = createTurnStart(rules, aids)
  const g = attach(rules, emptyState(rules.space))
  const states: State[] = []
  const choices: Int32Array[] = []
  const seen = createSeenPositions()
  const path: number[] = []
  const told: number[] = []
  const expected = nothingExpected()
  const aside = emptyState(rules.space)
  const asideOptions = new Int32Array(MOST_OF_OTHERS)
  const asideExpected = nothingExpected()
  const found = new Map<number, Line>()
  const names = new Map<number, string>()
  const kinds = new Set<string>()
  let best: Line | null = null
  let nodes = 0
  let before = 0
  let seat = 0
  let turn = 0
  let order: Order = { nodes: 0, seed: 0, lines: 1 }
  let draws = 0
  let leaves = 0
  let late = false

  const stateAt = (depth: number): State => (states[depth] ??= emptyState(rules.space))
  const choicesAt = (depth: number): Int32Array => (choices[depth] ??= new Int32Array(4096))

  function nameOf(answer: number): string {
    const known = names.get(answer)
    if (known !== undefined) return known
    const name = rules.keys.format(answer)
    names.set(answer, name)
    return name
  }

  function ask(): void {
    if ((openQuestion(g)?.seats ?? null) !== null && (g.s[PENDING] & (1 << seat)) !== 0) questionTo(g, seat)
    else question(g)
  }

  /** What looks best to another seat, without thinking ahead: giving it the first answer of an upkeep would make every Feast look good. */
  function bestForOther(): number {
    const other = g.seat
    const count = Math.min(plainAnswers(g), MOST_OF_OTHERS)
    if (count === 1) return g.options[0]
    const here = g.s
    copyInto(aside, here)
    asideOptions.set(g.options.subarray(0, count))
    let answer = asideOptions[0]
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      copyInto(here, aside)
      advance(g, asideOptions[i], other)
      judge(g, other, asideExpected)
      if (asideExpected.value > most) [answer, most] = [asideOptions[i], asideExpected.value]
    }
    copyInto(here, aside)
    return answer
  }

  /** What chance and the others answer: chance the same in all lines, the others what looks best to them; before the first turn nothing does yet. */
  function elsewhere(): number {
    if (g.seat === CHANCE || turnsBegun(g) === 0) return g.options[numberAt(order.seed, draws++, g.count)]
    if (g.seat !== g.s[OWNER]) return dues.includes(openQuestion(g)?.kind ?? '') ? g.options[0] : bestForOther()
    return g.options[numberAt(order.seed, draws++, plainAnswers(g))]
  }

  function reached(cut: number): void {
    leaves++
    judge(g, seat, expected)
    const { value } = expected
    if (order.lines === 1) {
      if (best === null || value > best.value) best = lineTo(cut, value)
      return
    }
    let key = 0
    for (let i = 0; i < told.length && i < TELLING_CHOICES; i++) key = Math.imul(key ^ told[i], 0x85ebca6b) ^ (key >>> 13)
    const known = found.get(key)
    if (known === undefined || value > known.value) found.set(key, lineTo(cut, value))
  }

  const lineTo = (cut: number, value: number): Line => {
    const line = { answers: path.slice(0, cut), value, expected: { ...expected } }
    return order.note === undefined ? line : { ...line, note: order.note(g) }
  }

  /** Time is looked at now and then: a look costs more than a node. */
  const isLate = (): boolean => leaves > 0 && order.until !== undefined && (late ||= (nodes & 15) === 0 && clock() > order.until)

  /** Leaves one of each kind of equal answers in the list, insertions last; returns how many, and how many are no insertions. */
  function sorted(into: Int32Array): readonly [all: number, plain: number] {
    const count = g.count
    into.set(g.options.subarray(0, count))
    let plain = 0
    while (plain < count && !isInserted(g, into[plain])) plain++
    if (alike === undefined || count < 2) return [count, plain]
    kinds.clear()
    let kept = 0
    let keptPlain = 0
    for (let i = 0; i < count; i++) {
      const kind = alike(g, nameOf(into[i]))
      if (kinds.has(kind)) continue
      kinds.add(kind)
      if (i < plain) keptPlain++
      into[kept++] = into[i]
    }
    return [kept, keptPlain]
  }

  /** Tries up to `count` answers of the list from `from` on with a budget; at least one unless all were met before. */
  function tryAll(depth: number, list: Int32Array, from: number, count: number, budget: number, inserted: number, cut: number): void {
    const until = nodes + budget
    const short = budget < count
    const offset = short ? numberAt(order.seed, nodes, count) : 0
    const stride = short ? Math.max(1, Math.floor(count / Math.max(1, budget))) : 1
    const drawn = draws
    for (let k = 0, left = short ? Math.max(1, Math.ceil(count / stride)) : count; left > 0; k += stride, left--) {
      const answer = list[from + ((offset + k) % count)]
      const share = Math.floor((until - nodes) / left)
      if ((share < 1 && k > 0) || isLate()) return
      const next = stateAt(depth + 1)
      copyInto(next, stateAt(depth))
      g.s = next
      path.push(answer)
      told.push(answer)
      nodes++
      draws = drawn
      advance(g, answer, seat)
      if (seen.add(searchHash(g)) || leaves === 0) explore(depth + 1, share - 1, inserted, cut)
      path.pop()
      told.pop()
    }
  }

  /** Plays the position at a depth on to the next choice or turn start; `cut` is the length of the plan once something else decided, else -1. */
  function explore(depth: number, budget: number, inserted: number, cutBefore: number): void {
    let cut = cutBefore
    const entered = path.length
    for (let steps = 0; ; steps++) {
      if (isOver(g) || (turnsBegun(g) !== turn && isTurnStart(g)) || steps > LONGEST || path.length > LONGEST) break
      ask()
      if (g.seat !== seat) {
        if (cut < 0) cut = path.length
        const { seat: other } = g
        advance(g, elsewhere(), other)
        continue
      }
      const list = choicesAt(depth)
      const [count, plain] = sorted(list)
      if (count === 1) {
        path.push(list[0])
        advance(g, list[0], seat)
        continue
      }
      copyInto(stateAt(depth), g.s)
      const insertions = plain === 0 ? 0 : count - plain
      const wanted = insertions > 0 && inserted < MOST_INSERTIONS && budget >= LEAST_FOR_INSERTIONS
      const spent = nodes
      if (wanted) tryAll(depth, list, plain, insertions, Math.floor(budget / INSERTION_PART), inserted + 1, cut)
      tryAll(depth, list, 0, plain === 0 ? count : plain, budget - (nodes - spent), inserted, cut)
      path.length = entered
      return
    }
    reached(cut < 0 ? path.length : cut)
    path.length = entered
  }

  return {
    tried: () => before + nodes,
    search(from, who, wanted) {
      seat = who
      order = wanted
      turn = wanted.turn ?? turnsBegun(from)
      before += nodes
      nodes = 0 // what is tried must not depend on what was searched before
      draws = 0
      leaves = 0
      late = false
      path.length = 0
      told.length = 0
      best = null
      found.clear()
      seen.clear()
      g.s = stateAt(0)
      copyInto(g.s, from.s)
      explore(0, wanted.nodes, 0, -1)
      const lines = best === null ? [...found.values()].sort((a, b) => b.value - a.value).slice(0, wanted.lines) : [best]
      if (lines.length === 0) throw new Error('a search found no line')
      return lines
    },
  }
}
