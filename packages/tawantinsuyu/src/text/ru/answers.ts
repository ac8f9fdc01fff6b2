import { capital, list } from '@tollan/kernel/words/ru'
import type { AnswerWords, Names } from '../catalogue.ts'
import { axomammaAnswers } from './axomamma.ts'
import { inCase } from './cases.ts'
import { exchange, good, goodPaid, packed } from './goods.ts'
import { soldiersSpent } from './phrases.ts'

/** The accusative of a name. */
const whom = (id: string, names: Names): string => inCase(names.name(id), 'acc')
const whomWithEffect = (id: string, names: Names): string => `${whom(id, names)}: ${names.effect(id)}`
const drawn: AnswerWords = (id, names) => `Вытянуто: ${names.name(id)}`

const priceOfEnd: Readonly<Record<string, string>> = { 'potato-end': goodPaid('potato', 1), 'corn-end': goodPaid('corn', 1) }
const fromEnd = (end: string, names: Names): string => `с ${inCase(names.name(end), 'gen')}`

export const sides: Readonly<Record<string, string>> = {
  'move-priest': 'переместить верховного жреца',
  pray: 'молитва (2 карты богов)',
  train: 'обучение (1 из 2 взятых карт армии)',
  recruit: 'наём (1 работник от кочевников)',
}

/** Every verb of an answer key. */
export const answers = {
  // a turn
  'high-priest': (id, names) => `Верховный жрец: ${names.name(id)}`,
  place: (id, names) => `Разместить ${whom(id, names)}`,
  side: (what) => capital(sides[what] ?? what),
  as: (id, names) => `В роли ${inCase(names.name(id), 'gen')}`,
  on: (id, names) => capital(names.name(id)),
  'by-card': (id, names) => `Сыграть ${whomWithEffect(id, names)}`,
  'by-gold': () => 'Заплатить 1 золото вместо карты бога',
  pay: (goods) => `Заплатить ${packed(goods)}`,
  capture: (id, names) => `Забрать работника: ${names.name(id)}`,
  benefits: (when) => (when === 'now' ? 'До заданий' : 'После заданий'),
  'extra-task': () => 'Заплатить 1 картофель за ещё одно задание',
  task: (id, names) => capital(names.name(id)),
  stop: () => 'Закончить: оставшиеся задания пропадут',
  'end-turn': () => 'Завершить ход',
  village: (end, names) => `Купить работника ${fromEnd(end, names)} за ${priceOfEnd[end] ?? goodPaid('food', 1)}`,
  dismiss: (id, names) => `Убрать ${whom(id, names)} из игры`,
  // inside actions
  done: () => 'Достаточно',
  decline: () => 'Отказаться',
  'from-deck': () => 'Взять из колоды богов',
  'from-offer': (id, names) => `Взять ${whomWithEffect(id, names)}`,
  benefit(argument, names) {
    const [card = '', part = ''] = argument.split('+')
    return `${capital(names.part(card, Number(part)))} — ${names.name(card)}`
  },
  steps: (id, names) => `Построить ${whom(id, names)}`,
  statue: (id, names) => `Построить ${whom(id, names)}`,
  erect: (id, names) => `Возвести ${whomWithEffect(id, names)} (стоимость: ${names.cost(id)})`,
  exchange: (id, names) => `Положить ${whom(id, names)} под колоду и заменить здания`,
  swap: (id, names) => `Заменить ${whomWithEffect(id, names)}`,
  buy: (ids, names) => `Купить ${list(ids.split('+').map((id) => whom(id, names)))}`,
  weaving: (where) => (where === 'top' ? 'Открытая ткань' : 'Следующая ткань, не глядя'),
  lay(argument, names) {
    const [tile = '', where = ''] = argument.split('+')
    return where === 'new' ? `Начать гобелен: ${names.name(tile)}` : `Добавить ${whom(tile, names)} в гобелен ${where.replace('tapestry-', '')}`
  },
  'put-under': (id, names) => `Положить ${whom(id, names)} под стопку`,
  connection: (id, names) => `${capital(names.part(id, 1))}: стык слева от ${inCase(names.name(id), 'gen')}`,
  'keep-army': (id, names) => `Оставить ${whom(id, names)}`,
  produce: (id, names) => `Запустить ${whomWithEffect(id, names)}`,
  renew: (id, names) => `Обновить ${whom(id, names)}`,
  option: (n) => `${['Первая', 'Вторая', 'Третья', 'Четвёртая'][Number(n)] ?? 'Последняя'} из наград`,
  nomad: (id, names) => `Взять ${whom(id, names)}`,
  // the High Priest
  'move-to': (id, names) => `В ${names.name(id)}`,
  'take-gold': () => 'Взять вместо этого 1 золото',
  'take-part': () => 'Да',
  give: (id, names) => `Отдать ${whom(id, names)}`,
  'offer-corn': (n) => `Поднести ${goodPaid('corn', Number(n))}`,
  casualty: (end, names) => `Работник ${fromEnd(end, names)}`,
  'casualty-nomad': (id, names) => capital(names.name(id)),
  'play-army': (id, names) => `Сыграть ${whom(id, names)}`,
  conquer: (id, names) => `Завоевать ${names.name(id)}: ${names.effect(id)} (${names.cost(id)})`,
  still: (what) => `${what === 'flip' ? 'Перевернуть' : 'Сбросить'} ${soldiersSpent(1)}`,
  discard: (id, names) => `Сбросить ${whom(id, names)}`,
  flip: (id, names) => `Перевернуть ${whom(id, names)}`,
  // the Feast
  'upkeep-gold': (n) => (n === '0' ? 'Без золота' : good('gold', Number(n))),
  'play-god': (id, names) => `Разыграть ${whomWithEffect(id, names)}`,
  // any time
  trade: (id, names) => `Сбросить с руки ${whomWithEffect(id, names)}`,
  change: (way) => `Обменять ${exchange(way)}`,
  'call-god': () => 'Заплатить 1 картофель за карту бога',
  // set-up
  'start-with': (id, names) => `Взять ${whom(id, names)}`,
  keep: (ids, names) => `Оставить ${ids.split('+').map((id) => whomWithEffect(id, names)).join('; ')}`,
  // chance
  'first-player': (seat, names) => `Начинает: ${names.seat(Number(seat))}`,
  orientation: (turns) => (turns === '0' ? 'Плитка Кориканчи не повёрнута' : `Плитка Кориканчи повёрнута на ${turns} из 5 мест`),
  'draw-worker': drawn,
  'draw-god': drawn,
  'draw-army': drawn,
  'draw-building': drawn,
  'draw-weaving': drawn,
  ...axomammaAnswers,
} as const satisfies Readonly<Record<string, AnswerWords>>
