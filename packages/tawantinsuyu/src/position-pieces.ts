// Pieces of a hand-made position: every one is taken out of the place it has in an unpacked box.
import { has, list, Misplaced, nextIn, numberNamed, put, take } from '@tollan/kernel'
import type { G } from './rules.ts'

/** A kind of piece with the pile its unnamed pieces lie in. */
export interface Box {
  readonly names: readonly string[]
  readonly pile: number
  readonly words: number
}

/** Takes a piece out of its box; what is not there any more was named before. */
export function takeOut(g: G, box: Box, name: unknown, field: string): number {
  const piece = numberNamed(box.names, name, field)
  if (!has(g.s, box.pile, piece)) throw new Misplaced(`${field}: ${String(name)} is used twice or is not in this game`)
  take(g.s, box.pile, piece)
  return piece
}

/** The lowest piece left in the box from `from` on and below `end`, taken out; -1 when there is none. */
export function takeLowest(g: G, box: Box, from = 0, end = box.names.length): number {
  const piece = nextIn(g.s, box.pile, box.words, from)
  if (piece < 0 || piece >= end) return -1
  take(g.s, box.pile, piece)
  return piece
}

/** Moves the named pieces into a set. */
export function fillNamed(g: G, box: Box, set: number, given: unknown, field: string): void {
  for (const name of list(given ?? [], field)) put(g.s, set, takeOut(g, box, name, field))
}

/** Moves everything left in the box into a set. */
export function fillRest(g: G, box: Box, set: number): void {
  for (let piece = takeLowest(g, box); piece >= 0; piece = takeLowest(g, box)) put(g.s, set, piece)
}

/** Lays the named pieces into slots, in order. */
export function laySlots(g: G, box: Box, at: number, room: number, given: unknown, field: string): void {
  const names = list(given ?? [], field)
  if (names.length > room) throw new Misplaced(`${field} has room for ${room}, not for ${names.length}`)
  for (const [i, name] of names.entries()) g.s[at + i] = takeOut(g, box, name, field)
}
