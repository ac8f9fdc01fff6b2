import type { home as english } from '../en/home.ts'
import type { Translated } from '../message.ts'

export const home: Translated<typeof english> = {
  'home.games': 'Ваши партии',
  'home.none': 'Партий пока нет. Начните: без установки и без учётной записи.',
  'home.continue': 'Продолжить',
  'home.review': 'Посмотреть',
  'home.delete': 'Удалить',
  'home.open': 'Открыть файл партии',
  'home.finished': 'завершена',
  'home.new': 'Новая партия',
  'new.players': 'Кто играет',
  'new.solo': 'Соло',
  'new.solo.what': 'против автомы',
  'new.hotseat': { one: '{n} игрок', few: '{n} игрока', many: '{n} игроков', other: '{n} игрока' },
  'new.hotseat.what': 'за одним экраном',
  'new.start': 'Начать',
  'title.solo': '{game}, соло',
  'title.players': { one: '{game}, {n} игрок', few: '{game}, {n} игрока', many: '{game}, {n} игроков', other: '{game}, {n} игрока' },
}
