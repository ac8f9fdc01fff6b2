// What players that think need of a position: cheap, and never stored.
import { type Game, openQuestion, type Position } from './game.ts'
import { verbOf } from './keys.ts'
import { LOCALS, PROCEDURE } from './procedure.ts'
import { OK } from './reasons.ts'
import { HEADER, OWNER, PENDING, TOP, TURN } from './schema.ts'

/** Where the used part of the control stack ends. */
const usedEnd = ({ rules, s }: Position): number => (s[TOP] === 0 ? rules.stackAt : s[TOP] + LOCALS + rules.procedures[s[s[TOP] + PROCEDURE]].locals)

/**
 * Tells positions of one ruleset apart, whichever answers led to them: the revision does not count. A whole number that a
 * double holds exactly; another version of the rules gives others, so it is good for one search only.
 */
export function searchHash(of: Position): number {
  const { s } = of
  let a = 0x9e3779b9 ^ s[OWNER] ^ (s[PENDING] << 8)
  let b = 0x243f6a88 ^ s[TURN]
  let c = 0x3c6ef372
  let d = 0x1b873593
  const end = usedEnd(of)
  let i = HEADER
  for (; i + 3 < end; i += 4) {
    a = Math.imul((a << 5) ^ (a >>> 27) ^ s[i], 0x85ebca6b)
    b = Math.imul((b << 7) ^ (b >>> 25) ^ s[i + 1], 0xc2b2ae35)
    c = Math.imul((c << 11) ^ (c >>> 21) ^ s[i + 2], 0x27d4eb2f)
    d = Math.imul((d << 13) ^ (d >>> 19) ^ s[i + 3], 0x165667b1)
  }
  for (; i < end; i++) a = Math.imul((a << 5) ^ (a >>> 27) ^ s[i], 0x85ebca6b)
  const low = Math.imul(a ^ (a >>> 15) ^ (c << 3), 0x2c1b3c6d) ^ (d >>> 11)
  const high = Math.imul(b ^ (b >>> 13) ^ (d << 5), 0x297a2d39) ^ (c >>> 7)
  return ((high ^ (high >>> 16)) & 0x1fffff) * 4294967296 + ((low ^ (low >>> 16)) >>> 0)
}

/** Whether a seat may give this answer now, without judging all the others. */
export function isLegal(g: Game, seat: number, answer: number): boolean {
  const ask = openQuestion(g)
  if (ask === null) return false
  const f = g.s[TOP]
  if (ask.seats === null ? ask.seat(g, f) !== seat : (g.s[PENDING] & (1 << seat)) === 0) return false
  const anytime = g.rules.anytimeByVerb[verbOf(answer)]
  if (anytime !== undefined && (!ask.anytime || (seat !== g.s[OWNER] && anytime.anyTurn !== true))) return false
  g.count = 0
  if (anytime === undefined) ask.candidates(g, f, seat)
  else anytime.candidates(g, seat)
  if (!g.options.subarray(0, g.count).includes(answer)) return false
  return (anytime === undefined ? (ask.refuse === null ? OK : ask.refuse(g, f, answer, seat)) : anytime.refuse(g, seat, answer)) === OK
}

/** Whether an answer is one that may be inserted at any time. */
export const isInserted = (g: Game, answer: number): boolean => g.rules.anytimeByVerb[verbOf(answer)] !== undefined

/** Turns begun so far: a position is a turn start when this has just grown. */
export const turnsBegun = ({ s }: Pick<Position, 's'>): number => s[TURN]
