// Workers: where they stand and who counts.
import { offer, OK, type Refusal } from '@tollan/kernel'
import { WORKER_AWAY, WORKER_ON_WHEEL } from './reasons.ts'
import type { G, P } from './rules.ts'
import {
  AWAY, BOARDS, COMMON, FIRST_SPACE, HAND, MOVER, NEUTRAL_AT, NEUTRAL_COLOURS, NEUTRALS, SECOND, SPACE_BOARD, SPACES, WHEEL, WORKER_AT,
  WORKER_POWER, WORKERS,
} from './state.ts'

export const seatOf = (worker: number): number => Math.floor(worker / WORKERS)

/** A worker that belongs to nobody and that anybody may move. */
export const isCommon = (g: G, worker: number): boolean => worker >= COMMON && worker < COMMON + g.rules.parts.commonWorkers

export const isUnlocked = (g: G, worker: number): boolean => {
  const at = g.s[WORKER_AT + worker]
  return at > AWAY && at <= BOARDS
}

/** TEO-TERM-03: locked exactly while on a worship space. */
export const isLocked = (g: P, worker: number): boolean => {
  const at = g.s[WORKER_AT + worker]
  return at >= FIRST_SPACE && at < FIRST_SPACE + SPACES
}

export const isInPlay = (g: P, worker: number): boolean => {
  const at = g.s[WORKER_AT + worker]
  return at !== AWAY && at !== WHEEL && at !== HAND
}

export function lockedWorkers(g: G, seat: number): number {
  let n = 0
  for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++) if (isLocked(g, w)) n++
  return n
}

/** The worker on a worship space, or -1. */
export function workerOnSpace(g: G, space: number): number {
  const at = FIRST_SPACE + space
  for (let w = 0; w < g.rules.seats * WORKERS; w++) if (g.s[WORKER_AT + w] === at) return w
  return -1
}

/** TEO-LOCK-01: to the general area of the same board. */
export function unlockWorker(g: G, worker: number): void {
  g.s[WORKER_AT + worker] = SPACE_BOARD[g.s[WORKER_AT + worker] - FIRST_SPACE]
}

export function unlockAll(g: G, seat: number): void {
  for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++) if (isLocked(g, w)) unlockWorker(g, w)
}

/** Different colours among the unlocked workers on a board, without the workers that just arrived (TEO-COCOA-02, TEO-MAIN-01). */
export function coloursOn(g: P, board: number, seat: number): number {
  const s = g.s
  const mover = s[MOVER]
  const second = s[SECOND]
  let colours = 0
  for (let other = 0; other < g.rules.seats; other++) {
    for (let w = other * WORKERS, end = w + WORKERS; w < end; w++) {
      if (s[WORKER_AT + w] === board && w !== mover && w !== second) {
        colours++
        break
      }
    }
  }
  for (const more of g.rules.parts.colourCounts) colours += more(g, board, seat)
  return colours + neutralColoursOn(g, board)
}

function neutralColoursOn(g: P, board: number): number {
  let colours = 0
  for (let colour = 0; colour < NEUTRAL_COLOURS; colour++) {
    const at = NEUTRAL_AT + colour * NEUTRALS
    if (g.s[at] === board || g.s[at + 1] === board || g.s[at + 2] === board) colours++
  }
  return colours
}

/** Own unlocked workers on a board, the arrived ones included, uncapped. */
export function ownWorkersOn(g: G, seat: number, board: number): number {
  let n = 0
  for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++) if (g.s[WORKER_AT + w] === board) n++
  return n
}

/** TEO-MAIN-RES-03: the lowest power among all own unlocked workers on the board. */
export function lowestPowerOn(g: G, seat: number, board: number): number {
  let lowest = 6
  for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++)
    if (g.s[WORKER_AT + w] === board && g.s[WORKER_POWER + w] < lowest) lowest = g.s[WORKER_POWER + w]
  return lowest < 6 ? lowest : g.rules.parts.powerWithoutWorkers(g, seat, board)
}

/** How far clockwise a board lies from another; 8 for the board itself. */
export const distance = (from: number, to: number): number => ((to - from + 7) % 8) + 1

/** Offers every worker of a seat as an answer; refusals sort out who may be chosen. */
export function offerOwnWorkers(g: G, seat: number, verb: number): void {
  for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++) offer(g, verb | w)
}

/** Why a worker cannot be touched: locked (for the reason given), on the wheel, or out of play. */
export function restRefusal(g: G, worker: number, locked: Refusal): Refusal {
  if (isUnlocked(g, worker)) return OK
  if (isLocked(g, worker)) return locked
  return g.s[WORKER_AT + worker] === WHEEL ? WORKER_ON_WHEEL : WORKER_AWAY
}
