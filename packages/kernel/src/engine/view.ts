// Secrets by declaration: what a seat may see of a position. A view can be read, stored and sent; it cannot be played.
import type { Position } from './game.ts'
import type { Ruleset } from './rules.ts'
import { BELOW, LOCALS, PROCEDURE } from './procedure.ts'
import { BACK, countSet, nextIn, type Pool, type SeenState, TOP, UNKNOWN } from './schema.ts'

/** A position as a seat sees it: hidden values are UNKNOWN, hidden sets empty with only their size left. */
export interface View<R extends Ruleset = Ruleset> {
  readonly rules: R
  /** Who sees it: a seat, or SPECTATOR. */
  readonly seat: number
  readonly s: SeenState
  /** How many pieces each hidden set holds, in the order of the ruleset's secrets; -1 for one the seat sees. */
  readonly sizes: Int32Array
}

const isView = (of: Position | View): of is View => 'sizes' in of

/** What the seat sees. Of a view, nothing is seen that was hidden there already. */
export function view<R extends Ruleset>(of: Position<R> | View<R>, seat: number): View<R> {
  const { rules } = of
  const s = of.s.slice() as SeenState
  const { sets, rows } = rules.secrets
  const sizes = isView(of) ? of.sizes.slice() : new Int32Array(sets.length).fill(-1)
  for (let i = 0; i < sets.length; i++) {
    const { at, words, owner } = sets[i]
    if (owner === seat || sizes[i] >= 0) continue
    sizes[i] = countSet(s, at, words)
    for (let w = 0; w < words; w++) s[at + w] = 0
  }
  for (const { zone, at, length, owner, untouched } of rows) {
    if (owner === seat) continue
    for (let i = at; i < at + length; i++) {
      if (s[i] <= UNKNOWN || (s[i] === untouched && untouched < 0)) continue
      s[i] = zone.back === null ? UNKNOWN : BACK - zone.back(s[i], rules)
    }
  }
  hideLocals(rules, s, seat)
  return { rules, seat, s, sizes }
}

function hideLocals(rules: Ruleset, s: Int32Array, seat: number): void {
  for (let f = s[TOP]; f !== 0; f = s[f + BELOW])
    for (const [local] of rules.procedures[s[f + PROCEDURE]].secrets) if (s[f + LOCALS] !== seat) s[f + LOCALS + local] = UNKNOWN
}

/** How many pieces a set holds, seen or not. */
export function sizeOf(of: Position | View, set: number, words: number): number {
  const hidden = isView(of) ? of.rules.secrets.setAt.get(set) : undefined
  const size = hidden === undefined || !isView(of) ? -1 : of.sizes[hidden]
  return size < 0 ? countSet(of.s, set, words) : size
}

/** Pieces that lie in no zone or in more than one; empty when every pool is whole. */
export function misplacedPieces({ rules, s }: Position): string[] {
  const wrong: string[] = []
  for (const pool of rules.space.pools) {
    const seen = new Uint8Array(pool.size)
    let laid = 0
    for (const zone of rules.zones) {
      if (zone.pool !== pool) continue
      laid++
      for (let at = zone.at; at < zone.at + zone.length; at += zone.kind === 'set' ? pool.words : 1) {
        if (zone.kind === 'set') countPieces(s, at, pool, seen)
        else if (s[at] >= 0) seen[s[at]]++
      }
    }
    if (laid > 0) for (let piece = 0; piece < pool.size; piece++) if (seen[piece] !== 1) wrong.push(`${pool.name} ${piece} lies in ${seen[piece]} places`)
  }
  return wrong
}

function countPieces(s: Int32Array, set: number, pool: Pool, seen: Uint8Array): void {
  for (let piece = nextIn(s, set, pool.words, 0); piece >= 0; piece = nextIn(s, set, pool.words, piece + 1)) seen[piece]++
}
