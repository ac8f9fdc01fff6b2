// What the coming Feast would bring a seat if it were held now (TAW-FEAST-08 to -15).
import { casualtyCount } from '../actions/conquest.ts'
import { numbers, regions } from '../content/index.ts'
import { regionWinner } from '../flow/feast.ts'
import type { P } from '../rules.ts'
import type { SeatSummary } from '../summary.ts'

export interface Forecast {
  readonly temple: number
  readonly regions: number
  /** Potatoes for God cards in hand, and how many of them are missing. */
  readonly upkeep: number
  readonly short: number
  /** Points lost for what is missing, when no gold stands in. */
  readonly lost: number
}

export function forecast(g: P, seat: number, { temple, godCards, shown, potato }: SeatSummary): Forecast {
  const led = regions.filter((_, region) => regionWinner(g, region) === seat).length
  const upkeep = g.rules.ways[seat].automa ? 0 : godCards.length + shown.length
  const short = Math.max(0, upkeep - potato)
  return {
    temple: g.rules.parts.tables.temple[temple]?.feastVp ?? 0,
    regions: led * casualtyCount(g),
    upkeep,
    short,
    lost: short * numbers.upkeepVp,
  }
}
