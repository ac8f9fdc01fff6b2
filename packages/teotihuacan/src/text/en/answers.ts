import type { AnswerWords, Names } from '../catalogue.ts'
import { moduleAnswers } from './modules.ts'
import { list } from './phrases.ts'

const withEffect = (id: string, names: Names): string => {
  const effect = names.effect(id)
  return effect === '' || effect === names.name(id) ? names.name(id) : `${names.name(id)}: ${effect}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "2-wood+1-gold" */
const goods = (packed: string): string => list(packed.split('+').map((part) => part.replace('-', ' ')))

const turned = (degrees: string): string => (degrees === '0' ? 'as printed' : `turned by ${degrees} degrees`)

/** Every verb of an answer key. */
export const answers = {
  // a turn
  move: (id, names) => `Move ${names.name(id)}`,
  'free-unlock': () => 'Unlock all own workers and end the turn',
  to: (id, names) => `To ${names.name(id)}`,
  'collect-cocoa': () => 'Collect cocoa',
  worship: (id, names) => `Worship: ${names.name(id)}`,
  'main-action': () => 'Take the main action',
  'end-turn': () => 'End the turn',
  use: (id, names) => `Use the ${names.tile(id)}`,
  unlock: () => 'Pay 3 cocoa to unlock all own workers',
  // inside actions
  'pay-fee': () => 'Pay the cocoa',
  'ignore-cocoa': (id, names) => `Pay nothing: use the ${names.tile(id)}`,
  'worship-for': (what) => ({ effect: 'For the effect', tile: 'For the discovery tile', both: 'For both, at 1 cocoa more' })[what] ?? what,
  first: (what) => ({ effect: 'The effect first', tile: 'The discovery tile first' })[what] ?? what,
  take: (id, names) => `Take the ${names.tile(id)} (${names.cost(id) === '' ? 'free' : `costs ${names.cost(id)}`})`,
  decline: () => 'Take nothing',
  'printed-reward': () => 'Take the printed reward',
  temple: (id, names) => `Step on the ${names.name(id)}`,
  gain: (packed) => `Gain ${goods(packed)}`,
  pay: (packed) => `Pay ${goods(packed)}`,
  develop: (id, names) => `Develop ${withEffect(id, names)}`,
  row: (row) => `Build in the ${row} row`,
  'decorate-with': (id, names) => `Lay ${names.name(id)}`,
  'decorate-at': (id, names) => `On the ${names.name(id)}`,
  'build-with': (id, names) => `Build ${names.name(id)}`,
  'build-at': (id, names) => `On ${names.name(id)}`,
  turned: (degrees) => turned(degrees).replace(/^./, (letter) => letter.toUpperCase()),
  discount: (what) => (what === 'none' ? 'Save nothing on this tile' : `Save 1 ${what}`),
  done: () => 'No more',
  'power-up': (id, names) => `Power up ${names.name(id)}`,
  along: (id, names) => `${names.name(id)} moves along`.replace(/^./, (letter) => letter.toUpperCase()),
  reward: (id, names) => `${capital(names.effect(id))}${names.cost(id) === '' ? '' : ` (costs ${names.cost(id)})`}`,
  again: () => 'Yes: pay and take it',
  part: (n) => `Part ${Number(n) + 1} next`,
  salary: (n) => (n === '0' ? 'Pay no cocoa' : `Pay ${n} cocoa`),
  // set-up
  keep: (pair, names) => `Keep ${pair.split('+').map((id) => withEffect(id, names)).join('; with ')}`,
  draft: (id, names) => `Draft ${withEffect(id, names)}`,
  'place-on': (id, names) => `At ${names.name(id)}`,
  // chance
  'first-player': (seat, names) => `${names.seat(Number(seat))} is First Player`,
  'deal-board': (id, names) => `${names.name(id)} is dealt to the ring`,
  'draw-royal': (id, names) => `Drawn: ${withEffect(id, names)}`,
  'draw-technology': (id, names) => `Drawn: ${withEffect(id, names)}`,
  'draw-temple-bonus': (id, names) => `Drawn: temple bonus "${names.name(id)}"`,
  'draw-decoration': (id, names) => `Drawn: ${names.name(id)}`,
  'draw-pyramid-tile': (id, names) => `Drawn: ${names.name(id)}`,
  'turn-pyramid-tile': (degrees) => `The pyramid tile lies ${turned(degrees)}`,
  'draw-discovery': (id, names) => `Drawn: ${names.tile(id)}`,
  'draw-starting-tile': (id, names) => `Drawn: ${names.name(id)}`,
  'draw-bot-tile': (id, names) => `Drawn: tile ${names.name(id)} of Teotibot`,
  direction: (side) => `The direction tile points up ${side}`,
  roll: (die) => `The die shows ${die}`,
  ...moduleAnswers,
} as const satisfies Readonly<Record<string, AnswerWords>>
