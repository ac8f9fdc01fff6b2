import type { Translated } from '../../../../i18n/message.ts'
import type { scoring as english } from '../en/scoring.ts'

export const scoring: Translated<typeof english> = {
  'taw.scoring.upkeep': 'Картофель для богов',
  'taw.scoring.owe': 'Карт богов на руке: {cards}, картофель: {potato}, золото: {gold}. Золото может заменить картофель, один к одному.',
  'taw.scoring.lost-each': 'За каждый недостающий картофель теряется {vp} ПО.',
  'taw.scoring.loses': 'потеря: {vp} ПО',
  'taw.scoring.keeps': 'останется золота: {n}',
  'taw.scoring.cards': 'До {n} карт, одна за другой; статуя не нужна.',
  'taw.scoring.then': 'Затем',
  'taw.scoring.village': 'работников в деревне снова: {n}',
  'taw.scoring.draw': 'карты богов, сначала у кого меньше ПО:',
  'taw.scoring.market': 'новый рынок',
  'taw.scoring.last': 'Это последний праздник: дальше итоговый подсчёт.',
  'taw.verdict.won': 'Победа: {vp} ПО — не меньше {need} и больше, чем {hers} у Аксомаммы.',
  'taw.verdict.few': 'Поражение, хотя у Аксомаммы только {hers} ПО: у вас {vp}, до {need} не хватает {missing}.',
  'taw.verdict.behind': 'Поражение: {vp} ПО достаточно, но у Аксомаммы {hers}.',
  'taw.verdict.both': 'Поражение: у вас {vp} ПО, до {need} не хватает {missing}, а у Аксомаммы {hers}.',
}
