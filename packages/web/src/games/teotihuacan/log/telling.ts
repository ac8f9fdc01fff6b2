// How Teotihuacan tells its events: pictures, amounts, places on the table, sources of points.
import type { GameEvent } from '@tollan/kernel'
import type { EventType, Tableau } from '@tollan/teotihuacan'
import type { ActPart, Amount, GameTelling, ThingMotion } from '../../../shell/log/telling.ts'
import { lookOf, readingOf } from './event-looks.ts'
import { sourceOfRule, sources } from './sources.ts'

/** Details that name a thing on the table, the most exact first. */
const placeDetails = ['slot', 'space', 'tile', 'worker', 'board', 'temple']

function places(event: GameEvent): readonly string[] {
  const own = lookOf(event)?.places?.(readingOf(event))
  if (own !== undefined) return own
  const found = placeDetails.map((detail) => event[detail]).filter((id) => typeof id === 'string')
  return [...found, ...(typeof event['space'] === 'string' ? [event['space'].replace(/-worship$/, '')] : [])]
}

/** The boards a worker passes clockwise on its way. */
function passed({ boards, seats, commonWorkers = [] }: Tableau, worker: string, to: string): string[] {
  const ring = boards.flatMap((board) => (board === null ? [] : [board.id]))
  const from = [...seats.flatMap(({ workers }) => workers), ...commonWorkers].find(({ id }) => id === worker)?.board ?? null
  const start = from === null ? -1 : ring.indexOf(from)
  const steps = start < 0 ? 0 : (ring.indexOf(to) - start + ring.length) % ring.length
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => ring[(start + i + 1) % ring.length] ?? '')
}

function motion(event: GameEvent, tableau: unknown): ThingMotion | null {
  const found = lookOf(event)?.motion
  if (found === undefined) return null
  const { text } = readingOf(event)
  const thing = text(found[0])
  return { thing, how: found[1], ...(event.type === ('move' satisfies EventType) ? { through: passed(tableau as Tableau, thing, text('board')) } : {}) }
}

const amount = (event: GameEvent): Amount | null => lookOf(event)?.amount?.(readingOf(event)) ?? null

function points(event: GameEvent): number {
  const own = amount(event)
  return own?.icon === 'vp' ? own.n : 0
}

/** 5 × 3 where each of something counts the same; the size of a set where sets are scored. */
function formula(event: GameEvent): string {
  const { text, number } = readingOf(event)
  const each = number('each')
  return each > 0 ? `${number('n') / each} × ${each}` : text('set')
}

function icon(event: GameEvent): string | null {
  const own = lookOf(event)?.icon ?? null
  return typeof own === 'function' ? own(readingOf(event)) : own
}

function act(event: GameEvent): ActPart {
  const own = lookOf(event)?.act ?? 'result'
  return typeof own === 'function' ? own(readingOf(event)) : own
}

export const telling: GameTelling = {
  icon,
  amount,
  places,
  motion,
  sources,
  sourceOf: (event) => (points(event) !== 0 || event.rule === 'TEO-ECLIPSE-12' ? sourceOfRule(event.rule, String(event['of'] ?? '')) : null),
  points,
  formula,
  sourceAsked: (question) => (question === 'salary' ? 'salary' : null),
  scoring: { icon: 'eclipse', title: 'zones.eclipse' },
  finalPlace: (event) => (event.type === ('final-place' satisfies EventType) ? readingOf(event).number('place') : null),
  act,
  occasion: () => false,
  joined: () => null,
  deed: (event) => lookOf(event)?.deed ?? null,
  mark: (event) => lookOf(event)?.mark === true,
  sound: (event) => lookOf(event)?.sound ?? null,
  celebrated: (event) => event.type === ('pyramid-complete' satisfies EventType),
  aside: (event) => lookOf(event)?.aside === true,
  faces: (event) => lookOf(event)?.faces?.(readingOf(event)) ?? [],
}
