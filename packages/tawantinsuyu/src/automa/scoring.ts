// Feasts and the end against Axomamma (TAW-SOLO-63 to -68).
import { call, countSet, locals } from '@tollan/kernel'
import { wovenBy } from '../actions/tapestries.ts'
import { axomammaNumbers } from '../content/index.ts'
import { resources } from '../flow/end.ts'
import { score } from '../goods.ts'
import { procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { AXOMAMMA, HUMAN, VP, WEAVING_WORDS } from '../state.ts'
import { herRenewal } from './buildings-at-work.ts'
import { worshipAll } from './climbing.ts'
import { reacted, reacts } from './reaction.ts'

const S = locals('seat')

/** TAW-SOLO-63, -78: points for her Weavings instead of the Merchant. */
export const scoreWeavings = procedure('axomamma-feast-weavings', S, [
  function perWeaving(g, f) {
    const seat = g.s[f + S.seat]
    const { weavingVp } = g.rules.parts.difficulty
    score(g, seat, weavingVp * countSet(g.s, wovenBy(seat), WEAVING_WORDS), weavingVp === axomammaNumbers.feastVpPerWeaving ? 'TAW-SOLO-63' : 'TAW-SOLO-78')
  },
])

/** TAW-SOLO-65: nothing in step 7 changes the points before this, so it is as good as its start. A tie is not behind. */
export const scoreIfBehind = procedure('axomamma-feast-behind', S, [
  function ifBehind(g, f) {
    if (g.s[VP + AXOMAMMA] < g.s[VP + HUMAN]) score(g, g.s[f + S.seat], axomammaNumbers.behindVp, 'TAW-SOLO-65')
  },
])

/** TAW-SOLO-66: a Renew and a Worship of her own that nobody joins and nothing answers. */
export const beforeHerScoring = procedure('axomamma-before-scoring', S, [
  function renew(g, f) {
    reacts(g, g.s[f + S.seat], 'TAW-SOLO-66')
    call(g, herRenewal, g.s[f + S.seat])
  },
  function worship(g, f) {
    call(g, worshipAll, g.s[f + S.seat])
  },
  function done(g, f) {
    reacted(g, g.s[f + S.seat], 'TAW-SOLO-66')
  },
])

/** TAW-SOLO-80. */
export function scoreResources(g: G, seat: number): void {
  if (seat === AXOMAMMA) score(g, seat, g.rules.parts.difficulty.resourceVp * resources(g, seat), 'TAW-SOLO-80')
}

/** TAW-SOLO-68, TAW-EDGE-43: at least 120 VP, and more than she has. */
const humanWins = (g: G): boolean => g.s[VP + HUMAN] >= axomammaNumbers.winningVp && g.s[VP + HUMAN] > g.s[VP + AXOMAMMA]

export const isAheadSolo = (g: G, seat: number, other: number): boolean => seat !== other && (seat === HUMAN) === humanWins(g)
