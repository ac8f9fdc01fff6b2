// Who holds the screen. Between two people it is covered, so that nobody sees what only the next may see.
import { type GameEvent, isBound } from '@tollan/kernel'
import type { Scene, Told } from '../engine/protocol.ts'
import type { Settings } from './settings.svelte.ts'

/** Whether the screen must be passed before the scene may be shown; `holder` is null when nobody has said to hold it. */
export function mustPass(scene: Pick<Scene, 'viewer' | 'secret' | 'over'>, holder: number | null, people: readonly number[], wish: Settings['handOver']): boolean {
  if (people.length < 2 || scene.over || wish === 'never' || scene.viewer === holder || !people.includes(scene.viewer)) return false
  return wish === 'always' || scene.secret
}

const MOST_LINES = 7

/** What everybody saw since the seat answered last, newest at the end: whoever passes the screen still looks at it. */
export function sinceLastTurn(told: readonly Told[], seat: number): readonly GameEvent[] {
  const last = told.findLastIndex((one) => one.seat === seat && !one.forced)
  const seen = told.slice(last + 1).flatMap(({ events }) => events)
  return seen.filter((event) => !isBound(event) && event.only === undefined && event.seat !== undefined && event.seat >= 0).slice(-MOST_LINES)
}
