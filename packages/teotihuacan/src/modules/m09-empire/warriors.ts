// Warriors: one per region, arriving ones push the others on (M9-09 to -14).
import { again, argumentOf, call, locals, OK, offer, type Refusal } from '@tollan/kernel'
import { rowsOf } from '../../data-tables.ts'
import { tell } from '../../events.ts'
import { ask, procedure } from '../../procedures.ts'
import type { G, P } from '../../rules.ts'
import { FIRST } from '../../state.ts'
import { regions, zonesTable } from './content.ts'
import { FAR, FURTHEST, MARCH, MARCH_LINE, MARCH_NEIGHBOUR, MARCH_ONWARD, NOBODY, regionNames, SUPPLY, TEOTIHUACAN, WARRIOR_AT } from './state.ts'

/** Stands for the supply where a warrior comes from. */
const FROM_SUPPLY = FURTHEST

/** M9-07, -08, -12: whether a pushed warrior may go from one region to another. */
function marchRefusal(from: number, to: number): Refusal {
  if (regions[from].onward.includes(to)) return OK
  if (regions[to].zone <= regions[from].zone) return MARCH_ONWARD
  const paths = [regions[from].path, regions[to].path]
  return paths.includes('upper') && paths.includes('lower') ? MARCH_LINE : MARCH_NEIGHBOUR
}

const E = locals('seat', 'region', 'from')

/** A warrior comes to a region; whoever was there makes room first (M9-10, -11). */
const enterRegion = procedure('enter-region', E, [
  function pushOn(g, f) {
    const { s } = g
    const region = s[f + E.region]
    if (region !== FURTHEST && s[WARRIOR_AT + region] !== NOBODY) call(g, pushWarrior, s[WARRIOR_AT + region], region) // M9-13
  },
  function arrive(g, f) {
    const { s } = g
    const seat = s[f + E.seat]
    if (s[f + E.from] === FROM_SUPPLY) s[SUPPLY + seat]--
    else s[WARRIOR_AT + s[f + E.from]] = NOBODY
    if (s[f + E.region] === FURTHEST) s[FAR + seat]++
    else s[WARRIOR_AT + s[f + E.region]] = seat
  },
])

export const pushed = locals('seat', 'from', 'to')

/** M9-10, -12: its owner moves a pushed warrior to a neighbour of choice, further from Teotihuacan. */
export const pushWarrior = procedure('push-warrior', pushed, [
  ask({
    kind: 'march',
    candidates(g) {
      for (let region = 0; region < regions.length; region++) offer(g, MARCH | region)
    },
    refuse: (g, f, answer) => marchRefusal(g.s[f + pushed.from], argumentOf(answer)),
    take(g, f, answer) {
      g.s[f + pushed.to] = argumentOf(answer)
    },
    settles(g, f) {
      const { onward } = regions[g.s[f + pushed.from]]
      if (onward.length === 1) g.s[f + pushed.to] = onward[0]
      return onward.length === 1
    },
  }),
  function goOn(g, f) {
    marchOn(g, g.s[f + pushed.seat], g.s[f + pushed.from], g.s[f + pushed.to], 'M9-10')
  },
])

/** A pushed warrior sets out; what stands in its way moves on before it arrives. */
export function marchOn(g: G, seat: number, from: number, to: number, rule: string): void {
  tell(g, 'warrior-pushed', rule, seat, 'from', regionNames[from], 'to', regionNames[to])
  call(g, enterRegion, seat, to, from)
}

/** M9-09: one warrior from the supply into Teotihuacan; nothing with an empty supply. */
export function sendWarrior(g: G, seat: number, rule: string): void {
  if (g.s[SUPPLY + seat] === 0) return
  tell(g, 'warrior-placed', rule, seat, 'region', regionNames[TEOTIHUACAN])
  call(g, enterRegion, seat, TEOTIHUACAN, FROM_SUPPLY)
}

const R = locals('seat', 'left')

export const empireReward = procedure('empire-reward', R, [
  function oneAfterTheOther(g, f) {
    if (g.s[f + R.left]-- <= 0) return
    again(g, f)
    sendWarrior(g, g.s[f + R.seat], 'M9-09')
  },
])

const S = locals('next')

/** M9-05, -25: one warrior of everybody who chose starting tiles, in player order. */
export const firstWarriors = procedure('first-warriors', S, [
  function inPlayerOrder(g, f) {
    const { s, rules } = g
    if (s[f + S.next] === rules.seats) return
    const seat = (s[FIRST] + s[f + S.next]++) % rules.seats
    again(g, f)
    if ((rules.parts.choosers(g) & (1 << seat)) !== 0) sendWarrior(g, seat, 'M9-05')
  },
])

/** Warriors of a seat on the map. */
export function warriorsOnMap(g: G, seat: number): number {
  let n = g.s[FAR + seat]
  for (let region = 0; region < FURTHEST; region++) if (g.s[WARRIOR_AT + region] === seat) n++
  return n
}

/** M9-23: what the warriors of a seat score at an eclipse, by zone. */
export function warriorsVp(g: P, seat: number): number {
  const zoneVp = rowsOf(g.rules.parts, zonesTable)
  let vp = g.s[FAR + seat] * zoneVp[regions[FURTHEST].zone]
  for (let region = 0; region < FURTHEST; region++) if (g.s[WARRIOR_AT + region] === seat) vp += zoneVp[regions[region].zone]
  return vp
}
