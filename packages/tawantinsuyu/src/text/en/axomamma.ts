// Words that only the solo game brings.
import type { AnswerWords, EventReader, EventWords } from '../catalogue.ts'
import { a, capital, count } from './grammar.ts'
import { good } from './phrases.ts'

const turns: Readonly<Record<string, string>> = {
  'priest-action': 'her High Priest moves',
  'place-worker': 'she places a worker',
  'no-workers': 'she has neither a High Priest action nor a worker',
}

/** What her choice of a space to conquer looks at, in order. */
const criteria: Readonly<Record<string, string>> = {
  'most-vp': 'most VP',
  'fewest-markers-in-region': 'fewest markers in the region',
  'fewer-than-3-of-hers': 'fewer than 3 markers of hers there',
  'fewest-of-yours': 'fewest markers of yours there',
  'order-of-regions': 'the order of the regions',
  'fewest-soldiers': 'fewest Soldiers',
  leftmost: 'the leftmost space',
}

const rolls: Readonly<Record<string, string>> = {
  'axomamma-roll': 'for her turn',
  'axomamma-priest-roll': 'for the place of her High Priest',
  'axomamma-statue-roll': 'for the god of her statue',
}

/** A draw among candidates names its piece by the key of an answer. */
const ofKey = (of: EventReader): string => {
  const key = of.text('key')
  return of.names.name(key.slice(key.indexOf(':') + 1))
}

const haves = (of: EventReader): string =>
  of.text('what') === 'worker' ? count(of.number('have'), 'worker') : good(of.text('what'), of.number('have'))

/** What she chooses between is goods and Workers (TAW-SOLO-23, -33, -50). */
const chosen = (of: EventReader): string =>
  of.text('what') === 'nomad' ? count(of.number('n'), 'worker') : good(of.text('what'), of.number('n'))

/** One of the things she might choose, with the number she goes by. */
function candidate(of: EventReader): string {
  const { event } = of
  if (event['key'] !== undefined) return ofKey(of)
  if (event['what'] !== undefined) return `she has ${haves(of)}`
  if (event['steps'] !== undefined) return `${of.name('steps')}${of.number('for-others') > 0 ? `, worth ${of.number('for-others')} VP to you` : ''}`
  if (event['weaving'] !== undefined)
    return `${of.name('weaving')}, ${of.number('extends') === 0 ? 'starts a tapestry' : `extends a tapestry of ${of.number('extends')}`}`
  if (event['vp'] !== undefined) return `${of.name('space')}, ${of.number('vp')} VP`
  if (event['cards'] !== undefined) return `${of.name('space')}, ${count(of.number('cards'), 'card')} to discard`
  return `${of.name('space')}, ${of.number('cost')} food`
}

/** What an action of Coricancha asks of her (TAW-SOLO-29 to -31); the difficulty says how many statues and Soldiers are enough. */
const conditions: Readonly<Record<string, string>> = {
  offering: 'needs 4 corn',
  produce: 'needs 2 face-up Production Buildings',
  worship: 'needs enough Statues',
  renew: 'needs 3 face-down Buildings and Army cards',
  conquer: 'needs enough Soldiers against the Casualties',
}

export const axomammaEvents = {
  roll: (of) => `${of.who} rolls ${of.number('n')} ${rolls[of.text('for')] ?? ''}`.trimEnd(),
  'axomamma-turn': (of) => `Turn of ${of.who}: ${turns[of.text('does')] ?? of.text('does')}`,
  'axomamma-condition': (of) => `${of.who} looks at ${of.name('action')}: ${of.number('met') === 1 ? 'she can' : 'not yet'} (${conditions[of.text('action')] ?? ''})`,
  'axomamma-joins': (of) => `${of.who} joins: ${of.name('action')}`,
  'axomamma-candidate': (of) => `${of.who} weighs: ${candidate(of)}`,
  'axomamma-random': (of) => `By chance, out of ${of.number('of')}: ${ofKey(of)}`,
  'axomamma-chooses': (of) => `${of.who} chooses ${chosen(of)}`,
  'axomamma-narrows': (of) => `${of.who} goes by ${criteria[of.text('by')] ?? of.text('by')}: ${of.number('left')} left`,
  'axomamma-second-conquest': (of) => `${of.who} makes a second conquest: ${of.name('space')}, ${count(of.number('cards'), 'card')} to discard`,
  'axomamma-conquers-nothing': (of) => `${of.who} conquers nothing`,
  'axomamma-free-step': (of) => `${of.who} climbs 1 Temple space for free first`,
  'axomamma-keeps-face-up': (of) => `${of.who} leaves ${of.name('building')} face-up`,
  'axomamma-worker': (of) => `${of.who} takes ${a(of.name('role'))} to place`,
  'axomamma-slot': (of) => `${of.who} goes by slot ${of.number('slot')}: ${of.text('god') === 'any' ? 'any god' : `the ${of.name('god')} god`}`,
  'axomamma-terrace': (of) => `${of.who} looks at the ${of.name('terrace')}: ${count(of.number('spaces'), 'space')}`,
  'axomamma-no-space': (of) => `No space of the ${of.name('god')} god is empty: the card goes to the offer`,
  'axomamma-tucks': (of) => `A card of the ${of.name('god')} god is tucked under slot ${of.number('slot')} of ${of.who}`,
  'axomamma-personality': (of) => `${of.who} ${of.event.rule === 'TAW-SOLO-11' ? 'has' : 'acts by'} ${of.name('personality')}`,
  'axomamma-token': (of) => `${of.who} acts with ${of.name('token')}: ${of.name('space')}`,
  'axomamma-cannot': (of) => `${of.who} cannot ${of.name('action')}`,
  'axomamma-token-moves': (of) => `${capital(of.name('token'))} of ${of.who} moves to ${of.name('space')}`,
} as const satisfies Readonly<Record<string, EventWords>>

/** What points are for, by the rule that gives them. */
export const axomammaPoints: Readonly<Record<string, string>> = {
  'TAW-SOLO-18': 'a card of the offer',
  'TAW-SOLO-20': '5 potatoes',
  'TAW-SOLO-47': 'a statue of the god',
  'TAW-SOLO-62': 'cards of the offer',
  'TAW-SOLO-63': 'her weavings',
  'TAW-SOLO-65': 'being behind',
  'TAW-SOLO-77': 'the High Priest action',
  'TAW-SOLO-78': 'her weavings',
  'TAW-SOLO-79': 'having no worker',
  'TAW-SOLO-80': 'goods left',
}

export const axomammaQuestions = {
  'axomamma-starting-weaving': 'Which starting weaving does Axomamma get?',
  'axomamma-priest-roll': 'How far from yours does the High Priest of Axomamma start?',
  'draw-personality': 'Which Personality does Axomamma have?',
  'axomamma-worker': 'Which of her workers does Axomamma place?',
  'axomamma-roll': 'What does the die of Axomamma show?',
  'axomamma-space': 'Where does Axomamma place her worker?',
  'axomamma-statue-roll': 'Which slot names the statue of Axomamma?',
  'axomamma-random-statue': 'Which statue does Axomamma build?',
  'axomamma-building': 'Which building does Axomamma erect?',
  'axomamma-gives': 'Which statue does Axomamma give up?',
  'axomamma-casualty': 'Which worker does Axomamma send to war?',
  'axomamma-second-conquest': 'Which space does Axomamma conquer next?',
  'axomamma-dismisses': 'Which worker of Axomamma leaves the game?',
  'axomamma-nomad': 'Which worker of the Nomads does Axomamma take?',
} as const satisfies Readonly<Record<string, string>>

export const axomammaAnswers = {
  roll: (face) => `The die shows ${face.slice(0, 1)}`,
  'draw-personality': (id, names) => `Drawn: ${names.name(id)}`,
  'random-worker': (id, names) => `By chance: ${a(names.name(id))}`,
  'random-space': (id, names) => `By chance: ${names.name(id)}`,
  'random-building': (id, names) => `By chance: ${names.name(id)}`,
  'random-statue': (id, names) => `By chance: the ${names.name(id)}`,
  'random-weaving': (id, names) => `By chance: ${names.name(id)}`,
  'random-conquest': (id, names) => `By chance: ${names.name(id)}`,
} as const satisfies Readonly<Record<string, AnswerWords>>
