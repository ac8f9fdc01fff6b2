// Words that only modules bring.
import type { AnswerWords, EventWords, ReasonWords } from '../catalogue.ts'

export const moduleEvents = {
  'step-back': (of) => `${of.who} moves ${of.name('worker')} back to ${of.name('board')}`,
  'reuse-tile': (of) => `${of.who} turns up the discovery tile "${of.name('tile')}" again`,
  'worker-returned': (of) => `${of.who} returns ${of.name('worker')} to the box`,
  'common-worker': (of) => `${of.name('worker')} stands at ${of.name('board')}`.replace(/^./, (letter) => letter.toUpperCase()),
} as const satisfies Readonly<Record<string, EventWords>>

export const moduleQuestions = {
  'step-back-worker': 'Which worker goes back?',
  'step-back-board': 'How far does the worker go back?',
  'reuse-tile': 'Which used discovery tile is turned up again?',
  'draw-direction-tile': 'Which direction tile is drawn?',
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
  'move-common': (id, names) => `Move ${names.name(id)}`,
} as const satisfies Readonly<Record<string, AnswerWords>>

export const moduleReasons = {
  'tile-before-a-harvest': 'This tile is used before a harvest at Forest, Stone Quarry or Gold Deposits is resolved',
  'great-tiles-are-not-reused': 'Great discovery tiles are not turned up again',
  'common-worker-moves-one-board': 'A common worker goes exactly one board on; it may skip the Palace',
  'common-worker-never-worships': 'A common worker never stands on a worship space',
  'common-worker-has-no-power': 'A common worker has no power to raise',
  'unlimited-move-for-own-workers': 'This tile carries own workers only',
} as const satisfies Readonly<Record<string, ReasonWords>>

/** Effects that name a procedure. */
export const procedureEffects: Readonly<Record<string, (n: number) => string>> = {
  'step-back': (n) => `move a worker back by up to ${n} boards`,
  'reuse-tiles': (n) => `turn up ${n} used discovery tiles again`,
}
