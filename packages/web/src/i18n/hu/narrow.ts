import type { narrow as english } from '../en/narrow.ts'
import type { Translated } from '../message.ts'

export const narrow: Translated<typeof english> = {
  'narrow.menu': 'Menü',
  'narrow.raise': { one: 'Minden válasz ({n})', other: 'Minden válasz ({n})' },
  'narrow.lower': 'Az asztal mutatása',
  'narrow.final': 'Nem vonható vissza',
  'tab.players': 'Játékosok',
}
