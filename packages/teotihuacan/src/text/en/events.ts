import type { EventReader, EventWords } from '../catalogue.ts'
import { moduleEvents } from './modules.ts'
import { count } from './phrases.ts'

/** What points are for, by the rule that gives or takes them. */
const sources: Readonly<Record<string, string>> = {
  'TEO-TEMPLE-02': 'the temple step',
  'TEO-MAIN-ALCH-09': 'having developed it earlier',
  'TEO-MAIN-NOBLE-07': 'the building',
  'TEO-MAIN-DECO-07': 'matching icons',
  'TEO-MAIN-DECO-09': 'the decoration',
  'TEO-MAIN-CONSTR-04': 'the level built on',
  'TEO-MAIN-CONSTR-10': 'matching icons',
  'TEO-ASC-05': 'the ascension',
  'TEO-ECLIPSE-03': 'the Avenue',
  'TEO-ECLIPSE-05': 'leading on the pyramid track',
  'TEO-ECLIPSE-07': 'the pyramid track',
  'TEO-ECLIPSE-10': 'a set of masks',
  'TEO-ECLIPSE-14': 'salary left unpaid',
  'TEO-SOLO-22': '10 cocoa',
  'TEO-SOLO-36': 'the ascension',
  'TEO-SOLO-72': 'what it has at the end',
  'M9-23': 'warriors in the empire',
}

/** What the program scores at the end. */
const ends: Readonly<Record<string, string>> = { goods: 'its goods', technologies: 'its technologies', bonuses: 'its temple bonus tiles' }

function forWhat(of: EventReader): string {
  const scored = of.event['of']
  if (typeof scored !== 'string') return sources[of.event.rule] === undefined ? '' : ` for ${sources[of.event.rule]}`
  const known = ends[scored]
  return ` for ${known ?? `the temple bonus "${of.name('of')}"`}`
}

/** What a seat could not take. */
const lost: Readonly<Record<string, string>> = {
  tile: 'the discovery tile', 'temple-step': 'a temple step', 'avenue-step': 'a step on the Avenue', 'pyramid-step': 'a step on the pyramid track', 'power-up': 'a power-up', building: 'a building',
}

const tile = (of: EventReader): string => of.names.tile(of.text('tile'))

/** Colours of nobody are told apart by the marks on their dice. */
const marks = ['circle', 'triangle', 'cross']
const markOf = (of: EventReader): string => marks[of.number('colour')] ?? ''

/** Every type the engine tells. */
export const events = {
  // set-up
  'board-dealt': (of) => `${of.name('board')} lies on place ${of.number('slot')} of the ring`,
  'first-player': (of) => `${of.who} is First Player`,
  neutral: (of) => `A neutral worker (${markOf(of)}) stands at ${of.name('board')}`,
  'starting-tile-dealt': (of) => `${of.who} looks at ${of.name('tile')}`,
  'discovery-dealt': (of) => `${of.who} is shown the ${tile(of)}`,
  'starting-tile': (of) => `${of.who} keeps ${of.name('tile')}`,
  'starting-goods': (of) => `${of.who} resolves ${of.name('tile')}`,
  'place-worker': (of) => `${of.who} places ${of.name('worker')} at ${of.name('board')}`,
  'first-game-start': (of) => `${of.who} takes the position of the first game`,
  // a turn
  move: (of) => `${of.who} moves ${of.name('worker')}${of.number('power') > 0 ? ` of power ${of.number('power')}` : ''} to ${of.name('board')}`,
  'free-unlock': (of) => `${of.who} spends the turn unlocking all own workers`,
  unlock: (of) => `${of.who} unlocks all own workers`,
  'main-action': (of) => `${of.who} takes the main action of ${of.name('board')} with ${count(of.number('workers'), 'worker')}`,
  counted: (of) => `${of.who} now counts ${count(of.number('n'), 'worker')}`,
  worship: (of) => `${of.who} worships: ${of.name('space')}`,
  bumped: (of) => `The worker of ${of.who} leaves the ${of.name('space')}`,
  // goods and points
  gain: (of) => `${of.who} gains ${of.number('n')} ${of.text('what')}`,
  pay: (of) => `${of.who} pays ${of.number('n')} ${of.text('what')}`,
  score: (of) => `${of.who} scores ${of.number('n')} VP${forWhat(of)}`,
  lose: (of) => `${of.who} ${of.number('n') === 0 ? 'has no VP to lose' : `loses ${of.number('n')} VP`}${forWhat(of)}`,
  lost: (of) => `${of.who} cannot take ${lost[of.text('what')] ?? ''}${of.number('n') > 1 ? ` (${of.number('n')} times)` : ''}: it is lost`,
  // tiles
  'take-tile': (of) => `${of.who} takes the ${tile(of)}`,
  'use-tile': (of) => `${of.who} uses the ${tile(of)}`,
  'discovery-revealed': (of) => `The ${tile(of)} appears at ${of.name('board')}`,
  'discovery-discarded': (of) => `${of.who} removes the ${tile(of)} of ${of.name('board')}`,
  // progress
  'temple-step': (of) => `${of.who} climbs to step ${of.number('step')} of the ${of.name('temple')}`,
  'bonus-unlocked': (of) => `${of.who} reaches the bonus tile of the ${of.name('temple')}`,
  'avenue-step': (of) => `${of.who} walks to space ${of.number('position')} of the Avenue`,
  'pyramid-track': (of) => `${of.who} advances to space ${of.number('position')} of the pyramid track`,
  technology: (of) => `${of.who} develops ${of.name('tile')}`,
  building: (of) => `${of.who} places a building on space ${of.number('space') + 1} of the Nobles`,
  decoration: (of) => `${of.who} lays ${of.name('tile')}: ${of.name('space')}`,
  'pyramid-tile': (of) => `${of.who} builds ${of.name('tile')}: ${of.name('slot')}`,
  'icons-match': (of) => `${count(of.number('n'), 'icon matches', 'icons match')} for ${of.who}`,
  'pyramid-complete': (of) => `${of.who} completes the pyramid`,
  'power-up': (of) => `${of.who} raises ${of.name('worker')} to power ${of.number('power')}`,
  ascend: (of) => `${of.who}: ${of.name('worker')} ascends`,
  'fourth-worker': (of) => `${of.who} brings ${of.name('worker')} into play at the ${of.names.name('palace')}`,
  // calendar and end
  calendar: (of) => `The light disc moves to space ${of.number('space')}`,
  'eclipse-triggered': (of) => 
    of.names.plays('dark-eclipse') ? 'An eclipse is coming: it is scored at the end of this turn' : `An eclipse is coming: it is scored after round ${of.number('after-round')}`,
  eclipse: (of) => `Eclipse ${of.number('number')} is scored`,
  'temple-bonus': (of) => `${of.who} scores the bonus of the ${of.name('temple')}: ${of.name('tile')}`,
  'final-place': (of) => `${of.who} ends in place ${of.number('place')} with ${of.number('vp')} VP`,
  // Teotibot
  'bot-tile': (of) => `${of.who} rolls ${of.number('sum')} and acts by its tile ${of.name('tile')}`,
  'bot-fallback': (of) => `${of.who} cannot do that and falls back on cocoa`,
  'bot-bumped': (of) => `${of.who} takes its bumped worker to the ${of.name('space')}`,
  'bot-roll': (of) => `${of.who} rolls ${of.number('first')} and ${of.number('second')}`,
  'bot-worker-test': (of) => (of.number('passed') === 1 ? `${of.who} has a worker at ${of.name('board')}` : `${of.who} has no worker at ${of.name('board')}`),
  'bot-action-test': (of) => (of.number('passed') === 1 ? `${of.who} can act at ${of.name('board')}` : `${of.who} cannot act at ${of.name('board')}`),
  'bot-mask-test': (of) => `${of.who} ${of.number('passed') === 1 ? 'could take' : 'does not take'} the ${tile(of)}`,
  'bot-candidate': (of) => `${of.who}: ${of.name('worker')} at ${of.name('board')}, power ${of.number('power')}`,
  'bot-chosen': (of) => {
    const strongest = of.text('by') === 'strongest'
    const tie = of.number('tie') === 1 ? `, of equals the ${strongest ? 'furthest from' : 'nearest to'} the ${of.names.name('palace')}` : ''
    return `${of.who} chooses ${of.name('worker')}: the ${strongest ? 'strongest' : 'weakest'}${tie}`
  },
  'bot-slide': (of) => `${of.who} sets the tile ${of.name('tile')} aside, ${of.name('entering')} comes in`,
  'bot-flip': (of) => `${of.who} turns the arrow to the ${of.text('arrow') === 'left' ? 'left' : 'right'}`,
  'bot-exchange': (of) => `${of.who} exchanges cocoa for points`,
  ...moduleEvents,
} as const satisfies Readonly<Record<string, EventWords>>
