// Small readers all parts of the table share.
import { EMPTY, nextIn } from '@tollan/kernel'
import { roleNames } from '../answers.ts'
import type { G } from '../rules.ts'
import { WORKER_WORDS } from '../state.ts'
import { roleOf } from '../workers.ts'
import type { Words } from './describe.ts'

/** Pieces of a set, in the order of their numbers. */
export function piecesIn(g: G, set: number, words: number): number[] {
  const found: number[] = []
  for (let piece = nextIn(g.s, set, words, 0); piece >= 0; piece = nextIn(g.s, set, words, piece + 1)) found.push(piece)
  return found
}

/** Pieces in slots, without the gaps. */
export const piecesAt = (g: G, at: number, length: number): number[] => Array.from(g.s.subarray(at, at + length)).filter((piece) => piece !== EMPTY)

export const workerName = (words: Words, worker: number): string => words.names.name(roleNames[roleOf(worker)])

export const workersIn = (words: Words, g: G, set: number): string[] => piecesIn(g, set, WORKER_WORDS).map((worker) => workerName(words, worker))

/** A piece with what it does. */
export const told = (words: Words, id: string): string => {
  const effect = words.names.effect(id)
  return effect === '' ? words.names.name(id) : `${words.names.name(id)}: ${effect}`
}
