// The whole table by name, as one seat sees it: what an interface draws. Read off a view, so nothing hidden is in it.
import type { View } from '@tollan/kernel'
import { type Effect, regions } from '../content/index.ts'
import { effectAsked } from '../effects.ts'
import { regionWinner } from '../flow/feast.ts'
import type { P, Rules } from '../rules.ts'
import { FIRST } from '../state.ts'
import { type SeatSummary, type Summary, summary } from '../summary.ts'
import { effectRows } from '../text/effect-row.ts'
import { type FeastDraw, feastDraws, type Forecast, forecast } from './forecast.ts'
import { type Placements, placementsFor } from './placement.ts'
import { type TaskPlan, taskPlanFor } from './task-plan.ts'
import { type Laying, layingsFor, tapestriesOf, type TableauTapestry } from './tapestry.ts'

export interface TableauSeat extends Omit<SeatSummary, 'tapestries' | 'place'> {
  /** 1 for the First Player, counted clockwise; 0 before anybody is. */
  readonly order: number
  /** Final rank, 0 before the end. */
  readonly place: number
  readonly tapestries: readonly TableauTapestry[]
  readonly forecast: Forecast
}

export interface Tableau extends Omit<Summary, 'seats'> {
  readonly viewer: number
  readonly seats: readonly TableauSeat[]
  /** Places of the Village and the Nomads. */
  readonly rooms: { readonly village: number; readonly nomads: number; readonly offer: number }
  /** Who draws God cards after the Feast, if it were now; older releases do not tell it. */
  readonly feastDraws?: readonly FeastDraw[]
  /** Who leads each region, null for nobody. */
  readonly leaders: Readonly<Record<string, number | null>>
  /** What the viewer's Workers would cost and do, while one may be placed. */
  readonly placements: Placements
  /** How the viewer may spread the tasks that are left; null at other moments, and in older releases nothing. */
  readonly taskPlan?: TaskPlan | null
  /** Where the viewer's new Weavings may go, and what that would make. */
  readonly layings: readonly Laying[]
  /** Of the open question: what each of its options gives, or what its payment brings. */
  readonly effects: readonly (readonly Effect[])[]
}

function seatOf(g: P, seat: number, held: SeatSummary): TableauSeat {
  const { rules, s } = g
  return {
    ...held,
    order: s[FIRST] < 0 ? 0 : ((seat - s[FIRST] + rules.seats) % rules.seats) + 1,
    place: held.place ?? 0,
    tapestries: tapestriesOf(g, seat),
    forecast: forecast(g, seat, held),
  }
}

function effectsAsked(g: P): readonly (readonly Effect[])[] {
  const effect = effectAsked(g)
  return effect < 0 ? [] : g.rules.effects[effect].of.map((part) => effectRows(g.rules, part))
}

export function tableau(g: View<Rules>): Tableau {
  const { seats, ...table } = summary(g)
  const { row } = g.rules.parts
  return {
    ...table,
    viewer: g.seat,
    seats: seats.map((held, seat) => seatOf(g, seat, held)),
    rooms: { village: row.village, nomads: row.nomads, offer: row.offer },
    leaders: Object.fromEntries(regions.map((region, i) => [region, regionWinner(g, i) < 0 ? null : regionWinner(g, i)])),
    feastDraws: feastDraws(g),
    placements: placementsFor(g, g.seat),
    taskPlan: taskPlanFor(g, g.seat),
    layings: layingsFor(g, g.seat),
    effects: effectsAsked(g),
  }
}
