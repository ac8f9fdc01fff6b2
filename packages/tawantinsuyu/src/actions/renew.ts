// Renewing: turning face-down Production Buildings and Army cards face-up.
import { again, argumentOf, locals, OK, offer, put, type Refusal, take } from '@tollan/kernel'
import { DONE, renewNames, RENEW_PIECE } from '../answers.ts'
import { builtBy, builtDownBy, faceDownProductions } from '../buildings-owned.ts'
import { BUILDINGS_ONLY } from '../effect-nodes.ts'
import { tell } from '../events.ts'
import { ask, procedure } from '../procedures.ts'
import { NOT_FACE_DOWN, ONLY_BUILDINGS } from '../reasons.ts'
import type { G } from '../rules.ts'
import { ARMY_CARDS, ARMY_DOWN, ARMY_UP, PRODUCTIONS } from '../state.ts'

/** Pieces are numbered Buildings first, then Army cards. */
export function faceDownRefusal(g: G, seat: number, piece: number, what: number): Refusal {
  if (piece < PRODUCTIONS) return (faceDownProductions(g, seat) & (1 << piece)) !== 0 ? OK : NOT_FACE_DOWN
  if (what === BUILDINGS_ONLY) return ONLY_BUILDINGS
  return (g.s[ARMY_DOWN + seat] & (1 << (piece - PRODUCTIONS))) !== 0 ? OK : NOT_FACE_DOWN
}

export const anyFaceDown = (g: G, seat: number, what: number): boolean =>
  faceDownProductions(g, seat) !== 0 || (what !== BUILDINGS_ONLY && g.s[ARMY_DOWN + seat] !== 0)

/** Offers every piece a seat has face-down. */
export function offerFaceDown(g: G, seat: number): void {
  const down = faceDownProductions(g, seat)
  for (let piece = 0; piece < PRODUCTIONS; piece++) if ((down & (1 << piece)) !== 0) offer(g, RENEW_PIECE | piece)
  const tired = g.s[ARMY_DOWN + seat]
  for (let card = 0; card < ARMY_CARDS; card++) if ((tired & (1 << card)) !== 0) offer(g, RENEW_PIECE | (PRODUCTIONS + card))
}

export function turnUp(g: G, seat: number, piece: number, rule: string): void {
  const { s } = g
  if (piece < PRODUCTIONS) {
    take(s, builtDownBy(seat), piece)
    put(s, builtBy(seat), piece)
  } else {
    take(s, ARMY_DOWN + seat, piece - PRODUCTIONS)
    put(s, ARMY_UP + seat, piece - PRODUCTIONS)
  }
  tell(g, 'renew', rule, seat, 'piece', renewNames[piece])
}

const R = locals('seat', 'left', 'what')

/** TAW-PRIEST-RENEW-05, TAW-BLD-Z03: up to n pieces for free. */
export const renewPieces = procedure('renew-pieces', R, [
  ask({
    kind: 'renew',
    candidates(g, _f, seat) {
      offerFaceDown(g, seat)
      offer(g, DONE)
    },
    refuse: (g, f, answer, seat) => (answer === DONE ? OK : faceDownRefusal(g, seat, argumentOf(answer), g.s[f + R.what])),
    take(g, f, answer, seat) {
      if (answer === DONE) return
      turnUp(g, seat, argumentOf(answer), 'TAW-PRIEST-RENEW-05')
      g.s[f + R.left]--
      again(g, f)
    },
    settles: (g, f) => g.s[f + R.left] <= 0 || !anyFaceDown(g, g.s[f + R.seat], g.s[f + R.what]),
  }),
])
