import type { AnswerWords, Names } from '../catalogue.ts'
import { axomammaAnswers } from './axomamma.ts'
import { a, capital, list } from './grammar.ts'
import { exchange, good } from './phrases.ts'

const withEffect = (id: string, names: Names): string => `${names.name(id)}: ${names.effect(id)}`

/** "2-potato+1-gold" */
const goods = (packed: string): string =>
  list(
    packed.split('+').map((part) => {
      const [n = '', what = ''] = part.split('-')
      return good(what, Number(n))
    }),
  )

const priceOfEnd: Readonly<Record<string, string>> = { 'potato-end': '1 potato', 'corn-end': '1 corn' }

export const sides: Readonly<Record<string, string>> = {
  'move-priest': 'Move the High Priest',
  pray: 'Pray: 2 God cards',
  train: 'Train: 1 of 2 drawn Army cards',
  recruit: 'Recruit: 1 worker of the Nomads',
}

/** Every verb of an answer key. */
export const answers = {
  // a turn
  'high-priest': (id, names) => `High Priest to ${names.name(id)}`,
  place: (id, names) => `Place ${a(names.name(id))}`,
  side: (what) => sides[what] ?? what,
  as: (id, names) => `As ${a(names.name(id))}`,
  on: (id, names) => `On the ${names.name(id)}`,
  'by-card': (id, names) => `Play ${withEffect(id, names)}`,
  'by-gold': () => 'Pay 1 gold instead of a God card',
  pay: (packed) => `Pay ${goods(packed)}`,
  capture: (id, names) => `Take the worker of the ${names.name(id)}`,
  benefits: (when) => (when === 'now' ? 'Before the tasks' : 'After the tasks'),
  'extra-task': () => 'Pay 1 potato for one more task',
  task: (id, names) => capital(names.name(id)),
  stop: () => 'Stop here: the tasks left are lost',
  'end-turn': () => 'End the turn',
  village: (end, names) => `Buy the worker at the ${names.name(end)} for ${priceOfEnd[end] ?? '1 food'}`,
  dismiss: (id, names) => `Send ${a(names.name(id))} away`,
  // inside actions
  done: () => 'No more',
  decline: () => 'No, thank you',
  'from-deck': () => 'Draw from the God deck',
  'from-offer': (id, names) => `Take ${withEffect(id, names)}`,
  benefit(argument, names) {
    const [card = '', part = ''] = argument.split('+')
    return `${capital(names.part(card, Number(part)))} (${names.name(card)})`
  },
  steps: (id, names) => `Build the ${names.name(id)}`,
  statue: (id, names) => `Build the ${names.name(id)}`,
  erect: (id, names) => `Erect ${withEffect(id, names)} (costs ${names.cost(id)})`,
  exchange: (id, names) => `First put ${names.name(id)} under the deck and exchange buildings`,
  swap: (id, names) => `Exchange ${withEffect(id, names)}`,
  buy: (ids, names) => `Buy ${list(ids.split('+').map(names.name))}`,
  weaving: (where) => (where === 'top' ? 'The face-up weaving' : 'The weaving below it, unseen'),
  lay(argument, names) {
    const [tile = '', where = ''] = argument.split('+')
    return where === 'new' ? `Start a tapestry with ${names.name(tile)}` : `Add ${names.name(tile)} to ${where.replace('-', ' ')}`
  },
  'put-under': (id, names) => `Put ${names.name(id)} under the stack`,
  connection: (id, names) => `${capital(names.part(id, 1))}, at the left of ${names.name(id)}`,
  'keep-army': (id, names) => `Keep ${names.name(id)}`,
  produce: (id, names) => `Produce with ${withEffect(id, names)}`,
  renew: (id, names) => `Turn ${names.name(id)} face-up`,
  option: (n) => `The ${['first', 'second', 'third', 'fourth'][Number(n)] ?? 'last'} of the rewards`,
  nomad: (id, names) => `Take ${a(names.name(id))}`,
  // the High Priest
  'move-to': (id, names) => `Move to ${names.name(id)}`,
  'take-gold': () => 'Take 1 gold instead',
  'take-part': () => 'Yes',
  give: (id, names) => `Give up the ${names.name(id)}`,
  'offer-corn': (n) => `Offer ${n} corn`,
  casualty: (end, names) => `The worker at the ${names.name(end)}`,
  'casualty-nomad': (id, names) => capital(a(names.name(id))),
  'play-army': (id, names) => `Play ${names.name(id)}`,
  conquer: (id, names) => `Conquer ${withEffect(id, names)} (${names.cost(id)})`,
  still: (what) => (what === 'flip' ? 'Flip 1 Soldier' : 'Discard 1 Soldier'),
  discard: (id, names) => `Discard ${names.name(id)}`,
  flip: (id, names) => `Turn ${names.name(id)} face-down`,
  // the Feast
  'upkeep-gold': (n) => (n === '0' ? 'No gold' : `${n} gold`),
  'play-god': (id, names) => `Play ${withEffect(id, names)}`,
  // any time
  trade: (id, names) => `Discard ${names.name(id)} from hand for ${names.effect(id)}`,
  change: (way) => `Exchange ${exchange(way)}`,
  'call-god': () => 'Pay 1 potato for a God card',
  // set-up
  'start-with': (id, names) => `Take ${names.name(id)}`,
  keep: (ids, names) => `Keep ${ids.split('+').map((id) => withEffect(id, names)).join('; ')}`,
  // chance
  'first-player': (seat, names) => `${names.seat(Number(seat))} begins`,
  orientation: (turns) => (turns === '0' ? 'The Coricancha tile lies as printed' : `The Coricancha tile is turned by ${turns} of its 5 spaces`),
  'draw-worker': (id, names) => `Drawn: ${a(names.name(id))}`,
  'draw-god': (id, names) => `Drawn: ${names.name(id)}`,
  'draw-army': (id, names) => `Drawn: ${names.name(id)}`,
  'draw-building': (id, names) => `Drawn: ${names.name(id)}`,
  'draw-weaving': (id, names) => `Drawn: ${names.name(id)}`,
  ...axomammaAnswers,
} as const satisfies Readonly<Record<string, AnswerWords>>
