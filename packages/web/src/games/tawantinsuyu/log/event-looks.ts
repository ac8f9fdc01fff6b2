// How each event is shown beyond its sentence: every type the game tells has its row, and rows read only details the type may carry.
import type { GameEvent } from '@tollan/kernel'
import type { EventDetail, EventType } from '@tollan/tawantinsuyu'
import type { ActPart, Amount, ThingMotion } from '../../../shell/log/telling.ts'

interface Reading<T extends EventType> {
  readonly text: (detail: EventDetail<T>) => string
  readonly number: (detail: EventDetail<T>) => number
}

interface EventLook<T extends EventType> {
  /** Null for what needs no picture beside its words. */
  readonly icon: string | ((of: Reading<T>) => string) | null
  /** What it is in the turn of a program, where that is not what came of something. */
  readonly act?: ActPart | ((of: Reading<T>) => ActPart)
  /** A reason of Axomamma: told only in the theatre. */
  readonly aside?: true
  readonly amount?: (of: Reading<T>) => Amount
  readonly motion?: readonly [detail: EventDetail<T>, how: ThingMotion['how']]
  /** Where it happens, when its details do not name the place themselves. */
  readonly places?: (of: Reading<T>) => readonly string[]
  readonly faces?: (of: Reading<T>) => readonly string[]
}

const ofRole = (of: { readonly text: (detail: 'role') => string }): string => `worker-${of.text('role')}`
const ofGod = (of: { readonly text: (detail: 'god') => string }): string => `god-${of.text('god')}`
const onNomads = { places: (of: { readonly text: (detail: 'role') => string }): readonly string[] => [`nomad/${of.text('role')}`] } as const

const looks: { readonly [T in EventType]: EventLook<T> } = {
  'army-card-discarded': { icon: 'discard' },
  'army-card-drawn': { icon: 'army-back' },
  'army-card-played': { icon: 'soldier' },
  'army-card-seen': { icon: 'army-back' },
  'army-reshuffled': { icon: null },
  'axomamma-candidate': { icon: null, act: 'candidate', aside: true },
  'axomamma-cannot': { icon: null, act: 'failed', aside: true },
  'axomamma-chooses': { icon: null, act: 'chosen', aside: true },
  'axomamma-condition': { icon: null, act: (of) => (of.number('met') === 1 ? 'passed' : 'failed'), aside: true },
  'axomamma-conquers-nothing': { icon: 'cori-conquer' },
  'axomamma-free-step': { icon: 'temple-sun', act: 'step' },
  'axomamma-joins': { icon: 'axomamma', act: 'step' },
  'axomamma-keeps-face-up': { icon: null, aside: true },
  'axomamma-narrows': { icon: null, act: 'chosen', aside: true },
  'axomamma-no-space': { icon: null, act: 'failed', aside: true },
  'axomamma-personality': { icon: (of) => of.text('personality'), act: 'step' },
  'axomamma-random': { icon: null, act: 'chosen', aside: true },
  'axomamma-second-conquest': { icon: 'cori-conquer', act: 'step' },
  'axomamma-slot': { icon: ofGod, act: 'step', aside: true, places: (of) => [`slot-${of.number('slot')}`] },
  'axomamma-terrace': { icon: null, act: 'chosen', aside: true },
  'axomamma-token': { icon: null, act: 'step', aside: true, places: (of) => [of.text('space')] },
  'axomamma-token-moves': { icon: null, aside: true, places: (of) => [of.text('space')] },
  'axomamma-tucks': { icon: ofGod },
  'axomamma-turn': { icon: 'axomamma', act: 'step' },
  'axomamma-worker': { icon: ofRole, act: 'step', aside: true },
  benefit: { icon: 'god-back' },
  building: { icon: 'task-construct-building', motion: ['building', 'drops'] },
  'building-exchanged': { icon: 'market-swap' },
  'building-revealed': { icon: 'building-back' },
  capture: { icon: ofRole },
  casualty: { icon: 'casualties' },
  change: { icon: 'market-swap' },
  climb: { icon: 'temple-sun', places: (of) => [`temple-${of.number('space')}`] },
  connection: { icon: 'tapestry' },
  conquer: { icon: 'cori-conquer', motion: ['space', 'drops'] },
  coricancha: { icon: 'coricancha' },
  feast: { icon: 'feast' },
  'feast-triggered': { icon: 'feast' },
  'final-place': { icon: null },
  'first-player': { icon: null },
  flip: { icon: 'flip' },
  gain: { icon: (of) => of.text('what'), amount: (of) => ({ icon: of.text('what'), n: of.number('n') }) },
  'god-card-drawn': { icon: 'god-back' },
  'god-card-played': { icon: 'god-back' },
  'god-card-returned': { icon: 'god-back' },
  'god-card-seen': { icon: 'god-back' },
  'god-card-taken': { icon: 'god-back' },
  lose: { icon: 'vp', amount: (of) => ({ icon: 'vp', n: -of.number('n') }) },
  'market-cleared': { icon: null },
  'neutral-worker': { icon: ofRole, motion: ['space', 'drops'] },
  'nomad-arrives': { icon: 'nomads', ...onNomads },
  'offer-discarded': { icon: null },
  'offer-shuffled': { icon: null },
  offered: { icon: 'god-back' },
  pay: { icon: (of) => of.text('what'), amount: (of) => ({ icon: of.text('what'), n: -of.number('n') }) },
  place: { icon: ofRole, motion: ['space', 'drops'] },
  'placed-as': { icon: ofRole },
  'priest-moves': { icon: (of) => `cori-${of.text('action')}`, act: 'step', places: (of) => [of.text('section')] },
  'priest-placed': { icon: 'coricancha', places: (of) => [of.text('section')] },
  produce: { icon: 'cori-produce' },
  region: { icon: 'region' },
  renew: { icon: 'cori-renew' },
  roll: { icon: null, act: 'step', faces: (of) => [`face-${of.number('n')}`] },
  score: { icon: 'vp', amount: (of) => ({ icon: 'vp', n: of.number('n') }) },
  'side-action': { icon: (of) => sideIcons[of.text('side')] ?? 'task' },
  statue: { icon: 'task-build-statue' },
  'statue-given': { icon: 'cori-worship' },
  steps: { icon: 'task-build-steps', motion: ['steps', 'drops'] },
  task: { icon: 'task' },
  tasks: { icon: 'task' },
  'tasks-lost': { icon: 'warning' },
  trade: { icon: 'market-swap' },
  'villager-arrives': { icon: 'village' },
  'weaving-bought': { icon: 'task-buy-weavings' },
  'weaving-drawn': { icon: null },
  'weaving-gained': { icon: 'task-buy-weavings' },
  'weaving-laid': { icon: 'tapestry' },
  'weaving-put-under': { icon: null },
  'weaving-revealed': { icon: null },
  'weaving-seen': { icon: null },
  'worker-dismissed': { icon: ofRole },
  'worker-drawn': { icon: ofRole },
  'worker-gained': { icon: 'recruit' },
  'worker-returned': { icon: ofRole },
}

const sideIcons: Readonly<Record<string, string>> = { 'move-priest': 'coricancha', pray: 'pray', train: 'task-train', recruit: 'recruit' }

/** A row as it is read: the types above have checked its details. */
interface AnyLook {
  readonly icon: string | ((of: AnyReading) => string) | null
  readonly act?: ActPart | ((of: AnyReading) => ActPart)
  readonly aside?: true
  readonly amount?: (of: AnyReading) => Amount
  readonly motion?: readonly [detail: string, how: ThingMotion['how']]
  readonly places?: (of: AnyReading) => readonly string[]
  readonly faces?: (of: AnyReading) => readonly string[]
}

interface AnyReading {
  readonly text: (detail: string) => string
  readonly number: (detail: string) => number
}

/** The row of an event; nothing for what begins and ends a span. */
export const lookOf = ({ type }: GameEvent): AnyLook | undefined => (looks as Readonly<Record<string, AnyLook>>)[type]

export const readingOf = (event: GameEvent): AnyReading => ({
  text: (detail) => String(event[detail] ?? ''),
  number: (detail) => Number(event[detail] ?? 0),
})
