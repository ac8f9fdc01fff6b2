import type { narrow as english } from '../en/narrow.ts'
import type { Translated } from '../message.ts'

export const narrow: Translated<typeof english> = {
  'narrow.menu': 'Меню',
  'narrow.raise': { one: 'Показать {n} ответ', few: 'Показать все {n} ответа', many: 'Показать все {n} ответов', other: 'Показать все {n} ответа' },
  'narrow.lower': 'Показать стол',
  'narrow.final': 'Нельзя отменить',
  'tab.players': 'Игроки',
}
