// How Teotibot chooses: workers, temples, resources.
import { again, call, locals, OK } from '@tollan/kernel'
import { powerUp } from '../actions/power-up.ts'
import { stepRefusal, templeStep } from '../actions/temples.ts'
import { resolve } from '../effects.ts'
import { tell } from '../events.ts'
import { gainGood, purseOf, score } from '../goods.ts'
import { procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { BOARD_AT, BOARDS, COCOA, GOLD, PALACE, SLOT_OF, STONE, TEMPLE, TEMPLES, WOOD, WORKER_AT, WORKER_POWER, WORKERS } from '../state.ts'
import { isUnlocked } from '../workers.ts'
import { BOT } from './state.ts'
import { tellCandidates, tellChosen } from './telling.ts'
import { tellMove } from '../tell-move.ts'

const FALLBACK_COCOA = 5
export const FIRST_WORKER = BOT * WORKERS

const slotOfWorker = (g: G, worker: number): number => g.s[SLOT_OF + g.s[WORKER_AT + worker]]

/** The strongest unlocked bot worker that is not yet in the bit mask `tried`, or -1 (TEO-SOLO-25 to -27): ties furthest clockwise from the Palace. */
export function strongest(g: G, tried: number): number {
  let best = -1
  for (let i = 0; i < WORKERS; i++) {
    const w = FIRST_WORKER + i
    if ((tried & (1 << i)) !== 0 || !isUnlocked(g, w)) continue
    if (best < 0 || powerThenSlot(g, w) > powerThenSlot(g, best)) best = w
  }
  return best
}

/** The weakest unlocked worker, ties nearest clockwise to the Palace (TEO-SOLO-28, -29). */
export function weakest(g: G): number {
  let best = -1
  for (let w = FIRST_WORKER; w < FIRST_WORKER + WORKERS; w++) if (isUnlocked(g, w) && (best < 0 || powerThenSlot(g, w) < powerThenSlot(g, best))) best = w
  return best
}

const powerThenSlot = (g: G, worker: number): number => g.s[WORKER_POWER + worker] * 16 + slotOfWorker(g, worker)

/** The strongest unlocked bot worker on a board, or -1. */
export function botWorkerOn(g: G, board: number): number {
  let best = -1
  for (let w = FIRST_WORKER; w < FIRST_WORKER + WORKERS; w++)
    if (g.s[WORKER_AT + w] === board && (best < 0 || g.s[WORKER_POWER + w] > g.s[WORKER_POWER + best])) best = w
  return best
}

/** A bot worker goes past board 1, whatever lies there. */
export function passBoardOne(g: G, worker: number): void {
  for (const watching of g.rules.parts.botOnPassing) call(g, watching, worker)
}

const M = locals('worker')

/** TEO-SOLO-30, -31, -37: the power after the power-up decides; the Palace is neither counted nor a destination. */
const moveOn = procedure('bot-move', M, [
  function move(g, f) {
    const { s } = g
    const worker = s[f + M.worker]
    let slot = slotOfWorker(g, worker)
    for (let boards = g.rules.parts.botBoardsToMove(g, worker); boards > 0; boards--) {
      slot = (slot % BOARDS) + 1
      if (s[BOARD_AT + slot] !== PALACE) continue
      slot = (slot % BOARDS) + 1
      passBoardOne(g, worker)
    }
    s[WORKER_AT + worker] = s[BOARD_AT + slot]
    tellMove(g, 'TEO-SOLO-30', BOT, worker)
  },
])

export function powerUpAndMove(g: G, worker: number): void {
  call(g, moveOn, worker)
  call(g, powerUp, BOT, worker) // runs first
}

/** TEO-SOLO-38. */
export function fallback(g: G): void {
  tell(g, 'bot-fallback', 'TEO-SOLO-38', BOT)
  gainGood(g, BOT, COCOA, FALLBACK_COCOA, 'TEO-SOLO-38')
  const worker = weakest(g)
  tellCandidates(g, 'TEO-SOLO-38')
  tellChosen(g, worker, 'weakest', 'TEO-SOLO-29', 'TEO-SOLO-28', 0)
  powerUpAndMove(g, worker)
}

/** TEO-SOLO-32, -33: where the marker is highest and a step is possible; ties blue, red, green; -1 when nowhere. */
export function bestTemple(g: G): number {
  let best = -1
  for (let temple = 0; temple < TEMPLES; temple++) {
    if (stepRefusal(g, BOT, temple) !== OK) continue
    if (best < 0 || g.s[TEMPLE + BOT * TEMPLES + temple] > g.s[TEMPLE + BOT * TEMPLES + best]) best = temple
  }
  return best
}

const A = locals('left')

/** Steps on any temple, one after the other. */
export const anyTempleSteps = procedure('bot-any-temple', A, [
  function step(g, f) {
    if (g.s[f + A.left]-- <= 0) return
    again(g, f)
    const temple = bestTemple(g)
    if (temple >= 0) call(g, templeStep, BOT, temple)
    else g.s[f + A.left] = 0
  },
])

const R = locals('seat', 'n')

/** TEO-SOLO-34: one unit at a time, what it has least of; ties gold, stone, wood. */
export const leastResource = procedure('bot-gain-any', R, [
  function gain(g, f) {
    for (let i = 0; i < g.s[f + R.n]; i++) {
      let least = GOLD
      for (const kind of [STONE, WOOD]) if (g.s[purseOf(BOT) + kind] < g.s[purseOf(BOT) + least]) least = kind
      gainGood(g, BOT, least, 1, 'TEO-SOLO-34')
    }
  },
])

const T = locals('seat', 'temple', 'row', 'reward')

/** TEO-SOLO-35: always the printed reward. */
export const printedReward = procedure('bot-main-temple-step', T, [
  function take(g, f) {
    call(g, resolve, BOT, g.s[f + T.reward])
  },
])

const N = locals('seat')

/** TEO-SOLO-35: nothing on grey spaces. TEO-SOLO-69: no salary. */
export const nothing = procedure('bot-nothing', N, [function pass() {}])

const ASCENSION_VP = 5

/** TEO-SOLO-36. */
export const fivePoints = procedure('bot-ascension-reward', N, [
  function take(g) {
    score(g, BOT, ASCENSION_VP, 'TEO-SOLO-36')
  },
])
