import type { asked as english } from '../en/asked.ts'
import type { Translated } from '../message.ts'

export const asked: Translated<typeof english> = {
  'asked.turn': 'A soron lévő: {name}',
  'asked.you': '{name}, téged kérdezünk. Soron van: {owner}',
  'asked.pass': 'Passz erre a körre',
  'asked.passes': 'passz erre a körre: {question}',
  'asked.again': 'Kérdezzen újra',
  'asked.round': 'A kérdezés sorrendje',
  'asked.joined': 'részt vett',
  'asked.passed': 'passzolt',
  'asked.asked': 'te',
  'asked.waits': 'vár',
}
