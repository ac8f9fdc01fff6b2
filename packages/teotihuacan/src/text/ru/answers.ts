import { capital, list } from '@tollan/kernel/words/ru'
import type { AnswerWords, Names } from '../catalogue.ts'
import { good } from './glossary.ts'
import { atPlace, inCase, toPlace } from './cases.ts'
import { moduleAnswers } from './modules.ts'

const withEffect = (id: string, names: Names): string => {
  const effect = names.effect(id)
  return effect === '' ? names.name(id) : `${names.name(id)}: ${effect}`
}

const priced = (id: string, names: Names): string => (names.cost(id) === '' ? 'бесплатно' : `стоимость: ${names.cost(id)}`)

/** "2-wood+1-gold" */
const goods = (packed: string): string =>
  list(
    packed.split('+').map((part) => {
      const dash = part.indexOf('-')
      return good(part.slice(dash + 1), Number(part.slice(0, dash)))
    }),
  )

const turned = (degrees: string): string => (degrees === '0' ? 'без поворота' : `с поворотом на ${degrees}°`)

/** "поклонение в Лесу", "поклонение на левом жетоне вождя" */
export const worshipAt = (space: string): string =>
  space.startsWith('место поклонения ') ? space.replace('место ', '').replace('поклонения', 'поклонение') : `поклонение ${atPlace(space)}`

const rows: Readonly<Record<string, string>> = { top: 'верхнем', centre: 'среднем', bottom: 'нижнем' }

/** Every verb of an answer key. */
export const answers = {
  // a turn
  move: (id, names) => `Переместить ${inCase(names.name(id), 'acc')}`,
  'free-unlock': () => 'Вернуть всех своих молящихся работников и завершить ход',
  to: (id, names) => capital(toPlace(names.name(id))),
  'collect-cocoa': () => 'Собрать какао',
  worship: (id, names) => capital(worshipAt(names.name(id))),
  'main-action': () => 'Выполнить основное действие',
  'end-turn': () => 'Завершить ход',
  use: (id, names) => `Использовать ${names.tile(id)}`,
  unlock: () => 'Заплатить 3 какао и вернуть всех своих молящихся работников',
  // inside actions
  'pay-fee': () => 'Заплатить какао',
  'ignore-cocoa': (id, names) => `Не платить: использовать ${names.tile(id)}`,
  'worship-for': (what) =>
    ({ effect: 'Свойство места поклонения', tile: 'Жетон открытия', both: 'И то и другое (+1 какао)' })[what] ?? what,
  first: (what) => ({ effect: 'Сначала свойство', tile: 'Сначала жетон открытия' })[what] ?? what,
  take: (id, names) => `Взять ${names.tile(id)} (${priced(id, names)})`,
  decline: () => 'Ничего не брать',
  'printed-reward': () => 'Взять указанную награду',
  temple: (id, names) => `Продвинуться на ступень: ${names.name(id)}`,
  gain: (packed) => `Получить ${goods(packed)}`,
  pay: (packed) => `Отдать ${goods(packed)}`,
  develop: (id, names) => `Освоить ${inCase(withEffect(id, names), 'acc')}`,
  row: (row) => `Построить в ${rows[row] ?? row} ряду`,
  'decorate-with': (id, names) => `Выложить ${names.name(id)}`,
  'decorate-at': (id, names) => `Место: ${names.name(id)}`,
  'build-with': (id, names) => `Построить ${inCase(names.name(id), 'acc')}`,
  'build-at': (id, names) => `Место: ${names.name(id)}`,
  turned: (degrees) => capital(turned(degrees)),
  discount: (what) => (what === 'none' ? 'Без скидки на эту плитку' : `Сэкономить ${good(what, 1)}`),
  done: () => 'Достаточно',
  'power-up': (id, names) => `Увеличить силу ${inCase(names.name(id), 'gen')}`,
  along: (id, names) => `Вместе идёт ${names.name(id)}`,
  reward: (id, names) => `${capital(names.effect(id))}${names.cost(id) === '' ? '' : ` (${priced(id, names)})`}`,
  again: () => 'Да: заплатить и получить',
  part: (n) => `Следующая часть: ${Number(n) + 1}`,
  salary: (n) => (n === '0' ? 'Не платить какао' : `Заплатить ${n} какао`),
  // set-up
  keep: (pair, names) => `Оставить ${pair.split('+').map((id) => withEffect(id, names)).join('; ')}`,
  draft: (id, names) => `Взять ${withEffect(id, names)}`,
  'place-on': (id, names) => `Поставить ${toPlace(names.name(id))}`,
  // chance
  'first-player': (seat, names) => `Первый игрок: ${names.seat(Number(seat))}`,
  'deal-board': (id, names) => `Выложен планшет: ${names.name(id)}`,
  'draw-royal': (id, names) => `Вытянуто: ${withEffect(id, names)}`,
  'draw-technology': (id, names) => `Вытянуто: ${withEffect(id, names)}`,
  'draw-temple-bonus': (id, names) => `Вытянуто: бонус храма «${names.name(id)}»`,
  'draw-decoration': (id, names) => `Вытянуто: ${names.name(id)}`,
  'draw-pyramid-tile': (id, names) => `Вытянуто: ${names.name(id)}`,
  'turn-pyramid-tile': (degrees) => `Плитка пирамиды лежит ${turned(degrees)}`,
  'draw-discovery': (id, names) => `Вытянуто: ${names.tile(id)}`,
  'draw-starting-tile': (id, names) => `Вытянуто: ${names.name(id)}`,
  'draw-bot-tile': (id, names) => `Вытянуто: жетон действия Теотибота «${names.name(id)}»`,
  direction: (side) => `Жетон направления: стрелка вверх и ${side === 'left' ? 'влево' : 'вправо'}`,
  roll: (die) => `На кубике выпало ${die}`,
  ...moduleAnswers,
} as const satisfies Readonly<Record<string, AnswerWords>>
