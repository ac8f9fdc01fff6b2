// What each Worker of a seat would cost and do on each empty space: the sum a person would otherwise do (TAW-PLACE-02 to -13, TAW-COUNT-01 to -06).
import { EMPTY, has, OWNER } from '@tollan/kernel'
import { extraTasks, segmentEmpty } from '../actions/place-worker.ts'
import { foodFor, travel } from '../actions/placement-cost.ts'
import { handOf, shownBy } from '../actions/god-cards.ts'
import { ownsStatueOf } from '../actions/statues.ts'
import { godCardNames, roleNames, spaceNames, stepNames } from '../answers.ts'
import { numbers } from '../content/index.ts'
import type { P } from '../rules.ts'
import { CHOOSING, COURIER, GOLD, HILL, KINDS, MOVER, PHASE, PLACING, PRIEST_AT, PURSE, ROLE, ROLES, SPACE, SPACES, STEP_AT } from '../state.ts'
import { poolOf, roleAt, roleOf, workerOfRole } from '../workers.ts'

export interface PlacementSum {
  readonly travel: number
  /** Without Steps. */
  readonly descent: number
  /** Step markers on the way, and whose they are. */
  readonly steps: readonly { readonly id: string; readonly owner: number }[]
  /** What they and a Courier's speciality take off. */
  readonly stepDiscount: number
  readonly courierDiscount: number
  readonly food: number
  readonly speciality: number
  /** Spaces with a Worker of the same role beside it: a task each. */
  readonly neighbours: readonly string[]
  readonly tasks: number
  /** Cards in hand that pay for it, and whether a Statue of their god answers. */
  readonly cards: readonly string[]
  readonly statue: boolean
  readonly gold: boolean
}

/** By role of the Worker, by empty space. */
export type Placements = Readonly<Record<string, Readonly<Record<string, PlacementSum>>>>

function sumOf(g: P, seat: number, own: number, role: number, space: number): PlacementSum {
  const { s, rules } = g
  const away = travel(g, seat, space)
  const down = numbers.descent[rules.terrace[space]]
  const first = rules.section[space] * 2
  const steps = Array.from({ length: rules.terrace[space] }, (_, level) => first + level).filter((step) => s[STEP_AT + step] >= 0)
  const stepDiscount = Math.min(down, numbers.stepDiscount * steps.length)
  const neighbours = rules.neighbours[space].filter((other) => roleAt(g, other) === own)
  const speciality = extraTasks(g, seat, own, role, space, segmentEmpty(g, space))
  const god = rules.godOf[space]
  return {
    travel: away,
    descent: down,
    steps: steps.map((step) => ({ id: stepNames[step], owner: s[STEP_AT + step] })),
    stepDiscount,
    courierDiscount: role === COURIER ? Math.min(numbers.courierDiscount, away + down - stepDiscount) : 0,
    food: foodFor(g, seat, role, space),
    speciality,
    neighbours: neighbours.map((other) => spaceNames[other]),
    tasks: 1 + speciality + neighbours.length,
    cards: godCardNames.filter((_, card) => rules.cardGod[card] === god && (has(s, handOf(seat), card) || has(s, shownBy(seat), card))),
    statue: ownsStatueOf(g, seat, god),
    gold: s[PURSE + seat * KINDS + GOLD] > 0,
  }
}

/** For the seat that may place one now; nothing at any other moment. */
export function placementsFor(g: P, seat: number): Placements {
  const { s } = g
  const isPlacing = s[PHASE] === PLACING && s[SPACE] < 0
  if (seat < 0 || s[OWNER] !== seat || s[PRIEST_AT + seat] < 0 || (s[PHASE] !== CHOOSING && !isPlacing)) return {}
  const owns = Array.from({ length: ROLES }, (_, role) => role).filter((role) => (isPlacing ? role === roleOf(s[MOVER]) : workerOfRole(g, poolOf(seat), role) >= 0))
  return Object.fromEntries(
    owns.map((own) => {
      const role = isPlacing && s[ROLE] >= 0 ? s[ROLE] : own
      const empty = Array.from({ length: SPACES }, (_, space) => space).filter((space) => s[HILL + space] === EMPTY)
      return [roleNames[own], Object.fromEntries(empty.map((space) => [spaceNames[space], sumOf(g, seat, own, role, space)]))]
    }),
  )
}
