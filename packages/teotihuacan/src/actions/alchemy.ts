// Alchemy: developing technologies.
import { argumentOf, EMPTY, locals, OK, offer, OWNER, packed, type Refusal, refuse } from '@tollan/kernel'
import { DEVELOP, technologyNames } from '../answers.ts'
import { technologyDisplay } from '../content/index.ts'
import { tell } from '../events.ts'
import { affords, payable, payCost, score } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import { NO_TECHNOLOGY, TECHNOLOGY_GOLD, TECHNOLOGY_OWNED, TECHNOLOGY_ROW } from '../reasons.ts'
import type { G, MainAction } from '../rules.ts'
import { ACTION_BOARD, ALCHEMY, COUNTED, COUNTING, GOLD, PLAIN, TECH_DISPLAY, TECHS } from '../state.ts'
import { lowestPowerOn } from '../workers.ts'
import { extraWorkerTiles, MOST_COUNTED } from './discoveries.ts'
import { grantSteps } from './temples.ts'

const COLUMNS = technologyDisplay.columns.length
const ON_DISPLAY = 2 * COLUMNS
const SINGLE_STRONG = 4 // TEO-MAIN-ALCH-04

export const ownsTechnology = (g: G, seat: number, technology: number): boolean => (g.s[TECHS + seat] & (1 << technology)) !== 0

const priceOf = (g: G, technology: number): number => packed(GOLD, g.rules.technologyGold[technology])

/** TEO-MAIN-ALCH-02 to -08: whether the technology in a place of the display can be developed. */
function developRefusal(g: G, seat: number, place: number, counted: number): Refusal {
  const technology = g.s[TECH_DISPLAY + place]
  if (technology === EMPTY || ownsTechnology(g, seat, technology)) return TECHNOLOGY_OWNED
  if (place >= COLUMNS && counted < 2 && lowestPowerOn(g, seat, ALCHEMY) < SINGLE_STRONG) return refuse(g, TECHNOLOGY_ROW, 2, counted)
  const gold = g.rules.technologyGold[technology]
  return affords(g, seat, priceOf(g, technology)) ? OK : refuse(g, TECHNOLOGY_GOLD, gold, payable(g, seat, GOLD))
}

/** TEO-MAIN-ALCH-09, -10: a marker, points for earlier owners, and the column's temple step. */
export function placeMarker(g: G, seat: number, place: number): void {
  const { s } = g
  const technology = s[TECH_DISPLAY + place]
  s[TECHS + seat] |= 1 << technology
  tell(g, 'technology', 'TEO-MAIN-ALCH-07', seat, 'tile', technologyNames[technology])
  grantSteps(g, seat, place % COLUMNS, 1)
  if (s[OWNER] < 0) return // TEO-STD-10: not during set-up
  for (let other = 0; other < g.rules.seats; other++)
    if (other !== seat && ownsTechnology(g, other, technology)) score(g, other, technologyDisplay.vpToEarlierOwners, 'TEO-MAIN-ALCH-09')
}

export const placeOf = (g: G, technology: number): number => {
  for (let place = 0; place < ON_DISPLAY; place++) if (g.s[TECH_DISPLAY + place] === technology) return place
  return -1
}

const D = locals('seat', 'place')

const develop = procedure('alchemy', D, [
  ask({
    kind: 'technology',
    candidates(g) {
      for (let place = 0; place < ON_DISPLAY; place++) offer(g, DEVELOP | g.s[TECH_DISPLAY + place])
    },
    refuse: (g, _f, answer, seat) => developRefusal(g, seat, placeOf(g, argumentOf(answer)), g.s[COUNTED]),
    take(g, f, answer, seat) {
      const technology = argumentOf(answer)
      const place = placeOf(g, technology)
      g.s[f + D.place] = place
      g.s[COUNTING] = 0
      g.s[PLAIN] = place >= COLUMNS && g.s[COUNTED] < 2 ? 1 : 0 // TEO-MAIN-ALCH-04
      payCost(g, seat, priceOf(g, technology), 'TEO-MAIN-ALCH-06')
    },
  }),
  function mark(g, f) {
    placeMarker(g, g.s[f + D.seat], g.s[f + D.place])
  },
])

export const alchemy: MainAction = {
  legal(g, seat, counted) {
    let cheapest = 0
    for (let place = 0; place < ON_DISPLAY; place++) {
      const refusal = developRefusal(g, seat, place, counted)
      if (refusal === OK) return OK
      if (refusal === TECHNOLOGY_GOLD && (cheapest === 0 || g.need < cheapest)) cheapest = g.need
    }
    return cheapest === 0 ? refuse(g, NO_TECHNOLOGY) : refuse(g, TECHNOLOGY_GOLD, cheapest, payable(g, seat, GOLD))
  },
  effect: develop,
}

export const lacksTechnology = (g: G, seat: number): boolean => lowestLacking(g, seat) >= 0

/** Whether a free marker now would leave the Alchemy in progress something to develop. */
export function leavesTechnology(g: G, seat: number): boolean {
  const { s } = g
  if (s[ACTION_BOARD] !== ALCHEMY || s[COUNTING] === 0) return true
  const before = s[TECHS + seat]
  s[TECHS + seat] |= 1 << s[TECH_DISPLAY + lowestLacking(g, seat)]
  let possible = false
  const most = Math.min(MOST_COUNTED, s[COUNTED] + extraWorkerTiles(g, seat, ALCHEMY))
  for (let counted = s[COUNTED]; counted <= most && !possible; counted++) possible = alchemy.legal(g, seat, counted) === OK
  s[TECHS + seat] = before
  return possible
}

/** The place of the lowest-numbered technology the seat does not have, or -1. */
function lowestLacking(g: G, seat: number): number {
  for (let place = 0; place < ON_DISPLAY; place++) if (!ownsTechnology(g, seat, g.s[TECH_DISPLAY + place])) return place
  return -1
}

const F = locals('seat')

/** TEO-STD-08, -09: a free marker on the lowest-numbered technology the seat does not have. The display is sorted. */
export const freeTechnology = procedure('free-technology', F, [
  function lowestNotOwned(g, f) {
    const place = lowestLacking(g, g.s[f + F.seat])
    if (place >= 0) placeMarker(g, g.s[f + F.seat], place)
  },
])
