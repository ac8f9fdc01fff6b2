import type { log as english } from '../en/log.ts'
import type { Translated } from '../../../../i18n/message.ts'

export const log: Translated<typeof english> = {
  'source.avenue': 'Дорога',
  'source.avenue.hint': 'шаги × ценность зданий',
  'source.lead': 'Первенство на шкале',
  'source.lead.hint': 'тому, кто дальше всех',
  'source.track': 'Шкала пирамиды',
  'source.track.hint': 'шаги × ценность этого затмения',
  'source.masks': 'Наборы масок',
  'source.masks.hint': 'по размеру каждого набора',
  'source.salary': 'Выплата',
  'source.salary.hint': 'потеря за невыплаченное какао',
  'source.bonus': 'Бонусы храмов',
  'source.bonus.hint': 'за достигнутый жетон бонуса храма',
  'source.automa': 'Запасы бота',
  'source.automa.hint': 'что обменивает и сохраняет',
  'source.temples': 'Ступени храмов',
  'source.construction': 'Строительство пирамиды',
  'source.decorations': 'Украшения',
  'source.nobles': 'Знать',
  'source.technologies': 'Технологии',
  'source.discoveries': 'Жетоны открытий',
  'source.ascension': 'Вознесения',
  'source.other': 'Всё остальное',
}
