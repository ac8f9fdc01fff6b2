// Teotibot's turn: roll, act, slide, flip, exchange cocoa (TEO-SOLO-15); the calendar step follows as for any Last Player.
import { again, argumentOf, call, EMPTY, locals, nextIn, offer, payPacked, put } from '@tollan/kernel'
import { costOf, heldBy } from '../actions/discoveries.ts'
import { powerUp } from '../actions/power-up.ts'
import { templeStep } from '../actions/temples.ts'
import { boardNames, discoveryNames, spaceNames } from '../answers.ts'
import { tell } from '../events.ts'
import { drawDiscovery } from '../flow/draws.ts'
import { affords, cocoaOf, purseOf, score } from '../goods.ts'
import { chance, procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import {
  ALCHEMY, BOARD_AT, BOARDS, COCOA, CONSTRUCTION, DECORATIONS, DEPOSITS, DISC_BOARD, DISC_GONE, DISC_WORDS, FIRST_SPACE, FIRST_TEMPLE_SPACE, FOREST, KINDS,
  NOBLES, QUARRY, SLOT_OF, SPACE_BOARD, SPACES, WORKER_AT, WORKERS,
} from '../state.ts'
import { isLocked, seatOf, unlockWorker, workerOnSpace } from '../workers.ts'
import { botAction, botCan } from './actions.ts'
import { anyTempleSteps, botWorkerOn, fallback, FIRST_WORKER, strongest, weakest } from './choices.ts'
import { BOT, BOT_ASIDE, BOT_AT, botTileNames, DICE, DIRECTION, DIRECTIONS, EXCHANGE_VP, LEFT, ROLL, WORSHIP_STEPS } from './state.ts'
import { teotibot } from './tables.ts'

/** The worship spaces of the four temple sidebars (never the Palace: TEO-SOLO-13). */
const templeSpaceOf = (board: number): number => {
  for (let space = FIRST_TEMPLE_SPACE; space < SPACES; space++) if (SPACE_BOARD[space] === board) return space
  return -1
}

/** Temple worship spaces in ring order after the given one, which comes last. */
export function templeSpacesAfter(g: G, space: number): number[] {
  const spaces: number[] = []
  for (let n = 1; n <= BOARDS; n++) {
    const slot = ((g.s[SLOT_OF + SPACE_BOARD[space]] - 1 + n) % BOARDS) + 1
    const there = templeSpaceOf(g.s[BOARD_AT + slot])
    if (there >= 0) spaces.push(there)
  }
  return spaces
}

/** TEO-SOLO-11, -12: a bumped bot worker stays locked and travels on; if need be it takes the place of yours. */
export function bumpedBotWorker(g: G, worker: number, space: number): void {
  const others = templeSpacesAfter(g, space).filter((other) => other !== space)
  const free = others.find((other) => workerOnSpace(g, other) < 0)
  const target = free ?? others.find((other) => seatOf(workerOnSpace(g, other)) !== BOT)
  if (target === undefined) return
  if (free === undefined) unlockWorker(g, workerOnSpace(g, target))
  g.s[WORKER_AT + worker] = FIRST_SPACE + target
  tell(g, 'bot-bumped', free === undefined ? 'TEO-SOLO-12' : 'TEO-SOLO-11', BOT, 'space', spaceNames[target])
}

const none = locals()

/** A tile with a board action, a harvest behind it, and the fallback. */
const boardTile = (name: string, board: number, harvest: number) =>
  procedure(name, none, [
    function tryBoards(g) {
      const first = botWorkerOn(g, board)
      if (first >= 0 && botCan(g, board)) return call(g, botAction, board, first)
      const second = botWorkerOn(g, harvest)
      return second >= 0 ? call(g, botAction, harvest, second) : fallback(g)
    },
  ])

const TWICE = 2
const P = locals('worker', 'left')

/** TEO-SOLO-52: twice on one die, which may ascend in between; no movement. */
const powerUpTwice = procedure('bot-power-up-twice', P, [
  function raise(g, f) {
    if (g.s[f + P.left]-- <= 0) return
    again(g, f)
    call(g, powerUp, BOT, g.s[f + P.worker])
  },
])

const alchemyTile = procedure('bot-tile-alchemy', none, [
  function tryAlchemy(g) {
    const worker = botWorkerOn(g, ALCHEMY)
    if (worker >= 0 && botCan(g, ALCHEMY)) call(g, botAction, ALCHEMY, worker)
    else call(g, powerUpTwice, weakest(g), TWICE)
  },
])

const masteryTile = procedure('bot-tile-mastery', none, [
  function tryWorkers(g) {
    let tried = 0
    for (let worker = strongest(g, tried); worker >= 0; worker = strongest(g, tried)) {
      const board = g.s[WORKER_AT + worker]
      if (botCan(g, board)) return call(g, botAction, board, worker) // TEO-SOLO-58 to -60
      tried |= 1 << (worker - FIRST_WORKER)
    }
    return fallback(g)
  },
])

const W = locals('board')

const worshipTile = procedure('bot-tile-worship', W, [
  function moveOn(g, f) {
    const { s } = g
    const worker = lockedBotWorker(g)
    const [space] = templeSpacesAfter(g, s[WORKER_AT + worker] - FIRST_SPACE) // TEO-SOLO-62
    const there = workerOnSpace(g, space)
    if (there >= 0 && there !== worker) unlockWorker(g, there) // TEO-SOLO-63
    s[WORKER_AT + worker] = FIRST_SPACE + space
    s[f + W.board] = SPACE_BOARD[space]
    tell(g, 'worship', 'TEO-SOLO-62', BOT, 'space', spaceNames[space])
  },
  function climb(g, f) {
    const { s, rules } = g
    const temple = rules.effects[rules.worshipEffect[s[f + W.board]]].what
    if (s[f + W.board] === DECORATIONS) call(g, anyTempleSteps, s[WORSHIP_STEPS + 1]) // TEO-SOLO-64
    else for (let n = 0; n < s[WORSHIP_STEPS]; n++) call(g, templeStep, BOT, temple)
  },
  function discardTile(g, f) {
    const { s } = g
    const slot = DISC_BOARD + s[f + W.board]
    if (s[slot] === EMPTY) return
    put(s, DISC_GONE, s[slot]) // TEO-SOLO-65
    tell(g, 'discovery-discarded', 'TEO-SOLO-65', BOT, 'tile', discoveryNames[s[slot]], 'board', boardNames[s[f + W.board]])
    s[slot] = EMPTY
    call(g, drawDiscovery, s[f + W.board])
  },
])

function lockedBotWorker(g: G): number {
  for (let w = BOT * WORKERS; w < (BOT + 1) * WORKERS; w++) if (isLocked(g, w)) return w
  throw new Error('Teotibot has no worshipping worker')
}

/** TEO-SOLO-66, -67: the board whose mask it would buy, or -1. */
export function maskToBuy(g: G): number {
  let best = -1
  let rarest = 99
  for (let slot = 1; slot <= BOARDS; slot++) {
    const board = g.s[BOARD_AT + slot]
    const tile = g.s[DISC_BOARD + board]
    if (tile === EMPTY) continue
    const kind = g.rules.tileKind[tile]
    const number = g.rules.parts.discoveryKinds[kind].mask ?? 99
    if (number < rarest && !ownsKind(g, kind) && affords(g, BOT, costOf(g, tile))) {
      best = board
      rarest = number
    }
  }
  return best
}

function ownsKind(g: G, kind: number): boolean {
  const set = heldBy(BOT)
  for (let tile = nextIn(g.s, set, DISC_WORDS, 0); tile >= 0; tile = nextIn(g.s, set, DISC_WORDS, tile + 1)) if (g.rules.tileKind[tile] === kind) return true
  return false
}

const maskTile = procedure('bot-tile-mask-collection', none, [
  function buyMask(g) {
    const { s } = g
    const board = maskToBuy(g)
    if (board < 0) return fallback(g) // TEO-SOLO-68
    const tile = s[DISC_BOARD + board]
    payPacked(s, purseOf(BOT), KINDS, costOf(g, tile))
    s[DISC_BOARD + board] = EMPTY
    put(s, heldBy(BOT), tile)
    tell(g, 'take-tile', 'TEO-SOLO-66', BOT, 'tile', discoveryNames[tile])
    return call(g, drawDiscovery, board)
  },
])

/** By number of the tile in the tables. */
const tiles = [
  boardTile('bot-tile-construction', CONSTRUCTION, QUARRY),
  boardTile('bot-tile-decorations', DECORATIONS, DEPOSITS),
  alchemyTile,
  boardTile('bot-tile-nobles', NOBLES, FOREST),
  masteryTile,
  worshipTile,
  maskTile,
]

const T = locals('seat', 'rolled', 'slot')

export const botTurn = procedure('bot-turn', T, [
  chance(
    'roll',
    (g) => {
      for (let die = 1; die <= 6; die++) offer(g, ROLL | die)
    },
    (g, f, answer) => {
      g.s[DICE + g.s[f + T.rolled]++] = argumentOf(answer)
      if (g.s[f + T.rolled] < 2) again(g, f)
    },
  ),
  function act(g, f) {
    const { s } = g
    const sum = s[DICE] + s[DICE + 1]
    s[f + T.slot] = teotibot.slotByDiceSum[sum] // TEO-SOLO-16
    const tile = s[BOT_AT + s[f + T.slot]]
    tell(g, 'bot-tile', 'TEO-SOLO-16', BOT, 'sum', sum, 'tile', botTileNames[tile])
    call(g, tiles[tile])
  },
  function slide(g, f) {
    const { s } = g
    const used = s[BOT_AT + s[f + T.slot]]
    let hole = s[f + T.slot]
    for (let i = 0; hole < 3 && i < DIRECTIONS; i++) {
      const from = teotibot.refillFrom[s[DIRECTION + i] === LEFT ? 'left' : 'right'][hole] // TEO-SOLO-17, -18
      s[BOT_AT + hole] = s[BOT_AT + from]
      hole = from
    }
    s[BOT_AT + hole] = s[BOT_ASIDE] // TEO-SOLO-20
    s[BOT_ASIDE] = used
  },
  function flip(g) {
    const { s } = g
    const upper = s[DIRECTION]
    s[DIRECTION] = s[DIRECTION + 1]
    s[DIRECTION + 1] = 1 - upper // TEO-SOLO-21
  },
  function exchangeCocoa(g) {
    const { pay } = teotibot.cocoaExchange
    if (cocoaOf(g, BOT) < pay) return // TEO-SOLO-22
    g.s[purseOf(BOT) + COCOA] -= pay
    score(g, BOT, g.s[EXCHANGE_VP], 'TEO-SOLO-22')
  },
])

