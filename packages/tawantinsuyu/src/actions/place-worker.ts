// Placing a Worker: role, space, price, food; then abilities, benefits and tasks in the order of TAW-PLACE-16.
import { argumentOf, call, EMPTY, goTo, locals, OK, offer, packed, put, type Refusal, refuse, take, verbOf } from '@tollan/kernel'
import { AS, BENEFITS, BY_CARD, BY_GOLD, CAPTURE, DECLINE, EXTRA_TASK, godCardNames, ON, roleNames, spaceNames, STOP, TASK } from '../answers.ts'
import { ownsPassive } from '../buildings-owned.ts'
import { numbers } from '../content/index.ts'
import { BUILDINGS_ONLY } from '../effect-nodes.ts'
import { tell } from '../events.ts'
import { affords, owned, payCost, score, settle } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import {
  CAPTURE_WARRIOR, EXTRA_TASK_POTATO, ICON_USED, NO_BENEFIT_NOW, NO_GOLD, NO_SPACE_PAYABLE, NOBODY_THERE, OTHER_GOD, PLACEMENT_FOOD, NOT_THAT_ROLE,
} from '../reasons.ts'
import type { G, P as Position } from '../rules.ts'
import {
  ARCHITECT, BOUND, CARD, CORN, COURIER, CRAFTSMAN, FIRST_IN_SEGMENT, FOOD, GOLD, HILL, ICONS_USED, MOVER, PHASE, POTATO, PRIEST, ROLE, SPACE, SPACES, STEP_AT,
  TASK_NAMED, TASKING, TASKS_LEFT, WARRIOR,
} from '../state.ts'
import { couldBeLifted, mayStir } from '../stirring.ts'
import { neighboursOfRole, poolOf, roleAt, roleOf } from '../workers.ts'
import { drawArmyCards } from './army-cards.ts'
import { anyBenefit, laidBy, takeBenefits } from './benefits.ts'
import { drawGodCards, leaveHand, offerHand } from './god-cards.ts'
import { anySpace, foodFor, spaceRefusal, stepsAbove } from './placement-cost.ts'
import { renewPieces } from './renew.ts'
import { ownsStatueOf } from './statues.ts'
import { performTask, taskRefusal } from './tasks.ts'

/** TAW-BLD-Z01, -Z02: roles a Worker of the seat may be placed in. */
export const mayBePlacedAs = (g: G, seat: number, own: number, role: number): boolean =>
  role === own || (role === COURIER && ownsPassive(g, seat, 1)) || (role === PRIEST && ownsPassive(g, seat, 2))

/** Whether a Worker of a role can be placed anywhere, in any role it may take. */
export function placeable(g: G, seat: number, own: number): boolean {
  if (anySpace(g, seat, own)) return true
  return own !== COURIER && mayBePlacedAs(g, seat, own, COURIER) && anySpace(g, seat, COURIER)
}

const extraTaskCost = packed(POTATO, 1)

function priceRefusal(g: G, seat: number, answer: number): Refusal {
  const { s, rules } = g
  const food = foodFor(g, seat, s[ROLE], s[SPACE])
  const have = owned(g, seat, POTATO) + owned(g, seat, CORN) + owned(g, seat, GOLD)
  if (verbOf(answer) === verbOf(BY_CARD)) {
    if (rules.cardGod[argumentOf(answer)] !== rules.godOf[s[SPACE]]) return OTHER_GOD
    return have >= food ? OK : refuse(g, PLACEMENT_FOOD, food, have)
  }
  if (owned(g, seat, GOLD) === 0) return NO_GOLD
  return have - 1 >= food ? OK : refuse(g, PLACEMENT_FOOD, food, have - 1)
}

/** TAW-PLACE-09 to -12, TAW-BLD-Z07: owners of the Step markers used. */
export function payStepOwners(g: G, seat: number, space: number): void {
  const { s, rules } = g
  if (stepsAbove(g, space) === 0) return
  for (let level = 0; level < rules.terrace[space]; level++) {
    const owner = s[STEP_AT + rules.section[space] * 2 + level]
    if (owner < 0) continue
    if (owner !== seat) score(g, owner, numbers.stepUserVp, 'TAW-PLACE-11')
    else if (ownsPassive(g, seat, 7)) score(g, seat, rules.parts.tables.abilities.ownStepVp, 'TAW-BLD-Z07')
  }
}

export function segmentEmpty(g: Position, space: number): boolean {
  for (const other of g.rules.segment[space]) if (g.s[HILL + other] !== EMPTY) return false
  return true
}

/** Extra tasks of a Worker's speciality, placed in a role (TAW-WORK-ARCHITECT-01, -CRAFTSMAN-01, -COURIER-02, TAW-BLD-Z05, -Z14). */
export function extraTasks(g: Position, seat: number, own: number, role: number, space: number, firstInSegment: boolean): number {
  const wanted = g.rules.bonusRole[space]
  let n = 0
  if (role === ARCHITECT || role === CRAFTSMAN) {
    if (wanted >= 0 && (role === wanted || ownsPassive(g, seat, 5))) n++
  } else if (role === COURIER && firstInSegment) n++
  if (own === WARRIOR && ownsPassive(g, seat, 14)) n += 2
  return n
}

export function captureRefusal(g: G, space: number): Refusal {
  const role = roleAt(g, space)
  if (role < 0) return NOBODY_THERE
  return role === WARRIOR ? CAPTURE_WARRIOR : OK
}

function anyCapture(g: G): boolean {
  for (const space of g.rules.neighbours[g.s[SPACE]]) if (captureRefusal(g, space) === OK) return true
  return false
}

const isWarrior = (g: G): boolean => g.s[ROLE] === WARRIOR

const P = locals('seat', 'taken')

export const placeWorker = procedure('place-worker', P, [
  ask({
    kind: 'role',
    candidates(g) {
      for (let role = 0; role < roleNames.length; role++) offer(g, AS | role)
    },
    refuse(g, _f, answer, seat) {
      if (!mayBePlacedAs(g, seat, roleOf(g.s[MOVER]), argumentOf(answer))) return NOT_THAT_ROLE
      return anySpace(g, seat, argumentOf(answer)) ? OK : NO_SPACE_PAYABLE
    },
    take(g, _f, answer, seat) {
      g.s[ROLE] = argumentOf(answer)
      if (g.s[ROLE] !== roleOf(g.s[MOVER])) tell(g, 'placed-as', g.s[ROLE] === COURIER ? 'TAW-BLD-Z01' : 'TAW-BLD-Z02', seat, 'role', roleNames[g.s[ROLE]])
    },
    settles(g, f) {
      const own = roleOf(g.s[MOVER])
      const seat = g.s[f + P.seat]
      if ((own !== COURIER && ownsPassive(g, seat, 1)) || (own !== PRIEST && ownsPassive(g, seat, 2))) return false
      g.s[ROLE] = own
      return true
    },
  }),
  ask({
    kind: 'space',
    candidates(g) {
      for (let space = 0; space < SPACES; space++) offer(g, ON | space)
    },
    refuse: (g, _f, answer, seat) => spaceRefusal(g, seat, g.s[ROLE], argumentOf(answer)),
    take(g, _f, answer) {
      g.s[SPACE] = argumentOf(answer)
    },
  }),
  ask({
    kind: 'price',
    candidates(g, _f, seat) {
      offerHand(g, seat, BY_CARD)
      offer(g, BY_GOLD)
    },
    refuse: (g, _f, answer, seat) => priceRefusal(g, seat, answer),
    take(g, _f, answer, seat) {
      const { s } = g
      if (answer === BY_GOLD) settle(g, seat, packed(GOLD, 1), 'TAW-PLACE-03')
      else {
        const card = argumentOf(answer)
        leaveHand(g, seat, card)
        put(s, laidBy(seat), card)
        s[CARD] = card
        tell(g, 'god-card-played', 'TAW-PLACE-02', seat, 'card', godCardNames[card])
      }
      payCost(g, seat, packed(FOOD, foodFor(g, seat, s[ROLE], s[SPACE])), 'TAW-PLACE-04')
    },
  }),
  function arrive(g, f) {
    const { s } = g
    const seat = s[f + P.seat]
    s[BOUND] = 0
    s[FIRST_IN_SEGMENT] = segmentEmpty(g, s[SPACE]) ? 1 : 0
    payStepOwners(g, seat, s[SPACE])
    take(s, poolOf(seat), s[MOVER])
    s[HILL + s[SPACE]] = s[MOVER]
    tell(g, 'place', 'TAW-PLACE-01', seat, 'role', roleNames[roleOf(s[MOVER])], 'space', spaceNames[s[SPACE]])
    if (isWarrior(g)) call(g, drawArmyCards, seat, 1) // TAW-WORK-WARRIOR-01
  },
  ask({
    kind: 'capture',
    candidates(g) {
      for (const space of g.rules.neighbours[g.s[SPACE]]) offer(g, CAPTURE | space)
      offer(g, DECLINE)
    },
    refuse: (g, _f, answer) => (answer === DECLINE ? OK : captureRefusal(g, argumentOf(answer))),
    take(g, _f, answer, seat) {
      if (answer === DECLINE) return
      const { s } = g
      const space = argumentOf(answer)
      put(s, poolOf(seat), s[HILL + space])
      tell(g, 'capture', 'TAW-WORK-WARRIOR-02', seat, 'role', roleNames[roleAt(g, space)], 'space', spaceNames[space])
      s[HILL + space] = EMPTY
    },
    settles: (g) => !isWarrior(g) || !anyCapture(g),
  }),
  function renewBuildings(g, f) {
    const seat = g.s[f + P.seat]
    if (roleOf(g.s[MOVER]) === WARRIOR && ownsPassive(g, seat, 3)) call(g, renewPieces, seat, 2, BUILDINGS_ONLY) // TAW-BLD-Z03
  },
  ask({
    kind: 'benefits',
    candidates(g) {
      offer(g, BENEFITS | 0)
      offer(g, BENEFITS | 1)
    },
    refuse: (g, _f, answer, seat) => (argumentOf(answer) !== 0 || anyBenefit(g, seat) ? OK : NO_BENEFIT_NOW),
    take(g, f, answer, seat) {
      if (argumentOf(answer) !== 0) return
      g.s[f + P.taken] = 1
      call(g, takeBenefits, seat)
    },
    settles: (g, f) => !mayTakeBenefits(g, g.s[f + P.seat]),
  }),
  ask({
    kind: 'extra-task',
    candidates(g) {
      offer(g, EXTRA_TASK)
      offer(g, DECLINE)
    },
    refuse: (g, _f, answer, seat) =>
      answer === DECLINE || affords(g, seat, extraTaskCost) ? OK : refuse(g, EXTRA_TASK_POTATO, 1, owned(g, seat, POTATO)),
    take(g, _f, answer, seat) {
      if (answer !== EXTRA_TASK) return
      g.s[TASKS_LEFT]++
      payCost(g, seat, extraTaskCost, 'TAW-WORK-PRIEST-01')
    },
    settles: (g, f) => g.s[ROLE] !== PRIEST || (!affords(g, g.s[f + P.seat], extraTaskCost) && !mayStir(g, g.s[f + P.seat])),
  }),
  // TAW-COUNT-01 to -07
  function countTasks(g, f) {
    const { s } = g
    const own = roleOf(s[MOVER])
    s[TASKS_LEFT] += 1 + neighboursOfRole(g, s[SPACE], own) + extraTasks(g, s[f + P.seat], own, s[ROLE], s[SPACE], s[FIRST_IN_SEGMENT] === 1)
    s[ICONS_USED] = 0
    s[PHASE] = TASKING
    tell(g, 'tasks', 'TAW-COUNT-06', s[f + P.seat], 'n', s[TASKS_LEFT])
  },
  function nextTask(g) {
    g.s[TASK_NAMED] = 0 // named and left again: nothing was performed
  },
  ask({
    kind: 'task',
    candidates(g) {
      for (const icon of g.rules.iconsOf[g.s[SPACE]]) offer(g, TASK | icon)
      offer(g, STOP)
    },
    refuse: (g, _f, answer, seat) => (answer === STOP ? OK : iconRefusal(g, seat, argumentOf(answer))),
    take(g, f, answer, seat) {
      const { s, rules } = g
      if (answer === STOP) {
        s[TASKS_LEFT] = 0 // TAW-COUNT-12
        return
      }
      s[TASK_NAMED] = argumentOf(answer) + 1
      goTo(g, f, 'nextTask')
      performTask(g, seat, rules.taskOf[argumentOf(answer)])
    },
    settles: (g, f) => g.s[TASKS_LEFT] === 0 || nothingToDo(g, g.s[f + P.seat]),
  }),
  function priestTakesCard(g, f) {
    if (g.s[TASKS_LEFT] > 0) tell(g, 'tasks-lost', 'TAW-COUNT-11', g.s[f + P.seat], 'n', g.s[TASKS_LEFT])
    g.s[TASKS_LEFT] = 0
    if (g.s[ROLE] === PRIEST) call(g, drawGodCards, g.s[f + P.seat], 1) // TAW-WORK-PRIEST-02
  },
  function lateBenefits(g, f) {
    const seat = g.s[f + P.seat]
    if (g.s[f + P.taken] === 0 && mayTakeBenefits(g, seat)) call(g, takeBenefits, seat)
  },
])

/** TAW-GOD-01, -04: a card was played and a Statue of its god is owned now. */
function mayTakeBenefits(g: G, seat: number): boolean {
  return g.s[CARD] >= 0 && ownsStatueOf(g, seat, g.rules.cardGod[g.s[CARD]])
}

function iconRefusal(g: G, seat: number, icon: number): Refusal {
  const place = g.rules.iconsOf[g.s[SPACE]].indexOf(icon)
  if ((g.s[ICONS_USED] & (1 << place)) !== 0) return ICON_USED
  return taskRefusal(g, seat, g.rules.taskOf[icon])
}

/** TAW-COUNT-11. */
function nothingToDo(g: G, seat: number): boolean {
  for (const icon of g.rules.iconsOf[g.s[SPACE]]) {
    const refusal = iconRefusal(g, seat, icon)
    if (refusal === OK || couldBeLifted(g, seat, refusal)) return false
  }
  return true
}
