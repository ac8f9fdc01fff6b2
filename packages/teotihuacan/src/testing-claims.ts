// What each reason claims: how to bring what it says is missing, or how to see that it is true. For tests.
import { amountOf, EMPTY, has, OWNER, TOP as STACK_TOP, type Why } from '@tollan/kernel'
import type { Claim, Claims } from '@tollan/kernel/testing'
import { heldBy, usedBy } from './actions/discoveries.ts'
import { TOP } from './actions/temples.ts'
import { discoveryNames, spaceNames, technologyNames, templeNames, workerNames } from './answers.ts'
import { decorationSpaces, pyramidSlots } from './content/index.ts'
import { purseOf } from './goods.ts'
import { reasons } from './reasons.ts'
import type { G, Rules } from './rules.ts'
import {
  ACTION_BOARD, ANNOUNCED, BEFORE_MOVE, BOARDS, BUILT, COCOA, COMPLETE, COUNTED, COUNTING, DECO_AT, DISC_AVENUE, DISC_BOARD, DISC_TEMPLE, DISC_WORDS, FIRST_SPACE, GOLD, IDLE, KINDS, MOVED,
  MOVER, MOVING, PHASE, PYR_TILE, REACH, RESOLVING, ROUND, SECOND, SPACE_BOARD, TECH_DISPLAY, TECHS, TEMPLE, TEMPLES, WHEEL, WOOD, WORKER_AT, WORKER_POWER,
} from './state.ts'
import { stepBackLocals } from './modules/great-discoveries/index.ts'
import { isOpen, turnTaken } from './verb-reasons.ts'
import { isLocked, isUnlocked, lockedWorkers, seatOf, workerOnSpace } from './workers.ts'

type Holds = NonNullable<Claim<Rules>['holds']>
type Mend = NonNullable<Claim<Rules>['mend']>

/** The piece a target names, by itself or as an answer. */
const named = (names: readonly string[], { target }: Why): number => names.indexOf(target.slice(target.indexOf(':') + 1))

const short = (kind: number): Claim<Rules> => ({
  holds: (_g, _seat, { need = 0, have = 0 }) => need > have,
  mend: (g, seat, { need = 0, have = 0 }) => {
    g.s[purseOf(seat) + kind] += need - have
  },
})

/** A price of several goods; any resource is brought as wood. */
const priced: Claim<Rules> = {
  holds: (_g, _seat, { need = 0 }) => need > 0,
  mend: (g, seat, { need = 0 }) => {
    for (let kind = 0; kind <= KINDS; kind++) g.s[purseOf(seat) + (kind === KINDS ? WOOD : kind)] += amountOf(need, kind)
  },
}

const holds = (test: Holds): Claim<Rules> => ({ holds: test })
const phase = (...phases: readonly number[]): Claim<Rules> => holds((g) => phases.includes(g.s[PHASE]))
/** What follows from the question alone: there is nothing to bring and nothing to look at. */
const atItsWord: Claim<Rules> = { holds: () => true }

const onTile = (test: (g: G, seat: number, tile: number) => boolean): Claim<Rules> => holds((g, seat, why) => test(g, seat, named(discoveryNames, why)))
const onWorker = (test: (g: G, seat: number, worker: number) => boolean, mend?: (g: G, worker: number) => void): Claim<Rules> => ({
  holds: (g, seat, why) => test(g, seat, named(workerNames, why)),
  ...(mend === undefined ? {} : { mend: ((g, _seat, why) => mend(g, named(workerNames, why))) satisfies Mend }),
})

const slotNumber = new Map(pyramidSlots.map((slot, i) => [slot.id, i]))
const emptySlot = (g: G, id: string): boolean => g.s[PYR_TILE + (slotNumber.get(id) ?? 0)] === EMPTY
const slotOf = (why: Why): number => named(pyramidSlots.map(({ id }) => id), why)
const placeOf = (why: Why): number => named(decorationSpaces.map(({ id }) => id), why)
const after = (place: number): number => decorationSpaces.findIndex(({ id }) => id === decorationSpaces[place].after)

const unlockNamed = (g: G, worker: number): void => {
  g.s[WORKER_AT + worker] = SPACE_BOARD[g.s[WORKER_AT + worker] - FIRST_SPACE]
}

const own: Claims<Rules> = {
  'not-your-turn': holds((g, seat) => g.s[OWNER] >= 0 && g.s[OWNER] !== seat),
  'only-what-is-asked': holds((g, seat) => g.s[OWNER] >= 0 && g.s[OWNER] !== seat),
  'choose-worker-first': phase(BEFORE_MOVE),
  'worker-goes-first': phase(MOVING),
  'mover-chosen': phase(MOVING),
  'turn-taken': holds((g) => turnTaken(g)),
  'already-moved': holds((g) => g.s[PHASE] >= MOVED && !turnTaken(g)),
  'action-chosen': holds((g) => g.s[PHASE] > MOVED && !turnTaken(g)),
  'act-where-you-moved': holds((g) => g.s[PHASE] >= MOVED && !turnTaken(g)),
  'all-locked': {
    holds: (g, seat) => !workerNames.some((_, w) => seatOf(w) === seat && isUnlocked(g, w)),
    mend: (g, seat) => workerNames.forEach((_, w) => (seatOf(w) === seat && isLocked(g, w) ? unlockNamed(g, w) : undefined)),
  },
  'others-worker': onWorker((_g, seat, worker) => seatOf(worker) !== seat),
  'worker-locked': onWorker((g, _seat, worker) => isLocked(g, worker), unlockNamed),
  'power-up-locked': onWorker((g, _seat, worker) => !isUnlocked(g, worker), (g, worker) => (isLocked(g, worker) ? unlockNamed(g, worker) : undefined)),
  'worker-on-wheel': onWorker((g, _seat, worker) => g.s[WORKER_AT + worker] === WHEEL),
  'worker-is-ascending': onWorker((g, _seat, worker) => g.s[WORKER_POWER + worker] > 5),
  'power-up-on-board-only': onWorker((g, _seat, worker) => g.s[WORKER_AT + worker] !== g.s[ACTION_BOARD], (g, worker) => {
    g.s[WORKER_AT + worker] = g.s[ACTION_BOARD]
  }),
  'power-up-acting-worker': onWorker((g, _seat, worker) => worker === g.s[MOVER] || worker === g.s[SECOND]),
  'power-up-would-end-action': onWorker((g, _seat, worker) => g.s[WORKER_POWER + worker] === 5, (g, worker) => {
    g.s[WORKER_POWER + worker] = 4
  }),
  'acting-worker-stays': onWorker((g, _seat, worker) => worker === g.s[MOVER] || worker === g.s[SECOND]),
  'worker-too-weak-to-lower': {
    holds: (_g, _seat, { need = 0, have = 0 }) => need > have,
    mend: (g, _seat, why) => {
      g.s[WORKER_POWER + named(workerNames, why)] = why.need ?? 0
    },
  },
  'nothing-locked': holds((g, seat) => lockedWorkers(g, seat) === 0),
  'unlock-needs-cocoa': short(COCOA),
  'too-far': {
    holds: (_g, _seat, { need = 0, have = 0 }) => have > need,
    mend: (g) => {
      g.s[REACH] = BOARDS
      if (isOpen(g, 'step-back-board')) g.s[g.s[STACK_TOP] + stepBackLocals.most] = BOARDS
    },
  },
  'own-worker-there': {
    holds: (g, seat, why) => seatOf(workerOnSpace(g, named(spaceNames, why))) === seat,
    mend: (g, _seat, why) => unlockNamed(g, workerOnSpace(g, named(spaceNames, why))),
  },
  'bump-needs-cocoa': short(COCOA),
  'both-needs-cocoa': short(COCOA),
  'royal-effect-required': holds((g) => g.s[ACTION_BOARD] === 1),
  'no-tile-there': holds((g) => g.s[DISC_BOARD + g.s[ACTION_BOARD]] === EMPTY),
  'tile-not-first': priced,
  'fee-needs-cocoa': short(COCOA),
  'technology-owned': {
    holds: (g, seat, why) => named(technologyNames, why) < 0 || (g.s[TECHS + seat] & (1 << named(technologyNames, why))) !== 0,
    mend: (g, seat) => {
      g.s[TECHS + seat] = 0
    },
  },
  'technology-second-row': {
    holds: (_g, _seat, { need = 0, have = 0 }) => need > have,
    mend: (g) => {
      g.s[COUNTED] = 2
    },
  },
  'technology-needs-gold': short(GOLD),
  'technology-by-alchemy': holds((g, seat, why) => g.s.subarray(TECH_DISPLAY, TECH_DISPLAY + 6).includes(named(technologyNames, why)) && (g.s[TECHS + seat] & (1 << named(technologyNames, why))) === 0),
  'nobles-needs-wood': short(WOOD),
  'no-building-left': holds((g) => g.s[BUILT] === 12),
  'decoration-needs-gold': short(GOLD),
  'space-taken': holds((g, _seat, why) => g.s[DECO_AT + placeOf(why)] !== EMPTY),
  'space-not-ready': holds((g, _seat, why) => decorationSpaces[placeOf(why)].needs.some((slot) => emptySlot(g, slot))),
  'decoration-before-missing': {
    holds: (g, _seat, why) => after(placeOf(why)) >= 0 && g.s[DECO_AT + after(placeOf(why))] === EMPTY,
    mend: (g, _seat, why) => {
      g.s[DECO_AT + after(placeOf(why))] = 0
    },
  },
  'decoration-not-on-display': atItsWord,
  'not-on-display': atItsWord,
  'pyramid-complete': holds((g) => g.s[COMPLETE] === 1),
  'slot-taken': holds((g, _seat, why) => g.s[PYR_TILE + slotOf(why)] !== EMPTY),
  'slot-unsupported': holds((g, _seat, why) => pyramidSlots[slotOf(why)].supports.some((slot) => emptySlot(g, slot))),
  'build-cost': priced,
  'temple-top': {
    holds: (g, seat, why) => g.s[TEMPLE + seat * TEMPLES + named(templeNames, why)] === TOP,
    mend: (g, seat, why) => {
      g.s[TEMPLE + seat * TEMPLES + named(templeNames, why)] = 1
    },
  },
  'temple-top-occupied': {
    holds: (g, seat, why) => g.s[TEMPLE + seat * TEMPLES + named(templeNames, why)] === TOP - 1,
    mend: (g, seat, why) => {
      for (let other = 0; other < g.rules.seats; other++) if (other !== seat) g.s[TEMPLE + other * TEMPLES + named(templeNames, why)] = 1
    },
  },
  'tile-cost': priced,
  'masks-are-never-used': onTile((g, _seat, tile) => g.rules.isMask[g.rules.tileKind[tile]]),
  'tile-used': onTile((g, seat, tile) => has(g.s, usedBy(seat), tile)),
  'tile-of-another-player': onTile((g, seat, tile) => !has(g.s, heldBy(seat), tile) && !has(g.s, usedBy(seat), tile)),
  'tile-by-worship': onTile((g, _seat, tile) => g.s.subarray(DISC_BOARD, DISC_BOARD + BOARDS + 1).includes(tile)),
  'tile-on-temple-step': onTile((g, _seat, tile) => [0, 1, 2, 3].some((step) => has(g.s, DISC_TEMPLE + step * DISC_WORDS, tile))),
  'tile-on-avenue': onTile((g, _seat, tile) => [0, 1, 2].some((grey) => has(g.s, DISC_AVENUE + grey * DISC_WORDS, tile))),
  'second-worker-elsewhere': onWorker((g, _seat, worker) => worker === g.s[MOVER] || g.s[WORKER_AT + worker] !== g.s[WORKER_AT + g.s[MOVER]]),
  'tile-while-moving': holds((g) => g.s[PHASE] !== MOVING || g.s[SECOND] >= 0 || g.s[WORKER_POWER + g.s[MOVER]] > 5),
  'tile-instead-of-move': holds((g) => g.s[PHASE] !== MOVING || g.s[REACH] === BOARDS),
  'tile-in-main-action': holds((g) => g.s[COUNTING] === 0 || ![5, 6, 8].includes(g.s[ACTION_BOARD])),
  'tile-count-is-three': {
    holds: (g) => g.s[COUNTED] === 3,
    mend: (g) => {
      g.s[COUNTED] = 2
    },
  },
  'tile-when-paying': holds((g) => !isOpen(g, ...g.rules.parts.otherPrices)),
  'tile-waives-other-prices': holds((g) => isOpen(g, ...g.rules.parts.otherPrices)),
  'tile-before-a-harvest': holds((g) => g.s[PHASE] !== ANNOUNCED || ![2, 3, 4].includes(g.s[ACTION_BOARD])),
  'tile-not-during-set-up': holds((g) => g.s[ROUND] === 0),
  'needs-main-action': holds((g) => g.s[PHASE] !== RESOLVING || g.s[COUNTED] > 0),
  'starting-tiles-are-for-set-up': atItsWord,
  'paid-power-up-needs-cocoa': short(COCOA),
  'reward-needs-cocoa': short(COCOA),
  'fourth-worker-in-play': holds((g, seat) => g.s[WORKER_AT + seat * 4 + 3] !== WHEEL),
  'salary-cocoa': short(COCOA),
  'repeat-cost': priced,
  'not-asked-now': holds((g, _seat, { target }) => g.s[PHASE] === IDLE || g.s[PHASE] === BEFORE_MOVE || /^(decline|done|again|part|printed-reward)/.test(target)),
  'claim-step-needs-cocoa': short(COCOA),
  'altar-price-cocoa': short(COCOA),
  'building-needs-wood': short(WOOD),
}

/** Those above are looked at; the others say what the question itself says. */
export const claims: Claims<Rules> = { ...Object.fromEntries(reasons.all.map(({ id }) => [id, atItsWord])), ...own }
