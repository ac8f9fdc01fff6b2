// The empire for people: hand-made positions, summaries, checks, "Why not?".
import { countSet, entries, has, list, Misplaced, number, numberNamed, OK, put, record, type Refusal, take } from '@tollan/kernel'
import { rowsOf } from '../../data-tables.ts'
import { heldBy } from '../../actions/discoveries.ts'
import { discoveryNames } from '../../answers.ts'
import { explainVerbs } from '../../verb-reasons.ts'
import { add } from '../../explain.ts'
import { NOT_IN_THIS_GAME, TILE_MASK, TILE_OTHERS } from '../../reasons.ts'
import type { G, P } from '../../rules.ts'
import { BUILT, DISC_WORDS } from '../../state.ts'
import { FIRST_MASK } from '../../tiles.ts'
import { settleRefusal } from './conquest.ts'
import { regions, regionsTable, specialMasks, warriors } from './content.ts'
import { CONQUEST_FIRST, FAR, FURTHEST, MARCH_WHEN_PUSHED, MASK_BY_REGION, MASKS, NOBODY, regionNames, SETTLER, SUPPLY, WARRIOR_AT } from './state.ts'
import { warriorsOnMap } from './warriors.ts'

export const settledRegions = (g: G): number => {
  let n = 0
  for (let region = 0; region <= FURTHEST; region++) if (g.s[SETTLER + region] !== NOBODY) n++
  return n
}

/** The masks that lie on regions settled in a hand-made position belong to their settlers. */
function layMask(g: G, seat: number, region: number): void {
  const bonus = rowsOf(g.rules.parts, regionsTable)[region].bonus
  if (bonus === null || bonus.do !== 'procedure' || bonus.name !== 'special-mask') return
  take(g.s, MASKS, FIRST_MASK + bonus.n)
  put(g.s, heldBy(seat), FIRST_MASK + bonus.n)
}

/** { warriors: { "region-1": seat, "region-12": [seats] }, settled: { "region-5": seat } }; the rest is in the supplies. */
export function layEmpire(g: G, input: unknown): void {
  const { s } = g
  const given = record(input, 'empire', ['warriors', 'settled'])
  const spend = (seat: unknown): number => {
    const owner = number(seat, 'empire', 0, g.rules.seats - 1)
    if (s[SUPPLY + owner]-- === 0) throw new Misplaced(`seat ${owner} has no more warriors`)
    return owner
  }
  for (const [name, seat] of entries(given['warriors'] ?? {}, 'empire.warriors')) {
    const region = numberNamed(regionNames, name, 'empire.warriors')
    if (region === FURTHEST) for (const owner of list(seat, 'empire.warriors')) s[FAR + spend(owner)]++
    else s[WARRIOR_AT + region] = spend(seat)
  }
  for (const [name, seat] of entries(given['settled'] ?? {}, 'empire.settled')) {
    const region = numberNamed(regionNames, name, 'empire.settled')
    if (regions[region].bonus === null) throw new Misplaced(`${name} cannot be settled`)
    s[SETTLER + region] = spend(seat)
    s[BUILT]++
    layMask(g, s[SETTLER + region], region)
  }
}

export function empireSummary(g: P): Readonly<Record<string, unknown>> {
  const { s } = g
  const seats = Array.from({ length: g.rules.seats }, (_, seat) => seat)
  const byRegion = (at: number, length: number): Record<string, number> =>
    Object.fromEntries(regionNames.slice(0, length).flatMap((name, region) => (s[at + region] === NOBODY ? [] : [[name, s[at + region]]])))
  return {
    empire: {
      warriors: byRegion(WARRIOR_AT, FURTHEST),
      furthest: seats.map((seat) => s[FAR + seat]),
      settled: byRegion(SETTLER, FURTHEST + 1),
      supply: seats.map((seat) => s[SUPPLY + seat]),
      specialMasks: discoveryNames.filter((_, tile) => has(s, MASKS, tile)),
    },
  }
}

/** Warriors are in the supply, on the map, or settled for good (M9-21); buildings stand only where they may (M9-20). */
export function checkEmpire(g: G, wrong: string[]): void {
  const { s } = g
  if (countSet(s, MASKS, DISC_WORDS) > specialMasks.length) wrong.push('M9-03: too many special masks')
  const each = allWarriors(g, 0)
  if (!Object.values<number>(warriors).includes(each)) wrong.push(`M9-04: seat 0 has ${each} warriors`)
  for (let seat = 0; seat < g.rules.seats; seat++) {
    const all = allWarriors(g, seat)
    if (s[SUPPLY + seat] < 0 || all !== each) wrong.push(`M9-04: seat ${seat} has ${all} warriors, ${s[SUPPLY + seat]} of them in the supply`)
  }
  for (let region = 0; region <= FURTHEST; region++)
    if (regions[region].bonus === null && s[SETTLER + region] !== NOBODY) wrong.push(`M9-20: ${regionNames[region]} is settled`)
}

function allWarriors(g: G, seat: number): number {
  let settled = 0
  for (let region = 0; region <= FURTHEST; region++) if (g.s[SETTLER + region] === seat) settled++
  return g.s[SUPPLY + seat] + warriorsOnMap(g, seat) + settled
}

const isPlayed = (g: G): boolean => g.rules.parts.zoneModules.includes('m9')

explainVerbs({ march: () => MARCH_WHEN_PUSHED, conquest: () => CONQUEST_FIRST })

add(regionNames, (g, seat, region): Refusal => {
  if (!isPlayed(g)) return NOT_IN_THIS_GAME
  const refusal = settleRefusal(g, seat, region)
  return refusal === OK ? CONQUEST_FIRST : refusal
})

add(discoveryNames.slice(FIRST_MASK, FIRST_MASK + specialMasks.length), (g, seat, mask): Refusal => {
  if (!isPlayed(g)) return NOT_IN_THIS_GAME
  if (has(g.s, MASKS, FIRST_MASK + mask)) return MASK_BY_REGION
  return has(g.s, heldBy(seat), FIRST_MASK + mask) ? TILE_MASK : TILE_OTHERS
})
