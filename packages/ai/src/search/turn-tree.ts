// The lines of a turn as a tree that is kept while it is searched: each node is a choice of the seat, with what came of its answers.
import { copyInto, emptyState, type Ruleset, type State } from '@tollan/kernel'

/** What became of an answer: not tried yet, nothing left to find behind it, or else the number of a node. */
export const UNTRIED = 0
export const DONE = -1

export const ROOT = 1

/** A tree is full when it holds so many nodes, and a search ends there; the line that fills it has room. */
const MANY_NODES = 1 << 14
const MOST_NODES = MANY_NODES + 512

export interface TurnTree {
  clear(): void
  full(): boolean
  /** A node for a position in which the seat may choose; the first one is the root. */
  add(s: State, answers: Int32Array, count: number): number
  readonly states: readonly State[]
  /** Answers of node n are numbered from firsts[n] to firsts[n + 1] - 1; those from insertions[n] on are insertions. */
  readonly firsts: Int32Array
  readonly insertions: Int32Array
  /** Lines through a node, and the mean of what they came to. */
  readonly visits: Int32Array
  readonly means: Float64Array
  /** Answers of a node behind which something is left to find. */
  readonly open: Int32Array
  /** Insertions on the way to a node, and where a plan up to it ends. */
  readonly inserted: Int32Array
  readonly cuts: Int32Array
  /** The answers that lead from the node before to this one. */
  readonly ways: (readonly number[])[]
  /** By number of answer: the answer, the node behind it, how often it was tried, the best that came of it, where it stands in the record. */
  readonly answers: Int32Array
  readonly nodes: Int32Array
  readonly tried: Int32Array
  readonly best: Float64Array
  readonly places: Int32Array
}

export function createTurnTree({ space }: Ruleset): TurnTree {
  const states: State[] = []
  const ofNodes = (): Int32Array => new Int32Array(MOST_NODES + 2)
  const [firsts, insertions, visits, open, inserted, cuts] = [ofNodes(), ofNodes(), ofNodes(), ofNodes(), ofNodes(), ofNodes()]
  const means = new Float64Array(MOST_NODES + 2)
  let size = 0
  let room = 1 << 12
  let [answers, nodes, tried, places] = [new Int32Array(room), new Int32Array(room), new Int32Array(room), new Int32Array(room)]
  let best = new Float64Array(room)

  function grow(): void {
    room *= 2
    const longer = (list: Int32Array): Int32Array<ArrayBuffer> => {
      const copy = new Int32Array(room)
      copy.set(list)
      return copy
    }
    ;[answers, nodes, tried, places] = [longer(answers), longer(nodes), longer(tried), longer(places)]
    const before = best
    best = new Float64Array(room)
    best.set(before)
  }

  return {
    states, firsts, insertions, visits, means, open, inserted, cuts, ways: [],
    get answers() { return answers },
    get nodes() { return nodes },
    get tried() { return tried },
    get best() { return best },
    get places() { return places },
    clear() {
      size = 0
      firsts[ROOT] = 0
    },
    full: () => size >= MANY_NODES,
    add(s, list, count) {
      const n = ++size
      copyInto((states[n] ??= emptyState(space)), s)
      const first = firsts[n]
      firsts[n + 1] = first + count
      visits[n] = 0
      means[n] = 0
      open[n] = count
      while (first + count > room) grow()
      for (let i = first; i < first + count; i++) {
        answers[i] = list[i - first]
        nodes[i] = UNTRIED
        tried[i] = 0
        best[i] = Number.NEGATIVE_INFINITY
      }
      return n
    },
  }
}
