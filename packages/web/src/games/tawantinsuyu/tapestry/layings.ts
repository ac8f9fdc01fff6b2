// Where a Weaving may go, and what it makes there: the legal answers with what the engine says of each.
import type { Tableau, TableauTapestry } from '@tollan/tawantinsuyu'
import { argumentOf, verbOf } from '../../../shell/icons/answer-parts.ts'

export interface LayingPlace {
  readonly answer: string
  readonly tile: string
  /** Counted from 1; null begins a new one. */
  readonly number: number | null
  /** What the tapestry scores at the end, without the Weaving and with it. */
  readonly before: number
  /** The tapestry with the Weaving at its end. */
  readonly after: TableauTapestry
  /** Whether the new connection matches; null where there is none. */
  readonly match: boolean | null
  /** Patterns it would still take; null for all others. */
  readonly fits: readonly string[] | null
}

/** Of all places for a Weaving the one most would choose: a connection first, then points. */
export const bestLaying = ({ seats, viewer, layings }: Tableau, tile: string): (Tableau['layings'][number] & { readonly gain: number }) | undefined =>
  layings
    .filter((one) => one.tile === tile)
    .map((one) => ({ ...one, gain: one.vp - (seats[viewer]?.tapestries[one.tapestry - 1]?.vp ?? 0) }))
    .toSorted((a, b) => Number(b.match) - Number(a.match) || b.gain - a.gain)[0]

export function layingPlaces({ seats, viewer, layings }: Tableau, answers: readonly string[], single: number): readonly LayingPlace[] {
  const tapestries = seats[viewer]?.tapestries ?? []
  return answers.flatMap((answer): LayingPlace[] => {
    if (verbOf(answer) !== 'lay') return []
    const [tile = '', where = ''] = argumentOf(answer).split('+')
    if (where === 'new') return [{ answer, tile, number: null, before: 0, after: { tiles: [tile], joints: [], vp: single }, match: null, fits: null }]
    const number = Number(where.replace('tapestry-', ''))
    const old = tapestries[number - 1]
    const made = layings.find((one) => one.tile === tile && one.tapestry === number)
    if (old === undefined || made === undefined) return []
    return [{ answer, tile, number, before: old.vp, after: { tiles: [...old.tiles, tile], joints: [...old.joints, made.match], vp: made.vp }, match: made.match, fits: made.fits }]
  })
}
