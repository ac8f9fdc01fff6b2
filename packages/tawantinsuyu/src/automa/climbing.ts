// Worship and Offering of Axomamma: as much as she can afford in her role (TAW-SOLO-34).
import { call, locals, offer, packed } from '@tollan/kernel'
import { giveStatue, othersCorn, spacesLeft } from '../actions/climbing.ts'
import { climb } from '../actions/temple.ts'
import { RANDOM_STATUE } from '../answers.ts'
import { numbers, priestActions } from '../content/index.ts'
import { tell } from '../events.ts'
import { affords, payCost } from '../goods.ts'
import { procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { CORN, LARGE, OFFERING, SMALL, STATUE, STATUES, statueKind, GODS, WORSHIP } from '../state.ts'
import { randomly } from './chances.ts'
import { reacted, reacts } from './reaction.ts'

/** TAW-SOLO-32: what the human has triggered, she joins. */
export function joins(g: G, seat: number, action: number): void {
  reacts(g, seat, 'TAW-SOLO-32')
  tell(g, 'axomamma-joins', 'TAW-SOLO-32', seat, 'action', priestActions[action])
}

export const joined = (g: G, seat: number): void => reacted(g, seat, 'TAW-SOLO-32')

export function statuesOf(g: G, seat: number, size: number): number {
  let n = 0
  for (let god = 0; god < GODS; god++) n += g.s[STATUE + seat * STATUES + statueKind(size, god)]
  return n
}

const V = locals('seat', 'size', 'steps')

/** One Statue of a size, of a random god among hers; none at the top of the Temple (TAW-TEMPLE-04). */
const giveOne = procedure('axomamma-gives', V, [
  randomly(
    'axomamma-gives',
    'TAW-SOLO-34',
    (g, f) => {
      const { s } = g
      if (spacesLeft(g, s[f + V.seat]) === 0) return
      for (let god = 0; god < GODS; god++) {
        const kind = statueKind(s[f + V.size], god)
        if (s[STATUE + s[f + V.seat] * STATUES + kind] > 0) offer(g, RANDOM_STATUE | kind)
      }
    },
    (g, f, kind) => giveStatue(g, g.s[f + V.seat], kind, g.s[f + V.steps]),
  ),
])

const S = locals('seat')

/** TAW-PRIEST-WORSHIP-01: a large and a small Statue. */
export const worshipAll = procedure('axomamma-worships', S, [
  function large(g, f) {
    call(g, giveOne, g.s[f + S.seat], LARGE, numbers.worshipSteps[LARGE])
  },
  function small(g, f) {
    call(g, giveOne, g.s[f + S.seat], SMALL, numbers.worshipSteps[SMALL])
  },
])

/** TAW-SOLO-74: a space for free before she worships or offers. */
function freeStep(g: G, f: number): void {
  if (!g.rules.parts.difficulty.freeTempleStep) return
  tell(g, 'axomamma-free-step', 'TAW-SOLO-74', g.s[f + S.seat])
  call(g, climb, g.s[f + S.seat], 1)
}

export const herWorship = procedure('axomamma-worship', S, [
  freeStep,
  function worship(g, f) {
    call(g, worshipAll, g.s[f + S.seat])
  },
])

/** TAW-PRIEST-WORSHIP-03, TAW-SOLO-34: one Statue for one space, a small one before a large one. */
export const joinWorship = procedure('axomamma-worship-too', S, [
  function give(g, f) {
    const seat = g.s[f + S.seat]
    joins(g, seat, WORSHIP)
    call(g, giveOne, seat, statuesOf(g, seat, SMALL) > 0 ? SMALL : LARGE, 1)
  },
  function given(g, f) {
    joined(g, g.s[f + S.seat])
  },
])

/** TAW-PRIEST-OFFERING-01: the highest level she can pay, gold for missing corn. */
export const herOffering = procedure('axomamma-offering', S, [
  freeStep,
  function offering(g, f) {
    const seat = g.s[f + S.seat]
    for (let steps = Math.min(numbers.offeringCorn.length, spacesLeft(g, seat)); steps > 0; steps--) {
      const cost = packed(CORN, numbers.offeringCorn[steps - 1])
      if (!affords(g, seat, cost)) continue
      call(g, climb, seat, steps)
      payCost(g, seat, cost, 'TAW-SOLO-34') // before the climb: the last call runs first
      return
    }
  },
])

/** TAW-PRIEST-OFFERING-02. */
export const joinOffering = procedure('axomamma-offering-too', S, [
  function offering(g, f) {
    const seat = g.s[f + S.seat]
    joins(g, seat, OFFERING)
    if (spacesLeft(g, seat) === 0 || !affords(g, seat, othersCorn)) return
    call(g, climb, seat, 1)
    payCost(g, seat, othersCorn, 'TAW-SOLO-34')
  },
  function offered(g, f) {
    joined(g, g.s[f + S.seat])
  },
])
