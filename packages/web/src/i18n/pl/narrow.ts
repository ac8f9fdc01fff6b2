import type { narrow as english } from '../en/narrow.ts'
import type { Translated } from '../message.ts'

export const narrow: Translated<typeof english> = {
  'narrow.menu': 'Menu gry',
  'narrow.raise': { one: 'Pokaż {n} odpowiedź', few: 'Pokaż {n} odpowiedzi', many: 'Pokaż {n} odpowiedzi', other: 'Pokaż {n} odpowiedzi' },
  'narrow.lower': 'Pokaż stół',
  'narrow.final': 'Nie można cofnąć',
  'tab.players': 'Gracze',
}
