// How Tawantinsuyu tells its events: pictures, amounts, places on the table, sources of points.
import type { GameEvent } from '@tollan/kernel'
import type { EventType, Tableau } from '@tollan/tawantinsuyu'
import type { ActPart, Amount, Deed, GameTelling, ThingMotion } from '../../../shell/log/telling.ts'
import type { Sound } from '../../../shell/sound/sounds.ts'
import { lookOf, readingOf } from './event-looks.ts'
import { feastSteps } from './feast-steps.ts'
import { rowOfGoods, sourceOfRule, sources } from './sources.ts'

/** Details that name a thing on the table, the most exact first. */
const placeDetails = ['space', 'icon', 'steps', 'card', 'building', 'weaving', 'piece', 'statue']

function places(event: GameEvent): readonly string[] {
  const own = lookOf(event)?.places?.(readingOf(event))
  return own ?? placeDetails.map((detail) => event[detail]).filter((id) => typeof id === 'string')
}

function motion(event: GameEvent): ThingMotion | null {
  const found = lookOf(event)?.motion
  return found === undefined ? null : { thing: readingOf(event).text(found[0]), how: found[1] }
}

const amount = (event: GameEvent): Amount | null => lookOf(event)?.amount?.(readingOf(event)) ?? null

function points(event: GameEvent): number {
  const own = amount(event)
  return own?.icon === 'vp' ? own.n : 0
}

function icon(event: GameEvent): string | null {
  const own = lookOf(event)?.icon ?? null
  return typeof own === 'function' ? own(readingOf(event)) : own
}

function act(event: GameEvent): ActPart {
  const own = lookOf(event)?.act ?? 'result'
  return typeof own === 'function' ? own(readingOf(event)) : own
}

const sounds: Readonly<Record<string, Sound>> = { 'placed-as': 'step', 'building-revealed': 'stone', 'statue-given': 'stone' } satisfies Partial<Record<EventType, Sound>>

const deeds: Readonly<Record<string, Deed>> = {
  place: 'act', 'side-action': 'more', 'priest-moves': 'act', 'axomamma-turn': 'act',
  building: 'work', steps: 'work', statue: 'work', 'statue-given': 'work', conquer: 'work', climb: 'work', 'weaving-bought': 'work', 'weaving-gained': 'work',
  renew: 'more', produce: 'more', capture: 'more', 'god-card-played': 'more', 'feast-triggered': 'more',
} satisfies Partial<Record<EventType, Deed>>

/** What follow-ups, offers and Feasts begin with (TAW-ASK-06 to -12). */
const occasions: readonly string[] = ['priest-moves', 'task', 'benefit', 'feast', 'axomamma-free-step'] satisfies readonly EventType[]

/** Offers that go round the table (TAW-ASK-06 to -12), and what taking part in one is told by. */
const rounds: Readonly<Record<string, string>> = {
  'leftover-weaving': 'weaving-bought', 'worship-too': 'statue-given', 'offering-too': 'climb', 'renew-too': 'renew', 'produce-too': 'produce', 'play-army': 'army-card-played', conquer: 'conquer',
} satisfies Record<string, EventType>

/** What a Feast asks and needs nothing of the board for. */
const rowsAsked: Readonly<Record<string, string>> = { merchant: 'merchant', upkeep: 'upkeep', 'feast-card': 'gods', benefit: 'gods' }

export const telling: GameTelling = {
  icon,
  amount,
  places,
  motion,
  sources,
  sourceOf: (event) => (points(event) !== 0 ? sourceOfRule(event.rule) : amount(event) !== null ? rowOfGoods(event.rule) : null),
  points,
  formula: () => '',
  sourceAsked: (question, tableau) => ((tableau as Tableau).phase === 'feast' ? (rowsAsked[question] ?? null) : null),
  scoring: { icon: 'feast', title: 'taw.feast', steps: feastSteps((event) => amount(event) !== null || event.type === ('region' satisfies EventType)) },
  finalPlace: (event) => (event.type === ('final-place' satisfies EventType) ? readingOf(event).number('place') : null),
  act,
  occasion: (event) => occasions.includes(event.type),
  joined: (question) => rounds[question] ?? null,
  deed: (event) => deeds[event.type] ?? null,
  mark: (event) => event.type === ('statue-given' satisfies EventType),
  sound: (event) => sounds[event.type] ?? null,
  celebrated: () => false,
  aside: (event) => lookOf(event)?.aside === true,
  faces: (event) => lookOf(event)?.faces?.(readingOf(event)) ?? [],
}
