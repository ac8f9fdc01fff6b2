// Teotibot's seven action tiles.
import { again, amountOf, call, EMPTY, locals, nextIn, type Procedure, put } from '@tollan/kernel'
import { costOf, heldBy } from '../actions/discoveries.ts'
import { powerUp } from '../actions/power-up.ts'
import { templeStep } from '../actions/temples.ts'
import { boardNames, discoveryNames, spaceNames } from '../answers.ts'
import { tell } from '../events.ts'
import { drawDiscovery } from '../flow/draws.ts'
import { procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import {
  ALCHEMY, BOARD_AT, BOARDS, CONSTRUCTION, DECORATIONS, DEPOSITS, DISC_BOARD, DISC_GONE, DISC_WORDS, FIRST_SPACE, FOREST, KINDS, NOBLES, QUARRY, SLOT_OF,
  SPACE_BOARD, WORKER_AT,
} from '../state.ts'
import { workerOnSpace } from '../workers.ts'
import { botAction, botCan } from './actions.ts'
import { anyTempleSteps, botWorkerOn, fallback, FIRST_WORKER, passBoardOne, strongest, weakest } from './choices.ts'
import { BOT, WORSHIP_STEPS } from './state.ts'
import { actionWorks, hasWorker, maskAffordable, tellCandidates, tellChosen } from './telling.ts'
import { bumpPerson, lockedBotWorker, templeSpacesAfter } from './worship-spaces.ts'

const none = locals()

/** A tile with a board action, a harvest behind it, and the fallback. */
const boardTile = (name: string, board: number, harvest: number) =>
  procedure(name, none, [
    function tryBoards(g) {
      const first = botWorkerOn(g, board)
      if (hasWorker(g, board, first) && actionWorks(g, board, botCan(g, board))) return call(g, botAction, board, first)
      const second = botWorkerOn(g, harvest)
      return hasWorker(g, harvest, second) ? call(g, botAction, harvest, second) : fallback(g)
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
    if (hasWorker(g, ALCHEMY, worker) && actionWorks(g, ALCHEMY, botCan(g, ALCHEMY))) return call(g, botAction, ALCHEMY, worker)
    const raised = weakest(g)
    tellCandidates(g, 'TEO-SOLO-52')
    tellChosen(g, raised, 'weakest', 'TEO-SOLO-29', 'TEO-SOLO-28', 0)
    return call(g, powerUpTwice, raised, TWICE)
  },
])

const masteryTile = procedure('bot-tile-mastery', none, [
  function tryWorkers(g) {
    let tried = 0
    tellCandidates(g, 'TEO-SOLO-58')
    for (let worker = strongest(g, tried); worker >= 0; worker = strongest(g, tried)) {
      const board = g.s[WORKER_AT + worker]
      tellChosen(g, worker, 'strongest', 'TEO-SOLO-58', 'TEO-SOLO-27', tried)
      if (actionWorks(g, board, botCan(g, board))) return call(g, botAction, board, worker) // TEO-SOLO-58 to -60
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
    if (there >= 0 && there !== worker) bumpPerson(g, there, space, 'TEO-SOLO-63')
    if (s[SLOT_OF + SPACE_BOARD[space]] <= s[SLOT_OF + SPACE_BOARD[s[WORKER_AT + worker] - FIRST_SPACE]]) passBoardOne(g, worker)
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
    if (number < rarest && !ownsKind(g, kind) && canBuy(g, costOf(g, tile))) {
      best = board
      rarest = number
    }
  }
  return best
}

export const canBuy = (g: G, cost: number): boolean => {
  for (let kind = 0; kind < KINDS; kind++) if (amountOf(cost, kind) > 0 && !g.rules.parts.botHas(g, kind, amountOf(cost, kind))) return false
  return true
}

export function buy(g: G, cost: number, rule = 'TEO-SOLO-66'): void {
  for (let kind = 0; kind < KINDS; kind++) if (amountOf(cost, kind) > 0) g.rules.parts.botSpend(g, kind, amountOf(cost, kind), rule)
}

export function ownsKind(g: G, kind: number): boolean {
  const set = heldBy(BOT)
  for (let tile = nextIn(g.s, set, DISC_WORDS, 0); tile >= 0; tile = nextIn(g.s, set, DISC_WORDS, tile + 1)) if (g.rules.tileKind[tile] === kind) return true
  return false
}

/** The masks it could want, with whether it can pay for them. */
function tellMasks(g: G): void {
  if (g.events === null) return
  for (let slot = 1; slot <= BOARDS; slot++) {
    const tile = g.s[DISC_BOARD + g.s[BOARD_AT + slot]]
    if (tile === EMPTY) continue
    const kind = g.rules.tileKind[tile]
    if (g.rules.parts.discoveryKinds[kind].mask !== undefined) maskAffordable(g, tile, !ownsKind(g, kind) && canBuy(g, costOf(g, tile)))
  }
}

export const maskTile = procedure('bot-tile-mask-collection', none, [
  function buyMask(g) {
    const { s } = g
    const board = maskToBuy(g)
    tellMasks(g)
    if (board < 0) return fallback(g) // TEO-SOLO-68
    const tile = s[DISC_BOARD + board]
    buy(g, costOf(g, tile))
    s[DISC_BOARD + board] = EMPTY
    put(s, heldBy(BOT), tile)
    tell(g, 'take-tile', 'TEO-SOLO-66', BOT, 'tile', discoveryNames[tile])
    return call(g, drawDiscovery, board)
  },
])

/** By number of the tile in the tables. */
export const tileProcedures: readonly Procedure[] = [
  boardTile('bot-tile-construction', CONSTRUCTION, QUARRY),
  boardTile('bot-tile-decorations', DECORATIONS, DEPOSITS),
  alchemyTile,
  boardTile('bot-tile-nobles', NOBLES, FOREST),
  masteryTile,
  worshipTile,
  maskTile,
]
