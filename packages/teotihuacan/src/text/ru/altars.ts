// Words of the altars and their shamans.
import { capital, count } from '@tollan/kernel/words/ru'
import type { AnswerWords, EventWords, ReasonWords } from '../catalogue.ts'
import { atPlace, inCase, toPlace } from './cases.ts'

const between = (first: number, second: number): string => `жертвенник между местами ${first} и ${second}`
const space = (first: number, second: number, to: number): string => `ячейка между местами ${first} и ${second} со стороны места ${to}`

/** Altars, where they lie and their spaces. */
export const altarSpaces: Readonly<Record<string, string>> = {
  'altar-trade': 'жертвенник «большое открытие или 4 обсидиана за 2 какао»',
  'altar-unlock': 'жертвенник «большое открытие или возврат молящихся работников»',
  'altar-back': 'жертвенник «перемещения назад или большое открытие»',
  'altar-gift': 'жертвенник «2 обсидиана или большое открытие»',
  'altar-1-2': between(1, 2),
  'altar-8-1': between(8, 1),
  'altar-5-6': between(5, 6),
  'altar-4-5': between(4, 5),
  'altar-1-2-to-2': space(1, 2, 2),
  'altar-1-2-to-1': space(1, 2, 1),
  'altar-8-1-to-1': space(8, 1, 1),
  'altar-8-1-to-8': space(8, 1, 8),
  'altar-5-6-to-6': space(5, 6, 6),
  'altar-5-6-to-5': space(5, 6, 5),
  'altar-4-5-to-5': space(4, 5, 5),
  'altar-4-5-to-4': space(4, 5, 4),
}

export const altarEvents = {
  'altar-dealt': (of) => `${capital(of.name('place'))}: ${of.name('altar')}`,
  'altar-tile': (of) => `${capital(of.names.tile(of.text('tile')))} лежит ${atPlace(of.name('place'))}`,
  'altar-tile-discarded': (of) => `${of.who} сбрасывает ${of.names.tile(of.text('tile'))} (${of.name('place')})`,
  'shaman-placed': (of) => `${of.who}: шаман становится ${toPlace(of.name('space'))}`,
  'shaman-helps': (of) => `${of.who}: шаман считается работником ${atPlace(of.name('board'))}`,
  'shaman-lies': (of) => `${of.who}: шаман ложится`,
  'shaman-stands': (of) => `${of.who}: шаман встаёт`,
  'power-lowered': (of) => `${of.who} уменьшает силу ${inCase(of.name('worker'), 'gen')} до ${of.number('power')}`,
} as const satisfies Readonly<Record<string, EventWords>>

export const altarQuestions = {
  'draw-altar': 'Какой жертвенник следующий?',
  'place-shaman': 'На какой ячейке жертвенника начинает ваш шаман?',
  'pushed-shaman': 'Вашего шамана вытеснили: на какую ячейку следующего жертвенника он переходит?',
  'shaman-march': 'На какую ячейку следующего жертвенника переходит ваш шаман?',
  'altar-tile': 'Какой жетон большого открытия с жертвенника вы берёте?',
  'altar-price': 'Платите за бонус жертвенника?',
  'lower-power': 'Какой работник теряет силу?',
} as const satisfies Readonly<Record<string, string>>

export const altarAnswers = {
  shaman: (id, names) => `Активировать шамана: ${names.name(id)}`,
  'shaman-to': (id, names) => `Шаман ${toPlace(names.name(id))}`,
  'draw-altar': (id, names) => `Вытянуто: ${names.name(id)}`,
  'lower-power': (id, names) => `Уменьшить силу ${inCase(names.name(id), 'gen')}`,
} as const satisfies Readonly<Record<string, AnswerWords>>

export const altarReasons = {
  'shaman-goes-to-the-next-altar': 'Шаман переходит на следующий жертвенник против часовой стрелки',
  'active-shaman-is-not-pushed': 'Шамана игрока, который сейчас ходит, вытеснить нельзя',
  'altar-space-taken': 'Там уже начинает другой шаман',
  'shaman-not-after-paid-unlock': 'Вы заплатили за возврат работников, поэтому это обычный ход',
  'shaman-instead-of-a-turn': 'Шаман активируется вместо обычного хода или бесплатного возврата работников',
  'altar-price-cocoa': (need, have) =>
    need === 0 ? 'Для этого бонуса у вас не хватает какао' : `Для этого бонуса нужно ${need} какао, у вас ${have}`,
  'worker-too-weak-to-lower': (need, have) =>
    need === 0 ? 'Этому работнику нечего терять' : `Терять силу может работник с силой не меньше ${need}, у этого ${have}`,
  'no-worker-to-lower': 'У вас нет свободного работника, который мог бы потерять силу',
} as const satisfies Readonly<Record<string, ReasonWords>>

/** Effects that name a procedure. */
export const altarEffects: Readonly<Record<string, (n: number) => string>> = {
  'shaman-march': (n) => `переместить шамана на следующий жертвенник и получить ${count(n, 'золото', 'золота', 'золота')}`,
  'raise-shaman': (n) => `поставить шамана стоя и получить ${n} какао`,
}
