import { capital, list } from '@tollan/kernel/words/pl'
import type { AnswerWords, Names } from '../catalogue.ts'
import { axomammaAnswers } from './axomamma.ts'
import { accusative, atEnd, genitive } from './cases.ts'
import { goodPaid } from './numbers.ts'
import { exchange } from './phrases.ts'

const named = (id: string, names: Names): string => accusative(names.name(id))
const withEffect = (id: string, names: Names): string => `${named(id, names)}: ${names.effect(id)}`

/** "2-potato+1-gold" */
const goods = (packed: string): string =>
  list(
    packed.split('+').map((part) => {
      const [n = '', what = ''] = part.split('-')
      return goodPaid(what, Number(n))
    }),
  )

const priceOfEnd: Readonly<Record<string, string>> = { 'potato-end': '1 ziemniaka', 'corn-end': '1 kukurydzę' }

export const sides: Readonly<Record<string, string>> = {
  'move-priest': 'Porusz Arcykapłana',
  pray: 'Modlitwa: 2 karty Bogów',
  train: 'Szkolenie: 1 z 2 dobranych kart Armii',
  recruit: 'Rekrutacja: 1 Robotnik od Koczowników',
}

const drawn: AnswerWords = (id, names) => `Dobrano: ${names.name(id)}`

/** Every verb of an answer key. */
export const answers = {
  // a turn
  'high-priest': (id, names) => `Arcykapłan: ${names.name(id)}`,
  place: (id, names) => `Umieść ${named(id, names)}`,
  side: (what) => sides[what] ?? what,
  as: (id, names) => `Jako ${named(id, names)}`,
  on: (id, names) => capital(names.name(id)),
  'by-card': (id, names) => `Zagraj ${withEffect(id, names)}`,
  'by-gold': () => 'Zapłać 1 złoto zamiast karty Bogów',
  pay: (packed) => `Zapłać ${goods(packed)}`,
  capture: (id, names) => `Zabierz Robotnika: ${names.name(id)}`,
  benefits: (when) => (when === 'now' ? 'Przed zadaniami' : 'Po zadaniach'),
  'extra-task': () => 'Zapłać 1 ziemniaka za dodatkowe zadanie',
  task: (id, names) => capital(names.name(id)),
  stop: () => 'Zakończ: pozostałe zadania przepadają',
  'end-turn': () => 'Zakończ turę',
  village: (end) => `Kup Robotnika ${atEnd[end] ?? ''} za ${priceOfEnd[end] ?? '1 żywność'}`,
  dismiss: (id, names) => `Usuń z gry: ${names.name(id)}`,
  // inside actions
  done: () => 'Wystarczy',
  decline: () => 'Rezygnuję',
  'from-deck': () => 'Dobierz z talii Bogów',
  'from-offer': (id, names) => `Weź ${withEffect(id, names)}`,
  benefit(argument, names) {
    const [card = '', part = ''] = argument.split('+')
    return `${capital(names.part(card, Number(part)))} (${names.name(card)})`
  },
  steps: (id, names) => `Zbuduj ${names.name(id)}`,
  statue: (id, names) => `Zbuduj ${names.name(id)}`,
  erect: (id, names) => `Wznieś ${withEffect(id, names)} (koszt: ${names.cost(id)})`,
  exchange: (id, names) => `Odłóż ${named(id, names)} pod talię i wymień Budynki`,
  swap: (id, names) => `Wymień ${withEffect(id, names)}`,
  buy: (ids, names) => `Kup ${list(ids.split('+').map((id) => named(id, names)))}`,
  weaving: (where) => (where === 'top' ? 'Odkryta Tkanina' : 'Tkanina pod nią, w ciemno'),
  lay(argument, names) {
    const [tile = '', where = ''] = argument.split('+')
    return where === 'new' ? `Zacznij Gobelin: ${names.name(tile)}` : `Dołóż ${named(tile, names)} do Gobelinu ${where.slice(where.indexOf('-') + 1)}`
  },
  'put-under': (id, names) => `Odłóż ${named(id, names)} pod stos`,
  connection: (id, names) => `${capital(names.part(id, 1))}, na lewo od ${genitive(names.name(id))}`,
  'keep-army': (id, names) => `Zatrzymaj ${named(id, names)}`,
  produce: (id, names) => `Użyj ${genitive(names.name(id))}: ${names.effect(id)}`,
  renew: (id, names) => `Odkryj ${named(id, names)}`,
  option: (n) => `${['Pierwsza', 'Druga', 'Trzecia', 'Czwarta'][Number(n)] ?? 'Ostatnia'} z nagród`,
  nomad: (id, names) => `Weź ${named(id, names)}`,
  // the High Priest
  'move-to': (id, names) => `Do ${genitive(names.name(id))}`,
  'take-gold': () => 'Weź zamiast tego 1 złoto',
  'take-part': () => 'Tak',
  give: (id, names) => `Odrzuć ${names.name(id)}`,
  'offer-corn': (n) => `Złóż w ofierze ${goodPaid('corn', Number(n))}`,
  casualty: (end) => `Robotnik ${atEnd[end] ?? ''}`,
  'casualty-nomad': (id, names) => names.name(id),
  'play-army': (id, names) => `Zagraj ${named(id, names)}`,
  conquer: (id, names) => `Podbij ${withEffect(id, names)} (${names.cost(id)})`,
  still: (what) => (what === 'flip' ? 'Zakryj 1 Żołnierza' : 'Odrzuć 1 Żołnierza'),
  discard: (id, names) => `Odrzuć ${named(id, names)}`,
  flip: (id, names) => `Zakryj ${named(id, names)}`,
  // the Feast
  'upkeep-gold': (n) => (n === '0' ? 'Bez złota' : goodPaid('gold', Number(n))),
  'play-god': (id, names) => `Zagraj ${withEffect(id, names)}`,
  // any time
  trade: (id, names) => `Odrzuć z ręki ${named(id, names)}; zysk: ${names.effect(id)}`,
  change: (way) => `Wymień ${exchange(way)}`,
  'call-god': () => 'Zapłać 1 ziemniaka za kartę Bogów',
  // set-up
  'start-with': (id, names) => `Weź ${named(id, names)}`,
  keep: (ids, names) => `Zatrzymaj ${ids.split('+').map((id) => withEffect(id, names)).join('; ')}`,
  // chance
  'first-player': (seat, names) => `Zaczyna: ${names.seat(Number(seat))}`,
  orientation: (turns) => (turns === '0' ? 'Płytka Coricanchy leży jak na planszy' : `Płytka Coricanchy obrócona o ${turns} z 5 pól`),
  'draw-worker': drawn,
  'draw-god': drawn,
  'draw-army': drawn,
  'draw-building': drawn,
  'draw-weaving': drawn,
  ...axomammaAnswers,
} as const satisfies Readonly<Record<string, AnswerWords>>
