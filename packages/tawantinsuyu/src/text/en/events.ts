import type { EventReader, EventWords } from '../catalogue.ts'
import { axomammaEvents, axomammaPoints } from './axomamma.ts'
import { a, capital, count } from './grammar.ts'
import { sides } from './answers.ts'
import { exchange, good } from './phrases.ts'

/** What points are for, by the rule that gives or takes them. */
export const pointSources: Readonly<Record<string, string>> = {
  'TAW-PLACE-11': 'the use of their stairs',
  'TAW-GOD-01': 'the God card',
  'TAW-GOD-11': 'the statue',
  'TAW-TASK-STAIRS-02': 'the stairs',
  'TAW-TASK-STAIRS-05': 'stairs built below theirs',
  'TAW-TASK-BUILD-03': 'producing',
  'TAW-TASK-MERCHANT-03': 'the connection',
  'TAW-PRIEST-CONQUER-13': 'the conquest',
  'TAW-FEAST-01': 'the Feast tile',
  'TAW-FEAST-08': 'the Temple space',
  'TAW-FEAST-11': 'leading in a region',
  'TAW-FEAST-15': 'God cards without a potato',
  'TAW-BLD-Z06': 'building Z06',
  'TAW-BLD-Z07': 'building Z07',
  'TAW-BLD-Z09': 'building Z09',
  'TAW-BLD-Z17': 'building Z17',
  'TAW-BLD-Z20': 'building Z20',
  'TAW-END-02': 'a tapestry',
  'TAW-END-03': 'the Temple space',
  'TAW-END-04': 'face-up buildings',
  'TAW-END-05': 'God cards in hand',
  'TAW-END-06': 'face-up Army cards',
  'TAW-END-07': 'workers',
  'TAW-END-08': 'gold',
  ...axomammaPoints,
}

const forWhat = (of: EventReader): string => (pointSources[of.event.rule] === undefined ? '' : ` for ${pointSources[of.event.rule]}`)

const role = (of: EventReader): string => a(of.name('role'))
const withEffect = (of: EventReader, detail: string): string => `${of.name(detail)} (${of.names.effect(of.text(detail))})`

/** Where a worker comes from, by the rule that gives it. */
const origins: Readonly<Record<string, string>> = { 'TAW-EOT-02': ' of the Village', 'TAW-NOMAD-01': ' of the Nomads' }

/** Every type the engine tells. */
export const events = {
  // set-up
  coricancha: (of) => (of.number('orientation') === 0 ? 'The Coricancha tile lies as printed' : `The Coricancha tile is turned by ${of.number('orientation')} of its 5 spaces`),
  'worker-drawn': (of) => `${of.who} draws ${role(of)}`,
  'worker-returned': (of) => `${of.who} puts ${role(of)} back into the bag`,
  'villager-arrives': (of) => `${capital(role(of))} comes to the Village`,
  'nomad-arrives': (of) => `${capital(role(of))} joins the Nomads`,
  'neutral-worker': (of) => `A neutral ${of.name('role')} stands on the ${of.name('space')}`,
  'first-player': (of) => `${of.who} begins`,
  // a turn
  'priest-placed': (of) => `${of.who} places the High Priest in ${of.name('section')}`,
  'priest-moves': (of) => `${of.who} moves the High Priest to ${of.name('section')}${of.text('action') === '' ? '' : `: ${of.name('action')}`}`,
  'side-action': (of) => `${of.who} chooses a side action: ${sides[of.text('side')] ?? ''}`,
  'placed-as': (of) => `${of.who} lets the worker act as ${role(of)}`,
  'tasks-lost': (of) => `${of.who} loses ${count(of.number('n'), 'task')}`,
  region: (of) => `${of.who} leads in ${of.name('region')}`,
  'market-cleared': () => 'The Market is cleared',
  place: (of) => `${of.who} places ${role(of)} on the ${of.name('space')}`,
  capture: (of) => `${of.who} takes the ${of.name('role')} of the ${of.name('space')}`,
  tasks: (of) => `${of.who} has ${count(of.number('n'), 'task')}`,
  task: (of) => `${of.who} performs a task: ${of.name('icon')}`,
  'worker-gained': (of) => `${of.who} takes ${role(of)}${origins[of.event.rule] ?? ''}`,
  'worker-dismissed': (of) => `${of.who} sends ${role(of)} out of the game`,
  // goods and points
  gain: (of) => `${of.who} gains ${good(of.text('what'), of.number('n'))}`,
  pay: (of) => `${of.who} pays ${good(of.text('what'), of.number('n'))}`,
  score: (of) => `${of.who} scores ${of.number('n')} VP${forWhat(of)}`,
  lose: (of) => `${of.who} loses ${of.number('n')} VP${forWhat(of)}`,
  trade: (of) => `${of.who} discards ${of.name('card')} from hand`,
  change: (of) => `${of.who} exchanges ${exchange(of.text('way'))}`,
  // God cards
  'god-card-drawn': (of) => `${of.who} draws a God card`,
  'god-card-seen': (of) => `${of.who} now holds ${withEffect(of, 'card')}`,
  'god-card-taken': (of) => `${of.who} takes ${withEffect(of, 'card')} from the offer`,
  'god-card-played': (of) => `${of.who} plays ${withEffect(of, 'card')}`,
  'god-card-returned': (of) => `${of.who} puts a God card under the deck`,
  benefit: (of) => `${of.who} takes a benefit of ${of.name('card')}: ${of.names.part(of.text('card'), of.number('part'))}`,
  offered: (of) => `${of.name('card')} joins the offer`,
  'offer-shuffled': () => 'The offer is shuffled into the God deck',
  'offer-discarded': (of) => `${of.name('card')} goes from the offer under the deck`,
  // Army cards
  'army-card-drawn': (of) => `${of.who} draws an Army card`,
  'army-card-seen': (of) => `${of.who} sees ${of.name('card')}`,
  'army-card-discarded': (of) => `${of.who} discards ${of.name('card')}`,
  'army-card-played': (of) => `${of.who} plays ${of.name('card')} face-up`,
  'army-reshuffled': () => 'The discarded Army cards are shuffled into a new deck',
  // buildings, statues, stairs
  building: (of) => `${of.who} erects ${withEffect(of, 'building')}`,
  'building-revealed': (of) => `${capital(of.name('building'))} comes to the Market`,
  'building-exchanged': (of) => `${of.who} exchanges ${of.name('building')}`,
  produce: (of) => `${of.who} produces with ${of.name('building')}`,
  flip: (of) => `${of.who} turns ${of.name('piece')} face-down`,
  renew: (of) => `${of.who} turns ${of.name('piece')} face-up`,
  statue: (of) => `${of.who} builds the ${of.name('statue')}`,
  'statue-given': (of) => `${of.who} gives up the ${of.name('statue')}`,
  steps: (of) => `${of.who} builds the ${of.name('steps')}`,
  // weavings
  'weaving-revealed': (of) => `${capital(of.name('weaving'))} is face-up on the stack`,
  'weaving-drawn': (of) => `${of.who} draws ${of.name('weaving')}`,
  'weaving-seen': (of) => `${of.who} looks at ${of.name('weaving')}`,
  'weaving-put-under': (of) => `${of.who} puts a weaving under the stack`,
  'weaving-bought': (of) => `${of.who} buys ${of.name('weaving')}`,
  'weaving-gained': (of) => `${of.who} gains ${of.name('weaving')}`,
  'weaving-laid': (of) => `${of.who} lays ${of.name('weaving')} at the end of tapestry ${of.number('tapestry')}`,
  connection: (of) => `${of.who} is rewarded at the left of ${of.name('weaving')}: ${of.names.part(of.text('weaving'), 1)}`,
  // Temple and war
  climb: (of) => `${of.who} climbs to Temple space ${of.number('space')}`,
  casualty: (of) => `${of.who} sends ${role(of)} of the ${of.event.rule === 'TAW-PRIEST-CONQUER-02' ? 'Nomads' : 'Village'} to the Casualties of War`,
  conquer: (of) => `${of.who} conquers ${withEffect(of, 'space')}`,
  // Feast and end
  'feast-triggered': (of) => `${of.who} takes the Feast tile: Feast ${of.number('number')} is coming`,
  feast: (of) => `Feast ${of.number('number')} is held, beginning with ${of.who}`,
  'final-place': (of) => `${of.who} ends in place ${of.number('place')} with ${of.number('vp')} VP`,
  ...axomammaEvents,
} as const satisfies Readonly<Record<string, EventWords>>
