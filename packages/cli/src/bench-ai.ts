// tollan bench ai: how fast players that think are, and what they weigh.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createRollout, createTurnSearch, type Mind, openMind, playGame, theBest, thinkingPlayer } from '@tollan/ai'
import { attach, emptyState, fastRandom, type GameDefinition, imagineInto, question, turnsBegun, type View } from '@tollan/kernel'
import { complain } from './complaint.ts'
import { grouped, print, printRows, rounded, threadMs } from './print.ts'

/** A turn thought through by the network alone: as many answers as in training. */
const NODES = 400
const MOST_MS = 10
const PLAN = { turns: 4, nodes: 60 }
const WARM_UP = 2
/** How well turns are found: with so many answers tried, at some of the turn starts, each played again with other luck. */
const BUDGETS = [100, 400, 1600]
const [WEIGHED, AGAIN] = [100, 4]

interface Thinking {
  readonly players: number
  readonly turns: number
  readonly mean: number
  readonly p95: number
  readonly nodesPerSecond: number
  readonly rolloutsPerSecond: number
  /** What the turns found with each of the budgets come to, in points to be expected. */
  readonly worth: readonly number[]
}

/** A search takes the luckiest line it finds for the best one: only with other luck it shows what its turns are worth. */
function worthOf({ definition, rules, judge }: Mind, starts: readonly View[], nodes: number): number {
  const search = createTurnSearch(rules, definition.aids, judge)
  const rollout = createRollout(rules, definition.aids, judge, { turns: 0, nodes: NODES })
  const g = attach(rules, emptyState(rules.space))
  let sum = 0
  for (const [i, seen] of starts.entries()) {
    if (!imagineInto(g, seen, fastRandom(i + 1))) throw new Error('nothing fits what the seat sees')
    question(g)
    const [line] = search.search(g, seen.seat, { nodes, seed: i, lines: 1 })
    for (let k = 0; k < AGAIN; k++) sum += rollout(line, seen, AGAIN * i + k, Number.POSITIVE_INFINITY)?.value ?? 0
  }
  return sum / AGAIN / starts.length
}

function thinkingIn(mind: Mind, games: number): Thinking {
  const { definition, rules, judge } = mind
  const automata = definition.aids.automata(rules.options)
  const search = createTurnSearch(rules, definition.aids, judge)
  const times: number[] = []
  const starts: View[] = []
  let tried = 0
  for (let n = -WARM_UP; n < games; n++) {
    const seats = Array.from({ length: rules.seats }, (_, seat) => {
      if (automata.includes(seat)) return undefined
      const player = thinkingPlayer(rules, definition.aids, judge, n, { nodes: NODES, lines: 1, pick: theBest }, search)
      let turn = -1
      return {
        ...player,
        answer(seen: View) {
          const fresh = turnsBegun(seen) !== turn
          turn = turnsBegun(seen)
          const [before, nodes] = [threadMs(), search.tried()]
          const answer = player.answer(seen)
          const ms = threadMs() - before
          if (n < 0) return answer
          tried += search.tried() - nodes
          if (fresh) {
            times.push(ms)
            starts.push(seen)
          } else times[times.length - 1] += ms
          return answer
        },
      }
    })
    playGame(rules, seats, n)
  }
  const sum = times.reduce((all, ms) => all + ms, 0)
  const rollout = createRollout(rules, definition.aids, judge, PLAN)
  const before = threadMs()
  for (const [i, seen] of starts.entries()) rollout({ answers: [] }, seen, i, Number.POSITIVE_INFINITY)
  const seconds = (threadMs() - before) / 1000
  return {
    players: rules.options.players, turns: times.length, mean: sum / times.length, p95: times.toSorted((a, b) => a - b)[Math.floor(0.95 * times.length)],
    nodesPerSecond: (1000 * tried) / sum, rolloutsPerSecond: starts.length / seconds,
    worth: BUDGETS.map((nodes) => worthOf(mind, starts.filter((seen) => turnsBegun(seen) > 0).slice(0, WEIGHED), nodes)),
  }
}

function heapMb(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed / 2 ** 20
}

/** Fails when a turn of the network alone takes longer than it may. */
export async function benchAi(definition: GameDefinition, quick: boolean): Promise<number> {
  let broken = 0
  const before = heapMb()
  const minds: Mind[] = []
  for (const players of [1, 2, 4]) {
    const mind = await openMind(definition, { players, modules: [], settings: {} })
    if (mind === null) return complain(`nobody has been trained for ${definition.id}`)
    minds.push(mind)
    const { turns, mean, p95, nodesPerSecond, rolloutsPerSecond, worth } = thinkingIn(mind, quick ? 2 : 12)
    const ok = mean <= MOST_MS
    if (!ok) broken = 1
    print(`${definition.id}, ${players === 1 ? 'alone' : `${players} players`}, processor time of this thread`)
    printRows([
      ['a turn of the network alone', `mean ${rounded(mean)} ms, p95 ${rounded(p95)} ms of ${turns} at ${NODES} nodes, at most ${MOST_MS} ms  ${ok ? 'ok' : 'BROKEN'}`],
      ['answers tried', `${grouped(nodesPerSecond)}/s`],
      [`rollouts of ${PLAN.turns} turns with ${PLAN.nodes} nodes`, `${grouped(rolloutsPerSecond)}/s`],
      [`turns found with ${BUDGETS.join(', ')} answers`, `${worth.map((points) => points.toFixed(1)).join(', ')} points to be expected with other luck`],
    ])
  }
  print(`three minds and their searches: ${rounded(heapMb() - before)} MB; network of ${minds[0].net.inputs} features and ${minds[0].net.hidden} hidden units`)
  return broken
}
