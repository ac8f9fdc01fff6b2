import type { app as english } from '../en/app.ts'
import type { Translated } from '../message.ts'

export const app: Translated<typeof english> = {
  'app.name': 'Tollan',
  'app.theme.dark': 'Тёмная тема',
  'app.theme.light': 'Светлая тема',
  'app.language': 'Язык',
  'app.loading': 'Загрузка',
  'app.fault': 'Что-то пошло не так: {message}',
  'app.home': 'Главная',
  'app.close': 'Закрыть',
}
