import type { asked as english } from '../en/asked.ts'
import type { Translated } from '../message.ts'

export const asked: Translated<typeof english> = {
  'asked.turn': 'Tura: {name}',
  'asked.you': '{name}, pytanie do ciebie. Trwa tura: {owner}',
  'asked.pass': 'Pas w tej turze',
  'asked.passes': 'pas w tej turze: {question}',
  'asked.again': 'Pytaj znowu',
  'asked.round': 'Kolejność pytań',
  'asked.joined': 'udział',
  'asked.passed': 'pas',
  'asked.asked': 'ty',
  'asked.waits': 'czeka',
}
