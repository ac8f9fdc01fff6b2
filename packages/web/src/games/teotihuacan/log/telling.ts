// How Teotihuacan tells its events: pictures, amounts, places on the table, sources of points.
import type { GameEvent } from '@tollan/kernel'
import type { Tableau } from '@tollan/teotihuacan'
import type { ActPart, Amount, GameTelling, ThingMotion } from '../../../shell/log/telling.ts'
import { sourceOfRule, sources } from './sources.ts'

const text = (event: GameEvent, detail: string): string => String(event[detail] ?? '')
const number = (event: GameEvent, detail: string): number => Number(event[detail] ?? 0)

const boardIcons: Readonly<Record<string, string>> = {
  palace: 'board-palace', forest: 'board-forest', 'stone-quarry': 'board-quarry', 'gold-deposits': 'board-gold', alchemy: 'board-alchemy',
  nobles: 'board-nobles', decorations: 'board-decorations', construction: 'board-construction',
}

/** Where the icon says more than the type. */
const iconOfDetail: Readonly<Record<string, (event: GameEvent) => string>> = {
  move: (event) => boardIcons[text(event, 'board')] ?? 'move',
  'main-action': (event) => boardIcons[text(event, 'board')] ?? 'main-action',
  'temple-step': (event) => `temple-${text(event, 'temple')}`,
  'bonus-unlocked': (event) => `temple-${text(event, 'temple')}`,
  'power-up': (event) => (number(event, 'power') <= 5 ? `face-${number(event, 'power')}` : 'power-up'),
}

const icons: Readonly<Record<string, string>> = {
  'starting-tile': 'starting-tile', 'starting-tile-dealt': 'starting-tile', 'starting-goods': 'starting-tile', 'place-worker': 'move', neutral: 'neutral-a', 'free-unlock': 'unlock', unlock: 'unlock', worship: 'worship',
  bumped: 'unlock', 'take-tile': 'discovery', 'use-tile': 'discovery', 'discovery-revealed': 'discovery', 'discovery-discarded': 'discovery',
  'discovery-dealt': 'discovery', 'avenue-step': 'avenue', 'pyramid-track': 'pyramid-step', technology: 'technology', building: 'building',
  decoration: 'decoration', 'pyramid-tile': 'pyramid-tile', 'icons-match': 'glyph', 'pyramid-complete': 'pyramid-tile', ascend: 'ascend',
  'fourth-worker': 'extra-worker', calendar: 'calendar-light', 'eclipse-triggered': 'eclipse', eclipse: 'eclipse', 'temple-bonus': 'temple-bonus',
  'final-place': 'vp', 'bot-tile': 'ai', 'bot-fallback': 'cocoa', 'bot-exchange': 'vp', 'bot-bumped': 'worship', 'royal-activated': 'royal', 'altar-tile': 'altar',
  claim: 'claim', 'warrior-placed': 'warrior', 'warrior-pushed': 'warrior', settle: 'region', 'shaman-placed': 'shaman', 'shaman-stands': 'shaman',
  'shaman-lies': 'shaman', 'shaman-helps': 'shaman', 'common-worker': 'common',
}

const signs: Readonly<Record<string, 1 | -1>> = { gain: 1, pay: -1, score: 1, lose: -1 }

function amount(event: GameEvent): Amount | null {
  const sign = signs[event.type]
  if (sign === undefined) return null
  return { icon: event['what'] === undefined ? 'vp' : text(event, 'what'), n: sign * number(event, 'n') }
}

/** Details that name a thing on the table, the most exact first. */
const placeDetails = ['slot', 'space', 'tile', 'worker', 'board', 'temple']

function places(event: GameEvent): string[] {
  const found = placeDetails.map((detail) => event[detail]).filter((id) => typeof id === 'string')
  if (event.type === 'temple-step') return [`${text(event, 'temple')}-${number(event, 'step')}`, text(event, 'temple')]
  if (event.type === 'avenue-step') return [`avenue-${number(event, 'position')}`, 'avenue']
  if (event.type === 'pyramid-track') return [`pyramid-track-${number(event, 'position')}`, 'pyramid-track', 'construction']
  if (event.type === 'building') return [`noble-${number(event, 'space')}`, 'nobles']
  if (event.type === 'move') return [text(event, 'worker'), text(event, 'board')]
  if (event.type === 'calendar') return ['calendar']
  return [...found, ...(typeof event['space'] === 'string' ? [text(event, 'space').replace(/-worship$/, '')] : []), ...(event.type === 'pyramid-tile' ? ['construction'] : [])]
}

const motions: Readonly<Record<string, readonly [detail: string, how: 'travels' | 'drops' | 'turns']>> = {
  move: ['worker', 'travels'],
  'place-worker': ['worker', 'drops'],
  'step-back': ['worker', 'travels'],
  'fourth-worker': ['worker', 'drops'],
  'power-up': ['worker', 'turns'],
  'pyramid-tile': ['slot', 'drops'],
  decoration: ['space', 'drops'],
  technology: ['tile', 'turns'],
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
  const found = motions[event.type]
  if (found === undefined) return null
  const thing = text(event, found[0])
  return { thing, how: found[1], ...(event.type === 'move' ? { through: passed(tableau as Tableau, thing, text(event, 'board')) } : {}) }
}

const points = (event: GameEvent): number => (event['what'] === undefined ? (amount(event)?.n ?? 0) : 0)

/** 5 × 3 where each of something counts the same; the size of a set where sets are scored. */
function formula(event: GameEvent): string {
  const each = number(event, 'each')
  if (each > 0) return `${number(event, 'n') / each} × ${each}`
  return event['set'] === undefined ? '' : text(event, 'set')
}

const acts: Readonly<Record<string, ActPart>> = {
  'bot-roll': 'step', 'bot-tile': 'step', 'bot-slide': 'step', 'bot-flip': 'step', 'bot-exchange': 'step', calendar: 'step',
  'bot-candidate': 'candidate', 'bot-chosen': 'chosen',
}

/** Reasons of Teotibot. */
const asides = ['bot-roll', 'bot-worker-test', 'bot-action-test', 'bot-mask-test', 'bot-candidate', 'bot-chosen', 'bot-slide', 'bot-flip']

function act(event: GameEvent): ActPart {
  if (event['passed'] !== undefined) return number(event, 'passed') === 1 ? 'passed' : 'failed'
  return acts[event.type] ?? 'result'
}

function faces(event: GameEvent): string[] {
  if (event.type === 'bot-roll') return [`face-${number(event, 'first')}`, `face-${number(event, 'second')}`]
  return event.type === 'bot-candidate' ? [`face-${number(event, 'power')}`] : []
}

export const telling: GameTelling = {
  icon: (event) => iconOfDetail[event.type]?.(event) ?? icons[event.type] ?? null,
  amount,
  places,
  motion,
  sources,
  sourceOf: (event) => (points(event) !== 0 || event.rule === 'TEO-ECLIPSE-12' ? sourceOfRule(event.rule) : null),
  points,
  formula,
  sourceAsked: (question) => (question === 'salary' ? 'salary' : null),
  scoring: { icon: 'eclipse', title: 'zones.eclipse' },
  finalPlace: (event) => (event.type === 'final-place' ? number(event, 'place') : null),
  act,
  aside: (event) => asides.includes(event.type),
  faces,
}
