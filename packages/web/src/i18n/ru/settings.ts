import type { settings as english } from '../en/settings.ts'
import type { Translated } from '../message.ts'

export const settings: Translated<typeof english> = {
  'settings.title': 'Настройки',
  'settings.theme': 'Тема',
  'settings.theme.system': 'Как в системе',
  'settings.theme.dark': 'Тёмная',
  'settings.theme.light': 'Светлая',
  'settings.text-size': 'Размер текста',
  'settings.motion': 'Анимация',
  'settings.motion.off': 'Выкл.',
  'settings.automa': 'Ходы бота',
  'settings.automa.step': 'По шагам',
  'settings.automa.at-once': 'Сразу',
  'settings.confirm': 'Подтверждать конец хода',
  'settings.confirm.always': 'Всегда',
  'settings.confirm.irreversible': 'После шагов, которые нельзя отменить',
  'settings.confirm.never': 'Никогда',
  'settings.hand-over': 'Закрывать экран при передаче',
  'settings.hand-over.always': 'Всегда',
  'settings.hand-over.secrets': 'Когда есть тайны',
  'settings.hand-over.never': 'Никогда',
  'settings.forced': 'Не спрашивать, если ответ один',
  'settings.forced.what': 'Вопрос с одним ответом не задаётся.',
  'settings.initials': 'Инициалы рядом с символами',
  'settings.initials.what': 'Буква на каждом гербе, вместе с символом и цветом.',
  'settings.kept': 'Хранится на этом устройстве.',
}
