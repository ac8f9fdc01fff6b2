// Shamans move: to the next altar, pushing whoever is there.
import { argumentOf, call, locals, OK, offer, type Refusal } from '@tollan/kernel'
import { tell } from '../../events.ts'
import { ask, procedure } from '../../procedures.ts'
import { reasons } from '../../reasons.ts'
import type { G } from '../../rules.ts'
import { altarOf, altarSpaceNames, nextAltar, NOWHERE, SHAMAN_AT, SHAMAN_STANDS, SHAMAN_TO, shamanOn, SPACES } from './state.ts'

const NEXT_ALTAR = reasons.add('shaman-goes-to-the-next-altar', 'M8-16')
const ACTIVE_STAYS = reasons.add('active-shaman-is-not-pushed', 'M8-15')

export function offerSpaces(g: G, verb: number): void {
  for (let at = 0; at < SPACES; at++) offer(g, verb | at)
}

export const nextAltarRefusal = (altar: number, at: number): Refusal => (altarOf(at) === nextAltar(altar) ? OK : NEXT_ALTAR)

/** Puts a shaman down where nobody is. */
export function putShaman(g: G, seat: number, at: number, stands: number, rule: string): void {
  g.s[SHAMAN_AT + seat] = at
  g.s[SHAMAN_STANDS + seat] = stands
  tell(g, 'shaman-placed', rule, seat, 'space', altarSpaceNames[at])
}

/** Puts a shaman down; whoever is there leaves before anything else happens (M8-14). */
export function moveShaman(g: G, seat: number, at: number, stands: number, active: number, rule: string): void {
  const there = shamanOn(g, at)
  if (there >= 0) {
    g.s[SHAMAN_AT + there] = NOWHERE
    g.s[SHAMAN_STANDS + there] = 0
  }
  putShaman(g, seat, at, stands, rule)
  if (there >= 0) call(g, pushShaman, there, altarOf(at), active)
}

export const PUSH = locals('seat', 'altar', 'active')

/** M8-14, -15: its owner stands it on the next altar; the shaman that began the chain stays. */
export const pushShaman = procedure('push-shaman', PUSH, [
  ask({
    kind: 'pushed-shaman',
    candidates: (g) => offerSpaces(g, SHAMAN_TO),
    refuse(g, f, answer) {
      const at = argumentOf(answer)
      const refusal = nextAltarRefusal(g.s[f + PUSH.altar], at)
      if (refusal !== OK) return refusal
      return shamanOn(g, at) === g.s[f + PUSH.active] ? ACTIVE_STAYS : OK
    },
    take: (g, f, answer, seat) => moveShaman(g, seat, argumentOf(answer), 1, g.s[f + PUSH.active], 'M8-14'),
    anytime: false,
  }),
])
