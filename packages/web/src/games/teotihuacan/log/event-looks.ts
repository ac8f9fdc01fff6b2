// How each event is shown beyond its sentence: every type the game tells has its row, and rows read only details the type may carry.
import type { GameEvent } from '@tollan/kernel'
import type { EventDetail, EventType } from '@tollan/teotihuacan'
import type { ActPart, Amount, Deed, ThingMotion } from '../../../shell/log/telling.ts'
import type { Sound } from '../../../shell/sound/sounds.ts'
import { neutralMark } from '../parts/neutral-mark.ts'

interface Reading<T extends EventType> {
  readonly text: (detail: EventDetail<T>) => string
  readonly number: (detail: EventDetail<T>) => number
}

interface EventLook<T extends EventType> {
  /** Null for what needs no picture beside its words. */
  readonly icon: string | ((of: Reading<T>) => string) | null
  /** What it is in the turn of a program, where that is not what came of something. */
  readonly act?: ActPart | ((of: Reading<T>) => ActPart)
  /** A reason of Teotibot: told only in the theatre. */
  readonly aside?: true
  /** What it is where only the essentials of a turn are told. */
  readonly deed?: Deed
  /** Worth finding again when the game is shown anew. */
  readonly mark?: true
  readonly sound?: Sound
  readonly amount?: (of: Reading<T>) => Amount
  readonly motion?: readonly [detail: EventDetail<T>, how: ThingMotion['how']]
  /** Where it happens, when its details do not name the place themselves. */
  readonly places?: (of: Reading<T>) => readonly string[]
  readonly faces?: (of: Reading<T>) => readonly string[]
}

const boardIcons: Readonly<Record<string, string>> = {
  palace: 'board-palace', forest: 'board-forest', 'stone-quarry': 'board-quarry', 'gold-deposits': 'board-gold', alchemy: 'board-alchemy',
  nobles: 'board-nobles', decorations: 'board-decorations', construction: 'board-construction',
}

const passed = (of: { readonly number: (detail: 'passed') => number }): ActPart => (of.number('passed') === 1 ? 'passed' : 'failed')
const ofTemple = (of: { readonly text: (detail: 'temple') => string }): string => `temple-${of.text('temple')}`

const looks: { readonly [T in EventType]: EventLook<T> } = {
  'altar-dealt': { icon: null },
  'altar-tile': { icon: 'altar' },
  'altar-tile-discarded': { icon: null },
  ascend: { icon: 'ascend', mark: true, deed: 'work' },
  'avenue-step': { icon: 'avenue', places: (of) => [`avenue-${of.number('position')}`, 'avenue'] },
  'board-dealt': { icon: null },
  'bonus-unlocked': { icon: ofTemple, deed: 'more' },
  'bot-action-test': { icon: null, act: passed, aside: true },
  'bot-bumped': { icon: 'worship', deed: 'more' },
  'bot-candidate': { icon: null, act: 'candidate', aside: true, faces: (of) => [`face-${of.number('power')}`] },
  'bot-chosen': { icon: null, act: 'chosen', aside: true },
  'bot-exchange': { icon: 'vp', act: 'step' },
  'bot-fallback': { icon: 'cocoa' },
  'bot-flip': { icon: null, act: 'step', aside: true },
  'bot-mask-test': { icon: null, act: passed, aside: true },
  'bot-roll': { icon: null, act: 'step', aside: true, sound: 'dice', faces: (of) => [`face-${of.number('first')}`, `face-${of.number('second')}`] },
  'bot-slide': { icon: null, act: 'step', aside: true },
  'bot-tile': { icon: 'ai', act: 'step', deed: 'act' },
  'bot-worker-test': { icon: null, act: passed, aside: true },
  building: { icon: 'building', sound: 'stone', places: (of) => [`noble-${of.number('space')}`, 'nobles'], deed: 'work' },
  bumped: { icon: 'unlock', deed: 'more' },
  calendar: { icon: 'calendar-light', act: 'step', places: () => ['calendar'] },
  claim: { icon: 'claim', deed: 'more' },
  'common-worker': { icon: 'common' },
  counted: { icon: null },
  decoration: { icon: 'decoration', motion: ['space', 'drops'], sound: 'stone', deed: 'work' },
  'discovery-dealt': { icon: 'discovery' },
  'discovery-discarded': { icon: 'discovery' },
  'discovery-revealed': { icon: 'discovery' },
  eclipse: { icon: 'eclipse' },
  'eclipse-triggered': { icon: 'eclipse' },
  'final-place': { icon: 'vp' },
  'first-game-start': { icon: null },
  'first-player': { icon: null },
  'fourth-worker': { icon: 'extra-worker', motion: ['worker', 'drops'], deed: 'work' },
  'free-unlock': { icon: 'unlock', deed: 'act' },
  gain: { icon: null, amount: (of) => ({ icon: of.text('what'), n: of.number('n') }) },
  'icons-match': { icon: 'glyph' },
  lost: { icon: null },
  lose: { icon: null, amount: (of) => ({ icon: 'vp', n: -of.number('n') }) },
  'main-action': { icon: (of) => boardIcons[of.text('board')] ?? 'main-action', deed: 'act' },
  'mansion-roll': { icon: null, sound: 'dice' },
  move: { icon: (of) => boardIcons[of.text('board')] ?? 'move', motion: ['worker', 'travels'], sound: 'step', places: (of) => [of.text('worker'), of.text('board')], deed: 'way' },
  neutral: { icon: (of) => neutralMark(of.number('colour')) },
  'owner-token': { icon: null },
  pay: { icon: null, amount: (of) => ({ icon: of.text('what'), n: -of.number('n') }) },
  'place-worker': { icon: 'move', motion: ['worker', 'drops'] },
  'power-lowered': { icon: null },
  'power-up': { icon: (of) => (of.number('power') <= 5 ? `face-${of.number('power')}` : 'power-up'), motion: ['worker', 'turns'] },
  'pyramid-complete': { icon: 'pyramid-tile', mark: true, sound: 'triumph', deed: 'work' },
  'pyramid-tile': { icon: 'pyramid-tile', motion: ['slot', 'drops'], sound: 'stone', places: (of) => [of.text('slot'), of.text('tile'), 'construction'], deed: 'work' },
  'pyramid-track': { icon: 'pyramid-step', places: (of) => [`pyramid-track-${of.number('position')}`, 'pyramid-track', 'construction'] },
  'region-tile-drawn': { icon: null },
  'reuse-tile': { icon: null },
  'royal-activated': { icon: 'royal', deed: 'act' },
  score: { icon: null, amount: (of) => ({ icon: 'vp', n: of.number('n') }) },
  settle: { icon: 'region', deed: 'work' },
  'shaman-helps': { icon: 'shaman' },
  'shaman-lies': { icon: 'shaman' },
  'shaman-placed': { icon: 'shaman', deed: 'more' },
  'shaman-stands': { icon: 'shaman' },
  'starting-goods': { icon: 'starting-tile' },
  'starting-tile': { icon: 'starting-tile' },
  'starting-tile-dealt': { icon: 'starting-tile' },
  'step-back': { icon: null, motion: ['worker', 'travels'] },
  'take-tile': { icon: 'discovery', deed: 'more' },
  technology: { icon: 'technology', motion: ['tile', 'turns'], deed: 'work' },
  'temple-bonus': { icon: 'temple-bonus', deed: 'more' },
  'temple-step': { icon: ofTemple, places: (of) => [`${of.text('temple')}-${of.number('step')}`, of.text('temple')], deed: 'more' },
  unlock: { icon: 'unlock', deed: 'more' },
  'use-tile': { icon: 'discovery' },
  'warrior-placed': { icon: 'warrior', deed: 'more' },
  'warrior-pushed': { icon: 'warrior' },
  'worker-returned': { icon: null },
  worship: { icon: 'worship', deed: 'act' },
}

/** A row as it is read: the types above have checked its details. */
interface AnyLook {
  readonly icon: string | ((of: AnyReading) => string) | null
  readonly act?: ActPart | ((of: AnyReading) => ActPart)
  readonly aside?: true
  readonly deed?: Deed
  readonly mark?: true
  readonly sound?: Sound
  readonly amount?: (of: AnyReading) => Amount
  readonly motion?: readonly [detail: string, how: ThingMotion['how']]
  readonly places?: (of: AnyReading) => readonly string[]
  readonly faces?: (of: AnyReading) => readonly string[]
}

export interface AnyReading {
  readonly text: (detail: string) => string
  readonly number: (detail: string) => number
}

/** The row of an event; nothing for what begins and ends a span. */
export const lookOf = ({ type }: GameEvent): AnyLook | undefined => (looks as Readonly<Record<string, AnyLook>>)[type]

export const readingOf = (event: GameEvent): AnyReading => ({
  text: (detail) => String(event[detail] ?? ''),
  number: (detail) => Number(event[detail] ?? 0),
})
