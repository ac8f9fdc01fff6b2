import type { table as english } from '../en/table.ts'
import type { Translated } from '../message.ts'

export const table: Translated<typeof english> = {
  'table.answers': 'Что вы можете сделать',
  'table.undo': 'Отменить',
  'table.redo': 'Повторить',
  'table.restart': 'Начать ход заново',
  'table.closed': 'Открылось что-то новое: отменить нельзя',
  'table.ending': 'Ход завершается…',
  'table.over': 'Партия окончена',
  'table.won': 'Победа: {name}',
  'table.log': 'Журнал',
  'table.export': 'Сохранить файл партии',
  'table.waiting': 'Подождите',
  'table.points': { one: '{n} очко', few: '{n} очка', many: '{n} очков', other: '{n} очка' },
  'table.nobody': 'Подготовка',
  'table.zone': 'Стол',
  'tab.board': 'Поле',
  'tab.tracks': 'Шкалы',
  'tab.me': 'Я',
  'icon.or': 'или',
  'icon.none': 'ничего',
}
