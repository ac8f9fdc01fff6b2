import type { home as english } from '../en/home.ts'
import type { Translated } from '../message.ts'

export const home: Translated<typeof english> = {
  'home.games': 'Twoje gry',
  'home.none': 'Nie ma jeszcze żadnej gry. Zacznij: bez instalacji i bez konta.',
  'home.continue': 'Kontynuuj',
  'home.review': 'Obejrzyj',
  'home.delete': 'Usuń',
  'home.open': 'Otwórz plik gry',
  'home.finished': 'zakończona',
  'home.new': 'Nowa gra',
  'new.players': 'Kto gra',
  'new.solo': 'Solo',
  'new.solo.what': 'przeciwko automie',
  'new.hotseat': { one: '{n} gracz', few: '{n} graczy', many: '{n} graczy', other: '{n} gracza' },
  'new.hotseat.what': 'przy jednym ekranie',
  'new.start': 'Zacznij',
  'title.solo': '{game}, solo',
  'title.players': { one: '{game}, {n} gracz', few: '{game}, {n} graczy', many: '{game}, {n} graczy', other: '{game}, {n} gracza' },
}
