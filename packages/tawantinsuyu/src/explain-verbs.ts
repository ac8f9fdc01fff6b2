// "Why not?" for answers whose reason lies in what they do, not in where the piece they name lies.
import { argumentOf, has, OK, openQuestion, OWNER, type Refusal, refuse } from '@tollan/kernel'
import { trade } from './actions/free.ts'
import { captureRefusal } from './actions/place-worker.ts'
import { faceDownRefusal } from './actions/renew.ts'
import { ownsStatueOf } from './actions/statues.ts'
import { weavingsLeft } from './actions/weavings.ts'
import { nthOf } from './answers.ts'
import { numbers } from './content/index.ts'
import { ANY_PIECE } from './effect-nodes.ts'
import { explainGodCard, explainWeaving, lies } from './explain-pieces.ts'
import { mixRefusal, owned } from './goods.ts'
import {
  ARMY_CARD_COMMITTED, ARMY_CARD_OWN_TURN, ARMY_IN_CONQUEST, ARMY_PLAYED, BENEFITS_BY_CARD, CAPTURE_AT_ONCE, CAPTURE_BY_WARRIOR, CAPTURE_NEXT_TO, CASUALTY_IN_CONQUEST, CHOOSE_WORKER_FIRST,
  DECK_WHEN_GAINING, EXTRA_TASK_BEFORE, EXTRA_TASK_BY_PRIEST, EXTRA_TASK_POTATO, GOD_CARD_PLAYED, GOLD_BY_ACTIVE, GOLD_INSTEAD, GOODS_PAY, HIDDEN_WEAVING, JOINS_OFFER_LATER, LEFTOVER_ONE,
  LIMIT_AT_END, NOMADS_BY_RECRUITING, NOT_ASKED_NOW, NOT_FACE_UP, NOT_IN_ARMY_HAND, NOT_SO_MUCH, NOT_THAT_ROLE, NOT_YOUR_TURN, NO_STATUE_OF_GOD, NO_STATUE_TO_GIVE, NO_SUCH_NOMAD, NO_SUCH_TAPESTRY,
  NO_SUCH_WORKER, NO_WEAVING, OFFERING_AMOUNT, OFFERING_AMOUNT_OTHERS, OFFERING_BY_PRIEST, RENEW_WHEN_TRIGGERED, SOLDIERS_IN_CONQUEST, STATUE_BY_TASK, STATUE_BY_WORSHIP, STATUE_GONE,
  TILES_AS_DRAWN, UPKEEP_AT_FEAST, WEAVING_BY_TASK,
} from './reasons.ts'
import type { G } from './rules.ts'
import {
  ARMY_DOWN, ARMY_HAND, ARMY_SPENT, ARMY_TIRED, ARMY_UP, CARD, DRAWN_ROOM, ICONS_USED, MOVER, NOMADS, PHASE, POTATO, PRIEST, ROLE, SPACE, STATUE, STATUE_LEFT, STATUES, TASKING, WARRIOR, WEAVING_DRAWN,
  WEAVING_TAKEN,
} from './state.ts'
import { poolOf, workerOfRole } from './workers.ts'

type ExplainVerb = (g: G, seat: number, answer: number) => Refusal

const isOpen = (g: G, ...kinds: readonly string[]): boolean => kinds.includes(openQuestion(g)?.kind ?? '')

const trading: ExplainVerb = (g, seat, answer) => {
  const refusal = trade.refuse(g, seat, answer)
  if (refusal !== OK) return refusal
  return g.s[OWNER] === seat ? NOT_ASKED_NOW : ARMY_CARD_OWN_TURN
}

const capturing: ExplainVerb = (g, seat, answer) => {
  const { s, rules } = g
  if (s[OWNER] !== seat) return NOT_YOUR_TURN
  if (s[ROLE] !== WARRIOR || s[SPACE] < 0) return CAPTURE_BY_WARRIOR
  if (!rules.neighbours[s[SPACE]].includes(argumentOf(answer))) return CAPTURE_NEXT_TO
  const refusal = captureRefusal(g, argumentOf(answer))
  return refusal === OK ? CAPTURE_AT_ONCE : refusal
}

const renewing: ExplainVerb = (g, seat, answer) => {
  const refusal = faceDownRefusal(g, seat, argumentOf(answer), ANY_PIECE)
  return refusal === OK ? RENEW_WHEN_TRIGGERED : refusal
}

const dismissing: ExplainVerb = (g, seat, answer) => {
  if (workerOfRole(g, poolOf(seat), argumentOf(answer)) < 0) return NO_SUCH_WORKER
  return g.s[OWNER] === seat ? LIMIT_AT_END : NOT_YOUR_TURN
}

const playingArmy: ExplainVerb = (g, seat, answer) => {
  const card = argumentOf(answer)
  if (has(g.s, ARMY_HAND + seat, card)) return ARMY_IN_CONQUEST
  return has(g.s, ARMY_UP + seat, card) || has(g.s, ARMY_DOWN + seat, card) ? ARMY_PLAYED : NOT_IN_ARMY_HAND
}

const spendingSoldiers: ExplainVerb = (g, seat, answer) => {
  const card = argumentOf(answer)
  if (has(g.s, ARMY_SPENT, card) || has(g.s, ARMY_TIRED, card)) return ARMY_CARD_COMMITTED
  return has(g.s, ARMY_UP + seat, card) ? SOLDIERS_IN_CONQUEST : NOT_FACE_UP
}

const takingBenefits: ExplainVerb = (g, seat) => {
  const { s, rules } = g
  if (s[OWNER] !== seat) return NOT_YOUR_TURN
  if (s[CARD] < 0) return BENEFITS_BY_CARD
  return ownsStatueOf(g, seat, rules.cardGod[s[CARD]]) ? GOD_CARD_PLAYED : NO_STATUE_OF_GOD
}

const extraTask: ExplainVerb = (g, seat) => {
  const { s } = g
  if (s[OWNER] !== seat) return NOT_YOUR_TURN
  if (s[ROLE] !== PRIEST) return EXTRA_TASK_BY_PRIEST
  // nothing was asked because nothing could pay
  return s[PHASE] === TASKING && s[ICONS_USED] === 0 && owned(g, seat, POTATO) === 0 ? refuse(g, EXTRA_TASK_POTATO, 1, 0) : EXTRA_TASK_BEFORE
}

const offeringCorn: ExplainVerb = (g) => {
  if (isOpen(g, 'offering')) return OFFERING_AMOUNT
  return isOpen(g, 'offering-too') ? refuse(g, OFFERING_AMOUNT_OTHERS, numbers.offeringCornOthers) : OFFERING_BY_PRIEST
}

const buying: ExplainVerb = (g, seat, answer) => {
  let tiles = 0
  for (let n = 0; n < 3; n++) {
    const tile = nthOf(argumentOf(answer), n)
    if (tile < 0) continue
    if (!lies(g, WEAVING_DRAWN, DRAWN_ROOM, tile)) return explainWeaving(g, seat, tile)
    tiles++
  }
  if (tiles > 1 && isOpen(g, 'leftover-weaving')) return LEFTOVER_ONE
  return isOpen(g, 'buy-weavings') ? TILES_AS_DRAWN : NOT_ASKED_NOW
}

/** Who may be taken of the Nomads, whatever Workers the seat has itself. */
const takingNomad: ExplainVerb = (g, _seat, answer) => (workerOfRole(g, NOMADS, argumentOf(answer)) < 0 ? NO_SUCH_NOMAD : NOMADS_BY_RECRUITING)

const TOP_TILE = 0
const takingWeaving: ExplainVerb = (g, _seat, answer) => (argumentOf(answer) !== TOP_TILE ? HIDDEN_WEAVING : weavingsLeft(g) === 0 ? NO_WEAVING : WEAVING_BY_TASK)

/** Answers by their verb, in the order of the vocabulary. */
export const verbs: Readonly<Record<string, ExplainVerb>> = {
  as: (g) => (g.s[MOVER] < 0 ? CHOOSE_WORKER_FIRST : NOT_THAT_ROLE),
  'by-gold': () => GOODS_PAY,
  pay: (g, seat, answer) => mixRefusal(g, seat, argumentOf(answer)),
  capture: capturing,
  benefits: takingBenefits,
  'extra-task': extraTask,
  dismiss: dismissing,
  'from-deck': () => DECK_WHEN_GAINING,
  'from-offer': (g, seat, answer) => (argumentOf(answer) === g.s[CARD] ? JOINS_OFFER_LATER : explainGodCard(g, seat, argumentOf(answer))),
  statue: (g, _seat, answer) => (g.s[STATUE_LEFT + argumentOf(answer)] === 0 ? STATUE_GONE : STATUE_BY_TASK),
  buy: buying,
  weaving: takingWeaving,
  nomad: takingNomad,
  lay: (g, seat, answer) => (lies(g, WEAVING_TAKEN, DRAWN_ROOM, argumentOf(answer) & 63) ? NO_SUCH_TAPESTRY : explainWeaving(g, seat, argumentOf(answer) & 63)),
  renew: renewing,
  'take-gold': (g, seat) => (g.s[OWNER] === seat ? GOLD_INSTEAD : GOLD_BY_ACTIVE),
  give: (g, seat, answer) => (g.s[STATUE + seat * STATUES + argumentOf(answer)] > 0 ? STATUE_BY_WORSHIP : NO_STATUE_TO_GIVE),
  'offer-corn': offeringCorn,
  casualty: () => CASUALTY_IN_CONQUEST,
  'casualty-nomad': () => CASUALTY_IN_CONQUEST,
  'play-army': playingArmy,
  discard: spendingSoldiers,
  flip: spendingSoldiers,
  'upkeep-gold': (g) => (isOpen(g, 'upkeep') ? NOT_SO_MUCH : UPKEEP_AT_FEAST),
  trade: trading,
}
