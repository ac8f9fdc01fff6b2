// Owner tokens on the temples, claim markers at the royal tiles, and what a marker gives.
import { argumentOf, call, locals, OK, offer, type Refusal, refuse } from '@tollan/kernel'
import { mayUseTile } from '../../actions/discoveries.ts'
import { powerUp } from '../../actions/power-up.ts'
import { stepRefusal, templeStep, templeStepLocals as T } from '../../actions/temples.ts'
import { worshipLocals as W } from '../../actions/worship.ts'
import { keys, POWER_UP, spaceNames, templeNames } from '../../answers.ts'
import { rowsOf } from '../../data-tables.ts'
import { tell } from '../../events.ts'
import { explainVerbs } from '../../verb-reasons.ts'
import { affordsCocoa, payable, payCocoa } from '../../goods.ts'
import { ask, procedure } from '../../procedures.ts'
import { POWER_UP_ASCENDING, POWER_UP_NOT_NOW, reasons } from '../../reasons.ts'
import type { G, P } from '../../rules.ts'
import { COCOA, TEMPLE, TEMPLES, WORKER_POWER } from '../../state.ts'
import { isInPlay, offerOwnWorkers } from '../../workers.ts'
import { CLAIM_STEP_COCOA, ownerTokens, royalSlotsTable } from './content.ts'
import { CLAIM, RAISES, ROYAL_SPACES, STEP_OPEN, UNCLAIMED } from './state.ts'

const CLAIM_STEP = keys.list('claim-step', ['pay', 'not-now'])
const PAY_NOW = CLAIM_STEP | 0
const NOT_NOW = CLAIM_STEP | 1
const NO_POWER_UP = keys.list('no-power-up', [''])

const TOKEN_BY_STEP = reasons.add('owner-token-by-temple-step', 'M7-12')
const TOKEN_TAKEN = reasons.add('owner-token-taken', 'M7-12')
const STEP_COCOA = reasons.add('claim-step-needs-cocoa', 'M7-14')
const STEP_BY_MARKER = reasons.add('claim-step-at-worship', 'M7-14')
const NOT_IN_PLAY = reasons.add('claim-power-up-in-play', 'M7-16')

const STRONGEST = 5

explainVerbs({ 'claim-step': () => STEP_BY_MARKER, 'no-power-up': () => POWER_UP_NOT_NOW })

/** By royal space: its temple; by temple: its royal space and the step with the token. */
export const templeOfSpace = (g: P, space: number): number => templeNames.indexOf(rowsOf(g.rules.parts, royalSlotsTable)[space].temple)
const spaceOfTemple = (g: G, temple: number): number =>
  rowsOf(g.rules.parts, royalSlotsTable).findIndex((slot) => slot.temple === templeNames[temple])
export const tokenStep: readonly number[] = templeNames.map((name) => ownerTokens.find((token) => token.temple === name)?.step ?? 0)

/** "Why not?" for an owner token. */
export const explainToken = (g: G, _seat: number, temple: number): Refusal =>
  g.s[CLAIM + spaceOfTemple(g, temple)] === UNCLAIMED ? TOKEN_BY_STEP : TOKEN_TAKEN

/** M7-12, -13: a step of the temple step, after its tile or reward; a tile used on the way may have carried the seat further. */
export function takeOwnerToken(g: G, f: number): void {
  const { s } = g
  const seat = s[f + T.seat]
  const temple = s[f + T.temple]
  const space = spaceOfTemple(g, temple)
  if (s[CLAIM + space] !== UNCLAIMED || s[TEMPLE + seat * TEMPLES + temple] < tokenStep[temple]) return
  s[CLAIM + space] = seat
  tell(g, 'owner-token', 'M7-12', seat, 'temple', templeNames[temple])
  tell(g, 'claim', 'M7-13', seat, 'space', spaceNames[space])
}

const S = locals('seat', 'space')

/** M7-14: the worshipper may pay for one step on the temple of the royal tile. */
const claimStep = procedure('claim-step', S, [
  ask({
    kind: 'claim-step',
    candidates(g) {
      offer(g, PAY_NOW)
      offer(g, NOT_NOW)
    },
    refuse: (g, _f, answer, seat) =>
      answer === NOT_NOW || affordsCocoa(g, seat, CLAIM_STEP_COCOA) ? OK : refuse(g, STEP_COCOA, CLAIM_STEP_COCOA, payable(g, seat, COCOA)),
    take(g, f, answer, seat) {
      if (answer === NOT_NOW) return
      g.s[STEP_OPEN] = 0
      call(g, templeStep, seat, templeOfSpace(g, g.s[f + S.space]))
      payCocoa(g, seat, CLAIM_STEP_COCOA, 'M7-14') // before the step: the last call runs first
    },
    settles(g, f) {
      const seat = g.s[f + S.seat]
      if (g.s[STEP_OPEN] === 0 || (!affordsCocoa(g, seat, CLAIM_STEP_COCOA) && !mayUseTile(g, seat))) return true
      return stepRefusal(g, seat, templeOfSpace(g, g.s[f + S.space])) !== OK
    },
  }),
])

/** M7-16: any own worker in play, also a locked one. */
function raiseRefusal(g: G, worker: number): Refusal {
  if (!isInPlay(g, worker)) return NOT_IN_PLAY
  return g.s[WORKER_POWER + worker] > STRONGEST ? POWER_UP_ASCENDING : OK
}

const P = locals('seat')

/** M7-15: the owner of the marker may raise a worker, whoever's turn it is. */
export const claimPowerUp = procedure('claim-power-up', P, [
  ask({
    kind: 'claim-power-up',
    candidates(g, _f, seat) {
      offerOwnWorkers(g, seat, POWER_UP)
      offer(g, NO_POWER_UP)
    },
    refuse: (g, _f, answer) => (answer === NO_POWER_UP ? OK : raiseRefusal(g, argumentOf(answer))),
    take(g, _f, answer, seat) {
      if (answer !== NO_POWER_UP) call(g, powerUp, seat, argumentOf(answer)) // M7-18, -19: an ascension is resolved by the owner
    },
  }),
])

// Steps of a worship. The marker must lie there when the worker is placed: one placed by the worship itself comes too late.

export function markerCounts(g: G, f: number): void {
  const space = g.s[f + W.space]
  if (space >= ROYAL_SPACES || g.s[CLAIM + space] === UNCLAIMED) return
  g.s[STEP_OPEN] = 1
  g.s[RAISES] = g.s[CLAIM + space] + 1
}

export function offerStep(g: G, f: number): void {
  if (g.s[STEP_OPEN] === 1) call(g, claimStep, g.s[f + W.seat], g.s[f + W.space])
}

/** M7-17: directly after the royal effect, whose value was fixed when the worker was placed. */
export function raiseForOwner(g: G): void {
  const seat = g.s[RAISES] - 1
  if (seat < 0) return
  g.s[RAISES] = 0
  call(g, claimPowerUp, seat)
}

export function markerDone(g: G): void {
  g.s[STEP_OPEN] = 0
}
