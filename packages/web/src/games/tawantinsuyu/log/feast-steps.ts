// The seven steps of a Feast (TAW-FEAST-05 to -31): the rows of its table, and the step an event belongs to.
import type { GameEvent } from '@tollan/kernel'
import type { EventType } from '@tollan/tawantinsuyu'
import type { Amount, ScoringStep, ScoringSteps } from '../../../shell/log/telling.ts'

const LAST_FEAST = 3

const before: readonly ScoringStep[] = [
  { id: 'start', number: '', rule: 'TAW-FEAST-06', icon: 'building-passive', title: 'taw.source.start', hint: 'taw.source.start.hint', none: 'taw.feast.none.start' },
  { id: 'merchant', number: '1', rule: 'TAW-FEAST-07', icon: 'task-merchant', title: 'taw.source.merchant', hint: 'taw.source.merchant.hint', none: 'taw.feast.none.merchant' },
  { id: 'temple', number: '2', rule: 'TAW-FEAST-08', icon: 'temple-sun', title: 'taw.source.temple', hint: 'taw.feast.temple.hint', none: 'taw.feast.none.temple' },
  { id: 'regions', number: '3', rule: 'TAW-FEAST-11', icon: 'region', title: 'taw.source.regions', hint: 'taw.source.regions.hint', none: 'taw.feast.none.regions' },
  { id: 'upkeep', number: '4', rule: 'TAW-FEAST-14', icon: 'potato', title: 'taw.source.upkeep', hint: 'taw.source.upkeep.hint', none: 'taw.feast.none.upkeep' },
]
const end: ScoringStep = { id: 'end', number: '5', rule: 'TAW-FEAST-18', icon: 'feast', title: 'taw.feast.end', none: 'taw.feast.none.goes-on' }
const after: readonly ScoringStep[] = [
  { id: 'village', number: '6', rule: 'TAW-FEAST-19', icon: 'village', title: 'taw.feast.village', none: 'taw.feast.none.bag', shared: 'taw.feast.arrived' },
  { id: 'gods', number: '7', rule: 'TAW-FEAST-24', icon: 'god-back', title: 'taw.feast.cards', hint: 'taw.feast.cards.hint', none: 'taw.feast.none.cards' },
]

const goesOn: readonly ScoringStep[] = [...before, end, ...after]
/** TAW-FEAST-18: after the third one steps 6 and 7 are skipped. */
const last: readonly ScoringStep[] = [...before, { ...end, none: 'taw.feast.none.ends' }, ...after.map((step): ScoringStep => ({ ...step, none: 'taw.feast.none.skipped' }))]

const order = goesOn.map(({ id }) => id)

/** What only one step tells of; all else belongs to the step under way. */
const ofStep: readonly (readonly [rule: string, step: string])[] = [
  ['TAW-BLD-Z06', 'start'], ['TAW-BLD-Z09', 'start'], ['TAW-BLD-Z10', 'start'], ['TAW-BLD-Z12', 'start'],
  ['TAW-TASK-MERCHANT', 'merchant'], ['TAW-SOLO-63', 'merchant'], ['TAW-SOLO-78', 'merchant'],
  ['TAW-FEAST-08', 'temple'], ['TAW-FEAST-11', 'regions'], ['TAW-FEAST-14', 'upkeep'], ['TAW-FEAST-15', 'upkeep'],
  ['TAW-FEAST-19', 'village'], ['TAW-FEAST-22', 'village'], ['TAW-FEAST-01', 'village'], // TAW-FEAST-21: an empty bag brings the next tile
  ['TAW-FEAST-28', 'gods'], ['TAW-SOLO-65', 'gods'], ['TAW-FEAST-31', 'gods'],
]

const drawn = (event: GameEvent): boolean => event.type === ('god-card-drawn' satisfies EventType)

function named(event: GameEvent, step: string | null): string | null {
  if (step === 'village' && drawn(event)) return 'gods' // TAW-FEAST-24
  return ofStep.find(([rule]) => event.rule.startsWith(rule))?.[1] ?? null
}

/** What is gained and is neither a good nor points. */
const pieces: Readonly<Record<string, string>> = {
  'god-card-drawn': 'god-back', 'god-card-taken': 'god-back', 'army-card-drawn': 'army-back', 'weaving-gained': 'tapestry', 'worker-gained': 'recruit', climb: 'temple-sun', building: 'task-construct-building',
  statue: 'task-build-statue', steps: 'task-build-steps',
} satisfies Partial<Record<EventType, string>>

function counted({ type }: GameEvent): Amount | null {
  const icon = pieces[type]
  return icon === undefined ? null : { icon, n: 1 }
}

/** `stands`: whether an event stands in a row at all. Steps only ever go on. */
export const feastSteps = (stands: (event: GameEvent) => boolean): ScoringSteps => ({
  of: (feast) => (feast < LAST_FEAST ? goesOn : last),
  stepOf(event, step) {
    const found = named(event, step)
    if (found !== null && order.indexOf(found) >= order.indexOf(step ?? '')) return found
    return stands(event) || counted(event) !== null ? (step ?? found) : null
  },
  counted,
})
