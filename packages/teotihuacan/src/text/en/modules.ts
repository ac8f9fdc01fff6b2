// Words that only modules bring.
import type { AnswerWords, EventWords, ReasonWords } from '../catalogue.ts'
import { altarAnswers, altarEffects, altarEvents, altarQuestions, altarReasons } from './altars.ts'

/** "region-3" is region 3. */
const region = (id: string): string => (id === 'teotihuacan' ? 'Teotihuacan' : id.replace('-', ' '))

export const moduleEvents = {
  'step-back': (of) => `${of.who} moves ${of.name('worker')} back to ${of.name('board')}`,
  'reuse-tile': (of) => `${of.who} turns up the ${of.names.tile(of.text('tile'))} again`,
  ...altarEvents,
  'owner-token': (of) => `${of.who} takes the mansion owner token of the ${of.name('temple')}`,
  claim: (of) => `${of.who} puts a claim marker next to the ${of.name('space')}`,
  'mansion-roll': (of) => `${of.who} passes the Mansion and rolls ${of.number('die')}`,
  'royal-activated': (of) => `${of.who} activates the ${of.name('space')}`,
  'warrior-placed': (of) => `${of.who} puts a warrior into ${region(of.text('region'))}`,
  'warrior-pushed': (of) => `A warrior of ${of.who} moves on from ${region(of.text('from'))} to ${region(of.text('to'))}`,
  settle: (of) => `${of.who} builds in ${region(of.text('region'))}`,
  'region-tile-drawn': (of) => `The ${of.names.tile(of.text('tile'))} is drawn`,
  'worker-returned': (of) => `${of.who} returns ${of.name('worker')} to the box`,
  'common-worker': (of) => `${of.name('worker')} stands at ${of.name('board')}`.replace(/^./, (letter) => letter.toUpperCase()),
} as const satisfies Readonly<Record<string, EventWords>>

export const moduleQuestions = {
  'step-back-worker': 'Which worker goes back?',
  'step-back-board': 'How far does the worker go back?',
  'reuse-tile': 'Which used discovery tile is turned up again?',
  'draw-direction-tile': 'Which direction tile is drawn?',
  ...altarQuestions,
  'claim-step': 'Do you pay 1 cocoa for a step on the temple of this royal tile?',
  'claim-power-up': 'Which of your workers does your claim marker power up?',
  'conquest-reward': 'Which reward of Conquest do you take next?',
  march: 'Where does your pushed warrior go?',
  settle: 'In which region do you build?',
  'region-tile': 'Which of the drawn tiles do you take?',
  'power-up-different': 'Which further worker is powered up?',
  'different-temple': 'On which temple do you step? Each temple once',
  'draw-path': 'Which path token is drawn?',
  'bot-mask': 'Which of the equal masks does Teotibot take?',
} as const satisfies Readonly<Record<string, string>>

const directionTiles: Readonly<Record<string, string>> = {
  'base-1': 'the first direction tile',
  'base-2': 'the second direction tile',
  two: 'the direction tile for 2 boards',
  three: 'the direction tile for 3 boards',
}

export const moduleAnswers = {
  'step-back': (id, names) => `Move ${names.name(id)} back`,
  'back-to': (id, names) => `Back to ${names.name(id)}`,
  reuse: (id, names) => `Turn up the ${names.tile(id)}`,
  'draw-direction-tile': (id) => `Drawn: ${directionTiles[id] ?? id}`,
  ...altarAnswers,
  'claim-step': (what) => (what === 'pay' ? 'Pay 1 cocoa for the step' : 'No temple step now'),
  'no-power-up': () => 'Power up nobody',
  conquest: (what) => (what === 'build' ? 'The build reward' : 'The empire reward'),
  march: (id) => `To ${region(id)}`,
  settle: (id, names) => `Build in ${region(id)}${names.effect(id) === '' ? '' : `: ${names.effect(id)}`}`,
  'draw-path': (id) => `Drawn: the path to ${region(id)}`,
  'bot-mask': (id, names) => `Teotibot takes the ${names.tile(id)}`,
  'move-common': (id, names) => `Move ${names.name(id)}`,
} as const satisfies Readonly<Record<string, AnswerWords>>

export const moduleReasons = {
  'tile-before-a-harvest': 'This tile is used before a harvest at Forest, Stone Quarry or Gold Deposits is resolved',
  'great-tiles-are-not-reused': 'Great discovery tiles are not turned up again',
  'power-lowered-for-a-tile': 'A worker loses power only as the price of a tile',
  'reuse-by-tile': 'Used tiles are turned up again by a great discovery tile',
  'step-back-by-tile': 'Workers go back only by a tile or an altar',
  'acting-worker-stays': 'The worker of this turn stays where it acts',
  ...altarReasons,
  'owner-token-by-temple-step': 'An owner token goes to whoever is first to reach its temple step',
  'owner-token-taken': 'This owner token has been taken',
  'claim-power-up-in-play': 'Only a worker in play can be powered up',
  'claim-step-needs-cocoa': (need, have) => `The step costs ${need} cocoa and you have ${have}`,
  'claim-step-at-worship': 'This step is offered when a worker worships on a claimed royal tile',
  'conquest-reward-used': 'The cell shows no more of this reward',
  'warriors-move-onward': 'A pushed warrior moves away from Teotihuacan, never back or sideways',
  'warriors-never-cross-the-line': 'Warriors never cross the solid line',
  'warriors-move-to-a-neighbour': 'A pushed warrior moves to a neighbouring region',
  'region-cannot-be-settled': 'Nothing can be built in Teotihuacan or in the furthest region; warriors may stand there',
  'region-is-settled': 'A building already stands in this region; warriors may still pass',
  'warriors-move-when-pushed': 'A warrior goes on when another one comes to its region',
  'no-own-warrior-there': 'You build only where you have a warrior',
  'building-needs-wood': (need, have) => (need === 0 ? 'A building costs wood' : `A building costs ${need} wood and you have ${have}`),
  'no-building-for-a-region': 'No building is left on the buildings row',
  'build-if-possible': 'You can build, so you do',
  'worker-once-each': 'This worker has already been powered up by the region',
  'two-different-temples': 'You have already stepped on this temple; the steps go to different temples',
  'special-mask-by-settling': 'This mask goes to whoever builds in its region',
  'settled-by-the-main-action-of-conquest': 'Regions are settled by the build reward of Conquest',
  'common-worker-moves-one-board': 'A common worker goes exactly one board on; it may skip board 1',
  'common-worker-never-worships': 'A common worker never stands on a worship space',
  'common-worker-has-no-power': 'A common worker has no power to raise',
  'unlimited-move-for-own-workers': 'This tile carries own workers only',
} as const satisfies Readonly<Record<string, ReasonWords>>

/** Effects that name a procedure. */
export const procedureEffects: Readonly<Record<string, (n: number) => string>> = {
  'step-back': (n) => `move a worker back by up to ${n} boards`,
  'reuse-tiles': (n) => `turn up ${n} used discovery tiles again`,
  ...altarEffects,
  'empire-reward': (n) => `${n} empire ${n === 1 ? 'reward' : 'rewards'}`,
  'build-reward': (n) => `${n} build ${n === 1 ? 'reward' : 'rewards'}`,
  'draw-and-take': (n) => `one of ${n} drawn discovery tiles at its cost`,
  'draw-and-take-great': (n) => `one of ${n} drawn great discovery tiles at its cost`,
  'power-up-different': (n) => `up to ${n} different workers powered up`,
  'different-temples': (n) => `1 step on each of ${n} different temples`,
  'special-mask': (n) => `the ${n === 0 ? 'golden' : 'jade'} mask`,
  'vp-per-worker': () => '1 VP per worker, 2 VP from power 4',
}

/** Masks without a number. */
export const namedMasks: Readonly<Record<string, string>> = { 'mask-special-gold': 'golden mask', 'mask-special-jade': 'jade mask' }
