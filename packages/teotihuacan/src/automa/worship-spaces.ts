// Where Teotibot's worshipping worker goes.
import { spaceNames } from '../answers.ts'
import { tell } from '../events.ts'
import type { G } from '../rules.ts'
import { BOARD_AT, BOARDS, FIRST_SPACE, FIRST_TEMPLE_SPACE, SLOT_OF, SPACE_BOARD, SPACES, WORKER_AT, WORKERS } from '../state.ts'
import { isLocked, seatOf, unlockWorker, workerOnSpace } from '../workers.ts'
import { passBoardOne } from './choices.ts'
import { BOT } from './state.ts'

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

/** Unlocks the worker of a person whose space it takes. */
export function bumpPerson(g: G, worker: number, space: number, rule: string): void {
  unlockWorker(g, worker)
  tell(g, 'bumped', rule, seatOf(worker), 'space', spaceNames[space])
}

/** TEO-SOLO-11, -12: a bumped bot worker stays locked and travels on; if need be it takes the place of yours. */
export function bumpedBotWorker(g: G, worker: number, space: number): void {
  const others = templeSpacesAfter(g, space).filter((other) => other !== space)
  const free = others.find((other) => workerOnSpace(g, other) < 0)
  const target = free ?? others.find((other) => seatOf(workerOnSpace(g, other)) !== BOT)
  if (target === undefined) return
  if (free === undefined) bumpPerson(g, workerOnSpace(g, target), target, 'TEO-SOLO-12')
  g.s[WORKER_AT + worker] = FIRST_SPACE + target
  if (g.s[SLOT_OF + SPACE_BOARD[target]] <= g.s[SLOT_OF + SPACE_BOARD[space]]) passBoardOne(g, worker) // M7-25
  tell(g, 'bot-bumped', free === undefined ? 'TEO-SOLO-12' : 'TEO-SOLO-11', BOT, 'space', spaceNames[target])
}

export function lockedBotWorker(g: G): number {
  for (let w = BOT * WORKERS; w < (BOT + 1) * WORKERS; w++) if (isLocked(g, w)) return w
  throw new Error('Teotibot has no worshipping worker')
}
