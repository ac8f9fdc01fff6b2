// The same kind of work elsewhere: boardgame.io's reducer on a toy game with a state of similar size.
import { createRequire } from 'node:module'

const PLAYERS = 4
const MOVES = 300

interface Toy {
  players: { goods: number[]; temples: number[]; workers: { board: number; power: number }[]; tiles: number[]; vp: number }[]
  boards: { slot: number; tile: number; spaces: number[] }[]
  stacks: Record<string, number[]>
  icons: number[]
  calendar: { light: number; dark: number }
}

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

const toyState = (): Toy => ({
  players: numbers(PLAYERS).map(() => ({
    goods: [3, 0, 0, 0],
    temples: [0, 0, 0],
    workers: numbers(4).map((i) => ({ board: i, power: 1 })),
    tiles: [],
    vp: 0,
  })),
  boards: numbers(8).map((slot) => ({ slot, tile: slot, spaces: numbers(6) })),
  stacks: {
    discoveries: numbers(54), pyramid: numbers(32), decorations: numbers(15), technologies: numbers(9), royals: numbers(9),
    starting: numbers(18),
  },
  icons: numbers(64),
  calendar: { light: 0, dark: 12 },
})

/** One turn: move a worker, gain, climb, now and then take a tile. */
function takeTurn(G: Toy, player: number, worker: number, steps: number): void {
  const me = G.players[player]
  const mover = me.workers[worker]
  mover.board = (mover.board + steps) % 8
  mover.power = (mover.power % 5) + 1
  me.goods[1 + (mover.board % 3)] += mover.power
  me.temples[steps % 3] = Math.min(11, me.temples[steps % 3] + 1)
  me.vp += steps
  const stack = G.stacks['discoveries'] ?? []
  if (mover.board === 0 && stack.length > 0) me.tiles.push(stack.pop() ?? 0)
  if (player === PLAYERS - 1) G.calendar.light = (G.calendar.light + 1) % G.calendar.dark
}

interface Internal {
  CreateGameReducer(config: { game: unknown }): (state: unknown, action: unknown) => unknown
  InitializeGame(config: { game: unknown; numPlayers: number }): unknown
}

export interface Peer {
  readonly name: string
  readonly movesPerSecond: number
  readonly moves: number
}

/** Moves per second through the reducer; null when the package is not installed. */
export function boardgameIo(milliseconds: number): Peer | null {
  let internal: Internal
  try {
    internal = createRequire(import.meta.url)('boardgame.io/internal') as Internal
  } catch {
    return null
  }
  const game = {
    name: 'toy',
    setup: toyState,
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      act: ({ G, ctx }: { G: Toy; ctx: { currentPlayer: string } }, worker: number, steps: number) =>
        takeTurn(G, Number(ctx.currentPlayer), worker, steps),
    },
  }
  const reduce = internal.CreateGameReducer({ game })
  const start = internal.InitializeGame({ game, numPlayers: PLAYERS })
  const playAll = (): number => {
    let state = start
    for (let i = 0; i < MOVES; i++) {
      const payload = { type: 'act', args: [i % 4, 1 + (i % 3)], playerID: String(i % PLAYERS) }
      state = reduce(state, { type: 'MAKE_MOVE', payload })
    }
    return (state as { ctx: { turn: number } }).ctx.turn
  }
  const turns = playAll() // warm-up
  if (turns !== MOVES + 1) throw new Error(`the toy game of boardgame.io stopped at turn ${turns}`)
  const before = performance.now()
  let rounds = 0
  while (performance.now() - before < milliseconds) {
    playAll()
    rounds++
  }
  return { name: 'boardgame.io reducer', moves: rounds * MOVES, movesPerSecond: (rounds * MOVES * 1000) / (performance.now() - before) }
}
