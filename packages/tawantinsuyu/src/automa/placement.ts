// Axomamma places a Worker: her oldest one, on a space of the god the die selects (TAW-SOLO-39 to -47).
import { again, call, EMPTY, locals, offer, offerSet, reveal, take } from '@tollan/kernel'
import { addToOffer } from '../actions/god-cards.ts'
import { payStepOwners } from '../actions/place-worker.ts'
import { descent, travel } from '../actions/placement-cost.ts'
import { ownsStatueOf } from '../actions/statues.ts'
import { RANDOM_SPACE, RANDOM_WORKER, roleNames, spaceNames } from '../answers.ts'
import { axomammaNumbers, gods, terraces } from '../content/index.ts'
import { tell } from '../events.ts'
import { score } from '../goods.ts'
import { procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { godStack, stackSize } from '../stacks.ts'
import {
  BOTTOM, FEASTS_RESOLVED, HILL, MIDDLE, MOVER, OLDEST, ROLLED, SPACE, SPACES, TOP_TERRACE, TUCKED, WORKER_WORDS,
} from '../state.ts'
import { poolOf, roleOf } from '../workers.ts'
import { boardActions } from './board.ts'
import { randomly, roll } from './chances.ts'
import { drawable, fillSlot, godInSlot } from './tucked-cards.ts'
import { oldestGone } from './workers.ts'

/** TAW-SOLO-41, -42: the terrace of the time, then the one above, then the one below; by Feasts resolved. */
const search: readonly (readonly number[])[] = [
  [TOP_TERRACE, MIDDLE, BOTTOM],
  [MIDDLE, TOP_TERRACE, BOTTOM],
  [BOTTOM, MIDDLE, TOP_TERRACE],
]

const ANY_GOD = -1

const fits = (g: G, space: number, god: number): boolean => g.s[HILL + space] === EMPTY && (god === ANY_GOD || g.rules.godOf[space] === god)

/** TAW-SOLO-43: Step reductions included; the colour of the Worker is nothing to her. */
const costOf = (g: G, seat: number, space: number): number => travel(g, seat, space) + descent(g, space)

/** Gods with an empty space, as bits. */
function openGods(g: G): number {
  let open = 0
  for (let space = 0; space < SPACES; space++) if (g.s[HILL + space] === EMPTY) open |= 1 << g.rules.godOf[space]
  return open
}

/** Offers the cheapest spaces of the first terrace that has any. */
function offerSpaces(g: G, seat: number, god: number): void {
  const { terrace } = g.rules
  for (const level of search[g.s[FEASTS_RESOLVED]]) {
    let least = -1
    for (let space = 0; space < SPACES; space++) {
      if (terrace[space] !== level || !fits(g, space, god)) continue
      const cost = costOf(g, seat, space)
      if (least >= 0 && cost > least) continue
      if (cost !== least) g.count = 0 // what was offered was dearer
      least = cost
      offer(g, RANDOM_SPACE | space)
    }
    if (least >= 0) return
  }
}

/** The search as the human may follow it: terraces in order, candidates with their cost. */
function tellSearch(g: G, seat: number, god: number): void {
  if (g.events === null) return
  for (const [i, level] of search[g.s[FEASTS_RESOLVED]].entries()) {
    const found = spaceNames.flatMap((_, space) => (g.rules.terrace[space] === level && fits(g, space, god) ? [space] : []))
    tell(g, 'axomamma-terrace', i === 0 ? 'TAW-SOLO-41' : 'TAW-SOLO-42', seat, 'terrace', terraces[level], 'spaces', found.length)
    for (const space of found) tell(g, 'axomamma-candidate', 'TAW-SOLO-43', seat, 'space', spaceNames[space], 'cost', costOf(g, seat, space))
    if (found.length > 0) return
  }
}

const P = locals('seat', 'slot', 'any')

const godWanted = (g: G, f: number): number => (g.s[f + P.any] === 1 ? ANY_GOD : godInSlot(g, g.s[f + P.slot]))

/** When neither the card nor another one from the deck can select a space: the next slot that can, else any god will do. */
function otherSlot(g: G, f: number, open: number): void {
  const { s } = g
  for (let i = 1; i < axomammaNumbers.slots; i++) {
    const slot = (s[f + P.slot] + i) % axomammaNumbers.slots
    if (godInSlot(g, slot) < 0 || (open & (1 << godInSlot(g, slot))) === 0) continue
    s[f + P.slot] = slot
    return
  }
  s[f + P.any] = 1
}

function tellSlot(g: G, f: number, rule: string): void {
  const god = godWanted(g, f)
  tell(g, 'axomamma-slot', rule, g.s[f + P.seat], 'slot', g.s[f + P.slot] + 1, 'god', god < 0 ? 'any' : gods[god])
}

export const placeHerWorker = procedure('axomamma-places', P, [
  // TAW-SOLO-39: at random for the first placement of the game, then the oldest
  randomly(
    'axomamma-worker',
    'TAW-SOLO-39',
    (g, f) => {
      if (g.s[OLDEST] >= 0) offer(g, RANDOM_WORKER | g.s[OLDEST])
      else offerSet(g, poolOf(g.s[f + P.seat]), WORKER_WORDS, RANDOM_WORKER)
    },
    (g, f, worker) => {
      g.s[MOVER] = worker
      tell(g, 'axomamma-worker', 'TAW-SOLO-39', g.s[f + P.seat], 'role', roleNames[roleOf(worker)])
    },
  ),
  roll('axomamma-roll', 'TAW-SOLO-40', (g, f, value) => {
    g.s[ROLLED] = value
    g.s[f + P.slot] = value - 1
  }),
  // TAW-SOLO-44: a card without an empty space goes to the offer and another one selects
  function select(g, f) {
    const { s } = g
    const slot = s[f + P.slot]
    const god = godInSlot(g, slot)
    if (god < 0 && stackSize(g, godStack) > 0) {
      again(g, f)
      call(g, fillSlot, slot)
      return
    }
    tellSlot(g, f, 'TAW-SOLO-40')
    const open = openGods(g)
    if (god >= 0 && (open & (1 << god)) !== 0) return
    reveal(g) // what the deck can still bring forth is hidden
    if (god >= 0 && drawable(g, open)) {
      tell(g, 'axomamma-no-space', 'TAW-SOLO-44', s[f + P.seat], 'god', gods[god])
      again(g, f)
      cardToOffer(g, slot)
      return
    }
    otherSlot(g, f, open)
    tellSlot(g, f, 'TAW-SOLO-44')
  },
  function consider(g, f) {
    tellSearch(g, g.s[f + P.seat], godWanted(g, f))
  },
  randomly(
    'axomamma-space',
    'TAW-SOLO-43',
    (g, f) => offerSpaces(g, g.s[f + P.seat], godWanted(g, f)),
    (g, _f, space) => {
      g.s[SPACE] = space
    },
  ),
  function arrive(g, f) {
    const { s } = g
    const seat = s[f + P.seat]
    take(s, poolOf(seat), s[MOVER])
    s[HILL + s[SPACE]] = s[MOVER]
    oldestGone(g, seat)
    tell(g, 'place', 'TAW-SOLO-39', seat, 'role', roleNames[roleOf(s[MOVER])], 'space', spaceNames[s[SPACE]])
    payStepOwners(g, seat, s[SPACE]) // TAW-SOLO-45
  },
  // TAW-SOLO-46, -47
  function selectingCard(g, f) {
    const { s } = g
    const slot = s[f + P.slot]
    const god = godInSlot(g, slot)
    if (god < 0) return
    cardToOffer(g, slot)
    if (ownsStatueOf(g, s[f + P.seat], god)) score(g, s[f + P.seat], axomammaNumbers.statueVp, 'TAW-SOLO-47')
    call(g, fillSlot, slot)
  },
  function actions(g, f) {
    call(g, boardActions, g.s[f + P.seat])
  },
])

function cardToOffer(g: G, slot: number): void {
  const card = g.s[TUCKED + slot]
  g.s[TUCKED + slot] = EMPTY
  addToOffer(g, card)
}
