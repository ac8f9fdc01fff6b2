// Words that only modules bring.
import type { AnswerWords, EventWords, ReasonWords } from '../catalogue.ts'
import { altarAnswers, altarEffects, altarEvents, altarQuestions, altarReasons } from './altars.ts'

export const moduleEvents = {
  'step-back': (of) => `${of.who} moves ${of.name('worker')} back to ${of.name('board')}`,
  'reuse-tile': (of) => `${of.who} turns up the discovery tile "${of.name('tile')}" again`,
  ...altarEvents,
  'owner-token': (of) => `${of.who} takes the mansion owner token of the ${of.name('temple')}`,
  claim: (of) => `${of.who} puts a claim marker next to the ${of.name('space')}`,
  'mansion-roll': (of) => `${of.who} passes the Mansion and rolls ${of.number('die')}`,
  'royal-activated': (of) => `${of.who} activates the ${of.name('space')}`,
} as const satisfies Readonly<Record<string, EventWords>>

export const moduleQuestions = {
  'step-back-worker': 'Which worker goes back?',
  'step-back-board': 'How far does the worker go back?',
  'reuse-tile': 'Which used discovery tile is turned up again?',
  'draw-direction-tile': 'Which direction tile is drawn?',
  ...altarQuestions,
  'claim-step': 'Do you pay 1 cocoa for a step on the temple of this royal tile?',
  'claim-power-up': 'Which of your workers does your claim marker power up?',
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
  reuse: (id, names) => `Turn up "${names.name(id)}"`,
  'draw-direction-tile': (id) => `Drawn: ${directionTiles[id] ?? id}`,
  ...altarAnswers,
  'claim-step': (what) => (what === 'pay' ? 'Pay 1 cocoa for the temple step' : 'No temple step now'),
  'no-power-up': () => 'Power up nobody',
} as const satisfies Readonly<Record<string, AnswerWords>>

export const moduleReasons = {
  'tile-before-a-harvest': 'This tile is used before a harvest at Forest, Stone Quarry or Gold Deposits is resolved',
  'great-tiles-are-not-reused': 'Great discovery tiles are not turned up again',
  ...altarReasons,
  'owner-token-by-temple-step': 'An owner token goes to whoever is first to reach its temple step',
  'owner-token-taken': 'This owner token has been taken',
  'claim-power-up-in-play': 'Only a worker in play can be powered up',
} as const satisfies Readonly<Record<string, ReasonWords>>

/** Effects that name a procedure. */
export const procedureEffects: Readonly<Record<string, (n: number) => string>> = {
  'step-back': (n) => `move a worker back by up to ${n} boards`,
  'reuse-tiles': (n) => `turn up ${n} used discovery tiles again`,
  ...altarEffects,
}
