// What the coming eclipse would bring a seat if it were scored now (TEO-ECLIPSE-03 to -13).
import { heldWithPower } from '../actions/discoveries.ts'
import { maskSet, salaryOf, valuesOf } from '../flow/eclipse.ts'
import { affordsCocoa } from '../goods.ts'
import { warriorsVp } from '../modules/m09-empire/warriors.ts'
import type { P } from '../rules.ts'
import type { Printed } from './printed.ts'
import { AVENUE, BUILT, ECLIPSES, TRACK } from '../state.ts'

/** The salary of the coming eclipse (TEO-ECLIPSE-12 to -15). */
export interface SalaryForecast {
  readonly salary: number
  /** Cocoa of it that could not be paid, with everything that may stand for cocoa (M6-10); 0 when a tile cancels it. */
  readonly short: number
  /** An ignore-cocoa tile would cancel it all (TEO-DISC-31). */
  readonly cancelled: boolean
}

export interface Forecast extends SalaryForecast {
  readonly avenue: number
  /** For leading on the pyramid track. */
  readonly lead: number
  readonly track: number
  readonly masks: number
  /** Sizes of the mask sets, largest first. */
  readonly maskSets: readonly number[]
  /** For warriors on the map, 0 without it (M9-23). */
  readonly warriors: number
}

function maskSets(g: P, seat: number): number[] {
  const sizes: number[] = []
  for (let j = 1, size = maskSet(g, seat, j); size > 0; size = maskSet(g, seat, ++j)) sizes.push(size)
  return sizes
}

/** What one more mask would add to the sets of a seat: it joins the first set without its kind (TEO-ECLIPSE-10, -11). */
export function maskGain({ discoveries, eclipse: { maskSetVp } }: Pick<Printed, 'discoveries' | 'eclipse'>, { tiles, forecast: { maskSets: sets } }: { readonly tiles: readonly string[]; readonly forecast: Pick<Forecast, 'maskSets'> }, mask: string): number {
  const kind = discoveries[mask]?.id
  const size = sets[tiles.filter((tile) => discoveries[tile]?.id === kind).length] ?? 0
  return (maskSetVp[size + 1] ?? 0) - (maskSetVp[size] ?? 0)
}

export function salaryForecast(g: P, seat: number): SalaryForecast {
  const salary = salaryOf(g, seat)
  const cancelled = salary > 0 && heldWithPower(g, seat, 'ignore-cocoa') >= 0
  let paid = cancelled ? salary : 0
  while (paid < salary && affordsCocoa(g, seat, paid + 1)) paid++
  return { salary, short: salary - paid, cancelled }
}

export function forecast(g: P, seat: number): Forecast {
  const { s, rules } = g
  const sets = maskSets(g, seat)
  const most = Math.max(...s.subarray(TRACK, TRACK + rules.seats))
  return {
    avenue: (rules.buildingsRow[s[BUILT]] ?? 0) * s[AVENUE + seat],
    lead: most > 0 && s[TRACK + seat] === most ? valuesOf(g).leaderVp : 0,
    track: (valuesOf(g).stepVp[s[ECLIPSES]] ?? 0) * s[TRACK + seat],
    masks: sets.reduce((sum, size) => sum + (rules.parts.maskSetVp[size] ?? 0), 0),
    maskSets: sets,
    warriors: rules.parts.zoneModules.includes('m9') ? warriorsVp(g, seat) : 0,
    ...salaryForecast(g, seat),
  }
}
