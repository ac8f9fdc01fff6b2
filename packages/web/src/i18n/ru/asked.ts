import type { asked as english } from '../en/asked.ts'
import type { Translated } from '../message.ts'

export const asked: Translated<typeof english> = {
  'asked.turn': 'Ход: {name}',
  'asked.you': '{name}, вопрос к вам. Сейчас ход: {owner}',
  'asked.pass': 'Пас на этот ход',
  'asked.passes': 'пас на этот ход: {question}',
  'asked.again': 'Спрашивать снова',
  'asked.round': 'Порядок вопросов',
  'asked.joined': 'участие',
  'asked.passed': 'пас',
  'asked.asked': 'вы',
  'asked.waits': 'ждёт',
}
