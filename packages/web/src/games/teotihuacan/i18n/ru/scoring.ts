import type { Translated } from '../../../../i18n/message.ts'
import type { scoring as english } from '../en/scoring.ts'

export const scoring: Translated<typeof english> = {
  'scoring.sun': 'После подсчёта солнце вернётся',
  'scoring.sun-back': 'Солнце вернулось на 0, тёмный диск стоит на {dark}',
  'scoring.pay': 'Выплата вашим работникам',
  'scoring.owe': 'Надо заплатить: {owed}, есть: {held}.',
  'scoring.lost-each': '{vp} ПО теряется за каждое невыплаченное какао.',
  'scoring.pays': 'плачу {paid}',
  'scoring.nothing': 'не плачу',
  'scoring.keeps': 'останется {kept}',
  'scoring.loses': 'потеря: {lost} ПО',
  'scoring.last': 'Последнее затмение: далее итоговый подсчёт',
}
