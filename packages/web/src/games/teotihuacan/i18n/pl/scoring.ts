import type { Translated } from '../../../../i18n/message.ts'
import type { scoring as english } from '../en/scoring.ts'

export const scoring: Translated<typeof english> = {
  'scoring.sun': 'Po podliczeniu słońce wraca na początek',
  'scoring.sun-back': 'Słońce wróciło na 0, ciemny krążek stoi na {dark}',
  'scoring.pay': 'Opłać swoich robotników',
  'scoring.owe': 'Do zapłaty: {owed}, masz: {held}.',
  'scoring.lost-each': '{vp} PZ straty za każde niezapłacone kakao.',
  'scoring.pays': 'płacę {paid}',
  'scoring.nothing': 'nie płacę',
  'scoring.keeps': 'zostaje {kept}',
  'scoring.loses': 'strata: {lost} PZ',
  'scoring.last': 'Ostatnie Zaćmienie: potem punktacja końcowa',
}
