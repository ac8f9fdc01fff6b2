import { amountOf } from '@tollan/kernel'
import { goodNames } from '../../answers.ts'
import { numbers } from '../../content/index.ts'
import type { ReasonWords } from '../catalogue.ts'
import { amounts, goodPaid, lackOf } from './goods.ts'
import { reasonsElsewhere } from './reasons-elsewhere.ts'

/** Packed amounts as the engine counts them: the goods in order, then food. */
const price = (packed: number): string => amounts(Object.fromEntries([...goodNames, 'food'].map((what, kind) => [what, amountOf(packed, kind)])))

/** With the price behind it, or the bare sentence when the reason carries none. */
const priced =
  (sentence: string): ReasonWords =>
  (need) =>
    need === 0 ? sentence : `${sentence}: стоимость ${price(need)}`

/** "не хватает кукурузы (нужно 3, у вас 1)"; gold may stand in, so the purse can hold less than the price. */
const needs =
  (what: string, unit: string): ReasonWords =>
  (need, have) =>
    `${what}: не хватает ${lackOf(unit)}${need === 0 ? '' : ` (нужно ${need}, у вас ${have})`}`

/** Every reason of the engine's book. */
export const reasons = {
  allowed: 'Это разрешено',
  // general
  'not-your-turn': 'Сейчас не ваш ход',
  'game-over': 'Игра окончена',
  'not-asked-now': 'Сейчас решается не это',
  'not-in-this-game': 'Этого компонента нет в этой партии',
  hidden: 'Этот компонент лежит скрытым',
  // placing a worker
  'no-such-worker': 'У вас нет работника этого цвета',
  'no-space-payable': 'Нет пустого места, которое вы могли бы оплатить для этого работника',
  'choose-worker-first': 'Сначала выберите, кого вы размещаете',
  'space-taken': 'Там уже стоит работник',
  'needs-god-card-or-gold': 'У вас нет ни карты этого бога, ни золота',
  'needs-food': needs('Это место', 'food'),
  'card-of-another-god': 'Это место другого бога',
  'needs-gold': 'У вас нет золота',
  'not-in-hand': 'Этой карты бога нет у вас на руке',
  'not-that-role': 'Этого работника нельзя разместить в такой роли',
  'warriors-are-not-captured': 'Воина забрать нельзя',
  'nobody-there': 'Там никого нет',
  'extra-task-needs-potato': needs('Ещё одно задание', 'potato'),
  // tasks
  'icon-not-next-to-worker': 'Этот символ не рядом с вашим работником',
  'icon-used': 'Это задание вы уже выполнили; сначала остальные',
  'steps-need-stone': needs('Лестница', 'stone'),
  'no-step-marker': 'Все ваши лестницы построены',
  'steps-taken': 'Лестница там уже построена',
  'upper-steps-first': 'Сначала нужна верхняя лестница этого сектора',
  'statue-cost': priced('Вы не можете оплатить эту статую'),
  'large-statue-cost': priced('Вы не можете оплатить эту большую статую'),
  'statue-gone': 'Такой статуи не осталось',
  'statue-of-other-size': 'Здесь даётся только малая статуя',
  'building-cost': priced('Вы не можете оплатить это здание'),
  'not-on-market': 'Этого здания нет на рынке',
  'exchange-once': 'Для этого возведения вы уже заменяли здания',
  'market-empty': 'Рынок пуст',
  'no-building-possible': 'Нет здания, которое вы могли бы оплатить, ни на рынке, ни после замены',
  'no-statue-possible': 'Нет статуи, которую вы могли бы построить',
  'no-weaving-left': 'Тканей не осталось',
  'no-army-card-left': 'Карт армии не осталось',
  'no-face-up-building': 'У вас нет открытого производственного здания',
  'building-face-down': 'Это здание перевёрнуто',
  'building-used': 'Это здание уже производило в этом действии',
  'weaving-needs-corn': needs('Эта покупка', 'corn'),
  'leftover-needs-corn': needs('Оставшаяся ткань', 'corn'),
  'pattern-twice': 'В этом гобелене такой узор уже есть',
  'no-tile-below': 'Под открытой тканью ничего нет',
  'reward-must-be-taken': 'Отказаться можно только от ступени храма за золото; остальные награды берут',
  // cards
  'deck-empty': 'Колода богов пуста',
  'only-from-deck': 'На этом шаге праздника карты богов берут только из колоды',
  'benefit-taken': 'Этот бонус вы уже взяли',
  'no-benefit-now': 'Сейчас ни одного бонуса карты взять нельзя; после заданий, возможно, будет можно',
  'benefit-impossible': 'Сейчас этот бонус ничего не даст',
  // side actions
  'side-actions-differ': 'Два побочных действия должны быть разными',
  'no-god-card-left': 'Карт богов не осталось',
  'no-army-card-to-train': 'Для обучения не осталось карт армии',
  'no-nomad': 'Кочевников нет',
  'priest-moves-one-or-two': 'Верховный жрец идёт на одно или два места по часовой стрелке',
  'no-such-statue': 'Такой статуи у вас нет',
  'one-statue-of-each-size': 'Отдают не больше одной статуи каждого размера',
  'temple-top': 'В храме не осталось столько ступеней',
  'offering-needs-corn': needs('Это подношение', 'corn'),
  'offering-of-others-needs-corn': needs('Подношение в чужой ход', 'corn'),
  'climb-needs-gold': (need) => `Эта ступень стоит ${goodPaid('gold', need || 1)}`,
  'not-face-down': 'Этот компонент не лежит перевёрнутым в вашей зоне',
  'turn-up-used': 'Бесплатное обновление этого действия уже использовано',
  'turn-up-before-or-after': 'Обновляют до или после производства, но не посреди него',
  'turn-up-by-active-player': 'При производстве здание обновляет только тот, чей сейчас ход',
  'renew-needs-food': needs('Ещё одно обновление', 'food'),
  'renew-needs-corn': needs('Каждое обновление', 'corn'),
  'only-buildings': 'Здесь обновляют только здания',
  'village-empty': 'Деревня пуста до праздника',
  'army-card-needs-potato': needs('Ещё одна карта армии', 'potato'),
  'space-conquered': 'Это место уже завоёвано',
  'no-conquest-marker': 'У вас не осталось фишек завоеваний',
  'needs-soldiers': (need, have) =>
    need === 0 ? 'Ваши открытые карты армии не закрывают оба требования' : `Нужно солдат: ${need}, на разных целых картах; открыто: ${have}`,
  'superfluous-soldiers': 'С этой картой какая-то другая стала бы лишней',
  'like-another-card': 'Эта карта армии такая же, как другая, которую можно выбрать',
  'not-face-up': 'Эта карта армии не лежит открытой в вашей зоне',
  // end of turn
  'recruit-needs-food': (need, have) => `Не хватает еды этого края (нужно ${need || 1}, у вас ${have})`,
  // Feast
  'no-more-gold-than-needed': (need) => (need === 0 ? 'Золота не больше, чем не хватает картофеля' : `Не хватает только ${need} картофеля`),
  // free actions
  'army-card-not-in-hand': 'Этой карты армии нет у вас на руке',
  'army-card-in-area': 'Карта армии в вашей зоне ресурса не даёт',
  'needs-z15': 'Для этого нужно здание Z15',
  'change-needs-goods': (need, have) => (need === 0 ? 'Этого у вас слишком мало' : `Для обмена нужно ${need}, у вас ${have}`),
  'needs-z19': 'Для этого нужно здание Z19',
  'call-needs-potato': needs('Карта бога', 'potato'),
  'other-price': priced('Так это не оплатить'),
  'offering-amount': `Подносят ${numbers.offeringCorn.join(', ')} кукурузы`,
  'offering-amount-of-others': (need) => `В чужой ход подносят ${goodPaid('corn', need || numbers.offeringCornOthers)}`,
  'would-block-payment': 'Эти ресурсы нужны для того, что вы сейчас оплачиваете',
  ...reasonsElsewhere,
} as const satisfies Readonly<Record<string, ReasonWords>>
