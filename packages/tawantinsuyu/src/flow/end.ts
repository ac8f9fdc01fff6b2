// The end of the game: final scoring, places (TAW-END-01 to -11).
import { again, bits, call, countSet, locals } from '@tollan/kernel'
import { handSize } from '../actions/god-cards.ts'
import { tapestryCount, tapestryLength } from '../actions/tapestries.ts'
import { buildingsBuilt, ownsPassive } from '../buildings-owned.ts'
import { numbers } from '../content/index.ts'
import { end, tell } from '../events.ts'
import { owned, score } from '../goods.ts'
import { procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { ARMY_UP, GOLD, KINDS, PLACE, TEMPLE, VP, WORKER_WORDS } from '../state.ts'
import { poolOf } from '../workers.ts'

export const resources = (g: G, seat: number): number => {
  let n = 0
  for (let kind = 0; kind < KINDS; kind++) n += owned(g, seat, kind)
  return n
}

/** TAW-END-02 to -08, in this order. */
export function scoreSeat(g: G, seat: number): void {
  const { s, rules } = g
  for (let tapestry = 0; tapestry < tapestryCount(g, seat); tapestry++)
    score(g, seat, numbers.tapestryVp[tapestryLength(g, seat, tapestry)] ?? 0, 'TAW-END-02')
  score(g, seat, rules.parts.tables.temple[s[TEMPLE + seat]]?.endVp ?? 0, 'TAW-END-03')
  score(g, seat, numbers.buildingVp * buildingsBuilt(g, seat), 'TAW-END-04')
  score(g, seat, numbers.godCardVp * handSize(g, seat), 'TAW-END-05')
  if (ownsPassive(g, seat, 6)) score(g, seat, handSize(g, seat), 'TAW-BLD-Z06')
  score(g, seat, numbers.armyCardVp * bits(s[ARMY_UP + seat]), 'TAW-END-06')
  score(g, seat, numbers.workerVp * countSet(s, poolOf(seat), WORKER_WORDS), 'TAW-END-07')
  score(g, seat, numbers.goldVp * owned(g, seat, GOLD), 'TAW-END-08')
  for (const more of rules.parts.finalScores) more(g, seat)
}

/** TAW-END-09 to -11: points, then resources; equal seats share a place. */
export function isAhead(g: G, seat: number, other: number): boolean {
  const { s } = g
  return s[VP + seat] > s[VP + other] || (s[VP + seat] === s[VP + other] && resources(g, seat) > resources(g, other))
}

const E = locals('seat')

export const finalScoring = procedure('final-scoring', E, [
  function before(g, f) {
    const { s, rules } = g
    const seat = s[f + E.seat]++
    if (seat >= rules.seats) return
    again(g, f)
    const { beforeScoring } = rules.ways[seat]
    if (beforeScoring !== null) call(g, beforeScoring, seat)
  },
  function scoreAll(g) {
    for (let seat = 0; seat < g.rules.seats; seat++) scoreSeat(g, seat)
  },
  function places(g) {
    const { s, rules } = g
    for (let seat = 0; seat < rules.seats; seat++) {
      let place = 1
      for (let other = 0; other < rules.seats; other++) if (rules.parts.isAhead(g, other, seat)) place++
      s[PLACE + seat] = place
    }
    for (let seat = 0; seat < rules.seats; seat++) tell(g, 'final-place', 'TAW-END-09', seat, 'place', s[PLACE + seat], 'vp', s[VP + seat])
    end(g, 'final-scoring', 'TAW-END-01')
  },
])

