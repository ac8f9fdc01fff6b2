// The places of a game worth stopping at when it is shown again.
import { END } from '@tollan/kernel'
import type { Told } from '../../engine/protocol.ts'
import { isTold, spanOf } from '../log/spans.ts'

/** The position in which the game begins: the table is set up; what began it was told before the first entry. */
export const gameStart = (told: readonly Told[]): number => Math.max(0, told.findIndex(({ events }) => events.some((event) => event.type === END && spanOf(event) === 'set-up')) + 1)

/** Positions after which something was told: the start, the table as it was set up, then one per entry that tells anything; now comes last. */
export function stopsOf(told: readonly Told[]): number[] {
  const stops = [0]
  const start = gameStart(told)
  for (const [entry, { events }] of told.entries()) if (entry + 1 === start || (entry + 1 > start && events.some(isTold))) stops.push(entry + 1)
  if (stops[stops.length - 1] !== told.length) stops.push(told.length)
  return stops
}

/** The stop at a position, or the one before it; inside the set-up, which is one step, its end. */
export const stopAt = (stops: readonly number[], entry: number): number => (entry === 0 || stops.length === 1 ? 0 : Math.max(1, stops.findLastIndex((stop) => stop <= entry)))

/** The position in which the turn next to that of `entry` begins. */
export function turnStart(told: readonly Told[], entry: number, direction: 1 | -1): number {
  const turnOf = (n: number): string => `${told[n]?.turn}:${told[n]?.owner}`
  let at = entry
  if (direction > 0) {
    while (at < told.length && turnOf(at) === turnOf(entry)) at++
    return at
  }
  at = Math.max(0, at - 1)
  while (at > 0 && turnOf(at - 1) === turnOf(at)) at--
  return at
}

/** Where the viewer stopped acting, when others have acted since. */
export function sinceMyTurn(told: readonly Told[], viewer: number): number | null {
  let mine = told.length
  while (mine > 0 && told[mine - 1]?.seat !== viewer) mine--
  const toRead = told.slice(mine).some((one) => one.events.some(isTold))
  return mine === 0 || !toRead ? null : mine
}
