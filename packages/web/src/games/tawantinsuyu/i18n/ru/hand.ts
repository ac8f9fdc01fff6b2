import type { Translated } from '../../../../i18n/message.ts'
import type { hand as english } from '../en/hand.ts'

export const hand: Translated<typeof english> = {
  'taw.order': 'Порядок карт на руке',
  'taw.order.drawn': 'как взяты',
  'taw.order.god': 'по богам',
  'taw.order.opens': 'по открытым полям',
  'taw.opens': { one: 'открывает сейчас {n} поле', few: 'открывает сейчас {n} поля', many: 'открывает сейчас {n} полей', other: 'открывает сейчас {n} поля' },
  'taw.hand': 'Рука',
  'taw.whole-hill': 'Весь холм',
  'taw.section-way': 'переход: {n} еды',
  'taw.section-legal': { one: '{n} на выбор', few: '{n} на выбор', many: '{n} на выбор', other: '{n} на выбор' },
  'taw.place-here': 'Разместить здесь',
  'taw.up-down': 'открытых {up}, закрытых {down}',
  'taw.lay-hint': 'Перетащите или выберите место стрелками и нажмите Enter',
  'taw.lay-touch': 'Перетащите или коснитесь места',
  'taw.joins': 'стык совпал: торговец за него платит',
  'taw.no-joint': 'стык не совпадает',
  'taw.both-ends': 'пока стыковать не с чем',
  'taw.tiles': { one: '{n} ткань', few: '{n} ткани', many: '{n} тканей', other: '{n} ткани' },
  'taw.still-fits': 'ещё подойдут',
  'taw.by-length': 'В конце игры, по длине',
  'taw.merchant-pays': 'Торговец тогда заплатит',
  'taw.merchant-pays-nothing': 'пока ничего',
}
