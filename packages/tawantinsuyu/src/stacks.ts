// Stacks with known and unknown parts: a face-down pile in no order yet, and pieces that went under it in order.
import { countSet, EMPTY, EVERYBODY, put, reveal } from '@tollan/kernel'
import type { G } from './rules.ts'
import {
  GOD_CARDS, GOD_DECK, GOD_UNDER, GOD_UNDER_COUNT, GOD_UNDER_OPEN, GOD_WORDS, SEATS, WEAVING_STACK, WEAVING_UNDER, WEAVING_UNDER_COUNT,
  WEAVING_UNDER_OPEN, WEAVING_WORDS, WEAVINGS,
} from './state.ts'

export interface Stack {
  readonly pile: number
  readonly words: number
  /** Pieces under the pile: rows by the seat that knows them, an open row, how many there are, room per row. */
  readonly known: number
  readonly open: number
  readonly count: number
  readonly room: number
}

export const godStack: Stack = { pile: GOD_DECK, words: GOD_WORDS, known: GOD_UNDER, open: GOD_UNDER_OPEN, count: GOD_UNDER_COUNT, room: GOD_CARDS }
export const weavingStack: Stack = {
  pile: WEAVING_STACK, words: WEAVING_WORDS, known: WEAVING_UNDER, open: WEAVING_UNDER_OPEN, count: WEAVING_UNDER_COUNT, room: WEAVINGS,
}

export const pileSize = (g: G, stack: Stack): number => countSet(g.s, stack.pile, stack.words)
export const stackSize = (g: G, stack: Stack): number => pileSize(g, stack) + g.s[stack.count]

/** Puts a piece face-down under the stack; `knower` is the seat that knows it, or EVERYBODY. */
export function putUnder(g: G, stack: Stack, piece: number, knower: number): void {
  const { s } = g
  const place = s[stack.count]++
  s[(knower === EVERYBODY ? stack.open : stack.known + knower * stack.room) + place] = piece
}

/** Takes the uppermost of the pieces that went under: the pile above them is used up. What one seat knew is shown. */
export function takeFromUnder(g: G, stack: Stack): number {
  const { s } = g
  let piece: number = EMPTY
  const n = s[stack.count]
  for (let row = 0; row <= SEATS; row++) {
    const at = row === SEATS ? stack.open : stack.known + row * stack.room
    if (s[at] !== EMPTY) {
      piece = s[at]
      if (row < SEATS) reveal(g)
    }
    for (let i = 0; i + 1 < n; i++) s[at + i] = s[at + i + 1]
    s[at + n - 1] = EMPTY
  }
  s[stack.count]--
  return piece
}

/** Shuffles the stack: nobody knows any more what lay under it. */
export function shuffle(g: G, stack: Stack): void {
  const { s } = g
  if (s[stack.count] === 0) return
  for (let row = 0; row <= SEATS; row++) {
    const at = row === SEATS ? stack.open : stack.known + row * stack.room
    for (let i = 0; i < s[stack.count]; i++) {
      if (s[at + i] === EMPTY) continue
      put(s, stack.pile, s[at + i])
      s[at + i] = EMPTY
    }
  }
  s[stack.count] = 0
}

/** Moves every piece of a set into another. */
export function pour(g: G, from: number, to: number, words: number): void {
  const { s } = g
  for (let w = 0; w < words; w++) {
    s[to + w] |= s[from + w]
    s[from + w] = 0
  }
}
