import type { Translated } from '../../../../i18n/message.ts'
import type { scoring as english } from '../en/scoring.ts'

export const scoring: Translated<typeof english> = {
  'scoring.sun': 'A pontozás után a nap visszatér',
  'scoring.sun-back': 'A nap visszatért a 0-ra, a sötét korong helye: {dark}',
  'scoring.pay': 'Fizesd ki a munkásaidat',
  'scoring.owe': 'Tartozás: {owed}, készlet: {held}.',
  'scoring.lost-each': '{vp} GYP veszteség minden ki nem fizetett kakaóért.',
  'scoring.pays': 'fizetek: {paid}',
  'scoring.nothing': 'nem fizetek',
  'scoring.keeps': 'marad {kept}',
  'scoring.loses': 'veszteség: {lost} GYP',
  'scoring.last': 'Az utolsó napfogyatkozás: a végső pontozás következik',
}
