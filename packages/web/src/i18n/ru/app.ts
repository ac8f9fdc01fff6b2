import type { app as english } from '../en/app.ts'
import type { Translated } from '../message.ts'

export const app: Translated<typeof english> = {
  'app.name': 'Tollan',
  'app.description': 'Сложные настольные игры в браузере с соблюдением всех правил',
  'app.theme.dark': 'Тёмная тема',
  'app.theme.light': 'Светлая тема',
  'app.language': 'Язык',
  'app.loading': 'Загрузка',
  'app.fault': 'Что-то пошло не так: {message}',
  'fault.bad-file': 'Это не файл партии, или он повреждён.',
  'fault.unknown-version': 'Он сыгран по правилам новее здешних. Перезагрузите страницу и откройте его ещё раз.',
  'fault.unknown-game': 'Он относится к игре, которой здесь нет.',
  'fault.unknown-option': 'В его подготовке есть то, чего здесь нет.',
  'fault.illegal-combination': 'Правила не разрешают такое сочетание.',
  'fault.other-course': 'Один из ответов в файле по этим правилам невозможен.',
  'fault.unexpected': 'Перезагрузите страницу; ваши партии сохранены.',
  'app.home': 'Главная',
  'app.close': 'Закрыть',
}
