// Starting tiles: dealt and chosen in secret, received in the open.
import { again, argumentOf, call, EMPTY, locals, OK, offer, offerSet, openQuestion, PROCEDURE, put, restart, take, theAnswerer, theDrawer, TOP } from '@tollan/kernel'

import {
  DECLINE, discoveryNames, DRAW_DISCOVERY, DRAW_START, KEEP, PLACE_ON, POWER_UP, startingNames, TAKE, workerNames, boardNames,
} from '../answers.ts'
import { resolve } from '../effects.ts'
import { tell, whisper } from '../events.ts'
import { costOf, stackOf } from '../actions/discoveries.ts'
import { refuseTile, takeTile } from '../actions/take-tile.ts'
import { affords } from '../goods.ts'
import { ask, chance, procedure } from '../procedures.ts'
import { NOT_STARTING_WORKER, PLACE_NUMBERS, PLACE_TAKEN } from '../reasons.ts'
import type { G } from '../rules.ts'
import {
  BOARDS, DISC_DEALT, DISC_TIED, DISC_WORDS, HAND, PALACE, PICK, START_BOX, START_CHOSEN, START_DEALT, WORKER_AT, WORKER_POWER, WORKERS,
} from '../state.ts'
import { offerOwnWorkers, ownWorkersOn } from '../workers.ts'

const HANDFUL = 4 // room for dealt tiles per seat
const KEPT = 2

const D = locals('seat', 'i')

/** TEO-STD-02, -03: tiles for every chooser, with the discovery tiles they show. */
export const dealStartingTiles = procedure('deal-starting-tiles', D, [
  chance(
    'draw-starting-tile',
    (g) => {
      for (let tile = 0; tile < g.rules.parts.startingTiles.length; tile++) if ((g.s[START_BOX] & (1 << tile)) !== 0) offer(g, DRAW_START | tile)
    },
    (g, f, answer) => {
      const { s } = g
      take(s, START_BOX, argumentOf(answer))
      s[START_DEALT + s[f + D.seat] * HANDFUL + s[f + D.i]] = argumentOf(answer)
      whisper(g, 'starting-tile-dealt', 'TEO-STD-02', s[f + D.seat], 'tile', startingNames[argumentOf(answer)])
    },
    (g, f) => !isDealing(g, f),
    theDrawer,
  ),
  chance(
    'draw-discovery',
    (g, f) => offerSet(g, stackShown(g, f), DISC_WORDS, DRAW_DISCOVERY),
    (g, f, answer) => {
      const { s } = g
      take(s, stackShown(g, f), argumentOf(answer))
      s[DISC_DEALT + s[f + D.seat] * HANDFUL + s[f + D.i]] = argumentOf(answer)
      whisper(g, 'discovery-dealt', 'TEO-STD-03', s[f + D.seat], 'tile', discoveryNames[argumentOf(answer)])
    },
    (g, f) => !isDealing(g, f) || stackShown(g, f) === 0,
    theDrawer,
  ),
  function nextTile(g, f) {
    const { s } = g
    if (isDealing(g, f) && ++s[f + D.i] < g.rules.parts.dealtStartingTiles) {
      restart(g, f)
      return
    }
    s[f + D.i] = 0
    if (++s[f + D.seat] >= g.rules.seats) return
    restart(g, f)
  },
])

/** The stack of the discovery tile the dealt starting tile shows, 0 for none. */
const stackShown = (g: G, f: number): number => g.rules.startingStack[g.s[START_DEALT + g.s[f + D.seat] * HANDFUL + g.s[f + D.i]]]

/** Whether the starting tile at a place shows a discovery tile: one lies beside it, or is about to be drawn. */
export function showsDiscovery(g: G, place: number): boolean {
  const { s } = g
  const f = s[TOP]
  const drawing = s[f + PROCEDURE] === dealStartingTiles.id && openQuestion(g)?.kind === 'draw-discovery'
  return s[DISC_DEALT + place] !== EMPTY || (drawing && place === s[f + D.seat] * HANDFUL + s[f + D.i])
}

const isDealing = (g: G, f: number): boolean => (g.rules.parts.choosers(g) & (1 << g.s[f + D.seat])) !== 0

const none = locals()

/** TEO-STD-04: everybody keeps two, in secret, at the same time. */
export const chooseStartingTiles = procedure('choose-starting-tiles', none, [
  ask({
    kind: 'starting-tiles',
    seats: (g) => g.rules.parts.choosers(g),
    candidates(g, _f, seat) {
      const dealt = START_DEALT + seat * HANDFUL
      for (let i = 0; i < HANDFUL; i++)
        for (let j = i + 1; j < HANDFUL; j++)
          if (g.s[dealt + i] !== EMPTY && g.s[dealt + j] !== EMPTY) offer(g, KEEP | g.s[dealt + i] | (g.s[dealt + j] << 6))
    },
    take(g, _f, answer, seat) {
      const pair = argumentOf(answer)
      const dealt = START_DEALT + seat * HANDFUL
      for (const [n, i] of firstOfPair.entries()) if ((g.s[dealt + i] | (g.s[dealt + secondOfPair[n]] << 6)) === pair) g.s[PICK + seat] = n
    },
    seenBy: theAnswerer,
    anytime: false,
  }),
  function revealChoices(g) {
    for (let seat = 0; seat < g.rules.seats; seat++) if (g.s[PICK + seat] >= 0) revealChoice(g, seat)
  },
])

// pairs are numbered so that fewer tiles use the first numbers
const firstOfPair = [0, 0, 1, 0, 1, 2] as const
const secondOfPair = [1, 2, 2, 3, 3, 3] as const

function revealChoice(g: G, seat: number): void {
  const { s } = g
  const pick = s[PICK + seat]
  s[PICK + seat] = -1
  for (let i = 0; i < HANDFUL; i++) {
    const tile = s[START_DEALT + seat * HANDFUL + i]
    const discovery = s[DISC_DEALT + seat * HANDFUL + i]
    s[START_DEALT + seat * HANDFUL + i] = EMPTY
    s[DISC_DEALT + seat * HANDFUL + i] = EMPTY
    const kept = i === firstOfPair[pick] ? 0 : i === secondOfPair[pick] ? 1 : -1
    if (kept >= 0) keepTile(g, seat, kept, tile, discovery)
    else {
      if (tile !== EMPTY) put(s, START_BOX, tile)
      if (discovery !== EMPTY) put(s, stackOf(g, discovery), discovery)
    }
  }
}

/** Lays a chosen starting tile and its discovery tile open. */
export function keepTile(g: G, seat: number, kept: number, tile: number, discovery: number): void {
  g.s[START_CHOSEN + seat * KEPT + kept] = tile
  g.s[DISC_TIED + seat * KEPT + kept] = discovery
  tell(g, 'starting-tile', 'TEO-STD-04', seat, 'tile', startingNames[tile])
}

const R = locals('seat', 'next')

/** TEO-STD-05 to -14: goods, then the tied discovery tiles, then the workers. */
export const receiveStartingTiles = procedure('receive-starting-tiles', R, [
  function goods(g, f) {
    const { s } = g
    const seat = s[f + R.seat]
    if (s[f + R.next] === KEPT) {
      s[f + R.next] = 0
      return
    }
    again(g, f)
    const tile = s[START_CHOSEN + seat * KEPT + s[f + R.next]++]
    tell(g, 'starting-goods', 'TEO-STD-05', seat, 'tile', startingNames[tile])
    call(g, resolve, seat, g.rules.startingEffect[tile])
  },
  ask({
    kind: 'starting-discovery',
    candidates(g, f, seat) {
      offer(g, TAKE | g.s[DISC_TIED + seat * KEPT + g.s[f + R.next]])
      offer(g, DECLINE)
    },
    refuse: (g, _f, answer, seat) => (answer === DECLINE ? OK : refuseTile(g, seat, argumentOf(answer))),
    take(g, f, answer, seat) {
      const slot = DISC_TIED + seat * KEPT + g.s[f + R.next]++
      if (g.s[f + R.next] < KEPT) again(g, f)
      if (answer !== DECLINE) call(g, takeTile, seat, argumentOf(answer), -slot) // TEO-STD-11
    },
    settles(g, f) {
      const { s } = g
      const seat = s[f + R.seat]
      while (s[f + R.next] < KEPT) {
        const tile = s[DISC_TIED + seat * KEPT + s[f + R.next]]
        if (tile !== EMPTY && affords(g, seat, costOf(g, tile))) return false
        s[f + R.next]++
      }
      return true
    },
    anytime: false,
  }),
  function startPlacing(g, f) {
    g.s[f + R.next] = 0
  },
  ask({
    kind: 'place-worker',
    candidates(g) {
      for (let board = PALACE; board <= BOARDS; board++) offer(g, PLACE_ON | board)
    },
    refuse(g, _f, answer, seat) {
      const board = argumentOf(answer)
      if (!isOnTiles(g, seat, board)) return PLACE_NUMBERS
      return ownWorkersOn(g, seat, board) < roomFor(g, seat, board) ? OK : PLACE_TAKEN
    },
    take(g, f, answer, seat) {
      const worker = seat * WORKERS + g.s[f + R.next]++
      g.s[WORKER_AT + worker] = argumentOf(answer)
      tell(g, 'place-worker', 'TEO-STD-13', seat, 'worker', workerNames[worker], 'board', boardNames[argumentOf(answer)])
      if (g.s[f + R.next] < g.rules.parts.startingWorkers) again(g, f)
    },
    anytime: false,
  }),
])

const isOnTiles = (g: G, seat: number, board: number): boolean =>
  [0, 1].some((kept) => g.rules.parts.startingTiles[g.s[START_CHOSEN + seat * KEPT + kept]].boards.includes(board))

/** One own worker per board; a tile that shows a number twice allows two there. */
const roomFor = (g: G, seat: number, board: number): number =>
  [0, 1].some((kept) => g.rules.parts.startingTiles[g.s[START_CHOSEN + seat * KEPT + kept]].boards.every((shown) => shown === board)) ? 2 : 1

/** TEO-STD-16: starting tiles to the box, unclaimed discovery tiles back into the stack. */
export function returnStartingTiles(g: G): void {
  const { s } = g
  for (let i = 0; i < g.rules.seats * KEPT; i++) {
    if (s[START_CHOSEN + i] !== EMPTY) put(s, START_BOX, s[START_CHOSEN + i])
    if (s[DISC_TIED + i] !== EMPTY) put(s, stackOf(g, s[DISC_TIED + i]), s[DISC_TIED + i])
    s[START_CHOSEN + i] = EMPTY
    s[DISC_TIED + i] = EMPTY
  }
}

const U = locals('seat', 'left')

/** TEO-STD-06: one starting worker of choice per symbol. */
export const powerUpStarting = procedure('power-up-starting', U, [
  ask({
    kind: 'power-up-starting',
    candidates(g, _f, seat) {
      offerOwnWorkers(g, seat, POWER_UP)
    },
    refuse: (g, _f, answer) => (g.s[WORKER_AT + argumentOf(answer)] === HAND ? OK : NOT_STARTING_WORKER),
    take(g, f, answer, seat) {
      const worker = argumentOf(answer)
      g.s[WORKER_POWER + worker]++
      tell(g, 'power-up', 'TEO-STD-06', seat, 'worker', workerNames[worker], 'power', g.s[WORKER_POWER + worker])
      if (--g.s[f + U.left] > 0) again(g, f)
    },
    anytime: false,
  }),
])
