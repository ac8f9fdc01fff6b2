import type { Message } from '../../../../i18n/message.ts'

export const scoring = {
  'scoring.sun': 'When all is counted the sun returns',
  'scoring.sun-back': 'The sun is back at 0, the dark disc stands on {dark}',
  'scoring.pay': 'Pay your workers',
  'scoring.owe': 'Owed: {owed}, held: {held}.',
  'scoring.lost-each': '{vp} VP lost for each cocoa not paid.',
  'scoring.pays': 'pay {paid}',
  'scoring.nothing': 'pay nothing',
  'scoring.keeps': 'keep {kept}',
  'scoring.loses': '{lost} VP lost',
  'scoring.last': 'The last eclipse: final scoring follows',
} as const satisfies Readonly<Record<string, Message>>
