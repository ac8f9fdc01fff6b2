import type { Translated } from '../message.ts'
import type { story as english } from '../en/story.ts'

export const story: Translated<typeof english> = {
  'story.margin': 'Отрыв',
  'story.tie': 'Ничья',
  'story.tie-broken': 'Очков поровну; решило правило ничьей.',
  'story.ahead': 'впереди, второе место: {name}',
  'story.lead': 'Лидерство до конца с хода {turn}.',
  'story.decided': 'Что решило исход',
  'story.despite': 'несмотря на: {source}',
  'story.best': 'Лучшие ходы',
  'story.turn': 'Ход {turn}',
  'story.look': 'Посмотреть этот ход',
  'story.curve': 'Очки по ходу игры',
  'story.over-time': 'Откуда пришли очки',
  'story.sources': 'Очки по источникам по ходу игры: {name}',
  'story.whose': 'Чьи очки',
  'story.history': 'Партии на этом устройстве',
  'story.history.played': { one: '{n} партия', few: '{n} партии', many: '{n} партий', other: '{n} партии' },
  'story.history.won': 'побед: {won}',
  'story.history.best': 'лучший результат: {points}',
  'story.history.average': 'в среднем: {points}',
  'story.history.chart': 'Очки ваших партий, последняя в конце; победы выделены',
  'story.history.wins': { one: '{n} победа', few: '{n} победы', many: '{n} побед', other: '{n} победы' },
  'story.again': 'Ещё раз',
  'story.harder': 'Ещё раз, труднее',
}
