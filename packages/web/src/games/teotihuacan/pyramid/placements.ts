// Every way to lay a tile that the open question leads to: which tile, where, how turned, what it costs and brings.
import { verbOf } from '../../../shell/icons/answer-parts.ts'
import type { GameEvent } from '@tollan/kernel'
import type { Outcome } from '../../../engine/protocol.ts'
import { type Ahead, rangeOf, sumOf } from '../parts/outcome-sum.ts'

export interface Placement {
  readonly tile: string
  /** A slot of the pyramid or a decoration space. */
  readonly place: string
  readonly turned: string
  /** The resource saved by a technology, when that is asked. */
  readonly saving: string
  /** Answers that lead to it. */
  readonly path: readonly string[]
  readonly events: readonly GameEvent[]
  /** What comes of it in the end, over the choices that follow, until the next tile of the same action. */
  readonly later: Outcome
  /** The coming salary after it. */
  readonly ahead: Ahead | null
}

const LAID = ['pyramid-tile', 'decoration']
/** What is paid and gained is read off the events: only what comes after is asked here. */
const NOBODY = -1
const ASIDES = ['use', 'unlock']
const NEXT_TILE = ['pyramid-tile', 'decoration-tile']

/** Another tile of the same action has a preview of its own. */
const thisTile = (outcome: Outcome): Outcome =>
  NEXT_TILE.includes(outcome.next ?? '') ? { ...outcome, next: null, onward: [] } : { ...outcome, onward: outcome.onward.map(thisTile) }

const argumentOf = (path: readonly string[], verb: string): string | undefined =>
  path.find((answer) => answer.startsWith(`${verb}:`))?.slice(verb.length + 1)

/** `turned` is how the tile lies already, when that has been answered before. */
export function placementsOf(outcomes: readonly Outcome[], turned: string | null): readonly Placement[] {
  const found: Placement[] = []
  const walk = (outcome: Outcome, before: readonly string[], earlier: readonly GameEvent[]): void => {
    if (ASIDES.includes(verbOf(outcome.answer))) return
    const path = [...before, outcome.answer]
    const events = [...earlier, ...outcome.events]
    const laid = outcome.events.find((event) => LAID.includes(event.type))
    if (laid === undefined) {
      for (const next of outcome.onward) walk(next, path, events)
      return
    }
    found.push({
      tile: String(laid['tile']),
      place: String(laid['slot'] ?? laid['space']),
      turned: argumentOf(path, 'turned') ?? turned ?? '0',
      saving: argumentOf(path, 'discount') ?? '',
      path,
      events,
      later: { ...thisTile(outcome), events: [] },
      ahead: sumOf(outcome, NOBODY).ahead,
    })
  }
  for (const outcome of outcomes) walk(outcome, [], [])
  return found
}

/** Points that are certain. */
export const pointsOf = ({ events, later }: Placement, seat: number): number => rangeOf(sumOf({ ...later, events }, seat), 'vp').least

/** The one that scores most, the first of equals. */
export function best(placements: readonly Placement[], seat: number): Placement | undefined {
  return placements.reduce<Placement | undefined>((top, one) => (top === undefined || pointsOf(one, seat) > pointsOf(top, seat) ? one : top), undefined)
}

/** Values in the order they first occur. */
export const distinct = (placements: readonly Placement[], of: (placement: Placement) => string): readonly string[] => [...new Set(placements.map(of))]
