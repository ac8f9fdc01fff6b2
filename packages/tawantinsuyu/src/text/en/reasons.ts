import { amountOf } from '@tollan/kernel'
import { goodNames } from '../../answers.ts'
import { numbers } from '../../content/index.ts'
import type { ReasonWords } from '../catalogue.ts'
import { count, list } from './grammar.ts'
import { good, phrases } from './phrases.ts'
import { reasonsElsewhere } from './reasons-elsewhere.ts'

/** Packed amounts as the engine counts them: the goods in order, then food. */
const price = (packed: number): string => phrases.amounts(Object.fromEntries([...goodNames, 'food'].map((what, kind) => [what, amountOf(packed, kind)])))

/** "it costs 2 stone and 1 corn", or the bare sentence when the reason carries no price. */
const priced =
  (sentence: string): ReasonWords =>
  (need) =>
    need === 0 ? sentence : `${sentence}: it costs ${price(need)}`

/** "needs 3 corn and you have 1"; gold may stand in, so the purse can hold less than the price. */
const needs =
  (what: string, unit: string): ReasonWords =>
  (need, have) =>
    need === 0 ? `${what} needs more ${unit === 'potato' ? 'potatoes' : unit} than you have` : `${what} needs ${good(unit, need)} and you have ${have}`

/** Every reason of the engine's book. */
export const reasons = {
  allowed: 'This is allowed',
  // general
  'not-your-turn': 'It is not your turn',
  'game-over': 'The game is over',
  'not-asked-now': 'This is not being decided now',
  'not-in-this-game': 'This piece takes no part in this game',
  hidden: 'This piece lies hidden',
  // placing a worker
  'no-such-worker': 'You have no worker of this colour',
  'no-space-payable': 'There is no empty space you could pay for with this worker',
  'choose-worker-first': 'First choose the worker you place',
  'space-taken': 'A worker already stands there',
  'needs-god-card-or-gold': 'You have neither a God card of this god nor gold',
  'needs-food': needs('This space', 'food'),
  'card-of-another-god': 'The space belongs to another god',
  'needs-gold': 'You have no gold',
  'not-in-hand': 'This God card is not in your hand',
  'not-that-role': 'This worker cannot be placed in that role',
  'warriors-are-not-captured': 'A Warrior cannot be taken',
  'nobody-there': 'Nobody stands there',
  'extra-task-needs-potato': needs('One more task', 'potato'),
  // tasks
  'icon-not-next-to-worker': 'This task does not touch your worker',
  'icon-used': 'You have performed this task already; the other ones come first',
  'steps-need-stone': needs('A flight of stairs', 'stone'),
  'no-step-marker': 'All your stairs are built',
  'steps-taken': 'Stairs are already built there',
  'upper-steps-first': 'The upper stairs of this section come first',
  'statue-cost': priced('You cannot pay for this statue'),
  'large-statue-cost': priced('You cannot pay for this large statue'),
  'statue-gone': 'No such statue is left',
  'statue-of-other-size': 'Only a small statue is given here',
  'building-cost': priced('You cannot pay for this building'),
  'not-on-market': 'This building is not on the Market',
  'exchange-once': 'You have already exchanged buildings for this one',
  'market-empty': 'The Market is empty',
  'no-building-possible': 'There is no building you could pay for, on the Market or after an exchange',
  'no-statue-possible': 'There is no statue you could build',
  'no-weaving-left': 'No weaving is left',
  'no-army-card-left': 'No Army card is left',
  'no-face-up-building': 'You have no face-up Production Building',
  'building-face-down': 'This building lies face-down',
  'building-used': 'This building has already produced in this action',
  'weaving-needs-corn': needs('This purchase', 'corn'),
  'leftover-needs-corn': needs('A weaving left over', 'corn'),
  'pattern-twice': 'This tapestry already shows the pattern',
  'no-tile-below': 'No weaving lies below the face-up one',
  'reward-must-be-taken': 'Only a climb for gold may be left out; the other rewards are taken',
  // cards
  'deck-empty': 'The God deck is empty',
  'only-from-deck': 'In this step of the Feast God cards come from the deck only',
  'benefit-taken': 'You have taken this benefit',
  'no-benefit-now': 'No benefit of the card can be taken now; after the tasks there may be one',
  'benefit-impossible': 'This benefit would do nothing now',
  // side actions
  'side-actions-differ': 'The two side actions are different ones',
  'no-god-card-left': 'No God card is left to draw',
  'no-army-card-to-train': 'No Army card is left to draw',
  'no-nomad': 'There are no Nomads',
  'priest-moves-one-or-two': 'The High Priest moves one or two spaces clockwise',
  'no-such-statue': 'You have no such statue',
  'one-statue-of-each-size': 'At most one statue of each size is given up',
  'temple-top': 'So many spaces are not left in the Temple',
  'offering-needs-corn': needs('This offering', 'corn'),
  'offering-of-others-needs-corn': needs('An offering in the turn of somebody else', 'corn'),
  'climb-needs-gold': (need) => `This climb costs ${need || 1} gold`,
  'not-face-down': 'This piece does not lie face-down in your area',
  'turn-up-used': 'Your free turn-up of this action has been used',
  'turn-up-before-or-after': 'A piece is turned up before or after producing, not in between',
  'turn-up-by-active-player': 'Only the player whose turn it is turns a building up in Production',
  'renew-needs-food': needs('A further piece', 'food'),
  'renew-needs-corn': needs('Each piece', 'corn'),
  'only-buildings': 'Only buildings are turned up here',
  'village-empty': 'The Village is empty until the Feast',
  'army-card-needs-potato': needs('A further Army card', 'potato'),
  'space-conquered': 'This space has been conquered',
  'no-conquest-marker': 'You have no Conquest marker left',
  'needs-soldiers': (need, have) =>
    need === 0 ? 'Your face-up Army cards do not meet both numbers' : `This space takes ${count(need, 'Soldier')} on different whole cards; ${have} are face-up`,
  'superfluous-soldiers': 'With this card the numbers could not be met without one too many',
  'like-another-card': 'This Army card is like another one you can choose',
  'not-face-up': 'This Army card does not lie face-up in your area',
  // end of turn
  'recruit-needs-food': (need, have) => `This worker costs ${need || 1} of the food of its end and you have ${have}`,
  // Feast
  'no-more-gold-than-needed': (need) => (need === 0 ? 'No more gold than potatoes are missing' : `Only ${count(need, 'potato is', 'potatoes are')} missing`),
  // free actions
  'army-card-not-in-hand': 'This Army card is not in your hand',
  'army-card-in-area': 'An Army card in your area gives no goods',
  'needs-z15': 'This takes building Z15',
  'change-needs-goods': (need, have) => (need === 0 ? 'You have too little of it' : `The exchange takes ${need} of it and you have ${have}`),
  'needs-z19': 'This takes building Z19',
  'call-needs-potato': needs('A God card', 'potato'),
  'other-price': priced('This does not pay the price'),
  'offering-amount': `An offering is ${list(numbers.offeringCorn.map(String), 'or')} corn`,
  'offering-amount-of-others': (need) => `An offering in the turn of somebody else is ${good('corn', need || numbers.offeringCornOthers)}`,
  'would-block-payment': 'What you are about to pay needs these goods',
  ...reasonsElsewhere,
} as const satisfies Readonly<Record<string, ReasonWords>>
