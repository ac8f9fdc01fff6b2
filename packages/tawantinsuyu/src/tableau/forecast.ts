// What the coming Feast would bring a seat if it were held now (TAW-FEAST-08 to -15).
import { OWNER } from '@tollan/kernel'
import { casualtyCount } from '../actions/conquest.ts'
import { numbers, regions } from '../content/index.ts'
import { drawRank, regionWinner } from '../flow/feast.ts'
import type { P } from '../rules.ts'
import { FEAST_HOLDER } from '../state.ts'
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

export interface FeastDraw {
  readonly seat: number
  readonly cards: number
}

/** Who would draw God cards after a Feast held now, in order (TAW-FEAST-24 to -27); a program draws none (TAW-SOLO-65). */
export function feastDraws(g: P): readonly FeastDraw[] {
  const { s, rules } = g
  const holder = s[FEAST_HOLDER] < 0 ? Math.max(0, s[OWNER]) : s[FEAST_HOLDER]
  const ranks = Array.from({ length: rules.seats }, (_, seat) => drawRank(g, holder, seat))
  return ranks
    .map((rank, seat) => ({ seat, rank, cards: rules.parts.row.feastDraw[rank] ?? 0 }))
    .filter(({ seat }) => !rules.ways[seat].automa)
    .sort((a, b) => a.rank - b.rank)
    .map(({ seat, cards }) => ({ seat, cards }))
}
