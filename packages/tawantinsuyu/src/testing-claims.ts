// What each reason claims: how to bring what it says is missing, or how to see that it is true. For tests.
import { amountOf, EMPTY, has, OWNER, type Why } from '@tollan/kernel'
import type { Claim, Claims } from '@tollan/kernel/testing'
import { weavingsLeft } from './actions/weavings.ts'
import { armyNames, buildingNames, conquestNames, godCardNames, roleNames, spaceNames, statueNames, stepNames } from './answers.ts'
import { builtDownBy, ownsPassive } from './buildings-owned.ts'
import { purseOf } from './goods.ts'
import { reasons } from './reasons.ts'
import type { Rules } from './rules.ts'
import {
  ARMY_DOWN, ARMY_HAND, ARMY_UP, CORN, ENDING, GOD_HAND, GOD_SHOWN, GOD_WORDS, GOLD, HILL, KINDS, MARKER_AT, MARKERS_LEFT, MARKET, MARKET_SLOTS, NOMADS, PHASE, POTATO, PRIEST, PRIEST_AT, ROLE, SPACE, STATUE,
  STATUE_LEFT, STATUES, STEP_AT, STEPS_LEFT, STONE, TASKS_LEFT, VILLAGE, WARRIOR,
} from './state.ts'
import { poolOf, workerOfRole } from './workers.ts'

/** The piece a target names, by itself or as an answer (the first one of several). */
const named = (names: readonly string[], { target }: Why): number => names.indexOf(target.slice(target.indexOf(':') + 1).split('+', 1)[0] ?? '')

const short = (...kinds: readonly number[]): Claim<Rules> => ({
  holds: (_g, _seat, { need = 0, have = 0 }) => need > have,
  mend: (g, seat, { need = 0, have = 0 }) => {
    for (const kind of kinds) g.s[purseOf(seat) + kind] += need - have
  },
})

/** A price of several goods; food of choice is brought as potatoes. */
const priced: Claim<Rules> = {
  holds: (_g, _seat, { need = 0 }) => need > 0,
  mend: (g, seat, { need = 0 }) => {
    for (let kind = 0; kind <= KINDS; kind++) g.s[purseOf(seat) + (kind === KINDS ? POTATO : kind)] += amountOf(need, kind)
  },
}

const holds = (test: NonNullable<Claim<Rules>['holds']>): Claim<Rules> => ({ holds: test })
const atItsWord: Claim<Rules> = { holds: () => true }

const own: Claims<Rules> = {
  'not-your-turn': holds((g, seat) => g.s[OWNER] >= 0 && g.s[OWNER] !== seat),
  'no-such-worker': holds((g, seat, why) => named(roleNames, why) < 0 || workerOfRole(g, poolOf(seat), named(roleNames, why)) < 0),
  'space-taken': {
    holds: (g, _seat, why) => g.s[HILL + named(spaceNames, why)] !== EMPTY,
    mend: (g, _seat, why) => {
      g.s[HILL + named(spaceNames, why)] = EMPTY
    },
  },
  'nobody-there': holds((g, _seat, why) => g.s[HILL + named(spaceNames, why)] === EMPTY),
  'needs-food': short(POTATO, CORN),
  'needs-gold': {
    holds: (g, seat) => g.s[purseOf(seat) + GOLD] === 0,
    mend: (g, seat) => {
      g.s[purseOf(seat) + GOLD] = 1
    },
  },
  'needs-god-card-or-gold': {
    holds: (g, seat) => g.s[purseOf(seat) + GOLD] === 0,
    mend: (g, seat) => {
      g.s[purseOf(seat) + GOLD] = 1
    },
  },
  'not-in-hand': holds((g, seat, why) => !has(g.s, GOD_HAND + seat * GOD_WORDS, named(godCardNames, why)) && !has(g.s, GOD_SHOWN + seat * GOD_WORDS, named(godCardNames, why))),
  'extra-task-needs-potato': short(POTATO),
  'steps-need-stone': short(STONE),
  'no-step-marker': holds((g, seat) => g.s[STEPS_LEFT + seat] === 0),
  'steps-taken': holds((g, _seat, why) => g.s[STEP_AT + named(stepNames, why)] >= 0),
  'upper-steps-first': {
    holds: (g, _seat, why) => g.s[STEP_AT + named(stepNames, why) - 1] < 0,
    mend: (g, _seat, why) => {
      g.s[STEP_AT + named(stepNames, why) - 1] = 0
    },
  },
  'statue-cost': priced,
  'large-statue-cost': priced,
  'statue-gone': holds((g, _seat, why) => named(statueNames, why) < 0 || g.s[STATUE_LEFT + named(statueNames, why)] === 0),
  'building-cost': priced,
  'weaving-needs-corn': short(CORN),
  'leftover-needs-corn': short(CORN),
  'offering-needs-corn': short(CORN),
  'offering-of-others-needs-corn': short(CORN),
  'renew-needs-food': short(POTATO),
  'renew-needs-corn': short(CORN),
  'army-card-needs-potato': short(POTATO),
  'call-needs-potato': short(POTATO),
  'recruit-needs-food': short(POTATO, CORN),
  'no-such-statue': holds((g, seat, why) => g.s[STATUE + seat * STATUES + named(statueNames, why)] === 0),
  'village-empty': holds((g) => g.s[VILLAGE] === EMPTY),
  'space-conquered': holds((g, _seat, why) => g.s[MARKER_AT + named(conquestNames, why)] >= 0),
  'no-conquest-marker': holds((g, seat) => g.s[MARKERS_LEFT + seat] === 0),
  'needs-soldiers': holds((_g, _seat, { need = 0, have = 0 }) => need === 0 || need > have),
  'army-card-not-in-hand': holds((g, seat, why) => !has(g.s, ARMY_HAND + seat, named(armyNames, why))),
  'army-card-in-hand': holds((g, seat, why) => has(g.s, ARMY_HAND + seat, named(armyNames, why))),
  'army-card-in-own-turn': holds((g, seat) => g.s[OWNER] !== seat),
  'army-card-in-area': holds((g, seat, why) => has(g.s, ARMY_UP + seat, named(armyNames, why)) || has(g.s, ARMY_DOWN + seat, named(armyNames, why))),
  'god-card-in-hand': holds((g, seat, why) => has(g.s, GOD_HAND + seat * GOD_WORDS, named(godCardNames, why)) || has(g.s, GOD_SHOWN + seat * GOD_WORDS, named(godCardNames, why))),
  'building-by-task': holds((g, _seat, why) => g.s.subarray(MARKET, MARKET + MARKET_SLOTS).includes(named(buildingNames, why))),
  'building-face-down': holds((g, seat, why) => has(g.s, builtDownBy(seat), named(buildingNames, why))),
  'needs-z15': holds((g, seat) => !ownsPassive(g, seat, 15)),
  'needs-z19': holds((g, seat) => !ownsPassive(g, seat, 19)),
  'high-priest-first': holds((g, seat) => g.s[PRIEST_AT + seat] < 0),
  'tasks-come-with-a-placement': holds((g) => g.s[SPACE] < 0),
  'tasks-used-up': holds((g) => g.s[SPACE] >= 0 && g.s[TASKS_LEFT] === 0),
  'task-under-way': holds((g) => g.s[TASKS_LEFT] > 0),
  'one-villager-per-turn': holds((g) => g.s[PHASE] === ENDING),
  'village-at-end-of-turn': holds((g) => g.s[PHASE] !== ENDING && g.s[VILLAGE] !== EMPTY),
  'capture-by-warrior': holds((g) => g.s[SPACE] < 0 || g.s[ROLE] !== WARRIOR),
  'extra-task-by-priest': holds((g) => g.s[ROLE] !== PRIEST),
  'gold-by-active-player': holds((g, seat) => g.s[OWNER] !== seat),
  'no-such-nomad': holds((g, _seat, why) => workerOfRole(g, NOMADS, named(roleNames, why)) < 0),
  'nomads-by-recruiting': holds((g, _seat, why) => workerOfRole(g, NOMADS, named(roleNames, why)) >= 0),
  'no-weaving-left': holds((g) => weavingsLeft(g) === 0),
  'not-face-up': holds((g, seat, why) => !has(g.s, ARMY_UP + seat, named(armyNames, why))),
}

/** Those above are looked at; the others say what the question itself says. */
export const claims: Claims<Rules> = { ...Object.fromEntries(reasons.all.map(({ id }) => [id, atItsWord])), ...own }
