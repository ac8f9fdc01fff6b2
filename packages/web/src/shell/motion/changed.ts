// What others changed while somebody waited: shown for some seconds on the table.
import type { Told } from '../../engine/protocol.ts'
import { isTold } from '../log/spans.ts'
import { drawnThings } from '../log/mark.ts'
import type { GameTelling } from '../log/telling.ts'
import { sinceMyTurn } from '../replay/replay-stops.ts'

const TINTED = 'tinted'
/** A whole table in one colour says nothing: the newest changes stand out. */
const MOST = 24

/** Places of what happened since the viewer acted last, each with its alternatives, the newest first; own things and the set-up are no news. */
export function changedPlaces(told: readonly Told[], viewer: number, telling: GameTelling): (readonly string[])[] {
  const since = sinceMyTurn(told, viewer)
  if (since === null) return []
  const events = told.slice(since).flatMap(({ events: all }) => all).filter((event) => isTold(event) && event.seat !== viewer)
  const places = events.map((event) => telling.places(event)).filter((ids) => ids.length > 0)
  const seen = new Set<string>()
  return places.toReversed().filter(([first = '']) => !seen.has(first) && seen.add(first)).slice(0, MOST)
}

/** Tints the places that are drawn; the returned function ends it. */
export function tint(places: readonly (readonly string[])[]): () => void {
  const elements = drawnThings(places)
  for (const element of elements) element.classList.add(TINTED)
  return () => {
    for (const element of elements) element.classList.remove(TINTED)
  }
}
