import { amountOf } from '@tollan/kernel'
import { goodNames } from '../../answers.ts'
import type { ReasonWords } from '../catalogue.ts'
import { moduleReasons } from './modules.ts'
import { count, phrases } from './phrases.ts'

/** Packed amounts as the engine counts them: the goods in order, then "any resource". */
const price = (packed: number): string =>
  phrases.amounts(Object.fromEntries([...goodNames, 'any-resource'].map((good, kind) => [good, amountOf(packed, kind)])))

/** "costs 2 stone and 1 wood", or the bare sentence when the reason carries no price. */
const priced =
  (before: string, bare: string): ReasonWords =>
  (need) =>
    need === 0 ? bare : `${before} ${price(need)}`

const cocoa =
  (what: string): ReasonWords =>
  (need, have) =>
    need === 0 ? `${what} needs more cocoa than you have` : `${what} needs ${need} cocoa and you have ${have}`

/** Every reason of the engine's book. */
export const reasons = {
  allowed: 'This is allowed',
  // general
  'not-your-turn': 'It is not your turn',
  'chance-decides': 'Chance decides this',
  'only-what-is-asked': "In somebody else's turn you decide only what you are asked",
  'somebody-else-decides': 'Somebody else decides first',
  'game-over': 'The game is over',
  'not-asked-now': 'This is not being decided now',
  'not-in-this-game': 'This piece takes no part in this game',
  'choose-worker-first': 'First choose the worker that moves',
  'worker-goes-first': 'The worker first has to go to that board: choose where it goes',
  'choose-tile-first': 'First choose the tile',
  'finish-first': 'First finish what is being decided',
  'turn-not-over': 'The turn is not over yet',
  'action-chosen': 'The action of this turn has been chosen',
  'turn-taken': 'This turn was used for something else: no worker moves and acts',
  'mover-chosen': 'The worker that moves has been chosen',
  'already-moved': 'A worker has already moved in this turn',
  'act-where-you-moved': 'You act only on the board your worker moved to',
  'needs-main-action': 'This takes the main action of its board',
  'no-temple-step-now': 'You have no temple step to make now',
  'bonus-at-the-end': 'Temple bonuses are scored at the end of the game',
  'starting-tiles-are-for-set-up': 'Starting tiles are used during set-up only',
  'not-on-display': 'This pyramid tile is not on display',
  'decoration-not-on-display': 'This decoration is not on display',
  'technology-by-alchemy': 'Technologies are developed by the main action of Alchemy',
  'royal-tile-by-worship': 'A royal tile works when a worker worships on it',
  // workers
  'others-worker': 'This worker belongs to somebody else',
  'worker-locked': 'This worker is locked on a worship space',
  'worker-is-ascending': 'This worker is just ascending',
  'worker-on-wheel': 'This worker waits on the ascension wheel',
  'worker-not-in-play': 'This worker is not in play',
  'nothing-locked': 'None of your workers is locked',
  'all-locked': 'All your workers are locked',
  'unlock-not-now': 'Workers cannot be unlocked at this moment',
  'unlock-needs-cocoa': cocoa('Unlocking'),
  'unlock-in-free-unlock-turn': 'You have already unlocked for free in this turn',
  'free-unlock-is-a-turn': 'The free unlock takes the place of a whole turn',
  'unlock-in-a-standard-turn': 'Unlocking for cocoa belongs to a turn in which a worker moves and acts',
  // movement
  'too-far': (need, have) =>
    need === 0 ? 'No worker reaches this board' : `This board is ${count(have, 'step')} away; the worker goes at most ${need}`,
  'must-move': 'The worker has to leave the board it stands on',
  // worship
  'no-worship-here': 'This worship space is on another board',
  'own-worker-there': 'Your own worker already worships there',
  'bump-needs-cocoa': cocoa('Taking an occupied worship space'),
  'royal-effect-required': 'On a royal tile you cannot choose the discovery tile alone',
  'no-tile-there': 'No discovery tile lies there',
  'tile-not-first': priced('You cannot pay for the tile yet: take the effect first; the tile costs', 'You cannot pay for the tile yet: take the effect first'),
  'both-needs-cocoa': cocoa('Taking both'),
  'choose-the-tile-at-worship': 'Choose to worship for the tile, or for both',
  'worship-decides': 'This is decided when a worker worships',
  // main actions
  'no-main-action': 'This board has no main action',
  'fee-needs-cocoa': cocoa('The fee'),
  'price-blocks-action': 'The action in progress needs these goods',
  'fee-leaves-too-little': 'Paid like this, too little is left for the action',
  'fee-is-zero': 'There is no cocoa to pay',
  'technology-owned': 'You already have this technology',
  'technology-second-row': (need, have) => `The second row takes ${need || 2} workers or a strong one; you count ${have}`,
  'technology-needs-gold': (need, have) => `This technology costs ${need} gold and you have ${have}`,
  'no-technology-possible': 'There is no technology you could develop',
  'nobles-needs-wood': (need, have) => `A building costs ${need} wood and you have ${have}`,
  'no-building-left': 'All buildings have been placed',
  'nobles-row-full': 'This row has no free space',
  'nobles-row-fixed': 'Your number of workers belongs to another row',
  'decoration-needs-gold': (need, have) => `A decoration costs ${need} gold with these workers and you have ${have}`,
  'no-decoration-possible': 'No decoration can be laid',
  'space-taken': 'A decoration already lies there',
  'space-not-ready': 'The pyramid has not grown far enough there',
  'decoration-before-missing': 'The space before it on this side has no decoration yet',
  'pyramid-complete': 'The pyramid is complete',
  'no-pyramid-tile': 'No further pyramid tile can be built in this action',
  'slot-taken': 'A pyramid tile already lies there',
  'slot-unsupported': 'The level below does not carry this place yet',
  'build-cost': priced('You cannot pay for this level: it costs', 'You cannot pay for this level'),
  'build-at-least-one': 'At least one tile has to be built',
  'discount-useless': 'This tile does not cost that resource',
  'rotation-looks-the-same': 'Turned like this the tile looks as in another rotation on offer',
  // temples
  'temple-top': 'You are at the top of this temple',
  'temple-top-occupied': 'Somebody else holds the top of this temple',
  'temple-not-granted': 'Your step belongs to another temple',
  // discovery tiles
  'tile-cost': priced('You cannot pay for this tile: it costs', 'You cannot pay for this tile'),
  'tile-would-block-action': priced('Your action in progress needs its goods; the tile costs', 'Your action in progress needs its goods'),
  'masks-are-never-used': 'Masks are collected, not used',
  'tile-used': 'You have already used this tile',
  'tile-of-another-player': 'This tile belongs to somebody else',
  'tile-without-effect': 'This tile would do nothing now',
  'tile-while-moving': 'This tile is used while a worker moves',
  'tile-instead-of-move': 'This tile is used while a worker moves, once',
  'tile-no-second-worker': 'No second own unlocked worker stands on this board',
  'second-worker-by-tile': 'A second worker moves along by the double-move tile',
  'second-worker-elsewhere': 'The second worker starts from the same board as the first',
  'tile-in-main-action': 'This tile is used in a main action of Alchemy, Nobles or Construction',
  'tile-count-is-three': (need) => `You already count ${need || 3} workers`,
  'tile-when-paying': 'This tile is used when cocoa is due',
  'tile-not-during-set-up': 'Discovery tiles are not used during set-up',
  'tile-not-held': 'You do not have this tile',
  'tile-waives-other-prices': 'This tile does not waive this price',
  'tile-on-avenue': 'This tile is taken by a step onto its space of the Avenue',
  'tile-on-temple-step': 'This tile is taken by a step onto its temple step',
  'tile-by-worship': 'This tile is taken by worshipping on its board',
  'tile-not-reached': 'You have not reached this tile',
  // power-ups
  'power-up-on-board-only': 'Only workers on the board of the action are powered up',
  'power-up-locked': 'A locked worker cannot be powered up',
  'power-up-not-now': 'No power-up is to be given now',
  'power-up-mandatory': 'The first power-up cannot be left out',
  'paid-power-up-needs-cocoa': cocoa('Another power-up'),
  'power-up-acting-worker': 'The acting worker cannot be powered up during its action',
  'power-up-would-end-action': 'The worker would ascend and leave the board before it has acted',
  'not-a-starting-worker': 'This is not one of your starting workers',
  // ascension
  'reward-needs-cocoa': cocoa('This reward'),
  'reward-by-ascension': 'This reward comes with an ascension',
  'fourth-worker-in-play': 'Your fourth worker is already in play',
  'no-temple-step-possible': 'You cannot step on any temple',
  // payments and eclipse
  'repeat-cost': priced('You cannot pay for it: it costs', 'You cannot pay for it'),
  'no-resources-of-choice-now': 'You have no resources of choice to take now',
  'resources-of-choice-kinds': 'Resources of choice are wood, stone or gold',
  'resources-of-choice': (need) => `You take exactly ${count(need, 'resource')} of your choice`,
  'nothing-to-pay': 'Nothing is to be paid now',
  'price-is-another': (need) => (need === 0 ? 'This is not the price' : `The price is ${price(need)}: this is not it`),
  'salary-cocoa': (need, have) => `You cannot pay ${need} cocoa: you have ${have}`,
  'salary-at-an-eclipse': 'Workers are paid at an eclipse',
  'salary-owed': (need) => `Your workers are owed ${need} cocoa, no more`,
  // set-up
  'board-not-on-tiles': 'Your starting tiles do not show this board',
  'starting-tile-not-dealt': 'These are not your starting tiles to choose from',
  'starting-tile-taken': 'This starting tile has been taken',
  'own-worker-on-board': 'One of your workers already starts there',
  ...moduleReasons,
} as const satisfies Readonly<Record<string, ReasonWords>>
